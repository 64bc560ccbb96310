"""Railroad Ink on paper in a room: one seat rolls for all, everybody else follows, and nobody draws here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Literal, NoReturn

import msgspec

from railwright.core.chance import Chance
from railwright.core.language import Language
from railwright.core.proof import Origin
from railwright.ink.draws import draw
from railwright.ink.events import Paired, Picked, Rolled, SetUp, TookBack
from railwright.ink.options import Options
from railwright.ink.paper import GoalMet, PaperEvent, PaperTable
from railwright.render.theme import Theme
from railwright.server.games import Act, Frame, Move, Source, TakePair, Thought
from railwright.server.ink_messages import DraftState
from railwright.server.ink_view import told_options
from railwright.server.messages import Answer, Explain, Why
from railwright.server.paper_messages import PaperGoal, PaperRoll, PaperSeat, PaperView
from railwright.server.problems import Problem

_log = logging.getLogger(__name__)
ROLL = "roll"
MET = "met "


class PaperGame:
    """A table on paper with its dice."""

    name = "ink"

    def __init__(self, options: Options, dice: Source) -> None:
        self.table = PaperTable(options)
        self.players = options.players
        self._dice = dice

    @property
    def started(self) -> bool:
        """Whether the cards lie: from then on it may be rolled."""
        return self.table.laid

    @property
    def over(self) -> bool:
        """Whether all is rolled and picked."""
        return self.table.over

    @property
    def told_draws(self) -> int:
        """Every draw may be checked as soon as it is made."""
        return self.table.draws

    def begin(self) -> list[msgspec.Struct]:
        """Draw the goals and who begins a draft; the dice wait until everybody is there."""
        return self._happens(self._due())

    def _due(self) -> SetUp | Rolled | Paired:
        return self.table.due(self._dice.chance(self.told_draws + 1))

    def _happens(self, event: PaperEvent) -> list[msgspec.Struct]:
        self.table.apply(event)
        return [event]

    def draw(self, number: int, chance: Chance) -> SetUp | Rolled | Paired:
        """What comes out of a draw."""
        return draw(self.table.options, number, chance)

    def round_of(self, number: int) -> int | None:
        """The set-up, where there is one, is drawn before round 1."""
        return number - self.table.options.has_set_up or None

    def restore(self, event: Any) -> None:
        """Apply a stored event; chance is drawn again, so that it goes on where it was."""
        if isinstance(event, SetUp | Rolled | Paired) and self._due() != event:
            _log.warning("The stored dice are not those of this room's secret any more; the stored ones count.")
        self.table.apply(event)

    def perform(self, seat: int, move: Move) -> list[msgspec.Struct]:
        """Roll, or note what somebody at the table has taken, or take that back."""
        if isinstance(move, Act):
            return self._happens(self._due() if move.action == ROLL else self._met(move.action))
        if isinstance(move, TakePair):
            return self._happens(Picked(self.table.to_pick or 0, move.pair))
        happened = self._happens(TookBack(seat))
        while move.whole_round and self.table.marks:
            happened += self._happens(TookBack(seat))
        return happened

    def _met(self, action: str) -> GoalMet:
        names = [MET + goal.name for goal in self.table.goals]
        if action not in names:
            raise Problem("paper_action", action=action)
        return GoalMet(names.index(action))

    def private_to(self, _: Any) -> None:
        """Everybody sees everything."""

    def waiting(self) -> list[int]:
        """Nobody is ever replaced here."""
        return []

    def turn(self) -> object | None:
        """Who draws on paper sits at no seat."""
        return None

    def standing(self) -> list[int]:
        """Nobody counts before the pad does."""
        return []

    def places(self) -> list[int]:
        """Nobody counts before the pad does."""
        return []

    def parts(self, seat: int) -> dict[str, int]:  # noqa: ARG002 - on paper
        """Nobody draws here."""
        return {}

    def clock(self) -> object | None:
        """The round; it has no time limit."""
        return len(self.table.rolls)

    def earlier_clock(self) -> None:
        """What is taken back belongs to the running round."""

    def moment(self, _: int) -> object:
        """The round."""
        return self.clock()

    def thought(self, seat: int, bot: str, *, seconds: float, hint: bool = False) -> Thought:  # noqa: ARG002
        """Bots have nothing to decide."""
        raise Problem("no_hint")

    def why(self, seat: int, question: Why, language: Language) -> Answer:  # noqa: ARG002
        """No sheet is here."""
        _on_paper()

    def explain(self, question: Explain) -> Answer:  # noqa: ARG002
        """No sheet is here."""
        _on_paper()

    def record(self, origin: Origin) -> str:  # noqa: ARG002
        """No sheet is here."""
        _on_paper()

    def replay(self, frame: Frame) -> list[msgspec.Struct]:  # noqa: ARG002
        """No sheet is here."""
        _on_paper()

    def picture(self, seats: Sequence[int], frame: Frame, theme: Theme) -> Callable[[], str]:  # noqa: ARG002
        """No sheet is here."""
        _on_paper()

    def own_view(self, seat: int, before: Any, language: Language) -> NoReturn:
        """Nothing is private here."""
        raise NotImplementedError

    def view(self, seat: int | None, frame: Frame) -> PaperView:
        """What everybody sees, and for the seat that rolls what it may do."""
        table = self.table
        return PaperView(
            room=frame.room,
            options=told_options(table.options),
            seat=seat,
            phase=self._phase,
            round=len(table.rolls),
            rounds=table.options.rounds,
            rolls=table.options.rolls,
            seats=[PaperSeat(one.shown, one.kind, one.ran_out) for one in frame.seats],
            rolled=[_told(roll) for roll in table.rolls],
            goals=[PaperGoal(goal.name, goal.worth(len(table.rolls)), goal.deadline) for goal in table.goals],
            draft=self._draft(),
            star=table.star,
            actions=[] if seat is None else self._actions(),
            can_undo=seat is not None and bool(table.marks),
            fair=frame.fair,
            next=frame.next,
            waits_for=list(frame.waits_for),
            open_to=frame.open_to,
            host=frame.host,
        )

    @property
    def _phase(self) -> Literal["lobby", "play", "over"]:
        return "over" if self.over else "play" if self.started else "lobby"

    def _actions(self) -> list[str]:
        met = [MET + goal.name for number, goal in enumerate(self.table.goals) if self.table.may_meet(number)]
        return [ROLL, *met] if self.table.may_roll else met

    def _draft(self) -> DraftState | None:
        draft = self.table.draft
        if draft is None:
            return None
        return DraftState(list(draft.pairs), list(draft.owners.items()), draft.to_pick, draft.start)


def _told(roll: Rolled | Paired) -> PaperRoll:
    if isinstance(roll, Paired):
        return PaperRoll([], list(roll.pairs), list(roll.expansion))
    return PaperRoll(list(roll.route), [], list(roll.expansion))


def _on_paper() -> NoReturn:
    raise Problem("sheets_on_paper")
