"""What the drawings that are open on a sheet lead to at most in the running round: a bound for each of them."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np

from railwright.bots.ink.expansion_gains import extra_gain
from railwright.bots.ink.gains import JOIN_POINTS, gain_at
from railwright.bots.ink.line_bounds import ENDING, PAIR, PASSES
from railwright.bots.ink.supply import MOST_SLOTS, boxes_ahead, copies_ahead, route_pieces, unused_specials
from railwright.bots.ink.surroundings import STATE_AT, Ints
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import ALL, FACTORIES, OUTER, SPACES, STEP, UNIVERSITIES
from railwright.ink.rules.pieces import ARC, EDGE, FIRST_VARIANT, HAS_ROUTE, NO_END, VARIANTS
from railwright.ink.rules.placing import clashing, joined
from railwright.ink.rules.sheet import FILLED, Words
from railwright.ink.rules.turn import ACTIONS

NONE = -1000
"""Instead of a gain: there is no such drawing."""
NOT_OPEN = -1
FACES = 12 * SPACES
MEETING = 2
"""Two ends that meet are two errors fewer."""

SOLO, ANYWHERE, SHARE, ON_FACTORY, ON_UNIVERSITY = range(5)
"""The columns of Prospects.best: alone where it fits now, alone in any space, with neighbours, there in some spaces."""


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
    """By open action: its own gains, and the routes that meet networks."""
    slot_of: Ints
    passes: Ints
    """By kind: where lines can pass (line_bounds.py)."""


def new_prospects() -> Prospects:
    """Memory for the drawings of a sheet."""
    return Prospects(
        np.empty((MOST_SLOTS, 5), dtype=np.int64),
        np.empty((3, FACES), dtype=np.int64),
        np.empty((3, FACES), dtype=np.int64),
        np.empty((3, 3), dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty(ACTIONS, dtype=np.int64),
        np.empty((2, PASSES), dtype=np.int64),
    )


@compiled
def weigh(
    sheet: Words,
    pieces: int,
    slot: int,
    others: int,
    asleep: Ints,
    around: Ints,
    extras: Ints,
    actions: Ints,
    count: int,
    prospects: Prospects,
) -> int:
    """Weigh all drawings of some pieces, except those asleep; the open ones are put down from `count` on.

    Returns how many are put down now. `count` NOT_OPEN: none is.
    """
    best = prospects.best[slot]
    best[SOLO], best[ANYWHERE], best[SHARE], best[ON_FACTORY], best[ON_UNIVERSITY] = NONE, NONE, NONE, NONE, NONE
    close = 0 < others < 3 and count != NOT_OPEN
    if close:
        for face in range(FACES):
            prospects.facing[slot, face] = NONE
            prospects.facing_met[slot, face] = NONE
    empty = ALL & ~sheet[FILLED]
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            free = empty & ~clashing(sheet, variant) & ~asleep[variant]
            fitting = free & joined(sheet, variant)
            left = free if others else fitting
            for kind in range(2):
                for entry in range(PASSES):
                    if PASSES_OF[variant, kind] >> entry & 1:
                        prospects.passes[kind, entry] |= left
            while left:
                space = lowest(left)
                left &= left - 1
                solo, share, met = gain_at(sheet, variant, space, others, around)
                extra = extra_gain(sheet, variant, space, around, extras)
                solo, share = solo + extra, share + extra
                best[ANYWHERE] = max(best[ANYWHERE], solo)
                best[SHARE] = max(best[SHARE], share)
                if HAS_ROUTE[variant]:
                    if FACTORIES >> space & 1:
                        best[ON_FACTORY] = max(best[ON_FACTORY], share)
                    if UNIVERSITIES >> space & 1:
                        best[ON_UNIVERSITY] = max(best[ON_UNIVERSITY], share)
                if fitting >> space & 1:
                    best[SOLO] = max(best[SOLO], solo)
                    if count != NOT_OPEN:
                        actions[count] = SPACES * variant + space
                        prospects.solo[count], prospects.share[count] = solo, share
                        prospects.met[count], prospects.slot_of[count] = met, slot
                        count += 1
                if close:
                    for side in range(4):
                        kind = EDGE[variant, side]
                        if kind == NO_END or OUTER[side] >> space & 1 or around[STATE_AT + 4 * space + side] != 0:
                            continue
                        face = 12 * space + 3 * side + kind
                        prospects.facing[slot, face] = max(prospects.facing[slot, face], solo)
                        if met >> ARC[variant, side] & 1:
                            prospects.facing_met[slot, face] = max(prospects.facing_met[slot, face], solo)
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
    sheet: Words, slots: Ints, count: int, asleep: Ints, around: Ints, extras: Ints, actions: Ints, prospects: Prospects
) -> int:
    """Weigh what every slot can become; returns the number of open drawings."""
    copies, boxes = copies_ahead(sheet), boxes_ahead(sheet)
    others = count - 1 + copies + (boxes > 0)
    prospects.passes[:] = 0
    found = 0
    for slot in range(count):
        same = 0
        while slots[same] != slots[slot]:
            same += 1
        if same < slot:
            prospects.best[slot] = prospects.best[same]
            if others < 3:
                prospects.facing[slot] = prospects.facing[same]
                prospects.facing_met[slot] = prospects.facing_met[same]
        else:
            found = weigh(sheet, slots[slot], slot, others, asleep, around, extras, actions, found, prospects)
    if others == 2 and count == 3:
        empty = ALL & ~sheet[FILLED]
        for slot in range(3):
            one, other = (slot + 1) % 3, (slot + 2) % 3
            prospects.pairs[one, other] = weigh_pairs(one, other, empty, prospects)
            prospects.pairs[other, one] = prospects.pairs[one, other]
    return found


@compiled
def effect_bounds(
    sheet: Words, count: int, asleep: Ints, around: Ints, extras: Ints, actions: Ints, prospects: Prospects
) -> tuple[int, int]:
    """What a factory's copy, and one university's part in a free special route, add at most (RI-5.1)."""
    copies, boxes = copies_ahead(sheet), boxes_ahead(sheet)
    others = count - 1 + copies + (boxes > 0)
    copy, box = 0, 0
    best = prospects.best[count]
    if copies:
        weigh(sheet, route_pieces(sheet), count, others, asleep, around, extras, actions, NOT_OPEN, prospects)
        plain, chained, marking = best[SHARE], best[ON_FACTORY], best[ON_UNIVERSITY]
        copy = max(plain, 0)
        for _ in range(copies - 1):
            copy = max(copy, chained + copy)
    if boxes:
        weigh(sheet, unused_specials(sheet), count, others, asleep, around, extras, actions, NOT_OPEN, prospects)
        special = max(best[SHARE], best[ON_FACTORY] + copy, 0)
        box = (special + boxes - 1) // boxes
        if copies:
            copy = max(plain, marking + box, 0)
            for _ in range(copies - 1):
                copy = max(copy, chained + copy)
    return copy, box
