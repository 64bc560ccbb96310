"""What a game is played with, and which combinations the rules allow (RI-2.1, RI-5.4, RI-10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Literal

from railwright.core.errors import IllegalError
from railwright.ink.rules.goals import GOALS_BY_SET
from railwright.ink.rules.lines import READINGS
from railwright.ink.rules.pieces import DICE_SETS
from railwright.ink.rules.sheet import EDITIONS, EXPANSIONS, ROUNDS_OF

Edition = Literal["base", "challenge"]
Expansion = Literal["lava", "meteor", "forest", "trail"]
Longest = Literal["sections", "spaces"]

MOST_PLAYERS = {"base": 6, "challenge": 4}
GOAL_CARDS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of one game; a combination that the rules do not allow is refused with a sentence."""

    edition: Edition = "base"
    expansion: Expansion | None = None
    players: int = 1
    draft: bool = False
    goals: bool = False
    longest: Longest = "sections"

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise IllegalError("edition_unknown")
        if self.expansion not in EXPANSIONS:
            raise IllegalError("expansion_unknown", expansions=EXPANSIONS[1:])
        if self.longest not in READINGS:
            raise IllegalError("longest_unknown")
        most = MOST_PLAYERS[self.edition]
        if not 1 <= self.players <= most:
            raise IllegalError("players_number", edition=self.edition, most=most)
        if self.draft and self.players < 2:
            raise IllegalError("draft_alone")
        if self.goals and self.edition == "base":
            raise IllegalError("goals_in_base")

    @property
    def rounds(self) -> int:
        """How many rounds the game has (RI-2.1)."""
        return ROUNDS_OF[EXPANSIONS.index(self.expansion)]

    @property
    def route_dice(self) -> list[str]:
        """The four route dice of a player."""
        return DICE_SETS[self.edition]

    @property
    def expansion_dice(self) -> list[str]:
        """The dice that the expansion adds, rolled once for all."""
        return DICE_SETS[self.expansion] if self.expansion else []

    @property
    def solo_goals(self) -> bool:
        """Whether the goals have the deadlines of the solo challenge (RI-5.5) instead of a race."""
        return self.goals and self.players == 1

    @property
    def goal_sets(self) -> tuple[tuple[str, int], ...]:
        """From which sets of goal cards how many are drawn (RI-5.4)."""
        if not self.goals:
            return ()
        if self.expansion in GOALS_BY_SET:
            return (("base", GOAL_CARDS - 1), (self.expansion, 1))
        return (("base", GOAL_CARDS),)


def combinations(*, players: int = 2) -> Iterator[Options]:
    """Every combination of edition, expansion, draft and goals that this number of players may choose."""
    expansions: tuple[Expansion | None, ...] = (None, "lava", "meteor", "forest", "trail")
    editions: tuple[Edition, ...] = ("base", "challenge")
    for edition, expansion, draft, goals in product(editions, expansions, (False, True), (False, True)):
        try:
            yield Options(edition=edition, expansion=expansion, players=players, draft=draft, goals=goals)
        except IllegalError:
            continue
