"""A canvas of characters with colours that becomes lines for a terminal, with or without escape codes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import Literal

from rich.cells import cell_len

_CUBE = (0, 95, 135, 175, 215, 255)

Depth = Literal["plain", "256", "true"]
"""No escape codes; the 256 colours of every colour terminal; every colour as it is."""


@dataclass(frozen=True, slots=True)
class Style:
    """The look of one character; colours are #rrggbb."""

    ink: str
    ground: str
    bold: bool = False


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _perceived(rgb: tuple[int, int, int]) -> tuple[float, float, float]:
    """Lightness and two colour axes (Oklab), in which equal distances look about equal."""
    r, g, b = ((part / 255 + 0.055) / 1.055 for part in rgb)
    r, g, b = r**2.4, g**2.4, b**2.4
    long = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3)
    medium = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3)
    short = (0.0883 * r + 0.2817 * g + 0.6300 * b) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * medium - 0.0041 * short,
        1.9780 * long - 2.4286 * medium + 0.4506 * short,
        0.0259 * long + 0.7828 * medium - 0.8087 * short,
    )


@cache
def _numbered() -> dict[int, tuple[float, float, float]]:
    cube = [(r, g, b) for r in _CUBE for g in _CUBE for b in _CUBE]
    greys = [(8 + 10 * step,) * 3 for step in range(24)]
    return {number: _perceived((r, g, b)) for number, (r, g, b) in enumerate(cube + greys, start=16)}


@cache
def colour_number(colour: str) -> int:
    """The nearest of the 256 colours, where a wrong hue is worse than a wrong lightness."""
    light, a, b = _perceived(_channels(colour))

    def error(number: int) -> float:
        there = _numbered()[number]
        return (there[0] - light) ** 2 + 4 * ((there[1] - a) ** 2 + (there[2] - b) ** 2)

    return min(_numbered(), key=error)


def mixed(over: str, under: str, share: float) -> str:
    """One colour laid over another like a highlighter."""
    parts = zip(_channels(over), _channels(under), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


class Canvas:
    """Characters in rows and columns from the top left; what is put outside is an error of the caller."""

    def __init__(self, rows: int, cols: int, style: Style) -> None:
        self._chars = [[" "] * cols for _ in range(rows)]
        self._styles = [[style] * cols for _ in range(rows)]

    def put(self, row: int, col: int, text: str, ink: str | None = None, *, bold: bool = False) -> int:
        """Write from a place on to the right and return the next column; the ground stays."""
        for char in text:
            taken = cell_len(char)
            if taken == 0 and col > 0:
                self._chars[row][col - 1] += char
                continue
            for offset in range(taken):
                style = self._styles[row][col + offset]
                self._chars[row][col + offset] = "" if offset else char
                self._styles[row][col + offset] = replace(style, ink=ink or style.ink, bold=bold)
            col += taken
        return col

    def fill(self, row: int, col: int, rows: int, cols: int, ground: str) -> None:
        """Colour the ground of a rectangle."""
        for r in range(row, row + rows):
            for c in range(col, col + cols):
                self._styles[r][c] = replace(self._styles[r][c], ground=ground)

    def at(self, row: int, col: int) -> str:
        """The character at a place."""
        return self._chars[row][col]

    def lines(self, depth: Depth) -> list[str]:
        """The rows from top to bottom; plain ones end at their last visible character."""
        if depth == "plain":
            return ["".join(chars).rstrip() for chars in self._chars]
        return [_coloured(chars, styles, depth) for chars, styles in zip(self._chars, self._styles, strict=True)]


def _code(colour: str, depth: Depth) -> str:
    return f"5;{colour_number(colour)}" if depth == "256" else "2;{};{};{}".format(*_channels(colour))


def _coloured(chars: list[str], styles: list[Style], depth: Depth) -> str:
    out = []
    for style, run in groupby(zip(styles, chars, strict=True), key=lambda pair: pair[0]):
        weight = "1;" if style.bold else ""
        codes = f"{weight}38;{_code(style.ink, depth)};48;{_code(style.ground, depth)}"
        out.append(f"\x1b[0;{codes}m" + "".join(char for _, char in run))
    return "".join(out) + "\x1b[0m"


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of at most `width` columns, broken at spaces where possible."""
    lines, line = [], ""
    for word in text.split():
        while cell_len(word) > width:
            head = next(word[:end] for end in range(len(word), 0, -1) if cell_len(word[:end]) <= width)
            lines += [line, head] if line else [head]
            line, word = "", word[len(head) :]
        joined = f"{line} {word}" if line else word
        if cell_len(joined) > width:
            lines.append(line)
            joined = word
        line = joined
    return [*lines, line] if line else lines
