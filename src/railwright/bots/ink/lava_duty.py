"""Whether the lava duty (RI-6.4) can still come to erasing a piece in this round, and what that brings at most."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.expansion_gains import VILLAGE_STEP
from railwright.bots.ink.line_features import beside
from railwright.bots.ink.surroundings import Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, FACTORIES, JOIN_POINTS, OUTER, STEP, UNIVERSITIES
from railwright.ink.rules.lava import CLOSED_LAKE_POINTS
from railwright.ink.rules.pieces import EDGE, FIRST_VARIANT, HAS_ROUTE, HIGHWAY, LAVA, NO_END, RAILWAY
from railwright.ink.rules.placing import placements
from railwright.ink.rules.sheet import (
    CHALLENGE,
    DICE,
    EDITION,
    EXPANSION_DICE,
    FILLED,
    LAVAS,
    ROUTE_DICE,
    VOLCANO_TAKEN,
    Words,
)
from railwright.ink.rules.turn import DICE_SLOTS, lava_owed

ONE_PIECE = 3 * JOIN_POINTS + 4 + 1 + VILLAGE_STEP
"""No piece brings more besides lines: four networks joined, an error fewer on each side, centre, a village."""


@compiled
def places_for_lava(sheet: Words) -> int:
    """How many spaces for a lava die there are of which no single drawing spoils two, at least.

    A drawing spoils the space that it takes, and beside it those where every lava die would have an end of another
    kind towards it.
    """
    fitting = 0
    standing = np.zeros((4, LAVA + 1), dtype=np.int64)
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        piece = sheet[DICE + slot]
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            spaces = placements(sheet, variant)
            fitting |= spaces
            for side in range(4):
                for kind in range(LAVA + 1):
                    if EDGE[variant, side] == NO_END or EDGE[variant, side] == kind:
                        standing[side, kind] |= spaces
    empty = ALL & ~sheet[FILLED]
    places, spoiling = 0, 0
    while fitting:
        space = lowest(fitting)
        bit = fitting & -fitting
        fitting ^= bit
        near = bit
        for side in range(4):
            if OUTER[side] >> space & 1 or bit & standing[side, 0] & standing[side, 1] & standing[side, LAVA]:
                continue
            near |= 1 << (space + STEP[side])
        if not near & empty & spoiling:
            spoiling |= near & empty
            places += 1
    return places


@compiled
def may_erase(sheet: Words, pieces: int) -> bool:
    """Whether a piece may have to give way while the duty is owed and so many pieces can be drawn."""
    return lava_owed(sheet) and places_for_lava(sheet) <= pieces - EXPANSION_DICE


@compiled
def erasing_gain(sheet: Words, largest: int, lines: Ints) -> int:
    """What erasing a piece for a lava die adds at most to all that is drawn besides.

    largest: spaces of the largest lake; lines: by kind how long one can become.

    An error fewer on each side, a lake closed, all lava one lake. A die with a route joins two networks and two lines,
    and on a building it may bring one piece more.
    """
    lava_drawings = EXPANSION_DICE + 1
    gain = 4 + CLOSED_LAKE_POINTS + popcount(sheet[LAVAS]) + lava_drawings - largest
    sources = sheet[LAVAS] if sheet[VOLCANO_TAKEN] else sheet[LAVAS] | (ALL & ~sheet[FILLED])
    most_joined, gain_of_building = 0, 0
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        variant = FIRST_VARIANT[sheet[DICE + slot]]
        if not HAS_ROUTE[variant]:
            continue
        if sheet[EDITION] == CHALLENGE and (FACTORIES | UNIVERSITIES) & sheet[FILLED] & beside(sources):
            gain_of_building = ONE_PIECE + lines[HIGHWAY] + lines[RAILWAY] + 2
        for side in range(4):
            if EDGE[variant, side] == HIGHWAY or EDGE[variant, side] == RAILWAY:
                most_joined = max(most_joined, JOIN_POINTS + lines[EDGE[variant, side]] + 1)
    return gain + most_joined + gain_of_building
