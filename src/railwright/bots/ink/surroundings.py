"""What the routes of a sheet face: networks with their exits, and what surrounds each empty space."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.codes import (
    BLANK,
    EXTRA_END,
    HIGHWAY_END,
    NOTHING,
    PARTITION_OF,
    PARTITIONS,
    RAILWAY_END,
    SIDE_STATES,
)
from railwright.bots.ink.labels import Labels
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import ALL, EXIT_KIND, EXIT_SIDE, EXIT_SPACE, OUTER, SPACES, STEP
from railwright.ink.rules.expansions.kinds import JOINS_NETWORKS
from railwright.ink.rules.pieces import ARC, EXTRA, HIGHWAY, RAILWAY
from railwright.ink.rules.sheet import EXPANSION, FILLED, Words, ends, facing, variant_at

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

EXITS = len(EXIT_SPACE)
ROWS = 224
"""The most rows of a state."""
FLOATING = 255
EXIT_LABEL = 2 * SPACES
"""Labels from here on are those of exits that no route reaches."""
LABELS = EXIT_LABEL + EXITS

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
OWN_AT = LABEL_AT + 4 * SPACES  # the same for ends of the expansion's own kind; filled in where they join networks
SCRATCH = OWN_AT + 4 * SPACES
NO_NETWORK = -1

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
        label = EXIT_LABEL + number
        if ends(sheet, EXIT_KIND[number], side) >> space & 1:
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
def ends_together(space: int, scratch: Ints) -> int:
    """Which of the ends around a space belong to one network, a bit for each pair of sides."""
    north, east = scratch[LABEL_AT + 4 * space], scratch[LABEL_AT + 4 * space + 1]
    south, west = scratch[LABEL_AT + 4 * space + 2], scratch[LABEL_AT + 4 * space + 3]
    return (
        (north == east)
        | (north == south) << 1
        | (north == west) << 2
        | (east == south) << 3
        | (east == west) << 4
        | (south == west) << 5
    )


@compiled
def look_around(sheet: Words, labels: Labels, scratch: Ints) -> int:
    """Fill for each empty space its code and number of faces (8 * code + faces), for each network what it faces.

    Returns how many ends without an exit behind them face an empty space.
    """
    filled = sheet[FILLED]
    floating, joining = 0, JOINS_NETWORKS[sheet[EXPANSION]]
    left = ALL & ~filled
    while left:
        space = lowest(left)
        bit = left & -left
        left ^= bit
        code, faces = 0, 0
        for side in range(4):
            state = NOTHING
            label = -1 - side
            if facing(sheet, HIGHWAY, side) & bit:
                state = HIGHWAY_END
            elif facing(sheet, RAILWAY, side) & bit:
                state = RAILWAY_END
            elif not bit & OUTER[side] and filled >> (space + STEP[side]) & 1:
                state = EXTRA_END if facing(sheet, EXTRA, side) & bit else BLANK
            if HIGHWAY_END <= state <= RAILWAY_END:
                faces += 1
                if bit & OUTER[side]:
                    label = EXIT_LABEL + EXIT_AT[space, side]
                else:
                    beyond = space + STEP[side]
                    label = int(labels[2 * beyond + ARC[variant_at(sheet, beyond), side ^ 2]])
                if scratch[NUMBER_OF + label] != FLOATING:
                    scratch[FACED + scratch[NUMBER_OF + label]] |= bit
                else:
                    floating += 1
            if joining:
                scratch[OWN_AT + 4 * space + side] = NO_NETWORK
                if state == EXTRA_END:
                    beyond = space + STEP[side]
                    network = int(labels[2 * beyond + ARC[variant_at(sheet, beyond), side ^ 2]])
                    scratch[OWN_AT + 4 * space + side] = network
                    if scratch[NUMBER_OF + network] != FLOATING:
                        scratch[FACED + scratch[NUMBER_OF + network]] |= bit
            code = SIDE_STATES * code + state
            scratch[STATE_AT + 4 * space + side] = state
            scratch[LABEL_AT + 4 * space + side] = label
        together = ends_together(space, scratch) if faces >= 2 else 0
        scratch[CODE_AT + space] = 8 * (PARTITIONS * code + PARTITION_OF[together]) + faces
    return floating
