"""What a search works with: how it judges sheets, and the memory on its desk."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.labels import NODES, Labels
from railwright.bots.ink.network import HIDDEN, INPUTS, Network
from railwright.bots.ink.patterns import Patterns
from railwright.bots.ink.prior import Prior
from railwright.bots.ink.surroundings import ROWS, SCRATCH, Floats, Ints
from railwright.bots.stream import STREAM_WORDS
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.sheet import WORDS, Words
from railwright.ink.rules.turn import ACTIONS

Doubles = npt.NDArray[np.float64]

STEPS = 16
"""The most actions of a round: dice, copies, specials, what an expansion adds, done."""

_STAMPS = np.random.default_rng(20181).integers(1, 1 << 62, size=ACTIONS, dtype=np.int64)


class Judge(NamedTuple):
    """What a value depends on besides the sheet."""

    patterns: Patterns
    network: Network
    prior: Prior
    stamps: Ints
    """A random number for each action: the positions of a round are told apart by their sum."""
    aims: Doubles
    """The goals of the match (aims.py)."""
    rounds: int
    reading: int
    blur: float
    """Width in points of the mistakes in valuing a sheet."""


class Desk(NamedTuple):
    """Memory for one search, used again and again."""

    words: Words
    """By half and place: the sheets of a layer and of the next."""
    labels: Labels
    layer: Ints
    """By half, place: KEY, LENGTH, then from FIRST_ACTION on the actions that led there."""
    worth: Doubles
    """By half and place."""
    heap: Doubles
    """By group: the guesses of the drawings to be looked at, the least first, as a heap."""
    heap_of: Ints
    """Beside them: parent, action, key."""
    best: Doubles
    """By group, place: the next layer's values in falling order."""
    best_of: Ints
    """Beside them: parent, action, key."""
    seen: Ints
    """By slot: a key and the search in which it was met."""
    final_worth: Doubles
    final_words: Words
    final_path: Ints
    """Number of actions, then the actions."""
    trial: Words
    trial_labels: Labels
    scratch: Ints
    rows: Ints
    inputs: Floats
    hidden: Floats
    actions: Ints
    hunches: Doubles
    """Of an expansion's own actions."""
    codes: Ints
    """Compact codes of the parent's empty spaces."""
    counters: Ints
    stream: Ints


CLOCK, FINALS, EVALUATED, HEAPED, KEPT = 0, 1, 2, 3, 5
GROUPS = 2
KEY, LENGTH, FIRST_ACTION = range(3)


def new_desk(width: int, looks: int, finals: int) -> Desk:
    """Memory for beams of up to this width that look at so many drawings a layer and keep so many finished sheets.

    A search takes half of the slots for positions at most (a test counts them); a full table would have no end.
    """
    size = 1 << int(np.ceil(np.log2(2048 * max(width, looks // 32))))
    places = GROUPS * width
    return Desk(
        words=np.empty((2, places, WORDS), dtype=np.int64),
        labels=np.empty((2, places, NODES), dtype=np.uint8),
        layer=np.empty((2, places, FIRST_ACTION + STEPS), dtype=np.int64),
        worth=np.empty((2, places), dtype=np.float64),
        heap=np.empty((GROUPS, looks), dtype=np.float64),
        heap_of=np.empty((GROUPS, looks, 3), dtype=np.int64),
        best=np.empty((GROUPS, width), dtype=np.float64),
        best_of=np.empty((GROUPS, width, 3), dtype=np.int64),
        seen=np.zeros((size, 2), dtype=np.int64),
        final_worth=np.empty(finals, dtype=np.float64),
        final_words=np.empty((finals, WORDS), dtype=np.int64),
        final_path=np.empty((finals, 1 + STEPS), dtype=np.int64),
        trial=np.empty(WORDS, dtype=np.int64),
        trial_labels=np.empty(NODES, dtype=np.uint8),
        scratch=np.empty(SCRATCH, dtype=np.int64),
        rows=np.empty(ROWS, dtype=np.int64),
        inputs=np.empty(INPUTS, dtype=np.float32),
        hidden=np.empty(HIDDEN, dtype=np.float32),
        actions=np.empty(ACTIONS, dtype=np.int64),
        hunches=np.empty(ACTIONS, dtype=np.float64),
        codes=np.empty(SPACES, dtype=np.int64),
        counters=np.zeros(8, dtype=np.int64),
        stream=np.ones(STREAM_WORDS, dtype=np.int64),
    )


def stamps() -> Ints:
    """The numbers that tell positions apart."""
    return _STAMPS


@compiled
def first_time(key: int, seen: Ints, clock: int) -> bool:
    """Whether a position was not met before in this search; it is now."""
    size = len(seen)
    slot = key & (size - 1)
    while seen[slot, 1] == clock:
        if seen[slot, 0] == key:
            return False
        slot = (slot + 1) & (size - 1)
    seen[slot, 0] = key
    seen[slot, 1] = clock
    return True


@compiled
def keep_final(worth: float, half: int, parent: int, action: int, desk: Desk) -> None:
    """Put the trial sheet among the finished ones, best first, if it is good enough."""
    kept = desk.counters[FINALS]
    most = len(desk.final_worth)
    if kept == most and worth <= desk.final_worth[most - 1]:
        return
    place = kept if kept < most else most - 1
    while place > 0 and desk.final_worth[place - 1] < worth:
        desk.final_worth[place] = desk.final_worth[place - 1]
        overwrite(desk.final_words[place], desk.final_words[place - 1])
        overwrite(desk.final_path[place], desk.final_path[place - 1])
        place -= 1
    desk.final_worth[place] = worth
    overwrite(desk.final_words[place], desk.trial)
    overwrite(desk.final_path[place], desk.layer[half, parent, LENGTH:])
    if action >= 0:
        desk.final_path[place, 0] += 1
        desk.final_path[place, desk.final_path[place, 0]] = action
    desk.counters[FINALS] = min(kept + 1, most)


@compiled
def keep_best(worth: float, group: int, width: int, parent: int, action: int, key: int, desk: Desk) -> None:
    """Put a position among the next layer's, if it is good enough."""
    best, best_of = desk.best[group], desk.best_of[group]
    kept = desk.counters[KEPT + group]
    if kept == width and worth <= best[width - 1]:
        return
    place = kept if kept < width else width - 1
    while place > 0 and best[place - 1] < worth:
        best[place] = best[place - 1]
        for part in range(3):
            best_of[place, part] = best_of[place - 1, part]
        place -= 1
    best[place] = worth
    best_of[place, 0], best_of[place, 1], best_of[place, 2] = parent, action, key
    desk.counters[KEPT + group] = min(kept + 1, width)


@compiled
def heap_put(heap: Doubles, heap_of: Ints, place: int, count: int, guess: float, p: int, a: int, k: int) -> None:
    """Put an entry at a free place of a heap and let it find its place: up from the end, or down from the top."""
    if place > 0:
        while place > 0 and heap[(place - 1) >> 1] > guess:
            above = (place - 1) >> 1
            heap[place] = heap[above]
            heap_of[place, 0], heap_of[place, 1], heap_of[place, 2] = (
                heap_of[above, 0],
                heap_of[above, 1],
                heap_of[above, 2],
            )
            place = above
    else:
        while 2 * place + 1 < count:
            below_it = 2 * place + 1
            if below_it + 1 < count and heap[below_it + 1] < heap[below_it]:
                below_it += 1
            if heap[below_it] >= guess:
                break
            heap[place] = heap[below_it]
            for part in range(3):
                heap_of[place, part] = heap_of[below_it, part]
            place = below_it
    heap[place] = guess
    heap_of[place, 0], heap_of[place, 1], heap_of[place, 2] = p, a, k
