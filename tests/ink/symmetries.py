"""The eight symmetries of the sheet: half of them, those that swap rows and columns, also swap highway and railway."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.ink.oracle import CORNERS, ORIENTATIONS, Shape, Side, Space

Pieces = list[tuple[int, int, str, int]]
SWAPPED = {"H": "R", "R": "H", "L": "L", "V": "V", "K": "K"}
TURN = {"N": "E", "E": "S", "S": "W", "W": "N"}
FLIP = {"N": "N", "E": "W", "S": "S", "W": "E"}
SYMMETRIES = range(8)


def moved_side(side: Side, symmetry: int) -> Side:
    """Where a side goes: from 4 on first mirrored left and right, then turned clockwise."""
    side = FLIP[side] if symmetry >= 4 else side
    for _ in range(symmetry % 4):
        side = TURN[side]
    return side


def moved_space(space: Space, symmetry: int) -> Space:
    """Where a space goes."""
    row, col = space
    if symmetry >= 4:
        col = 6 - col
    for _ in range(symmetry % 4):
        row, col = col, 6 - row
    return row, col


def swaps_kinds(symmetry: int) -> bool:
    """Whether the exits of the sheet ask for highway and railway to change places."""
    return symmetry % 2 == 1


@cache
def moved_piece(name: str, orientation: int, symmetry: int) -> tuple[str, int]:
    """The piece that looks like this one after the symmetry."""
    shape = ORIENTATIONS[name][orientation]
    kind: Callable[[str], str] = SWAPPED.__getitem__ if swaps_kinds(symmetry) else str
    ends = frozenset((moved_side(side, symmetry), kind(end)) for side, end in shape.ends)
    joins = frozenset(frozenset(moved_side(side, symmetry) for side in join) for join in shape.joins)
    trail = frozenset(
        other
        for other in CORNERS
        for corner in shape.trail
        if set(other) == {moved_side(side, symmetry) for side in corner}
    )
    wanted = (ends, joins, shape.station, shape.trees, trail, shape.cacti, shape.oasis)
    found = [
        (piece, number)
        for piece, shapes in ORIENTATIONS.items()
        for number, other in shapes.items()
        if looks(other) == wanted
    ]
    assert len(found) == 1, (name, orientation, symmetry)
    return found[0]


def looks(shape: Shape) -> tuple[object, ...]:
    """All that can be seen of a shape."""
    return (shape.ends, shape.joins, shape.station, shape.trees, shape.trail, shape.cacti, shape.oasis)


def moved(pieces: Pieces, symmetry: int) -> Pieces:
    """The whole drawing after the symmetry; orientations must be canonical."""
    return [
        (*moved_space((row, col), symmetry), *moved_piece(name, number, symmetry)) for row, col, name, number in pieces
    ]
