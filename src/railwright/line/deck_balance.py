"""How evenly a deck treats the three tracks: what each of them meets if every card is laid once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from railwright.line.deck import SYMBOLS, Deck, Symbol

TrackCounts = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Balance:
    """For one group of cards: how often each symbol stands on each track, and how many stations there are."""

    group: str
    symbols: dict[str, TrackCounts]
    stations: TrackCounts
    double_stations: TrackCounts

    @property
    def is_even(self) -> bool:
        """Whether all three tracks meet exactly the same."""
        return all(len(set(counts)) == 1 for counts in (*self.symbols.values(), self.stations, self.double_stations))

    @property
    def uneven(self) -> dict[str, TrackCounts]:
        """The symbols that do not stand equally often on all tracks."""
        return {name: counts for name, counts in self.symbols.items() if len(set(counts)) > 1}


def balances(deck: Deck) -> list[Balance]:
    """The groups of a deck: A cards, B cards, and both sides of the start card."""
    return [
        _balance("A cards", [card.tracks for card in deck.a]),
        _balance("B cards", [card.tracks for card in deck.b]),
        _balance("start card, side 1", [deck.start.side_1]),
        _balance("start card, side 2", [deck.start.side_2]),
    ]


def _balance(group: str, faces: Sequence[Sequence[Sequence[Symbol]]]) -> Balance:
    def count(of: Symbol | None, least: int = 0) -> TrackCounts:
        first, second, third = (
            sum(len(face[track]) >= least if of is None else face[track].count(of) for face in faces)
            for track in range(3)
        )
        return first, second, third

    symbols = {name: count(name) for name in SYMBOLS}
    return Balance(
        group, {name: counts for name, counts in symbols.items() if any(counts)}, count(None, 1), count(None, 2)
    )
