"""RI-7: where the meteor hits, and what craters are worth."""

from __future__ import annotations

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import LEFT_COLUMN, RIGHT_COLUMN, SIZE, STEP
from railwright.ink.rules.pieces import EAST, NORTH, SOUTH
from railwright.ink.rules.sheet import CRATERS, ENDS, FILLED, METEOR_AT, Words, erase

CRATER_POINTS = 2


@compiled
def at_edge(space: int, direction: int) -> bool:
    """Whether the next step in this direction would leave the sheet."""
    if direction == NORTH:
        return space < SIZE
    if direction == SOUTH:
        return space >= SIZE * (SIZE - 1)
    return space % SIZE == (SIZE - 1 if direction == EAST else 0)


@compiled
def next_hit(sheet: Words, direction: int, distance: int) -> int:
    """The space that the meteor hits: it bounces at the edge and goes on past craters (RI-7.1).

    Six rounds make at most five earlier craters, so that a row or column always has a space without one.
    """
    space = sheet[METEOR_AT]
    moved = 0
    while moved < distance or sheet[CRATERS] >> space & 1:
        if at_edge(space, direction):
            direction ^= 2
        space += STEP[direction]
        moved += 1
    return space


@compiled
def strike(sheet: Words, space: int) -> None:
    """A crater is drawn; a piece in that space is erased (RI-7.1)."""
    if sheet[FILLED] >> space & 1:
        erase(sheet, space)
    sheet[CRATERS] |= 1 << space
    sheet[METEOR_AT] = space


@compiled
def at_crater(sheet: Words, side: int) -> int:
    """Spaces whose neighbour across this side is a crater."""
    craters = sheet[CRATERS]
    if side == NORTH:
        return craters << SIZE
    if side == EAST:
        return (craters & ~LEFT_COLUMN) >> 1
    if side == SOUTH:
        return craters >> SIZE
    return (craters & ~RIGHT_COLUMN) << 1


@compiled
def meteor_points(sheet: Words) -> int:
    """2 for each drawn space with an end that faces a crater (RI-7.4)."""
    spaces = 0
    for kind in range(2):
        for side in range(4):
            spaces |= sheet[ENDS + 4 * kind + side] & at_crater(sheet, side)
    return CRATER_POINTS * popcount(spaces)
