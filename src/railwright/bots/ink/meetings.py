"""Where networks of a sheet could meet: in one empty space, in two neighbouring ones, and over longer ways."""

from __future__ import annotations

from railwright.bots.ink.codes import HIGHWAY_END, RAILWAY_END
from railwright.bots.ink.feature_table import Feature
from railwright.bots.ink.surroundings import (
    EXITS,
    FACED,
    FLOATING,
    LABEL_AT,
    MASKS,
    NEAR,
    NUMBER_OF,
    REACH,
    STATE_AT,
    Floats,
    Ints,
)
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import RIGHT_COLUMN, SIZE, STEP
from railwright.ink.rules.pieces import EAST, HIGHWAY, RAILWAY, SOUTH
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import Words, faced, facing


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
def grow_around(masks: Ints, count: int, reach: Ints, empty: int) -> int:
    """Unite clusters that reach each other over one more empty space; returns how many are left."""
    for number in range(count):
        reach[number] |= beside(masks[number]) & empty
    return grow_clusters(masks, count, reach)


@compiled
def cluster_features(networks: int, empty: int, scratch: Ints, dense: Floats) -> None:
    """How many clusters of networks there are if all are joined that one, two, three or four empty spaces part.

    Of one kind: those that meet in one empty space by ends of the same kind (meeting_features notes where).
    """
    masks, reach = scratch[MASKS : MASKS + EXITS], scratch[REACH : REACH + EXITS]
    near, facing_it = scratch[NEAR : NEAR + EXITS], scratch[FACED : FACED + EXITS]
    for number in range(networks):
        masks[number] = near[number]
    dense[Feature.CLUSTERS_OF_ONE_KIND] = grow_clusters(masks, networks, near) * (1 / 12)
    for number in range(networks):
        masks[number] = facing_it[number]
        reach[number] = facing_it[number]
    clusters = grow_clusters(masks, networks, reach)
    dense[Feature.CLUSTERS_IN_ONE] = clusters * (1 / 12)
    clusters = grow_around(masks, clusters, reach, empty)
    dense[Feature.CLUSTERS_IN_TWO] = clusters * (1 / 12)
    for number in range(clusters):
        masks[number] = reach[number]
    clusters = grow_clusters(masks, clusters, reach)
    dense[Feature.CLUSTERS_IN_THREE] = clusters * (1 / 12)
    clusters = grow_around(masks, clusters, reach, empty)
    dense[Feature.CLUSTERS_IN_FOUR] = clusters * (1 / 12)


@compiled
def meeting_features(sheet: Words, networks: int, empty: int, scratch: Ints, dense: Floats) -> None:
    """Empty spaces where networks could be joined: with one kind, only by a station, three at once.

    By network it is noted where ends of one kind meet.
    """
    for number in range(networks):
        scratch[NEAR + number] = 0
    same_kind, by_station, three = 0, 0, 0
    faced_twice = 0
    faced_once = 0
    for side in range(4):
        here = (facing(sheet, HIGHWAY, side) | facing(sheet, RAILWAY, side)) & empty
        faced_twice |= faced_once & here
        faced_once |= here
    while faced_twice:
        space = lowest(faced_twice)
        faced_twice &= faced_twice - 1
        met, same = 0, False
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
            met += new
        if met >= 2:
            same_kind += same
            by_station += not same
            three += met >= 3
    dense[Feature.MEETINGS_OF_ONE_KIND] = same_kind * 0.2
    dense[Feature.MEETINGS_BY_STATION] = by_station * 0.2
    dense[Feature.MEETINGS_OF_THREE] = three * 0.3


@compiled
def three_sides(scratch: Ints, space: int, one: int, other: int, outer: int, swap: bool) -> int:
    """What a space faces on three of its sides, as one of 27; with a swap of highway and railway."""
    result = 0
    for side in (one, other, outer):
        state = scratch[STATE_AT + 4 * space + side]
        kind = 0
        if state == HIGHWAY_END:
            kind = 2 if swap else 1
        elif state == RAILWAY_END:
            kind = 1 if swap else 2
        result = 3 * result + kind
    return result


@compiled
def pair_rows(sheet: Words, empty: int, first_row: int, scratch: Ints, rows: Ints, count: int) -> int:
    """Rows for two neighbouring empty spaces that both face ends: what two pieces could join."""
    at_ends = (faced(sheet, HIGHWAY) | faced(sheet, RAILWAY)) & empty
    for direction in (EAST, SOUTH):
        left = at_ends & (at_ends >> 1) & ~RIGHT_COLUMN if direction == EAST else at_ends & (at_ends >> SIZE)
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
            rows[count] = first_row + 2 * (27 * min(here, there) + max(here, there)) + joined
            count += 1
    return count
