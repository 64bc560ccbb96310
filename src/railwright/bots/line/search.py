"""Trying every action in many possible games: the worse half of the actions is dropped again and again."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from railwright.bots.bell import Bell
from railwright.bots.line.appraisal import Policy, cards_to_come
from railwright.bots.line.hidden import deal_hidden
from railwright.bots.line.quick import Desk, play_out
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.compiled import compiled, overwrite
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.marking import block
from railwright.line.rules.scoring import score_seat

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

MOST_SAMPLES = 1 << 20
_CLEAR_LEAD = 8.0  # a lead of so many points counts half of what the greatest would
_SURCHARGE = 3  # what a playout costs, in cards, beside the cards that it lays


class Effort(NamedTuple):
    """How much a decision may cost, in units of work."""

    cards: int
    """Cards to be laid in all playouts together."""
    playouts: int
    """Playouts of one action, at most."""


@compiled
def result(state: Ints, tables: Ints, seat: int, score: Ints) -> float:
    """How good the end of a game is for a seat, from 0 to 1: half is its share of the win (RL-5.3), half its lead."""
    own = score_seat(state, tables, seat, score)
    own_coins = state[block(seat) + at.COINS]
    best, sharing, won = -1_000, 1, True
    for other in range(state[at.PLAYERS]):
        if other == seat:
            continue
        points = score_seat(state, tables, other, score)
        coins = state[block(other) + at.COINS]
        best = max(best, points)
        if points > own or (points == own and coins > own_coins):
            won = False
        elif points == own and coins == own_coins:
            sharing += 1
    lead = own - best
    return 0.5 * (won / sharing) + 0.25 * (1 + lead / (abs(lead) + _CLEAR_LEAD))


@compiled
def _rank(actions: Ints, totals: Floats, count: int) -> None:
    """Put the best actions first."""
    for number in range(1, count):
        action, total = actions[number], totals[number]
        place = number
        while place > 0 and totals[place - 1] < total:
            actions[place], totals[place] = actions[place - 1], totals[place - 1]
            place -= 1
        actions[place], totals[place] = action, total


@compiled
def best_action(observation: Ints, policy: Policy, effort: Effort, seed: int, desk: Desk, bell: Bell) -> int:
    """The action of the deciding seat that does best in games that its observation leaves open.

    When the bell rings no further game is begun; in one at least every action has been tried.
    """
    seat = observation[at.DECIDER]
    actions = np.empty(at.ACTIONS, dtype=np.int64)
    count = legal_actions(observation, policy.tables, actions)
    totals = np.zeros(count)
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    world = np.empty(at.STATE_SIZE, dtype=np.int64)
    trial = np.empty(at.STATE_SIZE, dtype=np.int64)
    cards = np.empty(at.CARDS, dtype=np.int64)
    score = np.empty(at.SCORE_SIZE, dtype=np.int64)
    playouts = effort.cards // (cards_to_come(observation) + _SURCHARGE)
    stages = 1
    while 1 << stages < count:
        stages += 1
    sample = 0
    while count > 1:
        for _ in range(max(1, min(playouts // count, effort.playouts) // stages)):
            if sample and bell[0]:
                break
            seed_stream(stream, seed * MOST_SAMPLES + sample)
            sample += 1
            deal_hidden(observation, seat, stream, cards, world)
            first_word, second_word = stream[0], stream[1]
            for number in range(count):
                overwrite(trial, world)
                apply(trial, policy.tables, desk.log, actions[number])
                stream[0], stream[1] = first_word, second_word  # the same luck for every action
                play_out(trial, policy, stream, desk)
                totals[number] += result(trial, policy.tables, seat, score)
        _rank(actions, totals, count)
        count = (count + 1) // 2
    return int(actions[0])
