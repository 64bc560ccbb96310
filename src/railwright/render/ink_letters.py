"""Any piece as three rows of seven characters, put together from its ends, joins and signs alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from railwright.render.pens import opposite
from railwright.render.picture import CORNERS, Glyph

ROWS, COLS = 3, 7
MIDDLE = (1, 3)

Role = Literal["route", "station", "lava", "tree", "trail"]
Place = tuple[int, int]

# Index: 1 for a line to the north, 2 east, 4 south, 8 west.
_ROAD = " ║═╚║║╔╠═╝═╩╗╣╦╬"
_RAIL = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
_SLEEPER = {0: "┿", 1: "╂"}
"""Across a vertical and across a horizontal rail."""

LAVA = "▒"
TRAIL = "•"
TREE = "▲"
STATION = "■"
CRATER = ("╭╌╌╌╮", "╎   ╎", "╰╌╌╌╯")
CORNER_AT: dict[str, Place] = {"NW": (0, 0), "NE": (0, 6), "SE": (2, 6), "SW": (2, 0)}

_ARMS: tuple[tuple[Place, ...], ...] = (
    ((0, 3),),
    ((1, 4), (1, 5), (1, 6)),
    ((2, 3),),
    ((1, 2), (1, 1), (1, 0)),
)
"""The places of an arm from the middle outwards."""
_FOREST: tuple[Place, ...] = tuple((row, col) for row in range(ROWS) for col in range(COLS) if (row + col) % 2)


@dataclass(frozen=True, slots=True)
class Letter:
    """One character of a piece and the sides that it serves."""

    char: str
    role: Role
    sides: frozenset[int] = frozenset()


Letters = dict[Place, Letter]


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
    if glyph.station and len(group) == 1:
        _buffer((group[0] + 2) % 4, letters)


def _buffer(side: int, letters: Letters) -> None:
    places = [(_ARMS[side][0][0], col) for col in (2, 3, 4)] if side % 2 == 0 else [_ARMS[side][1]]
    for place in places:
        letters[place] = Letter("━" if side % 2 == 0 else "┃", "route")


def _lava(group: tuple[int, ...], letters: Letters) -> None:
    sides = frozenset(group)
    places = [(1, col) for col in range(1, 6)] if len(group) > 1 else []
    for side in group:
        row = _ARMS[side][0][0]
        places += [(row, col) for col in range(1, 6)] if side % 2 == 0 else list(_ARMS[side][1:])
    for place in places:
        letters[place] = Letter(LAVA, "lava", sides)
    if len(group) == 4:
        letters[MIDDLE] = Letter("●", "lava", sides)


def _trail(corners: Sequence[str], letters: Letters) -> None:
    """Dots on a lattice whose corners are the corners of the space: 8 across, 4 down, the inner places 1-7 and 1-3."""
    ends = [(8 * ("E" in corner), 4 * ("S" in corner)) for corner in corners]
    hub = next((p for p in ends if all(p[0] == q[0] or p[1] == q[1] for q in ends)), None)
    if hub is None:
        meet = (4, 2)
    elif len(ends) == 2:
        x, y = (ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2
        meet = (x, 1 if y == 0 else 3) if y != 2 else (2 if x == 0 else 6, y)
    else:
        meet = (2 if hub[0] == 0 else 6, 1 if hub[1] == 0 else 3)
    for x, y in ends:
        steps = max(abs(meet[0] - x) // 2, abs(meet[1] - y))
        for step in range(1, steps + 1):
            col = round(x + (meet[0] - x) * step / steps)
            row = min(3, max(1, round(y + (meet[1] - y) * step / steps)))
            letters.setdefault((row - 1, col - 1), Letter(TRAIL, "trail"))


def letters_of(glyph: Glyph) -> Letters:
    """The characters of a piece by place; places without one are blank."""
    letters: Letters = {}
    routes = [group for group in glyph.groups if glyph.edges[group[0]] != "L"]
    for group in glyph.groups:
        if group not in routes:
            _lava(group, letters)
        elif len(routes) > 1 and len(group) == 2 and not opposite(*group):
            _apart(glyph, group, letters)
        else:
            _route(glyph, group, letters)
    if glyph.trail:
        _trail(glyph.trail, letters)
    if glyph.trees:
        drawn = set(letters)
        for row, col in _FOREST:
            if not {(row, col - 1), (row, col), (row, col + 1)} & drawn:
                letters[row, col] = Letter(TREE, "tree")
    return letters


def free_places(letters: Letters) -> list[Place]:
    """The blank corners, clockwise from the top left."""
    return [CORNER_AT[corner] for corner in CORNERS if CORNER_AT[corner] not in letters]
