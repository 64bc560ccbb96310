"""River (RI-13): chains of spaces with water, of which the best one counts."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import OUTER, SPACES
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.pieces import EXTRA
from railwright.ink.rules.sheet import Words, ends, has_end

WATER = EXTRA
EDGE_TO_EDGE_POINTS = 3
"""For a river with both ends on the outer edge, besides 1 for each of its spaces (RI-13.7)."""


@compiled
def list_rivers(sheet: Words, rivers: Words) -> int:
    """Fill in the mask of each river: spaces whose river ends meet (RI-13.5); returns their number."""
    east, south = going_east(sheet, WATER), going_south(sheet, WATER)
    count = 0
    left = has_end(sheet, WATER)
    while left:
        rivers[count] = flood(left & -left, east, south)
        left &= ~rivers[count]
        count += 1
    return count


@compiled
def ends_on_edge(sheet: Words, river: int) -> int:
    """How many of a river's two ends lie on the outer edge."""
    count = 0
    for side in range(4):
        count += popcount(river & ends(sheet, WATER, side) & OUTER[side])
    return count


@compiled
def worth(sheet: Words, river: int) -> int:
    """What a river would score (RI-13.7)."""
    return popcount(river) + (EDGE_TO_EDGE_POINTS if ends_on_edge(sheet, river) == 2 else 0)


@compiled
def best_river(sheet: Words) -> int:
    """The spaces of the river that scores most, of several the one with more spaces; 0 if there is none."""
    rivers = np.empty(SPACES, dtype=np.int64)
    best, most = 0, 0
    for number in range(list_rivers(sheet, rivers)):
        rank = (SPACES + 1) * worth(sheet, rivers[number]) + popcount(rivers[number])
        if rank > most:
            best, most = rivers[number], rank
    return best


@compiled
def points(sheet: Words) -> int:
    """What the best river is worth (RI-13.7)."""
    return worth(sheet, best_river(sheet))


def areas(sheet: Words) -> list[Area]:
    """The river that counts."""
    river = int(best_river(sheet))
    if not river:
        return []
    return [Area("river from edge to edge" if ends_on_edge(sheet, river) == 2 else "river", river)]


EXPANSION = Expansion(rounds=6, dice=("river", "river"), areas=areas)
