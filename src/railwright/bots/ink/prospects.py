"""What the drawings that are open on a sheet lead to at most in the running round: a bound for each of them."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np

from railwright.bots.ink.expansions import GIVES, gain
from railwright.bots.ink.gains import VILLAGE_STEP, gain_at, villages_for
from railwright.bots.ink.longest_bounds import ENDING, PAIR, PASSES
from railwright.bots.ink.supply import (
    GRANTED,
    MOST_SLOTS,
    boxes_ahead,
    copies_ahead,
    own_pieces,
    route_pieces,
    unused_specials,
)
from railwright.bots.ink.surroundings import STATE_AT, Ints
from railwright.core.compiled import compiled, lowest, overwrite
from railwright.ink.rules.board import ALL, FACTORIES, JOIN_POINTS, OUTER, SPACES, STEP, UNIVERSITIES
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.pieces import ARC, EDGE, EXTRA, FIRST_VARIANT, HAS_ROUTE, NO_END, VARIANTS
from railwright.ink.rules.placing import clashing, joined
from railwright.ink.rules.sheet import BASE, EDITION, EXPANSION, FILLED, NO_EXPANSION, Words
from railwright.ink.rules.turn import ACTIONS

NONE = -1000
"""Instead of a gain: there is no such drawing."""
NOT_OPEN = -1
BUILDINGS = FACTORIES | UNIVERSITIES
KINDS = EXTRA + 1
FACES = 4 * KINDS * SPACES
MEETING = 2
"""Two ends that meet are two errors fewer."""

JOINS, ERRORS, OWN = 1, 2, 4
"""The parts of a share that can be left out, as bits: networks, errors, and what the expansion gives."""
PARTS = 8
"""Sets of parts; only the first half of them, without the last bit, where no expansion gives anything by itself."""
MANY = 4
"""For so many pieces it pays to bound the parts of their gains apart, except in the base game."""

SOLO, ANYWHERE = range(2)
SHARE, ON_FACTORY, ON_UNIVERSITY = range(2, 2 + 3 * PARTS, PARTS)
"""The columns of Prospects.best: alone where it fits now, alone in any space; with neighbours, anywhere or in some
spaces, a column for each set of parts left out.
"""
BEST = ON_UNIVERSITY + PARTS
COPIES_AHEAD, COPY_HERE, SPECIAL_AHEAD, SPECIAL_HERE = range(4)
"""The rows of the effects of buildings: all copies, the special route that may come; those that one drawing brings."""
EFFECTS = 4


def _passes(variant: int, kind: int) -> int:
    """Pairs of sides that a variant joins by a route of this kind, and the sides where it has such an end."""
    sides = [side for side in range(4) if EDGE[variant, side] == kind]
    pairs = [(one, other) for one, other in combinations(sides, 2) if ARC[variant, one] == ARC[variant, other]]
    return sum(1 << int(PAIR[pair]) for pair in pairs) | sum(1 << (ENDING + side) for side in sides)


PASSES_OF = np.array([[_passes(v.number, kind) for kind in range(2)] for v in VARIANTS], dtype=np.int64)


class Prospects(NamedTuple):
    """What is known about the drawings of a sheet."""

    best: Ints
    """By slot, column: the best gain."""
    facing: Ints
    """By slot, 12 * space + 3 * side + kind: the best solo gain with such an end, of any drawing."""
    facing_met: Ints
    """The same for drawings whose route with this end meets a network."""
    pairs: Ints
    """By slot, slot: the best gain of two neighbours."""
    solo: Ints
    share: Ints
    met: Ints
    """By open action: its own gains, shares with parts left out, and the routes that meet networks."""
    slot_of: Ints
    gain: Ints
    """By open action: no more is gained by it and all that may follow (round_gains.py)."""
    passes: Ints
    """By kind: where lines can pass (longest_bounds.py)."""
    free: Ints
    """By variant that may be drawn: the spaces where it clashes with nothing and is not asleep."""
    granted: Ints
    """The same if a building gives the piece; then none is asleep."""
    receiving: Ints
    """By 4 * kind + side: the spaces where a drawing may have such an end."""


def new_prospects() -> Prospects:
    """Memory for the drawings of a sheet."""
    return Prospects(
        np.empty((MOST_SLOTS, BEST), dtype=np.int64),
        np.empty((3, FACES), dtype=np.int64),
        np.empty((3, FACES), dtype=np.int64),
        np.empty((3, 3), dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty((ACTIONS, PARTS), dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty((2, PASSES), dtype=np.int64),
        np.empty(len(VARIANTS), dtype=np.int64),
        np.empty(len(VARIANTS), dtype=np.int64),
        np.empty(4 * KINDS, dtype=np.int64),
    )


@compiled
def parts_of(sheet: Words, pieces: int) -> int:
    """How many sets of parts to look at; where few pieces are drawn nothing is left out."""
    if pieces < MANY or (sheet[EDITION] == BASE and sheet[EXPANSION] == NO_EXPANSION):
        return 1
    return PARTS if GIVES[sheet[EXPANSION]] else PARTS // 2


@compiled
def find_free(sheet: Words, own: int, granted: int, alone: bool, asleep: Ints, prospects: Prospects) -> None:
    """Where the pieces that may come in this round can be drawn at all and, unless one is alone, with which ends."""
    empty = ALL & ~sheet[FILLED]
    receiving = prospects.receiving
    receiving[:] = 0
    pieces = own | granted
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            free = empty & ~clashing(sheet, variant) & hooks.affordable(sheet, variant)
            prospects.granted[variant] = free
            prospects.free[variant] = free & ~asleep[variant]
            if alone:
                continue
            if not granted >> piece & 1:
                free &= ~asleep[variant]
            for side in range(4):
                kind = EDGE[variant, side]
                if kind != NO_END:
                    receiving[4 * kind + side] |= free


@compiled
def leave_out(shares: Ints, joins: int, errors: int, extra: int, parts: int) -> None:
    """Fill in the shares without some of these parts; the first one has all."""
    for out in range(1, parts):
        share = shares[0]
        if out & JOINS:
            share -= joins
        if out & ERRORS:
            share -= errors
        if out & OWN:
            share -= extra
        shares[out] = share


@compiled
def forget(slot: int, parts: int, close: bool, prospects: Prospects) -> None:
    """Nothing is known of a slot; close: nor of the ends that its drawings have."""
    best = prospects.best[slot]
    best[SOLO], best[ANYWHERE] = NONE, NONE
    for out in range(parts):
        best[SHARE + out], best[ON_FACTORY + out], best[ON_UNIVERSITY + out] = NONE, NONE, NONE
    if close:
        for face in range(FACES):
            prospects.facing[slot, face] = NONE
            prospects.facing_met[slot, face] = NONE


@compiled
def note_passes(variant: int, spaces: int, prospects: Prospects) -> None:
    """Lines can pass through a variant in these spaces."""
    for kind in range(2):
        entries = PASSES_OF[variant, kind]
        while entries:
            prospects.passes[kind, lowest(entries)] |= spaces
            entries &= entries - 1


@compiled
def note_shares(variant: int, space: int, shares: Ints, parts: int, best: Ints) -> None:
    """A drawing's shares may be the best of its slot, anywhere or on a building."""
    for out in range(parts):
        best[SHARE + out] = max(best[SHARE + out], shares[out])
    if HAS_ROUTE[variant] and BUILDINGS >> space & 1:
        there = ON_FACTORY if FACTORIES >> space & 1 else ON_UNIVERSITY
        for out in range(parts):
            best[there + out] = max(best[there + out], shares[out])


@compiled
def note_faces(variant: int, space: int, slot: int, solo: int, met: int, around: Ints, prospects: Prospects) -> None:
    """A drawing may be the best of its slot that has such an end towards an empty space."""
    for side in range(4):
        kind = EDGE[variant, side]
        if kind == NO_END or OUTER[side] >> space & 1 or around[STATE_AT + 4 * space + side] != 0:
            continue
        face = 12 * space + 3 * side + kind
        prospects.facing[slot, face] = max(prospects.facing[slot, face], solo)
        if met >> ARC[variant, side] & 1:
            prospects.facing_met[slot, face] = max(prospects.facing_met[slot, face], solo)


@compiled
def weigh(
    sheet: Words,
    pieces: int,
    slot: int,
    others: int,
    around: Ints,
    notes: Ints,
    actions: Ints,
    count: int,
    prospects: Prospects,
) -> int:
    """Weigh all drawings of some pieces where they are free; the open ones are put down from `count` on.

    Returns how many are put down now. `count` NOT_OPEN: none is.
    """
    best, parts = prospects.best[slot], parts_of(sheet, others + 1)
    close = 0 < others < 3 and count != NOT_OPEN
    forget(slot, parts, close, prospects)
    gives = GIVES[sheet[EXPANSION]]
    granted = pieces & GRANTED
    own = own_pieces(sheet) if granted else 0
    pieces ^= granted
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        opens = count != NOT_OPEN and not (granted and own >> piece & 1)  # a building is not needed yet
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            free = prospects.granted[variant] if granted else prospects.free[variant]
            fitting = free & joined(sheet, variant)
            left = free if others else fitting
            villages = villages_for(sheet, variant)
            note_passes(variant, left, prospects)
            while left:
                space = lowest(left)
                left &= left - 1
                solo, joins, errors, rest, met = gain_at(
                    sheet, variant, space, others, prospects.receiving, around, notes
                )
                village = VILLAGE_STEP * (villages >> space & 1)
                extra = gain(sheet, variant, space, around, notes) if gives else 0
                solo += extra + village
                shares = prospects.share[count]  # the last row if none is put down
                shares[0] = joins + errors + rest + extra + village
                leave_out(shares, joins, errors, extra, parts)
                note_shares(variant, space, shares, parts, best)
                best[ANYWHERE] = max(best[ANYWHERE], solo)
                if fitting >> space & 1:
                    best[SOLO] = max(best[SOLO], solo)
                    if opens:
                        actions[count] = SPACES * variant + space
                        prospects.solo[count] = solo
                        prospects.met[count], prospects.slot_of[count] = met, slot
                        count += 1
                if close:
                    note_faces(variant, space, slot, solo, met, around, prospects)
    return count


@compiled
def weigh_pairs(slot: int, other: int, empty: int, prospects: Prospects) -> int:
    """The best gain of two neighbours whose ends meet, one from each slot."""
    most = NONE
    left = empty
    while left:
        space = lowest(left)
        left &= left - 1
        for side in range(4):
            if OUTER[side] >> space & 1 or not empty >> (space + STEP[side]) & 1:
                continue
            for kind in range(3):
                here = 12 * space + 3 * side + kind
                there = 12 * (space + STEP[side]) + 3 * (side ^ 2) + kind
                most = max(
                    most,
                    prospects.facing[slot, here] + prospects.facing[other, there],
                    prospects.facing_met[slot, here] + prospects.facing_met[other, there] + JOIN_POINTS,
                )
    return most + MEETING


@compiled
def beside_it(action: int, solo: int, met: int, other: int, around: Ints, prospects: Prospects) -> int:
    """The best gain of a drawing together with a neighbour from another slot that it meets."""
    variant, space = action // SPACES, action % SPACES
    most = NONE
    for side in range(4):
        kind = EDGE[variant, side]
        if kind == NO_END or OUTER[side] >> space & 1 or around[STATE_AT + 4 * space + side] != 0:
            continue
        there = 12 * (space + STEP[side]) + 3 * (side ^ 2) + kind
        most = max(most, prospects.facing[other, there])
        if met >> ARC[variant, side] & 1:
            most = max(most, prospects.facing_met[other, there] + JOIN_POINTS)
    return solo + most + MEETING


@compiled
def gain_of_three(index: int, action: int, one: int, other: int, around: Ints, prospects: Prospects) -> int:
    """No more is gained by a drawing and at most one from each of two other slots."""
    solo, met = prospects.solo[index], prospects.met[index]
    best_one, best_other = max(prospects.best[one, SOLO], 0), max(prospects.best[other, SOLO], 0)
    with_one = beside_it(action, solo, met, one, around, prospects)
    with_other = beside_it(action, solo, met, other, around, prospects)
    both = prospects.pairs[one, other]
    between = 0 if met == 3 else JOIN_POINTS
    link = MEETING + JOIN_POINTS
    return max(
        solo + best_one + best_other,
        with_one + best_other,
        with_other + best_one,
        solo + both,
        with_one + with_other - solo + between,
        min(with_one + prospects.best[other, ANYWHERE], solo + both) + link,
        min(with_other + prospects.best[one, ANYWHERE], solo + both) + link,
    )


@compiled
def weigh_all(
    sheet: Words, slots: Ints, count: int, asleep: Ints, around: Ints, notes: Ints, actions: Ints, prospects: Prospects
) -> int:
    """Weigh what every slot can become; returns the number of open drawings."""
    copies, boxes = copies_ahead(sheet), boxes_ahead(sheet)
    others = count - 1 + copies + (boxes > 0)
    prospects.passes[:] = 0
    own, granted = 0, (route_pieces(sheet) if copies else 0) | (unused_specials(sheet) if boxes else 0)
    for slot in range(count):
        if slots[slot] & GRANTED:
            granted |= slots[slot] ^ GRANTED
        else:
            own |= slots[slot]
    find_free(sheet, own, granted, others == 0, asleep, prospects)
    found = 0
    for slot in range(count):
        same = 0
        while slots[same] != slots[slot]:
            same += 1
        if same < slot:
            overwrite(prospects.best[slot], prospects.best[same])
            if others < 3:
                overwrite(prospects.facing[slot], prospects.facing[same])
                overwrite(prospects.facing_met[slot], prospects.facing_met[same])
        else:
            found = weigh(sheet, slots[slot], slot, others, around, notes, actions, found, prospects)
    if others == 2 and count == 3:
        empty = ALL & ~sheet[FILLED]
        for slot in range(3):
            one, other = (slot + 1) % 3, (slot + 2) % 3
            prospects.pairs[one, other] = weigh_pairs(one, other, empty, prospects)
            prospects.pairs[other, one] = prospects.pairs[one, other]
    return found


@compiled
def effect_bounds(
    sheet: Words, count: int, around: Ints, notes: Ints, actions: Ints, prospects: Prospects, effects: Ints
) -> None:
    """What buildings add at most (RI-5.1), less what a drawing loses that sets them off instead of being the best."""
    copies, boxes = copies_ahead(sheet), boxes_ahead(sheet)
    others = count - 1 + copies + (boxes > 0)
    effects[:] = 0
    if copies == 0 and boxes == 0:
        return
    last = count
    if copies:
        weigh(sheet, route_pieces(sheet) | GRANTED, last, others, around, notes, actions, NOT_OPEN, prospects)
        last += 1
    if boxes:
        weigh(sheet, unused_specials(sheet) | GRANTED, last, others, around, notes, actions, NOT_OPEN, prospects)
        last += 1
    for out in range(parts_of(sheet, others + 1)):
        off_factory, off_university = -NONE, -NONE
        for slot in range(last):
            best = prospects.best[slot]
            most = max(best[SHARE + out], 0)
            off_factory = min(off_factory, most - best[ON_FACTORY + out])
            off_university = min(off_university, most - best[ON_UNIVERSITY + out])
        if copies:
            copy = max(prospects.best[count, SHARE + out], 0)
            effects[COPY_HERE, out] = copy
            effects[COPIES_AHEAD, out] = copies * max(copy - off_factory, 0)
        if boxes:
            special = max(prospects.best[last - 1, SHARE + out], 0)
            effects[SPECIAL_AHEAD, out] = max(special - boxes * off_university, 0)
            effects[SPECIAL_HERE, out] = max(special - (boxes - 1) * off_university, 0)
