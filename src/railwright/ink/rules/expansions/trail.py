"""Trail (RI-9): trails through the corners of spaces, and the stations they join."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, CENTRE, LEFT_COLUMN, NETWORK_POINTS, RIGHT_COLUMN, SIZE, SPACES
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.pieces import MARKS_ON, NORTHEAST, NORTHWEST, SOUTHEAST, SOUTHWEST
from railwright.ink.rules.placing import by_route
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.shapes import most_of_four_in_line
from railwright.ink.rules.sheet import MARKS, STATIONS, Words
from railwright.ink.rules.union import find, union

TRAILS = MARKS  # + corner NW, NE, SE, SW: spaces whose trail reaches this corner
TRAILS_IN_LINE, TRAILS_AT_STATION, TRAILS_CENTRAL = range(3)
"""The goals TA, TB and TC (RI-5.4)."""

POINTS_IN_A_ROW = SIZE + 1
POINTS = POINTS_IN_A_ROW * POINTS_IN_A_ROW
MOST_STATIONS = 12
CORNER_POINT = np.array([0, 1, POINTS_IN_A_ROW + 1, POINTS_IN_A_ROW], dtype=np.int64)
"""From a space's north-western corner point to each of its four corner points."""


class Reason(IntEnum):
    """Why a trail refuses something."""

    NO_TRAIL_OR_ROUTE = OWN_REASONS


@compiled
def trail_spaces(sheet: Words) -> int:
    """The spaces with a trail."""
    return sheet[TRAILS] | sheet[TRAILS + 1] | sheet[TRAILS + 2] | sheet[TRAILS + 3]


@compiled
def touching_trails(sheet: Words, variant: int) -> int:
    """Spaces where the variant's trail would touch an existing trail or the corner of a station's space (RI-9.1)."""
    stations = sheet[STATIONS]
    northwest = sheet[TRAILS + NORTHWEST] | stations
    northeast = sheet[TRAILS + NORTHEAST] | stations
    southeast = sheet[TRAILS + SOUTHEAST] | stations
    southwest = sheet[TRAILS + SOUTHWEST] | stations
    mask = 0
    corners = MARKS_ON[variant]
    # The corner point is shared with the spaces beside, above or below, and diagonally across it.
    if corners >> NORTHWEST & 1:
        mask |= (northeast & ~RIGHT_COLUMN) << 1 | southwest << SIZE | (southeast & ~RIGHT_COLUMN) << (SIZE + 1)
    if corners >> NORTHEAST & 1:
        mask |= (northwest & ~LEFT_COLUMN) >> 1 | southeast << SIZE | (southwest & ~LEFT_COLUMN) << (SIZE - 1)
    if corners >> SOUTHEAST & 1:
        mask |= (southwest & ~LEFT_COLUMN) >> 1 | northeast >> SIZE | (northwest & ~LEFT_COLUMN) >> (SIZE + 1)
    if corners >> SOUTHWEST & 1:
        mask |= (southeast & ~RIGHT_COLUMN) << 1 | northwest >> SIZE | (northeast & ~RIGHT_COLUMN) >> (SIZE - 1)
    return mask & ALL


@compiled
def joined(sheet: Words, variant: int) -> int:
    """By a route, or by a trail that touches a trail or the corner of a station's space (RI-9.1)."""
    return by_route(sheet, variant) | touching_trails(sheet, variant)


@compiled
def not_joined(_sheet: Words, _variant: int) -> int:
    """RI-9.1."""
    return Reason.NO_TRAIL_OR_ROUTE.value


@compiled
def first_point(space: int) -> int:
    """The north-western corner point of a space."""
    return space + space // SIZE


@compiled
def link_trails(sheet: Words, label: Words) -> None:
    """Label the trail networks (RI-9.2). Nodes: the 64 corner points, then the 49 spaces of stations.

    A point that no trail touches, and a station that no trail reaches, stays alone.
    """
    for node in range(POINTS + SPACES):
        label[node] = node
    touched = np.zeros(POINTS, dtype=np.int64)
    left = trail_spaces(sheet)
    while left:
        space = lowest(left)
        left &= left - 1
        before = -1
        for corner in range(4):
            if sheet[TRAILS + corner] >> space & 1:
                point = first_point(space) + CORNER_POINT[corner]
                touched[point] = 1
                if before >= 0:
                    union(label, before, point)
                before = point
    left = sheet[STATIONS]
    while left:
        space = lowest(left)
        left &= left - 1
        for corner in range(4):
            point = first_point(space) + CORNER_POINT[corner]
            if touched[point]:
                union(label, POINTS + space, point)


@compiled
def points(sheet: Words) -> int:
    """For each trail network of two or more stations half the network value of their number (RI-9.3)."""
    label = np.empty(POINTS + SPACES, dtype=np.int64)
    link_trails(sheet, label)
    stations = np.zeros(POINTS + SPACES, dtype=np.int64)
    left = sheet[STATIONS]
    while left:
        stations[find(label, POINTS + lowest(left))] += 1
        left &= left - 1
    total = 0
    for node in range(POINTS + SPACES):
        total += NETWORK_POINTS[min(stations[node], MOST_STATIONS)] // 2
    return total


@compiled
def most_trails_at_a_station(sheet: Words) -> int:
    """Goal TB: the largest number of trail spaces that touch a corner of one station's space."""
    touching = np.zeros(POINTS, dtype=np.int64)  # by corner point: a mask of the spaces
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
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-5.4: trails in four spaces in line, three at one station, five in the centre."""
    trails = trail_spaces(sheet)
    if goal == TRAILS_IN_LINE:
        return most_of_four_in_line(trails), 4
    if goal == TRAILS_AT_STATION:
        return most_trails_at_a_station(sheet), 3
    return popcount(trails & CENTRE), 5


def areas(sheet: Words) -> list[Area]:
    """The stations of each trail network with two or more of them."""
    label = np.empty(POINTS + SPACES, dtype=np.int64)
    link_trails(sheet, label)
    networks: dict[int, int] = {}
    left = int(sheet[STATIONS])
    while left:
        space = lowest(left)
        left &= left - 1
        root = int(find(label, POINTS + space))
        networks[root] = networks.get(root, 0) | 1 << space
    return [Area("trail network", stations) for stations in networks.values() if stations.bit_count() > 1]


EXPANSION = Expansion(rounds=6, dice=("trail", "trail"), reasons=Reason, areas=areas)
