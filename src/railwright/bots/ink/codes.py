"""What surrounds an empty space, as a number: the states of its four sides, and which ends belong to one network.

Each side of an empty space is one of five: nothing, the blank side of a drawn piece, an end or exit of highway, of
railway, or of the expansion's own kind. The eight symmetries of the square move codes as they move spaces; a quarter
turn swaps highway and railway.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from railwright.ink.rules.board import EXIT_KIND, EXIT_SIDE, EXIT_SPACE, SIZE, SPACES

NOTHING, BLANK, HIGHWAY_END, RAILWAY_END, EXTRA_END = range(5)
SIDE_STATES = 5
PARTITIONS = 15
CODES = SIDE_STATES**4 * PARTITIONS
SYMMETRIES = 8
_PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]

Rows = npt.NDArray[np.int16]


def _partitions() -> npt.NDArray[np.int64]:
    """By the six bits "sides i and j belong together" (01, 02, 03, 12, 13, 23): the number of the partition."""
    numbers = np.zeros(64, dtype=np.int64)
    seen: dict[int, int] = {}
    for groups in product(range(4), repeat=4):
        bits = sum((groups[i] == groups[j]) << bit for bit, (i, j) in enumerate(_PAIRS))
        numbers[bits] = seen.setdefault(bits, len(seen))
    assert len(seen) == PARTITIONS
    return numbers


PARTITION_OF = _partitions()
_BITS_OF = {int(PARTITION_OF[bits]): bits for bits in range(63, -1, -1) if PARTITION_OF[bits] or bits == 63}


def moved_space(space: int, symmetry: int) -> int:
    """Where a symmetry takes a space."""
    row, col = divmod(space, SIZE)
    if symmetry >= 4:
        col = SIZE - 1 - col
    for _ in range(symmetry % 4):
        row, col = col, SIZE - 1 - row
    return SIZE * row + col


def moved_side(side: int, symmetry: int) -> int:
    """Where a symmetry takes a side."""
    if symmetry >= 4 and side % 2:
        side ^= 2
    return (side + symmetry) % 4


def moved_codes(symmetry: int) -> npt.NDArray[np.int64]:
    """Where a symmetry takes every code."""
    swap = symmetry % 2
    moved = np.empty(CODES, dtype=np.int64)
    partition_to = np.empty(PARTITIONS, dtype=np.int64)
    for partition, bits in _BITS_OF.items():
        there = 0
        for bit, (i, j) in enumerate(_PAIRS):
            if bits >> bit & 1:
                pair = tuple(sorted((moved_side(i, symmetry), moved_side(j, symmetry))))
                there |= 1 << _PAIRS.index(pair)  # type: ignore[arg-type]
        partition_to[partition] = PARTITION_OF[there]
    state_to = [NOTHING, BLANK, RAILWAY_END, HIGHWAY_END, EXTRA_END] if swap else list(range(SIDE_STATES))
    for number, states in enumerate(product(range(SIDE_STATES), repeat=4)):
        there = 0
        for side, state in enumerate(states):
            there += state_to[state] * SIDE_STATES ** (3 - moved_side(side, symmetry))
        moved[number * PARTITIONS : (number + 1) * PARTITIONS] = there * PARTITIONS + partition_to
    return moved


def visible(space: int, *, extra: bool) -> npt.NDArray[np.bool_]:
    """Which codes can be seen from a space; extra: also ends of an expansion's own kind."""
    row, col = divmod(space, SIZE)
    outer = [row == 0, col == SIZE - 1, row == SIZE - 1, col == 0]
    exits = {int(s): int(k) for p, s, k in zip(EXIT_SPACE, EXIT_SIDE, EXIT_KIND, strict=True) if p == space}
    valid = np.zeros(CODES, dtype=np.bool_)
    for number, states in enumerate(product(range(SIDE_STATES), repeat=4)):
        if EXTRA_END in states and not extra:
            continue
        wanted = [HIGHWAY_END + exits[s] if s in exits else NOTHING if outer[s] else None for s in range(4)]
        if any(want is not None and want != state for want, state in zip(wanted, states, strict=True)):
            continue
        for partition, bits in _BITS_OF.items():
            together = [pair for bit, pair in enumerate(_PAIRS) if bits >> bit & 1]
            valid[number * PARTITIONS + partition] = all(
                HIGHWAY_END <= states[side] <= RAILWAY_END for pair in together for side in pair
            )
    return valid


def _compact() -> Rows:
    """By code: a number without gaps for the codes that some space can see; 0 for the others."""
    compact = np.zeros(CODES, dtype=np.int16)
    seen = visible(SPACES // 2, extra=True)
    compact[seen] = np.arange(1, 1 + int(seen.sum()), dtype=np.int16)
    return compact


COMPACT = _compact()
"""By code: its number among the codes of all spaces."""
COMPACT_CODES = int(COMPACT.max()) + 1
