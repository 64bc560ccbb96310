"""What surrounds an empty space, as the rows of a table: shared by spaces that a symmetry of the sheet exchanges.

Each side of an empty space is one of five: nothing, the blank side of a drawn piece, an end or exit of highway, of
railway, or lava. Among route ends it also matters which of them belong to one network. Base sheets have all eight
symmetries of the square (a quarter turn swaps highway and railway); on a Challenge sheet the spaces with a building
have rows of their own.
"""

from __future__ import annotations

import functools
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.ink.rules.board import EXIT_KIND, EXIT_SIDE, EXIT_SPACE, FACTORIES, SIZE, SPACES, UNIVERSITIES, VILLAGES
from railwright.ink.rules.pieces import PIECE_LIST, SPECIALS
from railwright.ink.rules.sheet import CHALLENGE, FOREST_EXPANSION, LAVA_EXPANSION, METEOR_EXPANSION, TRAIL_EXPANSION

NOTHING, BLANK, HIGHWAY_END, RAILWAY_END, LAVA_END = range(5)
SIDE_STATES = 5
PARTITIONS = 15
CODES = SIDE_STATES**4 * PARTITIONS
AUX_STATES = 10
PAIRS = 2 * 27 * 27
NO_ROW = 0

Rows = npt.NDArray[np.int16]


def _partitions() -> npt.NDArray[np.int64]:
    """By the six bits "sides i and j belong together" (01, 02, 03, 12, 13, 23): the number of the partition."""
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    numbers = np.zeros(64, dtype=np.int64)
    seen: dict[int, int] = {}
    for groups in product(range(4), repeat=4):
        bits = sum((groups[i] == groups[j]) << bit for bit, (i, j) in enumerate(pairs))
        numbers[bits] = seen.setdefault(bits, len(seen))
    assert len(seen) == PARTITIONS
    return numbers


PARTITION_OF = _partitions()
_BITS_OF = {int(PARTITION_OF[bits]): bits for bits in range(63, -1, -1) if PARTITION_OF[bits] or bits == 63}


def _moved_space(space: int, symmetry: int) -> int:
    row, col = divmod(space, SIZE)
    if symmetry >= 4:
        col = SIZE - 1 - col
    for _ in range(symmetry % 4):
        row, col = col, SIZE - 1 - row
    return SIZE * row + col


def _moved_side(side: int, symmetry: int) -> int:
    if symmetry >= 4 and side % 2:
        side ^= 2
    return (side + symmetry) % 4


def _moved_codes(symmetry: int) -> npt.NDArray[np.int64]:
    """Where a symmetry takes every code."""
    swap = symmetry % 2
    moved = np.empty(CODES, dtype=np.int64)
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    partition_to = np.empty(PARTITIONS, dtype=np.int64)
    for partition, bits in _BITS_OF.items():
        there = 0
        for bit, (i, j) in enumerate(pairs):
            if bits >> bit & 1:
                pair = tuple(sorted((_moved_side(i, symmetry), _moved_side(j, symmetry))))
                there |= 1 << pairs.index(pair)  # type: ignore[arg-type]
        partition_to[partition] = PARTITION_OF[there]
    state_to = [NOTHING, BLANK, RAILWAY_END, HIGHWAY_END, LAVA_END] if swap else list(range(SIDE_STATES))
    for number, states in enumerate(product(range(SIDE_STATES), repeat=4)):
        there = 0
        for side, state in enumerate(states):
            there += state_to[state] * SIDE_STATES ** (3 - _moved_side(side, symmetry))
        moved[number * PARTITIONS : (number + 1) * PARTITIONS] = there * PARTITIONS + partition_to
    return moved


def _compact() -> Rows:
    """By code: a number without gaps for the codes that some space can see; 0 for the others."""
    compact = np.zeros(CODES, dtype=np.int16)
    seen = _valid(SPACES // 2, lava=True)
    compact[seen] = np.arange(1, 1 + int(seen.sum()), dtype=np.int16)
    return compact


class Patterns(NamedTuple):
    """Row numbers for one edition and expansion."""

    compact: Rows
    """By code: its number among the codes of all spaces."""
    row: Rows
    """By space and code: the row; NO_ROW for what cannot be."""
    aux: Rows
    """By space and a small number that the expansion chooses."""
    pairs: int
    """First row of the pairs of neighbouring spaces."""
    remaining: int
    """First row of the pieces on dice that are not drawn yet."""
    flags: int
    """First row of the specials that are crossed off, then of what else the round still allows."""
    rows: int


def _valid(space: int, lava: bool) -> npt.NDArray[np.bool_]:
    """Which codes can be seen from a space."""
    row, col = divmod(space, SIZE)
    outer = [row == 0, col == SIZE - 1, row == SIZE - 1, col == 0]
    exits = {int(s): int(k) for p, s, k in zip(EXIT_SPACE, EXIT_SIDE, EXIT_KIND, strict=True) if p == space}
    valid = np.zeros(CODES, dtype=np.bool_)
    for number, states in enumerate(product(range(SIDE_STATES), repeat=4)):
        if LAVA_END in states and not lava:
            continue
        wanted = [HIGHWAY_END + exits[s] if s in exits else NOTHING if outer[s] else None for s in range(4)]
        if any(want is not None and want != state for want, state in zip(wanted, states, strict=True)):
            continue
        for partition, bits in _BITS_OF.items():
            pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
            together = [pair for bit, pair in enumerate(pairs) if bits >> bit & 1]
            valid[number * PARTITIONS + partition] = all(
                HIGHWAY_END <= states[side] <= RAILWAY_END for pair in together for side in pair
            )
    return valid


@functools.cache
def patterns(edition: int, expansion: int) -> Patterns:
    """The rows for an edition and expansion."""
    own = FACTORIES | VILLAGES | UNIVERSITIES if edition == CHALLENGE else 0
    moved = [_moved_codes(symmetry) for symmetry in range(8)]
    layers = 2 if expansion == METEOR_EXPANSION else 1  # with a crater or without
    row = np.zeros((SPACES, layers * CODES), dtype=np.int16)
    aux = np.zeros((SPACES, AUX_STATES), dtype=np.int16)
    count = 1
    for space in range(SPACES):
        images = [_moved_space(space, symmetry) for symmetry in range(8)]
        first = min((s for s in images if not own >> s & 1), default=space)
        if own >> space & 1:
            first = space
        if first == space:
            valid = np.flatnonzero(_valid(space, expansion == LAVA_EXPANSION))
            stabilizer = [s for s in range(8) if images[s] == space and not own >> space & 1]
            least = np.min([moved[s][valid] for s in stabilizer], axis=0) if stabilizer else valid
            classes, index = np.unique(least, return_inverse=True)
            for layer in range(layers):
                row[space, layer * CODES + valid] = count + index
                count += len(classes)
            if expansion in (FOREST_EXPANSION, TRAIL_EXPANSION, METEOR_EXPANSION):
                aux[space] = np.arange(count, count + AUX_STATES)
                count += AUX_STATES
        else:
            symmetry = images.index(first)
            for layer in range(layers):
                row[space, layer * CODES : (layer + 1) * CODES] = row[first, layer * CODES + moved[symmetry]]
            aux[space] = aux[first]
    remaining = count + PAIRS
    flags = remaining + len(PIECE_LIST)
    return Patterns(_compact(), row, aux, count, remaining, flags, flags + len(SPECIALS) + 4)


COMPACT_CODES = int(_compact().max()) + 1
