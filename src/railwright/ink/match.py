"""A match from set-up to ranking: rounds, rolls, draft, simultaneous drawing, goals (RI-2, RI-5.4, RI-10).

The match is the fold over its accepted events. Whatever is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum

from railwright.core.chance import Chance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.core.language import Name
from railwright.ink.actions import Action, done, read_action
from railwright.ink.dice import check_faces, check_in_order, slots_of
from railwright.ink.draft import Draft, after_ties
from railwright.ink.draws import check_roll, dice, set_up
from railwright.ink.events import Acted, AnyEvent, Paired, Picked, Reopened, Rolled, SetUp, TookBack
from railwright.ink.options import Options
from railwright.ink.race import GoalCard, lay_out
from railwright.ink.rules import turn
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet


class Phase(Enum):
    """What the match waits for."""

    SETTING_UP = "set-up"
    ROLLING = "roll"
    PICKING = "pick"
    DRAWING = "draw"
    OVER = "over"


class RefusedError(IllegalError):
    """An action that the rules refuse, with the reason."""

    kind = "reason"

    def __init__(self, reason: IntEnum, **facts: object) -> None:
        super().__init__(reason.name.lower(), **facts)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return RefusedError, (self.reason,), self.__dict__


def refused_action(sheet: Sheet, action: Action, reason: IntEnum) -> RefusedError | None:
    """An action of this sheet that the rules answered with this reason; None where they allow it."""
    if reason is Reason.FINE:
        return None
    if reason is sheet.too_dear and sheet.budget:
        return RefusedError(reason, price=sheet.price(action), left=sheet.budget.left)
    return refusal_for(reason, fitting(sheet, reason))


def fitting(sheet: Sheet, reason: IntEnum) -> tuple[str, ...]:
    """The pieces that a reason has to name."""
    return tuple(sheet.fitting_pieces) if reason is Reason.ROUTE_DIE_FITS else ()


def refusal_for(reason: IntEnum, fitting_pieces: tuple[str, ...]) -> RefusedError:
    """A reason with the pieces that it has to name."""
    if not fitting_pieces:
        return RefusedError(reason)
    return RefusedError(reason, pieces=[Name("piece", piece) for piece in fitting_pieces])


def why_not_done(sheet: Sheet) -> RefusedError | None:
    """Why a round cannot be ended; None where it can."""
    return refused_action(sheet, done(), sheet.not_done())


@dataclass(slots=True)
class RoundLog:
    """What happened in a round, without what was taken back."""

    dice: Rolled | Paired
    picks: list[Picked] = field(default_factory=list)
    actions: list[list[Action]] = field(default_factory=list)

    def copy(self) -> RoundLog:
        """The same, to be written on."""
        return RoundLog(self.dice, self.picks.copy(), [actions.copy() for actions in self.actions])


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the final ranking; equal places share the win."""

    place: int
    seat: int
    score: Score


class Match:
    """One game of Railroad Ink."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.events: list[AnyEvent] = []
        self.rounds: list[RoundLog] = []
        self.goals: list[GoalCard] = []
        self.star: int | None = None
        self.draft: Draft | None = None
        self.phase = Phase.SETTING_UP if options.has_set_up else Phase.ROLLING
        self.sheets = [self._new_sheet() for _ in range(options.players)]
        self.public = [sheet.copy() for sheet in self.sheets]
        """The sheets as everybody saw them when the last round closed."""
        self._snapshots: list[list[Sheet]] = [[] for _ in self.sheets]
        self._start = 0
        self._last_roll = options.last_roll

    @classmethod
    def of(cls, options: Options, events: Iterable[AnyEvent]) -> Match:
        """The match that these events make."""
        match = cls(options)
        for event in events:
            match.apply(event)
        return match

    def copy(self) -> Match:
        """The same match, to go on with in another way; what nobody changes any more is shared."""
        other = Match.__new__(Match)
        other.options, other.events, other.phase = self.options, self.events.copy(), self.phase
        other.rounds = [*self.rounds[:-1], *(log.copy() for log in self.rounds[-1:])]
        other.goals = [replace(goal, scored=goal.scored.copy()) for goal in self.goals]
        other.star, other._start = self.star, self._start  # noqa: SLF001 - one of us
        other._last_roll = self._last_roll  # noqa: SLF001 - one of us
        other.draft = replace(self.draft, picks=self.draft.picks.copy()) if self.draft else None
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.public = self.public
        other._snapshots = [snapshots.copy() for snapshots in self._snapshots]  # noqa: SLF001 - one of us
        return other

    def _new_sheet(self) -> Sheet:
        return Sheet.new(self.options.edition, self.options.expansion, self.options.longest)

    @property
    def round(self) -> int:
        """The running or last round, 0 before the first roll; a roll after the last one counts as one more."""
        return len(self.rounds)

    @property
    def last_roll(self) -> bool:
        """Whether the dice that are rolled, or due, are those after the last round: nothing is drawn with them."""
        return self._last_roll != 0 and self.round + (self.phase is Phase.ROLLING) == self._last_roll

    @property
    def start_player(self) -> int:
        """Who picks first in the running draft."""
        return self._start

    def apply(self, event: AnyEvent) -> None:
        """Accept an event, or refuse it with a sentence and stay as it was."""
        if isinstance(event, Acted):
            self._act(event)
        elif isinstance(event, Picked):
            self._pick(event)
        elif isinstance(event, Rolled):
            self._roll(event)
        elif isinstance(event, Paired):
            self._pair(event)
        elif isinstance(event, SetUp):
            self._set_up(event)
        else:
            self._take_back(event)
        self.events.append(event)

    def due(self, chance: Chance) -> SetUp | Rolled | Paired:
        """The event of chance that the match waits for."""
        if self.phase is Phase.SETTING_UP:
            return set_up(self.options, chance)
        self.expect(Phase.ROLLING)
        return dice(self.options, self.round + 1, chance)

    def deal(self, chance: Chance) -> None:
        """Let chance do what the match waits for, until players have to decide or the game is over."""
        while self.phase in (Phase.SETTING_UP, Phase.ROLLING):
            self.apply(self.due(chance))

    def pick(self, seat: int, pair: int) -> None:
        """Take a pair of the draft."""
        self.apply(Picked(seat, pair))

    def act(self, seat: int, action: Action) -> None:
        """Do something on one's own sheet."""
        self.apply(Acted(seat, str(action)))

    def take_back(self, seat: int) -> None:
        """Take the last action of this round back, be it the one by which the seat was done."""
        done = 0 <= seat < self.options.players and self.sheets[seat].is_done
        self.apply(Reopened(seat) if done else TookBack(seat))

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has something of this round to take back, while anybody still draws (RI-2.3)."""
        return self.phase is Phase.DRAWING and bool(self._snapshots[seat])

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat; none unless it has to draw."""
        return self.sheets[seat].legal() if self.phase is Phase.DRAWING else []

    def expect(self, phase: Phase) -> None:
        """Refuse what belongs to another phase, with what the match waits for instead."""
        if self.phase is phase:
            return
        codes = {
            Phase.SETTING_UP: "first_set_up",
            Phase.ROLLING: "first_roll",
            Phase.PICKING: "first_pick",
            Phase.DRAWING: "first_draw",
            Phase.OVER: "over",
        }
        raise TimingError(codes[self.phase])

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.options.players:
            raise MalformedError("player_not_here", seat=seat + 1)
        return seat

    def _set_up(self, event: SetUp) -> None:
        self.expect(Phase.SETTING_UP)
        if (event.star is None) == self.options.draft:
            raise MalformedError("star_without_draft")
        goals = lay_out(self.options, event.goals)
        if event.star is not None:
            self._start = self._seat(event.star)
        self.star = event.star
        self.goals = goals
        self.phase = Phase.ROLLING

    def _roll(self, event: Rolled) -> None:
        self.expect(Phase.ROLLING)
        if self.options.draft and not self.last_roll:
            raise TimingError("pairs_in_draft")
        check_roll(self.options, self.round + 1, event)
        self.rounds.append(RoundLog(event))
        self._start_drawing([event.route] * self.options.players, event.expansion)

    def _pair(self, event: Paired) -> None:
        self.expect(Phase.ROLLING)
        if not self.options.draft or self.last_roll:
            raise TimingError("pairs_without_draft")
        check_faces(self.options.pool_dice, [face for pair in event.pairs for face in pair])
        check_in_order(self.options.expansion_dice, event.expansion)
        self.rounds.append(RoundLog(event))
        self.draft = Draft(self.options.players, self._start, event.pairs)
        self.phase = Phase.PICKING

    def _pick(self, event: Picked) -> None:
        self.expect(Phase.PICKING)
        assert self.draft is not None
        self.draft.pick(self._seat(event.seat), event.pair)
        self.rounds[-1].picks.append(event)
        if self.draft.to_pick is None:
            self._start = self.draft.next_start()
            dice = [self.draft.dice_of(seat) for seat in range(self.options.players)]
            self._start_drawing(dice, self.rounds[-1].dice.expansion)

    def _start_drawing(self, route: list[tuple[str, ...]], expansion: tuple[str, ...]) -> None:
        for sheet, faces in zip(self.sheets, route, strict=True):
            turn.start_round(sheet.words, slots_of(faces, self.options.expansion_dice, expansion))
        self.rounds[-1].actions = [[] for _ in self.sheets]
        self._snapshots = [[] for _ in self.sheets]
        self.phase = Phase.DRAWING
        self._close_if_done()

    def _act(self, event: Acted) -> None:
        self.expect(Phase.DRAWING)
        seat = self._seat(event.seat)
        action = read_action(event.action)
        sheet = self.sheets[seat]
        if refused := refused_action(sheet, action, sheet.refusal(action)):
            raise refused
        self._snapshots[seat].append(sheet.copy())
        turn.apply(sheet.words, action.number)
        self.rounds[-1].actions[seat].append(action)
        if sheet.is_done:
            self._close_if_done()

    def _take_back(self, event: TookBack | Reopened) -> None:
        self.expect(Phase.DRAWING)
        seat = self._seat(event.seat)
        if self.sheets[seat].is_done is not isinstance(event, Reopened):
            raise IllegalError("take_back_done" if self.sheets[seat].is_done else "take_back_not_done")
        if not self._snapshots[seat]:
            raise IllegalError("take_back_nothing")
        self.sheets[seat] = self._snapshots[seat].pop()
        self.rounds[-1].actions[seat].pop()

    def _close_if_done(self) -> None:
        if not all(sheet.is_done for sheet in self.sheets):
            return
        if not self.last_roll:
            for goal in self.goals:
                goal.close_round(self.round, self.sheets)
        self.public = [sheet.copy() for sheet in self.sheets]
        self.phase = Phase.OVER if self.round == self.options.rolls else Phase.ROLLING

    def goal_points(self, seat: int) -> int:
        """The points that a seat's goals have brought so far."""
        return sum([goal.scored.get(seat, 0) for goal in self.goals]) if self.goals else 0

    def score(self, seat: int) -> Score:
        """The score of a seat as if the game ended now."""
        return explain(self.sheets[seat], self.goal_points(seat))

    def ranking(self) -> list[Place]:
        """The final ranking (RI-4.5, RI-10.3)."""
        if self.phase is not Phase.OVER:
            raise TimingError("not_over")
        return rank([self.score(seat) for seat in range(self.options.players)], self.star)


def rank(scores: Sequence[Score], star: int | None) -> list[Place]:
    """Seats from the best to the last; only the star of a draft leaves nobody equal (RI-4.5, RI-10.3)."""
    tie_break = after_ties(star, len(scores)) if star is not None else None

    def standing(seat: int) -> tuple[int, int, int]:
        decided = tie_break.index(seat) if tie_break is not None else 0
        return (-scores[seat].total, len(scores[seat].errors), decided)

    places: list[Place] = []
    for index, seat in enumerate(sorted(range(len(scores)), key=standing)):
        tied = places and standing(places[-1].seat) == standing(seat)
        places.append(Place(places[-1].place if tied else index + 1, seat, scores[seat]))
    return places
