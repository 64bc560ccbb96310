"""How long a line can still become: no line of a sheet is longer after so many more pieces than the bounds here say.

A *port* is an end of a line's component that faces an empty space. A longer line enters and leaves empty spaces: from a
port, over neighbouring empty spaces, through components from port to port, and into a component at last. Each visit to
an empty space takes a piece.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np

from railwright.bots.ink.longest_features import longest_walk
from railwright.bots.ink.surroundings import Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import OUTER, SIZE, SPACES, STEP
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.longest import SPACES_ONCE, longest_line
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import Words, ends, has_end

MOST_PORTS = 128
MOST_VISITS = 32
NO_PORT = -1
NOT_REACHED = -1
ENDING = 6
PASSES = ENDING + 4
PAIR = np.zeros((4, 4), dtype=np.int64)
"""By two sides: the number of their pair."""
for _number, (_one, _other) in enumerate(combinations(range(4), 2)):
    PAIR[_one, _other] = PAIR[_other, _one] = _number


class Ports(NamedTuple):
    """The ports of one kind on a sheet."""

    at: Ints
    """By 4 * empty space + side: the port seen there."""
    arm: Ints
    """By port: no line that enters the component there has more spaces in it."""
    way: Ints
    """By port and port: no line from one to the other has more spaces; NOT_REACHED if they are not one component."""
    group: Ints
    """By port: first and last port of its component, the last one excluded."""
    whole: Ints
    """By port: how much its component has of what a line may use once, spaces or sections."""
    inside: Ints
    """By port: the space that has this end."""
    outside: Ints
    """By port: 4 * empty space + side."""
    arrive: Ints
    """By layer, 4 * empty space + side: the longest line that comes in there."""
    elsewhere: Ints
    """Beside it: how much of such a line can lie outside the largest component."""
    leave: Ints
    """By visits less one, 4 * empty space + side: the longest line out there after so many visits, or fewer."""
    largest: Ints
    """The first port of the largest component that has any, and its size."""
    line: Ints
    number: Ints
    """How many ports there are."""


def new_ports() -> Ports:
    """Memory for the ports of a kind."""
    return Ports(
        np.empty(4 * SPACES, dtype=np.int64),
        np.empty(MOST_PORTS, dtype=np.int64),
        np.empty((MOST_PORTS, MOST_PORTS), dtype=np.int64),
        np.empty((MOST_PORTS, 2), dtype=np.int64),
        np.empty(MOST_PORTS, dtype=np.int64),
        np.empty(MOST_PORTS, dtype=np.int64),
        np.empty(MOST_PORTS, dtype=np.int64),
        np.empty((2, 4 * SPACES), dtype=np.int64),
        np.empty((2, 4 * SPACES), dtype=np.int64),
        np.empty((MOST_VISITS, 4 * SPACES), dtype=np.int64),
        np.empty(2, dtype=np.int64),
        np.empty(3, dtype=np.int64),
        np.empty(1, dtype=np.int64),
    )


@compiled
def core_of(component: int, east: int, south: int) -> tuple[int, int]:
    """What is left of a component when its branches are taken away end by end, and how long the longest branch was."""
    rounds = 0
    while True:
        to_east = component & east & component >> 1
        to_south = component & south & component >> SIZE
        to_west, to_north = to_east << 1, to_south << SIZE
        odd = to_east ^ to_south ^ to_west ^ to_north
        two_or_three = (to_east & to_south) | ((to_east | to_south) & (to_west | to_north)) | (to_west & to_north)
        leaves = component & odd & ~two_or_three
        if leaves == 0:
            return component, rounds
        component &= ~leaves
        rounds += 1


@compiled
def loop_bound(component: int, spaces: int, edges: int, east: int, south: int, reading: int) -> int:
    """No line in a component with loops is longer: it uses two of its branches at most."""
    core, branch = core_of(component, east, south)
    if reading == SPACES_ONCE:
        return min(spaces, popcount(core) + 2 * branch)
    core_edges = popcount(core & east & core >> 1) + popcount(core & south & core >> SIZE)
    return min(edges, core_edges + 2 * branch) + 1


@compiled
def find_ports(sheet: Words, kind: int, empty: int, reading: int, ports: Ports) -> int:
    """Fill in the ports of a kind; returns the length of the longest line as it stands."""
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    left = has_end(sheet, kind)
    for slot in range(4 * SPACES):
        ports.at[slot] = NO_PORT
    count, longest, most_in_loops = 0, 0, 0
    ports.largest[0], ports.largest[1] = NO_PORT, 0
    while left:
        start = left & -left
        component = flood(start, east, south)
        left &= ~component
        spaces = popcount(component)
        edges = popcount(component & east) + popcount(component & south)
        first = count
        for side in range(4):
            outward = component & ends(sheet, kind, side) & ~OUTER[side]
            while outward:
                space = lowest(outward)
                outward &= outward - 1
                beyond = space + STEP[side]
                if empty >> beyond & 1:
                    ports.at[4 * beyond + (side ^ 2)] = count
                    ports.inside[count] = space
                    ports.outside[count] = 4 * beyond + (side ^ 2)
                    ports.group[count, 0] = first
                    count += 1
        for port in range(first, count):
            ports.group[port, 1] = count
            ports.whole[port] = spaces if reading == SPACES_ONCE else edges
        size = spaces if reading == SPACES_ONCE else edges + 1
        if count > first and size > ports.largest[1]:
            ports.largest[0], ports.largest[1] = first, size
        if edges == spaces - 1:
            longest = max(longest, (longest_walk(1 << (longest_walk(start, east, south) & 63), east, south) >> 6) + 1)
            for port in range(first, count):
                measure_ways(port, east, south, ports)
        else:
            most = loop_bound(component, spaces, edges, east, south, reading)
            most_in_loops = max(most_in_loops, most)
            for port in range(first, count):
                ports.arm[port] = most
                for other in range(first, count):
                    ports.way[port, other] = most
    ports.number[0] = count
    if most_in_loops > longest:
        return longest_line(sheet, kind, reading, ports.line)
    return longest


@compiled
def measure_ways(port: int, east: int, south: int, ports: Ports) -> None:
    """The arm of a port of a component without loops, and the ways to the component's other ports."""
    reached = 1 << ports.inside[port]
    edge, spaces = reached, 0
    first, last = ports.group[port, 0], ports.group[port, 1]
    while edge:
        spaces += 1
        for other in range(first, last):
            if edge >> ports.inside[other] & 1:
                ports.way[port, other] = spaces
        edge = ((edge & east) << 1 | (edge >> 1) & east | (edge & south) << SIZE | (edge >> SIZE) & south) & ~reached
        reached |= edge
    ports.arm[port] = spaces


@compiled
def line_bound(longest: int, visits: int, empty: int, reading: int, keep: bool, passes: Ints, ports: Ports) -> int:
    """No line is longer that visits empty spaces so many times; `longest`: as it stands; keep: fill in ports.leave.

    passes: by pair of sides the spaces through which the pieces left can lead a line; from ENDING on, by side, those
    that can have an end there.

    A way could lead through one component again and again. At least the largest is counted once: besides the length
    goes the part of it that lies elsewhere, and the length is never more than that and the whole component.
    """
    best = longest
    now, then = ports.arrive[0], ports.arrive[1]
    now_elsewhere, then_elsewhere = ports.elsewhere[0], ports.elsewhere[1]
    largest, whole = ports.largest[0], ports.largest[1]
    if reading != SPACES_ONCE:
        whole += visits
    for slot in range(4 * SPACES):
        port = ports.at[slot]
        now[slot] = ports.arm[port] if port != NO_PORT else 0
        now_elsewhere[slot] = now[slot] if port != NO_PORT and ports.group[port, 0] != largest else 0
    for visit in range(visits):
        more = visit < visits - 1
        if more:
            for slot in range(4 * SPACES):
                then[slot] = 0
                then_elsewhere[slot] = 0
        left = empty
        while left:
            space = lowest(left)
            left &= left - 1
            for side in range(4):
                # A line that begins in this space and leaves it by this side, or comes in by another one.
                ending = passes[ENDING + side] >> space & 1
                if ending:
                    best = max(best, now[4 * space + side] + 1)
                length, part = ending, ending
                for entry in range(4):
                    if entry == side or not passes[PAIR[entry, side]] >> space & 1:
                        continue
                    if now[4 * space + entry]:
                        length = max(length, now[4 * space + entry] + 1)
                        part = max(part, now_elsewhere[4 * space + entry] + 1)
                if keep:
                    before = ports.leave[visit - 1, 4 * space + side] if visit else 0
                    ports.leave[visit, 4 * space + side] = max(length, before)
                if length == 0:
                    continue
                best = max(best, length)
                port = ports.at[4 * space + side]
                if port != NO_PORT:
                    in_largest = ports.group[port, 0] == largest
                    ceiling = part + whole if in_largest else 4 * SPACES
                    best = max(best, min(length + ports.arm[port], ceiling))
                    if more:
                        for other in range(ports.group[port, 0], ports.group[port, 1]):
                            slot = ports.outside[other]
                            if other != port and (reading != SPACES_ONCE or slot >> 2 != space):
                                way = ports.way[port, other]
                                then[slot] = max(then[slot], min(length + way, ceiling))
                                then_elsewhere[slot] = max(then_elsewhere[slot], part if in_largest else part + way)
                elif more and not OUTER[side] >> space & 1 and empty >> (space + STEP[side]) & 1:
                    slot = 4 * (space + STEP[side]) + (side ^ 2)
                    then[slot] = max(then[slot], length)
                    then_elsewhere[slot] = max(then_elsewhere[slot], part)
        now, then = then, now
        now_elsewhere, then_elsewhere = then_elsewhere, now_elsewhere
    return best


@compiled
def may_return(empty: int, pieces: int, ports: Ports) -> bool:
    """Whether a line that leaves an empty space can come back to it over so many new pieces, this one included."""
    if pieces > 2:
        return True
    left = empty
    while left:
        space = lowest(left)
        bit = left & -left
        left ^= bit
        met = beside(bit) & empty
        for side in range(4):
            port = ports.at[4 * space + side]
            if port == NO_PORT:
                continue
            faced, ports_here = 0, 0
            for other in range(ports.group[port, 0], ports.group[port, 1]):
                ports_here += ports.outside[other] >> 2 == space
                faced |= 1 << (ports.outside[other] >> 2)
            if ports_here > 1 or (pieces == 2 and met & faced & ~bit):
                return True
            met |= faced
    return False
