"""What is put on a sheet besides the pieces: building signs, bands, traced lines, open ends, marks of spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from railwright.render.art import merged
from railwright.render.art.stand_in import plain_space
from railwright.render.pens import Hand, Point, at, opposite, path, xy
from railwright.render.picture import SIDES, Band, Glyph, Line, Space

SIGNS = {
    "factory": '<path d="M-17 15V0l10-7v7l10-7v7l10-7v22Z"/><path d="M9-11v-7h5v8"/>'
    '<path class="solid" d="M-11 6h5v5h-5zM-1 6h5v5h-5z"/>',
    "village": '<path d="M-16 14V0l9-8 9 8v14Z"/><path d="M2 3l7-6 8 7v10H2"/><path class="solid" d="M-10 5h5v9h-5z"/>',
    "university": '<path d="M-17 14h34M-15-4h30L0-15Z"/><path d="M-11 0v10M-3.7 0v10M3.7 0v10M11 0v10"/>',
    **merged("signs"),
}
"""Our own signs of buildings and of what pays for drawings, 40 by 40 about 0,0."""

CHIP = '<rect class="chip" x="-21" y="-21" width="42" height="42" rx="6"/>'
"""The ground of a small sign beside a piece."""
BESIDE_A_CRATER: Point = (84, 84)
SPACE_MARKS = {
    "wash": '<rect class="wash" x="1" y="1" width="98" height="98"/>',
    "ticks": path("ticks", "M7 20V7H20M80 7H93V20M93 80V93H80M20 93H7V80"),
    "point": '<circle class="dot" cx="50" cy="50" r="7.5"/>',
    "cross": path("cross", "M36 36 64 64M64 36 36 64"),
    "tint": '<rect class="tint" width="100" height="100"/>',
}
"""A space or grid point where a piece fits, one where it does not, one that is pointed out."""
OPEN_END = '<circle r="11.5"/><path d="M-4.6-4.6 4.6 4.6M4.6-4.6-4.6 4.6"/>'


def placed(row: float, col: float, body: str, kind: str = "") -> str:
    """Something drawn in a space of 100 by 100, moved to its place on the sheet."""
    named = f' class="{kind}"' if kind else ""
    return f'<g{named} transform="translate({col * 100:g} {row * 100:g})">{body}</g>'


def sign(kind: str, where: Point, scale: float, state: str = "", ground: str = "") -> str:
    """A building's sign in a space or beside its track."""
    sized = "" if scale == 1 else f" scale({scale:g})"
    return f'<g class="building{state}" transform="translate({xy(where)}){sized}">{ground}{SIGNS[kind]}</g>'


def space_art(name: str, hand: int) -> str:
    """What lies in a space besides a piece, such as a crater, by one of the hands."""
    return str(merged("spaces").get(name, plain_space)(Hand(hand + 1)))


def open_end(side: str) -> str:
    """A crossed disc on the border of a space where an end meets nothing."""
    return f'<g class="error" transform="translate({xy(at(SIDES.index(side), 0))})">{OPEN_END}</g>'


def _numbers(sides: str) -> list[int]:
    return [SIDES.index(side) for side in sides]


def _on(space: Space, side: int, inward: float = 0) -> str:
    x, y = at(side, inward)
    return xy((space[1] * 100 + x, space[0] * 100 + y))


def _centre(space: Space) -> str:
    return xy((space[1] * 100 + 50, space[0] * 100 + 50))


def band(spots: Iterable[Band], glyphs: Mapping[Space, Glyph]) -> str:
    """Path data of a network's highlighter over the whole sheet."""
    strokes = []
    for row, col, named in spots:
        space, sides = (row, col), sorted(_numbers(named))
        if len(sides) != 2:
            strokes += [f"M{_on(space, side)}L{_centre(space)}" for side in sides]
        elif _turns_at_centre(glyphs.get(space), sides[0]):
            strokes.append(f"M{_on(space, sides[0])}L{_centre(space)}L{_on(space, sides[1])}")
        elif opposite(*sides):
            strokes.append(f"M{_on(space, sides[0])}L{_on(space, sides[1])}")
        else:
            sweep = 0 if (sides[0] + 1) % 4 == sides[1] else 1
            strokes.append(f"M{_on(space, sides[0])}A50 50 0 0 {sweep} {_on(space, sides[1])}")
    return "".join(strokes)


def trace(line: Line, glyphs: Mapping[Space, Glyph]) -> str:
    """Path data of a traced line as one pen stroke over the whole sheet."""
    strokes: list[str] = []
    for index, (row, col, named) in enumerate(line.path):
        glyph, sides = glyphs.get((row, col)), _numbers(named)
        if len(sides) == 1 and glyph is not None and not glyph.station:
            # A line that begins or ends on a plain straight or curve covers the whole of it.
            others = [side for side in glyph.group_of(sides[0]) if side != sides[0]]
            if len(others) == 1:
                sides = others + sides if index == 0 else sides + others
        strokes.append(_step(line.kind, (row, col), sides, glyph, first=index == 0))
    return "".join(strokes[:1] + ["L" + stroke[1:] for stroke in strokes[1:]])


def _turns_at_centre(glyph: Glyph | None, side: int) -> bool:
    """Whether a line bends in the middle of this space and not on a quarter circle."""
    return glyph is not None and (glyph.station or len(glyph.group_of(side)) != 2)


def _step(kind: str, space: Space, sides: list[int], glyph: Glyph | None, *, first: bool) -> str:
    centre = _centre(space)
    if not sides:
        return f"M{centre}h.1"
    if len(sides) == 1:
        return f"M{centre}L{_on(space, sides[0])}" if first else f"M{_on(space, sides[0])}L{centre}"
    a, b = sides
    sweep = 0 if (a + 1) % 4 == b else 1
    if opposite(a, b):
        return f"M{_on(space, a)}L{_on(space, b)}"
    if not _turns_at_centre(glyph, a):
        return f"M{_on(space, a)}A50 50 0 0 {sweep} {_on(space, b)}"
    if kind == "R" and glyph is not None and not glyph.station:
        return f"M{_on(space, a)}L{_on(space, a, 20)}A30 30 0 0 {sweep} {_on(space, b, 20)}L{_on(space, b)}"
    return f"M{_on(space, a)}L{_on(space, a, 36)}Q{centre} {_on(space, b, 36)}L{_on(space, b)}"
