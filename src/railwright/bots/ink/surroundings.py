"""What the routes of a sheet face: networks with their exits, and what surrounds each empty space."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.labels import Labels
from railwright.bots.ink.patterns import PARTITION_OF, PARTITIONS
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import ALL, EXIT_KIND, EXIT_SIDE, EXIT_SPACE, OUTER, SPACES, STEP
from railwright.ink.rules.pieces import ARC
from railwright.ink.rules.sheet import ENDS, FACING, FILLED, Words, variant_at

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

EXITS = len(EXIT_SPACE)
DENSE = 64
ROWS = 224
"""The most rows of a state."""
ROUGH = DENSE - 1
"""The last dense number: points as they stand, open ends that can still be joined left out."""
FLOATING = 255
LABELS = 100 + EXITS

# Where the kernels here keep what they work with.
CODE_AT = 0
NUMBER_OF = CODE_AT + SPACES
EXITS_OF = NUMBER_OF + LABELS
FACED = EXITS_OF + EXITS
MASKS = FACED + EXITS
REACH = MASKS + EXITS
NEAR = REACH + EXITS
STATE_AT = NEAR + EXITS
LABEL_AT = STATE_AT + 4 * SPACES
SCRATCH = LABEL_AT + 4 * SPACES

EXIT_AT = np.zeros((SPACES, 4), dtype=np.int64)
"""By space and side: the number of the exit there."""
for _number in range(EXITS):
    EXIT_AT[EXIT_SPACE[_number], EXIT_SIDE[_number]] = _number


@compiled
def number_networks(sheet: Words, labels: Labels, scratch: Ints) -> tuple[int, int]:
    """Number the networks that have exits; an exit that no route reaches is one too. Returns how many, and of these."""
    for label in range(LABELS):
        scratch[NUMBER_OF + label] = FLOATING
    networks, untouched = 0, 0
    for number in range(EXITS):
        space, side = EXIT_SPACE[number], EXIT_SIDE[number]
        label = 100 + number
        if sheet[ENDS + 4 * EXIT_KIND[number] + side] >> space & 1:
            label = labels[2 * space + ARC[variant_at(sheet, space), side]]
        else:
            untouched += 1
        if scratch[NUMBER_OF + label] == FLOATING:
            scratch[NUMBER_OF + label] = networks
            scratch[EXITS_OF + networks] = 0
            scratch[FACED + networks] = 0
            networks += 1
        scratch[EXITS_OF + scratch[NUMBER_OF + label]] += 1
    return networks, untouched


@compiled
def look_around(sheet: Words, labels: Labels, scratch: Ints) -> int:
    """Fill for each empty space its code and number of faces (8 * code + faces), for each network what it faces.

    Returns how many ends without an exit behind them face an empty space.
    """
    filled = sheet[FILLED]
    floating = 0
    left = ALL & ~filled
    while left:
        space = lowest(left)
        bit = left & -left
        left ^= bit
        code, faces = 0, 0
        for side in range(4):
            state = 0
            label = -1 - side
            if sheet[FACING + side] & bit:
                state = 2
            elif sheet[FACING + 4 + side] & bit:
                state = 3
            elif not bit & OUTER[side] and filled >> (space + STEP[side]) & 1:
                state = 4 if sheet[FACING + 8 + side] & bit else 1
            if state == 2 or state == 3:
                faces += 1
                if bit & OUTER[side]:
                    label = 100 + EXIT_AT[space, side]
                else:
                    beyond = space + STEP[side]
                    label = int(labels[2 * beyond + ARC[variant_at(sheet, beyond), side ^ 2]])
                if scratch[NUMBER_OF + label] != FLOATING:
                    scratch[FACED + scratch[NUMBER_OF + label]] |= bit
                else:
                    floating += 1
            code = 5 * code + state
            scratch[STATE_AT + 4 * space + side] = state
            scratch[LABEL_AT + 4 * space + side] = label
        together = 0
        if faces >= 2:
            north, east = scratch[LABEL_AT + 4 * space], scratch[LABEL_AT + 4 * space + 1]
            south, west = scratch[LABEL_AT + 4 * space + 2], scratch[LABEL_AT + 4 * space + 3]
            together = (
                (north == east)
                | (north == south) << 1
                | (north == west) << 2
                | (east == south) << 3
                | (east == west) << 4
                | (south == west) << 5
            )
        scratch[CODE_AT + space] = 8 * (PARTITIONS * code + PARTITION_OF[together]) + faces
    return floating
