"""The speed of Rail Line on one core: random games with score, and a list of legal actions asked for from Python."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from railwright.bots.line.random_play import random_games
from railwright.cli.line_warm_up import warm_up
from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.tables import tables_of

_ROUNDS = 5
_CALLS = 20
_GAMES = 20 if INTERPRETED else 10_000


def bench() -> dict[str, Any]:
    """`games_per_second` by number of players, and `legal_python_us` for one list of legal actions."""
    warm_up()
    return {
        "games_per_second": {str(players): games_per_second(players) for players in (2, 3)},
        "legal_python_us": legal_python_us(),
    }


def games_per_second(players: int) -> float:
    """Random play to the end with the score of every seat; sheets in turn, the median of several rounds."""
    totals = np.zeros((_GAMES, 3), dtype=np.int64)
    tables = [tables_of(standard_deck(), sheet) for sheet in (1, 2)]
    speeds = []
    for number in range(_ROUNDS):
        begun = time.process_time()
        for sheet_tables in tables:
            random_games(sheet_tables, players, _GAMES // 2, number + 1, totals)
        speeds.append(_GAMES / (time.process_time() - begun))
    return float(np.median(speeds))


def legal_python_us() -> float:
    """Microseconds for `Match.legal_actions`, the median over all decisions of a game."""
    chance = SeededChance(1)
    match = Match(Options(3), SetUp.drawn(3, chance))
    times = []
    while match.decider is not None:
        begun = time.perf_counter()
        for _ in range(_CALLS):
            actions = match.legal_actions()
        times.append((time.perf_counter() - begun) / _CALLS)
        match.act(match.decider, actions[chance.below(len(actions))])
    return 1e6 * float(np.median(times))
