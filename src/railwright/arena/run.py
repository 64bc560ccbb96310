"""A contest from its first game to the results, with what was done before and what can still be kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from railwright.arena.contest import Contest, Task
from railwright.arena.results import GameResult, resume, start

Crew = Callable[[Contest, Iterable[Task]], Iterator[GameResult]]
"""Whoever plays: this process, processes beside it, a cluster."""
Watcher = Callable[[Iterable[GameResult], list[GameResult], int], Iterator[GameResult]]
"""Whoever looks on: given the games to come, those of earlier runs and the number of all."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The games of this contest that are played, how many of them in this run, and whether these are all."""

    results: list[GameResult]
    new: int
    complete: bool


def run_contest(contest: Contest, path: Path, crew: Crew, watch: Watcher, *, resuming: bool) -> Outcome:
    """Play what is not played yet; Ctrl-C ends the run early and keeps what is done."""
    if resuming:
        file, earlier = resume(path, contest.terms)
    else:
        file, earlier = start(path, contest.terms), []
    played = {game.key: game for game in earlier}
    tasks = list(contest.tasks())
    missing = [task for task in tasks if contest.key(task) not in played]
    done = [played[key] for task in tasks if (key := contest.key(task)) in played]
    new: list[GameResult] = []
    with file:
        try:
            for result in watch(crew(contest, missing), done, len(tasks)) if missing else ():
                file.add(result)
                new.append(result)
        except KeyboardInterrupt:
            return Outcome([*done, *new], len(new), complete=False)
    return Outcome([*done, *new], len(new), complete=True)
