"""How Rail Line looks in a terminal: the table, numbered choices and the explained score."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from railwright.line.events import count, does, spoken
from railwright.line.match import Match
from railwright.line.picture import table_picture
from railwright.line.rules import layout as at
from railwright.line.score import Score
from railwright.line.view import Phase, View
from railwright.render.line_text import LEGEND, table_text
from railwright.render.terminal import Depth

_SHOWN_EVENTS = 14


class LineScreen:
    """Prints to standard output, with colours where the terminal shows them."""

    def __init__(self, *, colour: bool | None) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without these characters shows question marks
        self.console = Console(highlight=False, markup=False, no_color=True if colour is False else None)
        system = None if self.console.no_color else self.console.color_system
        self.depth: Depth = "plain" if system is None else "true" if system == "truecolor" else "256"

    def say(self, words: str) -> None:
        """A sentence, wrapped at the width of the terminal."""
        self.console.print(Text(words))

    def table(self, view: View, names: Sequence[str], happened: Sequence[str]) -> None:
        """What happened, then the whole table as the person sees it."""
        if happened:
            hidden = len(happened) - _SHOWN_EVENTS
            shown = [f"({hidden} earlier; e tells all)"] * (hidden > 0) + list(happened[-_SHOWN_EVENTS:])
            self.console.print(Text("\n" + " ".join(shown), style="italic"))
        if view.side is None:
            return
        print(table_text(table_picture(view, names, _caption(view, names)), depth=self.depth), end="")
        self.console.print(Text(LEGEND, style="dim"))

    def choices(self, question: str, labels: Sequence[str]) -> None:
        """A numbered list below its question."""
        self.console.print(Text("\n" + question, style="bold"))
        grid = Table.grid(padding=(0, 1))
        for number, label in enumerate(labels, 1):
            grid.add_row(Text(f"{number:>3}", style="bold"), Text(label))
        self.console.print(grid)

    def ask(self) -> str:
        """A line that the person types."""
        return self.console.input("> ", markup=False)

    def final(self, match: Match, names: Sequence[str]) -> None:
        """The score part by part with the boxes it comes from, and the ranking."""
        scores = match.scores()
        table = Table("", *names, title="The score")
        for part in at.PARTS:
            table.add_row(_part_name(part), *(_explained(score, part) for score in scores))
        table.add_section()
        table.add_row("total", *(str(score.total) for score in scores))
        self.console.print(table)
        ranking = match.ranking()
        winners = [names[place.seat] for place in ranking if place.place == 1]
        if len(winners) > 1:
            self.say(f"{' and '.join(winners)} share the victory with {count(ranking[0].points, 'point')}.")
        else:
            rest = ", ".join(f"{place.place}. {names[place.seat]} {place.points}" for place in ranking[1:])
            self.say(f"{does(winners[0], 'win')} with {ranking[0].points} points; {rest}.")
            if len({place.points for place in ranking[:2]}) == 1:
                self.say("Equal points: the coins that are left decide.")


def _caption(view: View, names: Sequence[str]) -> str:
    if view.phase is Phase.OVER:
        return "The game is over."
    if view.phase is Phase.CHOOSE_TRACK:
        return "Tracks are chosen."
    who = names[view.current]
    turn = "Your turn" if who == "You" else f"Turn of {who}"
    asked = f"; in question: {spoken(view.asked)}" if view.asked else ""
    return f"{turn}, {view.cards_laid} of 24 cards lie{asked}. Engines: filled fast, open slow."


def _part_name(part: str) -> str:
    return "wood and sawmill" if part == "wood_sawmill" else spoken(part)


def _explained(score: Score, part: str) -> str:
    several = part in ("wood_sawmill", "coins")
    boxes = ", ".join(f"{spoken(row)} box {box}" if several else f"box {box}" for row, box in score.boxes[part])
    return f"{score.points[part]}" + (f" ({boxes})" if boxes else "")
