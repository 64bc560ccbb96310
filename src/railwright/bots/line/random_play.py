"""Random play of Rail Line: a bot for one seat, and whole games compiled, for benchmarks, proofs and baselines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.chance import Chance, pick
from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply, set_up
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.scoring import score_seat
from railwright.line.view import View

Ints = NDArray[np.int64]
_WORD = 0xFFFFFFFF


class RandomBot:
    """Chooses evenly among all legal actions."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View) -> int:
        """One of the legal actions."""
        return pick(self._chance, view.legal_actions())


@compiled
def below(stream: Ints, limit: int) -> int:
    """The next number from 0 to limit - 1 of a stream (xorshift over 32 bits; never seed it with 0)."""
    word = int(stream[0])
    word ^= word << 13 & _WORD
    word ^= word >> 17
    word ^= word << 5 & _WORD
    stream[0] = word
    return word * limit >> 32


@compiled
def shuffle(stream: Ints, cards: Ints) -> None:
    """Put the cards in random order."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(stream, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@compiled
def deal(stream: Ints, state: Ints, players: int) -> None:
    """A freshly shuffled table."""
    a_order = np.arange(at.A_CARDS)
    b_order = np.arange(at.A_CARDS, at.CARDS)
    start = below(stream, players)
    shuffle(stream, a_order)
    shuffle(stream, b_order)
    set_up(state, players, start, a_order, b_order)


@compiled
def random_games(tables: Ints, players: int, games: int, seed: int, totals: Ints) -> int:
    """Play games of uniformly random decisions, write each seat's total; the number of decisions made."""
    stream = np.zeros(1, dtype=np.int64)
    stream[0] = seed % _WORD + 1
    state = np.zeros(at.STATE_SIZE, dtype=np.int64)
    log = np.zeros((at.LOG_ROWS, 4), dtype=np.int64)
    actions = np.zeros(at.ACTIONS, dtype=np.int64)
    score = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    decisions = 0
    for game in range(games):
        deal(stream, state, players)
        while state[at.PHASE] != at.OVER:
            count = legal_actions(state, tables, actions)
            apply(state, tables, log, actions[below(stream, count)])
            decisions += 1
        for seat in range(players):
            totals[game, seat] = score_seat(state, tables, seat, score)
    return decisions
