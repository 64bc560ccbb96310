"""The first start of Rail Line: compile its kernels with a visible line of progress."""

from __future__ import annotations

import contextlib
import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import railwright.bots.line
import railwright.line.rules
from railwright.bots.line.random_play import random_games
from railwright.core.chance import SeededChance
from railwright.core.progress import Step, compiling, is_compiled
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.score import sheet_score
from railwright.line.tables import tables_of

RULES_TITLE = "Compiling the rules of Rail Line"
BOTS_TITLE = "Compiling the bots of Rail Line"
RULES = Path(railwright.line.rules.__file__).resolve().parent
BOTS = Path(railwright.bots.line.__file__).resolve().parent


@functools.cache
def warm_up(*, bots: bool = True) -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    compiling(RULES_TITLE, RULES, _rules_steps())
    if bots:
        compiling(BOTS_TITLE, BOTS, _bot_steps())


@contextlib.contextmanager
def warming_up_beside() -> Iterator[None]:
    """Compile in a process of its own, on another core, while the body runs; a start that is warm starts none."""
    if is_compiled(RULES_TITLE, RULES) and is_compiled(BOTS_TITLE, BOTS):
        yield
        return
    command = [sys.executable, "-m", __name__]  # our own module, nothing from outside
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):  # noqa: S603
        yield


def _new_match() -> Match:
    match = Match(Options(2), SetUp.drawn(2, SeededChance(0)))
    while match.phase.name != "EXTRA_ACTION" and match.decider is not None:
        match.act(match.decider, match.legal_actions()[0])
    return match


def _rules_steps() -> list[Step]:
    return [
        ("the course of the game", _new_match),
        ("reasons", lambda: _new_match().refusal(0, 0)),
        ("views", lambda: _new_match().view(0).stations_ahead(0)),
        ("scores", lambda: _new_match().scores()),
        ("score sheets", lambda: sheet_score(tables_of(standard_deck(), 1), {}, 0)),
    ]


def _bot_steps() -> list[Step]:
    def casual() -> None:
        match = _new_match()
        seat = match.decider or 0
        railwright.bots.line.bot("casual").act(match.view(seat), seed=0)

    totals = np.zeros((1, 3), dtype=np.int64)
    return [
        ("random play", lambda: random_games(tables_of(standard_deck(), 1), 2, 1, 1, totals)),
        ("the casual bot", casual),
    ]


if __name__ == "__main__":
    warm_up()
