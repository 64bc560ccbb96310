"""A table for players without route dice: throws of a pair of ordinary dice that show the same faces as often.

An ordinary die of a pair stands for one die of the game: its six numbers for the six faces, one each. So every throw
of the pair rolls two dice of the game, and all chances are those of the dice.
"""

from __future__ import annotations

from dataclasses import dataclass

from railwright.ink.rules.pieces import DICE
from railwright.paper.ink_board import Blank, emblem, tile
from railwright.paper.pdf import Page
from railwright.paper.sizes import Paper
from railwright.paper.strokes import box, line, placed, text, wrapped

PIPS = 6
WIDTH, HEIGHT = 210.0, 297.0
_LEFT, _RIGHT = 14.0, 196.0


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw of the pair: the die of the game that each of the two stands for, the second none where one is over."""

    light: str
    dark: str | None

    def shows(self, light: int, dark: int) -> tuple[str, ...]:
        """The faces for the numbers of the two dice, from 1."""
        faces = [DICE[self.light][light - 1]]
        return (*faces, DICE[self.dark][dark - 1]) if self.dark else tuple(faces)


def throws(dice: list[str]) -> list[Throw]:
    """How the dice of a round are thrown with a pair: two at a time, in their order."""
    return [Throw(dice[k], dice[k + 1] if k + 1 < len(dice) else None) for k in range(0, len(dice), 2)]


def dice_table(paper: Paper, blank: Blank) -> list[Page]:
    """One page: for each throw two columns of faces beside the numbers."""
    say, options = blank.say, blank.options
    rolled = [*throws(options.route_dice), *throws(list(options.expansion_dice))]
    title = f"{blank.title}, {blank.extra}" if blank.extra else blank.title
    out = [emblem(_LEFT, 11.5, 0.11), text(_LEFT + 14.5, 19.8, say("print-dice_table"), "title", most=100)]
    out.append(text(_RIGHT, 19.8, title, "heading", anchor="end", most=62))
    for k, words in enumerate(wrapped(say("print-dice_table_how"), "words", _RIGHT - _LEFT, 3.3)):
        out.append(text(_LEFT, 30 + k * 4.6, words, "words", size=3.3))
    step = (_RIGHT - _LEFT - 12) / len(rolled)
    side = min(29.0, (step - 10) / 2)
    top, row = 62.0, 36.0
    for pips in range(1, PIPS + 1):
        y = top + (pips - 1) * row
        out.append(_pips(pips, _LEFT, y + side / 2 - 4.5, 9))
        below = y + side + (row - side) / 2
        out.append(line(_LEFT, below, _RIGHT, below))
    for number, throw in enumerate(rolled, 1):
        x = _LEFT + 12 + (number - 1) * step + (step - 2 * side - 4) / 2
        out.append(text(x + side + 2, top - 12, say("print-throw", number=number), "heading", anchor="middle"))
        for die, name, at in ((throw.light, "light", x), (throw.dark, "dark", x + side + 4)):
            if die:
                out.append(_which(name == "dark", at + side / 2 - 2, top - 8.6))
                out += [tile(face, at, top + k * row, side) for k, face in enumerate(DICE[die])]
        if number > 1:
            edge = _LEFT + 12 + (number - 1) * step
            out.append(line(edge, top - 16, edge, top + PIPS * row - (row - side) / 2, "thin"))
    if blank.extra and (first := len(throws(options.route_dice)) + 1):
        note = say("print-throw_expansion", number=first, expansion=blank.extra)
        out.append(text(_LEFT, top + PIPS * row + 4, note, "words", size=3))
    out.append(text(_RIGHT, 290, say("print-footer"), "words", anchor="end"))
    return [paper.fitted("".join(out), WIDTH, HEIGHT)]


_SPOTS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}
"""The places of the pips among three times three."""


def _pips(number: int, x: float, y: float, side: float) -> str:
    """A face of an ordinary die."""
    step, radius = side / 4, f"{side * 0.085:.2f}"
    dots = "".join(
        f'<circle class="p-pip" cx="{(col + 1) * step:.2f}" cy="{(row + 1) * step:.2f}" r="{radius}"/>'
        for row, col in (divmod(int(spot), 3) for spot in _SPOTS[number])
    )
    return placed(x, y, f'<rect class="p-box" width="{side}" height="{side}" rx="{side * 0.18:.2f}"/>{dots}')


def _which(dark: bool, x: float, y: float) -> str:
    """The light or the dark one of the pair."""
    return box(x, y, 4, kind="full" if dark else "box")
