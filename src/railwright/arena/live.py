"""The progress bar of a running contest, with the means so far."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from railwright.arena.results import GameResult


class Tally:
    """Running means of points, kept with little work."""

    def __init__(self) -> None:
        self._sums: dict[str, tuple[int, float, float]] = {}

    def add(self, game: GameResult) -> None:
        """Count a game in."""
        for seat in game.seats:
            count, total, squares = self._sums.get(seat.bot, (0, 0.0, 0.0))
            self._sums[seat.bot] = (count + 1, total + seat.total, squares + seat.total**2)

    def __str__(self) -> str:
        return "  ".join(self._said(bot, *sums) for bot, sums in sorted(self._sums.items()))

    @staticmethod
    def _said(bot: str, count: int, total: float, squares: float) -> str:
        mean = total / count
        if count < 2:
            return f"{bot} {mean:.2f}"
        variance = max(0.0, (squares - count * mean * mean) / (count - 1))
        return f"{bot} {mean:.2f}±{math.sqrt(variance / count):.2f}"


class GamesBar(Progress):
    """A bar for many games, or whatever is counted; below it the field `news` of its task says how they go."""

    def __init__(self, console: Console, what: str = "Games") -> None:
        super().__init__(
            TextColumn(what),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console,
        )

    def get_renderables(self) -> Iterable[RenderableType]:
        """The bar, and the news on lines of their own, so that neither is cut."""
        yield self.make_tasks_table(self.tasks)
        for task in self.tasks:
            yield Text(task.fields["news"])


def watched(
    console: Console, results: Iterable[GameResult], earlier: Iterable[GameResult], games: int
) -> Iterator[GameResult]:
    """Pass results on and show how far the contest is; `earlier` are those of former runs."""
    tally = Tally()
    done = 0
    for game in earlier:
        tally.add(game)
        done += 1
    with GamesBar(console) as progress:
        bar = progress.add_task("", total=games, completed=done, news=str(tally))
        for result in results:
            tally.add(result)
            progress.update(bar, advance=1, news=str(tally))
            yield result
