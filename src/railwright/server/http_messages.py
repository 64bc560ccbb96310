"""What is said over HTTP, see docs/protocol.md and /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from railwright.bots.registry import GameName
from railwright.core.language import Language
from railwright.ink.options import MOST_PLAYERS, Edition, Longest
from railwright.insight.report import Report
from railwright.server.fair_messages import FairView, Secret
from railwright.server.ink_messages import DrawnPiece, InkScore
from railwright.server.ink_replay import Step
from railwright.server.line_messages import LineScoreView
from railwright.server.line_replay import LineStep
from railwright.server.messages import MOST_SEATS, BotName, PlayerName, SeatNumber, ShortText, Token
from railwright.server.reach import ORIGIN
from railwright.server.seats import Moment, NextRoom, Openness, SeatKind

Text = dict[Literal["en", "de"], str]
"""A text in every language."""


TimeLimit = Annotated[int, msgspec.Meta(ge=5, le=86_400)]
PushEndpoint = Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[!-~]*$(?!\n)")]
"""Stored as it comes, so it holds nothing that any database could stumble over."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends."""


class NewSeat(Body, frozen=True):
    """A seat of a new room: mine, another one at this device, open for somebody by link, or a bot's."""

    kind: Literal["me", "local", "open", "bot"]
    name: PlayerName = ""
    bot: BotName | None = None
    seal: Secret | None = None
    """Of what this seat adds to the dice."""
    profile: Secret | None = None
    """The key of the profile that holds a seat of kind `me`."""


class NewRoom(Body, frozen=True):
    """A room to be opened. `time_limit` in seconds for each round or decision; `seed` fixes dice and shuffle.

    `deck`: the text of a deck file of Rail Line, where it is not the server's. `paper`: everybody draws on paper, the
    only seat rolls for them, and `players` in the options says how many they are.
    """

    game: GameName
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    time_limit: TimeLimit | None = None
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    deck: str | None = None
    paper: bool = False
    open_to: Openness = "invited"
    """Who may find the room before its game begins."""


class Wish(Body, frozen=True):
    """What somebody wants to play with anybody; `waiting`: the room in which they wait already."""

    game: GameName
    options: dict[str, Any] = {}
    time_limit: TimeLimit | None = None
    waiting: ShortText | None = None


class PushSubscription(Body, frozen=True):
    """Where a browser can be sent messages for the seat of a token: the address and keys that its push service gave."""

    token: Token
    endpoint: PushEndpoint
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$(?!\n)")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$(?!\n)")]
    language: Language = "en"


class PushAddress(Body, frozen=True):
    """Where the seat of a token is to be sent no more messages."""

    token: Token
    endpoint: PushEndpoint


class DeckFile(Body, frozen=True):
    """The text of a deck file of Rail Line."""

    deck: str


class SavedGame(Body, frozen=True):
    """The text of a record that somebody has saved."""

    record: str


class GoOn(Body, frozen=True):
    """Go on from a moment of a finished game: for this seat, in this round, after so many of its actions in it.

    In Rail Line before this decision, whosever it was.
    """

    seat: SeatNumber
    round: Annotated[int, msgspec.Meta(ge=1)]
    drawn: Annotated[int, msgspec.Meta(ge=0)] = 0


class GoOnSaved(GoOn, frozen=True):
    """The same with a record that somebody has saved."""

    record: str = ""


class Join(Body, frozen=True):
    """Take an open seat; any if none is named. With a token of its own, a page that asks again gets no second seat."""

    name: PlayerName = ""
    seat: SeatNumber | None = None
    seal: Secret | None = None
    token: Annotated[str, msgspec.Meta(min_length=22, max_length=64)] | None = None
    profile: Secret | None = None


class SeatAgain(Body, frozen=True):
    """A seat of a game that is over, and the seal of what it adds to the dice of the next one."""

    token: Token
    seal: Secret | None = None
    profile: Secret | None = None


class Again(Body, frozen=True):
    """The seats of this device want to play again."""

    seats: Annotated[list[SeatAgain], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


class Piece(Body, frozen=True):
    """A piece on a sheet."""

    row: int
    col: int
    piece: ShortText
    orientation: int


Spaces = Annotated[list[tuple[int, int]], msgspec.Meta(max_length=49)]


class Canyon(Body, frozen=True):
    """A way along the lines between spaces: unit steps from a grid point, 0 to 7 from the top left."""

    row: int
    col: int
    path: Annotated[str, msgspec.Meta(max_length=84)]


class InkSheet(Body, frozen=True, tag_field="game", tag="ink"):
    """A sheet of Railroad Ink as somebody has it on paper."""

    edition: Edition = "base"
    expansion: ShortText | None = None
    longest: Longest = "sections"
    drawn: Annotated[list[Piece], msgspec.Meta(max_length=49)] = []
    marks: Annotated[dict[ShortText, Spaces], msgspec.Meta(max_length=8)] = {}
    """What the expansion left in spaces without a piece, by name."""
    canyons: Annotated[list[Canyon], msgspec.Meta(max_length=84)] = []
    """What lies on the lines between spaces."""
    villages: int = 0
    goal_points: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    anu: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    """The drawn pieces in the university notation instead."""


class LineSheet(Body, frozen=True, tag_field="game", tag="line"):
    """A score sheet of Rail Line as somebody has it on paper."""

    sheet: Literal[1, 2] = 1
    boxes: dict[ShortText, int] = {}
    coins: int = 0
    most_travellers: bool = False
    glass_first: bool = False


class PieceOnSheet(Body, frozen=True):
    """A sheet and the piece that might be drawn on it."""

    sheet: InkSheet
    piece: ShortText


class Invitation(Body, frozen=True):
    """Where the page was found: what stands before the address of a room in its public link."""

    origin: Annotated[str, msgspec.Meta(pattern=ORIGIN)]


class Roll(Body, frozen=True):
    """What a real table needs rolled or drawn."""

    edition: Edition = "base"
    expansion: ShortText | None = None
    goals: bool = False
    further_goals: bool = False
    draft: bool = False
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 1
    pool: Annotated[tuple[Edition, ...], msgspec.Meta(max_length=MOST_PLAYERS)] = ()
    last: bool = False
    """Whether it is the roll after the last round, where the expansion has one."""


class Reply(msgspec.Struct, frozen=True):
    """What the server answers."""


class HeldSeat(Reply, frozen=True):
    """A seat and the token that holds it. Keep it: it is told once."""

    seat: int
    token: str


class Opened(Reply, frozen=True):
    """A room has been opened."""

    room: str
    seats: list[HeldSeat]


class OpenTable(Reply, frozen=True):
    """A table at which anybody may sit down; `chosen`: its host has chosen the dice."""

    room: str
    game: GameName
    options: dict[str, Any]
    host: str
    players: int
    free: int
    time_limit: int | None
    chosen: bool


class OpenTables(Reply, frozen=True):
    """All of them, the newest first."""

    tables: list[OpenTable]


class Met(Reply, frozen=True):
    """The room of somebody who waits for the same; null where nobody does."""

    room: str | None


class PushKey(Reply, frozen=True):
    """What a browser needs to subscribe; null where this server sends no messages."""

    key: str | None


class PushChanged(Reply, frozen=True):
    """Whether messages are sent to that address now."""

    subscribed: bool


class DeckInfo(Reply, frozen=True):
    """A deck that can be played; `ours`: its faces and values are those that come with Railwright."""

    name: str
    digest: str
    ours: bool


class TakenSeat(Reply, frozen=True):
    """A seat has been taken."""

    room: str
    seat: int
    token: str


class SeatInfo(Reply, frozen=True):
    """A seat as everybody may see it."""

    name: str
    kind: SeatKind
    bot: str | None
    connected: bool


class RoomInfo(Reply, frozen=True):
    """What everybody may know about a room."""

    room: str
    game: GameName
    options: dict[str, Any]
    seats: list[SeatInfo]
    phase: Literal["lobby", "play", "over"]
    version: int
    time_limit: int | None
    fair: FairView
    next: NextRoom | None
    waits_for: list[int]
    """The seats that have to decide."""
    scores: list[int]
    """As everybody may know them."""
    paper: bool
    what_if: Moment | None
    contest: SharedDice | None


class SharedDice(Reply, frozen=True):
    """The daily or challenge whose dice these are, and whether the game is somebody's attempt that counts there."""

    id: str
    counted: bool


class InkReplay(Reply, frozen=True, tag_field="game", tag="ink"):
    """A finished game of Railroad Ink step by step."""

    options: dict[str, Any]
    seats: list[SeatInfo]
    steps: list[Step]


class LineReplay(Reply, frozen=True, tag_field="game", tag="line"):
    """A finished game of Rail Line step by step."""

    options: dict[str, Any]
    seats: list[SeatInfo]
    steps: list[LineStep]


class Analysis(Reply, frozen=True):
    """How far the analysis of a finished game is, and at last what it says."""

    state: Literal["waiting", "running", "done"]
    ahead: int
    """How many analyses come first."""
    progress: float
    """From 0 to 1."""
    report: Report | None


class Placements(Reply, frozen=True):
    """Where a piece fits: row, column, orientation; and the same by space with its orientations."""

    placements: list[tuple[int, int, int]]
    spaces: dict[str, list[int]]


class Rolled(Reply, frozen=True):
    """What came out."""

    route: list[str]
    expansion: list[str]
    pairs: list[tuple[str, str]]
    goals: list[str]
    star: int | None


class Address(Reply, frozen=True):
    """Where others reach the server: publicly, or in the network; `only_here`: it listens on this machine alone."""

    public: str | None
    network: str | None
    only_here: bool


class Problem(Reply, frozen=True):
    """What is wrong: a code for the page, a sentence for the person."""

    code: str
    text: str


class InkScored(InkScore, frozen=True):
    """The explained score of a sheet of paper; brought: what comes about there by itself and was not written down."""

    brought: list[DrawnPiece]


class ErrorReply(Reply, frozen=True):
    """Any refusal."""

    error: Problem


class Health(Reply, frozen=True):
    """Whether the server can store games."""

    status: Literal["ok"]
    rooms: int
    rooms_in_memory: int
    version: str


class KeptFor(Reply, frozen=True):
    """Days without use after which the server deletes games, rooms that nobody ever used, and profiles."""

    games: float
    unused: float
    profiles: float


class Ready(Reply, frozen=True):
    """This worker may have rooms: its lease holds, and it is not about to end."""

    status: Literal["ready"]


Replay = InkReplay | LineReplay
Sheet = InkSheet | LineSheet
Scored = InkScored | LineScoreView
