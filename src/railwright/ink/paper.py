"""A table whose people draw on paper: what is rolled and drawn for all of them, and what they say they have taken.

It is a match without sheets: the fold over its events, and whatever is refused changes nothing.
"""

from __future__ import annotations

from railwright.core.chance import Chance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.ink.draft import Draft
from railwright.ink.draws import dice, set_up
from railwright.ink.events import Event, Paired, Picked, Rolled, SetUp, TookBack
from railwright.ink.options import Options
from railwright.ink.race import GoalCard, lay_out
from railwright.ink.rules.goals import RACE_POINTS


class GoalMet(Event, frozen=True, tag="goal-met"):
    """Somebody has met a goal in this round: its highest value is taken (RI-5.4)."""

    goal: int


PaperEvent = SetUp | Rolled | Paired | Picked | GoalMet | TookBack


class PaperTable:
    """Rolls, goals and draft of one game."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.laid = False
        """Whether the goal cards lie and it is known who begins a draft, where a game has such things."""
        self.star: int | None = None
        self.goals: list[GoalCard] = []
        self.rolls: list[Rolled | Paired] = []
        self.draft: Draft | None = None
        """Of the running round."""
        self.marks: list[Picked | GoalMet] = []
        """What was said in the running round, and can be taken back."""

    @property
    def draws(self) -> int:
        """How often chance has been asked."""
        return (self.laid and self.options.has_set_up) + len(self.rolls)

    @property
    def to_pick(self) -> int | None:
        """Whose turn it is in the draft."""
        return self.draft.to_pick if self.draft else None

    @property
    def over(self) -> bool:
        """Whether nothing is rolled or picked any more."""
        return len(self.rolls) == self.options.rolls and self.to_pick is None

    @property
    def may_roll(self) -> bool:
        """Whether the next roll is due."""
        return self.laid and self.to_pick is None and not self.over

    def may_meet(self, goal: int) -> bool:
        """Whether a value of a goal can be taken: in a race, and never the last one (RI-5.4)."""
        card = self.goals[goal]
        return bool(self.rolls) and card.deadline is None and card.closed < len(RACE_POINTS) - 1

    def due(self, chance: Chance) -> SetUp | Rolled | Paired:
        """The event of chance that comes next."""
        if not self.laid:
            return set_up(self.options, chance)
        self._expect_roll()
        return dice(self.options, len(self.rolls) + 1, chance)

    def apply(self, event: PaperEvent) -> None:
        """Accept an event, or refuse it with a sentence and stay as it was."""
        if isinstance(event, SetUp):
            self._set_up(event)
        elif isinstance(event, Rolled | Paired):
            self._roll(event)
        elif isinstance(event, Picked):
            self._pick(event)
        elif isinstance(event, GoalMet):
            self._meet(event)
        else:
            self._take_back()

    def _set_up(self, event: SetUp) -> None:
        if self.laid:
            raise TimingError("first_roll")
        self.goals = lay_out(self.options, event.goals)
        self.star = event.star
        self.laid = True

    def _expect_roll(self) -> None:
        if not self.may_roll:
            raise TimingError("over" if self.over else "first_pick" if self.laid else "first_set_up")

    def _roll(self, event: Rolled | Paired) -> None:
        self._expect_roll()
        start = self.draft.next_start() if self.draft else self.star
        self.draft = Draft(self.options.players, start or 0, event.pairs) if isinstance(event, Paired) else None
        self.rolls.append(event)
        self.marks = []

    def _pick(self, event: Picked) -> None:
        if self.draft is None:
            raise TimingError("pairs_without_draft")
        if self.to_pick is None:
            raise IllegalError("pair_taken")
        self.draft.pick(event.seat, event.pair)
        self.marks.append(event)

    def _meet(self, event: GoalMet) -> None:
        if not 0 <= event.goal < len(self.goals):
            raise MalformedError("goals_number")
        if not self.may_meet(event.goal):
            raise IllegalError("goal_stays")
        self.goals[event.goal].closed += 1
        self.marks.append(event)

    def _take_back(self) -> None:
        if not self.marks:
            raise IllegalError("take_back_nothing")
        mark = self.marks.pop()
        if isinstance(mark, GoalMet):
            self.goals[mark.goal].closed -= 1
        elif self.draft:
            self.draft.picks.pop()
