"""What the value of a sheet is learned from: rows of tables for what surrounds each empty space, and dense numbers."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.expansion_features import forest_features, lava_features, meteor_features, trail_features
from railwright.bots.ink.labels import Labels
from railwright.bots.ink.longest_features import beside, joint_features, line_features
from railwright.bots.ink.meetings import grow_clusters, meeting_features, pair_rows
from railwright.bots.ink.patterns import CODES, Patterns
from railwright.bots.ink.surroundings import (
    CODE_AT,
    DENSE,
    EXITS,
    EXITS_OF,
    FACED,
    MASKS,
    NEAR,
    REACH,
    ROUGH,
    Floats,
    Ints,
    look_around,
    number_networks,
)
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import (
    ALL,
    CENTRE,
    FACTORIES,
    JOIN_POINTS,
    OUTER,
    SPACES,
    UNIVERSITIES,
    VILLAGE_POINTS,
    VILLAGES,
)
from railwright.ink.rules.meteor import at_crater
from railwright.ink.rules.pieces import SPECIALS
from railwright.ink.rules.sheet import (
    CHALLENGE,
    COPIES,
    CRATERS,
    DICE,
    DICE_USED,
    EDITION,
    ENDS,
    EXPANSION,
    FACING,
    FILLED,
    FOREST_EXPANSION,
    FORESTS,
    FREE_SPECIALS,
    LAVA_EXPANSION,
    METEOR_AT,
    METEOR_EXPANSION,
    NO_EXPANSION,
    SPECIALS_SPENT,
    SPECIALS_USED,
    STATIONS,
    TRAIL_EXPANSION,
    UNIVERSITIES_MARKED,
    VILLAGES_MARKED,
    VOLCANO_TAKEN,
    Words,
)
from railwright.ink.rules.trail import CORNER_POINT, POINTS, first_point
from railwright.ink.rules.turn import DICE_SLOTS, MOST_SPECIALS, special_allowed


@compiled
def describe(
    sheet: Words, labels: Labels, patterns: Patterns, running: bool, scratch: Ints, rows: Ints, dense: Floats
) -> int:
    """Fill the rows and the dense numbers of a sheet; returns the number of rows.

    `running`: the round goes on, so that the dice that are left and what the round still allows belong to the state.
    """
    for number in range(DENSE):
        dense[number] = 0.0
    filled = sheet[FILLED]
    empty = ALL & ~filled
    expansion = sheet[EXPANSION]

    networks, untouched = number_networks(sheet, labels, scratch)
    highways = sheet[FACING] | sheet[FACING + 1] | sheet[FACING + 2] | sheet[FACING + 3]
    railways = sheet[FACING + 4] | sheet[FACING + 5] | sheet[FACING + 6] | sheet[FACING + 7]
    floating = look_around(sheet, labels, scratch)
    count, faced_once, faced_twice, faced_more = 0, 0, 0, 0
    left = empty
    while left:
        space = lowest(left)
        left &= left - 1
        code = scratch[CODE_AT + space] >> 3
        faces = scratch[CODE_AT + space] & 7
        faced_once += faces == 1
        faced_twice += faces == 2
        faced_more += faces > 2
        if expansion == METEOR_EXPANSION and sheet[CRATERS] >> space & 1:
            code += CODES
        rows[count] = patterns.row[space, code]
        count += 1
    count = pair_rows(sheet, empty, patterns, scratch, rows, count)
    open_highways, open_railways = 0, 0
    for side in range(4):
        open_highways += popcount(sheet[FACING + side] & empty)
        open_railways += popcount(sheet[FACING + 4 + side] & empty)

    # Dense numbers of the networks.
    largest, second, dead, touched_networks = 0, 0, 0, 0
    masks = scratch[MASKS : MASKS + EXITS]
    reach = scratch[REACH : REACH + EXITS]
    facing = scratch[FACED : FACED + EXITS]
    exits_of = scratch[EXITS_OF : EXITS_OF + EXITS]
    largest_faces = 0
    for number in range(networks):
        masks[number] = facing[number]
        reach[number] = facing[number]
        dead += facing[number] == 0
        if exits_of[number] > largest:
            second, largest = largest, exits_of[number]
            largest_faces = popcount(facing[number])
        elif exits_of[number] > second:
            second = exits_of[number]
        touched_networks += exits_of[number] > 1
    dense[0] = networks * (1 / 12)
    dense[1] = untouched * (1 / 12)
    dense[2] = largest * (1 / 12)
    dense[3] = second * (1 / 12)
    dense[4] = touched_networks * 0.25
    dense[5] = dead * 0.25
    dense[6] = floating * 0.25
    for number in range(networks):
        scratch[NEAR + number] = 0
    meeting_features(sheet, empty, scratch, dense)
    near = scratch[NEAR : NEAR + EXITS]
    for number in range(networks):
        masks[number] = near[number]
    dense[40] = grow_clusters(masks, networks, near) * (1 / 12)
    for number in range(networks):
        masks[number] = facing[number]
    clusters = grow_clusters(masks, networks, reach)
    dense[10] = clusters * (1 / 12)
    for number in range(clusters):
        reach[number] |= beside(masks[number]) & empty
    clusters = grow_clusters(masks, clusters, reach)
    dense[11] = clusters * (1 / 12)
    for number in range(clusters):
        masks[number] = reach[number]
    clusters = grow_clusters(masks, clusters, reach)
    dense[12] = clusters * (1 / 12)
    for number in range(clusters):
        reach[number] |= beside(masks[number]) & empty
    clusters = grow_clusters(masks, clusters, reach)
    dense[13] = clusters * (1 / 12)

    # Errors: what faces a blank side stays one; what faces an empty space may still be joined.
    errors = 0
    for side in range(4):
        at_hole = at_crater(sheet, side)
        for kind in range(2):
            at = 4 * kind + side
            opened = sheet[ENDS + at] & ~sheet[FACING + at] & ~OUTER[side] & ~at_hole
            errors += popcount(opened)
    open_ends = open_highways + open_railways - untouched
    lost = errors - open_ends
    if expansion == METEOR_EXPANSION:
        around_craters = 0
        for side in range(8):
            around_craters += popcount(sheet[FACING + side] & sheet[CRATERS])
        lost += around_craters
    dense[7] = open_highways * 0.1
    dense[8] = open_railways * 0.1
    dense[9] = lost * 0.2

    longest_highway = line_features(sheet, 0, empty, dense)
    longest_railway = line_features(sheet, 1, empty, dense)
    joint_features(sheet, 0, longest_highway, empty, scratch, dense)
    joint_features(sheet, 1, longest_railway, empty, scratch, dense)
    faced = (highways | railways) & empty
    centre = popcount((filled | sheet[CRATERS]) & CENTRE)
    dense[22] = centre * (1 / 9)
    dense[23] = popcount(CENTRE & faced) * (1 / 9)
    dense[24] = popcount(empty) * (1 / 49)
    dense[25] = faced_once * 0.05
    dense[26] = faced_twice * 0.1
    dense[27] = faced_more * 0.25
    dense[28] = (MOST_SPECIALS - sheet[SPECIALS_SPENT]) * (1 / MOST_SPECIALS)
    dense[29] = largest_faces * 0.1
    dense[30] = networks == 1
    dense[31] = popcount(sheet[STATIONS]) * 0.1
    points = JOIN_POINTS * (EXITS - networks) + (networks == 1) + longest_highway + longest_railway + centre - lost

    if expansion != NO_EXPANSION:
        if expansion == LAVA_EXPANSION:
            points += lava_features(sheet, empty, dense)
        elif expansion == METEOR_EXPANSION:
            points += meteor_features(sheet, dense)
            rows[count] = patterns.aux[sheet[METEOR_AT], filled >> sheet[METEOR_AT] & 1]
            count += 1
        elif expansion == FOREST_EXPANSION:
            points += forest_features(sheet, empty, dense)
            trees = sheet[FORESTS]
            left = beside(trees) & empty
            while left:
                space = lowest(left)
                left &= left - 1
                rows[count] = patterns.aux[space, popcount(beside(1 << space) & trees)]
                count += 1
        elif expansion == TRAIL_EXPANSION:
            trail_labels = np.empty(POINTS + SPACES, dtype=np.int64)
            touched = np.empty(POINTS, dtype=np.int64)
            points += trail_features(sheet, dense, trail_labels, touched)
            left = empty
            while left:
                space = lowest(left)
                left &= left - 1
                main, others = 0, 0
                for corner in range(4):
                    state = touched[first_point(space) + CORNER_POINT[corner]]
                    main += state == 2
                    others += state == 1
                if main or others:
                    rows[count] = patterns.aux[space, 3 * min(main, 2) + min(others, 2)]
                    count += 1
    if sheet[EDITION] == CHALLENGE:
        dense[53] = sheet[VILLAGES_MARKED] * 0.25
        dense[54] = popcount(VILLAGES & empty) * 0.25
        dense[55] = sheet[UNIVERSITIES_MARKED] * (1 / 3)
        dense[56] = popcount(UNIVERSITIES & empty) * 0.25
        dense[57] = popcount(FACTORIES & empty) * (1 / 3)
        points += VILLAGE_POINTS[sheet[VILLAGES_MARKED]]
    dense[ROUGH] = points

    for special in range(len(SPECIALS)):
        if sheet[SPECIALS_USED] >> special & 1:
            rows[count] = patterns.flags + special
            count += 1
    if running:
        for slot in range(DICE_SLOTS):
            if sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1:
                rows[count] = patterns.remaining + sheet[DICE + slot]
                count += 1
        if special_allowed(sheet):
            rows[count] = patterns.flags + len(SPECIALS)
            count += 1
        if sheet[COPIES] > 0:
            rows[count] = patterns.flags + len(SPECIALS) + 1
            count += 1
        if sheet[FREE_SPECIALS] > 0:
            rows[count] = patterns.flags + len(SPECIALS) + 2
            count += 1
        if expansion == LAVA_EXPANSION and not sheet[VOLCANO_TAKEN]:
            rows[count] = patterns.flags + len(SPECIALS) + 3
            count += 1
    return count
