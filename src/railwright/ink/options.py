"""What a game is played with, and which combinations the rules allow (RI-2.1, RI-5.4, RI-10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Literal, get_args

from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.rules.expansions import KEYS, NAMES
from railwright.ink.rules.expansions.record import Expansion
from railwright.ink.rules.expansions.records import RECORDS, ROUNDS_OF
from railwright.ink.rules.goals import cards
from railwright.ink.rules.longest import READINGS
from railwright.ink.rules.pieces import DICE_SETS
from railwright.ink.rules.sheet import EDITIONS

Edition = Literal["base", "challenge"]
Longest = Literal["sections", "spaces"]

MOST_PLAYERS = 12
"""Two boxes of six boards (RI-2.1)."""
GOAL_CARDS = 3


def number_of(expansion: str | None) -> int:
    """What the kernels know an expansion by; a name that is none is refused."""
    if expansion not in KEYS:
        raise MalformedError("expansion_unknown", expansions=NAMES)
    return KEYS.index(expansion)


RECORD_OF: tuple[Expansion | None, ...] = (None, *RECORDS)
"""By the number of the expansion; 0 is a game without one."""


def record_of(expansion: str | None) -> Expansion | None:
    """The record of an expansion, None for a game without one."""
    return RECORD_OF[number_of(expansion)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of one game; a combination that the rules do not allow is refused with a sentence."""

    edition: Edition = "base"
    expansion: str | None = None
    players: int = 1
    draft: bool = False
    goals: bool = False
    longest: Longest = "sections"
    further_goals: bool = False
    """Whether the further goal cards are in the game (RI-17.1)."""
    pool: tuple[Edition, ...] = ()
    """The sets of route dice that a draft's pool is made of, one for each player; none: all of the sheets' edition."""

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise IllegalError("edition_unknown")
        if self.expansion not in KEYS:
            raise IllegalError("expansion_unknown", expansions=NAMES)
        if self.longest not in READINGS:
            raise IllegalError("longest_unknown")
        if not 1 <= self.players <= MOST_PLAYERS:
            raise IllegalError("players_number", most=MOST_PLAYERS)
        if self.draft and self.players < 2:
            raise IllegalError("draft_alone")
        if self.pool and not (self.draft and len(self.pool) == self.players and set(self.pool) <= set(EDITIONS)):
            raise IllegalError("pool_unfit")
        if self.goals and self.edition == "base":
            raise IllegalError("goals_in_base")
        if self.further_goals and not self.goals:
            raise IllegalError("further_goals_alone")

    @property
    def rounds(self) -> int:
        """How many rounds the game has (RI-2.1)."""
        return ROUNDS_OF[KEYS.index(self.expansion)]

    @property
    def last_roll(self) -> int:
        """The number of the roll after the last round, counted on from the rounds (RI-15.6); 0 if there is none."""
        return self.rounds + 1 if self.record and self.record.last_roll else 0

    @property
    def rolls(self) -> int:
        """How often dice are rolled: once a round, and once more where there is a roll after the last one."""
        return self.last_roll or self.rounds

    @property
    def has_set_up(self) -> bool:
        """Whether something is drawn before the first roll: goal cards, or who begins a draft."""
        return self.goals or self.draft

    @property
    def terms(self) -> str:
        """All of it on one line, as it is mixed into the dice (docs/fair-dice.md)."""
        words = {False: "no", True: "yes"}
        return (
            f"ink edition={self.edition} expansion={self.expansion or 'none'} players={self.players}"
            f" draft={words[self.draft]} goals={words[self.goals]} longest={self.longest}"
            f" pool={'+'.join(self.pool) or 'none'}{' further-goals=yes' if self.further_goals else ''}"
        )

    @property
    def record(self) -> Expansion | None:
        """The expansion's record."""
        return record_of(self.expansion)

    @property
    def route_dice(self) -> list[str]:
        """The four route dice of a player."""
        return DICE_SETS[self.edition]

    @property
    def pool_dice(self) -> list[str]:
        """The route dice of a draft: a set for each player, of whichever edition (RI-10.1)."""
        return [die for edition in self.pool or (self.edition,) * self.players for die in DICE_SETS[edition]]

    @property
    def expansion_dice(self) -> tuple[str, ...]:
        """The dice that the expansion adds, rolled once for all."""
        return self.record.dice if self.record else ()

    @property
    def solo_goals(self) -> bool:
        """Whether the goals have the deadlines of the solo challenge (RI-5.5) instead of a race."""
        return self.goals and self.players == 1

    @property
    def goal_pools(self) -> tuple[tuple[tuple[str, ...], int], ...]:
        """From which cards how many are drawn: three of the edition's, or two and one of the expansion (RI-5.4)."""
        if not self.goals:
            return ()
        basic = cards("base", further=self.further_goals)
        own = cards(self.expansion, further=self.further_goals) if self.expansion else ()
        return ((basic, GOAL_CARDS - 1), (own, 1)) if own else ((basic, GOAL_CARDS),)


def combinations(*, players: int = 2) -> Iterator[Options]:
    """Every combination of edition, expansion, draft and goals that this number of players may choose."""
    for edition, expansion, draft, goals in product(get_args(Edition), KEYS, (False, True), (False, True)):
        try:
            yield Options(edition=edition, expansion=expansion, players=players, draft=draft, goals=goals)
        except IllegalError:
            continue
