"""The longest line of any sheet in bounded time: a dynamic program over the frontier of the 7-wide sheet.

Spaces are decided one after the other, row by row. Between the decided and the undecided part run at most eight
connections: one down from each column, one eastward out of the space decided last. A state says for each of them
whether the line uses it and, by a label, which of them are already one piece of line; and how many ends (nodes with an
odd number of used connections) the line has so far. Of equal states only the longest is kept.

    bits 4 * slot  the label in slot 0-6 (downward, by column) or 7 (eastward); 0 = not used
    bits 32-33     ends so far (0-2)

While one space is decided, slots 8 and 9 hold its new eastward and downward connections.

    decided   ─┐ ┌─        Two pieces of line come down in columns 1 and 2 and one goes east out of the space decided
              ─┼─┘ …       last, (1,1): slots 1, 2 and 7 are in use. The first two are one piece of line, they met
    space (1,1)^           further up: labels 1 1 2, so the state is 1 << 4 | 1 << 8 | 2 << 28, with the ends so far.
"""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.pieces import ARC, ARCS_OF_KIND, EAST, NORTH, SOUTH, WEST
from railwright.ink.rules.sheet import Words, variant_at

FROM_WEST, NEW_EAST, NEW_SOUTH, SLOTS = 7, 8, 9, 10
ENDS_SHIFT = 32
SLOT_BITS = (1 << ENDS_SHIFT) - 1
FRESH = 9
"""The label of a piece of line that begins in arc 0 of the space being decided; 10 for arc 1."""
REFUSED = -1
CLOSED = -2
TABLE = 1 << 14
"""Room for the states at a space, of which at most 7,368 are possible."""


@compiled
def relabelled(slots: int, old: int, new: int) -> int:
    """All slots labelled `old` get the label `new`."""
    for slot in range(SLOTS):
        if (slots >> (4 * slot)) & 15 == old:
            slots ^= (old ^ new) << (4 * slot)
    return slots


@compiled
def holds(slots: int, label: int) -> bool:
    """Whether any slot carries the label."""
    for slot in range(SLOTS):
        if (slots >> (4 * slot)) & 15 == label:
            return True
    return False


@compiled
def canonical(slots: int) -> int:
    """The same state with labels 1, 2, ... in the order of their first slots."""
    names, fresh, result = 0, 1, 0
    for slot in range(NEW_EAST):
        label = (slots >> (4 * slot)) & 15
        if label:
            name = (names >> (4 * label)) & 15
            if name == 0:
                name = fresh
                fresh += 1
                names |= name << (4 * label)
            result |= name << (4 * slot)
    return result


@compiled
def decided(state: int, variant: int, arcs: int, col: int, to_east: int, to_south: int, once: bool) -> int:
    """The state after a space, if its line goes on eastward and southward as given.

    REFUSED if no line looks like that; CLOSED, one less with two ends, if the line is complete there.
    """
    slots, ends = state & SLOT_BITS, state >> ENDS_SHIFT
    complete = False
    arcs_used = 0
    for arc in range(2):
        if not arcs >> arc & 1:
            continue
        north = (slots >> (4 * col)) & 15 if ARC[variant, NORTH] == arc else 0
        west = (slots >> (4 * FROM_WEST)) & 15 if ARC[variant, WEST] == arc else 0
        east = to_east if ARC[variant, EAST] == arc else 0
        south = to_south if ARC[variant, SOUTH] == arc else 0
        used = int(north > 0) + int(west > 0) + east + south  # NumPy, interpreted, adds two truths to one
        if used == 0:
            continue
        arcs_used += 1
        ends += used & 1
        if complete or ends > 2 or (once and (used > 2 or arcs_used > 1)):
            return REFUSED
        if north:
            slots ^= north << (4 * col)
        if west:
            slots ^= west << (4 * FROM_WEST)
        label = north if north else (west if west else FRESH + arc)
        if north and west:
            if north != west:
                slots = relabelled(slots, west, north)
            elif once:
                return REFUSED
        if east:
            slots |= label << (4 * NEW_EAST)
        if south:
            slots |= label << (4 * NEW_SOUTH)
        if not holds(slots, label):
            if slots:
                return REFUSED
            complete = True
    if complete:
        return CLOSED - (ends > 0)
    slots |= ((slots >> (4 * NEW_EAST)) & 15) << (4 * FROM_WEST) | ((slots >> (4 * NEW_SOUTH)) & 15) << (4 * col)
    return canonical(slots) | ends << ENDS_SHIFT


@compiled
def longest_by_frontier(
    sheet: Words, kind: int, once: bool, spare: bool, east: int, south: int, best: int, line: Words
) -> int:
    """The longest line over the given connections, if longer than `best`; `once`: every space at most once.

    line = [eastward mask, southward mask, a space of it] is written only then. `spare`: some space has an end that
    leads nowhere, so that a ring of all connections is 1 longer (RI-4.2). A ring that leaves a connection out could be
    left there for a longer line, so that its own length does not matter.
    """
    slot_of = np.full(TABLE, -1, dtype=np.int64)
    size = TABLE
    states = np.empty(size, dtype=np.int64)
    lengths = np.empty(size, dtype=np.int64)
    origins = np.empty(size, dtype=np.int64)  # the state before << 8 | space << 2 | southward << 1 | eastward
    states[0], lengths[0], origins[0] = 0, 0, -1
    best_origin = -1
    undecided = popcount(east) + popcount(south)
    first, last = 0, 1
    for space in range(SPACES):
        variant = variant_at(sheet, space)
        arcs = ARCS_OF_KIND[variant, kind] if variant >= 0 else 0
        if arcs == 0:
            continue
        can_east, can_south = east >> space & 1, south >> space & 1
        undecided -= can_east + can_south
        end = last
        for before in range(first, last):
            for choice in range(4):
                to_east, to_south = choice & 1, choice >> 1
                length = lengths[before] + to_east + to_south
                if to_east > can_east or to_south > can_south or length + undecided + 1 <= best:
                    continue
                state = decided(states[before], variant, arcs, space % SIZE, to_east, to_south, once)
                if state == REFUSED:
                    continue
                origin = before << 8 | space << 2 | choice
                if state < 0:
                    length += state < CLOSED or spare
                    if length > best:
                        best, best_origin = length, origin
                    continue
                # Fibonacci hashing; what an earlier space left in the table is older than `last`.
                at = (((state ^ state >> 17) & 0x7FFFFFFF) * 0x9E3779B1 >> 11) & (TABLE - 1)  # stays below 2**63
                while slot_of[at] >= last and states[slot_of[at]] != state:
                    at = (at + 1) & (TABLE - 1)
                index = slot_of[at]
                if index < last:
                    index = end
                    end += 1
                    if end == size:
                        size *= 2
                        states, lengths, origins = longer(states), longer(lengths), longer(origins)
                    slot_of[at], states[index], lengths[index] = index, state, -1
                if length > lengths[index]:
                    lengths[index], origins[index] = length, origin
        first, last = last, end
    if best_origin >= 0:
        line[0], line[1] = 0, 0
        while best_origin >= 0:
            space = (best_origin >> 2) & 63
            line[0] |= (best_origin & 1) << space
            line[1] |= (best_origin >> 1 & 1) << space
            best_origin = origins[best_origin >> 8]
        line[2] = lowest(line[0] | line[1])
    return best


@compiled
def longer(array: Words) -> Words:
    """The same array with room for twice as much."""
    result = np.empty(2 * len(array), dtype=np.int64)
    for index in range(len(array)):
        result[index] = array[index]
    return result
