"""Where randomness comes from: outside the rules, as data. A seeded source and a scripted one.

The seeded source is a hash stream (SHA-256 over the seed and a counter), so that the same seed gives the same
game on every machine and Python version, and a seed published afterwards lets anybody verify the rolls.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from railwright.core.errors import MalformedError

T = TypeVar("T")


class Chance(Protocol):
    """A source of uniform whole numbers."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        ...


class SeededChance:
    """The same seed, the same numbers, everywhere."""

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.sha256(f"railwright:{seed}".encode()).digest()
        self._counter = 0

    def below(self, limit: int) -> int:
        assert 0 < limit <= 2**32
        unbiased = 2**64 - 2**64 % limit
        while True:
            digest = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            number = int.from_bytes(digest[:8], "big")
            if number < unbiased:
                return number % limit


class ScriptedChance:
    """Numbers written down beforehand, for tests and for dice rolled on a real table."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, limit: int) -> int:
        number = next(self._numbers, None)
        if number is None:
            raise MalformedError("chance_script_end")
        if not 0 <= number < limit:
            raise MalformedError("chance_script_number", number=number, most=limit - 1)
        return number


def pick(chance: Chance, items: Sequence[T]) -> T:
    """One of the items."""
    return items[chance.below(len(items))]


def shuffled(chance: Chance, items: Sequence[T]) -> list[T]:
    """All items in random order (Fisher-Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = chance.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
