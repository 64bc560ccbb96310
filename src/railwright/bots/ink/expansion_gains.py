"""What an expansion and the villages add to a single drawing at most, so that the parts of a set of drawings add up.

Forest: each new tree brings 2, and all forests that it touches may count twice; the largest does already.
Trail: a network is worth 2 for each of its stations but one, so a drawing brings 2 for each network that it touches.
Lava: each new space brings 1 and the sizes of the lakes that it touches, except the largest, and may close one lake.
"""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.longest_features import beside
from railwright.bots.ink.supply import LAVA_PIECES
from railwright.bots.ink.surroundings import STATE_AT, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import JOIN_POINTS, OUTER, SPACES, STEP, VILLAGE_POINTS, VILLAGES
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.forest import LARGEST_POINTS, forest_around, forest_points
from railwright.ink.rules.lava import CLOSED_LAKE_POINTS, open_lava
from railwright.ink.rules.pieces import EDGE, HAS_LAVA, LAVA, PIECE_LIST, STATION, TRAIL, TREES
from railwright.ink.rules.sheet import (
    CHALLENGE,
    EDITION,
    EXPANSION,
    FILLED,
    FOREST_EXPANSION,
    FORESTS,
    LAVA_EXPANSION,
    LAVAS,
    STATIONS,
    TRAIL_EXPANSION,
    VILLAGES_MARKED,
    Words,
)
from railwright.ink.rules.trail import CORNER_POINT, POINTS, first_point, link_trails, trail_points
from railwright.ink.rules.union import find

LAVA_END = 4
"""The state of a side (surroundings.py) that shows lava."""
PAIR_POINTS = JOIN_POINTS // 2
"""What a station brings that joins others by trails."""
MOST_LAKES = SPACES


def _pieces_with(table: Ints) -> int:
    return sum(1 << piece.number for piece in PIECE_LIST if table[piece.variants[0].number])


TRAIL_PIECES = _pieces_with(TRAIL)
STATION_PIECES = _pieces_with(STATION)
TREE_PIECES = _pieces_with(TREES)
VILLAGE_STEP = int(np.diff(VILLAGE_POINTS).max())

# Where the kernels here keep what they work with: the header, then what the expansion needs.
LAVA_LEFT, TRAILS_LEFT, STATIONS_LEFT, TREES_LEFT, OPEN_LAKES, LARGEST = range(6)
BY_SPACE = 6
LAKE_AT = BY_SPACE  # + 4 * space + side
LAKE_SIZE = LAKE_AT + 4 * SPACES
LAKE_OPEN = LAKE_SIZE + MOST_LAKES
TRAIL_LABEL = BY_SPACE  # + node
TOUCHED = TRAIL_LABEL + POINTS + SPACES  # + 2 * point: the trail network there, as two masks
MEETING = TOUCHED + 2 * POINTS  # + 2 * point: the networks that a trail there would touch
EXTRAS = max(LAKE_OPEN + MOST_LAKES, MEETING + 2 * POINTS)
NEVER = 1000
"""Open sides of a lake that cannot be closed."""
MASK_BITS = 60


@compiled
def prepare_forests(sheet: Words, extras: Ints) -> None:
    """By empty space: what a tree there brings."""
    trees = sheet[FORESTS]
    largest, largest_size = 0, 0
    left = trees
    for space in range(SPACES):
        extras[BY_SPACE + space] = LARGEST_POINTS
    while left:
        forest = forest_around(trees, left & -left)
        left &= ~forest
        size = popcount(forest)
        if size > largest_size:
            forest, largest = largest, forest
            size, largest_size = largest_size, size
        around = beside(forest) & ~sheet[FILLED] if forest else 0
        while around:
            extras[BY_SPACE + lowest(around)] += LARGEST_POINTS * size
            around &= around - 1


@compiled
def prepare_lakes(sheet: Words, extras: Ints) -> None:
    """By space and side which lake is seen there; by lake its size, 0 for the largest, and its open sides."""
    east, south = going_east(sheet, LAVA), going_south(sheet, LAVA)
    for slot in range(4 * SPACES):
        extras[LAKE_AT + slot] = -1
    lakes, largest = 0, -1
    left = sheet[LAVAS]
    while left:
        lake = flood(left & -left, east, south)
        left &= ~lake
        size, opened = popcount(lake), 0
        for side in range(4):
            outward = lake & open_lava(sheet, side)
            while outward:
                beyond = lowest(outward) + STEP[side]
                outward &= outward - 1
                opened += NEVER if sheet[FILLED] >> beyond & 1 else 1
                extras[LAKE_AT + 4 * beyond + (side ^ 2)] = lakes
        extras[LAKE_SIZE + lakes], extras[LAKE_OPEN + lakes] = size, opened
        if largest < 0 or size > extras[LAKE_SIZE + largest]:
            largest = lakes
        lakes += 1
    extras[OPEN_LAKES], extras[LARGEST] = 0, 0
    for lake in range(lakes):
        extras[OPEN_LAKES] += 0 < extras[LAKE_OPEN + lake] < NEVER
        extras[LARGEST] = max(extras[LARGEST], extras[LAKE_SIZE + lake])
    if largest >= 0:
        extras[LAKE_SIZE + largest] = 0


@compiled
def mark(extras: Ints, at: int, node: int) -> None:
    """Set a node's bit in the two masks at a place."""
    extras[at + node // MASK_BITS] |= 1 << (node % MASK_BITS)


@compiled
def prepare_trails(sheet: Words, extras: Ints) -> None:
    """By corner point: the trail network there, and those that a trail to this point would touch."""
    label = extras[TRAIL_LABEL : TRAIL_LABEL + POINTS + SPACES]
    link_trails(sheet, label)
    for slot in range(TOUCHED, MEETING + 2 * POINTS):
        extras[slot] = 0
    # A trail has two corners at least, so that a point whose group has no other node is touched by none.
    size = np.zeros(POINTS + SPACES, dtype=np.int64)
    for node in range(POINTS + SPACES):
        size[find(label, node)] += 1
    for point in range(POINTS):
        group = find(label, point)
        if size[group] > 1:
            mark(extras, TOUCHED + 2 * point, group)
            mark(extras, MEETING + 2 * point, group)
    left = sheet[STATIONS]
    while left:
        space = lowest(left)
        left &= left - 1
        for corner in range(4):
            mark(extras, MEETING + 2 * (first_point(space) + CORNER_POINT[corner]), find(label, POINTS + space))


@compiled
def prepare_extras(sheet: Words, slots: Ints, count: int, more: int, extras: Ints) -> None:
    """Look at a sheet before drawings are weighed; more: pieces that buildings may add to the slots."""
    expansion = sheet[EXPANSION]
    extras[LAVA_LEFT], extras[TRAILS_LEFT], extras[STATIONS_LEFT], extras[TREES_LEFT] = 0, 0, more, 0
    for slot in range(count):
        extras[LAVA_LEFT] += slots[slot] & LAVA_PIECES != 0
        extras[TRAILS_LEFT] += slots[slot] & TRAIL_PIECES != 0
        extras[STATIONS_LEFT] += slots[slot] & STATION_PIECES != 0
        extras[TREES_LEFT] += slots[slot] & TREE_PIECES != 0
    if expansion == FOREST_EXPANSION:
        prepare_forests(sheet, extras)
    elif expansion == LAVA_EXPANSION:
        prepare_lakes(sheet, extras)
    elif expansion == TRAIL_EXPANSION:
        prepare_trails(sheet, extras)


@compiled
def lava_gain(variant: int, space: int, around: Ints, extras: Ints) -> int:
    """What a piece with lava brings to the lakes."""
    gain, rest, opened = 1, 0, 0
    for side in range(4):
        if EDGE[variant, side] != LAVA:
            continue
        lake = extras[LAKE_AT + 4 * space + side]
        if lake >= 0:
            new = True
            for earlier in range(side):
                if EDGE[variant, earlier] == LAVA and extras[LAKE_AT + 4 * space + earlier] == lake:
                    new = False
            if new:
                gain += extras[LAKE_SIZE + lake]
                rest += extras[LAKE_OPEN + lake]
            rest -= 1
        elif not OUTER[side] >> space & 1:
            opened += NEVER if around[STATE_AT + 4 * space + side] else 1
    others = extras[LAVA_LEFT] - 1
    return gain + CLOSED_LAKE_POINTS if opened <= others and rest <= 4 * others else gain


@compiled
def trail_gain(variant: int, space: int, extras: Ints) -> int:
    """What a trail or a station brings to the trail networks."""
    low, high = 0, 0
    at = MEETING if TRAIL[variant] else TOUCHED
    for corner in range(4):
        if STATION[variant] or TRAIL[variant] >> corner & 1:
            point = first_point(space) + CORNER_POINT[corner]
            low |= extras[at + 2 * point]
            high |= extras[at + 2 * point + 1]
    networks = popcount(low) + popcount(high)
    if TRAIL[variant]:
        return PAIR_POINTS * (networks if extras[TRAILS_LEFT] + extras[STATIONS_LEFT] > 1 else max(networks - 1, 0))
    return PAIR_POINTS * (networks + (extras[TRAILS_LEFT] > 0))


@compiled
def extra_gain(sheet: Words, variant: int, space: int, around: Ints, extras: Ints) -> int:
    """No more than this comes from the expansion's own chapter by drawing a variant in a space."""
    expansion = sheet[EXPANSION]
    if expansion == FOREST_EXPANSION and TREES[variant]:
        return extras[BY_SPACE + space]
    if expansion == LAVA_EXPANSION and HAS_LAVA[variant]:
        return lava_gain(variant, space, around, extras)
    if expansion == TRAIL_EXPANSION and (TRAIL[variant] or STATION[variant]):
        return trail_gain(variant, space, extras)
    return 0


@compiled
def villages_for(sheet: Words, variant: int) -> int:
    """The spaces of villages in which the variant brings VILLAGE_STEP at most."""
    if sheet[EDITION] != CHALLENGE or not STATION[variant] or sheet[VILLAGES_MARKED] == len(VILLAGE_POINTS) - 1:
        return 0
    return VILLAGES


@compiled
def most_extra(sheet: Words, extras: Ints) -> int:
    """No more than this comes from the expansion's own chapter in the whole round, unless a piece is erased."""
    expansion = sheet[EXPANSION]
    if expansion == FOREST_EXPANSION:
        return LARGEST_POINTS * (popcount(sheet[FORESTS]) + extras[TREES_LEFT]) - forest_points(sheet)
    if expansion == TRAIL_EXPANSION:
        stations = popcount(sheet[STATIONS]) + extras[STATIONS_LEFT]
        return PAIR_POINTS * max(stations - 1, 0) - trail_points(sheet)
    if expansion == LAVA_EXPANSION:
        new = extras[LAVA_LEFT]
        return CLOSED_LAKE_POINTS * (extras[OPEN_LAKES] + (new > 0)) + popcount(sheet[LAVAS]) + new - extras[LARGEST]
    return 0
