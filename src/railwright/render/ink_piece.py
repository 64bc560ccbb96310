"""Any piece of the Railroad Ink family as SVG strokes, put together from its ends, joins and marks alone."""

from __future__ import annotations

from railwright.render.art import ends_of, mark_of
from railwright.render.art.routes import station
from railwright.render.pens import CORNER_AT, Hand, Point, distance
from railwright.render.picture import CORNERS, Glyph

HANDS = 5
"""In so many ways one piece is drawn, so that two of a kind side by side do not look printed."""
_SPOTS: dict[str, Point] = {"NW": (16, 17), "NE": (84, 17), "SE": (84, 84), "SW": (16, 84)}


def hand_in(row: int, col: int) -> int:
    """Which of the hands draws in a space: never that of a neighbour."""
    return (2 * row + col) % HANDS


def piece(glyph: Glyph, hand: int) -> str:
    """The strokes of a piece in a space of 100 by 100, as one of the hands draws it."""
    return strokes(glyph, Hand(hand + 1))


def strokes(glyph: Glyph, hand: Hand) -> str:
    """The strokes of a piece by any hand."""
    kinds = sorted({kind for kind in glyph.edges if kind != "_"}, key=lambda kind: (ends_of(kind).depth, kind))
    drawn = []
    for kind in kinds:
        for group in glyph.groups:
            sides = [side for side in group if glyph.edges[side] == kind]
            if sides:
                drawn.append(ends_of(kind).draw(sides, glyph, hand))
    drawn += [mark_of(name).draw(details, glyph, hand) for name, *details in glyph.marks]
    if glyph.station:
        drawn.append(station(glyph, hand))
    return "".join(drawn)


def room_at(glyph: Glyph, corner: str) -> float:
    """How much free paper a corner of the space has for a number or a sign."""
    if any(corner in details for _, *details in glyph.marks):
        return 0.0
    x, y = CORNER_AT[corner]
    spot = (x + (50 - x) * 0.3, y + (50 - y) * 0.3)
    return min((distance(spot, arms, glyph.station) - half for arms, half in _arms(glyph)), default=50.0)


def _arms(glyph: Glyph) -> list[tuple[list[int], float]]:
    """The joined sides of a piece, those of different kinds apart, with half their width."""
    return [
        ([side for side in group if glyph.edges[side] == kind], ends_of(kind).half)
        for group in glyph.groups
        for kind in sorted({glyph.edges[side] for side in group})
    ]


def free_corners(glyph: Glyph) -> list[str]:
    """The corners of the space, those with room for a number or a sign first, clockwise from the top left."""
    return sorted(CORNERS, key=lambda corner: min(room_at(glyph, corner), 18.0), reverse=True)


def number_spot(glyph: Glyph) -> Point:
    """Where the number of the round stands."""
    return _SPOTS[free_corners(glyph)[0]]


def sign_spot(glyph: Glyph) -> Point:
    """Where the small sign of a building under the piece stands."""
    return _SPOTS[free_corners(glyph)[1]]
