"""Whether the lava duty (RI-6.4) can still come to erasing a piece in this round, and what that brings at most."""

from __future__ import annotations

from railwright.bots.ink.gains import JOIN_POINTS
from railwright.bots.ink.line_features import beside
from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.lava import CLOSED_LAKE_POINTS
from railwright.ink.rules.pieces import FIRST_VARIANT, HAS_ROUTE
from railwright.ink.rules.placing import placements
from railwright.ink.rules.sheet import DICE, EXPANSION_DICE, LAVAS, ROUTE_DICE, Words
from railwright.ink.rules.turn import DICE_SLOTS

IMPOSSIBLE, UNKNOWN = -1, 1000


@compiled
def places_for_lava(sheet: Words) -> int:
    """How many spaces for a lava die lie so far apart that no single drawing spoils two of them, at least."""
    fitting = 0
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        piece = sheet[DICE + slot]
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            fitting |= placements(sheet, variant)
    places = 0
    while fitting:
        near = fitting & -fitting
        near |= beside(near)
        fitting &= ~(near | beside(near))
        places += 1
    return places


@compiled
def erasing_bound(sheet: Words, pieces: int) -> int:
    """What erasing a piece for a lava die adds at most, while the duty is owed and so many pieces may be drawn.

    IMPOSSIBLE if enough places for lava will be left; UNKNOWN if the lava dice have routes, which may join lines.
    """
    if places_for_lava(sheet) > pieces - EXPANSION_DICE:
        return IMPOSSIBLE
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        if HAS_ROUTE[FIRST_VARIANT[sheet[DICE + slot]]]:
            return UNKNOWN
    # On each side two errors fewer; a lake for each lava drawing; and all lava may become one lake.
    lava_drawings = EXPANSION_DICE + 1
    return 2 * 4 + JOIN_POINTS + lava_drawings * (CLOSED_LAKE_POINTS + 1) + popcount(sheet[LAVAS])
