"""Every action of a decision in the same possible games, played to their end: points by part, and who wins."""

from __future__ import annotations

import numpy as np

from railwright.bots.line.appraisal import Policy
from railwright.bots.line.hidden import deal_hidden
from railwright.bots.line.quick import Desk, play_out
from railwright.bots.line.search import Floats, Ints
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.compiled import compiled, overwrite
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.marking import block
from railwright.line.rules.scoring import score_seat


@compiled
def share_of_win(state: Ints, tables: Ints, seat: int, score: Ints) -> float:
    """A seat's share of the win at the end of a game (RL-5.3)."""
    own, coins = score_seat(state, tables, seat, score), state[block(seat) + at.COINS]
    sharing = 1
    for other in range(state[at.PLAYERS]):
        if other == seat:
            continue
        points, theirs = score_seat(state, tables, other, score), state[block(other) + at.COINS]
        if points > own or (points == own and theirs > coins):
            return 0.0
        sharing += points == own and theirs == coins
    return 1.0 / sharing


@compiled
def try_actions(
    observation: Ints, actions: Ints, policy: Policy, seed: int, desk: Desk, parts: Floats, wins: Floats
) -> None:
    """Fill in, by action and game, the parts of the deciding seat's score, the total last, and its share of the win.

    The hidden cards and the luck of a game are the same for every action.
    """
    seat = observation[at.DECIDER]
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    world = np.empty(at.STATE_SIZE, dtype=np.int64)
    trial = np.empty(at.STATE_SIZE, dtype=np.int64)
    cards = np.empty(at.CARDS, dtype=np.int64)
    score = np.empty(at.SCORE_SIZE, dtype=np.int64)
    for game in range(wins.shape[1]):
        seed_stream(stream, seed + game)
        deal_hidden(observation, seat, stream, cards, world)
        first_word, second_word = stream[0], stream[1]
        for number in range(len(actions)):
            overwrite(trial, world)
            apply(trial, policy.tables, desk.log, actions[number])
            stream[0], stream[1] = first_word, second_word
            play_out(trial, policy, stream, desk)
            wins[number, game] = share_of_win(trial, policy.tables, seat, score)
            score_seat(trial, policy.tables, seat, score)
            for part in range(parts.shape[2]):
                parts[number, game, part] = score[at.POINTS + part]
