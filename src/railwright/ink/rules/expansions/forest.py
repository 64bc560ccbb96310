"""Forest (RI-8): groups of orthogonally adjacent spaces with trees."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import EXIT_SPACES, RIGHT_COLUMN, SIZE, SPACES
from railwright.ink.rules.connections import flood
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.shapes import columns_from, in_line, rows_to
from railwright.ink.rules.sheet import MARKS, Words

FORESTS = MARKS
LARGEST_POINTS, SECOND_POINTS = 2, 1
"""For each space of the largest and of the second largest forest (RI-8.2)."""
FIVE_FORESTS, TREES_DIAGONAL, TREES_AT_EXITS = range(3)
"""The goals FA, FB and FC (RI-5.4)."""


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
def has_diagonal(trees: int) -> bool:
    """Goal FB: four spaces of a straight diagonal."""
    starts = rows_to(SIZE - 4)
    return in_line(trees, SIZE + 1, starts & columns_from(0, SIZE - 4), 4) or in_line(
        trees, SIZE - 1, starts & columns_from(3, SIZE - 1), 4
    )


@compiled
def meets_goal(sheet: Words, goal: int) -> bool:
    """RI-5.4: five separate forests, a diagonal of trees, trees at four exits."""
    if goal == FIVE_FORESTS:
        return list_forests(sheet, np.empty(SPACES, dtype=np.int64)) >= 5
    if goal == TREES_DIAGONAL:
        return has_diagonal(sheet[FORESTS])
    return popcount(sheet[FORESTS] & EXIT_SPACES) >= 4


def areas(sheet: Words) -> list[Area]:
    """The two forests that count."""
    forests = np.empty(SPACES, dtype=np.int64)
    found = [int(forest) for forest in forests[: list_forests(sheet, forests)]]
    found.sort(key=lambda forest: -forest.bit_count())
    return [Area("forest", forest) for forest in found[:2]]


EXPANSION = Expansion(rounds=6, dice=("forest", "forest"), areas=areas)
