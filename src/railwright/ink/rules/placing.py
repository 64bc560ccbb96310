"""What fits where: masks of spaces in which a variant may be drawn (RI-3.1, RI-3.2 and their expansion chapters)."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import ALL
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.kinds import CLASHES_WITH_ROUTES
from railwright.ink.rules.pieces import ANYWHERE, ATTACHED, BY_ROUTE, EDGE, EXTRA, HIGHWAY, RAILWAY, VARIANTS
from railwright.ink.rules.sheet import Words, facing

# Which words of a sheet a variant has to look at, side by side: no branch per side in the hottest loop.
OTHER_ROUTE = np.full((len(VARIANTS), 4), at.NOTHING, dtype=np.uint8)
OWN_ROUTE = np.full((len(VARIANTS), 4), at.NOTHING, dtype=np.uint8)
for _variant in VARIANTS:
    for _side, _kind in enumerate(EDGE[_variant.number]):
        if _kind in (HIGHWAY, RAILWAY):
            OWN_ROUTE[_variant.number, _side] = at.FACING + 4 * _kind + _side
            OTHER_ROUTE[_variant.number, _side] = at.FACING + 4 * (HIGHWAY + RAILWAY - _kind) + _side


@compiled
def by_other_route(sheet: Words, variant: int) -> int:
    """Spaces where a route end of the variant would touch an exit or a route end of the other kind (RI-3.2)."""
    mask = 0
    for side in range(4):
        mask |= sheet[OTHER_ROUTE[variant, side]]
    return mask


@compiled
def clashing(sheet: Words, variant: int) -> int:
    """Spaces where an end of the variant would touch an end or exit that it may not touch (RI-3.2)."""
    mask = by_other_route(sheet, variant)
    if CLASHES_WITH_ROUTES[sheet[at.EXPANSION]]:
        for side in range(4):
            if EDGE[variant, side] == EXTRA:
                mask |= facing(sheet, HIGHWAY, side) | facing(sheet, RAILWAY, side)
            elif EDGE[variant, side] >= 0:
                mask |= facing(sheet, EXTRA, side)
    return mask


@compiled
def by_route(sheet: Words, variant: int) -> int:
    """Spaces where the variant would be joined to an exit or a route end of its kind (RI-3.1)."""
    mask = 0
    for side in range(4):
        mask |= sheet[OWN_ROUTE[variant, side]]
    return mask


@compiled
def joined(sheet: Words, variant: int) -> int:
    """Spaces where the variant would be joined as its chapter asks (RI-3.1, RI-6.2, RI-6.3, RI-8.1, RI-9.1)."""
    if ATTACHED[variant] == BY_ROUTE:
        return by_route(sheet, variant)
    if ATTACHED[variant] == ANYWHERE:
        return ALL
    return hooks.joined(sheet, variant)


@compiled
def placements(sheet: Words, variant: int) -> int:
    """The empty spaces (craters included, RI-7.3) in which the variant may be drawn."""
    return joined(sheet, variant) & ~clashing(sheet, variant) & ~sheet[at.FILLED] & hooks.affordable(sheet, variant)


@compiled
def plain_placements(sheet: Words, variant: int) -> int:
    """The same in a game without an expansion, where nobody else has to be asked."""
    return by_route(sheet, variant) & ~by_other_route(sheet, variant) & ~sheet[at.FILLED]
