"""What the value of a sheet is learned from in each expansion."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.longest_features import beside
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import NETWORK_POINTS, OUTER, SIZE, SPACES
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.dice import DIRECTION_FACES, DISTANCE_FACES
from railwright.ink.rules.forest import LARGEST_POINTS, SECOND_POINTS, forest_around
from railwright.ink.rules.lava import CLOSED_LAKE_POINTS, away_from_lava
from railwright.ink.rules.meteor import meteor_points, next_hit
from railwright.ink.rules.pieces import LAVA
from railwright.ink.rules.sheet import (
    CHOOSE_DIRECTION,
    CRATERS,
    ENDS,
    FACING,
    FILLED,
    FORESTS,
    LAVAS,
    STATIONS,
    TRAILS,
    Words,
)
from railwright.ink.rules.trail import CORNER_POINT, MOST_STATIONS, POINTS, first_point, link_trails
from railwright.ink.rules.union import find


@compiled
def lava_features(sheet: Words, empty: int, dense: Floats) -> int:
    """Lakes and their open sides; returns their points, open sides that can still be closed left out."""
    east, south = going_east(sheet, LAVA), going_south(sheet, LAVA)
    opened, blocked, sides, errors = 0, 0, 0, 0
    for side in range(4):
        at = 4 * LAVA + side
        open_here = sheet[ENDS + at] & ~sheet[FACING + at] & ~OUTER[side]
        at_blank = 0
        if side == 0:
            at_blank = open_here & (sheet[FILLED] << SIZE)
        elif side == 1:
            at_blank = open_here & (sheet[FILLED] >> 1)
        elif side == 2:
            at_blank = open_here & (sheet[FILLED] >> SIZE)
        else:
            at_blank = open_here & (sheet[FILLED] << 1)
        errors += popcount(at_blank)
        sides += popcount(open_here & ~at_blank)
        opened |= open_here
        blocked |= at_blank
    lakes, closed, largest, closable, largest_open = 0, 0, 0, 0, 0
    left = sheet[LAVAS]
    while left:
        lake = flood(left & -left, east, south)
        left &= ~lake
        lakes += 1
        if not lake & opened:
            closed += 1
        elif not lake & blocked:
            closable += 1
        if popcount(lake) > largest:
            largest = popcount(lake)
            largest_open = popcount(lake & opened)
    dense[32] = sides * 0.15
    dense[33] = errors * 0.25
    dense[34] = lakes * 0.25
    dense[35] = closed * 0.5
    dense[36] = largest * 0.1
    dense[37] = largest_open * 0.2
    dense[38] = popcount(away_from_lava(sheet) & empty) * 0.05
    dense[39] = closable * 0.5
    return CLOSED_LAKE_POINTS * closed + largest - errors


@compiled
def meteor_features(sheet: Words, dense: Floats) -> int:
    """Craters, and what the next meteor may hit; returns the craters' points."""
    points = meteor_points(sheet)
    at_risk = 0
    for face in range(len(DIRECTION_FACES)):
        if DIRECTION_FACES[face] != CHOOSE_DIRECTION:
            for distance in range(1, 4):
                hit = sheet[FILLED] >> next_hit(sheet, DIRECTION_FACES[face], distance) & 1
                for other in range(len(DISTANCE_FACES)):
                    at_risk += hit * (DISTANCE_FACES[other] == distance)
    dense[32] = points * 0.1
    dense[33] = popcount(sheet[CRATERS]) * 0.2
    dense[34] = at_risk * (1 / 24)
    return points


@compiled
def forest_features(sheet: Words, empty: int, dense: Floats) -> int:
    """The two largest forests and the room around them; returns their points."""
    trees = sheet[FORESTS]
    first, second, count, large, next_large = 0, 0, 0, 0, 0
    while trees:
        forest = forest_around(trees, trees & -trees)
        trees &= ~forest
        size = popcount(forest)
        count += 1
        if size > first:
            first, second, large, next_large = size, first, forest, large
        elif size > second:
            second, next_large = size, forest
    around, around_next = beside(large) & empty, beside(next_large) & empty
    dense[32] = first * 0.1
    dense[33] = second * 0.1
    dense[34] = count * 0.2
    dense[35] = popcount(around) * 0.1
    dense[36] = popcount(around_next) * 0.1
    dense[37] = (around & around_next) != 0
    return LARGEST_POINTS * first + SECOND_POINTS * second


@compiled
def trail_features(sheet: Words, dense: Floats, labels: Ints, touched: Ints) -> int:
    """Trail networks and their stations; returns their points. Fills how each corner point is touched."""
    link_trails(sheet, labels)
    stations = np.zeros(POINTS + SPACES, dtype=np.int64)
    for point in range(POINTS):
        touched[point] = 0
    for corner in range(4):
        left = sheet[TRAILS + corner]
        while left:
            touched[first_point(lowest(left)) + CORNER_POINT[corner]] = 1
            left &= left - 1
    left = sheet[STATIONS]
    alone = 0
    while left:
        space = lowest(left)
        left &= left - 1
        stations[find(labels, POINTS + space)] += 1
    points, first, second, largest_at = 0, 0, 0, -1
    for node in range(POINTS + SPACES):
        if stations[node] == 1:
            alone += 1
        elif stations[node] > 1:
            points += NETWORK_POINTS[min(stations[node], MOST_STATIONS)] // 2
        if stations[node] > first:
            second, first, largest_at = first, stations[node], node
        elif stations[node] > second:
            second = stations[node]
    for point in range(POINTS):
        if touched[point] and find(labels, point) == largest_at:
            touched[point] = 2
    dense[32] = points * 0.1
    dense[33] = first * 0.15
    dense[34] = second * 0.2
    dense[35] = alone * 0.15
    dense[36] = popcount(sheet[TRAILS] | sheet[TRAILS + 1] | sheet[TRAILS + 2] | sheet[TRAILS + 3]) * 0.1
    return points
