"""What a bot must know of trails (RI-9).

A network is worth 2 for each of its stations but one, so a drawing brings 2 for each network that it touches.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import marks_on, pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import JOIN_POINTS, NETWORK_POINTS, SPACES
from railwright.ink.rules.expansions.trail import (
    CORNER_POINT,
    MOST_STATIONS,
    POINTS,
    TRAILS,
    first_point,
    link_trails,
    points,
    trail_spaces,
)
from railwright.ink.rules.pieces import STATION
from railwright.ink.rules.sheet import STATIONS, Words
from railwright.ink.rules.union import find

PAIR_POINTS = JOIN_POINTS // 2
"""What a station brings that joins others by trails."""
TRAIL = marks_on("trail")
"""By variant: the corners that its trail reaches, as a mask."""
TRAIL_PIECES = pieces_with(TRAIL)
STATION_PIECES = pieces_with(STATION)
NODES = POINTS + SPACES

TRAILS_LEFT, STATIONS_LEFT = range(2)
LABEL = 2  # + node
TOUCHED = LABEL + NODES  # + 2 * point: the trail network there, as two masks
MEETING = TOUCHED + 2 * POINTS  # + 2 * point: the networks that a trail there would touch
NOTES = MEETING + 2 * POINTS
MASK_BITS = 60

UNTOUCHED, TOUCHED_BY_SOME, TOUCHED_BY_LARGEST = range(3)
"""How trails touch a corner point."""


class TrailFeature(IntEnum):
    """Trail networks and their stations."""

    TRAIL_POINTS = FIRST_OWN
    STATIONS_OF_LARGEST = FIRST_OWN + 1
    STATIONS_OF_SECOND = FIRST_OWN + 2
    STATIONS_ALONE = FIRST_OWN + 3
    TRAILS = FIRST_OWN + 4


@compiled
def touch_points(sheet: Words, touched: Ints) -> None:
    """Note which corner points trails touch."""
    for point in range(POINTS):
        touched[point] = UNTOUCHED
    for corner in range(4):
        left = sheet[TRAILS + corner]
        while left:
            touched[first_point(lowest(left)) + CORNER_POINT[corner]] = TOUCHED_BY_SOME
            left &= left - 1


@compiled
def count_stations(sheet: Words, labels: Ints, stations: Ints) -> None:
    """By the label of a trail network: how many stations it has."""
    for node in range(NODES):
        stations[node] = 0
    left = sheet[STATIONS]
    while left:
        stations[find(labels, POINTS + lowest(left))] += 1
        left &= left - 1


@compiled
def trail_features(sheet: Words, touched: Ints, dense: Floats) -> int:
    """Fill in the dense numbers, and how each corner point is touched; returns the trails' points."""
    labels, stations = np.empty(NODES, dtype=np.int64), np.empty(NODES, dtype=np.int64)
    link_trails(sheet, labels)
    touch_points(sheet, touched)
    count_stations(sheet, labels, stations)
    total, alone, first, second, largest_at = 0, 0, 0, 0, -1
    for node in range(NODES):
        if stations[node] == 1:
            alone += 1
        elif stations[node] > 1:
            total += NETWORK_POINTS[min(stations[node], MOST_STATIONS)] // 2
        if stations[node] > first:
            second, first, largest_at = first, stations[node], node
        elif stations[node] > second:
            second = stations[node]
    for point in range(POINTS):
        if touched[point] and find(labels, point) == largest_at:
            touched[point] = TOUCHED_BY_LARGEST
    dense[TrailFeature.TRAIL_POINTS] = total * 0.1
    dense[TrailFeature.STATIONS_OF_LARGEST] = first * 0.15
    dense[TrailFeature.STATIONS_OF_SECOND] = second * 0.2
    dense[TrailFeature.STATIONS_ALONE] = alone * 0.15
    dense[TrailFeature.TRAILS] = popcount(trail_spaces(sheet)) * 0.1
    return total


@compiled
def describe_trails(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for each empty space with a corner at trails: how many are the largest network's, how many others'."""
    touched = np.empty(POINTS, dtype=np.int64)
    total = trail_features(sheet, touched, dense)
    left = empty
    while left:
        space = lowest(left)
        left &= left - 1
        largest, others = 0, 0
        for corner in range(4):
            state = touched[first_point(space) + CORNER_POINT[corner]]
            largest += state == TOUCHED_BY_LARGEST
            others += state == TOUCHED_BY_SOME
        if largest or others:
            rows[count] = aux[space, 3 * min(largest, 2) + min(others, 2)]
            count += 1
    return total, count


@compiled
def mark(notes: Ints, at: int, node: int) -> None:
    """Set a node's bit in the two masks at a place."""
    notes[at + node // MASK_BITS] |= 1 << (node % MASK_BITS)


@compiled
def note_trails(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """By corner point: the trail network there, and those that a trail to this point would touch."""
    notes[TRAILS_LEFT] = slots_with(slots, count, TRAIL_PIECES)
    notes[STATIONS_LEFT] = slots_with(slots, count, STATION_PIECES) + more
    label = notes[LABEL : LABEL + NODES]
    link_trails(sheet, label)
    for slot in range(TOUCHED, NOTES):
        notes[slot] = 0
    # A trail has two corners at least, so that a point whose group has no other node is touched by none.
    size = np.zeros(NODES, dtype=np.int64)
    for node in range(NODES):
        size[find(label, node)] += 1
    for point in range(POINTS):
        group = find(label, point)
        if size[group] > 1:
            mark(notes, TOUCHED + 2 * point, group)
            mark(notes, MEETING + 2 * point, group)
    left = sheet[STATIONS]
    while left:
        space = lowest(left)
        left &= left - 1
        for corner in range(4):
            mark(notes, MEETING + 2 * (first_point(space) + CORNER_POINT[corner]), find(label, POINTS + space))


@compiled
def trail_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """What a trail or a station brings to the trail networks."""
    if not (TRAIL[variant] or STATION[variant]):
        return 0
    low, high = 0, 0
    at = MEETING if TRAIL[variant] else TOUCHED
    for corner in range(4):
        if STATION[variant] or TRAIL[variant] >> corner & 1:
            point = first_point(space) + CORNER_POINT[corner]
            low |= notes[at + 2 * point]
            high |= notes[at + 2 * point + 1]
    networks = popcount(low) + popcount(high)
    if TRAIL[variant]:
        return PAIR_POINTS * (networks if notes[TRAILS_LEFT] + notes[STATIONS_LEFT] > 1 else max(networks - 1, 0))
    return PAIR_POINTS * (networks + (notes[TRAILS_LEFT] > 0))


@compiled
def most_stations(sheet: Words, notes: Ints) -> int:
    """As if trails joined all stations, those to come included."""
    stations = popcount(sheet[STATIONS]) + notes[STATIONS_LEFT]
    return PAIR_POINTS * max(stations - 1, 0) - points(sheet)


KNOWLEDGE = Knowledge(
    features=TrailFeature,
    describe=describe_trails,
    states=STATES,
    goals=(GoalPace(0.5, leaps=False), GoalPace(0.5), GoalPace(0.8, leaps=False)),  # a station may gather many trails
    notes=NOTES,
    note=note_trails,
    gain=trail_gain,
    gain_in_all=most_stations,
)
