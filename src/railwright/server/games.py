"""What a room needs from a game, whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from railwright.core.chance import Chance
from railwright.core.language import Language, Speaker, speaker
from railwright.core.proof import Origin
from railwright.render.theme import Theme
from railwright.server.fair import Drawing
from railwright.server.fair_messages import FairView
from railwright.server.messages import Answer, Explain, Why
from railwright.server.seats import Moment, NextRoom, Openness, Seat


@dataclass(frozen=True, slots=True)
class Act:
    """Do an action, in its notation."""

    action: str


@dataclass(frozen=True, slots=True)
class TakePair:
    """Take a pair of the draft."""

    pair: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last action back, or all of this round."""

    whole_round: bool = False


Move = Act | TakePair | TakeBack
Thought = Callable[[], list[Move]]
"""What a bot computes; runs beside the loop and touches nothing but what it was given."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a view says about the room around the game."""

    room: str
    seats: Sequence[Seat]
    language: Language
    time_limit: int | None
    deadline: str | None
    fair: FairView
    you: int | None = None
    """The seat of whom the view speaks to."""
    next: NextRoom | None = None
    day: str = ""
    """When something happened here last, as 2026-11-16."""
    waits_for: Sequence[int] = ()
    """The seats that have to decide."""
    open_to: Openness = "invited"
    host: int = 0
    what_if: Moment | None = None
    """Where the game goes on from."""

    @property
    def say(self) -> Speaker:
        """Who speaks to the viewer."""
        return speaker(self.language)

    def tell(self, key: str, seat: int, **facts: object) -> str:
        """A sentence about a seat, to whoever sits there in other words."""
        if seat == self.you and self.say.knows(f"{key}-you"):
            return self.say(f"{key}-you", **facts)
        return self.say(key, who=self.seats[seat].name, **facts)


class Source(Protocol):
    """Where a game takes its chance from."""

    def chance(self, number: int) -> Chance:
        """For a draw, counted from 1; draws are made one after the other."""


class Game(Drawing, Protocol):
    """A match with its chance; it is the fold over its events."""

    name: str
    players: int

    @property
    def started(self) -> bool:
        """Whether the first dice or cards lie."""

    def begin(self) -> list[msgspec.Struct]:
        """Let chance begin the game; what happened."""

    def restore(self, event: Any) -> None:
        """Apply a stored event."""

    def perform(self, seat: int, move: Move) -> list[msgspec.Struct]:
        """Carry out a move and what chance does then; refuses with an error and stays as it was."""

    def private_to(self, event: Any) -> int | None:
        """The one seat whose view an event has changed; None where it may be anybody's."""

    def waiting(self) -> list[int]:
        """The seats that have to decide."""

    def turn(self) -> object | None:
        """Changes whenever a new turn or round begins, and back where the last one is taken up again."""

    def standing(self) -> list[int]:
        """The points of all seats as everybody may know them."""

    def places(self) -> list[int]:
        """Where each seat came in, once the game is over."""

    def parts(self, seat: int) -> dict[str, int]:
        """Of what the points of a seat are made."""

    def clock(self) -> object | None:
        """Changes whenever a new time limit begins, and back where one is taken up again; None where nobody decides."""

    def earlier_clock(self) -> object | None:
        """What the clock would read after a take-back; None where that would not change it."""

    def moment(self, seat: int) -> object:
        """Changes with everything that this seat has to think about anew, and never comes back."""

    def thought(self, seat: int, bot: str, *, seconds: float, hint: bool = False) -> Thought:
        """What a bot would do for this seat now: all of its round, or just the next step as a hint."""

    def why(self, seat: int, question: Why, language: Language) -> Answer:
        """Why something is refused."""

    def explain(self, question: Explain) -> Answer:
        """Where the points of the seat that asks lie."""

    def view(self, seat: int | None, frame: Frame) -> msgspec.Struct:
        """What a seat, or a spectator, may know."""

    def own_view(self, seat: int, before: Any, language: Language) -> msgspec.Struct:
        """The view of a seat after an event that is private to it, made from its view before."""

    def record(self, origin: Origin) -> str:
        """The game as text, with where its dice come from."""

    def replay(self, frame: Frame) -> Sequence[msgspec.Struct]:
        """The game step by step."""

    def picture(self, seats: Sequence[int], frame: Frame, theme: Theme) -> Callable[[], str]:
        """Draws sheets as everybody may see them; in Rail Line, the table."""
