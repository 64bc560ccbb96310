"""What a correction sees of a sheet: a plane of numbers for each kind of thing that a space or one of its sides can be.

A plane is 9 x 9, the sheet with a border of zeros, flat: so a space's neighbours stand at fixed distances.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.codes import BLANK, HIGHWAY_END, RAILWAY_END, moved_side, moved_space
from railwright.bots.ink.labels import Labels
from railwright.bots.ink.surroundings import (
    EXITS_OF,
    FLOATING,
    LABEL_AT,
    NUMBER_OF,
    STATE_AT,
    Floats,
    Ints,
)
from railwright.core.compiled import compiled
from railwright.ink.rules.board import CENTRE, SIZE, SPACES
from railwright.ink.rules.pieces import ARC, EDGE, HIGHWAY, RAILWAY
from railwright.ink.rules.sheet import FILLED, STATIONS, Words, variant_at

ROW = SIZE + 2
CELLS = ROW * ROW
FIRST, PAST = ROW + 1, CELLS - ROW - 1
"""Between these lie all spaces, and the border's cells at the ends of their rows."""
CELL_OF = np.array([(space // SIZE + 1) * ROW + space % SIZE + 1 for space in range(SPACES)])

# Of an empty space and of a drawn one, by side: what faces it or ends there, and a quarter for each exit of its
# network; by pair of sides: whether both belong to one network.
FACED = 0
FACED_EXITS = FACED + 3 * 4
FACED_TOGETHER = FACED_EXITS + 4
DRAWN = FACED_TOGETHER + 6
ENDS = DRAWN + 1
ENDS_EXITS = ENDS + 2 * 4
ENDS_TOGETHER = ENDS_EXITS + 4
STATION = ENDS_TOGETHER + 6
MIDDLE = STATION + 1
PLANES = MIDDLE + 1

FIRST_OF_PAIR = np.array([0, 0, 0, 1, 1, 2])
SECOND_OF_PAIR = np.array([1, 2, 3, 2, 3, 3])
_PAIRS = [*zip(FIRST_OF_PAIR.tolist(), SECOND_OF_PAIR.tolist(), strict=True)]


@compiled
def draw_planes(sheet: Words, labels: Labels, scratch: Ints, planes: Floats) -> None:
    """Fill the planes; the scratch must be as describing the same sheet left it."""
    for plane in range(PLANES):
        for cell in range(CELLS):
            planes[plane, cell] = 0.0
    label_of = np.empty(4, dtype=np.int64)
    for space in range(SPACES):
        cell = CELL_OF[space]
        drawn = sheet[FILLED] >> space & 1
        variant = variant_at(sheet, space) if drawn else 0
        exits, together = (ENDS_EXITS, ENDS_TOGETHER) if drawn else (FACED_EXITS, FACED_TOGETHER)
        for side in range(4):
            label_of[side] = -1
            if drawn:
                kind = EDGE[variant, side]
                if HIGHWAY <= kind <= RAILWAY:
                    planes[ENDS + 4 * (kind - HIGHWAY) + side, cell] = 1.0
                    label_of[side] = int(labels[2 * space + ARC[variant, side]])
            else:
                state = scratch[STATE_AT + 4 * space + side]
                if BLANK <= state <= RAILWAY_END:
                    planes[FACED + 4 * (state - BLANK) + side, cell] = 1.0
                if HIGHWAY_END <= state <= RAILWAY_END:
                    label_of[side] = scratch[LABEL_AT + 4 * space + side]
            if label_of[side] >= 0 and scratch[NUMBER_OF + label_of[side]] != FLOATING:
                planes[exits + side, cell] = 0.25 * scratch[EXITS_OF + scratch[NUMBER_OF + label_of[side]]]
        for pair in range(6):
            label = label_of[FIRST_OF_PAIR[pair]]
            planes[together + pair, cell] = label >= 0 and label == label_of[SECOND_OF_PAIR[pair]]
        planes[DRAWN, cell] = drawn
        planes[STATION, cell] = sheet[STATIONS] >> space & 1
        planes[MIDDLE, cell] = CENTRE >> space & 1


def moved_planes(symmetry: int) -> npt.NDArray[np.int64]:
    """Where a symmetry takes every plane: sides turn, and a quarter turn swaps highway and railway."""
    moved = np.arange(PLANES)
    sides = np.array([moved_side(side, symmetry) for side in range(4)])
    pairs = [tuple(sorted((int(sides[one]), int(sides[other])))) for one, other in _PAIRS]
    for first, kinds, swap_from in ((FACED, 3, 1), (ENDS, 2, 0), (FACED_EXITS, 1, 1), (ENDS_EXITS, 1, 1)):
        for kind in range(kinds):
            there = kind if kind < swap_from or not symmetry % 2 else 2 * swap_from + 1 - kind
            moved[first + 4 * kind : first + 4 * kind + 4] = first + 4 * there + sides
    for first in (FACED_TOGETHER, ENDS_TOGETHER):
        moved[first : first + 6] = [first + _PAIRS.index(pair) for pair in pairs]  # type: ignore[arg-type]
    return moved


def moved_cells(symmetry: int) -> npt.NDArray[np.int64]:
    """Where a symmetry takes every cell; the border stays."""
    moved = np.arange(CELLS)
    moved[CELL_OF] = CELL_OF[[moved_space(space, symmetry) for space in range(SPACES)]]
    return moved
