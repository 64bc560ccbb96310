"""What is put on a sheet besides the pieces: building signs, bands, traced lines, open ends, marks of spaces."""

from __future__ import annotations

from collections.abc import Mapping

from railwright.render.ink_piece import path
from railwright.render.pens import Point, at, middle, opposite, pt, xy
from railwright.render.picture import SIDES, Band, Cell, Line, Space

SIGNS = {
    "factory": '<path d="M-17 15V0l10-7v7l10-7v7l10-7v22Z"/><path d="M9-11v-7h5v8"/>'
    '<path class="solid" d="M-11 6h5v5h-5zM-1 6h5v5h-5z"/>',
    "village": '<path d="M-16 14V0l9-8 9 8v14Z"/><path d="M2 3l7-6 8 7v10H2"/><path class="solid" d="M-10 5h5v9h-5z"/>',
    "university": '<path d="M-17 14h34M-15-4h30L0-15Z"/><path d="M-11 0v10M-3.7 0v10M3.7 0v10M11 0v10"/>',
}
"""Our own signs, 40 by 40 about 0,0."""

TICKS = "M7 20V7H20M80 7H93V20M93 80V93H80M20 93H7V80"
OPEN_END = '<circle class="open" r="11.5"/><path class="cross" d="M-4.6-4.6 4.6 4.6M4.6-4.6-4.6 4.6"/>'


def placed(row: float, col: float, body: str, kind: str = "") -> str:
    """Something drawn in a space of 100 by 100, moved to its place on the sheet."""
    named = f' class="{kind}"' if kind else ""
    return f'<g{named} transform="translate({col * 100:g} {row * 100:g})">{body}</g>'


def sign(kind: str, where: Point, scale: float, state: str = "") -> str:
    """A building's sign in a space or beside its track."""
    sized = "" if scale == 1 else f" scale({scale:g})"
    return f'<g class="sign{state}" transform="translate({xy(where)}){sized}">{SIGNS[kind]}</g>'


def meteor_mark() -> str:
    """Where the meteor last came down: the streaks of its fall and a broken ring."""
    streaks = "M78 22L91 9M85 31L95 24M69 15L76 5"
    return f'<circle class="meteor" cx="50" cy="50" r="35" stroke-dasharray="7 7.66"/>{path("meteor", streaks)}'


def open_end(row: int, col: int, side: str) -> str:
    """A crossed disc on the border where an end meets nothing."""
    x, y = at(SIDES.index(side), 0)
    return f'<g transform="translate({xy((col * 100 + x, row * 100 + y))})">{OPEN_END}</g>'


def _numbers(sides: str) -> list[int]:
    return [SIDES.index(side) for side in sides]


def _turns_at_centre(cell: Cell | None, sides: list[int]) -> bool:
    """Whether a line bends in the middle of this space and not on a quarter circle."""
    if cell is None or not sides:
        return False
    return cell.glyph.station or len(cell.glyph.group_of(sides[0])) != 2


def band(spots: tuple[Band, ...], cells: Mapping[Space, Cell], colour: str) -> str:
    """A network as a highlighter band; overlaps inside one network do not darken."""
    strokes = "".join(
        placed(
            row, col, path("band", middle(_numbers(sides), _turns_at_centre(cells.get((row, col)), _numbers(sides))))
        )
        for row, col, sides in spots
        if sides
    )
    return f'<g stroke="{colour}" opacity=".3">{strokes}</g>'


def trace(line: Line, cells: Mapping[Space, Cell]) -> str:
    """Path data of a traced line as one pen stroke over the whole sheet."""
    strokes: list[str] = []
    for index, (row, col, named) in enumerate(line.path):
        cell, sides = cells.get((row, col)), _numbers(named)
        if len(sides) == 1 and cell is not None and not cell.glyph.station:
            # A line that begins or ends on a plain straight or curve covers the whole of it.
            others = [side for side in cell.glyph.group_of(sides[0]) if side != sides[0]]
            if len(others) == 1:
                sides = others + sides if index == 0 else sides + others
        strokes.append(_step(line.kind, (row, col), sides, cell, first=index == 0))
    return "".join(strokes[:1] + ["L" + stroke[1:] for stroke in strokes[1:]])


def _step(kind: str, space: Space, sides: list[int], cell: Cell | None, *, first: bool) -> str:
    row, col = space

    def on(side: int, inward: float) -> str:
        x, y = at(side, inward)
        return xy((col * 100 + x, row * 100 + y))

    centre = xy((col * 100 + 50, row * 100 + 50))
    if not sides:
        return f"M{centre}h.1"
    if len(sides) == 1:
        return f"M{centre}L{on(sides[0], 0)}" if first else f"M{on(sides[0], 0)}L{centre}"
    a, b = sides
    sweep = 0 if (a + 1) % 4 == b else 1
    if opposite(a, b):
        return f"M{on(a, 0)}L{on(b, 0)}"
    if not _turns_at_centre(cell, sides):
        return f"M{on(a, 0)}A50 50 0 0 {sweep} {on(b, 0)}"
    if kind == "R" and not (cell is not None and cell.glyph.station):
        return f"M{on(a, 0)}L{on(a, 20)}A30 30 0 0 {sweep} {on(b, 20)}L{on(b, 0)}"
    return f"M{on(a, 0)}L{on(a, 36)}Q{centre} {on(b, 36)}L{on(b, 0)}"


def exit_stub(side: int, kind: str, length: float) -> str:
    """A printed end that runs out through the frame, with the same pens as the pieces."""
    if kind == "H":
        edges = "".join(f"M{pt(side, 0, off)}L{pt(side, -length, off)}" for off in (-13, 13))
        middle_line = f"M{pt(side, 0)}L{pt(side, -length)}"
        return path("bed", middle_line) + path("edge", edges) + path("dash", middle_line)
    ties = "".join(f"M{pt(side, -out, -10.5)}L{pt(side, -out, 10.5)}" for out in (6.25, 18.75) if out < length)
    return path("rail", f"M{pt(side, 0)}L{pt(side, -length)}") + path("tie", ties)
