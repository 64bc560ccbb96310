"""How evenly a deck treats the three lanes, and so the tracks, which run on one lane of every card (RL-1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from railwright.line.deck import SYMBOLS, Deck, Symbol

LaneCounts = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Balance:
    """For one group of cards: how often each symbol stands on each lane, and how many stations there are."""

    group: str
    symbols: dict[str, LaneCounts]
    stations: LaneCounts
    double_stations: LaneCounts

    @property
    def is_even(self) -> bool:
        """Whether all three lanes have exactly the same."""
        return all(len(set(counts)) == 1 for counts in (*self.symbols.values(), self.stations, self.double_stations))

    @property
    def uneven(self) -> dict[str, LaneCounts]:
        """The symbols that do not stand equally often on all lanes."""
        return {name: counts for name, counts in self.symbols.items() if len(set(counts)) > 1}


def balances(deck: Deck) -> list[Balance]:
    """The groups of a deck: A cards, B cards, and both sides of the start card."""
    return [
        _balance("A cards", [card.lanes for card in deck.a]),
        _balance("B cards", [card.lanes for card in deck.b]),
        _balance("start card, side 1", [deck.start.side_1]),
        _balance("start card, side 2", [deck.start.side_2]),
    ]


def _balance(group: str, faces: Sequence[Sequence[Sequence[Symbol]]]) -> Balance:
    def count(of: Symbol | None, least: int = 0) -> LaneCounts:
        first, second, third = (
            sum(len(face[lane]) >= least if of is None else face[lane].count(of) for face in faces) for lane in range(3)
        )
        return first, second, third

    symbols = {name: count(name) for name in SYMBOLS}
    return Balance(
        group, {name: counts for name, counts in symbols.items() if any(counts)}, count(None, 1), count(None, 2)
    )
