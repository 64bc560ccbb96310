"""What a store keeps and what it promises, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from railwright.core.errors import RailwrightError
from railwright.core.language import Language


class StoreFailedError(RailwrightError):
    """Something could not be stored or read. Whether a write that failed is stored, only the store itself can tell:
    what memory says of that room is to be forgotten and read anew.
    """


class StorageAwayError(StoreFailedError):
    """Nothing can be stored at the moment. It was said at the door: nothing has been begun."""


class RoomMovedError(StoreFailedError):
    """Another worker has the room now; what was wanted is not stored, and has to be sent to that one."""


class DamagedError(StoreFailedError):
    """The database is damaged, or is not ours any more. Waiting does not help: an operator has to look at it."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Whether a write could be committed now; if not, why, in the words of the database, and since when (Unix time)."""

    ok: bool
    why: str = ""
    since: float | None = None


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A room as it was opened; `head` is JSON."""

    id: str
    head: str
    at: float


class Happening(msgspec.Struct, frozen=True):
    """An accepted event of a room; `body` is JSON. The first event of a request carries the request's id."""

    number: int
    at: float
    body: str
    request: str | None = None


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room with everything that has happened in it."""

    record: RoomRecord
    events: list[Happening] = field(default_factory=list)
    epoch: int = 0
    """How often the room has changed hands: whoever writes to it must name the newest."""


@dataclass(frozen=True, slots=True)
class Expired:
    """A room that was closed after a long time, or by an operator, and when."""

    id: str
    at: float
    by_operator: bool = False


Statement = tuple[str, tuple[object, ...]]
"""Something to be carried out by the database, with its values."""


@dataclass(frozen=True, slots=True)
class Create:
    """Open a room; the answer is whether its id was free. `owner`: the worker that has it, where there are several.

    `also` is carried out in the same transaction, if the id was free.
    """

    room: RoomRecord
    owner: str | None = None
    also: tuple[Statement, ...] = ()


class Append(msgspec.Struct, frozen=True):
    """Write events down, in order; `stage` is how far the game is then, `deadline` when the running time is up.

    The answer is whether `epoch` is still the newest: else another worker has the room, and nothing is written.
    `touch`: whether anything of that is new, or it is long ago that the time of the last use was written.
    `also` is carried out in the same transaction.
    """

    room: str
    events: Sequence[Happening]
    stage: str
    epoch: int = 0
    deadline: float | None = None
    touch: bool = True
    also: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Expire:
    """Forget what happened in a room, but remember that there was one."""

    room: str
    at: float
    by_operator: bool = False


@dataclass(frozen=True, slots=True)
class Analysed:
    """Keep what the analysis of a room's game says; `body` is JSON, in this version of it."""

    room: str
    version: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Let nobody of a network in, until some time or for good."""

    network: str
    at: float
    until: float | None = None

    room = ""


@dataclass(frozen=True, slots=True)
class Unban:
    """Let a network in again."""

    network: str

    room = ""


@dataclass(frozen=True, slots=True)
class Alter:
    """Change something else than a room's events, all of it or nothing."""

    statements: tuple[Statement, ...]
    room: str = ""


@dataclass(frozen=True, slots=True)
class ListedRoom:
    """A room as operators see it in a list; `head` is JSON."""

    id: str
    head: str
    stage: str
    created: float
    touched: float
    owner: str | None


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a seat's browser is sent messages, with the keys that its push service gave."""

    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: Language
    since: float


@dataclass(frozen=True, slots=True)
class Subscribe:
    """Send a seat of a room messages there."""

    room: str
    to: Subscription


@dataclass(frozen=True, slots=True)
class Unsubscribe:
    """Send a seat of a room nothing more there."""

    room: str
    endpoint: str
    seat: int


Write = Create | Append | Expire | Analysed | Ban | Unban | Subscribe | Unsubscribe | Alter


def room_of(what: Write) -> str:
    """The room that a write is about."""
    return what.room.id if isinstance(what, Create) else what.room


class Store(Protocol):
    """Acknowledged means committed: a write returns when it is safe from a power failure."""

    async def open(self, failed: Callable[[BaseException], None], returned: Callable[[], None] = ...) -> None:
        """Connect, bring the schema up to date, begin to write.

        `returned` is called whenever the database is back after it was away, `failed` once if no waiting can help.
        """

    async def close(self) -> None:
        """Write what is pending and let go."""

    def check(self) -> None:
        """Refuse (StorageAwayError) what could not be stored now, before anything is changed in memory."""

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""

    async def condition(self) -> Condition:
        """Whether a write could be committed now: known from one just committed, else tried out."""

    async def write(self, what: Write) -> bool:
        """Commit a write, together with all others of the moment; one that is at fault fails for its room alone.

        Waits to the end: whoever is cancelled meanwhile gets the answer first.
        """

    async def load(self, room: str) -> StoredRoom | Expired | None:
        """A room and its events."""

    async def idle(self, before: float, unused_before: float) -> list[tuple[str, str, float]]:
        """Rooms that are over or never began, or that nobody ever used, last touched before: id, stage, last use."""

    async def due(self, before: float) -> list[str]:
        """Rooms whose running time is up before this moment, the most urgent first."""

    async def bans(self) -> list[Ban]:
        """The networks that are not let in."""

    async def subscriptions(self, room: str, seat: int) -> list[Subscription]:
        """Where messages for a seat are sent, the oldest first."""

    async def analysis(self, room: str) -> Analysed | None:
        """What the analysis of a room's game says, if there was one."""

    async def naming(self, room: str) -> list[str]:
        """The events of a room by which seats get names, as JSON."""

    async def recent(self, number: int) -> list[ListedRoom]:
        """The rooms that were used last."""

    async def count(self) -> int:
        """How many rooms there are."""

    async def find(self, statement: str, *values: object) -> list[Any]:
        """The rows that a statement finds, of whatever is kept besides rooms."""

    async def purge(self) -> None:
        """Leave nothing of what was deleted, in no corner of the files."""
