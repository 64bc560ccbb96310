"""What a bot must know of forests (RI-8).

Each new tree brings 2, and all forests that it touches may count twice; the largest does already.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import marks_on, pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.expansions.forest import FORESTS, LARGEST_POINTS, SECOND_POINTS, list_forests, points
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import FILLED, Words

TREES = marks_on("forest")
TREE_PIECES = pieces_with(TREES)
TREES_LEFT = 0
GAIN_AT = 1  # + space
NOTES = GAIN_AT + SPACES


class ForestFeature(IntEnum):
    """The two largest forests and the spaces around them."""

    LARGEST_FOREST = FIRST_OWN
    SECOND_FOREST = FIRST_OWN + 1
    FORESTS = FIRST_OWN + 2
    AROUND_LARGEST = FIRST_OWN + 3
    AROUND_SECOND = FIRST_OWN + 4
    MAY_GROW_TOGETHER = FIRST_OWN + 5


@compiled
def forest_features(sheet: Words, empty: int, dense: Floats) -> int:
    """Fill in the dense numbers; returns the forests' points."""
    forests = np.empty(SPACES, dtype=np.int64)
    first, second, large, next_large = 0, 0, 0, 0
    count = list_forests(sheet, forests)
    for forest in forests[:count]:
        size = popcount(forest)
        if size > first:
            first, second, large, next_large = size, first, forest, large
        elif size > second:
            second, next_large = size, forest
    around, around_next = beside(large) & empty, beside(next_large) & empty
    dense[ForestFeature.LARGEST_FOREST] = first * 0.1
    dense[ForestFeature.SECOND_FOREST] = second * 0.1
    dense[ForestFeature.FORESTS] = count * 0.2
    dense[ForestFeature.AROUND_LARGEST] = popcount(around) * 0.1
    dense[ForestFeature.AROUND_SECOND] = popcount(around_next) * 0.1
    dense[ForestFeature.MAY_GROW_TOGETHER] = (around & around_next) != 0
    return LARGEST_POINTS * first + SECOND_POINTS * second


@compiled
def describe_forests(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for each empty space next to trees: how many of its neighbours have some."""
    trees = sheet[FORESTS]
    left = beside(trees) & empty
    while left:
        space = lowest(left)
        left &= left - 1
        rows[count] = aux[space, popcount(beside(1 << space) & trees)]
        count += 1
    return forest_features(sheet, empty, dense), count


@compiled
def note_forests(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """By empty space: what a tree there brings."""
    notes[TREES_LEFT] = slots_with(slots, count, TREE_PIECES)
    for space in range(SPACES):
        notes[GAIN_AT + space] = LARGEST_POINTS
    forests = np.empty(SPACES, dtype=np.int64)
    largest, largest_size = 0, 0
    for number in range(list_forests(sheet, forests)):
        forest = forests[number]
        size = popcount(forest)
        if size > largest_size:
            forest, largest = largest, forest
            size, largest_size = largest_size, size
        around = beside(forest) & ~sheet[FILLED] if forest else 0
        while around:
            notes[GAIN_AT + lowest(around)] += LARGEST_POINTS * size
            around &= around - 1


@compiled
def tree_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """What a piece with trees brings to the forests."""
    return notes[GAIN_AT + space] if TREES[variant] else 0


@compiled
def most_trees(sheet: Words, notes: Ints) -> int:
    """As if all trees, those to come included, were one forest."""
    return LARGEST_POINTS * (popcount(sheet[FORESTS]) + notes[TREES_LEFT]) - points(sheet)


KNOWLEDGE = Knowledge(
    features=ForestFeature,
    describe=describe_forests,
    states=STATES,
    goals=(GoalPace(0.6, leaps=False), GoalPace(0.5, leaps=False), GoalPace(0.6, leaps=False)),
    notes=NOTES,
    note=note_forests,
    gain=tree_gain,
    gain_in_all=most_trees,
)
