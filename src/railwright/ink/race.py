"""RI-5.4 and RI-5.5: the goal cards of a match, the race for their points and the solo deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from railwright.core.chance import Chance, shuffled
from railwright.core.errors import MalformedError
from railwright.ink.options import Options
from railwright.ink.rules.goals import RACE_POINTS, SOLO_DEADLINES
from railwright.ink.sheet import Sheet


@dataclass(slots=True)
class GoalCard:
    """A goal on the table: what it still gives, and who scored it with how many points."""

    name: str
    deadline: int | None = None
    closed: int = 0
    scored: dict[int, int] = field(default_factory=dict)

    def worth(self, round_number: int) -> int:
        """What a player scores who meets the goal in this round."""
        if self.deadline is not None:
            return RACE_POINTS[0] if round_number <= self.deadline else RACE_POINTS[-1]
        return RACE_POINTS[self.closed]

    def close_round(self, round_number: int, sheets: Sequence[Sheet]) -> None:
        """Give the points to all who newly meet the goal; then that value is closed, the last one never."""
        newly = [seat for seat, sheet in enumerate(sheets) if seat not in self.scored and sheet.meets_goal(self.name)]
        for seat in newly:
            self.scored[seat] = self.worth(round_number)
        if newly and self.deadline is None:
            self.closed = min(self.closed + 1, len(RACE_POINTS) - 1)


def draw_goals(options: Options, chance: Chance) -> tuple[str, ...]:
    """Draw the goal cards; their order is random too."""
    drawn = [name for pool, count in options.goal_pools for name in shuffled(chance, list(pool))[:count]]
    return tuple(shuffled(chance, drawn)) if drawn else ()


def lay_out(options: Options, names: Sequence[str]) -> list[GoalCard]:
    """The goal cards of a match; refuses cards that these options cannot have drawn."""
    for pool, count in options.goal_pools:
        if len({name for name in names if name in pool}) != count:
            raise MalformedError("goals_of_set", count=count, goals=pool)
    if len(names) != sum(count for _, count in options.goal_pools):
        raise MalformedError("goals_number")
    deadlines = SOLO_DEADLINES if options.solo_goals else (None,) * len(names)
    return [GoalCard(name, deadline) for name, deadline in zip(names, deadlines, strict=True)]
