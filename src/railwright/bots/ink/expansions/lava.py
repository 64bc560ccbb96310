"""What a bot must know of lava (RI-6).

Each new space of lava brings 1 and the sizes of the lakes that it touches, except the largest, and may close one lake.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.lava_duty import may_erase
from railwright.bots.ink.expansions.record import GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import STATE_AT, Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import OUTER, SPACES, STEP
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.lava import (
    CLOSED_LAKE_POINTS,
    LAVA,
    VOLCANO,
    away_from_lava,
    list_lakes,
    open_lava,
)
from railwright.ink.rules.pieces import EDGE, EXPANSION_OF_VARIANT
from railwright.ink.rules.shapes import seeing
from railwright.ink.rules.sheet import FILLED, Words, has_end

HAS_LAVA = np.equal(EXPANSION_OF_VARIANT, KEYS.index("lava")).astype(np.int64)
LAVA_PIECES = pieces_with(HAS_LAVA)
MOST_LAKES = SPACES
LAVA_LEFT, OPEN_LAKES, LARGEST = range(3)
LAKE_AT = 3  # + 4 * space + side
LAKE_SIZE = LAKE_AT + 4 * SPACES
LAKE_OPEN = LAKE_SIZE + MOST_LAKES
NOTES = LAKE_OPEN + MOST_LAKES
NO_LAKE = -1
NEVER = 1000
"""Open sides of a lake that cannot be closed."""


class LavaFeature(IntEnum):
    """Lakes and their open sides."""

    OPEN_SIDES = FIRST_OWN
    LOST_SIDES = FIRST_OWN + 1
    LAKES = FIRST_OWN + 2
    CLOSED_LAKES = FIRST_OWN + 3
    LARGEST_LAKE = FIRST_OWN + 4
    OPEN_SPACES_OF_LARGEST = FIRST_OWN + 5
    AWAY_FROM_LAVA = FIRST_OWN + 6
    CLOSABLE_LAKES = FIRST_OWN + 7


@compiled
def side_features(sheet: Words, dense: Floats) -> tuple[int, int, int]:
    """The spaces with open lava sides, those of them that face a drawn piece, and how many sides do."""
    opened, blocked, sides, lost = 0, 0, 0, 0
    for side in range(4):
        open_here = open_lava(sheet, side)
        at_blank = open_here & seeing(sheet[FILLED], side)
        lost += popcount(at_blank)
        sides += popcount(open_here & ~at_blank)
        opened |= open_here
        blocked |= at_blank
    dense[LavaFeature.OPEN_SIDES] = sides * 0.15
    dense[LavaFeature.LOST_SIDES] = lost * 0.25
    return opened, blocked, lost


@compiled
def lake_features(sheet: Words, opened: int, blocked: int, dense: Floats) -> int:
    """Fill in the dense numbers of the lakes; returns their points."""
    lakes = np.empty(MOST_LAKES, dtype=np.int64)
    count = list_lakes(sheet, lakes)
    closed, largest, closable, largest_open = 0, 0, 0, 0
    for lake in lakes[:count]:
        if not lake & opened:
            closed += 1
        elif not lake & blocked:
            closable += 1
        if popcount(lake) > largest:
            largest = popcount(lake)
            largest_open = popcount(lake & opened)
    dense[LavaFeature.LAKES] = count * 0.25
    dense[LavaFeature.CLOSED_LAKES] = closed * 0.5
    dense[LavaFeature.LARGEST_LAKE] = largest * 0.1
    dense[LavaFeature.OPEN_SPACES_OF_LARGEST] = largest_open * 0.2
    dense[LavaFeature.CLOSABLE_LAKES] = closable * 0.5
    return CLOSED_LAKE_POINTS * closed + largest


@compiled
def describe_lakes(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Open sides that can still be closed are left out of the points."""
    opened, blocked, lost = side_features(sheet, dense)
    dense[LavaFeature.AWAY_FROM_LAVA] = popcount(away_from_lava(sheet) & empty) * 0.05
    return lake_features(sheet, opened, blocked, dense) - lost, count


@compiled
def note_lakes(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """By space and side which lake is seen there; by lake its size, 0 for the largest, and its open sides."""
    notes[LAVA_LEFT] = slots_with(slots, count, LAVA_PIECES)
    for slot in range(4 * SPACES):
        notes[LAKE_AT + slot] = NO_LAKE
    lakes = np.empty(MOST_LAKES, dtype=np.int64)
    found, largest = list_lakes(sheet, lakes), NO_LAKE
    for lake in range(found):
        size, opened = popcount(lakes[lake]), 0
        for side in range(4):
            outward = lakes[lake] & open_lava(sheet, side)
            while outward:
                beyond = lowest(outward) + STEP[side]
                outward &= outward - 1
                opened += NEVER if sheet[FILLED] >> beyond & 1 else 1
                notes[LAKE_AT + 4 * beyond + (side ^ 2)] = lake
        notes[LAKE_SIZE + lake], notes[LAKE_OPEN + lake] = size, opened
        if largest == NO_LAKE or size > notes[LAKE_SIZE + largest]:
            largest = lake
    notes[OPEN_LAKES], notes[LARGEST] = 0, 0
    for lake in range(found):
        notes[OPEN_LAKES] += 0 < notes[LAKE_OPEN + lake] < NEVER
        notes[LARGEST] = max(notes[LARGEST], notes[LAKE_SIZE + lake])
    if largest != NO_LAKE:
        notes[LAKE_SIZE + largest] = 0


@compiled
def lava_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """What a piece with lava brings to the lakes."""
    if not HAS_LAVA[variant]:
        return 0
    gain, rest, opened = 1, 0, 0
    for side in range(4):
        if EDGE[variant, side] != LAVA:
            continue
        lake = notes[LAKE_AT + 4 * space + side]
        if lake != NO_LAKE:
            new = True
            for earlier in range(side):
                if EDGE[variant, earlier] == LAVA and notes[LAKE_AT + 4 * space + earlier] == lake:
                    new = False
            if new:
                gain += notes[LAKE_SIZE + lake]
                rest += notes[LAKE_OPEN + lake]
            rest -= 1
        elif not OUTER[side] >> space & 1:
            opened += NEVER if around[STATE_AT + 4 * space + side] else 1
    others = notes[LAVA_LEFT] - 1
    return gain + CLOSED_LAKE_POINTS if opened <= others and rest <= 4 * others else gain


@compiled
def most_lava(sheet: Words, notes: Ints) -> int:
    """As if all lava, that to come included, were one lake, and all lakes that can be closed were."""
    new = notes[LAVA_LEFT]
    return CLOSED_LAKE_POINTS * (notes[OPEN_LAKES] + (new > 0)) + popcount(has_end(sheet, LAVA)) + new - notes[LARGEST]


KNOWLEDGE = Knowledge(
    features=LavaFeature,
    describe=describe_lakes,
    goals=(GoalPace(0.1), GoalPace(0.5), GoalPace(0.25)),
    notes=NOTES,
    note=note_lakes,
    gain=lava_gain,
    gain_in_all=most_lava,
    may_erase=may_erase,
    dutiful_pieces=LAVA_PIECES & ~(1 << VOLCANO),
    sleepless_pieces=LAVA_PIECES,
)
