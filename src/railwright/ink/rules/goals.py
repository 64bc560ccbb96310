"""RI-5.4: which goals a sheet meets, and how much is there of the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import CENTRE, CORNER_SPACES, LEFT_COLUMN, SIZE, SPACES, TOP_ROW
from railwright.ink.rules.expansions import DATA, NAMES, hooks
from railwright.ink.rules.pieces import load
from railwright.ink.rules.scoring import drawn_spaces, link_networks
from railwright.ink.rules.shapes import most_in_window
from railwright.ink.rules.sheet import Words

_DATA: dict[str, Any] = load("goals.json")
GOALS_BY_SET: dict[str, tuple[str, ...]] = {
    "base": tuple(_DATA["goals"]),
    **{name: tuple(data["goals"]) for name, data in zip(NAMES, DATA, strict=True) if "goals" in data},
}
GOAL_NAMES = tuple(goal for goals in GOALS_BY_SET.values() for goal in goals)
RACE_POINTS: tuple[int, ...] = tuple(_DATA["points"])
SOLO_DEADLINES: tuple[int, ...] = tuple(_DATA["solo_deadlines"])

FIVE_CENTRAL, THREE_VILLAGES, ROW_OR_COLUMN, THREE_CORNERS, SQUARE, LOOP = range(6)
"""The goals A to F."""
THREE_BY_THREE = 7 | 7 << SIZE | 7 << (2 * SIZE)
FIRST_OWN_GOAL = np.array(
    [0, *(GOAL_NAMES.index(data["goals"][0]) if "goals" in data else 0 for data in DATA)], dtype=np.int64
)
"""By the expansion's number: where its own goals begin."""


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """How much of a goal is on the sheet, and how much it takes: spaces, boxes, forests, trails."""
    drawn = drawn_spaces(sheet)
    if goal == FIVE_CENTRAL:
        return popcount(drawn & CENTRE), 5
    if goal == THREE_VILLAGES:
        return sheet[at.VILLAGES_MARKED], 3
    if goal == ROW_OR_COLUMN:
        in_row, in_column = most_in_window(drawn, TOP_ROW, SIZE - 1, 0), most_in_window(drawn, LEFT_COLUMN, 0, SIZE - 1)
        return max(in_row, in_column), SIZE
    if goal == THREE_CORNERS:
        return popcount(drawn & CORNER_SPACES), 3
    if goal == SQUARE:
        return most_in_window(drawn, THREE_BY_THREE, SIZE - 3, SIZE - 3), 9
    if goal == LOOP:
        return int(link_networks(sheet, np.empty(2 * SPACES, dtype=np.int64))), 1
    return hooks.progress(sheet, goal - FIRST_OWN_GOAL[sheet[at.EXPANSION]])


@compiled
def meets_goal(sheet: Words, goal: int) -> bool:
    """Whether the sheet, as it stands at the end of a round, meets the goal."""
    there, needed = progress(sheet, goal)
    return there >= needed
