"""RI-9: trails through the corners of spaces, and the stations they join."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import ALL, LEFT_COLUMN, NETWORK_POINTS, RIGHT_COLUMN, SIZE, SPACES
from railwright.ink.rules.pieces import NORTHEAST, NORTHWEST, SOUTHEAST, SOUTHWEST, TRAIL
from railwright.ink.rules.sheet import STATIONS, TRAILS, Words
from railwright.ink.rules.union import find, union

POINTS_IN_A_ROW = SIZE + 1
POINTS = POINTS_IN_A_ROW * POINTS_IN_A_ROW
MOST_STATIONS = 12
CORNER_POINT = np.array([0, 1, POINTS_IN_A_ROW + 1, POINTS_IN_A_ROW], dtype=np.int64)
"""From a space's north-western corner point to each of its four corner points."""


@compiled
def touching_trails(sheet: Words, variant: int) -> int:
    """Spaces where the variant's trail would touch an existing trail or the corner of a station's space (RI-9.1)."""
    stations = sheet[STATIONS]
    northwest = sheet[TRAILS + NORTHWEST] | stations
    northeast = sheet[TRAILS + NORTHEAST] | stations
    southeast = sheet[TRAILS + SOUTHEAST] | stations
    southwest = sheet[TRAILS + SOUTHWEST] | stations
    mask = 0
    corners = TRAIL[variant]
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
    left = sheet[TRAILS] | sheet[TRAILS + 1] | sheet[TRAILS + 2] | sheet[TRAILS + 3]
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
def trail_points(sheet: Words) -> int:
    """For each trail network of two or more stations half the network value of their number (RI-9.3)."""
    label = np.empty(POINTS + SPACES, dtype=np.int64)
    link_trails(sheet, label)
    stations = np.zeros(POINTS + SPACES, dtype=np.int64)
    left = sheet[STATIONS]
    while left:
        stations[find(label, POINTS + lowest(left))] += 1
        left &= left - 1
    points = 0
    for node in range(POINTS + SPACES):
        points += NETWORK_POINTS[min(stations[node], MOST_STATIONS)] // 2
    return points
