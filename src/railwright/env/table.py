"""What the environments for several seats ask of a game: who has to decide, what they see, and what it brings."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Protocol, Self

import numpy as np
import numpy.typing as npt

MatchReward = Literal["final", "gain", "difference", "win"]


class Part(NamedTuple):
    """So many bytes of an observation."""

    name: str
    meaning: str
    size: int


class Table(Protocol):
    """A game between seats. The last number of an action is to wait, for seats that have nothing to decide."""

    seats: int
    actions: int

    @property
    def parts(self) -> tuple[Part, ...]:
        """What an observation consists of, in order."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...

    def deciders(self) -> list[int]:
        """The seats that have something to decide now; those that may decide at the same time are all in it."""
        ...

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat may know."""
        ...

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each legal action of a seat."""
        ...

    def act(self, seat: int, action: int) -> str | None:
        """Carry out a decision; what is refused changes nothing and is said in a sentence."""
        ...

    def totals(self) -> list[int]:
        """The score of each seat as it stands."""
        ...

    def wins(self) -> list[float]:
        """Each seat's share of the win, when the game is over."""
        ...

    def paint(self, mode: str) -> Any:
        """The table as pixels, as text or as SVG."""
        ...

    def copy(self) -> Self:
        """The same game, to go on with in another way."""
        ...


def rewards_of(table: Table, kind: MatchReward, before: list[int]) -> list[float]:
    """What each seat gets for a step that has changed the totals from `before`."""
    if kind == "gain":
        return [float(now - then) for now, then in zip(table.totals(), before, strict=True)]
    if not table.over:
        return [0.0] * table.seats
    if kind == "win":
        return table.wins()
    totals = table.totals()
    if kind == "final":
        return [float(total) for total in totals]
    return [float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals)]


def one_hot(size: int, *places: int | None) -> npt.NDArray[np.uint8]:
    """So many zeros, with a one at each of the places."""
    bits = np.zeros(size, dtype=np.uint8)
    bits[[place for place in places if place is not None]] = 1
    return bits
