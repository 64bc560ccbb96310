"""The last round played to the end in every way that could still be better: the best sheet, and whether that is proven.

Depth first over the sets of drawings, the most promising first. A drawing is left out as soon as a bound says that no
sheet with it beats the best sheet known, and then it sleeps in the whole branch; so does a drawing whose sheets have
all been tried. What buildings give, and pieces whose order matters, never sleep (supply.own_pieces); there equal sets
are known by their keys.
A limit of positions keeps the time in bounds; where it is reached, or the bell rings, the best sheet so far stands.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.bell import Bell, silent_bell
from railwright.bots.ink.aims import GOAL, LATE, LATE_ROUNDS, LEAPS, NOW, SOON, SOON_ROUNDS, aim_points
from railwright.bots.ink.desk import STEPS, Doubles, Judge, first_time
from railwright.bots.ink.expansions import (
    DUTIFUL_PIECES,
    NOTES,
    ORDER_MATTERS,
    SPREADS,
    may_erase,
    note,
    own_gain,
)
from railwright.bots.ink.labels import NODES, Labels, label_networks
from railwright.bots.ink.longest_bounds import Ports, find_ports, line_bound, may_return, new_ports
from railwright.bots.ink.longest_search import Ways, longest_way, new_ways
from railwright.bots.ink.prospects import (
    EFFECTS,
    PARTS,
    Prospects,
    effect_bounds,
    new_prospects,
    weigh_all,
)
from railwright.bots.ink.round_gains import gain_of_round, gain_with_each
from railwright.bots.ink.search import draw, final_points, may_finish, undecided
from railwright.bots.ink.supply import (
    ENDING_PIECES,
    MOST_SLOTS,
    PASSED_AND_ENDED,
    PASSED_PIECES,
    PASSED_TWICE,
    boxes_ahead,
    copies_ahead,
    find_slots,
    own_pieces,
    pieces_of,
)
from railwright.bots.ink.surroundings import EXITS, SCRATCH, Ints, look_around, number_networks
from railwright.core.compiled import compiled, overwrite, popcount
from railwright.ink.rules.board import ALL, CENTRE, JOIN_POINTS, SPACES, VILLAGE_POINTS
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.goals import progress
from railwright.ink.rules.longest import SECTIONS
from railwright.ink.rules.pieces import PIECE_OF, VARIANTS
from railwright.ink.rules.scoring import count_errors, drawn_spaces
from railwright.ink.rules.sheet import (
    CHALLENGE,
    EDITION,
    EXPANSION,
    EXPANSION_DICE,
    FILLED,
    NO_DIE,
    VILLAGES_MARKED,
    WORDS,
    Words,
)
from railwright.ink.rules.turn import ACTIONS, DRAWINGS, FINISH, FIRST_CHOICE, apply, legal_actions

DEPTH = STEPS
UNBOUNDED = 1e9
CLOSE_LOOK = 5
"""While so many pieces are left the longest lines are looked for way by way, in the first drawings of a branch."""
CLOSE_DEPTH = 2


class Memory(NamedTuple):
    """What the search keeps, used again and again.

    Small kernels are given the arrays that they need: to hand on all of this costs more than they do.
    """

    seen: Ints
    sheets: Words
    labels: Labels
    keys: Ints
    asleep: Ints
    """By depth and variant: the spaces where drawing it leads to nothing new."""
    actions: Ints
    bounds: Doubles
    """By depth, beside the actions: no sheet that they lead to is worth more."""
    counts: Ints
    """By depth: the number of actions left to try."""
    taken: Ints
    """By depth: the action that is being tried."""
    lines: Ints
    """By depth and kind: the longest line, and how long it can become."""
    slots: Ints
    scratch: Ints
    notes: Ints
    effects: Ints
    """What buildings add, by row and by the parts of a share left out (prospects.py)."""
    totals: Ints
    """By the parts left out: no more is gained in the round, these included."""
    ports: Ports
    ways: Ways
    prospects: Prospects
    path: Ints
    """The best path found: its length, then its actions."""
    clock: Ints
    bell: Bell
    """Of the decision under way; replaced for each that has a limit of time."""


def new_memory(limit: int) -> Memory:
    """Memory for so many positions."""
    size = 1 << int(np.ceil(np.log2(2 * limit + 2)))
    return Memory(
        np.zeros((size, 2), dtype=np.int64),
        np.empty((DEPTH, WORDS), dtype=np.int64),
        np.empty((DEPTH, NODES), dtype=np.uint8),
        np.zeros(DEPTH, dtype=np.int64),
        np.empty((DEPTH, len(VARIANTS)), dtype=np.int64),
        np.empty((DEPTH, ACTIONS), dtype=np.int64),
        np.empty((DEPTH, ACTIONS), dtype=np.float64),
        np.zeros(DEPTH, dtype=np.int64),
        np.zeros(DEPTH, dtype=np.int64),
        np.zeros((DEPTH, 2), dtype=np.int64),
        np.empty(MOST_SLOTS, dtype=np.int64),
        np.empty(SCRATCH, dtype=np.int64),
        np.empty(NOTES, dtype=np.int64),
        np.empty((EFFECTS, PARTS), dtype=np.int64),
        np.empty(PARTS, dtype=np.int64),
        new_ports(),
        new_ways(),
        new_prospects(),
        np.zeros(1 + STEPS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
        silent_bell(),
    )


@compiled
def aim_bound(sheet: Words, aims: Doubles, pieces: int, reading: int) -> float:
    """No more points than this come from goals after so many more drawings: each brings a goal nearer by one.

    Unless it LEAPS (a station among trails may bring goal TB nearer by more) or a drawing may fill other spaces, too.
    """
    points = 0.0
    for row in range(len(aims)):
        goal = int(aims[row, GOAL])
        if aims[row, SOON_ROUNDS] + aims[row, LATE_ROUNDS] > 0.0:
            points += max(aims[row, NOW], aims[row, SOON], aims[row, LATE])
            continue
        there, needed = progress(sheet, goal, reading)
        if LEAPS[goal] or SPREADS[sheet[EXPANSION]] or needed - there <= pieces:
            points += aims[row, NOW]
    return points


@compiled
def bound_lines(depth: int, count: int, pieces: int, reading: int, memory: Memory) -> None:
    """Bound the longest lines at a depth, not above what is known from the drawing before."""
    sheet, slots, ports = memory.sheets[depth], memory.slots, memory.ports
    empty = ALL & ~sheet[FILLED]
    close = pieces >= CLOSE_LOOK and depth <= CLOSE_DEPTH
    for kind in range(2):
        passes = memory.prospects.passes[kind]
        longest = find_ports(sheet, kind, empty, reading, ports)
        visits = pieces_of(sheet, slots, count, PASSED_PIECES[kind], 0)
        endings = pieces_of(sheet, slots, count, ENDING_PIECES[kind], PASSED_PIECES[kind])
        again = 0
        if reading == SECTIONS and may_return(empty, visits, ports):
            again = pieces_of(sheet, slots, count, PASSED_TWICE[kind], 0)
            visits += again
            endings += pieces_of(sheet, slots, count, PASSED_AND_ENDED[kind], 0)
        most = line_bound(longest, visits, empty, reading, close, passes, ports)
        if close and most > longest + 2:
            most = longest_way(longest, most, visits, again, empty, reading, passes, ports, memory.ways)
        memory.lines[depth, kind] = min(memory.lines[depth, kind], most + min(endings, 2))


@compiled
def points_but_lines(sheet: Words, networks: int, pieces: int) -> int:
    """The score as it stands without the longest lines; with the last network's point if that may still come."""
    return (
        JOIN_POINTS * (EXITS - networks)
        + (networks <= 3 * pieces + 1 or SPREADS[sheet[EXPANSION]])
        + popcount(drawn_spaces(sheet) & CENTRE)
        - count_errors(sheet)
        + hooks.points(sheet)
        + VILLAGE_POINTS[sheet[VILLAGES_MARKED]]
    )


@compiled
def open_all(sheet: Words, bound: float, actions: Ints, bounds: Doubles) -> int:
    """Put down all legal actions with one bound; returns how many there are."""
    found = legal_actions(sheet, actions)
    for index in range(found):
        bounds[index] = bound
    return found


@compiled
def open_promising(
    base: float,
    best: float,
    force: float,
    own: int,
    found: int,
    gains: Ints,
    actions: Ints,
    bounds: Doubles,
    asleep: Ints,
) -> int:
    """Of the drawings found leave those that could lead to something better; returns how many. The others sleep."""
    kept = 0
    for index in range(found):
        action, gain = actions[index], gains[index]
        variant, space = action // SPACES, action % SPACES
        if not DUTIFUL_PIECES >> PIECE_OF[variant] & 1:
            gain += force
        if base + gain > best:
            bounds[kept], actions[kept] = base + gain, action
            kept += 1
        elif own >> PIECE_OF[variant] & 1:
            asleep[variant] |= 1 << space
    return kept


@compiled
def open_own(sheet: Words, base: float, best: float, kept: int, actions: Ints, bounds: Doubles, trial: Words) -> int:
    """Put down the expansion's own actions that could lead to something better; returns how many are put down in all.

    base: what everything else brings at most. What comes of its own actions does not depend on what is drawn besides.
    """
    found = hooks.list_choices(sheet, FIRST_CHOICE[sheet[EXPANSION]], actions, kept)
    points = hooks.points(sheet)
    for index in range(kept, found):
        action = actions[index]
        overwrite(trial, sheet)
        apply(trial, action)
        bound = base + hooks.points(trial) - points + own_gain(trial)
        if bound > best:
            bounds[kept], actions[kept] = bound, action
            kept += 1
    return kept


@compiled
def open_up(depth: int, judge: Judge, best: float, memory: Memory) -> None:
    """Put down the actions at a depth that could lead to something better, each with its bound."""
    sheet, asleep, actions = memory.sheets[depth], memory.asleep[depth], memory.actions[depth]
    scratch, slots, prospects, notes = memory.scratch, memory.slots, memory.prospects, memory.notes
    effects, totals, lines = memory.effects, memory.totals, memory.lines[depth]
    bounds = memory.bounds[depth]
    memory.counts[depth] = 0
    if undecided(sheet):
        memory.counts[depth] = open_all(sheet, UNBOUNDED, actions, bounds)
        return
    count = find_slots(sheet, slots)
    own_dice = 0
    for die in range(EXPANSION_DICE):
        own_dice += hooks.own_face(sheet, die) != NO_DIE
    if count == 0:
        if own_dice:
            base = final_points(sheet, judge.rounds, judge.reading, scratch)
            if len(judge.aims):
                base += aim_bound(sheet, judge.aims, own_dice, judge.reading)
            memory.counts[depth] = open_own(sheet, base, best, 0, actions, bounds, memory.sheets[depth + 1])
        return
    pieces = count + copies_ahead(sheet) + (boxes_ahead(sheet) > 0)
    networks, _ = number_networks(sheet, memory.labels[depth], scratch)
    look_around(sheet, memory.labels[depth], scratch)
    base = float(points_but_lines(sheet, networks, pieces))
    if len(judge.aims):
        base += aim_bound(sheet, judge.aims, pieces + own_dice, judge.reading)
    own = own_gain(sheet) if own_dice else 0
    note(sheet, slots, count, pieces - count, notes)
    found = weigh_all(sheet, slots, count, asleep, scratch, notes, actions, prospects)
    effect_bounds(sheet, count, scratch, notes, actions, prospects, effects)
    together = gain_of_round(sheet, count, pieces, scratch, notes, prospects, effects, totals)
    # A piece that gives way may have been in the way of anything.
    force = UNBOUNDED if may_erase(sheet, pieces) else 0.0
    if base + own + together + force + lines[0] + lines[1] <= best:
        return
    bound_lines(depth, count, pieces, judge.reading, memory)
    base += lines[0] + lines[1]
    if force > 0.0 and hooks.replacing(sheet):
        memory.counts[depth] = open_all(sheet, base + together + force, actions, bounds)
        return
    gain_with_each(sheet, actions, found, count, pieces, together, scratch, prospects, effects, totals)
    kept = open_promising(base + own, best, force, own_pieces(sheet), found, prospects.gain, actions, bounds, asleep)
    if own_dice:
        kept = open_own(sheet, base + together, best, kept, actions, bounds, memory.sheets[depth + 1])
    memory.counts[depth] = kept


@compiled
def take_best(depth: int, memory: Memory) -> int:
    """Take the action with the highest bound from those left at a depth."""
    actions, bounds, last = memory.actions[depth], memory.bounds[depth], memory.counts[depth] - 1
    at = 0
    for index in range(1, last + 1):
        if bounds[index] > bounds[at]:
            at = index
    action, bound = actions[at], bounds[at]
    actions[at], bounds[at] = actions[last], bounds[last]
    memory.counts[depth] = last
    memory.taken[depth] = action
    actions[last], bounds[last] = action, bound
    return action


@compiled
def final_worth(sheet: Words, judge: Judge, scratch: Ints) -> float:
    """What a sheet is worth at the end of the last round."""
    worth = final_points(sheet, judge.rounds, judge.reading, scratch)
    return worth + aim_points(sheet, judge.aims, judge.reading) if len(judge.aims) else worth


@compiled
def exhaust(root: Words, judge: Judge, known: float, limit: int, memory: Memory, result: Doubles) -> bool:
    """Look for a sheet that is worth more than `known`. result: its worth (`known` if there is none) and the positions
    visited; memory.path has the actions. Returns whether the result is proven.
    """
    memory.clock[0] += 1
    may_repeat = ORDER_MATTERS[root[EXPANSION]] or root[EDITION] == CHALLENGE
    best, visited, depth = known, 0, 0
    memory.path[0] = 0
    overwrite(memory.sheets[0], root)
    label_networks(root, memory.labels[0])
    memory.keys[0] = 0
    memory.asleep[0] = 0
    memory.lines[0] = 2 * SPACES
    open_up(0, judge, best, memory)
    while depth >= 0:
        if memory.counts[depth] == 0:
            depth -= 1
            continue
        action = take_best(depth, memory)
        if memory.bounds[depth, memory.counts[depth]] <= best:
            memory.counts[depth] = 0
            continue
        key = memory.keys[depth] + judge.stamps[action]
        if action == FINISH or (may_repeat and not first_time(key, memory.seen, memory.clock[0])):
            continue
        visited += 1
        if visited > limit or memory.bell[0]:
            break
        below_it = depth + 1
        sheet = memory.sheets[below_it]
        overwrite(sheet, memory.sheets[depth])
        overwrite(memory.labels[below_it], memory.labels[depth])
        overwrite(memory.asleep[below_it], memory.asleep[depth])
        overwrite(memory.lines[below_it], memory.lines[depth])
        memory.keys[below_it] = key
        if action < DRAWINGS:
            if sheet[FILLED] >> (action % SPACES) & 1:
                memory.lines[below_it] = 2 * SPACES  # what gives way may have parted lines
            if own_pieces(sheet) >> PIECE_OF[action // SPACES] & 1:
                memory.asleep[depth, action // SPACES] |= 1 << action % SPACES
        draw(sheet, memory.labels[below_it], action)
        if may_finish(sheet):
            worth = final_worth(sheet, judge, memory.scratch)
            if worth > best:
                best = worth
                memory.path[0] = below_it
                for step in range(below_it):
                    memory.path[1 + step] = memory.taken[step]
        if below_it < DEPTH - 1:
            open_up(below_it, judge, best, memory)
            if memory.counts[below_it]:
                depth = below_it
    result[0], result[1] = best, visited
    return depth < 0
