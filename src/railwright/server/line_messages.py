"""The view of Rail Line as the page gets it, see docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from railwright.line.conditions import Reason
from railwright.line.deck import Lanes as PrintedLanes
from railwright.line.deck import Sheet
from railwright.server.fair_messages import FairView
from railwright.server.seats import Moment, NextRoom, Openness, SeatKind

Lanes = list[list[str]]
"""The symbols of a face on its top, middle and bottom lane; of `gives`, for each player."""
Asks = Literal["side", "track", "lay", "extra", "last", "free-move", "which-first", "which-one", "mark-or-coin"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """Any part of a view."""


class LineOptions(Part, frozen=True):
    """What is played."""

    players: int
    sheet: Literal[1, 2]


class LineSeat(Part, frozen=True):
    """A player."""

    name: str
    kind: SeatKind
    bot: str | None
    score: int
    ran_out: int = 0


class LaidFace(Part, frozen=True):
    """A card of the line, the start card or a curve."""

    position: int
    face: str
    lanes: Lanes


class CardView(Part, frozen=True):
    """A card in the display or in the own hand."""

    card: str
    lanes: Lanes


class IdleBox(Part, frozen=True):
    """A box that is marked in vain, or the next one, which would be: why, and the boxes that the reason speaks of."""

    row: str
    box: int
    reason: Reason
    boxes: list[tuple[str, int]]


class LineScoreView(Part, frozen=True):
    """Points by part; scoring: the boxes that give them, as [row, box from 1]; idle: those that bring nothing."""

    points: dict[str, int]
    scoring: list[tuple[str, int]]
    idle: list[IdleBox]
    total: int


class LinePlayer(Part, frozen=True):
    """A player's engines, coins and score sheet."""

    track: int | None
    slow: int
    fast: int
    coins: int
    boxes: dict[str, int]
    hand: int
    coins_instead: int
    box_bought: bool
    glass_first: bool
    score: LineScoreView


class LegalAction(Part, frozen=True, omit_defaults=True):
    """Something the seat may do; gives: for each player what a card would bring; to: where a slow train would go."""

    action: str
    text: str
    gives: Lanes | None = None
    to: int | None = None


class LogLine(Part, frozen=True):
    """Something that happened; seat null concerns the table."""

    number: int
    seat: int | None
    kind: str
    text: str


class LinePlace(Part, frozen=True):
    """A place of the final ranking."""

    place: int
    seat: int
    points: int
    coins: int


class OwnDeck(Part, frozen=True):
    """What a page needs of a deck that is not ours: its name, both sides of the start card, the score sheet."""

    name: str
    start: list[PrintedLanes]
    sheet: Sheet


class LineView(Part, frozen=True, kw_only=True, tag_field="game", tag="line"):
    """What one seat, or a spectator, may know."""

    room: str
    options: LineOptions
    seat: int | None
    phase: Literal["lobby", "play", "over"]
    seats: list[LineSeat]
    decider: int | None = None
    current: int | None = None
    start: int | None = None
    turn: int = 0
    asks: Asks | None = None
    asked_symbol: str | None = None
    cards_laid: int = 0
    stack: int = 0
    side: int | None = None
    line: list[LaidFace] = []
    display: list[CardView | None] = []
    hand: list[CardView] = []
    players: list[LinePlayer] = []
    actions: list[LegalAction] = []
    can_undo: bool = False
    log: list[LogLine] = []
    reconstruction: str = ""
    """Who made the cards up, where they are ours."""
    deck: OwnDeck | None = None
    """None where the cards and sheets are those of /api/data."""
    time_limit: int | None = None
    deadline: str | None = None
    ranking: list[LinePlace] | None = None
    fair: FairView
    next: NextRoom | None = None
    """Where the table plays again."""
    waits_for: list[int] = []
    """The seats that have to decide."""
    open_to: Openness = "invited"
    """Who may find the room before its game begins."""
    host: int = 0
    """The seat that decides so."""
    what_if: Moment | None = None
    """The moment of a finished game that this one goes on from."""
