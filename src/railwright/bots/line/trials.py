"""Many games of Rail Line between bots: who wins, by track and by seat, with confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.greedy import greedy_action
from railwright.bots.line.random_play import deal
from railwright.bots.stream import STREAM_WORDS, below, seed_stream
from railwright.core.compiled import compiled
from railwright.line.deck import Deck
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.marking import block
from railwright.line.rules.observing import observe
from railwright.line.rules.scoring import score_seat
from railwright.line.tables import tables_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
KINDS = ("random", "casual")


@compiled
def _play(tables: Ints, kinds: Ints, by_lot: bool, stream: Ints, state: Ints) -> None:
    """One game; `kinds` says for each seat whether it is random (0) or casual (1)."""
    log = np.empty((at.LOG_ROWS, 4), dtype=np.int64)
    actions = np.empty(at.ACTIONS, dtype=np.int64)
    observation = np.empty(at.STATE_SIZE, dtype=np.int64)
    deal(stream, state, len(kinds))
    while state[at.PHASE] != at.OVER:
        seat = state[at.DECIDER]
        if kinds[seat] == 0 or (by_lot and state[at.PHASE] <= at.CHOOSE_TRACK):
            count = legal_actions(state, tables, actions)
            action = actions[below(stream, count)]
        else:
            observe(state, seat, observation)
            action = greedy_action(observation, tables, stream)
        apply(state, tables, log, action)


@compiled
def play_many(tables: Ints, kinds: Ints, by_lot: bool, games: int, seed: int, wins: Floats, results: Ints) -> None:
    """Play games; for each seat its share of the win (RL-5.3) and its track, place from the start player, points."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    state = np.zeros(at.STATE_SIZE, dtype=np.int64)
    score = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    players = len(kinds)
    for game in range(games):
        _play(tables, kinds, by_lot, stream, state)
        best, winners = -1_000_000, 0
        for seat in range(players):
            points = score_seat(state, tables, seat, score)
            results[game, seat, 0] = state[block(seat) + at.TRACK]
            results[game, seat, 1] = (seat - state[at.START]) % players
            results[game, seat, 2] = points
            rank = points * 1000 + state[block(seat) + at.COINS]
            if rank > best:
                best, winners = rank, 0
            if rank == best:
                winners += 1
        for seat in range(players):
            rank = results[game, seat, 2] * 1000 + state[block(seat) + at.COINS]
            wins[game, seat] = 1 / winners if rank == best else 0.0


@dataclass(frozen=True, slots=True)
class Rate:
    """A win rate in percent with the half width of its 95% confidence interval."""

    percent: float
    margin: float
    games: int

    @classmethod
    def of(cls, shares: Floats) -> Rate:
        """From the shares of the win in so many games."""
        games = len(shares)
        if games < 2:
            return cls(math.nan, math.nan, games)
        return cls(100 * float(shares.mean()), 196 * float(shares.std(ddof=1)) / math.sqrt(games), games)


@dataclass(frozen=True, slots=True)
class Fairness:
    """Win rates of one kind of game between equal bots."""

    by_track: tuple[Rate, ...]
    by_seat: tuple[Rate, ...]
    mean_points: float

    @property
    def lead(self) -> float:
        """By how many points of win rate the best track is ahead of the worst."""
        rates = [rate.percent for rate in self.by_track]
        return max(rates) - min(rates)


def fairness(deck: Deck, players: int, sheet: int, bot: str, games: int, seed: int = 1) -> Fairness:
    """Let equal bots play; the side and the tracks are drawn by lot, so that only the cards make a difference."""
    kinds = np.full(players, KINDS.index(bot), dtype=np.int64)
    wins = np.zeros((games, players))
    results = np.zeros((games, players, 3), dtype=np.int64)
    play_many(tables_of(deck, sheet), kinds, True, games, seed, wins, results)
    tracks, seats = results[:, :, 0], results[:, :, 1]
    return Fairness(
        tuple(Rate.of(wins[tracks == track]) for track in range(3)),
        tuple(Rate.of(wins[seats == seat]) for seat in range(players)),
        float(results[:, :, 2].mean()),
    )
