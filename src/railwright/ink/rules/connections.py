"""Connections between neighbouring spaces: where two ends of one kind meet."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.board import ALL, LEFT_COLUMN, OUTER, RIGHT_COLUMN, SIZE
from railwright.ink.rules.pieces import EAST, NORTH, SOUTH
from railwright.ink.rules.sheet import ENDS, FACING, Words


@compiled
def going_east(sheet: Words, kind: int) -> int:
    """Spaces whose eastern end meets an end of the same kind."""
    at = 4 * kind + EAST
    return sheet[ENDS + at] & sheet[FACING + at] & ~OUTER[EAST]


@compiled
def going_south(sheet: Words, kind: int) -> int:
    """Spaces whose southern end meets an end of the same kind."""
    at = 4 * kind + SOUTH
    return sheet[ENDS + at] & sheet[FACING + at] & ~OUTER[SOUTH]


@compiled
def flood(start: int, east: int, south: int) -> int:
    """All spaces that can be reached from the start over the given eastward and southward connections."""
    reached = start
    edge = start
    while edge:
        edge = ((edge & east) << 1 | (edge >> 1) & east | (edge & south) << SIZE | (edge >> SIZE) & south) & ~reached
        reached |= edge
    return reached


@compiled
def beside(mask: int) -> int:
    """The spaces orthogonally next to those of a mask."""
    return ((mask & ~RIGHT_COLUMN) << 1 | (mask & ~LEFT_COLUMN) >> 1 | mask << SIZE | mask >> SIZE) & ALL


@compiled
def seeing(mask: int, side: int) -> int:
    """The spaces whose neighbour across this side belongs to a mask."""
    if side == NORTH:
        return mask << SIZE & ALL
    if side == EAST:
        return (mask & ~LEFT_COLUMN) >> 1
    if side == SOUTH:
        return mask >> SIZE
    return (mask & ~RIGHT_COLUMN) << 1
