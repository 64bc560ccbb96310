"""How long a line can still become, looked for way by way: closer than longest_bounds.py, which guides the search.

A way is built visit by visit from one of its two ends. Unlike there no empty space is visited more often than a piece
allows, and no component gives more spaces than it has. What the pieces may be is still left open.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.ink.longest_bounds import ENDING, MOST_VISITS, NO_PORT, PAIR, Ports
from railwright.bots.ink.surroundings import Ints
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import OUTER, SPACES, STEP
from railwright.ink.rules.longest import SPACES_ONCE

MOST_STEPS = 1_500
"""After so many visits the search is given up: there are too many ways."""
SPACE, ENTRY, LENGTH, SEEN, AGAIN, SIDE, OTHER, GROUP, TAKEN = range(9)
"""What is kept of a way by visit: where it comes in, its spaces so far, those visited, how many visits may be repeated,
the side and the port to try next, and the component last led through with what was taken of it.
"""
FIELDS = 9
BEGINS = -1
"""Instead of the side where a way comes in: it begins in this space."""


class Ways(NamedTuple):
    """Memory for ways."""

    stack: Ints
    left: Ints
    """By first port of a component: how many of its spaces a way may still take."""


def new_ways() -> Ways:
    """Memory for ways of a kind."""
    return Ways(np.empty((MOST_VISITS + 2, FIELDS), dtype=np.int64), np.empty(4 * SPACES, dtype=np.int64))


@compiled
def enter(at: int, space: int, entry: int, length: int, seen: int, again: int, ways: Ways) -> None:
    """A way comes into an empty space."""
    step = ways.stack[at]
    step[SPACE], step[ENTRY], step[LENGTH], step[SEEN], step[AGAIN] = space, entry, length, seen, again
    step[SIDE], step[OTHER], step[GROUP], step[TAKEN] = 0, 0, NO_PORT, 0


@compiled
def follow(
    best: int, steps: int, visits: int, empty: int, reading: int, passes: Ints, ports: Ports, ways: Ways
) -> tuple[int, int]:
    """Try all ways that go on from the bottom of the stack; returns the longest one's length and the steps so far."""
    stack, left = ways.stack, ways.left
    cost = 0 if reading == SPACES_ONCE else 1
    depth = 0
    while depth >= 0:
        step = stack[depth]
        if step[GROUP] != NO_PORT:
            left[step[GROUP]] += step[TAKEN]
            step[GROUP] = NO_PORT
        space, entry = step[SPACE], step[ENTRY]
        if step[SIDE] == 0 and step[OTHER] == 0:
            steps += 1
            if steps > MOST_STEPS:
                return best, steps
            bit = 1 << space
            if step[SEEN] & bit:
                step[AGAIN] -= 1
            at_most = 4 * SPACES if entry == BEGINS else ports.leave[visits - depth - 1, 4 * space + entry]
            if step[AGAIN] < 0 or step[LENGTH] + at_most <= best:
                depth -= 1
                continue
            step[SEEN] |= bit
            step[LENGTH] += 1
            if entry != BEGINS and passes[ENDING + entry] >> space & 1:
                best = max(best, step[LENGTH])
        side = step[SIDE]
        if side == 4:
            depth -= 1
            continue
        port = ports.at[4 * space + side]
        if side == entry or not passes[ENDING + side if entry == BEGINS else PAIR[entry, side]] >> space & 1:
            step[SIDE] += 1
            continue
        more = depth < visits - 1
        if port == NO_PORT:
            step[SIDE] += 1
            if more and not OUTER[side] >> space & 1 and empty >> (space + STEP[side]) & 1:
                depth += 1
                enter(depth, space + STEP[side], side ^ 2, step[LENGTH], step[SEEN], step[AGAIN], ways)
            continue
        first, last = ports.group[port, 0], ports.group[port, 1]
        if step[OTHER] == 0:
            best = max(best, step[LENGTH] + min(ports.arm[port], left[first] + cost))
            step[OTHER] = first + 1
        while step[OTHER] - 1 < last:
            other = step[OTHER] - 1
            step[OTHER] += 1
            taken = min(ports.way[port, other], left[first] + cost)
            if other != port and more and taken > 0:
                step[GROUP], step[TAKEN] = first, taken - cost
                left[first] -= taken - cost
                depth += 1
                outside = ports.outside[other]
                enter(depth, outside >> 2, outside & 3, step[LENGTH] + taken, step[SEEN], step[AGAIN], ways)
                break
        else:
            step[OTHER] = 0
            step[SIDE] += 1
    return best, steps


@compiled
def longest_way(
    longest: int, most: int, visits: int, again: int, empty: int, reading: int, passes: Ints, ports: Ports, ways: Ways
) -> int:
    """No line is longer that visits empty spaces so many times, `again` of them for the second time.

    longest: as it stands; most: by longest_bounds.py, which is the answer where there are too many ways.
    """
    cost = 0 if reading == SPACES_ONCE else 1
    best, steps = longest, 0
    for port in range(ports.number[0]):
        ways.left[ports.group[port, 0]] = ports.whole[port]
    for port in range(ports.number[0]):
        first = ports.group[port, 0]
        ways.left[first] -= ports.arm[port] - cost
        enter(0, ports.outside[port] >> 2, ports.outside[port] & 3, ports.arm[port], 0, again, ways)
        best, steps = follow(best, steps, visits, empty, reading, passes, ports, ways)
        if steps > MOST_STEPS:
            return most
        ways.left[first] = ports.whole[port]
    begins = empty
    while begins:
        enter(0, lowest(begins), BEGINS, 0, 0, again, ways)
        begins &= begins - 1
        best, steps = follow(best, steps, visits, empty, reading, passes, ports, ways)
        if steps > MOST_STEPS:
            return most
    return best
