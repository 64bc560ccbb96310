"""Whether the lava duty (RI-6.4) can still come to erasing a piece in this round."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, OUTER, STEP
from railwright.ink.rules.expansions.lava import owed
from railwright.ink.rules.pieces import EDGE, FIRST_VARIANT, HIGHWAY, RAILWAY
from railwright.ink.rules.placing import placements
from railwright.ink.rules.sheet import DICE, EXPANSION_DICE, FILLED, ROUTE_DICE, Words

_TURNS = 8


@compiled
def places_for_lava(sheet: Words) -> int:
    """How many places for a lava die there are of which no single drawing spoils two, at least.

    A place is a space with a die and a turn that fit there. Only what is drawn there, or beside it at one of the die's
    routes, can spoil it: lava may touch anything (RI-3.2).
    """
    fitting = 0
    spaces = np.zeros((EXPANSION_DICE, _TURNS), dtype=np.int64)
    for die in range(EXPANSION_DICE):
        piece = sheet[DICE + ROUTE_DICE + die]
        for turn in range(FIRST_VARIANT[piece + 1] - FIRST_VARIANT[piece]):
            spaces[die, turn] = placements(sheet, FIRST_VARIANT[piece] + turn)
            fitting |= spaces[die, turn]
    empty = ALL & ~sheet[FILLED]
    places, spoiling = 0, 0
    while fitting:
        space = lowest(fitting)
        fitting &= fitting - 1
        near = ALL
        for die in range(EXPANSION_DICE):
            for turn in range(_TURNS):
                if not spaces[die, turn] >> space & 1:
                    continue
                variant = FIRST_VARIANT[sheet[DICE + ROUTE_DICE + die]] + turn
                touched = 1 << space
                for side in range(4):
                    if EDGE[variant, side] in (HIGHWAY, RAILWAY) and not OUTER[side] >> space & 1:
                        touched |= 1 << (space + STEP[side])
                if popcount(touched & empty) < popcount(near & empty):
                    near = touched
        if not near & empty & spoiling:
            spoiling |= near & empty
            places += 1
    return places


@compiled
def may_erase(sheet: Words, pieces: int) -> bool:
    """Whether a piece may have to give way while the duty is owed and so many pieces can be drawn."""
    return owed(sheet) and places_for_lava(sheet) <= pieces - EXPANSION_DICE
