"""How Rail Line looks in a terminal: the table, numbered choices and the explained score."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from railwright.cli.terminal.yes_or_no import yes_or_no
from railwright.core.language import Speaker
from railwright.line.match import Match
from railwright.line.picture import table_picture
from railwright.line.rules import layout as at
from railwright.line.saying import about
from railwright.line.score import Score
from railwright.line.view import Phase, View
from railwright.render.line_text import table_text
from railwright.render.picture import plain_text
from railwright.render.terminal import Depth

_SHOWN_EVENTS = 14


class LineScreen:
    """Prints to standard output, with colours where the terminal shows them."""

    def __init__(self, say: Speaker, *, colour: bool | None) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # what cannot be read or shown becomes a question mark
        self.say, self.you = say, say("terminal-you")
        self.console = Console(highlight=False, markup=False, no_color=True if colour is False else None)
        system = None if self.console.no_color else self.console.color_system
        self.depth: Depth = "plain" if system is None else "true" if system == "truecolor" else "256"

    def line(self, words: str) -> None:
        """A sentence, wrapped at the width of the terminal."""
        self.console.print(Text(words))

    def table(self, view: View, names: Sequence[str], happened: Sequence[str]) -> None:
        """What happened, then the whole table as the person sees it."""
        if happened:
            hidden = len(happened) - _SHOWN_EVENTS
            shown = [self.say("terminal-line-earlier", number=hidden)] * (hidden > 0) + list(happened[-_SHOWN_EVENTS:])
            self.console.print(Text("\n" + " ".join(shown), style="italic"))
        if view.side is None:
            return
        picture = table_picture(view, names, self._caption(view, names), say=self.say)
        print(table_text(picture, depth=self.depth), end="")
        legend = [f"{self.say(f'line-short-{symbol}')} {self.say(f'symbol-{symbol}')}" for symbol in at.SYMBOLS]
        self.console.print(Text("  ".join(legend), style="dim"))

    def _caption(self, view: View, names: Sequence[str]) -> str:
        if view.phase is Phase.OVER:
            return self.say("line-log-game_ended")
        if view.phase is Phase.CHOOSE_TRACK:
            return self.say("terminal-line-tracks_are_chosen")
        key = "terminal-line-turn_asked" if view.asked else "terminal-line-turn"
        symbol = self.say(f"symbol-{view.asked}") if view.asked else ""
        return about(key, names[view.current], self.you, self.say, laid=view.cards_laid, symbol=symbol)

    def choices(self, question: str, labels: Sequence[str]) -> None:
        """A numbered list below its question."""
        self.console.print(Text("\n" + question, style="bold"))
        grid = Table.grid(padding=(0, 1))
        for number, label in enumerate(labels, 1):
            grid.add_row(Text(f"{number:>3}", style="bold"), Text(label))
        self.console.print(grid)

    def ask(self, prompt: str = ">") -> str:
        """A line that the person types, without control characters and the space around it."""
        return plain_text(self.console.input(f"{prompt} ", markup=False))

    def agrees(self, question: str) -> bool:
        """A question with yes or no; asked again until the answer is one of them."""
        return yes_or_no(question, self.ask, self.line, self.say)

    def score(self, match: Match, names: Sequence[str]) -> None:
        """The score part by part with the boxes it comes from."""
        scores = match.scores()
        title = self.say("terminal-line-score-final" if match.is_over else "terminal-line-score-so_far")
        table = Table("", *names, title=title)
        for part in at.PARTS:
            table.add_row(self.say(f"symbol-{part}"), *(self._explained(score, part) for score in scores))
        table.add_section()
        table.add_row(self.say("terminal-line-score-total"), *(str(score.total) for score in scores))
        self.console.print(table)

    def final(self, match: Match, names: Sequence[str]) -> None:
        """The explained score and the ranking."""
        self.score(match, names)
        ranking = match.ranking()
        points = self.say("terminal-line-points", n=ranking[0].points)
        winners = [names[place.seat] for place in ranking if place.place == 1]
        if len(winners) > 1:
            self.line(self.say("terminal-line-end-shared", names=self.say.listed(winners), points=points))
            return
        others = [
            self.say("terminal-line-end-other", place=place.place, name=names[place.seat], points=place.points)
            for place in ranking[1:]
        ]
        self.line(about("terminal-line-end-wins", winners[0], self.you, self.say, points=points, others=others))
        if ranking[0].points == ranking[1].points:
            self.line(self.say("terminal-line-end-by_coins"))

    def _explained(self, score: Score, part: str) -> str:
        key = "terminal-line-score-row_box" if part in ("wood_sawmill", "coins") else "terminal-line-score-box"
        boxes = ", ".join(self.say(key, row=self.say(f"symbol-{row}"), box=box) for row, box in score.boxes[part])
        return f"{score.points[part]}" + (f" ({boxes})" if boxes else "")
