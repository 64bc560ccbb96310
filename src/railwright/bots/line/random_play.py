"""Random play of Rail Line: a bot for one seat, and whole games compiled, for benchmarks, proofs and baselines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.lots import seed_for
from railwright.bots.stream import STREAM_WORDS, below, seed_stream, shuffle
from railwright.core.chance import SeededChance, pick
from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply, set_up
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.scoring import score_seat
from railwright.line.view import View

Ints = NDArray[np.int64]


class RandomBot:
    """Chooses evenly among all legal actions."""

    def act(self, view: View, *, seed: int) -> int:
        """One of the legal actions."""
        return pick(SeededChance(seed_for(view, seed)), view.legal_actions())


@compiled
def deal(stream: Ints, state: Ints, players: int) -> None:
    """A freshly shuffled table."""
    a_order = np.arange(at.A_CARDS)
    b_order = np.arange(at.A_CARDS, at.CARDS)
    start = below(stream, players)
    shuffle(stream, a_order, len(a_order))
    shuffle(stream, b_order, len(b_order))
    set_up(state, players, start, a_order, b_order)


@compiled
def random_games(tables: Ints, players: int, games: int, seed: int, totals: Ints) -> int:
    """Play games of uniformly random decisions, write each seat's total; the number of decisions made."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
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
