"""RI-5.4: which goals a sheet meets."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, CENTRE, CORNER_SPACES, EXIT_SPACES, LEFT_COLUMN, SIZE, SPACES, TOP_ROW
from railwright.ink.rules.forest import forest_count
from railwright.ink.rules.pieces import load
from railwright.ink.rules.scoring import link_networks
from railwright.ink.rules.sheet import CRATERS, FILLED, FORESTS, STATIONS, TRAILS, VILLAGES_MARKED, Words
from railwright.ink.rules.trail import CORNER_POINT, first_point

_DATA: dict[str, Any] = load("goals.json")
GOALS_BY_SET: dict[str, dict[str, str]] = _DATA["goals"]
GOAL_TEXTS: dict[str, str] = {goal: text for goals in GOALS_BY_SET.values() for goal, text in goals.items()}
GOAL_NAMES = tuple(GOAL_TEXTS)
RACE_POINTS: tuple[int, ...] = tuple(_DATA["points"])
SOLO_DEADLINES: tuple[int, ...] = tuple(_DATA["solo_deadlines"])

FIVE_CENTRAL, THREE_VILLAGES, ROW_OR_COLUMN, THREE_CORNERS, SQUARE, LOOP = range(6)
FIVE_FORESTS, TREES_DIAGONAL, TREES_AT_EXITS, TRAILS_IN_LINE, TRAILS_AT_STATION, TRAILS_CENTRAL = range(6, 12)


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


@compiled
def has_diagonal(trees: int) -> bool:
    """Goal FB: four spaces of a straight diagonal."""
    starts = rows_to(SIZE - 4)
    return in_line(trees, SIZE + 1, starts & columns_from(0, SIZE - 4), 4) or in_line(
        trees, SIZE - 1, starts & columns_from(3, SIZE - 1), 4
    )


@compiled
def most_trails_at_a_station(sheet: Words) -> int:
    """Goal TB: the largest number of trail spaces that touch a corner of one station's space."""
    touching = np.zeros((SIZE + 1) * (SIZE + 1), dtype=np.int64)  # by corner point: a mask of the spaces
    for corner in range(4):
        left = sheet[TRAILS + corner]
        while left:
            space = lowest(left)
            left &= left - 1
            touching[first_point(space) + CORNER_POINT[corner]] |= 1 << space
    most = 0
    left = sheet[STATIONS]
    while left:
        space = lowest(left)
        left &= left - 1
        trails = 0
        for corner in range(4):
            trails |= touching[first_point(space) + CORNER_POINT[corner]]
        most = max(most, popcount(trails))
    return most


@compiled
def meets_goal(sheet: Words, goal: int) -> bool:
    """Whether the sheet, as it stands at the end of a round, meets the goal."""
    drawn = sheet[FILLED] | sheet[CRATERS]
    trees = sheet[FORESTS]
    trails = sheet[TRAILS] | sheet[TRAILS + 1] | sheet[TRAILS + 2] | sheet[TRAILS + 3]
    if goal == FIVE_CENTRAL:
        return popcount(drawn & CENTRE) >= 5
    if goal == THREE_VILLAGES:
        return sheet[VILLAGES_MARKED] >= 3
    if goal == ROW_OR_COLUMN:
        return has_full_line(drawn)
    if goal == THREE_CORNERS:
        return popcount(drawn & CORNER_SPACES) >= 3
    if goal == SQUARE:
        return has_square(drawn)
    if goal == LOOP:
        return link_networks(sheet, np.empty(2 * SPACES, dtype=np.int64))
    if goal == FIVE_FORESTS:
        return forest_count(sheet) >= 5
    if goal == TREES_DIAGONAL:
        return has_diagonal(trees)
    if goal == TREES_AT_EXITS:
        return popcount(trees & EXIT_SPACES) >= 4
    if goal == TRAILS_IN_LINE:
        return in_line(trails, 1, columns_from(0, SIZE - 4), 4) or in_line(trails, SIZE, rows_to(SIZE - 4), 4)
    if goal == TRAILS_AT_STATION:
        return most_trails_at_a_station(sheet) >= 3
    return popcount(trails & CENTRE) >= 5
