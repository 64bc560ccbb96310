"""A store over any database: one writer, and reads beside it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from railwright.server.store.records import (
    Analysed,
    Ban,
    Condition,
    DamagedError,
    Expired,
    Happening,
    ListedRoom,
    RoomRecord,
    StoredRoom,
    Subscription,
    Write,
)
from railwright.server.store.schema import (
    COUNT_ROOMS,
    FIND_ANALYSIS,
    FIND_BANS,
    FIND_DUE,
    FIND_IDLE,
    FIND_NAMING,
    FIND_NEXT_EVENTS,
    FIND_RECENT,
    FIND_ROOM,
    FIND_SUBSCRIPTIONS,
)
from railwright.server.store.writer import Ledger, Writer

_EVENTS_AT_ONCE = 1000


class Database(Ledger, Protocol):
    """What SQLite and PostgreSQL each do in their own way."""

    async def open(self) -> None:
        """Connect, take the database for this server alone and bring its tables up to date."""

    async def close(self) -> None:
        """Let go of everything that `open` took."""

    async def read(self, statement: str, *values: object) -> list[Any]:
        """The rows that a statement finds."""

    async def purge(self) -> None:
        """Leave nothing of what was deleted."""


class DatabaseStore:
    """The store of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer: Writer | None = None

    async def open(self, failed: Callable[[BaseException], None], returned: Callable[[], None] = lambda: None) -> None:
        """Connect and start the writer."""
        await self.database.open()
        self._writer = Writer(self.database, failed, returned)

    async def close(self) -> None:
        """Let the writer finish its work."""
        if self._writer is not None:
            await self._writer.close()
            await self.database.close()

    @property
    def writer(self) -> Writer:
        """Whoever writes, once the store is open."""
        assert self._writer is not None
        return self._writer

    def check(self) -> None:
        """Refuse what could not be stored now."""
        self.writer.check()

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self.writer.waiting

    async def condition(self) -> Condition:
        """Whether a write could be committed now."""
        return await self.writer.condition()

    def write(self, what: Write) -> Coroutine[Any, Any, bool]:
        """Commit a write, together with all others of the moment."""
        return self.writer.write(what)

    async def load(self, room: str) -> StoredRoom | Expired | None:
        """A room and its events. The room is read last: one that is closed meanwhile is not taken for an empty one."""
        events = await self._events(room)
        found = await self._read(FIND_ROOM, room)
        if not found:
            return None
        head, created, expired, epoch, stage = found[0]
        if expired is not None:
            return Expired(room, expired, stage == "closed")
        return StoredRoom(RoomRecord(room, head, created), events, epoch)

    async def _events(self, room: str) -> list[Happening]:
        """All events of a room, so many at once that nobody else waits for them."""
        events: list[Happening] = []
        while True:
            rows = await self._read(FIND_NEXT_EVENTS, room, events[-1].number if events else 0, _EVENTS_AT_ONCE)
            events += [Happening(*row) for row in rows]
            if len(rows) < _EVENTS_AT_ONCE:
                return events

    async def idle(self, before: float, unused_before: float) -> list[tuple[str, str, float]]:
        """Rooms that are over or never began, or that nobody ever used, last touched before."""
        return [tuple(row) for row in await self._read(FIND_IDLE, unused_before, before)]

    async def due(self, before: float) -> list[str]:
        """Rooms whose running time is up before this moment."""
        return [row[0] for row in await self._read(FIND_DUE, before)]

    async def bans(self) -> list[Ban]:
        """The networks that are not let in."""
        return [Ban(*row) for row in await self._read(FIND_BANS)]

    async def subscriptions(self, room: str, seat: int) -> list[Subscription]:
        """Where messages for a seat are sent, the oldest first."""
        return [Subscription(*row) for row in await self._read(FIND_SUBSCRIPTIONS, room, seat)]

    async def analysis(self, room: str) -> Analysed | None:
        """What the analysis of a room's game says, if there was one."""
        found = await self._read(FIND_ANALYSIS, room)
        return Analysed(*found[0]) if found else None

    async def naming(self, room: str) -> list[str]:
        """The events of a room by which seats get names, as JSON."""
        return [row[0] for row in await self._read(FIND_NAMING, room)]

    async def recent(self, number: int) -> list[ListedRoom]:
        """The rooms that were used last."""
        return [ListedRoom(*row) for row in await self._read(FIND_RECENT, number)]

    async def count(self) -> int:
        """How many rooms there are."""
        return int((await self._read(COUNT_ROOMS))[0][0])

    async def find(self, statement: str, *values: object) -> list[Any]:
        """The rows that a statement finds, of whatever is kept besides rooms."""
        return await self._read(statement, *values)

    async def purge(self) -> None:
        """Leave nothing of what was deleted, in no corner of the files."""
        await self.database.purge()

    async def _read(self, statement: str, *values: object) -> list[Any]:
        try:
            return await self.database.read(statement, *values)
        except DamagedError as error:
            self.writer.fail(error)
            raise
