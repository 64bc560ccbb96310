"""Networks kept up to date piece by piece: a label for each of a sheet's nodes (2 * space + arc)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import OUTER, SPACES, STEP
from railwright.ink.rules.expansions.kinds import JOINS_NETWORKS
from railwright.ink.rules.pieces import ARC, EDGE, EXTRA, NO_END
from railwright.ink.rules.sheet import EXPANSION, FILLED, Words, facing, variant_at

Labels = npt.NDArray[np.uint8]
NODES = 2 * SPACES


@compiled
def join(sheet: Words, labels: Labels, variant: int, space: int) -> None:
    """A piece lies in a space: its routes become one network with those they meet."""
    bit = 1 << space
    for side in range(4):
        kind = EDGE[variant, side]
        if kind == NO_END or (kind == EXTRA and not JOINS_NETWORKS[sheet[EXPANSION]]):
            continue
        if bit & OUTER[side] or not facing(sheet, kind, side) & bit:
            continue
        beyond = space + STEP[side]
        there = labels[2 * beyond + ARC[variant_at(sheet, beyond), side ^ 2]]
        here = labels[2 * space + ARC[variant, side]]
        if there != here:
            for node in range(NODES):
                labels[node] = here if labels[node] == there else labels[node]


@compiled
def begin(labels: Labels, space: int) -> None:
    """The two nodes of a space are networks of their own."""
    labels[2 * space] = 2 * space
    labels[2 * space + 1] = 2 * space + 1


@compiled
def label_networks(sheet: Words, labels: Labels) -> None:
    """All labels afresh."""
    for node in range(NODES):
        labels[node] = node
    left = sheet[FILLED]
    while left:
        space = lowest(left)
        left &= left - 1
        join(sheet, labels, variant_at(sheet, space), space)
