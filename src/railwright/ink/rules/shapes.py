"""Shapes on the sheet as masks: neighbours, rows, columns, squares, spaces in line."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.board import ALL, LEFT_COLUMN, RIGHT_COLUMN, SIZE, TOP_ROW
from railwright.ink.rules.pieces import EAST, NORTH, SOUTH


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
def in_line(mask: int, step: int, starts: int, length: int) -> bool:
    """Whether `length` spaces of the mask follow each other at distance `step`, beginning in one of `starts`."""
    for follower in range(1, length):
        starts &= mask >> (follower * step)
    return starts & mask != 0


@compiled
def columns_from(first: int, last: int) -> int:
    """The spaces of the columns first to last."""
    mask = 0
    for col in range(first, last + 1):
        mask |= LEFT_COLUMN << col
    return mask


@compiled
def rows_to(last: int) -> int:
    """The spaces of the rows 0 to last."""
    return ALL >> (SIZE * (SIZE - 1 - last))


@compiled
def has_full_line(drawn: int) -> bool:
    """Goal C: every space of a row or a column."""
    for index in range(SIZE):
        row, column = TOP_ROW << (SIZE * index), LEFT_COLUMN << index
        if drawn & row == row or drawn & column == column:
            return True
    return False


@compiled
def has_square(drawn: int) -> bool:
    """Goal E: every space of some 3x3 area."""
    three_across = drawn & drawn >> 1 & drawn >> 2 & columns_from(0, SIZE - 3)
    return in_line(three_across, SIZE, rows_to(SIZE - 3), 3)
