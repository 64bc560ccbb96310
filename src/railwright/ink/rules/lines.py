"""Lines of routes (RI-17.2): whether one line runs through given places, or around one.

A line is a way along joined routes that takes no connection twice. Whether one leads through a place and on to two
different ends of a set is a flow of 2: two ways from that place that share no connection. That is exact, and looked for
twice at most, whatever the sheet.

    nodes   0-97   the routes of the spaces, 2 * space + arc
              98   ENDS: where the lines may end; each end can be used once
             99-   places: a lake that joins its piers, the middle of a connection that leads over a bridge
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import EXIT_KIND, EXIT_SIDE, EXIT_SPACE, SIZE, SPACES, STEP
from railwright.ink.rules.connections import going_east, going_south
from railwright.ink.rules.pieces import ARC, EAST, EXTRA, SOUTH
from railwright.ink.rules.sheet import Words, ends, variant_at
from railwright.ink.rules.union import find, union

ROUTES = 2 * SPACES
ENDS = ROUTES
FIRST_PLACE = ENDS + 1
NODES = FIRST_PLACE + 2 * SPACES
MOST_WAYS = 1024
NOWHERE = -1


class Ways(NamedTuple):
    """The ways from node to node, each beside the one back: 0 and 1, 2 and 3, …"""

    first: Words
    """By node: one of the ways that leave it."""
    after: Words
    """By way: another one that leaves the same node."""
    to: Words
    """By way: where it leads."""
    room: Words
    """By way: how often it can still be taken."""
    size: Words
    """How many there are, in a single word."""


@compiled
def no_ways() -> Ways:
    """Nodes without any way."""
    return Ways(
        np.full(NODES, NOWHERE, dtype=np.int64),
        np.empty(MOST_WAYS, dtype=np.int64),
        np.empty(MOST_WAYS, dtype=np.int64),
        np.empty(MOST_WAYS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@compiled
def add_way(ways: Ways, one: int, other: int, back: int) -> None:
    """A way that can be taken once; `back` is 1 if it can be taken the other way round instead."""
    way = ways.size[0]
    ways.to[way], ways.room[way], ways.after[way] = other, 1, ways.first[one]
    ways.first[one] = way
    ways.to[way + 1], ways.room[way + 1], ways.after[way + 1] = one, back, ways.first[other]
    ways.first[other] = way + 1
    ways.size[0] = way + 2


@compiled
def route_at(sheet: Words, space: int, side: int) -> int:
    """The node of the route that a side of a drawn space belongs to."""
    return 2 * space + ARC[variant_at(sheet, space), side]


@compiled
def add_connections(sheet: Words, ways: Ways, over_east: int, over_south: int) -> int:
    """The connections of routes; those given as masks get a place in their middle, numbered. Returns how many do."""
    places = 0
    for kind in range(EXTRA):
        for direction in (EAST, SOUTH):
            left = going_east(sheet, kind) if direction == EAST else going_south(sheet, kind)
            over = over_east if direction == EAST else over_south
            while left:
                space = lowest(left)
                left &= left - 1
                here = route_at(sheet, space, direction)
                there = route_at(sheet, space + STEP[direction], direction ^ 2)
                if over >> space & 1:
                    add_way(ways, here, FIRST_PLACE + places, 1)
                    add_way(ways, FIRST_PLACE + places, there, 1)
                    places += 1
                else:
                    add_way(ways, here, there, 1)
    return places


@compiled
def add_exits(sheet: Words, ways: Ways) -> None:
    """Lines may end at the exits, each at another one."""
    for number in range(len(EXIT_SPACE)):
        space, side = EXIT_SPACE[number], EXIT_SIDE[number]
        if ends(sheet, EXIT_KIND[number], side) >> space & 1:
            add_way(ways, route_at(sheet, space, side), ENDS, 0)


@compiled
def take_a_way(ways: Ways, start: int, came: Words, queue: Words) -> bool:
    """Lead one more line from the start to an end, earlier ones changing places with it where need be."""
    for node in range(NODES):
        came[node] = NOWHERE
    queue[0] = start
    head, tail = 0, 1
    while head < tail and came[ENDS] == NOWHERE:
        way = ways.first[queue[head]]
        head += 1
        while way != NOWHERE:
            other = ways.to[way]
            if ways.room[way] and other != start and came[other] == NOWHERE:
                came[other] = way
                queue[tail] = other
                tail += 1
            way = ways.after[way]
    if came[ENDS] == NOWHERE:
        return False
    node = ENDS
    while node != start:
        ways.room[came[node]] -= 1
        ways.room[came[node] ^ 1] += 1
        node = ways.to[came[node] ^ 1]
    return True


@compiled
def ways_out(ways: Ways, start: int) -> int:
    """To how many different ends lines lead from a node that share no connection, 2 at most."""
    came, queue = np.empty(NODES, dtype=np.int64), np.empty(NODES, dtype=np.int64)
    if not take_a_way(ways, start, came, queue):
        return 0
    return 2 if take_a_way(ways, start, came, queue) else 1


@compiled
def exits_through(sheet: Words, route: int) -> int:
    """How many exits a line through this route joins: with 2 it leads from one to another (RI-17.6, RI-17.8)."""
    ways = no_ways()
    add_connections(sheet, ways, 0, 0)
    add_exits(sheet, ways)
    return ways_out(ways, route)


@compiled
def exits_across(sheet: Words, groups: Words, count: int, piers: int) -> int:
    """The same for a line that passes over one of these groups of spaces from one pier to a different one (RI-17.7)."""
    most = 0
    for number in range(count):
        ways = no_ways()
        add_connections(sheet, ways, 0, 0)
        add_exits(sheet, ways)
        for group in range(count):
            left = groups[group] & piers
            while left:
                add_way(ways, FIRST_PLACE + group, 2 * lowest(left), 1)
                left &= left - 1
        most = max(most, ways_out(ways, FIRST_PLACE + number))
    return most


@compiled
def passages(sheet: Words, over_east: int, over_south: int) -> int:
    """How many of these connections one line can take, 3 at most (RI-17.5).

    A line that takes three leads from the middle of one of them to two others.
    """
    joined = 0
    places = add_connections(sheet, no_ways(), over_east, over_south)
    for middle in range(places):
        ways = no_ways()
        add_connections(sheet, ways, over_east, over_south)
        for place in range(places):
            if place != middle:
                add_way(ways, FIRST_PLACE + place, ENDS, 0)
        joined = max(joined, 1 + ways_out(ways, FIRST_PLACE + middle))
    return joined


@compiled
def leads_around(sheet: Words, space: int) -> bool:
    """Whether a closed line has this space inside (RI-17.8).

    Such a line crosses the eastern border of the column oddly often above the space. Each route is there twice, and
    every such crossing changes to its twin: who comes back to a route at its twin has gone around.
    """
    label = np.empty(2 * ROUTES, dtype=np.int64)
    for node in range(2 * ROUTES):
        label[node] = node
    for kind in range(EXTRA):
        for direction in (EAST, SOUTH):
            left = going_east(sheet, kind) if direction == EAST else going_south(sheet, kind)
            while left:
                at = lowest(left)
                left &= left - 1
                here = route_at(sheet, at, direction)
                there = route_at(sheet, at + STEP[direction], direction ^ 2)
                crosses = direction == EAST and at < space and at % SIZE == space % SIZE
                twin = ROUTES if crosses else 0
                union(label, here, there + twin)
                union(label, here + ROUTES, there + ROUTES - twin)
    for node in range(ROUTES):
        if find(label, node) == find(label, node + ROUTES):
            return True
    return False
