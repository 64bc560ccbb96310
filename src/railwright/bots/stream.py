"""Random numbers inside compiled play: a small stream that is seeded from outside."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.core.compiled import compiled

Words = npt.NDArray[np.int64]

STREAM_WORDS = 2
SEEDS = 1 << 62
"""Seeds are whole numbers below this."""
_WORD = (1 << 32) - 1
_WEYL = 362437


@compiled
def seed_stream(stream: Words, seed: int) -> None:
    """Start a stream (two words) from a seed."""
    low, high = seed & _WORD, seed >> 32 & _WORD
    stream[0] = (low * 2654435769 + 1442695041) & _WORD | 1
    stream[1] = low ^ (high * 2246822519) & _WORD
    for _ in range(8):
        below(stream, 2)


@compiled
def below(stream: Words, limit: int) -> int:
    """A number from 0 to limit - 1: a 32-bit xorshift added to a Weyl sequence."""
    x = stream[0]
    x ^= (x << 13) & _WORD
    x ^= x >> 17
    x ^= (x << 5) & _WORD
    stream[0] = x
    stream[1] = (stream[1] + _WEYL) & _WORD
    return (((x + stream[1]) & _WORD) * limit) >> 32


@compiled
def shuffle(stream: Words, cards: Words, count: int) -> None:
    """Put the first `count` cards in random order."""
    for last in range(count - 1, 0, -1):
        other = below(stream, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
