"""A quick guess of what a drawing changes, so that only promising drawings are looked at closely.

The guess is a sum of table entries: what surrounds the space against the piece drawn there, and for each neighbouring
empty space what surrounds it against what it will see.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.codes import COMPACT_CODES
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled
from railwright.ink.rules.board import OUTER, STEP
from railwright.ink.rules.pieces import EDGE, VARIANTS

STAGES = 4
"""Many rounds left, some, few, none."""
SEEN_STATES = 4
"""What a space sees of a new neighbour: a blank side, highway, railway, the expansion's own kind."""

SEEN_FROM = (EDGE + 1).astype(np.int64)
"""By variant and side: the state that the neighbour there will see."""


class Prior(NamedTuple):
    """The tables, by stage: of the space itself, and of its neighbours by side and what they will see."""

    own: npt.NDArray[np.float32]
    neighbour: npt.NDArray[np.float32]


def new_prior() -> Prior:
    """Nothing guessed yet."""
    return Prior(
        np.zeros((STAGES, COMPACT_CODES, len(VARIANTS)), dtype=np.float32),
        np.zeros((STAGES, COMPACT_CODES, 4 * SEEN_STATES), dtype=np.float32),
    )


@compiled
def guess(codes: Ints, filled: int, variant: int, space: int, own: Floats, neighbour: Floats) -> float:
    """What a drawing may change."""
    result = own[codes[space], variant]
    for side in range(4):
        if not OUTER[side] >> space & 1:
            beyond = space + STEP[side]
            if not filled >> beyond & 1:
                result += neighbour[codes[beyond], SEEN_STATES * (side ^ 2) + SEEN_FROM[variant, side]]
    return result


@compiled
def teach_guess(
    error: float, codes: Ints, filled: int, variant: int, space: int, own: Floats, neighbour: Floats
) -> None:
    """Move the entries that made a guess by a part of its error."""
    own[codes[space], variant] += 2 * error
    for side in range(4):
        if not OUTER[side] >> space & 1:
            beyond = space + STEP[side]
            if not filled >> beyond & 1:
                neighbour[codes[beyond], SEEN_STATES * (side ^ 2) + SEEN_FROM[variant, side]] += error
