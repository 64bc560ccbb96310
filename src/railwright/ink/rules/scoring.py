"""RI-4: the final score of one sheet without goals: networks, longest lines, centre, errors, expansion, villages."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import (
    CENTRE,
    EXIT_KIND,
    EXIT_SIDE,
    EXIT_SPACE,
    NETWORK_POINTS,
    OUTER,
    SPACES,
    STEP,
    VILLAGE_POINTS,
)
from railwright.ink.rules.connections import going_east, going_south
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.kinds import ERROR_WHEN_OPEN, JOINS_NETWORKS
from railwright.ink.rules.longest import LINE_WORDS, longest_line
from railwright.ink.rules.pieces import ARC, EAST, EXTRA, HIGHWAY, RAILWAY, SOUTH
from railwright.ink.rules.sheet import Words, ends, facing, variant_at
from railwright.ink.rules.union import find, union

EXITS_SCORE, HIGHWAY_SCORE, RAILWAY_SCORE, CENTRE_SCORE, ERRORS, EXPANSION_SCORE, VILLAGES_SCORE, TOTAL = range(8)
PARTS = 8
UNTOUCHED = -1


@compiled
def link_networks(sheet: Words, label: Words) -> bool:
    """Label the nodes (2 * space + arc) by their network (RI-1.3); True if there is a loop of routes (goal F)."""
    for node in range(2 * SPACES):
        label[node] = node
    loop = False
    for kind in range(EXTRA + 1 if JOINS_NETWORKS[sheet[at.EXPANSION]] else EXTRA):
        for direction in (EAST, SOUTH):
            left = going_east(sheet, kind) if direction == EAST else going_south(sheet, kind)
            while left:
                space = lowest(left)
                left &= left - 1
                beyond = space + STEP[direction]
                here = 2 * space + ARC[variant_at(sheet, space), direction]
                there = 2 * beyond + ARC[variant_at(sheet, beyond), direction ^ 2]
                if not union(label, here, there) and kind != EXTRA:
                    loop = True
    return loop


@compiled
def network_of_exit(sheet: Words, label: Words, number: int) -> int:
    """The label of the network at an exit, UNTOUCHED if no route of its kind leads there."""
    space, side = EXIT_SPACE[number], EXIT_SIDE[number]
    if not ends(sheet, EXIT_KIND[number], side) >> space & 1:
        return UNTOUCHED
    return find(label, 2 * space + ARC[variant_at(sheet, space), side])


@compiled
def label_networks(sheet: Words, node: Words, exit_network: Words) -> None:
    """Fill in the network of every node (2 * space + arc) and of every exit, UNTOUCHED where no route leads there."""
    link_networks(sheet, node)
    for number in range(len(EXIT_SPACE)):
        exit_network[number] = network_of_exit(sheet, node, number)
    for number in range(2 * SPACES):
        node[number] = find(node, number)


@compiled
def exit_points(sheet: Words) -> int:
    """RI-4.1: the value of each network's number of exits."""
    label = np.empty(2 * SPACES, dtype=np.int64)
    link_networks(sheet, label)
    network = np.empty(len(EXIT_SPACE), dtype=np.int64)
    for number in range(len(EXIT_SPACE)):
        network[number] = network_of_exit(sheet, label, number)
    points = 0
    for number in range(len(EXIT_SPACE)):
        if network[number] == UNTOUCHED:
            continue
        exits = 1
        for later in range(number + 1, len(EXIT_SPACE)):
            if network[later] == network[number]:
                network[later] = UNTOUCHED
                exits += 1
        points += NETWORK_POINTS[exits]
    return points


@compiled
def drawn_spaces(sheet: Words) -> int:
    """The spaces with anything drawn in them (RI-4.3)."""
    return sheet[at.FILLED] | hooks.open_to_drawing(sheet)


@compiled
def open_ends(sheet: Words, kind: int, side: int) -> int:
    """RI-4.4: spaces whose end of this kind on this side is an error: it meets no end, and not the outer edge."""
    return ends(sheet, kind, side) & ~facing(sheet, kind, side) & ~OUTER[side] & ~hooks.forgiven(sheet, side)


@compiled
def kinds_with_errors(sheet: Words) -> int:
    """How many kinds of ends can be errors, the expansion's own being the last."""
    return EXTRA + 1 if ERROR_WHEN_OPEN[sheet[at.EXPANSION]] else EXTRA


@compiled
def count_errors(sheet: Words) -> int:
    """How many ends are errors."""
    errors = 0
    for kind in range(kinds_with_errors(sheet)):
        for side in range(4):
            errors += popcount(open_ends(sheet, kind, side))
    return errors


@compiled
def score(sheet: Words, reading: int, parts: Words) -> int:
    """Fill the parts of the score and return the total; the goals' points (RI-5.4) belong to the match."""
    line = np.empty(LINE_WORDS, dtype=np.int64)
    parts[EXITS_SCORE] = exit_points(sheet)
    parts[HIGHWAY_SCORE] = longest_line(sheet, HIGHWAY, reading, line)
    parts[RAILWAY_SCORE] = longest_line(sheet, RAILWAY, reading, line)
    parts[CENTRE_SCORE] = popcount(drawn_spaces(sheet) & CENTRE)
    parts[ERRORS] = count_errors(sheet)
    parts[EXPANSION_SCORE] = hooks.points(sheet)
    parts[VILLAGES_SCORE] = VILLAGE_POINTS[sheet[at.VILLAGES_MARKED]]
    total = -parts[ERRORS] + parts[EXPANSION_SCORE] + parts[VILLAGES_SCORE]
    for part in (EXITS_SCORE, HIGHWAY_SCORE, RAILWAY_SCORE, CENTRE_SCORE):
        total += parts[part]
    parts[TOTAL] = total
    return total
