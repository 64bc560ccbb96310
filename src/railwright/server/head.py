"""What is fixed when a room is opened, and what happens in it besides the game: both are stored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from railwright.bots.registry import GameName
from railwright.ink import options as ink_options
from railwright.ink.events import AnyEvent
from railwright.ink.options import Edition, Longest
from railwright.ink.paper import GoalMet
from railwright.ink.record import RULES as INK_RULES
from railwright.line.deck import Deck
from railwright.line.deck_file import standard_deck
from railwright.line.match import Options as LineEngineOptions
from railwright.line.rules.layout import RULES as LINE_RULES
from railwright.server.fair import FairDice, Sealing
from railwright.server.games import Game
from railwright.server.ink_game import InkGame
from railwright.server.line_game import AnyLineEvent, LineGame
from railwright.server.paper_game import PaperGame
from railwright.server.seats import Openness, Seat, SeatKind
from railwright.server.what_if import InkWhatIf, LineWhatIf, WhatIf


class InkChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Railroad Ink that somebody chooses; the players are the seats, but for those on paper."""

    edition: Edition = "base"
    expansion: str | None = None
    draft: bool = False
    goals: bool = False
    further_goals: bool = False
    longest: Longest = "sections"
    pool: tuple[Edition, ...] = ()
    players: int | None = None


class LineChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Rail Line that somebody chooses; the players are the seats."""

    sheet: Literal[1, 2] = 1
    players: int | None = None


class PlayedUnder(msgspec.Struct, frozen=True):
    """What has to be known of a stored room before the rest of it is read."""

    game: GameName
    rules: int = 1
    """The version of the game's rules; rooms of version 1 do not name it."""


RULES: dict[GameName, int] = {"ink": INK_RULES, "line": LINE_RULES}


class InContest(msgspec.Struct, frozen=True):
    """A room whose dice others play too, each alone: a daily, or a challenge among friends."""

    id: str
    counted: bool
    """Whether it is somebody's one attempt; else it is practice, or Master's game."""
    master: bool = False


class Head(msgspec.Struct, frozen=True):
    """A room as it was opened. The secret of its dice never leaves the server, a seed not before the game is over."""

    game: GameName
    options: dict[str, Any]
    seats: list[Seat]
    seed: str = ""
    """Of dice that are not sealed."""
    time_limit: Annotated[int, msgspec.Meta(ge=1)] | None = None
    rules: int = 1
    deck: Deck | None = None
    """Rail Line's cards as they were then, so that a game goes on whatever becomes of the deck."""
    sealing: Sealing | None = None
    chosen: bool = False
    """Whether somebody has chosen the seed."""
    bot_secret: str = ""
    """What bots draw lots from; it says nothing of the dice. Rooms from before have none."""
    paper: bool = False
    """Whether people draw on paper: the only seat rolls for all of them, who are no seats."""
    open_to: Openness = "invited"
    what_if: WhatIf | None = None
    """The finished game that it goes on from, if it does."""
    contest: InContest | None = None

    @property
    def host(self) -> int:
        """The seat of whoever has opened the room; the first, where they have taken none."""
        return next((number for number, seat in enumerate(self.seats) if seat.held is not None), 0)


class RoomEvent(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that happens in a room, but not in the game."""


class Joined(RoomEvent, frozen=True, tag="joined"):
    """Somebody takes an open seat."""

    seat: int
    name: str
    held: str
    seal: str | None = None


class Revealed(RoomEvent, frozen=True, tag="revealed"):
    """A seat opens the seal of what it adds to the dice."""

    seat: int
    contribution: str


class Seated(RoomEvent, frozen=True, tag="seated"):
    """A bot takes a seat over, or its player is back."""

    seat: int
    kind: SeatKind
    bot: str | None


class Began(RoomEvent, frozen=True, tag="began"):
    """All seats are taken; the game begins."""


class Named(RoomEvent, frozen=True, tag="named"):
    """An operator has given a seat another name."""

    seat: int
    name: str


class Continued(RoomEvent, frozen=True, tag="continued"):
    """A seat plays again: the table goes on in another room."""

    seat: int
    room: str


class OpenedTo(RoomEvent, frozen=True, tag="opened_to"):
    """The host lets others find the table, or hides it again."""

    seat: int
    whom: Openness


class RanOut(RoomEvent, frozen=True, tag="ran_out"):
    """A player's time is up: a bot decides what is left of it."""

    seat: int


AnyRoomEvent = Named | Joined | Revealed | Seated | Began | RanOut | Continued | OpenedTo
INK_EVENTS = msgspec.json.Decoder(AnyEvent | GoalMet | AnyRoomEvent)
LINE_EVENTS = msgspec.json.Decoder(AnyLineEvent | AnyRoomEvent)


def checked_options(game: GameName, told: dict[str, Any]) -> dict[str, Any]:
    """The options of a game as somebody has chosen them, each of them named; refuses what is none."""
    kind: type[InkChoice] | type[LineChoice] = InkChoice if game == "ink" else LineChoice
    options: dict[str, Any] = msgspec.to_builtins(msgspec.convert(told, kind))
    return options


def options_of(head: Head) -> ink_options.Options | LineEngineOptions:
    """What is played; refuses what the rules do not allow."""
    players = len(head.seats)
    if head.game == "ink":
        ink = msgspec.convert(head.options, InkChoice)
        return ink_options.Options(
            edition=ink.edition,
            expansion=ink.expansion,
            players=ink.players or 1 if head.paper else players,
            draft=ink.draft,
            goals=ink.goals,
            further_goals=ink.further_goals,
            longest=ink.longest,
            pool=ink.pool,
        )
    line = msgspec.convert(head.options, LineChoice)
    return LineEngineOptions(players, line.sheet, head.deck or standard_deck())


def chosen_options(options: ink_options.Options | LineEngineOptions) -> dict[str, Any]:
    """The options of a match as a room keeps them."""
    kind: type[InkChoice] | type[LineChoice] = LineChoice if isinstance(options, LineEngineOptions) else InkChoice
    kept = {field: getattr(options, field) for field in kind.__struct_fields__ if field != "players"}
    told: dict[str, Any] = msgspec.to_builtins(kept)
    return told


def new_game(head: Head) -> tuple[Game, FairDice]:
    """The game of a room before anything has happened, and its dice."""
    options = options_of(head)
    dice = FairDice(
        head.sealing,
        head.seed,
        options.terms,
        len(head.seats),
        chosen=head.chosen,
        shared=head.contest is not None,
        known=head.what_if is not None,
    )
    return _game_of(head, options, dice, head.bot_secret or head.seed), dice


def _game_of(
    head: Head, options: ink_options.Options | LineEngineOptions, dice: FairDice, bot_secret: str
) -> LineGame | InkGame | PaperGame:
    earlier = head.what_if
    if isinstance(options, LineEngineOptions):
        return LineWhatIf(options, dice, bot_secret, earlier) if earlier else LineGame(options, dice, bot_secret)
    if head.paper:
        return PaperGame(options, dice)
    return InkWhatIf(options, dice, bot_secret, earlier) if earlier else InkGame(options, dice, bot_secret)


def tell_dice(dice: FairDice, event: RoomEvent) -> None:
    """What an event means for the dice."""
    if isinstance(event, Joined):
        dice.seal(event.seat, event.seal)
    elif isinstance(event, Revealed):
        dice.reveal(event.seat, event.contribution)
    elif isinstance(event, Began):
        dice.begin()


def read_event(game: GameName, body: str) -> Any:
    """A stored event."""
    return (INK_EVENTS if game == "ink" else LINE_EVENTS).decode(body)
