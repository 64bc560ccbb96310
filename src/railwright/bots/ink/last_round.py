"""The last round played to the end in every way that could still be better: the best sheet, and whether that is proven.

Depth first over the sets of drawings, each set once. On a base sheet without expansion a branch is left as soon as a
bound says that it cannot beat the best sheet known; elsewhere all sets are tried. A limit of positions keeps the time
in bounds; where it is reached, the best sheet found so far stands, unproven.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.ink.aims import aim_points
from railwright.bots.ink.labels import NODES, Labels, label_networks
from railwright.bots.ink.line_features import beside, faced_by, longest_walk
from railwright.bots.ink.meetings import grow_clusters
from railwright.bots.ink.room import STEPS, Doubles, Game, first_time
from railwright.bots.ink.search import dice_left, draw, may_finish
from railwright.bots.ink.surroundings import (
    CODE_AT,
    EXITS,
    FACED,
    FLOATING,
    LABEL_AT,
    MASKS,
    NUMBER_OF,
    REACH,
    Ints,
    look_around,
    number_networks,
)
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, CENTRE, OUTER, SPACES
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.pieces import (
    ARC,
    ARCS_OF_KIND,
    EDGE,
    FIRST_SPECIAL,
    FIRST_VARIANT,
    HIGHWAY,
    NO_END,
    PIECE_LIST,
    RAILWAY,
)
from railwright.ink.rules.scoring import count_errors, score
from railwright.ink.rules.sheet import (
    BASE,
    DICE,
    DICE_USED,
    EDITION,
    ENDS,
    EXPANSION,
    FACING,
    FILLED,
    NO_EXPANSION,
    ROUTE_DICE,
    WORDS,
    Words,
)
from railwright.ink.rules.turn import ACTIONS, FINISH, legal_actions, special_allowed

DEPTH = STEPS
SEGMENTS = 64

ENDS_OF = np.array([int((EDGE[FIRST_VARIANT[piece.number]] >= 0).sum()) for piece in PIECE_LIST], dtype=np.int64)
"""By piece: its ends."""
JOINS_OF = np.array([ENDS_OF[piece.number] - len(piece.variants[0].joins) for piece in PIECE_LIST], dtype=np.int64)
"""By piece: how many networks fewer there can be after it."""
HAS_KIND = (ARCS_OF_KIND[FIRST_VARIANT[:-1]][:, :2] > 0).astype(np.int64)
"""By piece: whether it has a highway, a railway."""


class Memory(NamedTuple):
    """What the search keeps, used again and again."""

    seen: Ints
    sheets: Words
    labels: Labels
    keys: Ints
    actions: Ints
    counts: Ints
    """By depth: number of actions, the next one to try."""
    scratch: Ints
    segments: Ints
    path: Ints
    """The best path found: its length, then its actions."""
    clock: Ints


def new_memory(limit: int) -> Memory:
    """Memory for so many positions."""
    size = 1 << int(np.ceil(np.log2(2 * limit + 2)))
    return Memory(
        np.zeros((size, 2), dtype=np.int64),
        np.empty((DEPTH, WORDS), dtype=np.int64),
        np.empty((DEPTH, NODES), dtype=np.uint8),
        np.zeros(DEPTH, dtype=np.int64),
        np.empty((DEPTH, ACTIONS), dtype=np.int64),
        np.zeros((DEPTH, 2), dtype=np.int64),
        np.empty(1024, dtype=np.int64),
        np.empty(2 * SEGMENTS, dtype=np.int64),
        np.zeros(1 + STEPS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@compiled
def line_bound(sheet: Words, kind: int, pieces: int, empty: int, segments: Ints) -> int:
    """No line of a kind can be longer after so many more pieces of this kind, in either reading."""
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    ends = ENDS + 4 * kind
    left = sheet[ends] | sheet[ends + 1] | sheet[ends + 2] | sheet[ends + 3]
    count, closed, joint, widest = 0, 0, 0, 0
    faced = segments[SEGMENTS:]
    while left:
        start = left & -left
        component = flood(start, east, south)
        left &= ~component
        spaces = popcount(component)
        edges = popcount(component & east) + popcount(component & south)
        if edges == spaces - 1:
            length = (longest_walk(1 << (longest_walk(start, east, south) & 63), east, south) >> 6) + 1
        else:
            length = max(spaces, edges + 1)
        around = faced_by(sheet, kind, component, empty)
        if around == 0:
            closed = max(closed, length)
            continue
        widest = max(widest, length)
        for other in range(count):
            if faced[other] & around:
                joint = max(joint, segments[other] + length + 1)
        segments[count], faced[count] = length, around
        count += 1
        if max(spaces, edges + 1) > length and edges >= spaces - 1:
            segments[count], faced[count] = max(spaces, edges + 1) - length, around
            count += 1
    if pieces == 0:
        return max(closed, widest)
    if pieces == 1:
        return max(closed, joint, widest + 1)
    total = pieces
    for _ in range(min(pieces + 1, count)):
        best = 0
        for index in range(count):
            if segments[index] > segments[best]:
                best = index
        total += segments[best]
        segments[best] = 0
    return max(closed, total)


@compiled
def one_piece_bound(empty: int, joins: int, ends: int, scratch: Ints) -> int:
    """No single piece with so many ends gains more by networks, errors and centre."""
    most = 0
    left = empty
    while left:
        space = lowest(left)
        left &= left - 1
        faces = scratch[CODE_AT + space] & 7
        if faces == 0:
            continue
        inner, networks, outer = 0, 0, 0
        for side in range(4):
            outer += OUTER[side] >> space & 1
            label = scratch[LABEL_AT + 4 * space + side]
            if label < 0:
                continue
            inner += not OUTER[side] >> space & 1
            new = True
            for earlier in range(side):
                new = new and scratch[LABEL_AT + 4 * space + earlier] != label
            networks += new
        met = min(ends, faces)
        gain = 4 * min(joins, networks - 1) + min(ends, inner) - max(0, ends - met - outer) + (CENTRE >> space & 1)
        most = max(most, gain)
    return most


@compiled
def reachable_joins(networks: int, pieces: int, empty: int, scratch: Ints) -> int:
    """How many networks fewer there can be if any two are joined that so many spaces could join."""
    masks, reach = scratch[MASKS : MASKS + EXITS], scratch[REACH : REACH + EXITS]
    for number in range(networks):
        masks[number] = scratch[FACED + number]
        reach[number] = masks[number]
        for _ in range(pieces - 1):
            reach[number] |= beside(reach[number]) & empty
    return networks - grow_clusters(masks, networks, reach)


@compiled
def bound(sheet: Words, labels: Labels, scratch: Ints, segments: Ints) -> int:
    """No sheet of the base game that this one can become in the running round scores more."""
    pieces, joins, ends, highways, railways = 0, 0, 0, 0, 0
    for slot in range(ROUTE_DICE):
        piece = sheet[DICE + slot]
        if piece >= 0 and not sheet[DICE_USED] >> slot & 1:
            pieces += 1
            joins += JOINS_OF[piece]
            ends += ENDS_OF[piece]
            highways += HAS_KIND[piece, HIGHWAY]
            railways += HAS_KIND[piece, RAILWAY]
    if special_allowed(sheet):
        pieces += 1
        joins += JOINS_OF[FIRST_SPECIAL]
        ends += ENDS_OF[FIRST_SPECIAL]
        highways += 1
        railways += 1
    empty = ALL & ~sheet[FILLED]
    networks, _ = number_networks(sheet, labels, scratch)
    centre = popcount(sheet[FILLED] & CENTRE)
    points = 4 * (EXITS - networks) + centre - count_errors(sheet)
    if pieces == 0:
        points += networks == 1
    else:
        look_around(sheet, labels, scratch)
        points += networks - min(joins, networks - 1) == 1
        if pieces == 1:
            points += one_piece_bound(empty, joins, ends, scratch)
        else:
            mendable = 0
            for side in range(4):
                mendable += popcount((sheet[FACING + side] | sheet[FACING + 4 + side]) & empty & ~OUTER[side])
            joins = min(joins, reachable_joins(networks, pieces, empty, scratch))
            points += 4 * joins + min(ends, mendable) + min(pieces, popcount(CENTRE) - centre)
    points += line_bound(sheet, HIGHWAY, highways, empty, segments)
    return points + line_bound(sheet, RAILWAY, railways, empty, segments)


@compiled
def drawing_bound(action: int, base: int, highway: int, railway: int, scratch: Ints) -> int:
    """No more than this is scored after the round's last drawing; base: networks, errors and centre before it.

    The labels around the sheet's spaces must be in the scratch; highway, railway: bounds of the lines after one piece.
    """
    variant, space = action // SPACES, action % SPACES
    gain = CENTRE >> space & 1
    for arc in range(2):
        networks = 0
        for side in range(4):
            if EDGE[variant, side] == NO_END or ARC[variant, side] != arc:
                continue
            label = scratch[LABEL_AT + 4 * space + side]
            if label >= 0:
                gain += not OUTER[side] >> space & 1
                new = scratch[NUMBER_OF + label] != FLOATING
                for earlier in range(side):
                    if EDGE[variant, earlier] != NO_END and ARC[variant, earlier] == arc:
                        new = new and scratch[LABEL_AT + 4 * space + earlier] != label
                networks += new
            elif not OUTER[side] >> space & 1:
                gain -= 1
        gain += 4 * max(networks - 1, 0)
    return base + gain + highway + railway


@compiled
def pieces_left(sheet: Words) -> int:
    """How many route dice are not drawn yet, and the special that may still be."""
    left = 1 if special_allowed(sheet) else 0
    for slot in range(ROUTE_DICE):
        left += sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1
    return left


@compiled
def promising(sheet: Words, labels: Labels, best: float, count: int, actions: Ints, memory: Memory) -> int:
    """Keep of the last drawing's actions those that could beat the best sheet; returns how many."""
    scratch = memory.scratch
    networks, _ = number_networks(sheet, labels, scratch)
    look_around(sheet, labels, scratch)
    empty = ALL & ~sheet[FILLED]
    base = 4 * (EXITS - networks) + 1 + popcount(sheet[FILLED] & CENTRE) - count_errors(sheet)
    highway = line_bound(sheet, HIGHWAY, 1, empty, memory.segments)
    railway = line_bound(sheet, RAILWAY, 1, empty, memory.segments)
    kept = 0
    for index in range(count):
        if actions[index] != FINISH and drawing_bound(actions[index], base, highway, railway, scratch) > best:
            actions[kept] = actions[index]
            kept += 1
    return kept


@compiled
def exhaust(root: Words, game: Game, known: float, limit: int, memory: Memory, result: Doubles) -> bool:
    """Look for a sheet that is worth more than `known`. result: its worth (`known` if there is none) and the positions
    visited; memory.path has the actions. Returns whether the result is proven.
    """
    memory.clock[0] += 1
    bounded = root[EDITION] == BASE and root[EXPANSION] == NO_EXPANSION
    best, visited, depth = known, 0, 0
    memory.path[0] = 0
    memory.sheets[0] = root
    label_networks(root, memory.labels[0])
    memory.keys[0] = 0
    memory.counts[0, 0] = legal_actions(root, memory.actions[0])
    memory.counts[0, 1] = 0
    while depth >= 0:
        if memory.counts[depth, 1] >= memory.counts[depth, 0]:
            depth -= 1
            continue
        action = memory.actions[depth, memory.counts[depth, 1]]
        memory.counts[depth, 1] += 1
        key = memory.keys[depth] + game.stamps[action]
        if action == FINISH or not first_time(key, memory.seen, memory.clock[0]):
            continue
        visited += 1
        if visited > limit:
            break
        below_it = depth + 1
        sheet, labels = memory.sheets[below_it], memory.labels[below_it]
        sheet[:] = memory.sheets[depth]
        labels[:] = memory.labels[depth]
        draw(sheet, labels, action)
        if bounded and bound(sheet, labels, memory.scratch, memory.segments) <= best:
            continue
        last_die = bounded and pieces_left(sheet) == 1
        if may_finish(sheet):
            worth = float(score(sheet, game.reading, memory.scratch))
            if len(game.aims):
                worth += aim_points(sheet, game.aims)
            if worth > best:
                best = worth
                memory.path[0] = below_it
                for step in range(below_it):
                    memory.path[1 + step] = memory.actions[step, memory.counts[step, 1] - 1]
        if below_it < DEPTH - 1 and (dice_left(sheet) or special_allowed(sheet)):
            depth = below_it
            memory.keys[depth] = key
            memory.counts[depth, 0] = legal_actions(sheet, memory.actions[depth])
            memory.counts[depth, 1] = 0
            if last_die:
                memory.counts[depth, 0] = promising(
                    sheet, labels, best, memory.counts[depth, 0], memory.actions[depth], memory
                )
    result[0], result[1] = best, visited
    return visited <= limit
