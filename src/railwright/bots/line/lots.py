"""What the bots' lots follow from: the seed and the view of the decision, whatever they have decided before."""

from __future__ import annotations

import zlib

from railwright.line.view import View

_SEEDS = 1 << 32


def seed_for(view: View, seed: int) -> int:
    """A seed below 2**32 for this one decision."""
    return zlib.crc32(view.observation.tobytes(), seed % _SEEDS)
