"""The chance to win from what everybody can expect, and how far that may be off."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

STEPS = 401
REACH = 6.0
"""Standard deviations to either side that are looked at."""


def chances(values: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """How likely each is to end with the most points, as if none knew of the others' dice; together they are 1."""
    if min(spreads) <= 0.0:
        ahead = [value == max(values) for value in values]
        return tuple(leads / sum(ahead) for leads in ahead)
    reach = REACH * max(spreads)
    points = np.linspace(min(values) - reach, max(values) + reach, STEPS)
    standing = [(points - value) / spread for value, spread in zip(values, spreads, strict=True)]
    below = [np.array([0.5 * math.erfc(-at / math.sqrt(2.0)) for at in places]) for places in standing]
    won = []
    for seat, spread in enumerate(spreads):
        others = np.prod([part for other, part in enumerate(below) if other != seat], axis=0)
        won.append(float((np.exp(-0.5 * standing[seat] ** 2) / spread * others).sum()))
    return tuple(share / sum(won) for share in won)
