"""What a bot must know of lakes (RI-14).

Water joins lakes and, by piers, networks, and may fill spaces besides its own. With one lake die left, what it does is
worked out; with two, each is given all that both could do.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import FLOATING, NUMBER_OF, OWN_AT, Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, CENTRE, CORNER_SPACES, OUTER, SPACES, STEP
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.lake import FULL, WATER, about_to_fill, in_three, in_two, list_lakes
from railwright.ink.rules.pieces import (
    EAST,
    EDGE,
    EXPANSION_OF_VARIANT,
    EXTRA,
    NORTH,
    PIECE_LIST,
    PIECE_OF,
    SOUTH,
    WEST,
)
from railwright.ink.rules.shapes import seeing
from railwright.ink.rules.sheet import FILLED, STATIONS, Words, faced, facing, has_end

HAS_WATER = np.equal(EXPANSION_OF_VARIANT, KEYS.index("lake")).astype(np.int64)
WATER_PIECES = pieces_with(HAS_WATER) & ~(1 << int(PIECE_OF[FULL]))
SIDES_OF = np.array([(EDGE[piece.variants[0].number] == EXTRA).sum() for piece in PIECE_LIST], dtype=np.int64)
"""By piece: how many sides of water it has."""
MOST_LAKES = SPACES
NO_LAKE = -1

DICE_LEFT, LAKES, SMALLEST, NEARLY, MOST_GAIN, HARBOURS = range(6)
"""The notes: lake dice to draw; lakes, and the size of the smallest; spaces that see water twice; what the dice bring
at most; lakes with a pier that a filled space may touch."""
LAKE_AT = 6  # + 4 * space + side: the lake that an empty space sees there
LAKE_SIZE = LAKE_AT + 4 * SPACES
HAS_PIER = LAKE_SIZE + MOST_LAKES
NOTES = HAS_PIER + MOST_LAKES


class LakeFeature(IntEnum):
    """Lakes, above all the smallest, what could be added to it, and piers."""

    LAKES = FIRST_OWN
    SMALLEST_LAKE = FIRST_OWN + 1
    SECOND_LAKE = FIRST_OWN + 2
    AROUND_SMALLEST = FIRST_OWN + 3
    MAY_FLOW_TOGETHER = FIRST_OWN + 4
    ABOUT_TO_FILL = FIRST_OWN + 5
    PIERS = FIRST_OWN + 6
    LAKES_WITH_PIERS = FIRST_OWN + 7


@compiled
def seen_from(lake: int, sheet: Words, empty: int) -> int:
    """The empty spaces that a lake shows water to."""
    spaces = 0
    for side in range(4):
        spaces |= facing(sheet, WATER, side) & seeing(lake, side)
    return spaces & empty


@compiled
def lake_features(sheet: Words, empty: int, around: Ints, dense: Floats) -> tuple[int, int, int]:
    """Fill in the dense numbers, and for each lake the empty spaces around it.

    Returns the size of the smallest lake, its number, and how many lakes there are.
    """
    lakes = np.empty(MOST_LAKES, dtype=np.int64)
    count = list_lakes(sheet, lakes)
    first, second, smallest, with_piers = 0, 0, NO_LAKE, 0
    for number in range(count):
        size = popcount(lakes[number])
        if smallest == NO_LAKE or size < first:
            first, second, smallest = size, first, number
        elif second == 0 or size < second:
            second = size
        with_piers += lakes[number] & sheet[STATIONS] != 0
        around[number] = seen_from(lakes[number], sheet, empty)
    together = 0
    for number in range(count):
        if number != smallest:
            together |= around[number] & around[smallest]
    dense[LakeFeature.LAKES] = count * 0.25
    dense[LakeFeature.SMALLEST_LAKE] = first * 0.15
    dense[LakeFeature.SECOND_LAKE] = second * 0.1
    if count:
        dense[LakeFeature.AROUND_SMALLEST] = popcount(around[smallest]) * 0.1
    dense[LakeFeature.MAY_FLOW_TOGETHER] = popcount(together) * 0.25
    dense[LakeFeature.ABOUT_TO_FILL] = popcount(about_to_fill(sheet)) * 0.25
    dense[LakeFeature.PIERS] = popcount(sheet[STATIONS] & has_end(sheet, WATER)) * 0.15
    dense[LakeFeature.LAKES_WITH_PIERS] = with_piers * 0.25
    return first, smallest, count


@compiled
def describe_lakes(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for each empty space that sees water: of how many lakes, if of the smallest, if twice."""
    around = np.empty(MOST_LAKES, dtype=np.int64)
    points, smallest, lakes = lake_features(sheet, empty, around, dense)
    left = faced(sheet, WATER) & empty
    while left:
        space = lowest(left)
        left &= left - 1
        seen, sides = 0, 0
        for lake in range(lakes):
            seen += around[lake] >> space & 1
        for side in range(4):
            sides += facing(sheet, WATER, side) >> space & 1
        state = 1 + min(seen, 3) if seen > 1 else min(sides, 2)
        rows[count] = aux[space, 2 * (state - 1) + (around[smallest] >> space & 1)]
        count += 1
    return points, count


@compiled
def most_filled(sheet: Words, sides: int, empty: int) -> int:
    """No more spaces fill by pieces that show so many sides of water.

    Filling takes three sides: a space sees two at most before, and a filled space adds one for another. So one of the
    new sides fills the first, each space that sees one takes one of them, and each that sees none takes two.
    """
    inner = empty & ~CORNER_SPACES
    twice = popcount(about_to_fill(sheet) & inner)
    once = popcount(faced(sheet, WATER) & inner) - twice
    return twice + min(once, sides - 1) + max(sides - 1 - once, 0) // 2


@compiled
def may_fill(sheet: Words, dice: int, most: int, empty: int) -> int:
    """Spaces that could fill, at most so many in a row, when so many pieces show one side of water each to a space."""
    north, east = facing(sheet, WATER, NORTH), facing(sheet, WATER, EAST)
    south, west = facing(sheet, WATER, SOUTH), facing(sheet, WATER, WEST)
    filled = 0
    for _ in range(most):
        seen = north | east | south | west if dice > 1 else in_two(north, east, south, west)
        more = seen & empty & ~filled & ~CORNER_SPACES
        if more == 0:
            break
        filled |= more
        north |= seeing(more, NORTH)
        east |= seeing(more, EAST)
        south |= seeing(more, SOUTH)
        west |= seeing(more, WEST)
    return filled


@compiled
def filled_by(sheet: Words, variant: int, space: int, nearly: int) -> int:
    """The spaces that a drawing fills, if nothing else is drawn before (RI-14.4); nearly: see NEARLY."""
    bit = 1 << space
    shown = 0
    for side in range(4):
        if EDGE[variant, side] == WATER and not OUTER[side] & bit:
            shown |= 1 << (space + STEP[side])
    taken = sheet[FILLED] | bit
    filling = shown & nearly & ~taken
    if filling == 0:
        return 0
    filled = 0
    north, east = facing(sheet, WATER, NORTH), facing(sheet, WATER, EAST)
    south, west = facing(sheet, WATER, SOUTH), facing(sheet, WATER, WEST)
    while filling:
        filled |= filling
        north |= seeing(filling, NORTH)
        east |= seeing(filling, EAST)
        south |= seeing(filling, SOUTH)
        west |= seeing(filling, WEST)
        filling = (in_three(north, east, south, west) | shown & in_two(north, east, south, west)) & ~taken & ~filled
    return filled


@compiled
def lakes_met(variant: int, space: int, filled: int, notes: Ints) -> int:
    """The lakes that a drawing and what it fills are joined to, as a mask of their numbers."""
    met = 0
    for side in range(4):
        lake = notes[LAKE_AT + 4 * space + side]
        if EDGE[variant, side] == WATER and lake != NO_LAKE:
            met |= 1 << lake
    while filled:
        at = lowest(filled)
        filled &= filled - 1
        for side in range(4):
            lake = notes[LAKE_AT + 4 * at + side]
            if lake != NO_LAKE:
                met |= 1 << lake
    return met


@compiled
def left_alone(lakes: Ints, count: int, touched: int) -> int:
    """The size of the smallest lake that is left as it is when so many are touched, at best; 0 if none is left."""
    if count <= touched:
        return 0
    of_size = np.zeros(SPACES + 1, dtype=np.int64)
    for number in range(count):
        of_size[popcount(lakes[number])] += 1
    size = 0
    while touched >= 0:
        size += 1
        touched -= of_size[size]
    return size


@compiled
def water_sides(slots: Ints, count: int) -> int:
    """How many sides of water the pieces to draw show together."""
    sides = 0
    for slot in range(count):
        if slots[slot] & WATER_PIECES:
            sides += SIDES_OF[lowest(slots[slot])]
    return sides


@compiled
def note_most(sheet: Words, sides: int, empty: int, lakes: Ints, sealed: int, notes: Ints) -> None:
    """Note what the lake dice bring at most: to the smallest lake, in the centre, by piers that filled spaces reach.

    sides: how many they show; sealed: the smallest lake that shows water to no empty space, 0 if there is none.
    """
    dice, count = notes[DICE_LEFT], notes[LAKES]
    most = most_filled(sheet, sides, empty)
    floodable = may_fill(sheet, dice, most, empty)
    filled = min(most, popcount(floodable))
    after = popcount(has_end(sheet, WATER)) + dice + filled
    # A side of a piece touches a lake or fills a space; a filled space touches two lakes besides.
    alone = left_alone(lakes, count, sides if filled == 0 else 2 * filled + sides - 1)
    if alone:
        after = min(after, alone)
    if sealed:
        after = min(after, sealed)
    notes[MOST_GAIN] = max(after - notes[SMALLEST], 0) + min(filled, popcount(floodable & CENTRE))
    notes[HARBOURS] = 0
    for number in range(count):
        if notes[HAS_PIER + number]:
            notes[HARBOURS] += seen_from(lakes[number], sheet, floodable) != 0


@compiled
def note_lakes(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """By space and side which lake is seen there; the lakes' sizes and piers; what the dice left bring together."""
    for slot in range(4 * SPACES):
        notes[LAKE_AT + slot] = NO_LAKE
    empty = ALL & ~sheet[FILLED]
    lakes = np.empty(MOST_LAKES, dtype=np.int64)
    notes[LAKES] = list_lakes(sheet, lakes)
    notes[SMALLEST], sealed = 0, 0
    for number in range(notes[LAKES]):
        size = popcount(lakes[number])
        notes[LAKE_SIZE + number] = size
        notes[HAS_PIER + number] = lakes[number] & sheet[STATIONS] != 0
        notes[SMALLEST] = size if notes[SMALLEST] == 0 else min(notes[SMALLEST], size)
        opened = False
        for side in range(4):
            seen = facing(sheet, WATER, side) & seeing(lakes[number], side) & empty
            opened |= seen != 0
            while seen:
                notes[LAKE_AT + 4 * lowest(seen) + side] = number
                seen &= seen - 1
        if not opened:
            sealed = size if sealed == 0 else min(sealed, size)
    notes[NEARLY] = about_to_fill(sheet)
    notes[DICE_LEFT] = slots_with(slots, count, WATER_PIECES)
    notes[MOST_GAIN] = 0
    if notes[DICE_LEFT]:
        note_most(sheet, water_sides(slots, count), empty, lakes, sealed, notes)


@compiled
def water_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """What a piece with water brings to the smallest lake, and central spaces that it fills."""
    if not HAS_WATER[variant]:
        return 0
    if notes[DICE_LEFT] > 1:
        return notes[MOST_GAIN]
    filled = filled_by(sheet, variant, space, notes[NEARLY])
    met = lakes_met(variant, space, filled, notes)
    smallest = 1 + popcount(filled)
    for lake in range(notes[LAKES]):
        if met >> lake & 1:
            smallest += notes[LAKE_SIZE + lake]
    for lake in range(notes[LAKES]):
        if not met >> lake & 1:
            smallest = min(smallest, notes[LAKE_SIZE + lake])
    return smallest - notes[SMALLEST] + popcount(filled & CENTRE)


@compiled
def networks_met(sheet: Words, variant: int, space: int, others: int, around: Ints, notes: Ints) -> int:
    """How many networks a piece with water meets over lakes.

    Of two such pieces each may also meet what any filled space meets, and the other one.
    """
    if not HAS_WATER[variant]:
        return 0
    alone = notes[DICE_LEFT] == 1
    filled = filled_by(sheet, variant, space, notes[NEARLY]) if alone else 0
    low, high = 0, 0
    spaces = filled | 1 << space
    while spaces:
        at = lowest(spaces)
        spaces &= spaces - 1
        for side in range(4):
            lake = notes[LAKE_AT + 4 * at + side]
            if lake == NO_LAKE or not notes[HAS_PIER + lake] or (at == space and EDGE[variant, side] != WATER):
                continue
            network = around[OWN_AT + 4 * at + side]
            if others == 0 and around[NUMBER_OF + network] == FLOATING:
                continue
            if network < SPACES:
                low |= 1 << network
            else:
                high |= 1 << (network - SPACES)
    met = popcount(low) + popcount(high)
    return met if alone else met + notes[HARBOURS] + 1


@compiled
def most_water(sheet: Words, notes: Ints) -> int:
    """What all dice with water bring together."""
    return notes[MOST_GAIN]


KNOWLEDGE = Knowledge(
    features=LakeFeature,
    describe=describe_lakes,
    states=STATES,
    goals=(GoalPace(0.3), GoalPace(0.9), GoalPace(0.3)),
    notes=NOTES,
    note=note_lakes,
    gain=water_gain,
    meets=networks_met,
    gain_in_all=most_water,
    spreads=True,
    sleepless_pieces=WATER_PIECES,
)
