"""Any piece as three rows of seven characters, put together from its ends, joins and signs alone."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art import Ends, ends_of, mark_of
from railwright.render.letters import CORNER_PLACES, MIDDLE, Letter, Letters, Place
from railwright.render.pens import opposite
from railwright.render.picture import CORNERS, Glyph

# Index: 1 for a line to the north, 2 east, 4 south, 8 west.
_ROAD = " ║═╚║║╔╠═╝═╩╗╣╦╬"
_RAIL = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
_SLEEPER = {0: "┿", 1: "╂"}
"""Across a vertical and across a horizontal rail."""

STATION = "■"

_ARMS: tuple[tuple[Place, ...], ...] = (
    ((0, 3),),
    ((1, 4), (1, 5), (1, 6)),
    ((2, 3),),
    ((1, 2), (1, 1), (1, 0)),
)
"""The places of an arm from the middle outwards."""


def junction(kind: str, sides: Sequence[int]) -> str:
    """The line character that joins these sides."""
    return (_ROAD if kind == "H" else _RAIL)[sum(1 << side for side in sides)]


def arm(kind: str, side: int, col: int) -> str:
    """A character of a straight line from a side; along a rail every second one has a sleeper."""
    if kind == "H":
        return junction("H", [side])
    if side % 2 == 0:
        return _SLEEPER[0]
    return _SLEEPER[1] if col % 2 == 0 else "─"


def outermost(side: int) -> Place:
    """The place beside the middle of a side."""
    return _ARMS[side][-1]


def _crossing(glyph: Glyph, group: tuple[int, ...]) -> bool:
    """Whether this group passes below a road."""
    below = len(group) == 2 and opposite(*group) and "H" not in {glyph.edges[side] for side in group}
    return below and any("H" in {glyph.edges[side] for side in other} for other in glyph.groups if other != group)


def _apart(glyph: Glyph, group: tuple[int, ...], letters: Letters) -> None:
    """A curve beside another one keeps to its own corner: five characters in two steps."""
    vertical, horizontal = sorted(group, key=lambda side: side % 2)
    kind, both = glyph.edges[vertical], frozenset(group)
    row, (one, two, three) = _ARMS[vertical][0][0], (col for _, col in _ARMS[horizontal])
    back = [(vertical + 2) % 4, (horizontal + 2) % 4]
    for place, sides in (((row, 3), group), ((row, two), back), ((1, two), group)):
        letters[place] = Letter(junction(kind, sides), "route", both)
    for place in ((row, one), (1, three)):
        letters[place] = Letter(arm(kind, horizontal, one), "route", both)


def _route(glyph: Glyph, group: tuple[int, ...], letters: Letters) -> None:
    below = _crossing(glyph, group)
    for side in group:
        kind = glyph.edges[side]
        for index, place in enumerate(_ARMS[side]):
            stub = below and index == 0
            char = junction(kind, [side]) if stub else arm(kind, side, place[1])
            letters[place] = Letter(char, "route", frozenset([side]))
    if below:
        return
    kinds = {glyph.edges[side] for side in group}
    centre = STATION if glyph.station else junction("H" if "H" in kinds else "R", group)
    letters[MIDDLE] = Letter(centre, "station" if glyph.station else "route", frozenset(group))
    if glyph.station and len(glyph.group_of(group[0])) == 1:
        _buffer((group[0] + 2) % 4, letters)


def _buffer(side: int, letters: Letters) -> None:
    places = [(_ARMS[side][0][0], col) for col in (2, 3, 4)] if side % 2 == 0 else [_ARMS[side][1]]
    for place in places:
        letters[place] = Letter("━" if side % 2 == 0 else "┃", "route")


def _filled(ends: Ends, group: tuple[int, ...], letters: Letters) -> None:
    sides = frozenset(group)
    places = [(1, col) for col in range(1, 6)] if len(group) > 1 else []
    for side in group:
        row = _ARMS[side][0][0]
        places += [(row, col) for col in range(1, 6)] if side % 2 == 0 else list(_ARMS[side][1:])
    for place in places:
        letters[place] = Letter(ends.shade, ends.role, sides)
    if len(group) == 4 and ends.source:
        letters[MIDDLE] = Letter(ends.source, ends.role, sides)


def letters_of(glyph: Glyph) -> Letters:
    """The characters of a piece by place; places without one are blank."""
    letters: Letters = {}
    for group in glyph.groups:
        if shaded := tuple(side for side in group if ends_of(glyph.edges[side]).shade):
            _filled(ends_of(glyph.edges[shaded[0]]), shaded, letters)
    lines = (tuple(side for side in group if not ends_of(glyph.edges[side]).shade) for group in glyph.groups)
    routes = [group for group in lines if group]
    for group in routes:
        if len(routes) > 1 and len(group) == 2 and not opposite(*group):
            _apart(glyph, group, letters)
        else:
            _route(glyph, group, letters)
    for name, *details in glyph.marks:
        mark_of(name).letters(details, letters)
    return letters


def free_places(letters: Letters) -> list[Place]:
    """The blank corners, clockwise from the top left."""
    return [CORNER_PLACES[corner] for corner in CORNERS if CORNER_PLACES[corner] not in letters]
