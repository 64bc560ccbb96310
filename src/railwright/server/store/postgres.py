"""Matches in PostgreSQL: a single writer task commits everything of the moment at once, as with SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from railwright.server.store.records import (
    Append,
    Create,
    Expired,
    Happening,
    RoomRecord,
    StoredRoom,
    StoreFailedError,
    Write,
)
from railwright.server.store.schema import (
    ADD_EVENT,
    COUNT_ROOMS,
    CREATE_ROOM,
    EXPIRE_ROOM,
    FIND_DUE,
    FIND_EVENTS,
    FIND_IDLE,
    FIND_ROOM,
    FORGET_EVENTS,
    MIGRATIONS,
    TOUCH_ROOM,
    VERSION,
    VERSION_TABLE,
    newer,
)

if TYPE_CHECKING:
    import asyncpg

_MOST_AT_ONCE = 2000
_ONE_SERVER = 0x7261696C  # the number of the lock that one server holds
_MIGRATING = 0x7261696D
_SECRET = re.compile(r"//[^@/]*@")

Pending = tuple[Write, "asyncio.Future[bool]"]


class PostgresStore:
    """The store of one PostgreSQL database."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        self._url = url
        self._shared = shared
        """Whether other workers may have the database open too."""
        self._queue: asyncio.Queue[Pending | None] = asyncio.Queue()
        self._failure: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, failed: Callable[[BaseException], None]) -> None:
        """Connect, bring the tables up to date and start the writer."""
        try:
            import asyncpg
        except ImportError as error:
            raise StoreFailedError("store_without_postgres") from error
        self._failed = failed
        shown = _SECRET.sub("//…@", self._url)
        async with contextlib.AsyncExitStack() as held:
            try:
                self._writer = await asyncpg.connect(self._url)
                held.push_async_callback(self._writer.close)
                take = "SELECT pg_try_advisory_lock_shared($1)" if self._shared else "SELECT pg_try_advisory_lock($1)"
                if not await self._writer.fetchval(take, _ONE_SERVER):
                    raise StoreFailedError("store_used", database=shown)
                await migrate(self._writer)
                self._readers = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
            except (OSError, asyncpg.PostgresError, ValueError) as error:
                raise StoreFailedError("store_unusable", database=shown, why=str(error)) from error
            held.pop_all()
        self._task = asyncio.ensure_future(self._write_on())

    async def close(self) -> None:
        """Let the writer finish its work."""
        if self._task is None:
            return
        self._queue.put_nowait(None)
        with contextlib.suppress(Exception):  # told already, by `failed`
            await self._task
        await self._readers.close()
        with contextlib.suppress(OSError):
            await self._writer.close()

    async def write(self, what: Write) -> bool:
        """Commit a write, together with all others of the moment."""
        if self._failure is not None:
            raise StoreFailedError("store_closed") from self._failure
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, future))
        return await future

    async def _write_on(self) -> None:
        batch: list[Pending] = []
        try:
            while True:
                first = await self._queue.get()
                if first is None:
                    return
                batch, ends = self._drain([first])
                results = await self._commit([what for what, _ in batch])
                for (_, future), result in zip(batch, results, strict=True):
                    if not future.done():
                        future.set_result(result)
                batch = []
                if ends:
                    return
        except BaseException as error:
            self._failure = error
            for _, future in self._drain(batch)[0]:
                if not future.done():
                    future.set_exception(StoreFailedError("store_failed", why=str(error)))
            self._failed(error)
            raise

    def _drain(self, batch: list[Pending]) -> tuple[list[Pending], bool]:
        while len(batch) < _MOST_AT_ONCE and not self._queue.empty():
            item = self._queue.get_nowait()
            if item is None:
                return batch, True
            batch.append(item)
        return batch, False

    async def _commit(self, writes: Sequence[Write]) -> list[bool]:
        async with self._writer.transaction():
            return [await _carry_out(self._writer, what) for what in writes]

    async def load(self, room: str) -> StoredRoom | Expired | None:
        """A room and its events."""
        found = await self._read(FIND_ROOM, room)
        rows = await self._read(FIND_EVENTS, room)
        if not found:
            return None
        head, created, expired, epoch = found[0]
        if expired is not None:
            return Expired(room, expired)
        return StoredRoom(RoomRecord(room, head, created), [Happening(*row) for row in rows], epoch)

    async def idle(self, before: float, unused_before: float) -> list[tuple[str, str, float]]:
        """Rooms that are over or never began, or that nobody ever used, last touched before."""
        return [tuple(row) for row in await self._read(FIND_IDLE, unused_before, before)]

    async def due(self, before: float) -> list[str]:
        """Rooms whose running time is up before this moment."""
        return [row[0] for row in await self._read(FIND_DUE, before)]

    async def count(self) -> int:
        """How many rooms there are."""
        rows = await self._read(COUNT_ROOMS)
        return int(rows[0][0])

    async def _read(self, statement: str, *values: object) -> list[Any]:
        from asyncpg import InterfaceError, PostgresError

        try:
            return list(await self._readers.fetch(_numbered(statement), *values))
        except (OSError, PostgresError, InterfaceError) as error:
            raise StoreFailedError(
                "store_unreadable", database=_SECRET.sub("//…@", self._url), why=str(error)
            ) from error


def _numbered(statement: str) -> str:
    """The placeholders as PostgreSQL wants them."""
    parts = statement.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


async def migrate(connection: asyncpg.Connection[Any], version: int = VERSION) -> None:
    """Bring the tables up to a version, step by step, all or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)  # workers may start together
        await connection.execute(VERSION_TABLE)
        found = await connection.fetchval("SELECT version FROM schema_version") or 0
        if found > VERSION:
            raise newer(found)
        for statements in MIGRATIONS[found:version]:
            for statement in statements:
                await connection.execute(statement)
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", max(found, version))


async def _carry_out(connection: asyncpg.Connection[Any], what: Write) -> bool:
    if isinstance(what, Create):
        room = what.room
        status = await connection.execute(_numbered(CREATE_ROOM), room.id, room.head, room.at, room.at, what.owner)
        return str(status).endswith(" 1")
    if isinstance(what, Append):
        touched = (what.events[-1].at, what.stage, what.deadline, what.room, what.epoch)
        if not str(await connection.execute(_numbered(TOUCH_ROOM), *touched)).endswith(" 1"):
            return False
        rows = [(what.room, event.number, event.at, event.request, event.body) for event in what.events]
        await connection.executemany(_numbered(ADD_EVENT), rows)
        return True
    await connection.execute(_numbered(FORGET_EVENTS), what.room)
    await connection.execute(_numbered(EXPIRE_ROOM), what.at, what.room)
    return True
