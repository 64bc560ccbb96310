"""RI-10: the draft of a round, and what it decides beyond the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.ink.rules.pieces import ends

PICKS_EACH = 2


@dataclass(slots=True)
class Draft:
    """The pairs of a round and who took which."""

    players: int
    start: int
    pairs: tuple[tuple[str, str], ...]
    picks: list[int] = field(default_factory=list)

    @property
    def order(self) -> list[int]:
        """The seats in the order in which they pick: from the start player clockwise, twice (RI-10.1)."""
        return [(self.start + turn) % self.players for turn in range(self.players)] * PICKS_EACH

    @property
    def to_pick(self) -> int | None:
        """Whose turn it is, None when all pairs are taken."""
        return self.order[len(self.picks)] if len(self.picks) < len(self.pairs) else None

    @property
    def owners(self) -> dict[int, int]:
        """Which seat took which pair."""
        return {pair: self.order[turn] for turn, pair in enumerate(self.picks)}

    def pick(self, seat: int, pair: int) -> None:
        """A seat takes a pair."""
        if seat != self.to_pick:
            raise TimingError("not_your_pick")
        if not 0 <= pair < len(self.pairs):
            raise MalformedError("pair_unknown", most=len(self.pairs))
        if pair in self.picks:
            raise IllegalError("pair_taken")
        self.picks.append(pair)

    def dice_of(self, seat: int) -> tuple[str, ...]:
        """The four dice of a seat, in the order in which it took them."""
        return tuple(face for pair, owner in self.owners.items() if owner == seat for face in self.pairs[pair])

    def next_start(self) -> int:
        """The lowest sum of the four dice starts the next round, among equals the one who chose last (RI-10.2)."""
        seats = self.order[: self.players]
        return min(reversed(seats), key=lambda seat: sum(worth(face) for face in self.dice_of(seat)))


def worth(piece: str) -> int:
    """A die is worth its piece's number of ends, but nothing if that is four (RI-10.2)."""
    return ends(piece) % 4


def after_ties(star: int, players: int) -> Sequence[int]:
    """The seats as ties are decided: counter-clockwise from the right of the star's holder, who is last (RI-10.3)."""
    return [(star - 1 - step) % players for step in range(players)]
