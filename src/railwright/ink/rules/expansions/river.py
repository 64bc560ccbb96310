"""River (RI-13): chains of spaces with water, of which the best one counts."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import OUTER, SPACES
from railwright.ink.rules.connections import list_groups
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.lines import exits_through, route_at
from railwright.ink.rules.pieces import EAST, EXTRA, HIGHWAY, NORTH, RAILWAY
from railwright.ink.rules.scoring import link_networks
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import STATIONS, Words, ends, has_end
from railwright.ink.rules.union import find

WATER = EXTRA
TWO_BRIDGES, STATIONS_BESIDE, EXITS_OVER_BRIDGE = range(3)
"""The goals RA, RB and RC (RI-17.6)."""
EDGE_TO_EDGE_POINTS = 3
"""For a river with both ends on the outer edge, besides 1 for each of its spaces (RI-13.7)."""


@compiled
def list_rivers(sheet: Words, rivers: Words) -> int:
    """Fill in the mask of each river: spaces whose river ends meet (RI-13.5); returns their number."""
    return list_groups(sheet, WATER, rivers)


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


@compiled
def road_on(sheet: Words, space: int) -> int:
    """The node of the route on a bridge, 2 * space + arc."""
    side = NORTH if (ends(sheet, WATER, EAST) >> space) & 1 else EAST
    return route_at(sheet, space, side)


@compiled
def most_bridges_together(sheet: Words, bridges: int) -> int:
    """Goal RA: the most bridges over one river in one network; a line leads over any two of these (RI-17.6)."""
    rivers, label = np.empty(SPACES, dtype=np.int64), np.empty(2 * SPACES, dtype=np.int64)
    link_networks(sheet, label)
    most = 0
    for number in range(list_rivers(sheet, rivers)):
        count = np.zeros(2 * SPACES, dtype=np.int64)
        left = bridges & rivers[number]
        while left:
            network = find(label, road_on(sheet, lowest(left)))
            left &= left - 1
            count[network] += 1
            most = max(most, count[network])
    return most


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.6: two bridges over one river on a line, three stations beside a river, two exits joined over a bridge."""
    water = has_end(sheet, WATER)
    if goal == STATIONS_BESIDE:
        return popcount(sheet[STATIONS] & beside(water)), 3
    bridges = water & (has_end(sheet, HIGHWAY) | has_end(sheet, RAILWAY))
    if goal == TWO_BRIDGES:
        return most_bridges_together(sheet, bridges), 2
    exits = 0
    while bridges:
        exits = max(exits, exits_through(sheet, road_on(sheet, lowest(bridges))))
        bridges &= bridges - 1
    return exits, 2


def areas(sheet: Words) -> list[Area]:
    """The river that counts."""
    river = int(best_river(sheet))
    if not river:
        return []
    return [Area("river from edge to edge" if ends_on_edge(sheet, river) == 2 else "river", river)]


EXPANSION = Expansion(rounds=6, dice=("river", "river"), areas=areas)
