"""Matches in PostgreSQL: a batch is one transaction of a few statements, however many rooms are in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from railwright.server.store.batch import Batch
from railwright.server.store.records import (
    Append,
    Create,
    DamagedError,
    Happening,
    RoomRecord,
    StoreFailedError,
    Write,
    room_of,
)
from railwright.server.store.schema import (
    CREATE_ROOM,
    FIND_VERSION,
    MIGRATIONS,
    PERSONAL,
    VERSION,
    VERSION_TABLE,
    newer,
)
from railwright.server.store.writer import AwayError, Outcome, OutdatedError

if TYPE_CHECKING:
    import asyncpg

_log = logging.getLogger(__name__)
_ONE_SERVER = 0x7261696C  # the number of the lock that one server holds
_MIGRATING = 0x7261696D
_SECRET = re.compile(r"//[^@/]*@")
_CONNECT_SECONDS = 5.0
_SESSION = {
    "application_name": "railwright",
    "lock_timeout": "5s",
    # so that locks of a server whose machine is gone do not outlive it for long
    "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_COMMIT_SECONDS = 15.0
"""A commit that takes longer is in doubt: the connection is given up, and what is stored is read."""
_READ_SECONDS = 10.0
_PURGE_SECONDS = 600.0
_TAKEN_TRIES = 5
_AWAY_CLASSES = ("08", "25", "40", "53", "55", "57", "58", "XX")
_DAMAGED_STATES = ("XX001", "XX002")
_TRIED_OUT = RoomRecord("", "", 0.0)
"""A room that is written to see whether one could be, and taken back."""
_ADD_EVENTS = (
    "INSERT INTO events (room, number, at, request, body) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::text[])"
)
_TOUCH_ROOMS = (
    "UPDATE rooms SET touched = new.at, stage = new.stage, deadline = new.deadline "
    "FROM unnest($1::float8[], $2::text[], $3::float8[], $4::text[], $5::int[]) "
    "AS new (at, stage, deadline, room, epoch) "
    "WHERE rooms.id = new.room AND rooms.epoch = new.epoch AND rooms.expired IS NULL"
)
_WHO_AM_I = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END_SESSION = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
_END_PAUSE = 0.05


class PostgresDatabase:
    """One PostgreSQL database and the connections to it."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        self._url = url
        self._shared = shared
        """Whether other workers may have the database open too."""
        self.shown = hidden(url)
        self._writer: asyncpg.Connection[Any] | None = None
        self._session: tuple[int, object] | None = None
        """The process behind the writer's last connection, and its start: it must end before another one writes."""
        self._taken = 0

    # --- open and close -------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Connect, take the database for this server and bring its tables up to date."""
        try:
            import asyncpg
        except ImportError as error:
            raise StoreFailedError("store_without_postgres") from error
        try:
            async with contextlib.AsyncExitStack() as held:
                self._writer = await self._connect()
                held.push_async_callback(self._writer.close)
                if not await self._take_hold():
                    raise StoreFailedError("store_used", database=self.shown)
                await migrate(self._writer)
                self._readers = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=4, timeout=_CONNECT_SECONDS, command_timeout=_READ_SECONDS
                )
                held.pop_all()
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreFailedError("store_unusable", database=self.shown, why=str(error)) from error

    async def _connect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        connection = await asyncpg.connect(self._url, timeout=_CONNECT_SECONDS, server_settings=_SESSION)
        with _ended_if_silent(connection, _CONNECT_SECONDS):
            while self._session is not None and await connection.fetch(_END_SESSION, *self._session):
                await asyncio.sleep(_END_PAUSE)
            self._session = tuple(await connection.fetchrow(_WHO_AM_I))
        return connection

    async def _take_hold(self) -> bool:
        """One server for one database, or workers that know of each other; the lock ends with the connection."""
        assert self._writer is not None
        lock = "pg_try_advisory_lock_shared" if self._shared else "pg_try_advisory_lock"
        return bool(await self._writer.fetchval(f"SELECT {lock}($1)", _ONE_SERVER))

    async def close(self) -> None:
        """Let go of all connections."""
        self._readers.terminate()
        if self._writer is not None:
            with contextlib.suppress(Exception):  # it may be broken, and nothing waits for it
                await self._writer.close(timeout=_CONNECT_SECONDS)

    # --- writing --------------------------------------------------------------------------------------------------
    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        """All of them or none."""
        async with self._transaction() as connection:
            return await _carry_out(connection, writes)

    async def commit_apart(self, writes: Sequence[Write]) -> list[Outcome]:
        """Each for itself, in one transaction."""
        async with self._transaction() as connection:
            outcomes: list[Outcome] = []
            at_fault: dict[str, StoreFailedError] = {}
            for what in writes:
                room = room_of(what)
                outcome = at_fault.get(room) or await self._alone(connection, what)
                if isinstance(outcome, StoreFailedError):
                    at_fault[room] = outcome  # what comes behind a missing event is refused too
                outcomes.append(outcome)
            return outcomes

    async def _alone(self, connection: asyncpg.Connection[Any], what: Write) -> Outcome:
        try:
            async with connection.transaction():
                return (await _carry_out(connection, [what]))[0]
        except Exception as error:
            if self._kind(error) is not error:
                raise
            return StoreFailedError("store_write_refused", room=room_of(what), why=str(error))

    async def try_out(self) -> None:
        """Connect anew where that is needed, and commit what changes nothing."""
        if self._writer is None or self._writer.is_closed():
            await self._connect_again()
        async with self._transaction() as connection:
            with contextlib.suppress(_TakenBackError):
                async with connection.transaction():
                    await _carry_out(connection, [Create(_TRIED_OUT), Append("", [Happening(1, 0.0, "")], "lobby")])
                    raise _TakenBackError
            found = await connection.fetchval("UPDATE schema_version SET version = version RETURNING version")
        if found != VERSION:
            raise DamagedError("store_changed", database=self.shown)

    async def _connect_again(self) -> None:
        try:
            self._writer = await self._connect()
            if not await self._take_hold():
                await self._give_up()
                self._taken += 1
                if self._taken > _TAKEN_TRIES:
                    raise DamagedError("store_used", database=self.shown)
                raise AwayError("another server holds the database")
            self._taken = 0
        except (AwayError, DamagedError):
            raise
        except Exception as error:
            raise AwayError(str(error) or type(error).__name__) from error

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        assert self._writer is not None
        try:
            with _ended_if_silent(self._writer, _COMMIT_SECONDS):
                async with self._writer.transaction():
                    yield self._writer
        except Exception as error:
            kind = self._kind(error)
            if isinstance(kind, AwayError):
                await self._give_up()
            if kind is error:
                raise
            raise kind from error

    async def _give_up(self) -> None:
        """Leave a connection that may be broken: nothing that it still does can reach us."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    def _kind(self, error: BaseException) -> BaseException:
        """An error of the database as such; any other as it is: the write is at fault."""
        from asyncpg import InterfaceError, PostgresError

        if isinstance(error, PostgresError):
            state = str(error.sqlstate)
            if state in _DAMAGED_STATES:
                return DamagedError("store_damaged", database=self.shown, why=str(error))
            if state.startswith(_AWAY_CLASSES):
                return AwayError(str(error))
        if isinstance(error, OSError | TimeoutError | InterfaceError) and not isinstance(error, ValueError):
            return AwayError(str(error) or type(error).__name__)
        return error

    async def purge(self) -> None:
        """Let PostgreSQL clear away the rows that nobody sees any more, now and not some time."""
        from asyncpg import InterfaceError, PostgresError

        try:
            await self._readers.execute(f"VACUUM {', '.join(PERSONAL)}", timeout=_PURGE_SECONDS)
        except (OSError, TimeoutError, PostgresError, InterfaceError) as error:
            _log.warning("Deleted rows are left to PostgreSQL to clear away: %s", error)

    # --- reading --------------------------------------------------------------------------------------------------
    async def read(self, statement: str, *values: object) -> list[Any]:
        """The rows that a statement finds."""
        from asyncpg import InterfaceError, PostgresError

        try:
            return list(await self._readers.fetch(numbered(statement), *values))
        except (OSError, TimeoutError, PostgresError, InterfaceError) as error:
            kind = self._kind(error)
            if isinstance(kind, DamagedError):
                raise kind from error
            raise StoreFailedError("store_unreadable", database=self.shown, why=str(error)) from error


@contextlib.contextmanager
def _ended_if_silent(connection: asyncpg.Connection[Any], seconds: float) -> Iterator[None]:
    """End a connection that does not answer in time: whatever waits for it fails then."""
    alarm = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    try:
        yield
    finally:
        alarm.cancel()


class _TakenBackError(Exception):
    """Ends a transaction whose work shall not stay."""


def hidden(url: str) -> str:
    """An address as it may be shown: without user and password."""
    return _SECRET.sub("//…@", url)


def numbered(statement: str) -> str:
    """The placeholders as PostgreSQL wants them."""
    parts = statement.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


async def migrate(connection: asyncpg.Connection[Any], version: int = VERSION) -> None:
    """Bring the tables up to a version, step by step, all or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)  # workers may start together
        await connection.execute(VERSION_TABLE)
        found = await connection.fetchval(FIND_VERSION) or 0
        if found > VERSION:
            raise newer(found)
        for statements in MIGRATIONS[found:version]:
            for statement in statements:
                await connection.execute(statement)
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", max(found, version))


async def _carry_out(connection: asyncpg.Connection[Any], writes: Sequence[Write]) -> list[bool]:
    batch = Batch(writes, every=True)  # to touch a room is to be sure of it until the end of the transaction
    results = [True] * len(writes)
    for place, values, also in batch.opened:
        results[place] = _changed(await connection.execute(numbered(CREATE_ROOM), *values)) == 1
        if results[place]:
            batch.rest += also
    if batch.events:
        if _changed(await connection.execute(_TOUCH_ROOMS, *_columns(batch.touches))) != len(batch.touches):
            if len(writes) == 1:
                return [False]
            raise OutdatedError
        await connection.execute(_ADD_EVENTS, *_columns(batch.events))
    for statement, values in batch.rest:
        await connection.execute(numbered(statement), *values)
    return results


def _columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _changed(status: str) -> int:
    """How many rows a statement has changed, as PostgreSQL says it: `UPDATE 3`."""
    return int(status.rpartition(" ")[2])
