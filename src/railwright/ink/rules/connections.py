"""Connections between neighbouring spaces: where two ends of one kind meet."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.board import OUTER, SIZE
from railwright.ink.rules.pieces import EAST, SOUTH
from railwright.ink.rules.sheet import Words, ends, facing, has_end


@compiled
def going_east(sheet: Words, kind: int) -> int:
    """Spaces whose eastern end meets an end of the same kind."""
    return ends(sheet, kind, EAST) & facing(sheet, kind, EAST) & ~OUTER[EAST]


@compiled
def going_south(sheet: Words, kind: int) -> int:
    """Spaces whose southern end meets an end of the same kind."""
    return ends(sheet, kind, SOUTH) & facing(sheet, kind, SOUTH) & ~OUTER[SOUTH]


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
def list_groups(sheet: Words, kind: int, groups: Words) -> int:
    """Fill in the mask of each group of spaces that are connected by ends of a kind; returns their number."""
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    count = 0
    left = has_end(sheet, kind)
    while left:
        groups[count] = flood(left & -left, east, south)
        left &= ~groups[count]
        count += 1
    return count
