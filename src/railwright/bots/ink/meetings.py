"""Where networks of a sheet could meet: in one empty space, in two neighbouring ones, and over longer ways."""

from __future__ import annotations

from railwright.bots.ink.patterns import Patterns
from railwright.bots.ink.surroundings import FLOATING, LABEL_AT, NEAR, NUMBER_OF, STATE_AT, Floats, Ints
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import RIGHT_COLUMN, SIZE, STEP
from railwright.ink.rules.pieces import EAST, SOUTH
from railwright.ink.rules.sheet import FACING, Words


@compiled
def grow_clusters(masks: Ints, count: int, reach: Ints) -> int:
    """Unite clusters of networks where a mask meets another's reach; returns how many clusters are left.

    A mask belongs to its own reach, so that only what several reach has to be looked at.
    """
    reached, contested = 0, 0
    for number in range(count):
        contested |= reached & reach[number]
        reached |= reach[number]
    one = 0
    while one < count:
        other = one + 1 if reach[one] & contested else count
        while other < count:
            if masks[one] & reach[other] or masks[other] & reach[one]:
                masks[one] |= masks[other]
                reach[one] |= reach[other]
                count -= 1
                masks[other], reach[other] = masks[count], reach[count]
                other = one + 1
            else:
                other += 1
        one += 1
    return count


@compiled
def meeting_features(sheet: Words, empty: int, scratch: Ints, dense: Floats) -> None:
    """Empty spaces where networks could be joined: with one kind, only by a station, three at once."""
    same_kind, by_station, three = 0, 0, 0
    faced_twice = 0
    faced = 0
    for side in range(4):
        here = (sheet[FACING + side] | sheet[FACING + 4 + side]) & empty
        faced_twice |= faced & here
        faced |= here
    while faced_twice:
        space = lowest(faced_twice)
        faced_twice &= faced_twice - 1
        networks, same = 0, False
        for side in range(4):
            label = scratch[LABEL_AT + 4 * space + side]
            if label < 0:
                continue
            new = True
            for earlier in range(side):
                other = scratch[LABEL_AT + 4 * space + earlier]
                if other == label:
                    new = False
                elif other >= 0 and scratch[STATE_AT + 4 * space + earlier] == scratch[STATE_AT + 4 * space + side]:
                    same = True
                    one, two = scratch[NUMBER_OF + label], scratch[NUMBER_OF + other]
                    if one != FLOATING and two != FLOATING:
                        scratch[NEAR + one] |= 1 << space
                        scratch[NEAR + two] |= 1 << space
            networks += new
        if networks >= 2:
            same_kind += same
            by_station += not same
            three += networks >= 3
    dense[41] = same_kind * 0.2
    dense[42] = by_station * 0.2
    dense[43] = three * 0.3


@compiled
def three_sides(scratch: Ints, space: int, one: int, other: int, outer: int, swap: bool) -> int:
    """What a space faces on three of its sides, as one of 27; with a swap of highway and railway."""
    result = 0
    for side in (one, other, outer):
        state = scratch[STATE_AT + 4 * space + side]
        kind = 0
        if state == 2:
            kind = 2 if swap else 1
        elif state == 3:
            kind = 1 if swap else 2
        result = 3 * result + kind
    return result


@compiled
def pair_rows(sheet: Words, empty: int, patterns: Patterns, scratch: Ints, rows: Ints, count: int) -> int:
    """Rows for two neighbouring empty spaces that both face ends: what two pieces could join."""
    faced = 0
    for side in range(8):
        faced |= sheet[FACING + side] & empty
    for direction in (EAST, SOUTH):
        left = faced & (faced >> 1) & ~RIGHT_COLUMN if direction == EAST else faced & (faced >> SIZE)
        while left:
            space = lowest(left)
            left &= left - 1
            beyond = space + STEP[direction]
            if direction == EAST:
                here = three_sides(scratch, space, 0, 2, 3, False)
                there = three_sides(scratch, beyond, 0, 2, 1, False)
            else:
                here = three_sides(scratch, space, 3, 1, 0, True)
                there = three_sides(scratch, beyond, 3, 1, 2, True)
            joined = 0
            for side in range(4):
                for other in range(4):
                    label = scratch[LABEL_AT + 4 * space + side]
                    if label >= 0 and label == scratch[LABEL_AT + 4 * beyond + other]:
                        joined = 1
            rows[count] = patterns.pairs + 2 * (27 * min(here, there) + max(here, there)) + joined
            count += 1
    return count
