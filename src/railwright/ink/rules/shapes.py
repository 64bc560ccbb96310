"""Shapes on the sheet as masks: neighbours of spaces, and windows that are moved over it."""

from __future__ import annotations

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import ALL, LEFT_COLUMN, RIGHT_COLUMN, SIZE
from railwright.ink.rules.pieces import EAST, NORTH, SOUTH

FOUR_ACROSS = 1 | 1 << 1 | 1 << 2 | 1 << 3
FOUR_DOWN = 1 | 1 << SIZE | 1 << (2 * SIZE) | 1 << (3 * SIZE)


@compiled
def beside(spaces: int) -> int:
    """The spaces that are orthogonally next to any of these."""
    return ALL & ((spaces & ~RIGHT_COLUMN) << 1 | (spaces & ~LEFT_COLUMN) >> 1 | spaces << SIZE | spaces >> SIZE)


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


@compiled
def most_in_window(mask: int, window: int, last_row: int, last_col: int) -> int:
    """The most spaces of a mask in any copy of a window that starts at the top left."""
    most = 0
    for row in range(last_row + 1):
        for col in range(last_col + 1):
            most = max(most, popcount(mask & window << (SIZE * row + col)))
    return most


@compiled
def most_of_four_in_line(mask: int) -> int:
    """The most spaces of a mask in any four that lie next to each other in a row or column."""
    across = most_in_window(mask, FOUR_ACROSS, SIZE - 1, SIZE - 4)
    return max(across, most_in_window(mask, FOUR_DOWN, SIZE - 4, SIZE - 1))
