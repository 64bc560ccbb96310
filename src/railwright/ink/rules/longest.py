"""RI-4.2: the longest highway and the longest railway, in both readings.

The graph of one kind: nodes are arcs (a double curve has two), numbered 2 * space + arc; edges are the connections
between neighbouring spaces. A line is returned as the connections it uses, two masks: eastward and southward.

    ┌─┬─     four spaces with a curve, a T, a curve and a curve: a ring of four connections. As `sections` it is
    └─┘      5 long, because the T, whose eastern end is left over, counts for the beginning and for the end of the
             walk; a straight at the T's stem makes it 6 (five connections, plus 1), two make it 7. Four curves are
             a ring of 4. As `spaces` each of them is as long as its spaces.

Most lines need no search. In `sections` a line that cannot be made longer begins and ends at nodes with an odd number
of connections, so that a component with none or two of these is one line itself; and in a tree the longest line is
its diameter. What remains is searched from such nodes, and if that takes too many steps, the frontier program
(frontier.py) decides: its time is bounded for any sheet.
"""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import SIZE, SPACES, STEP
from railwright.ink.rules.connections import going_east, going_south
from railwright.ink.rules.frontier import longest_by_frontier
from railwright.ink.rules.pieces import ARC, ARCS_OF_KIND, EAST, EDGE, NORTH, SOUTH, WEST
from railwright.ink.rules.sheet import Words, has_end, variant_at

SECTIONS, SPACES_ONCE = range(2)
READINGS = ("sections", "spaces")
NODES = 2 * SPACES
NOWHERE = -1
LINE_EAST, LINE_SOUTH, LINE_SPACE = range(3)
"""What is told of a line: the eastward and the southward connections it uses, as masks, and a space of it."""
LINE_WORDS = 3
SEARCH_STEPS = 4000
"""How long a component is searched before the frontier program takes over."""


@compiled
def link_nodes(sheet: Words, kind: int, east: int, south: int, link: Words, nodes: Words) -> int:
    """Fill link[4 * node + side] with the connected node or NOWHERE, and nodes with all nodes; returns their number."""
    count = 0
    left = has_end(sheet, kind)
    while left:
        space = lowest(left)
        left &= left - 1
        arcs = ARCS_OF_KIND[variant_at(sheet, space), kind]
        for slot in range(8 * space, 8 * space + 8):
            link[slot] = NOWHERE
        for arc in range(2):
            if arcs >> arc & 1:
                nodes[count] = 2 * space + arc
                count += 1
    for direction in (EAST, SOUTH):
        left = east if direction == EAST else south
        while left:
            space = lowest(left)
            left &= left - 1
            beyond = space + STEP[direction]
            here = 2 * space + ARC[variant_at(sheet, space), direction]
            there = 2 * beyond + ARC[variant_at(sheet, beyond), direction ^ 2]
            link[4 * here + direction] = there
            link[4 * there + (direction ^ 2)] = here
    return count


@compiled
def east_bit(node: int, side: int) -> int:
    """The eastward connection that leaves a node by this side, as a mask; 0 if it runs north or south."""
    if side == EAST:
        return 1 << (node >> 1)
    if side == WEST:
        return 1 << ((node >> 1) - 1)
    return 0


@compiled
def south_bit(node: int, side: int) -> int:
    """The southward connection that leaves a node by this side, as a mask; 0 if it runs east or west."""
    if side == SOUTH:
        return 1 << (node >> 1)
    if side == NORTH:
        return 1 << ((node >> 1) - SIZE)
    return 0


@compiled
def degree(link: Words, node: int) -> int:
    """How many connections a node has."""
    count = 0
    for side in range(4):
        count += link[4 * node + side] != NOWHERE
    return count


@compiled
def spread(link: Words, start: int, queue: Words, came: Words) -> int:
    """Breadth first over the component of `start`: fills the queue and came[node] = the side it was entered by.

    came[] must be NOWHERE for all nodes of the component; the start gets 4. Returns the number of nodes.
    """
    queue[0] = start
    came[start] = 4
    head, tail = 0, 1
    while head < tail:
        node = queue[head]
        head += 1
        for side in range(4):
            other = link[4 * node + side]
            if other != NOWHERE and came[other] == NOWHERE:
                came[other] = side ^ 2
                queue[tail] = other
                tail += 1
    return tail


@compiled
def leads_nowhere(sheet: Words, kind: int, link: Words, node: int) -> bool:
    """Whether a node has an end of the kind that meets no other end."""
    variant = variant_at(sheet, node >> 1)
    for side in range(4):
        if EDGE[variant, side] == kind and ARC[variant, side] == node & 1 and link[4 * node + side] == NOWHERE:
            return True
    return False


@compiled
def end_to_spare(sheet: Words, kind: int, link: Words, queue: Words, size: int) -> bool:
    """Whether a walk over all connections of a component leaves an end over: a ring is 1 longer then (RI-4.2)."""
    for position in range(size):
        if leads_nowhere(sheet, kind, link, queue[position]):
            return True
    return False


@compiled
def longest_line(sheet: Words, kind: int, reading: int, line: Words) -> int:
    """The length of the longest line of a kind, and what there is to tell of it (LINE_EAST, ...)."""
    line[LINE_EAST], line[LINE_SOUTH], line[LINE_SPACE] = 0, 0, NOWHERE
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    link = np.empty(4 * NODES, dtype=np.int64)
    nodes = np.empty(NODES, dtype=np.int64)
    count = link_nodes(sheet, kind, east, south, link, nodes)
    came = np.empty(NODES, dtype=np.int64)
    for index in range(count):
        came[nodes[index]] = NOWHERE
    queue = np.empty(NODES, dtype=np.int64)
    best = 0
    for index in range(count):
        start = nodes[index]
        if came[start] != NOWHERE:
            continue
        size = spread(link, start, queue, came)
        ends, odd, met, twice = 0, 0, 0, 0
        for position in range(size):
            node = queue[position]
            ends += degree(link, node)
            odd += degree(link, node) & 1
            bit = 1 << (node >> 1)
            twice |= met & bit
            met |= bit
        edges = ends // 2
        if reading == SECTIONS:
            bound = edges - max(odd - 2, 0) // 2 + (odd > 0 or end_to_spare(sheet, kind, link, queue, size))
        else:
            bound = popcount(met)
        if bound <= best:
            continue
        if edges == 0:
            best = 1
            line[LINE_EAST], line[LINE_SOUTH], line[LINE_SPACE] = 0, 0, start >> 1
        elif reading == SECTIONS and odd <= 2:
            best = bound
            whole_component(link, queue, size, line)
        elif edges == size - 1 and (reading == SECTIONS or not twice):
            best = max(best, diameter(link, queue, size, came, best, line))
        else:
            best = search(sheet, kind, reading, link, queue, size, bound, best, line)
    return best


@compiled
def whole_component(link: Words, queue: Words, size: int, line: Words) -> None:
    """The line that uses every connection of a component."""
    line[LINE_EAST], line[LINE_SOUTH], line[LINE_SPACE] = 0, 0, queue[0] >> 1
    for position in range(size):
        node = queue[position]
        if link[4 * node + EAST] != NOWHERE:
            line[LINE_EAST] |= east_bit(node, EAST)
        if link[4 * node + SOUTH] != NOWHERE:
            line[LINE_SOUTH] |= south_bit(node, SOUTH)


@compiled
def diameter(link: Words, queue: Words, size: int, came: Words, best: int, line: Words) -> int:
    """The longest path of a tree: from the node found last, breadth first once more. Told only if above `best`."""
    far = queue[size - 1]
    for position in range(size):
        came[queue[position]] = NOWHERE
    spread(link, far, queue, came)
    length = 1
    node = queue[size - 1]
    while came[node] != 4:
        node = link[4 * node + came[node]]
        length += 1
    if length > best:
        line[LINE_EAST], line[LINE_SOUTH], line[LINE_SPACE] = 0, 0, far >> 1
        node = queue[size - 1]
        while came[node] != 4:
            line[LINE_EAST] |= east_bit(node, came[node])
            line[LINE_SOUTH] |= south_bit(node, came[node])
            node = link[4 * node + came[node]]
    return length


@compiled
def search(
    sheet: Words, kind: int, reading: int, link: Words, queue: Words, size: int, bound: int, best: int, line: Words
) -> int:
    """The longest line of a component with loops, if longer than `best`: depth first, then by the frontier program."""
    path = np.empty(NODES, dtype=np.int64)
    tried = np.empty(NODES, dtype=np.int64)
    steps = 0
    for position in range(size):
        start = queue[position]
        if reading == SECTIONS and degree(link, start) & 1 == 0:
            continue
        depth = 0
        path[0], tried[0] = start, 0
        used_east, used_south, used_spaces = 0, 0, 1 << (start >> 1)
        while depth >= 0:
            node, side = path[depth], tried[depth]
            if side == 4:
                depth -= 1
                if depth >= 0:
                    used_east ^= east_bit(path[depth], tried[depth] - 1)
                    used_south ^= south_bit(path[depth], tried[depth] - 1)
                    used_spaces ^= 1 << (node >> 1)
                continue
            tried[depth] = side + 1
            other = link[4 * node + side]
            if other == NOWHERE:
                continue
            if reading == SECTIONS:
                if (used_east & east_bit(node, side)) | (used_south & south_bit(node, side)):
                    continue
            elif used_spaces >> (other >> 1) & 1:
                continue
            steps += 1
            if steps > SEARCH_STEPS:
                return search_by_frontier(sheet, kind, reading, link, queue, size, bound, best, line)
            used_east |= east_bit(node, side)
            used_south |= south_bit(node, side)
            used_spaces ^= 1 << (other >> 1)
            depth += 1
            path[depth], tried[depth] = other, 0
            length = depth + (reading == SPACES_ONCE or other != start)
            if length > best:
                best = length
                line[LINE_EAST], line[LINE_SOUTH], line[LINE_SPACE] = used_east, used_south, start >> 1
                if best == bound:
                    return best
    return best


@compiled
def search_by_frontier(
    sheet: Words, kind: int, reading: int, link: Words, queue: Words, size: int, bound: int, best: int, line: Words
) -> int:
    """The longest line of a component, if longer than `best`, in bounded time.

    The line is first looked for among those that come near the bound, because few states can still lead there.
    """
    component = np.empty(LINE_WORDS, dtype=np.int64)
    whole_component(link, queue, size, component)
    east, south = component[LINE_EAST], component[LINE_SOUTH]
    spare = end_to_spare(sheet, kind, link, queue, size)
    slack = 1
    while True:
        floor = max(best, bound - slack)
        found = longest_by_frontier(sheet, kind, reading == SPACES_ONCE, spare, east, south, floor, line)
        if found > floor or floor == best:
            return found
        slack *= 4
