"""What fits where: masks of spaces in which a variant may be drawn (RI-3.1, RI-3.2 and their expansion chapters)."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.board import ALL, EXITS_AT
from railwright.ink.rules.lava import away_from_lava
from railwright.ink.rules.pieces import (
    ANYWHERE,
    ATTACHED,
    AWAY_FROM_LAVA,
    BY_LAVA,
    BY_ROUTE_OR_TRAIL,
    EDGE,
    HIGHWAY,
    LAVA,
    RAILWAY,
)
from railwright.ink.rules.sheet import FACING, FILLED, Words
from railwright.ink.rules.trail import touching_trails


@compiled
def clashing(sheet: Words, variant: int) -> int:
    """Spaces where an end of the variant would touch an end or exit of another kind (RI-3.2)."""
    mask = 0
    for side in range(4):
        kind = EDGE[variant, side]
        highway = sheet[FACING + 4 * HIGHWAY + side]
        railway = sheet[FACING + 4 * RAILWAY + side]
        if kind == HIGHWAY:
            mask |= railway | sheet[FACING + 4 * LAVA + side]
        elif kind == RAILWAY:
            mask |= highway | sheet[FACING + 4 * LAVA + side]
        elif kind == LAVA:
            mask |= (highway | railway) & ~EXITS_AT[side]
    return mask


@compiled
def joined(sheet: Words, variant: int) -> int:
    """Spaces where the variant would be joined as its chapter asks (RI-3.1, RI-6.2, RI-6.3, RI-8.1, RI-9.1)."""
    attached = ATTACHED[variant]
    if attached == ANYWHERE:
        return ALL
    if attached == AWAY_FROM_LAVA:
        return away_from_lava(sheet)
    mask = 0
    for side in range(4):
        kind = EDGE[variant, side]
        if kind == LAVA or (kind >= 0 and attached != BY_LAVA):
            mask |= sheet[FACING + 4 * kind + side]
    if attached == BY_ROUTE_OR_TRAIL:
        mask |= touching_trails(sheet, variant)
    return mask


@compiled
def placements(sheet: Words, variant: int) -> int:
    """The empty spaces (craters included, RI-7.3) in which the variant may be drawn."""
    return joined(sheet, variant) & ~clashing(sheet, variant) & ~sheet[FILLED]
