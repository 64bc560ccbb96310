"""Rail Line for PettingZoo: `env`, `raw_env` and `parallel_env` for two or three players.

env = line_v0.env(players=3, sheet=2, reward="win")
"""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo.utils import wrappers

from railwright.env.line_table import LineTable
from railwright.env.match_env import MatchEnv, ParallelMatchEnv
from railwright.line.match import Options

NAME = "railwright_line_v0"


def raw_env(players: int = 2, sheet: int = 1, **terms: Any) -> MatchEnv:
    """The seat that has to decide acts."""
    options = Options(players, sheet)
    return MatchEnv(NAME, partial(LineTable, options), **terms)


def env(players: int = 2, sheet: int = 1, **terms: Any) -> Any:
    """The same, which says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(players, sheet, **terms))


def parallel_env(players: int = 2, sheet: int = 1, **terms: Any) -> ParallelMatchEnv:
    """All seats are asked; all but the deciding one wait."""
    options = Options(players, sheet)
    return ParallelMatchEnv(NAME, partial(LineTable, options), **terms)
