"""Lava (RI-6): lakes, the duty to draw lava, new volcanoes, and pieces that give way."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import ALL, MIDDLE, OUTER, SPACES
from railwright.ink.rules.connections import list_groups
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.lines import exits_through, leads_around, route_at
from railwright.ink.rules.offer import die_fits, fits_anywhere
from railwright.ink.rules.pieces import (
    EAST,
    EDGE,
    EXTRA,
    FIRST_VARIANT,
    HAS_EXTRA,
    HAS_ROUTE,
    HIGHWAY,
    NORTH,
    PIECE_OF,
    PIECES,
    RAILWAY,
)
from railwright.ink.rules.placing import clashing
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.reasons import Reason as Common
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import ROUTE_DICE, Words, ends, faced, facing, has_end, put, variant_at

LAVA = EXTRA
VOLCANO = PIECES["volcano"].number
VOLCANO_TAKEN = at.OWN  # the new volcano of this round is drawn (RI-6.3)
ROUTE_ERASED = at.OWN + 1  # lava has erased a piece with a route (RI-17.8)
AROUND_A_VOLCANO, BESIDE_LAVA, ERASED_BY_LAVA = range(3)
"""The goals VA to VC."""
CLOSED_LAKE_POINTS = 5


class Reason(IntEnum):
    """Why lava refuses something."""

    NO_LAVA_SIDE = OWN_REASONS
    BESIDE_LAVA = OWN_REASONS + 1
    ONE_VOLCANO_A_ROUND = OWN_REASONS + 2
    LAVA_STILL_FITS = OWN_REASONS + 3
    NOT_ERASABLE = OWN_REASONS + 4
    LAVA_DUTY = OWN_REASONS + 5
    LAVA_DUTY_BY_FORCE = OWN_REASONS + 6


@compiled
def first_sheet(sheet: Words) -> None:
    """A volcano in the middle (RI-6.1)."""
    put(sheet, FIRST_VARIANT[VOLCANO], MIDDLE)


@compiled
def start_round(sheet: Words, _dice: Words) -> None:
    """A new volcano may be drawn once more (RI-6.3)."""
    sheet[VOLCANO_TAKEN] = 0


@compiled
def offered(sheet: Words) -> int:
    """The volcano of this round (RI-6.3)."""
    return 0 if sheet[VOLCANO_TAKEN] else 1 << VOLCANO


@compiled
def not_offered(_sheet: Words, _piece: int) -> int:
    """The volcano of this round is drawn (RI-6.3)."""
    return Reason.ONE_VOLCANO_A_ROUND.value


@compiled
def take(sheet: Words, _piece: int) -> None:
    """The volcano of this round is drawn (RI-6.3)."""
    sheet[VOLCANO_TAKEN] = 1


@compiled
def away_from_lava(sheet: Words) -> int:
    """Spaces that are not orthogonally next to lava: there a new volcano may be drawn (RI-6.3)."""
    return ALL & ~beside(has_end(sheet, LAVA))


@compiled
def joined(sheet: Words, variant: int) -> int:
    """A lava piece is joined to lava by one of its lava sides (RI-6.2), a volcano lies away from lava (RI-6.3)."""
    if PIECE_OF[variant] == VOLCANO:
        return away_from_lava(sheet)
    mask = 0
    for side in range(4):
        if EDGE[variant, side] == LAVA:
            mask |= facing(sheet, LAVA, side)
    return mask


@compiled
def not_joined(_sheet: Words, variant: int) -> int:
    """RI-6.2, RI-6.3."""
    return Reason.BESIDE_LAVA.value if PIECE_OF[variant] == VOLCANO else Reason.NO_LAVA_SIDE.value


@compiled
def owed(sheet: Words) -> bool:
    """Whether the duty to draw one lava die is still open (RI-6.2)."""
    return sheet[at.DICE_USED] >> ROUTE_DICE == 0


@compiled
def lava_die_fits(sheet: Words) -> bool:
    """Whether one of the lava dice fits in an empty space."""
    return die_fits(sheet, ROUTE_DICE) or die_fits(sheet, ROUTE_DICE + 1)


@compiled
def erasable(sheet: Words) -> int:
    """Pieces without lava that lie next to an open lava side (RI-6.4)."""
    return faced(sheet, LAVA) & sheet[at.FILLED] & ~has_end(sheet, LAVA)


@compiled
def replacing(sheet: Words) -> bool:
    """Lava is owed and fits in no empty space (RI-6.4)."""
    return owed(sheet) and not lava_die_fits(sheet)


@compiled
def making_way(sheet: Words, variant: int) -> int:
    """Spaces whose piece gives way if this lava variant is drawn there (RI-6.4); nothing gives way to a volcano."""
    if PIECE_OF[variant] == VOLCANO:
        return 0
    return erasable(sheet) & joined(sheet, variant) & ~clashing(sheet, variant)


@compiled
def can_make_way(sheet: Words) -> bool:
    """Whether some lava die can be drawn by erasing a piece."""
    for slot in range(ROUTE_DICE, at.DICE_SLOTS):
        piece = sheet[at.DICE + slot]
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            if making_way(sheet, variant):
                return True
    return False


@compiled
def taken(sheet: Words, variant: int, space: int) -> int:
    """A drawn piece gives way to a lava die alone, and only by force (RI-6.4)."""
    if not HAS_EXTRA[variant] or PIECE_OF[variant] == VOLCANO or not owed(sheet):
        return Common.SPACE_TAKEN.value
    if lava_die_fits(sheet):
        return Reason.LAVA_STILL_FITS.value
    return Common.FINE.value if erasable(sheet) >> space & 1 else Reason.NOT_ERASABLE.value


@compiled
def gives_way(sheet: Words, variant: int) -> None:
    """What lava has erased is remembered (RI-17.8)."""
    if HAS_ROUTE[variant]:
        sheet[ROUTE_ERASED] = 1


@compiled
def duty(sheet: Words) -> int:
    """One lava die must be drawn, by force if need be (RI-6.2, RI-6.4)."""
    if owed(sheet):
        if lava_die_fits(sheet):
            return Reason.LAVA_DUTY.value
        if (not sheet[VOLCANO_TAKEN] and fits_anywhere(sheet, VOLCANO)) or can_make_way(sheet):
            return Reason.LAVA_DUTY_BY_FORCE.value
    return Common.FINE.value


@compiled
def open_lava(sheet: Words, side: int) -> int:
    """Spaces with an open lava side: it meets no lava, and not the outer edge (RI-6.5)."""
    return ends(sheet, LAVA, side) & ~facing(sheet, LAVA, side) & ~OUTER[side]


@compiled
def with_open_side(sheet: Words) -> int:
    """Spaces with an open lava side."""
    return open_lava(sheet, 0) | open_lava(sheet, 1) | open_lava(sheet, 2) | open_lava(sheet, 3)


@compiled
def list_lakes(sheet: Words, lakes: Words) -> int:
    """Fill in the mask of each lake: spaces connected through lava sides that meet (RI-6.5); returns their number."""
    return list_groups(sheet, LAVA, lakes)


@compiled
def points(sheet: Words) -> int:
    """5 for every closed lake and 1 for every space of the largest one (RI-6.5)."""
    lakes = np.empty(SPACES, dtype=np.int64)
    opened = with_open_side(sheet)
    total, largest = 0, 0
    for number in range(list_lakes(sheet, lakes)):
        if not lakes[number] & opened:
            total += CLOSED_LAKE_POINTS
        largest = max(largest, popcount(lakes[number]))
    return total + largest


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.8: a loop around a volcano, two exits joined through a mixed piece, a route that lava has erased."""
    if goal == ERASED_BY_LAVA:
        return sheet[ROUTE_ERASED], 1
    lava = has_end(sheet, LAVA)
    if goal == AROUND_A_VOLCANO:
        while lava:
            space = lowest(lava)
            lava &= lava - 1
            if PIECE_OF[variant_at(sheet, space)] == VOLCANO and leads_around(sheet, space):
                return 1, 1
        return 0, 1
    exits = 0
    mixed = lava & (has_end(sheet, HIGHWAY) | has_end(sheet, RAILWAY))
    while mixed:
        space = lowest(mixed)
        mixed &= mixed - 1
        variant = variant_at(sheet, space)
        side = NORTH if 0 <= EDGE[variant, NORTH] < LAVA else EAST
        exits = max(exits, exits_through(sheet, route_at(sheet, space, side)))
    return exits, 2


def areas(sheet: Words) -> list[Area]:
    """The lakes, the largest first."""
    lakes = np.empty(SPACES, dtype=np.int64)
    opened = int(with_open_side(sheet))
    found = [int(lake) for lake in lakes[: list_lakes(sheet, lakes)]]
    found.sort(key=lambda lake: -lake.bit_count())
    return [Area("open lake" if lake & opened else "closed lake", lake) for lake in found]


EXPANSION = Expansion(rounds=6, dice=("lava", "lava"), reasons=Reason, areas=areas, extra_pieces=("volcano",))
