"""What a score sheet is worth, part by part, and which box of each row scores (RL-6, RL-7)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block

Ints = NDArray[np.int64]


@compiled
def _counts(boxes: Ints, tables: Ints, row: int, box: int) -> bool:
    """Whether the boxes above this one are marked as it demands."""
    needs = at.NEEDS + (row * at.MAX_BOXES + box) * at.GOODS
    for other in range(at.GOODS):
        if boxes[other] < tables[needs + other]:
            return False
    return True


@compiled
def score_sheet(boxes: Ints, coins: int, most_travellers: bool, glass_first: bool, tables: Ints, out: Ints) -> int:
    """Fill `out` (SCORING_BOX for each row, POINTS for each part, TOTAL) and return the total."""
    out[:] = 0
    for row in range(at.GOODS):
        for box in range(boxes[row] - 1, -1, -1):
            if _counts(boxes, tables, row, box):
                out[at.SCORING_BOX + row] = box + 1
                break
    for row in range(at.GOODS):
        if out[at.SCORING_BOX + row] > 0:
            value = tables[at.VALUES + row * at.MAX_BOXES + out[at.SCORING_BOX + row] - 1]
            if row < at.WOOD:
                out[at.POINTS + row] = value
            elif row > at.SAWMILL:
                out[at.POINTS + row - 1] = value
    if most_travellers and tables[at.DOUBLED]:
        out[at.POINTS + at.TRAVELLERS] *= 2
    if glass_first and tables[at.GLASS_POINTS] and boxes[at.GLASS] == tables[at.ROW_BOXES + at.GLASS]:
        out[at.POINTS + at.GLASS_PART] = tables[at.GLASS_POINTS]
    out[at.POINTS + at.WOOD_SAWMILL] = _wood_and_sawmill(boxes, tables, out)
    out[at.POINTS + at.COINS_PART] = coins
    if tables[at.RATED] and boxes[at.FACTORY] > 0:
        rate = boxes[at.FACTORY] - 1
        rated = min(coins, tables[at.RATE_COINS + rate])
        out[at.POINTS + at.COINS_PART] = rated * tables[at.RATE_POINTS + rate] + coins - rated
    total = 0
    for part in range(at.POINTS, at.TOTAL):
        total += out[part]
    out[at.TOTAL] = total
    return total


@compiled
def _wood_and_sawmill(boxes: Ints, tables: Ints, out: Ints) -> int:
    """Sheet 1: the product of both rows. Sheet 2: the last box of the unbroken chain W1 M1 W2 M2 ..."""
    wood, sawmill = boxes[at.WOOD], boxes[at.SAWMILL]
    wood_values = at.VALUES + at.WOOD * at.MAX_BOXES
    sawmill_values = at.VALUES + at.SAWMILL * at.MAX_BOXES
    if tables[at.ZIGZAG]:
        out[at.SCORING_BOX + at.WOOD] = sawmill + 1 if wood > sawmill else 0
        out[at.SCORING_BOX + at.SAWMILL] = wood if wood <= sawmill else 0
        if wood > sawmill:
            return int(tables[wood_values + sawmill])
        return int(tables[sawmill_values + wood - 1]) if wood > 0 else 0
    if wood == 0 or sawmill == 0:
        out[at.SCORING_BOX + at.WOOD] = 0
        out[at.SCORING_BOX + at.SAWMILL] = 0
        return 0
    return int(tables[wood_values + wood - 1] * tables[sawmill_values + sawmill - 1])


@compiled
def has_most_travellers(state: Ints, seat: int) -> bool:
    """Strictly most marked traveller boxes; a tie doubles nobody (RL-6)."""
    own = state[block(seat) + at.BOXES + at.TRAVELLERS]
    for other in range(state[at.PLAYERS]):
        if other != seat and state[block(other) + at.BOXES + at.TRAVELLERS] >= own:
            return False
    return True


@compiled
def score_seat(state: Ints, tables: Ints, seat: int, out: Ints) -> int:
    """The score of one seat as the table stands now."""
    own = block(seat)
    return score_sheet(
        state[own + at.BOXES : own + at.BOXES + at.GOODS],
        state[own + at.COINS],
        has_most_travellers(state, seat),
        state[own + at.GLASS_FIRST] == 1,
        tables,
        out,
    )
