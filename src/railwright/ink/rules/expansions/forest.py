"""Forest (RI-8): groups of orthogonally adjacent spaces with trees."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import EXIT_SPACES, RIGHT_COLUMN, SIZE, SPACES
from railwright.ink.rules.connections import flood
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.shapes import most_in_window
from railwright.ink.rules.sheet import MARKS, Words

FORESTS = MARKS
LARGEST_POINTS, SECOND_POINTS = 2, 1
"""For each space of the largest and of the second largest forest (RI-8.2)."""
FIVE_FORESTS, TREES_DIAGONAL, TREES_AT_EXITS = range(3)
"""The goals FA, FB and FC (RI-5.4)."""
FALLING = 1 | 1 << (SIZE + 1) | 1 << (2 * SIZE + 2) | 1 << (3 * SIZE + 3)
RISING = 1 << 3 | 1 << (SIZE + 2) | 1 << (2 * SIZE + 1) | 1 << (3 * SIZE)
"""Four spaces of a diagonal."""


@compiled
def forest_around(trees: int, space_bit: int) -> int:
    """The forest that a space with trees belongs to."""
    return flood(space_bit, trees & (trees >> 1) & ~RIGHT_COLUMN, trees & (trees >> SIZE))


@compiled
def list_forests(sheet: Words, forests: Words) -> int:
    """Fill in the mask of each forest; returns their number."""
    trees = sheet[FORESTS]
    count = 0
    while trees:
        forests[count] = forest_around(trees, trees & -trees)
        trees &= ~forests[count]
        count += 1
    return count


@compiled
def points(sheet: Words) -> int:
    """What the two largest forests give (RI-8.2)."""
    forests = np.empty(SPACES, dtype=np.int64)
    first, second = 0, 0
    for number in range(list_forests(sheet, forests)):
        size = popcount(forests[number])
        if size > first:
            first, second = size, first
        elif size > second:
            second = size
    return LARGEST_POINTS * first + SECOND_POINTS * second


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-5.4: five separate forests, a diagonal of trees, trees at four exits."""
    trees = sheet[FORESTS]
    if goal == FIVE_FORESTS:
        return list_forests(sheet, np.empty(SPACES, dtype=np.int64)), 5
    if goal == TREES_DIAGONAL:
        falling = most_in_window(trees, FALLING, SIZE - 4, SIZE - 4)
        return max(falling, most_in_window(trees, RISING, SIZE - 4, SIZE - 4)), 4
    return popcount(trees & EXIT_SPACES), 4


def areas(sheet: Words) -> list[Area]:
    """The two forests that count."""
    forests = np.empty(SPACES, dtype=np.int64)
    found = [int(forest) for forest in forests[: list_forests(sheet, forests)]]
    found.sort(key=lambda forest: -forest.bit_count())
    return [Area("forest", forest) for forest in found[:2]]


EXPANSION = Expansion(rounds=6, dice=("forest", "forest"), areas=areas)
