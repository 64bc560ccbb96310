"""A PostgreSQL database read and added to from outside the server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, Any

from railwright.server.store.kept import COUNT_KEPT, FIND_KEPT, FIND_ROOMS, KEEP_ROOM, KeptRoom, UnreadableRoom, kept
from railwright.server.store.postgres import hidden, migrate, numbered
from railwright.server.store.records import Happening, StoreFailedError
from railwright.server.store.schema import FIND_EVENTS, FIND_VERSION, VERSION, newer

if TYPE_CHECKING:
    import asyncpg

_EVENT_COLUMNS = ("room", "number", "at", "request", "body")


class PostgresKeeper:
    """One database, which servers may be using."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._shown = hidden(url)

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[PostgresSnapshot]:
        """What is there now."""
        async with self._connected() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            if not await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
                raise StoreFailedError("db_missing", database=self._shown)
            found = await connection.fetchval(FIND_VERSION)
            if found != VERSION:
                raise newer(found) if found > VERSION else StoreFailedError("db_older", database=self._shown)
            yield PostgresSnapshot(connection)

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        try:
            import asyncpg
        except ImportError as error:
            raise StoreFailedError("store_without_postgres") from error
        try:
            connection = await asyncpg.connect(self._url)
            try:
                yield connection
            finally:
                await connection.close()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreFailedError("store_unusable", database=self._shown, why=str(error)) from error

    async def keep(self, rooms: Iterable[KeptRoom]) -> None:
        """Add rooms, all or none."""
        async with self._connected() as connection:
            await migrate(connection)
            async with connection.transaction():
                for room in rooms:
                    await _keep(connection, room)

    async def back_up(self, target: str, progress: Callable[[int, int], None]) -> None:  # noqa: ARG002 - as the other
        """PostgreSQL has its own tools for that."""
        raise StoreFailedError("db_backup_postgres")


class PostgresSnapshot:
    """A database as of the beginning of a transaction."""

    def __init__(self, connection: asyncpg.Connection[Any]) -> None:
        self._connection = connection

    async def faults(self) -> list[str]:
        """PostgreSQL looks after its pages itself."""
        return []

    async def counted(self) -> int:
        """How many rooms there are."""
        return int(await self._connection.fetchval(COUNT_KEPT))

    async def rooms(self) -> AsyncIterator[KeptRoom | UnreadableRoom]:
        """All rooms, in the order of their codes."""
        for row in await self._connection.fetch(FIND_ROOMS):
            head, *told = await self._connection.fetchrow(numbered(FIND_KEPT), row[0])
            events = [Happening(*event) for event in await self._connection.fetch(numbered(FIND_EVENTS), row[0])]
            yield kept(row[0], head, told, events)


async def _keep(connection: asyncpg.Connection[Any], room: KeptRoom) -> None:
    from asyncpg import UniqueViolationError

    values = (room.id, room.head, room.created, room.stage, room.touched, room.expired, room.deadline)
    try:
        await connection.execute(numbered(KEEP_ROOM), *values)
    except UniqueViolationError as error:
        raise StoreFailedError("db_room_there", room=room.id) from error
    rows = [(room.id, event.number, event.at, event.request, event.body) for event in room.events]
    await connection.copy_records_to_table("events", records=rows, columns=_EVENT_COLUMNS)
