"""RI-6: lava lakes, new volcanoes and what may be erased for lava."""

from __future__ import annotations

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import ALL, LEFT_COLUMN, OUTER, RIGHT_COLUMN, SIZE
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.pieces import LAVA
from railwright.ink.rules.sheet import ENDS, FACING, FILLED, LAVAS, Words

CLOSED_LAKE_POINTS = 5


@compiled
def away_from_lava(sheet: Words) -> int:
    """Spaces that are not orthogonally next to lava: there a new volcano may be drawn (RI-6.3)."""
    lava = sheet[LAVAS]
    beside = (lava & ~RIGHT_COLUMN) << 1 | (lava & ~LEFT_COLUMN) >> 1 | lava << SIZE | lava >> SIZE
    return ALL & ~beside


@compiled
def erasable(sheet: Words) -> int:
    """Pieces without lava that lie next to an open lava side (RI-6.4)."""
    beside = 0
    for side in range(4):
        beside |= sheet[FACING + 4 * LAVA + side]
    return beside & sheet[FILLED] & ~sheet[LAVAS]


@compiled
def open_lava(sheet: Words, side: int) -> int:
    """Spaces with an open lava side: it faces an empty space or a blank side, not the outer edge (RI-6.5)."""
    return sheet[ENDS + 4 * LAVA + side] & ~sheet[FACING + 4 * LAVA + side] & ~OUTER[side]


@compiled
def lava_points(sheet: Words) -> int:
    """5 for every closed lake and 1 for every space of the largest one (RI-6.5)."""
    east, south = going_east(sheet, LAVA), going_south(sheet, LAVA)
    opened = open_lava(sheet, 0) | open_lava(sheet, 1) | open_lava(sheet, 2) | open_lava(sheet, 3)
    points, largest = 0, 0
    left = sheet[LAVAS]
    while left:
        lake = flood(left & -left, east, south)
        left &= ~lake
        if not lake & opened:
            points += CLOSED_LAKE_POINTS
        largest = max(largest, popcount(lake))
    return points + largest
