"""What the value of a sheet is learned from: rows of tables for what surrounds each empty space, and dense numbers."""

from __future__ import annotations

from railwright.bots.ink import expansions
from railwright.bots.ink.codes import CODES, Rows
from railwright.bots.ink.feature_table import DENSE, BuildingFeature, Feature
from railwright.bots.ink.labels import Labels
from railwright.bots.ink.longest_features import joint_features, line_features
from railwright.bots.ink.meetings import cluster_features, meeting_features, pair_rows
from railwright.bots.ink.patterns import COPY_LEFT, FREE_SPECIAL_LEFT, MORE_OFFERED, SPECIAL_ALLOWED, Patterns
from railwright.bots.ink.surroundings import (
    CODE_AT,
    EXITS,
    EXITS_OF,
    FACED,
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
    UNIVERSITIES,
    UNIVERSITY_BOXES,
    VILLAGE_POINTS,
    VILLAGES,
)
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.offer import MOST_SPECIALS, special_allowed
from railwright.ink.rules.pieces import HIGHWAY, RAILWAY, SPECIALS
from railwright.ink.rules.scoring import drawn_spaces, open_ends
from railwright.ink.rules.sheet import (
    CHALLENGE,
    COPIES,
    DICE,
    DICE_SLOTS,
    DICE_USED,
    EDITION,
    EXPANSION_DICE,
    FILLED,
    FREE_SPECIALS,
    NO_DIE,
    SPECIALS_SPENT,
    SPECIALS_USED,
    STATIONS,
    UNIVERSITIES_MARKED,
    VILLAGES_MARKED,
    Words,
    faced,
    facing,
)


@compiled
def describe(
    sheet: Words, labels: Labels, patterns: Patterns, running: bool, scratch: Ints, rows: Ints, dense: Floats
) -> int:
    """Fill the rows and the dense numbers of a sheet; returns the number of rows.

    `running`: the round goes on, so that the dice that are left and what the round still allows belong to the state.
    """
    for number in range(DENSE):
        dense[number] = 0.0
    empty = ALL & ~sheet[FILLED]
    networks, untouched = number_networks(sheet, labels, scratch)
    floating = look_around(sheet, labels, scratch)
    dense[Feature.FLOATING_ENDS] = floating * 0.25

    count = space_rows(sheet, empty, patterns.row, scratch, rows, dense)
    count = pair_rows(sheet, empty, patterns.pairs, scratch, rows, count)
    points = network_features(networks, untouched, scratch, dense)
    meeting_features(sheet, networks, empty, scratch, dense)
    cluster_features(networks, empty, scratch, dense)
    points -= end_features(sheet, empty, untouched, dense)
    for kind in (HIGHWAY, RAILWAY):
        longest = line_features(sheet, kind, empty, dense)
        joint_features(sheet, kind, longest, empty, scratch, dense)
        points += longest
    points += space_features(sheet, empty, dense)
    own, count = expansions.describe(sheet, empty, patterns.aux, rows, count, dense)
    points += own
    if sheet[EDITION] == CHALLENGE:
        points += building_features(sheet, empty, dense)
    dense[Feature.ROUGH_POINTS] = points

    count = special_rows(sheet, patterns.flags, rows, count)
    return round_rows(sheet, patterns.remaining, patterns.flags, patterns.own_dice, rows, count) if running else count


@compiled
def space_rows(sheet: Words, empty: int, row_of: Rows, scratch: Ints, rows: Ints, dense: Floats) -> int:
    """A row for each empty space, the first ones; and how many spaces are faced how often. Returns their number."""
    second_layer = expansions.second_layer(sheet)
    count, once, twice, more = 0, 0, 0, 0
    left = empty
    while left:
        space = lowest(left)
        left &= left - 1
        code = scratch[CODE_AT + space] >> 3
        faces = scratch[CODE_AT + space] & 7
        once += faces == 1
        twice += faces == 2
        more += faces > 2
        if second_layer >> space & 1:
            code += CODES
        rows[count] = row_of[space, code]
        count += 1
    dense[Feature.FACED_ONCE] = once * 0.05
    dense[Feature.FACED_TWICE] = twice * 0.1
    dense[Feature.FACED_MORE] = more * 0.25
    return count


@compiled
def network_features(networks: int, untouched: int, scratch: Ints, dense: Floats) -> int:
    """How many networks there are, and the largest of them; returns their points."""
    largest, second, dead, of_several = 0, 0, 0, 0
    faced_by_largest = 0
    for number in range(networks):
        exits, at_it = scratch[EXITS_OF + number], scratch[FACED + number]
        dead += at_it == 0
        of_several += exits > 1
        if exits > largest:
            second, largest = largest, exits
            faced_by_largest = popcount(at_it)
        elif exits > second:
            second = exits
    dense[Feature.NETWORKS] = networks * (1 / 12)
    dense[Feature.UNTOUCHED_EXITS] = untouched * (1 / 12)
    dense[Feature.EXITS_OF_LARGEST] = largest * (1 / 12)
    dense[Feature.EXITS_OF_SECOND] = second * (1 / 12)
    dense[Feature.NETWORKS_OF_SEVERAL_EXITS] = of_several * 0.25
    dense[Feature.DEAD_NETWORKS] = dead * 0.25
    dense[Feature.FACED_BY_LARGEST] = faced_by_largest * 0.1
    dense[Feature.ALL_JOINED] = networks == 1
    return JOIN_POINTS * (EXITS - networks) + (networks == 1)


@compiled
def end_features(sheet: Words, empty: int, untouched: int, dense: Floats) -> int:
    """Open ends; returns how many are lost: what faces an empty space may still be joined, what faces a blank side not.

    At a crater an end is no error (RI-7.4), so what faces one there is not to be taken off.
    """
    open_highways, open_railways, errors, at_craters = 0, 0, 0, 0
    craters = hooks.open_to_drawing(sheet)
    for side in range(4):
        highways, railways = facing(sheet, HIGHWAY, side), facing(sheet, RAILWAY, side)
        open_highways += popcount(highways & empty)
        open_railways += popcount(railways & empty)
        at_craters += popcount(highways & craters) + popcount(railways & craters)
        errors += popcount(open_ends(sheet, HIGHWAY, side)) + popcount(open_ends(sheet, RAILWAY, side))
    lost = errors - (open_highways + open_railways - untouched) + at_craters
    dense[Feature.OPEN_HIGHWAYS] = open_highways * 0.1
    dense[Feature.OPEN_RAILWAYS] = open_railways * 0.1
    dense[Feature.LOST_ENDS] = lost * 0.2
    return lost


@compiled
def space_features(sheet: Words, empty: int, dense: Floats) -> int:
    """Spaces drawn and empty, stations and specials; returns the points of the centre."""
    centre = popcount(drawn_spaces(sheet) & CENTRE)
    dense[Feature.CENTRE_DRAWN] = centre * (1 / 9)
    dense[Feature.CENTRE_FACED] = popcount(CENTRE & (faced(sheet, HIGHWAY) | faced(sheet, RAILWAY)) & empty) * (1 / 9)
    dense[Feature.EMPTY_SPACES] = popcount(empty) * (1 / 49)
    dense[Feature.SPECIALS_LEFT] = (MOST_SPECIALS - sheet[SPECIALS_SPENT]) * (1 / MOST_SPECIALS)
    dense[Feature.STATIONS] = popcount(sheet[STATIONS]) * 0.1
    return centre


@compiled
def building_features(sheet: Words, empty: int, dense: Floats) -> int:
    """Buildings marked and still to be had (RI-5.1); returns the points of the villages."""
    dense[BuildingFeature.VILLAGES_MARKED] = sheet[VILLAGES_MARKED] * 0.25
    dense[BuildingFeature.VILLAGES_EMPTY] = popcount(VILLAGES & empty) * 0.25
    dense[BuildingFeature.UNIVERSITIES_MARKED] = sheet[UNIVERSITIES_MARKED] * (1 / UNIVERSITY_BOXES)
    dense[BuildingFeature.UNIVERSITIES_EMPTY] = popcount(UNIVERSITIES & empty) * 0.25
    dense[BuildingFeature.FACTORIES_EMPTY] = popcount(FACTORIES & empty) * (1 / 3)
    return VILLAGE_POINTS[sheet[VILLAGES_MARKED]]


@compiled
def special_rows(sheet: Words, flags: int, rows: Ints, count: int) -> int:
    """A row for each special route that is crossed off."""
    for special in range(len(SPECIALS)):
        if sheet[SPECIALS_USED] >> special & 1:
            rows[count] = flags + special
            count += 1
    return count


@compiled
def round_rows(sheet: Words, remaining: int, flags: int, own_dice: int, rows: Ints, count: int) -> int:
    """A row for each die that is left, and for what else the round still allows."""
    for slot in range(DICE_SLOTS):
        if sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1:
            rows[count] = remaining + sheet[DICE + slot]
            count += 1
    for die in range(EXPANSION_DICE):
        if hooks.own_face(sheet, die) != NO_DIE:
            rows[count] = own_dice + hooks.own_face(sheet, die)
            count += 1
    if special_allowed(sheet):
        rows[count] = flags + SPECIAL_ALLOWED
        count += 1
    if sheet[COPIES] > 0:
        rows[count] = flags + COPY_LEFT
        count += 1
    if sheet[FREE_SPECIALS] > 0:
        rows[count] = flags + FREE_SPECIAL_LEFT
        count += 1
    if hooks.offered(sheet):
        rows[count] = flags + MORE_OFFERED
        count += 1
    return count
