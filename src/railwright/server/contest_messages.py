"""What is said of dailies and challenges, see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from railwright.bots.registry import GameName
from railwright.ink.options import Edition
from railwright.server.contests.calendar import Period
from railwright.server.fair_messages import Secret
from railwright.server.http_messages import Body, Reply
from railwright.server.messages import ShortText
from railwright.server.profile_messages import Keyed

State = Literal["new", "running", "done", "missed"]
"""Not begun, begun, finished; or of a day that is over, without an attempt."""
Day = Annotated[str, msgspec.Meta(max_length=10)]


class Asking(Body, frozen=True):
    """Somebody, or nobody in particular."""

    key: Secret | None = None


class AskingDay(Asking, frozen=True):
    """The same about a day; today if none is named."""

    day: Day | None = None


class AskingTable(AskingDay, frozen=True):
    """The same about the table of a week or a month in which a day lies."""

    kind: ShortText = "base"
    period: Period = "week"


class Begin(Keyed, frozen=True):
    """Play: the attempt that counts, or practice."""

    practice: bool = False


class NewChallenge(Keyed, frozen=True):
    """Dice for friends; the options of Railroad Ink, or a sheet of Rail Line."""

    game: GameName = "ink"
    edition: Edition = "base"
    expansion: ShortText | None = None
    sheet: Literal[1, 2] = 1


class Today(Reply, frozen=True):
    """The day by the clock of Greenwich, its number, the seconds that are left of it, and what is played."""

    date: str
    number: int
    left: int
    contests: list[Offered]


class Offered(Reply, frozen=True):
    """A daily."""

    id: str
    kind: str
    game: GameName
    options: dict[str, Any]


class OwnDaily(Reply, frozen=True):
    """A daily as it stands for somebody."""

    id: str
    kind: str
    game: GameName
    options: dict[str, Any]
    state: State
    points: int | None
    players: int
    """How many have finished it."""


class StreakView(Reply, frozen=True):
    """Days in a row: now, the longest, and each of the last two weeks, today last."""

    now: int
    longest: int
    days: list[bool]


class DailyView(Reply, frozen=True):
    """A day with all its dailies, for somebody."""

    date: str
    number: int
    today: str
    first: str
    """The first day of the archive."""
    left: int
    contests: list[OwnDaily]
    streak: StreakView


class Result(Reply, frozen=True):
    """Somebody's result: points and what they are made of. Without points they still play; `room` leads to the game."""

    place: int | None
    name: str
    points: int | None
    parts: dict[str, int]
    room: str | None
    you: bool


class OwnReport(Reply, frozen=True):
    """What the analysis of one's own game says, where there is one: luck, loss, and which rounds were good."""

    luck: float
    loss: float
    rounds: list[bool]


class ArchivedDay(Reply, frozen=True):
    """A day on which somebody has finished this daily; `beaten`: better than Master."""

    day: str
    points: int
    beaten: bool


class ContestView(Reply, frozen=True):
    """A contest as somebody may see it: dice, curve and others' sheets only once they have finished their own game."""

    id: str
    day: str | None
    kind: str | None
    number: int | None
    game: GameName
    options: dict[str, Any]
    state: State
    room: str | None
    """Where the own attempt is."""
    sees: bool
    players: int
    commitment: str | None
    own: Result | None
    report: OwnReport | None
    ahead: int | None
    """Of a hundred others, how many have fewer points."""
    master: Result | None
    curve: list[tuple[int, int]]
    """How many have which points."""
    best: list[Result]
    rolls: list[list[str]]
    people: list[Result]
    """Of a challenge: everybody who plays it."""
    host: bool
    """Whether the challenge is one's own."""
    archive: list[ArchivedDay]


class BegunGame(Reply, frozen=True):
    """Where to play, and the seat's token."""

    room: str
    seat: int
    token: str
    counted: bool


class ChallengeMade(Reply, frozen=True):
    """The code of a challenge."""

    id: str


class OwnChallenge(Reply, frozen=True):
    """A challenge that somebody has made or played."""

    id: str
    game: GameName
    options: dict[str, Any]
    created: str
    points: int | None


class OwnChallenges(Reply, frozen=True):
    """The newest first."""

    challenges: list[OwnChallenge]


class TableRow(Reply, frozen=True):
    """A place in the table of a week or a month."""

    place: int
    name: str
    points: int
    days: int
    you: bool


class Span(Reply, frozen=True):
    """The first and last day of a week or a month, and a day of the one before and after, where there is one."""

    first: str
    last: str
    earlier: str | None
    later: str | None


class PeriodTable(Reply, frozen=True):
    """The best of a week or a month, and one's own place.

    `closed`: it counts today's results, which are open to whoever has finished today's dice.
    """

    period: str
    kind: str
    span: Span
    players: int
    rows: list[TableRow]
    own: TableRow | None
    closed: bool
