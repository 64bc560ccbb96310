"""Where randomness comes from: outside the rules, as data. A seeded source, a scripted one, and one that takes notes.

The seeded source is a hash stream (SHA-256 over the seed and a counter), so that the same seed gives the same
game on every machine and Python version. Dice that nobody can choose come from `railwright.core.fair`.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from railwright.core.errors import MalformedError

T = TypeVar("T")
_SPAN = 2**64
_MOST = 2**32


class Chance(Protocol):
    """A source of uniform whole numbers."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        ...


def without_bias(number: int, limit: int, span: int = _SPAN) -> int | None:
    """A uniform number below `span` as one below `limit`; None for the few at the end that would favour some."""
    return number % limit if number < span - span % limit else None


class HashStream:
    """Uniform numbers from the first eight bytes of one hash after the other."""

    def __init__(self) -> None:
        self._counter = 0

    def block(self, counter: int) -> bytes:
        """The hash with this number, counted from 0."""
        raise NotImplementedError

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        assert 0 < limit <= _MOST
        while True:
            number = int.from_bytes(self.block(self._counter)[:8], "big")
            self._counter += 1
            chosen = without_bias(number, limit)
            if chosen is not None:
                return chosen


class SeededChance(HashStream):
    """The same seed, the same numbers, everywhere."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._key = hashlib.sha256(f"railwright:{seed}".encode()).digest()

    def copy(self) -> SeededChance:
        """The same numbers from here on."""
        return copy.copy(self)

    def block(self, counter: int) -> bytes:
        """SHA-256 of the seed's hash and the counter."""
        return hashlib.sha256(self._key + counter.to_bytes(8, "big")).digest()


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


class Note(NamedTuple):
    """A number that was drawn, and what it stood for."""

    limit: int
    number: int
    chosen: str


class NotedChance:
    """Another source, with a note of everything it was asked."""

    def __init__(self, source: Chance) -> None:
        self.notes: list[Note] = []
        self._source = source

    def below(self, limit: int) -> int:
        number = self._source.below(limit)
        self.notes.append(Note(limit, number, ""))
        return number

    def chosen(self, item: object) -> None:
        """Write down what the last number stood for."""
        self.notes[-1] = self.notes[-1]._replace(chosen=str(item))


def pick(chance: Chance, items: Sequence[T]) -> T:
    """One of the items."""
    item = items[chance.below(len(items))]
    if isinstance(chance, NotedChance):
        chance.chosen(item)
    return item


def shuffled(chance: Chance, items: Sequence[T]) -> list[T]:
    """All items in random order (Fisher-Yates): the last place is filled first."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = chance.below(last + 1)
        result[last], result[other] = result[other], result[last]
        if isinstance(chance, NotedChance):
            chance.chosen(result[last])
    return result
