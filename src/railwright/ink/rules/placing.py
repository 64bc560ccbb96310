"""What fits where: masks of spaces in which a variant may be drawn (RI-3.1, RI-3.2 and their expansion chapters)."""

from __future__ import annotations

import numpy as np

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
    HAS_LAVA,
    HIGHWAY,
    LAVA,
    NO_END,
    RAILWAY,
    VARIANTS,
)
from railwright.ink.rules.sheet import FACING, FILLED, NOTHING, Words
from railwright.ink.rules.trail import touching_trails

# Which words of a sheet a variant has to look at, side by side: no branch per side in the hottest loop.
OTHER_KINDS = np.full((len(VARIANTS), 8), NOTHING, dtype=np.uint8)
OWN_KIND = np.full((len(VARIANTS), 4), NOTHING, dtype=np.uint8)
for _variant in VARIANTS:
    for _side, _kind in enumerate(EDGE[_variant.number]):
        if _kind != NO_END:
            _others = [kind for kind in (HIGHWAY, RAILWAY, LAVA) if kind != _kind]
            OTHER_KINDS[_variant.number, 2 * _side : 2 * _side + 2] = [FACING + 4 * kind + _side for kind in _others]
            if _kind == LAVA or ATTACHED[_variant.number] != BY_LAVA:
                OWN_KIND[_variant.number, _side] = FACING + 4 * _kind + _side


@compiled
def clashing(sheet: Words, variant: int) -> int:
    """Spaces where an end of the variant would touch an end or exit of another kind (RI-3.2)."""
    mask = 0
    if not HAS_LAVA[variant]:
        for entry in range(8):
            mask |= sheet[OTHER_KINDS[variant, entry]]
        return mask
    for side in range(4):
        others = sheet[OTHER_KINDS[variant, 2 * side]] | sheet[OTHER_KINDS[variant, 2 * side + 1]]
        mask |= others & ~EXITS_AT[side] if EDGE[variant, side] == LAVA else others
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
        mask |= sheet[OWN_KIND[variant, side]]
    if attached == BY_ROUTE_OR_TRAIL:
        mask |= touching_trails(sheet, variant)
    return mask


@compiled
def placements(sheet: Words, variant: int) -> int:
    """The empty spaces (craters included, RI-7.3) in which the variant may be drawn."""
    return joined(sheet, variant) & ~clashing(sheet, variant) & ~sheet[FILLED]
