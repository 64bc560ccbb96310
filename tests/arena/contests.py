"""Small contests that the tests of the arena share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from railwright.arena.contest import Contest, Task, Terms
from railwright.arena.results import GameResult, SeatResult
from railwright.arena.run import Crew, Outcome, run_contest
from railwright.arena.workers import play_here

ALONE = Contest(Terms(), ("random", "greedy"), deals=4)
RAIL_LINE = Contest(Terms(game="line", players=2), ("random", "casual"), deals=3)


def unwatched(results: Iterable[GameResult], earlier: list[GameResult], games: int) -> Iterator[GameResult]:
    """Nobody looks on."""
    assert len(earlier) <= games
    yield from results


def run_quietly(contest: Contest, path: Path, crew: Crew = play_here, *, resuming: bool = False) -> Outcome:
    """A contest without a progress bar."""
    return run_contest(contest, path, crew, unwatched, resuming=resuming)


def interrupted_after(games: int) -> Crew:
    """A crew that is stopped with Ctrl-C after so many games."""

    def crew(contest: Contest, tasks: Iterable[Task]) -> Iterator[GameResult]:
        for number, result in enumerate(play_here(contest, tasks)):
            if number == games:
                raise KeyboardInterrupt
            yield result

    return crew


def game(deal: int, *seats: tuple[str, int, float]) -> GameResult:
    """A made-up result: for each seat the bot, its points and its share of the win."""
    return GameResult(
        deal,
        "record",
        tuple(SeatResult(bot, total, win, {"exits": total}, {"round": [1000, 3000]}) for bot, total, win in seats),
    )
