"""Plays the games of a contest one by one; what every worker does, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from railwright.arena.contest import Contest, Task
from railwright.arena.ink_game import play_ink
from railwright.arena.line_game import play_line
from railwright.arena.results import GameResult
from railwright.bots.readiness import get_ready
from railwright.core.errors import IllegalError, RailwrightError

T = TypeVar("T")
Playing = Callable[[Contest, Task], T]
"""Whatever plays a game of a contest and says what came of it."""


def play(contest: Contest, task: Task) -> GameResult:
    """One game and its result."""
    return told(play_ink if contest.terms.game == "ink" else play_line, contest, task)


def told(playing: Playing[T], contest: Contest, task: Task) -> T:
    """One game; what the rules refuse is told with the place where it happened."""
    try:
        return playing(contest, task)
    except RailwrightError as error:
        raise IllegalError("arena_deal_failed", deal=task.deal + 1, bots=contest.key(task)[1], why=error) from None


def warm_up(contest: Contest) -> None:
    """Play until every bot has played a game, so that all they need is compiled and loaded; nothing is kept."""
    get_ready(contest.terms.game, contest.bots)  # of several workers on a machine, one compiles
    cold = set(range(len(contest.bots)))
    for task in contest.tasks():
        if not cold:
            break
        if cold.intersection(task.seats):
            play(contest, task)
            cold.difference_update(task.seats)
