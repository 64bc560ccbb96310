"""What the goal cards of a Challenge match (RI-5.4, RI-5.5) are worth to a sheet that may still meet them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.expansions import KNOWN
from railwright.bots.ink.expansions.record import GoalPace
from railwright.core.compiled import compiled
from railwright.ink.rules.goals import (
    FIRST_OWN_GOAL,
    FIVE_CENTRAL,
    FOUR_STATIONS,
    GOAL_NAMES,
    LONG_HIGHWAY,
    LONG_RAILWAY,
    LOOP,
    MIDDLE_EXITS,
    OPPOSITE_SIDES,
    RACE_POINTS,
    ROW_OR_COLUMN,
    SQUARE,
    THREE_CORNERS,
    THREE_EXITS,
    THREE_VILLAGES,
    meets_goal,
    progress,
)
from railwright.ink.rules.sheet import Words

if TYPE_CHECKING:
    from railwright.ink.view import View

Aims = npt.NDArray[np.float64]

GOAL, NOW, SOON, SOON_ROUNDS, LATE, LATE_ROUNDS = range(6)
"""The columns: the goal, its points if it is met this round, in the next so many rounds, in so many rounds after."""
COLUMNS = 6

BASE_GOALS = {
    FIVE_CENTRAL: GoalPace(1.0, leaps=False),
    THREE_VILLAGES: GoalPace(0.6, leaps=False),
    ROW_OR_COLUMN: GoalPace(0.8, leaps=False),
    THREE_CORNERS: GoalPace(0.5, leaps=False),
    SQUARE: GoalPace(1.0, leaps=False),
    LOOP: GoalPace(0.2, leaps=False),
    THREE_EXITS: GoalPace(0.7),
    FOUR_STATIONS: GoalPace(0.6),
    LONG_HIGHWAY: GoalPace(1.2),
    LONG_RAILWAY: GoalPace(1.2),
    OPPOSITE_SIDES: GoalPace(0.4),
    MIDDLE_EXITS: GoalPace(0.4),
}


def _paces() -> list[GoalPace]:
    """How every goal is come by; those of an expansion that tells nothing of them like any other."""
    paces = [BASE_GOALS.get(goal, GoalPace()) for goal in range(len(GOAL_NAMES))]
    for first, known in zip(FIRST_OWN_GOAL[1:], KNOWN[1:], strict=True):
        paces[first : first + len(known.goals)] = known.goals
    return paces


PACE = np.array([pace.in_a_round for pace in _paces()])
LEAPS = np.array([pace.leaps for pace in _paces()])
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
def likely(lacking: int, pace: float, rounds: float) -> float:
    """How likely a goal is to be met in so many rounds."""
    return min(SUREST, (pace * rounds / max(lacking, 1)) ** STEADINESS)


@compiled
def aim_points(sheet: Words, aims: Aims, reading: int) -> float:
    """The points that the goals bring, or can be hoped to bring, to a sheet at the end of the running round."""
    points = 0.0
    for row in range(len(aims)):
        goal = int(aims[row, GOAL])
        there, needed = progress(sheet, goal, reading)
        if there >= needed:
            points += aims[row, NOW]
        else:
            lacking = needed - there
            soon = likely(lacking, PACE[goal], aims[row, SOON_ROUNDS])
            ever = likely(lacking, PACE[goal], aims[row, SOON_ROUNDS] + aims[row, LATE_ROUNDS])
            points += aims[row, SOON] * soon + aims[row, LATE] * (ever - soon)
    return points


@compiled
def points_taken(sheet: Words, aims: Aims, reading: int) -> float:
    """The points of the goals that a sheet meets now."""
    points = 0.0
    for row in range(len(aims)):
        if meets_goal(sheet, int(aims[row, GOAL]), reading):
            points += aims[row, NOW]
    return points
