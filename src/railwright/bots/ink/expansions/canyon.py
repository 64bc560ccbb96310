"""What a bot must know of canyons (RI-16).

A canyon is worth its length if it is the longest, and 2 if it runs from edge to edge. Each pattern makes one canyon of
all that it joins, and an open canyon has its other end on the edge.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, Doubles, GoalPace, Knowledge
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.expansions.canyon import (
    ACROSS,
    BRIDGE_POINTS,
    DOWN,
    EDGE_TO_EDGE_POINTS,
    FIRST_OF_FACE,
    LINES_ACROSS,
    LINES_DOWN,
    MOST_SEGMENTS,
    TIPS,
    bridges,
    ends_across,
    ends_down,
    list_face,
    next_canyon,
    own_face,
    passed,
    touched,
)
from railwright.ink.rules.grid_lines import ACROSS_LINES, DOWN_LINES, INNER_POINTS
from railwright.ink.rules.sheet import EXPANSION_DICE, NO_DIE, Words

SEGMENTS = np.array([popcount(across) + popcount(down) for across, down in zip(LINES_ACROSS, LINES_DOWN, strict=True)])
"""By choice: how long the pattern is."""
GROWTH = 0.25
"""What a segment of a canyon that can still grow is worth as a hope."""
BRIDGE_WORTH = 0.4
"""What a bridge point is worth, about."""
FAR = 5
"""Steps to the edge that are not counted any more."""


class CanyonFeature(IntEnum):
    """Canyons and where they may go, bridge points and what may need them."""

    LONGEST_CANYON = FIRST_OWN
    CANYONS_EDGE_TO_EDGE = FIRST_OWN + 1
    LONGEST_OPEN_CANYON = FIRST_OWN + 2
    SECOND_OPEN_CANYON = FIRST_OWN + 3
    ROOM_FOR_OPEN_CANYON = FIRST_OWN + 4
    WAY_TO_THE_EDGE = FIRST_OWN + 5
    BRIDGE_POINTS_LEFT = FIRST_OWN + 6
    SEGMENTS_TO_BRIDGE = FIRST_OWN + 7


@compiled
def length_at_tips(sheet: Words, lengths: Ints) -> tuple[int, int]:
    """By the point of its open end: how long a canyon is. Returns the longest of all, and how many have no open end."""
    left, walk = np.empty(2, dtype=np.int64), np.empty(2 + MOST_SEGMENTS, dtype=np.int64)
    left[0], left[1] = sheet[ACROSS], sheet[DOWN]
    opened = touched(left[0], left[1]) & ~passed(left[0], left[1])
    longest, complete = 0, 0
    length, through = next_canyon(left, walk)
    while length:
        longest = max(longest, length)
        complete += through
        tips = opened & ~touched(left[0], left[1])
        opened ^= tips
        while tips:
            lengths[lowest(tips)] = length
            tips &= tips - 1
        length, through = next_canyon(left, walk)
    return longest, complete


@compiled
def open_tips(sheet: Words) -> int:
    """The points with an open end of a canyon."""
    return touched(sheet[ACROSS], sheet[DOWN]) & ~passed(sheet[ACROSS], sheet[DOWN])


@compiled
def room_from(point: int, sheet: Words) -> tuple[int, int]:
    """How many points can be reached from an open end in a few steps, and in how many of them the edge, else FAR.

    Over lines without a segment, past points that no canyon touches.
    """
    across, down = ACROSS_LINES & ~sheet[ACROSS], DOWN_LINES & ~sheet[DOWN]
    free = INNER_POINTS & ~touched(sheet[ACROSS], sheet[DOWN])
    reached, front = 1 << point, 1 << point
    steps_to_edge = FAR
    for step in range(1, FAR):
        to_edge = (front & across) << 1 & ~INNER_POINTS | (front & down) << SIZE & ~INNER_POINTS
        to_edge |= front >> 1 & across & ~INNER_POINTS | front >> SIZE & down & ~INNER_POINTS
        if to_edge:
            steps_to_edge = min(steps_to_edge, step)
        front = (front & across) << 1 | (front & down) << SIZE | front >> 1 & across | front >> SIZE & down
        front &= free & ~reached
        reached |= front
    return popcount(reached) - 1, steps_to_edge


@compiled
def describe_canyons(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for each empty space beside canyons: on how many sides a route would need a bridge, or has one."""
    lengths = np.zeros(SPACES, dtype=np.int64)
    longest, complete = length_at_tips(sheet, lengths)
    first, second, at = 0, 0, -1
    left = open_tips(sheet)
    while left:
        point = lowest(left)
        left &= left - 1
        if lengths[point] > first:
            first, second, at = lengths[point], first, point
        elif lengths[point] > second:
            second = lengths[point]
    room, way = room_from(at, sheet) if at >= 0 else (0, 0)
    segments = popcount(sheet[ACROSS]) + popcount(sheet[DOWN])
    spent = bridges(sheet)
    dense[CanyonFeature.LONGEST_CANYON] = longest * 0.1
    dense[CanyonFeature.CANYONS_EDGE_TO_EDGE] = complete * 0.25
    dense[CanyonFeature.LONGEST_OPEN_CANYON] = first * 0.1
    dense[CanyonFeature.SECOND_OPEN_CANYON] = second * 0.1
    dense[CanyonFeature.ROOM_FOR_OPEN_CANYON] = room * 0.1
    dense[CanyonFeature.WAY_TO_THE_EDGE] = way * 0.2
    dense[CanyonFeature.BRIDGE_POINTS_LEFT] = (BRIDGE_POINTS - spent) * (1 / BRIDGE_POINTS)
    dense[CanyonFeature.SEGMENTS_TO_BRIDGE] = (segments - spent) * 0.05
    return EDGE_TO_EDGE_POINTS * complete + longest, space_rows(sheet, empty, aux, rows, count)


@compiled
def space_rows(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int) -> int:
    """The rows of empty spaces beside canyons; returns the number of rows."""
    across, down = sheet[ACROSS], sheet[DOWN]
    new_across, new_down = across & ~ends_across(sheet), down & ~ends_down(sheet)
    left = empty & (across | across >> SIZE | down | down >> 1)
    while left:
        space = lowest(left)
        left &= left - 1
        lines = (across >> space & 1) + (across >> (space + SIZE) & 1) + (down >> space & 1) + (down >> (space + 1) & 1)
        new = (new_across >> space & 1) + (new_across >> (space + SIZE) & 1)
        new += (new_down >> space & 1) + (new_down >> (space + 1) & 1)
        rows[count] = aux[space, 3 * min(new, 2) + min(lines - new, 2)]
        count += 1
    return count


@compiled
def made_by(choice: int, lengths: Ints) -> tuple[int, bool]:
    """How long the canyon is that a pattern belongs to, and whether it then runs from edge to edge."""
    length, fixed = SEGMENTS[choice], 2 - popcount(TIPS[choice])
    tips = TIPS[choice]
    while tips:
        joined = lengths[lowest(tips)]
        tips &= tips - 1
        length += joined
        fixed += joined > 0
    return length, fixed == 2


@compiled
def canyon_hunches(sheet: Words, choices: Ints, count: int, hunches: Doubles) -> None:
    """The points that a pattern brings at once, what an open canyon may grow to, and the bridges that it costs."""
    lengths = np.zeros(SPACES, dtype=np.int64)
    longest, _ = length_at_tips(sheet, lengths)
    routes_across, routes_down = ends_across(sheet), ends_down(sheet)
    for index in range(count):
        choice = choices[index]
        length, through = made_by(choice, lengths)
        price = popcount(LINES_ACROSS[choice] & routes_across) + popcount(LINES_DOWN[choice] & routes_down)
        hunch = max(length - longest, 0) - BRIDGE_WORTH * price
        hunches[index] = hunch + (EDGE_TO_EDGE_POINTS if through else GROWTH * length)


@compiled
def most_of_one(sheet: Words, shown: int) -> int:
    """The most points that the pattern of one die brings."""
    lengths, choices = np.zeros(SPACES, dtype=np.int64), np.empty(len(SEGMENTS), dtype=np.int64)
    longest, _ = length_at_tips(sheet, lengths)
    most = 0
    for index in range(list_face(sheet, shown, 0, choices, 0)):
        length, through = made_by(choices[index], lengths)
        most = max(most, max(length - longest, 0) + EDGE_TO_EDGE_POINTS * through)
    return most


@compiled
def most_of_both(sheet: Words, segments: int) -> int:
    """No more comes from both dice: they make the longest open canyons one and complete two."""
    lengths = np.zeros(SPACES, dtype=np.int64)
    longest, _ = length_at_tips(sheet, lengths)
    first, second, third = 0, 0, 0
    for point in range(SPACES):
        length = lengths[point]
        if length > first:
            first, second, third = length, first, second
        elif length > second:
            second, third = length, second
        else:
            third = max(third, length)
    return max(first + second + third + segments - longest, 0) + EXPANSION_DICE * EDGE_TO_EDGE_POINTS


@compiled
def most_canyons(sheet: Words) -> int:
    """What the dice that are not drawn yet can bring at most."""
    one, other = own_face(sheet, 0), own_face(sheet, 1)
    if one != NO_DIE and other != NO_DIE:
        return most_of_both(sheet, SEGMENTS[FIRST_OF_FACE[one]] + SEGMENTS[FIRST_OF_FACE[other]])
    return most_of_one(sheet, max(one, other)) if max(one, other) != NO_DIE else 0


KNOWLEDGE = Knowledge(
    features=CanyonFeature,
    describe=describe_canyons,
    states=STATES,
    goals=(GoalPace(1.2), GoalPace(0.4), GoalPace(0.25, leaps=False)),
    own_hunches=canyon_hunches,
    own_gain=most_canyons,
)
