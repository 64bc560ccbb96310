"""RI-5.4: which goals a sheet meets."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import CENTRE, CORNER_SPACES, SPACES
from railwright.ink.rules.expansions import DATA, NAMES, hooks
from railwright.ink.rules.pieces import load
from railwright.ink.rules.scoring import drawn_spaces, link_networks
from railwright.ink.rules.shapes import has_full_line, has_square
from railwright.ink.rules.sheet import Words

_DATA: dict[str, Any] = load("goals.json")
GOALS_BY_SET: dict[str, dict[str, str]] = {
    "base": _DATA["goals"],
    **{name: data["goals"] for name, data in zip(NAMES, DATA, strict=True) if "goals" in data},
}
GOAL_TEXTS: dict[str, str] = {goal: text for goals in GOALS_BY_SET.values() for goal, text in goals.items()}
GOAL_NAMES = tuple(GOAL_TEXTS)
RACE_POINTS: tuple[int, ...] = tuple(_DATA["points"])
SOLO_DEADLINES: tuple[int, ...] = tuple(_DATA["solo_deadlines"])

FIVE_CENTRAL, THREE_VILLAGES, ROW_OR_COLUMN, THREE_CORNERS, SQUARE, LOOP = range(6)
"""The goals A to F."""
FIRST_OWN_GOAL = np.array(
    [0, *(GOAL_NAMES.index(next(iter(data["goals"]))) if "goals" in data else 0 for data in DATA)], dtype=np.int64
)
"""By the expansion's number: where its own goals begin."""


@compiled
def meets_goal(sheet: Words, goal: int) -> bool:
    """Whether the sheet, as it stands at the end of a round, meets the goal."""
    drawn = drawn_spaces(sheet)
    if goal == FIVE_CENTRAL:
        return popcount(drawn & CENTRE) >= 5
    if goal == THREE_VILLAGES:
        return sheet[at.VILLAGES_MARKED] >= 3
    if goal == ROW_OR_COLUMN:
        return has_full_line(drawn)
    if goal == THREE_CORNERS:
        return popcount(drawn & CORNER_SPACES) >= 3
    if goal == SQUARE:
        return has_square(drawn)
    if goal == LOOP:
        return link_networks(sheet, np.empty(2 * SPACES, dtype=np.int64))
    return hooks.meets_goal(sheet, goal - FIRST_OWN_GOAL[sheet[at.EXPANSION]])
