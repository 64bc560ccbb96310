"""The terminal: how large it is, in colour or not, and how a screen is shown, a question asked, a text paged."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from rich.console import Console
from rich.text import Text

from railwright.cli.terminal.yes_or_no import yes_or_no
from railwright.core.language import Speaker
from railwright.render.picture import plain_text

Block = list[Text]
"""Lines of text that belong together."""

GAP = 2
PANEL_GAP = 1
NARROWEST_PANEL = 18


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence for the player: a notice, or a refusal that stands out."""

    text: str = ""
    refusal: bool = False

    def styled(self) -> Text:
        """The sentence as it is shown; without colour a refusal is known by its mark."""
        return Text(f"! {self.text}", style="bold red") if self.refusal else Text(self.text, style="bold")


class Screen:
    """Where the game is shown. On a terminal a screen replaces the last one; elsewhere texts follow each other."""

    def __init__(self, say: Speaker, *, colour: bool | None = None, theme: Literal["dark", "light"] = "dark") -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # what cannot be read or shown becomes a question mark
        self.say, self.theme = say, theme
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.clears = self.interactive and os.environ.get("TERM", "dumb") != "dumb"
        self.colour = colour if colour is not None else self.clears and not os.environ.get("NO_COLOR")
        self.true_colour = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")
        system: Literal["truecolor", "256"] | None = None
        if self.colour:
            system = "truecolor" if self.true_colour else "256"
        self.console = Console(color_system=system, force_terminal=self.colour, highlight=False, markup=False)
        self._shown: list[str] = []
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - its import alone gives input() a history and the arrow keys

    @property
    def width(self) -> int:
        return self.console.size.width

    @property
    def height(self) -> int:
        return self.console.size.height

    def line(self, text: str | Text = "") -> None:
        """One paragraph; the terminal breaks it, so that a command or a file name in it can be copied."""
        self.console.print(text, soft_wrap=True)

    def lines(self, block: Iterable[Text]) -> None:
        """Lines that are broken already."""
        lines = list(block)
        if lines:
            self.console.print(Text("\n").join(lines), no_wrap=True, crop=False, overflow="ignore")

    def wrapped(self, text: str | Text, width: int) -> Block:
        """A paragraph in lines of a width."""
        paragraph = Text(text) if isinstance(text, str) else text
        return list(paragraph.wrap(self.console, max(width, 8))) or [Text("")]

    def show(self, left: Block, right: Block, message: Message) -> None:
        """A picture, a panel beside it (or below it, in a narrow terminal), and a message where there is room."""
        said = self.wrapped(message.styled(), self.width) if message.text else []
        room = self.panel_width(left)
        beside = self.fits_beside(left)
        if beside and self.clears and len(left) + len(said) >= self.height:
            told = self.wrapped(message.styled(), room) if message.text else []
            # The least important lines stand last; they give way before the screen scrolls.
            right = [*right[: self.height - 1 - len(told)], *told]
            said = []
        block = side_by_side([left, right], PANEL_GAP) if beside else [*left, *right]
        if self.clears:
            self.console.clear()
        elif [line.plain for line in block] == self._shown:
            block = []  # where texts follow each other, an unchanged picture is not repeated for a refusal
        else:
            self._shown = [line.plain for line in block]
        self.lines([*block, *said])

    def fits_beside(self, picture: Block) -> bool:
        """Whether a panel fits beside a picture."""
        return self.width - block_width(picture) - PANEL_GAP >= NARROWEST_PANEL

    def panel_width(self, picture: Block) -> int:
        """How wide a panel beside a picture can be; the whole width if it has to stand below."""
        return self.width - block_width(picture) - PANEL_GAP if self.fits_beside(picture) else self.width

    def ask(self, prompt: str) -> str:
        """A line from the player, without control characters and the space around it."""
        answer = plain_text(input(f"{prompt} "))
        if not self.interactive:
            self.line(answer[: self.width])  # so that a transcript shows what was answered
        return answer

    def pause(self, prompt: str) -> None:
        """Wait for Enter, where somebody can press it."""
        if self.interactive:
            self.ask(prompt)

    def agrees(self, question: str) -> bool:
        """A question with yes or no; asked again until the answer is one of them."""
        return yes_or_no(question, self.ask, self.line, self.say)

    def pages(self, *blocks: Block) -> None:
        """Blocks that may be longer than the terminal, page by page; a block that fits on a page is not torn."""
        self._shown = []
        size = max(self.height - 1, 5) if self.clears else sum(map(len, blocks)) + 1
        pages: list[Block] = [[]]
        for block in blocks:
            if len(pages[-1]) + len(block) > size and pages[-1]:
                pages.append([])
            for line in block:
                if len(pages[-1]) == size:
                    pages.append([])
                pages[-1].append(line)
        for number, page in enumerate(pages, 1):
            if self.clears:
                self.console.clear()
            self.lines(page)
            self.pause(self.say("terminal-enter_to_go_on" if number == len(pages) else "terminal-enter_for_more"))


def block_width(block: Block) -> int:
    """The width of the longest line."""
    return max((line.cell_len for line in block), default=0)


def flowing(items: Sequence[Text], width: int, between: str = " ") -> Block:
    """Items one after the other, in as many lines as they need; none is torn."""
    lines: Block = []
    for item in items:
        if lines and lines[-1].cell_len + len(between) + item.cell_len <= width:
            lines[-1].append(between).append_text(item)
        else:
            lines.append(item.copy())
    return lines


def side_by_side(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Blocks beside each other, their lines padded to columns."""
    widths = [block_width(block) for block in blocks]
    rows = []
    for parts in zip_longest(*blocks, fillvalue=Text("")):
        row = Text("")
        for index, (part, width) in enumerate(zip(parts, widths, strict=True)):
            row.append_text(part)
            if index + 1 < len(blocks):
                row.append(" " * (width - part.cell_len + gap))
        rows.append(row)
    return rows
