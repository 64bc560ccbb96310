"""RI-5.4, RI-17: which goals a sheet meets, and how much is there of the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import (
    CENTRE,
    CORNER_SPACES,
    EXIT_SIDE,
    EXIT_SPACE,
    LEFT_COLUMN,
    SIZE,
    SPACES,
    TOP_ROW,
)
from railwright.ink.rules.expansions import DATA, NAMES, hooks
from railwright.ink.rules.longest import LINE_WORDS, longest_line
from railwright.ink.rules.pieces import HIGHWAY, RAILWAY, load
from railwright.ink.rules.scoring import UNTOUCHED, drawn_spaces, label_networks, link_networks
from railwright.ink.rules.shapes import most_in_window
from railwright.ink.rules.sheet import Words

_DATA: dict[str, Any] = load("goals.json")
_SETS: dict[str, dict[str, Any]] = {"base": _DATA, **dict(zip(NAMES, DATA, strict=True))}


def cards(name: str, *, further: bool) -> tuple[str, ...]:
    """The goal cards of a set, the further ones among them or not (RI-17.1)."""
    data = _SETS[name]
    return (*data.get("goals", ()), *(data.get("further_goals", ()) if further else ()))


GOALS_BY_SET = {name: cards(name, further=True) for name in _SETS}
GOAL_NAMES = tuple(goal for goals in GOALS_BY_SET.values() for goal in goals)
RACE_POINTS: tuple[int, ...] = tuple(_DATA["points"])
SOLO_DEADLINES: tuple[int, ...] = tuple(_DATA["solo_deadlines"])

FIVE_CENTRAL, THREE_VILLAGES, ROW_OR_COLUMN, THREE_CORNERS, SQUARE, LOOP = range(6)
"""The goals A to F."""
THREE_EXITS, FOUR_STATIONS, LONG_HIGHWAY, LONG_RAILWAY, OPPOSITE_SIDES, MIDDLE_EXITS = range(6, 12)
"""The goals G to L."""
THREE_BY_THREE = 7 | 7 << SIZE | 7 << (2 * SIZE)
LONG = 6
IN_THE_MIDDLE = np.array([SIZE // 2 in divmod(space, SIZE) for space in EXIT_SPACE.tolist()], dtype=np.int64)
"""By exit: whether it is the middle one of its side."""
FIRST_OWN_GOAL = np.array(
    [0, *(GOAL_NAMES.index(GOALS_BY_SET[name][0]) if GOALS_BY_SET[name] else 0 for name in NAMES)], dtype=np.int64
)
"""By the expansion's number: where its own goals begin."""


@compiled
def progress(sheet: Words, goal: int, reading: int) -> tuple[int, int]:
    """How much of a goal is on the sheet, and how much it takes: spaces, boxes, exits, forests, trails."""
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
    if goal == FOUR_STATIONS:
        return most_stations(sheet), 4
    if goal in (LONG_HIGHWAY, LONG_RAILWAY):
        kind = HIGHWAY if goal == LONG_HIGHWAY else RAILWAY
        return longest_line(sheet, kind, reading, np.empty(LINE_WORDS, dtype=np.int64)), LONG
    if goal in (THREE_EXITS, OPPOSITE_SIDES, MIDDLE_EXITS):
        return most_exits(sheet, goal), 3 if goal == THREE_EXITS else 2
    return hooks.progress(sheet, goal - FIRST_OWN_GOAL[sheet[at.EXPANSION]])


@compiled
def most_stations(sheet: Words) -> int:
    """Goal H: the most spaces with a station in one network; all routes of such a space are joined."""
    label, stations = np.empty(2 * SPACES, dtype=np.int64), np.zeros(2 * SPACES, dtype=np.int64)
    label_networks(sheet, label, np.empty(len(EXIT_SPACE), dtype=np.int64))
    most = 0
    left = sheet[at.STATIONS]
    while left:
        network = label[2 * lowest(left)]
        left &= left - 1
        stations[network] += 1
        most = max(most, stations[network])
    return most


@compiled
def most_exits(sheet: Words, goal: int) -> int:
    """What a network has at most: exits for G, exits on opposite sides for K, exits in the middle of a side for L."""
    label, network = np.empty(2 * SPACES, dtype=np.int64), np.empty(len(EXIT_SPACE), dtype=np.int64)
    label_networks(sheet, label, network)
    most = 0
    for first in range(len(network)):
        exits, sides, middles = 0, 0, 0
        for other in range(len(network)):
            if network[other] == network[first] != UNTOUCHED:
                exits += 1
                sides |= 1 << EXIT_SIDE[other]
                middles += IN_THE_MIDDLE[other]
        opposite = 2 if sides & sides >> 2 else min(exits, 1)
        most = max(most, exits if goal == THREE_EXITS else middles if goal == MIDDLE_EXITS else opposite)
    return most


@compiled
def meets_goal(sheet: Words, goal: int, reading: int) -> bool:
    """Whether the sheet, as it stands at the end of a round, meets the goal."""
    there, needed = progress(sheet, goal, reading)
    return there >= needed
