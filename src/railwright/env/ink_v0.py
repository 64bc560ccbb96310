"""Matches of Railroad Ink for PettingZoo: `env`, `raw_env` and `parallel_env`, with the options of a match.

env = ink_v0.env(edition="challenge", players=3, draft=True, goals=True, reward="win")
"""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo.utils import wrappers

from railwright.env.ink_table import InkTable
from railwright.env.match_env import MatchEnv, ParallelMatchEnv
from railwright.ink.options import Options

NAME = "railwright_ink_v0"
_TERMS = ("reward", "mask_in_observation", "render_mode")


def raw_env(**options: Any) -> MatchEnv:
    """One seat after the other; within a round, each draws until it is done."""
    match, terms = _split(options)
    return MatchEnv(NAME, partial(InkTable, match), **terms)


def env(**options: Any) -> Any:
    """The same, which says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def parallel_env(**options: Any) -> ParallelMatchEnv:
    """All seats draw at the same time, as the rules have it (RI-2.2)."""
    match, terms = _split(options)
    return ParallelMatchEnv(NAME, partial(InkTable, match), **terms)


def _split(options: dict[str, Any]) -> tuple[Options, dict[str, Any]]:
    terms = {name: options.pop(name) for name in _TERMS if name in options}
    return Options(**({"players": 2} | options)), terms
