"""A state as one seat may see it: the same layout with everything hidden blanked.

The orders of both shuffles become -1. A hand that is not the seat's own keeps its number of cards, but as bits from
UNKNOWN_CARD upward, which belong to no card.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled, overwrite, popcount
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block

Ints = NDArray[np.int64]
UNKNOWN_CARD = 48


@compiled
def observe(state: Ints, seat: int, out: Ints) -> None:
    """Write what a seat sees; -1 for an onlooker."""
    overwrite(out, state)
    out[at.A_ORDER : at.A_ORDER + at.A_CARDS] = -1
    out[at.B_ORDER : at.B_ORDER + at.B_CARDS] = -1
    for other in range(state[at.PLAYERS]):
        if other != seat:
            count = popcount(state[block(other) + at.HAND])
            out[block(other) + at.HAND] = ((1 << count) - 1) << UNKNOWN_CARD
