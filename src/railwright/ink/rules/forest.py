"""RI-8: forests, groups of orthogonally adjacent spaces with trees."""

from __future__ import annotations

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import RIGHT_COLUMN
from railwright.ink.rules.connections import flood
from railwright.ink.rules.sheet import FORESTS, Words

LARGEST_POINTS, SECOND_POINTS = 2, 1
"""For each space of the largest and of the second largest forest (RI-8.2)."""


@compiled
def forest_around(trees: int, space_bit: int) -> int:
    """The forest that a space with trees belongs to."""
    return flood(space_bit, trees & (trees >> 1) & ~RIGHT_COLUMN, trees & (trees >> 7))


@compiled
def forest_points(sheet: Words) -> int:
    """What the two largest forests give."""
    trees = sheet[FORESTS]
    first, second = 0, 0
    while trees:
        forest = forest_around(trees, trees & -trees)
        trees &= ~forest
        size = popcount(forest)
        if size > first:
            first, second = size, first
        elif size > second:
            second = size
    return LARGEST_POINTS * first + SECOND_POINTS * second


@compiled
def forest_count(sheet: Words) -> int:
    """How many separate forests there are (goal FA)."""
    trees = sheet[FORESTS]
    count = 0
    while trees:
        trees &= ~forest_around(trees, trees & -trees)
        count += 1
    return count
