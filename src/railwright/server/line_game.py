"""Rail Line in a room: its moves, its events, what a bot thinks, and why something is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from railwright.bots.registry import make
from railwright.core.chance import Chance
from railwright.core.errors import TimingError
from railwright.core.language import Language
from railwright.core.proof import Origin
from railwright.line.actions import action_words, read_action
from railwright.line.events import Event as TableEvent
from railwright.line.match import Match, Options, SetUp
from railwright.line.picture import table_picture
from railwright.line.record import write_record
from railwright.line.rules.layout import TURN
from railwright.render.line_svg import table_svg
from railwright.render.theme import Theme
from railwright.server.bots import bot_seed
from railwright.server.games import Act, Frame, Move, Source, TakePair, Thought
from railwright.server.line_messages import LineView
from railwright.server.line_replay import LineStep, steps
from railwright.server.line_view import line_view, lobby_view
from railwright.server.messages import Answer, Explain, Why, answered
from railwright.server.problems import EngineProblem, Problem


class LineEvent(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """What is stored of a match of Rail Line."""


class Dealt(LineEvent, frozen=True, tag="dealt"):
    """Who begins, and both shuffles as card numbers."""

    start: int
    a: tuple[int, ...]
    b: tuple[int, ...]


class Decided(LineEvent, frozen=True, tag="decided"):
    """A decision, in the words of records."""

    seat: int
    action: str


class TookBack(LineEvent, frozen=True, tag="took-back"):
    """A seat takes its last decision back."""

    seat: int


AnyLineEvent = Dealt | Decided | TookBack


class LineGame:
    """A match of Rail Line; None before it is dealt."""

    name = "line"

    def __init__(self, options: Options, dice: Source, bot_secret: str) -> None:
        self.options = options
        self.players = options.players
        self.match: Match | None = None
        self._dice = dice
        self._bot_secret = bot_secret
        self._happened: list[list[TableEvent]] = []
        self._changes = 0

    @property
    def started(self) -> bool:
        """Whether the cards are dealt."""
        return self.match is not None

    @property
    def over(self) -> bool:
        """Whether the last extra action is done."""
        return self.match is not None and self.match.is_over

    def begin(self) -> list[msgspec.Struct]:
        """Shuffle."""
        setup = self.draw(1, self._dice.chance(1))
        event = Dealt(setup.start, setup.a_order, setup.b_order)
        self.restore(event)
        return [event]

    @property
    def told_draws(self) -> int:
        """The one link tells the whole deck: it stays secret until the game is over."""
        return int(self.over)

    def draw(self, number: int, chance: Chance) -> SetUp:  # noqa: ARG002 - there is one
        """The lot and both shuffles."""
        return SetUp.drawn(self.players, chance)

    def round_of(self, draw: int) -> int | None:  # noqa: ARG002 - there is one
        """The cards are shuffled before the game."""
        return None

    def restore(self, event: Any) -> None:
        """Apply a stored event."""
        self._changes += 1
        if isinstance(event, Dealt):
            self.match = Match(self.options, SetUp(event.start, event.a, event.b))
        elif isinstance(event, Decided):
            self._happened.append(self._running.act(event.seat, read_action(self.options.deck, event.action)))
        else:
            self._running.take_back(event.seat)
            self._happened.pop()

    @property
    def _running(self) -> Match:
        if self.match is None:
            raise Problem("not_started")
        return self.match

    def perform(self, seat: int, move: Move) -> list[msgspec.Struct]:
        """Carry out a decision, or take back."""
        match = self._running
        if isinstance(move, TakePair):
            raise Problem("message_unexpected")
        if isinstance(move, Act):
            action = read_action(self.options.deck, move.action)
            refusal = match.refusal(seat, action)
            if refusal:
                raise Problem(refusal.code)
            return self._apply(Decided(seat, action_words(self.options.deck, action)))
        reason = "over" if match.is_over else match.take_back_refusal(seat)
        if reason:
            raise EngineProblem("nothing_to_undo", TimingError(reason))
        events = self._apply(TookBack(seat))
        turn = match.view(None).turn
        while move.whole_round and match.take_back_refusal(seat) is None and match.view(None).turn == turn:
            events += self._apply(TookBack(seat))
        return events

    def _apply(self, event: AnyLineEvent) -> list[msgspec.Struct]:
        self.restore(event)
        return [event]

    def private_to(self, event: Any) -> int | None:  # noqa: ARG002 - all at one table
        """Everything at this table is everybody's."""
        return None

    def waiting(self) -> list[int]:
        """The one seat that decides."""
        decider = self.match.decider if self.match else None
        return [] if decider is None else [decider]

    def turn(self) -> object | None:
        """The running turn, however many decisions it takes."""
        return int(self.match.state[TURN]) if self.match else None

    def standing(self) -> list[int]:
        """As the sheets are now."""
        return [score.total for score in self.match.scores()] if self.match else [0] * self.players

    def places(self) -> list[int]:
        """As the rules break ties."""
        return [place.place for place in sorted(self._running.ranking(), key=lambda place: place.seat)]

    def parts(self, seat: int) -> dict[str, int]:
        """The points of each part of the sheet."""
        return dict(self._running.scores()[seat].points)

    def clock(self) -> object | None:
        """Each decision has its time."""
        return len(self.match.decisions) if self.match and not self.match.is_over else None

    def earlier_clock(self) -> object | None:
        """The time of the last decision."""
        return len(self.match.decisions) - 1 if self.match else None

    def moment(self, seat: int) -> object:  # noqa: ARG002 - all at one table
        """How often anything was decided or taken back."""
        return self._changes

    def thought(self, seat: int, bot: str, *, seconds: float, hint: bool = False) -> Thought:  # noqa: ARG002 - one step
        """The seat's next decision."""
        match = self._running
        if match.decider != seat:
            raise Problem("no_hint")
        view = match.view(seat)
        seed = bot_seed(self._bot_secret, seat, len(match.decisions))

        def think() -> list[Move]:
            action = make("line", bot, seconds=seconds).act(view, seed=seed)
            return [Act(action_words(self.options.deck, action))]

        return think

    def why(self, seat: int, question: Why, language: Language) -> Answer:
        """The reason of the rules."""
        if question.action is None:
            raise Problem("why_what")
        refusal = self._running.refusal(seat, read_action(self.options.deck, question.action))
        return answered(question, refusal.error if refusal else None, language)

    def explain(self, question: Explain) -> Answer:  # noqa: ARG002 - whoever asks
        """A view of this game says everything about points already."""
        raise Problem("message_unexpected")

    def view(self, seat: int | None, frame: Frame) -> LineView:
        """What a seat, or a spectator, may know."""
        if self.match is None:
            return lobby_view(self.options, seat, frame)
        return line_view(self.match, seat, [event for events in self._happened for event in events], frame)

    def own_view(self, seat: int, before: LineView, language: Language) -> LineView:  # noqa: ARG002 - whoever asks
        """Everything at this table is everybody's: for one seat alone nothing can have changed."""
        return before

    def record(self, origin: Origin) -> str:
        """The game as text."""
        return write_record(self._running, origin)

    def replay(self, frame: Frame) -> list[LineStep]:
        """The game step by step."""
        return steps(self._running, frame)

    def picture(self, seats: Sequence[int], frame: Frame, theme: Theme) -> Callable[[], str]:  # noqa: ARG002 - one table
        """The whole table as an onlooker sees it, whoever's seat is asked for; at the end with the day."""
        names = [seat.name for seat in frame.seats]
        view = self._running.view(None)
        caption = frame.say("picture-table", names=names, date=frame.day) if self.over else ""
        return lambda: table_svg(table_picture(view, names, caption=caption, say=frame.say), theme=theme)
