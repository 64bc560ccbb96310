"""What a bot must know of rivers (RI-13).

Each new space of river brings 1 and the sizes of the rivers that it touches, except the longest, and may be what leads
a river from edge to edge.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import EXIT_SPACES, OUTER, SPACES, STEP
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.river import (
    EDGE_TO_EDGE_POINTS,
    WATER,
    ends_on_edge,
    list_rivers,
    points,
    worth,
)
from railwright.ink.rules.pieces import EDGE, EXPANSION_OF_VARIANT
from railwright.ink.rules.scoring import open_ends
from railwright.ink.rules.shapes import seeing
from railwright.ink.rules.sheet import FILLED, Words

HAS_WATER = np.equal(EXPANSION_OF_VARIANT, KEYS.index("river")).astype(np.int64)
RIVER_PIECES = pieces_with(HAS_WATER)
AT_EDGE = int(np.bitwise_or.reduce(OUTER)) & ~EXIT_SPACES
"""Spaces where a river may run off the sheet; those with an exit are left out."""
MOST_IN_ALL = 0
RIVER_AT = 1  # + 4 * space + side
SIZE_OF = RIVER_AT + 4 * SPACES
AT_EDGE_OF = SIZE_OF + SPACES
NOTES = AT_EDGE_OF + SPACES
NO_RIVER = -1

OF_LONGEST, OF_LONGEST_FROM_EDGE, OF_ANOTHER, OF_ONE_TWICE, OF_LONGEST_AND_ANOTHER, OF_OTHERS = range(6)
"""What an empty space sees of rivers: the rows of its states."""


class RiverFeature(IntEnum):
    """The best river, the longest one and how it may go on."""

    BEST_RIVER = FIRST_OWN
    LONGEST_RIVER = FIRST_OWN + 1
    OPEN_ENDS = FIRST_OWN + 2
    LOST_RIVER_ENDS = FIRST_OWN + 3
    RIVERS = FIRST_OWN + 4
    ENDS_OF_LONGEST_AT_EDGE = FIRST_OWN + 5
    OPEN_ENDS_OF_LONGEST = FIRST_OWN + 6
    ONE_SPACE_FROM_EDGE = FIRST_OWN + 7


@compiled
def faced_by(sheet: Words, river: int) -> tuple[int, int, int]:
    """The empty spaces that the open ends of a river face, those faced twice, and how many ends face drawn spaces."""
    once, twice, lost = 0, 0, 0
    for side in range(4):
        beyond = seeing(river & open_ends(sheet, WATER, side), side ^ 2)
        lost += popcount(beyond & sheet[FILLED])
        beyond &= ~sheet[FILLED]
        twice |= once & beyond
        once |= beyond
    return once, twice, lost


@compiled
def describe_rivers(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Open ends that can still be joined are left out of the points; a row for each empty space that sees a river."""
    rivers = np.empty(SPACES, dtype=np.int64)
    found = list_rivers(sheet, rivers)
    best, longest, length, open_count, lost_count = 0, 0, -1, 0, 0
    others, met, doubled = 0, 0, 0
    for number in range(found):
        river = rivers[number]
        best = max(best, worth(sheet, river))
        once, twice, lost = faced_by(sheet, river)
        open_count += popcount(once) + popcount(twice)
        lost_count += lost
        doubled |= twice
        met |= others & once
        others |= once
        promise = popcount(river) + ends_on_edge(sheet, river)
        if promise > length:
            longest, length = river, promise
    by_longest, _, _ = faced_by(sheet, longest)
    at_edge = ends_on_edge(sheet, longest)
    left = others
    while left:
        space = lowest(left)
        left &= left - 1
        state = OF_ANOTHER
        if met >> space & 1:
            state = OF_LONGEST_AND_ANOTHER if by_longest >> space & 1 else OF_OTHERS
        elif doubled >> space & 1:
            state = OF_ONE_TWICE
        elif by_longest >> space & 1:
            state = OF_LONGEST_FROM_EDGE if at_edge else OF_LONGEST
        rows[count] = aux[space, state]
        count += 1
    dense[RiverFeature.BEST_RIVER] = best * 0.1
    dense[RiverFeature.LONGEST_RIVER] = popcount(longest) * 0.1
    dense[RiverFeature.OPEN_ENDS] = open_count * 0.15
    dense[RiverFeature.LOST_RIVER_ENDS] = lost_count * 0.25
    dense[RiverFeature.RIVERS] = found * 0.25
    dense[RiverFeature.ENDS_OF_LONGEST_AT_EDGE] = at_edge * 0.5
    dense[RiverFeature.OPEN_ENDS_OF_LONGEST] = popcount(by_longest) * 0.5
    dense[RiverFeature.ONE_SPACE_FROM_EDGE] = popcount(by_longest & AT_EDGE) * 0.5
    return best - lost_count, count


@compiled
def note_rivers(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """By space and side which river is seen there; by river its size, 0 for the longest, and its ends on the edge.

    So many new pieces make one river of at most one old river more, the longest ones.
    """
    for slot in range(4 * SPACES):
        notes[RIVER_AT + slot] = NO_RIVER
    rivers = np.empty(SPACES, dtype=np.int64)
    found, longest = list_rivers(sheet, rivers), NO_RIVER
    for river in range(found):
        for side in range(4):
            outward = rivers[river] & open_ends(sheet, WATER, side)
            while outward:
                notes[RIVER_AT + 4 * (lowest(outward) + STEP[side]) + (side ^ 2)] = river
                outward &= outward - 1
        notes[SIZE_OF + river] = popcount(rivers[river])
        notes[AT_EDGE_OF + river] = ends_on_edge(sheet, rivers[river])
        if longest == NO_RIVER or notes[SIZE_OF + river] > notes[SIZE_OF + longest]:
            longest = river
    new = slots_with(slots, count, RIVER_PIECES)
    most = new + EDGE_TO_EDGE_POINTS - points(sheet) if new else 0
    for _ in range(new + 1 if new else 0):
        largest = NO_RIVER
        for river in range(found):
            if rivers[river] and (largest == NO_RIVER or popcount(rivers[river]) > popcount(rivers[largest])):
                largest = river
        if largest != NO_RIVER:
            most += popcount(rivers[largest])
            rivers[largest] = 0
    notes[MOST_IN_ALL] = most
    if longest != NO_RIVER:
        notes[SIZE_OF + longest] = 0


@compiled
def river_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """What a piece with a river brings: itself, what it joins but the longest, and the way from edge to edge."""
    if not HAS_WATER[variant]:
        return 0
    gain, edge = 1, False
    for side in range(4):
        if EDGE[variant, side] == WATER:
            river = notes[RIVER_AT + 4 * space + side]
            if river != NO_RIVER:
                gain += notes[SIZE_OF + river]
                edge = edge or notes[AT_EDGE_OF + river] > 0
            edge = edge or OUTER[side] >> space & 1 == 1
    return gain + EDGE_TO_EDGE_POINTS if edge else gain


@compiled
def most_river(sheet: Words, notes: Ints) -> int:
    """As if all new pieces lay in a chain between the longest rivers, from edge to edge."""
    return notes[MOST_IN_ALL]


KNOWLEDGE = Knowledge(
    features=RiverFeature,
    describe=describe_rivers,
    states=STATES,
    goals=(GoalPace(0.4), GoalPace(0.6), GoalPace(0.5)),
    notes=NOTES,
    note=note_rivers,
    gain=river_gain,
    gain_in_all=most_river,
)
