"""What runs along the lines between spaces, as SVG: canyons and the bridges over them, whole sheets and dice faces."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art import line_of
from railwright.render.ink_piece import hand_in
from railwright.render.pens import Hand, number, path
from railwright.render.picture import GridLine, GridPath

_UNIT = 28
"""The length of a line on a die of 100 by 100."""
_BOLD = 2.3
"""How much broader than on the sheet a path is on a die."""


def on_line(line: GridLine, body: str, bold: float = 1) -> str:
    """Something drawn from 0,0 to 100,0, laid on its line."""
    row, col, down = line
    turned = (" rotate(90)" if down else "") + (f" scale(1 {bold:g})" if bold != 1 else "")
    return f'<g class="piece" transform="translate({col * 100} {row * 100}){turned}">{body}</g>'


def strokes(name: str, hand: int) -> tuple[str, str]:
    """One line by one of the hands: what lies under, and what lies over it."""
    return line_of(name).draw(Hand(hand + 1))


def along(paths: Sequence[GridPath], bold: float = 1) -> str:
    """Paths on their lines, those that meet joined without a seam: what lies below the pieces."""
    under, over = "", ""
    for run in sorted(paths, key=lambda run: line_of(run.name).depth):
        for line in run.lines:
            below, on_top = strokes(run.name, hand_in(*line[:2]))
            under += on_line(line, below, bold) if below else ""
            over += on_line(line, on_top, bold)
    return under + over


def above(paths: Sequence[GridPath]) -> str:
    """What lies above the pieces: the walls of bridges."""
    high = [(line, line_of(run.name).above) for run in paths for line in run.lines]
    return "".join(on_line(line, body) for line, body in high if body)


def along_lines(run: GridPath) -> str:
    """Path data of one stroke along a path over the whole sheet."""
    moves = {"N": "v-100", "E": "h100", "S": "v100", "W": "h-100"}
    return f"M{run.col * 100} {run.row * 100}" + "".join(moves[step] for step in run.steps)


def face(name: str, steps: str) -> str:
    """A path as a die of 100 by 100 shows it, with the lines that it runs along."""
    lines = GridPath(name, 0, 0, steps).lines
    rows = [row + end * down for row, _, down in lines for end in (0, 1)]
    cols = [col + end * (not down) for _, col, down in lines for end in (0, 1)]
    x, y = 50 - _UNIT * (min(cols) + max(cols)) / 2, 50 - _UNIT * (min(rows) + max(rows)) / 2
    across = "".join(f"M{-x / _UNIT * 100:.0f} {row * 100}h{100 / _UNIT * 100:.0f}" for row in sorted(set(rows)))
    down = "".join(f"M{col * 100} {-y / _UNIT * 100:.0f}v{100 / _UNIT * 100:.0f}" for col in sorted(set(cols)))
    placed = f"translate({number(x)} {number(y)}) scale({_UNIT / 100:g})"
    bold = along([GridPath(name, 0, 0, steps)], _BOLD)
    return f'<g transform="{placed}">{path("face-grid", across + down)}{bold}</g>'
