"""What the goal cards of a Challenge match (RI-5.4, RI-5.5) are worth to a sheet that may still meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import CENTRE, CORNER_SPACES, EXIT_SPACES, LEFT_COLUMN, SIZE, TOP_ROW
from railwright.ink.rules.forest import forest_count
from railwright.ink.rules.goals import (
    FIVE_CENTRAL,
    FIVE_FORESTS,
    GOAL_NAMES,
    LOOP,
    RACE_POINTS,
    ROW_OR_COLUMN,
    SQUARE,
    THREE_CORNERS,
    THREE_VILLAGES,
    TRAILS_AT_STATION,
    TRAILS_CENTRAL,
    TRAILS_IN_LINE,
    TREES_AT_EXITS,
    TREES_DIAGONAL,
    meets_goal,
    most_trails_at_a_station,
)
from railwright.ink.rules.sheet import CRATERS, FILLED, FORESTS, TRAILS, VILLAGES_MARKED, Words

if TYPE_CHECKING:
    from railwright.ink.view import View

Aims = npt.NDArray[np.float64]

GOAL, NOW, SOON, SOON_ROUNDS, LATE, LATE_ROUNDS = range(6)
"""The columns: the goal, its points if it is met this round, in the next so many rounds, in so many rounds after."""
COLUMNS = 6

PACE = np.zeros(len(GOAL_NAMES))
"""By how many spaces (boxes, trees …) a sheet comes nearer to a goal in a round, about."""
PACE[[FIVE_CENTRAL, SQUARE]] = 1.0
PACE[[ROW_OR_COLUMN, TRAILS_CENTRAL]] = 0.8
PACE[[FIVE_FORESTS, TREES_AT_EXITS, THREE_VILLAGES]] = 0.6
PACE[[THREE_CORNERS, TREES_DIAGONAL, TRAILS_IN_LINE, TRAILS_AT_STATION]] = 0.5
PACE[LOOP] = 0.2
STEADINESS = 1.5
SUREST = 0.95
RACE_FADES = 0.7
"""Part of a goal's points that is left when others have had another round to meet it first."""


def no_aims() -> Aims:
    """A game without goals."""
    return np.zeros((0, COLUMNS))


def aims_of(view: View) -> Aims:
    """The goals that a seat has not scored yet."""
    rows = []
    for goal in view.goals:
        if any(seat == view.seat for seat, _ in goal.scored):
            continue
        left = view.options.rounds - view.round
        number = GOAL_NAMES.index(goal.name)
        if goal.deadline is None:
            rows.append([number, goal.worth, max(1.0, RACE_FADES * goal.worth), left, 0, 0])
        else:
            soon = min(max(goal.deadline - view.round, 0), left)
            rows.append([number, goal.worth, RACE_POINTS[0], soon, RACE_POINTS[-1], left - soon])
    return np.array(rows, dtype=np.float64).reshape(len(rows), COLUMNS)


def one_round_later(aims: Aims) -> Aims:
    """The same goals, seen from the next round."""
    later = aims.copy()
    soon = aims[:, SOON_ROUNDS] > 0
    later[:, NOW] = np.where(soon, aims[:, SOON], aims[:, LATE])
    later[:, SOON_ROUNDS] = np.maximum(aims[:, SOON_ROUNDS] - 1, 0)
    later[:, LATE_ROUNDS] = np.maximum(aims[:, LATE_ROUNDS] - ~soon, 0)
    return later


@compiled
def most_in_window(mask: int, window: int, last_row: int, last_col: int) -> int:
    """The most spaces of a mask in any copy of a window that starts at the top left."""
    most = 0
    for row in range(last_row + 1):
        for col in range(last_col + 1):
            most = max(most, popcount(mask & window << (SIZE * row + col)))
    return most


@compiled
def missing(sheet: Words, goal: int) -> int:
    """How many spaces, boxes, trees or trails a sheet lacks for a goal that it does not meet."""
    drawn = sheet[FILLED] | sheet[CRATERS]
    trails = sheet[TRAILS] | sheet[TRAILS + 1] | sheet[TRAILS + 2] | sheet[TRAILS + 3]
    if goal == FIVE_CENTRAL:
        return 5 - popcount(drawn & CENTRE)
    if goal == THREE_VILLAGES:
        return 3 - sheet[VILLAGES_MARKED]
    if goal == ROW_OR_COLUMN:
        return SIZE - max(most_in_window(drawn, TOP_ROW, SIZE - 1, 0), most_in_window(drawn, LEFT_COLUMN, 0, SIZE - 1))
    if goal == THREE_CORNERS:
        return 3 - popcount(drawn & CORNER_SPACES)
    if goal == SQUARE:
        return 9 - most_in_window(drawn, 7 | 7 << SIZE | 7 << (2 * SIZE), SIZE - 3, SIZE - 3)
    if goal == FIVE_FORESTS:
        return 5 - forest_count(sheet)
    if goal == TREES_DIAGONAL:
        falling = 1 | 1 << (SIZE + 1) | 1 << (2 * SIZE + 2) | 1 << (3 * SIZE + 3)
        rising = 1 << 3 | 1 << (SIZE + 2) | 1 << (2 * SIZE + 1) | 1 << (3 * SIZE)
        return 4 - max(
            most_in_window(sheet[FORESTS], falling, SIZE - 4, SIZE - 4),
            most_in_window(sheet[FORESTS], rising, SIZE - 4, SIZE - 4),
        )
    if goal == TREES_AT_EXITS:
        return 4 - popcount(sheet[FORESTS] & EXIT_SPACES)
    if goal == TRAILS_IN_LINE:
        down = 1 | 1 << SIZE | 1 << (2 * SIZE) | 1 << (3 * SIZE)
        return 4 - max(most_in_window(trails, 15, SIZE - 1, SIZE - 4), most_in_window(trails, down, SIZE - 4, SIZE - 1))
    if goal == TRAILS_AT_STATION:
        return 3 - most_trails_at_a_station(sheet)
    if goal == TRAILS_CENTRAL:
        return 5 - popcount(trails & CENTRE)
    return 1


@compiled
def likely(lacking: int, pace: float, rounds: float) -> float:
    """How likely a goal is to be met in so many rounds."""
    return min(SUREST, (pace * rounds / max(lacking, 1)) ** STEADINESS)


@compiled
def aim_points(sheet: Words, aims: Aims) -> float:
    """The points that the goals bring, or can be hoped to bring, to a sheet at the end of the running round."""
    points = 0.0
    for row in range(len(aims)):
        goal = int(aims[row, GOAL])
        if meets_goal(sheet, goal):
            points += aims[row, NOW]
        else:
            lacking = missing(sheet, goal)
            soon = likely(lacking, PACE[goal], aims[row, SOON_ROUNDS])
            ever = likely(lacking, PACE[goal], aims[row, SOON_ROUNDS] + aims[row, LATE_ROUNDS])
            points += aims[row, SOON] * soon + aims[row, LATE] * (ever - soon)
    return points


@compiled
def points_taken(sheet: Words, aims: Aims) -> float:
    """The points of the goals that a sheet meets now."""
    points = 0.0
    for row in range(len(aims)):
        if meets_goal(sheet, int(aims[row, GOAL])):
            points += aims[row, NOW]
    return points
