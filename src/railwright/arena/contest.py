"""What is to be played: the terms of every game, who plays, and the list of all games that follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Literal

import msgspec

from railwright.bots.registry import GameName, check_limit, entry_of
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.options import Edition, Longest
from railwright.ink.options import Options as InkOptions
from railwright.line.match import Options as LineOptions

MOST_DEALS = 1_000_000
MOST_POINTS = 10_000
Tracks = Literal["chosen", "rotated"]


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all games of a contest have in common; only results of the same terms may be put together."""

    game: GameName = "ink"
    players: int = 1
    seed: int = 1
    edition: Edition = "base"
    expansion: str | None = None
    draft: bool = False
    goals: bool = False
    further_goals: bool = False
    longest: Longest = "sections"
    sheet: int = 1
    tracks: Tracks = "chosen"
    dice: str | None = None
    """The digest of given dice; None where the seed rolls them."""
    seconds: float | None = None
    """How long a bot may think about a decision at most; None: as long as its strength needs."""

    @property
    def ink(self) -> InkOptions:
        """The options of a game of Railroad Ink; refuses what the rules do not allow."""
        return InkOptions(
            edition=self.edition,
            expansion=self.expansion,
            players=self.players,
            draft=self.draft,
            goals=self.goals,
            further_goals=self.further_goals,
            longest=self.longest,
        )

    @property
    def line(self) -> LineOptions:
        """The options of a game of Rail Line; refuses what the rules do not allow."""
        return LineOptions(self.players, self.sheet)

    @property
    def seats_matter(self) -> bool:
        """Whether a seat can be better than another: not where all draw at the same time from the same dice."""
        return self.game == "line" or self.draft


class GivenDice(msgspec.Struct, frozen=True):
    """A game's dice from a file: one list of faces a round, and what published players scored with them."""

    rolls: tuple[tuple[str | int, ...], ...]
    published_scores: dict[str, Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]] = {}


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played: the number of its deal, and the numbers of the bots by seat."""

    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Terms, bots and deals; refuses with a sentence what cannot be played."""

    terms: Terms
    bots: tuple[str, ...]
    deals: int
    given: tuple[GivenDice, ...] = ()

    def __post_init__(self) -> None:
        terms = self.terms
        if not self.bots:
            raise MalformedError("arena_no_bot")
        for bot in self.bots:
            entry_of(terms.game, bot)
        check_limit(terms.seconds)
        if not 1 <= self.deals <= MOST_DEALS:
            raise MalformedError("arena_deals", most=MOST_DEALS)
        if terms.game == "ink":
            _ = terms.ink
        else:
            _ = terms.line
        if len(self.bots) < terms.players:
            raise MalformedError("arena_seats", seats=terms.players, bots=len(self.bots))
        if self.given and (terms.game != "ink" or terms.draft):
            raise IllegalError("arena_dice_with_draft")
        if self.given and len(self.given) < self.deals:
            raise MalformedError("arena_dice_number", given=len(self.given), deals=self.deals)

    @property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot, told apart where one takes part twice: `casual`, `casual#2`."""
        names: list[str] = []
        for number, bot in enumerate(self.bots):
            earlier = self.bots[:number].count(bot)
            names.append(f"{bot}#{earlier + 1}" if earlier else bot)
        return tuple(names)

    def tasks(self) -> Iterator[Task]:
        """All games, deal by deal."""
        for deal in range(self.deals):
            for table in combinations(range(len(self.bots)), self.terms.players):
                for seats in self._seatings(table, deal):
                    yield Task(deal, seats)

    def key(self, task: Task) -> tuple[int, tuple[str, ...]]:
        """What tells a game from all others of these terms."""
        labels = self.labels
        return task.deal, tuple(labels[bot] for bot in task.seats)

    def _seatings(self, table: tuple[int, ...], deal: int) -> Iterator[tuple[int, ...]]:
        """Once from each seat where that matters; from deal to deal the order around the table is turned round."""
        if not self.terms.seats_matter:
            yield table
            return
        order = table[::-1] if deal % 2 else table
        for first in range(len(order)):
            yield order[first:] + order[:first]


def seed_of(terms: Terms, deal: int, purpose: str) -> int:
    """A seed below 2**62 for one purpose within one deal, the same on every machine."""
    told = f"arena {terms.seed} {deal} {purpose}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") >> 2
