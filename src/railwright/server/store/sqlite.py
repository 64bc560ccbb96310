"""Matches in one SQLite file: a thread of its own commits what the writer hands it.

WAL with synchronous=FULL: a commit is on the disk when it returns. Readers have a connection of their own. After each
commit, before anybody hears of it, the file at our name must still be the one that was written to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from railwright.core.errors import RailwrightError
from railwright.server.store import holder
from railwright.server.store.batch import Batch
from railwright.server.store.hand import Hand
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
    TOUCH_ROOM,
    VERSION,
    VERSION_TABLE,
    newer,
)
from railwright.server.store.sqlite_file import DatabaseFile, State, keep_private
from railwright.server.store.sqlite_log import report
from railwright.server.store.sqlite_rows import ADD_EVENTS, COUNT_ROOMS_AT
from railwright.server.store.writer import AwayError, Outcome, OutdatedError

_log = logging.getLogger(__name__)
_WAIT_MS = 5_000
_CHECKED_BYTES = 128 * 2**20
"""Up to this size a file is looked through at the start: about half a second."""
_PRIMARY_CODE = 0xFF
_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_PERM,
}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
TRIED_OUT = RoomRecord("", "", 0.0)
"""A room that is written to see whether one could be, and taken back."""


class SqliteDatabase:
    """A file and the connections to it."""

    def __init__(self, path: str) -> None:
        self.file = DatabaseFile(Path(path))
        self._hand = Hand("store-writer")
        self._reading = threading.Lock()
        self._held = contextlib.ExitStack()
        self._rescued: Path | None = None
        self._trials = 0

    # --- open and close -------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Take the file, look whether it is sound and bring its tables up to date."""
        try:
            await self._hand.do(self._open)
        except BaseException:
            self._hand.dismiss()
            raise

    def _open(self) -> None:
        with contextlib.ExitStack() as held:
            try:
                held.enter_context(self.file.held())
                report(self.file.log)
                self._connect()
                held.callback(self._disconnect)
                self._look_through()
                migrate(self._writer)
                holder.take(self._writer, self.file)
                self.file.note_log()
            except (OSError, sqlite3.Error) as error:
                kind = self._kind(error)
                if isinstance(kind, DamagedError):
                    raise kind from error
                raise StoreFailedError("store_unusable", database=str(self.file.path), why=str(error)) from error
            self._held = held.pop_all()

    def _connect(self) -> None:
        self._writer = connect(self.file.path)
        self._reader = connect(self.file.path)

    def _disconnect(self) -> None:
        with self._reading:
            self._reader.close()
            self._writer.close()

    def _look_through(self) -> None:
        size = self.file.path.stat().st_size
        if size > _CHECKED_BYTES:
            _log.info("%s is large and not looked through: “railwright db check” does it.", self.file.path)
            return
        found = self._writer.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise self._damaged(found)

    async def close(self) -> None:
        """Let go of the file."""
        await self._hand.do(self._close)
        self._hand.dismiss()

    def _close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.file.state() is State.OURS:
                holder.release(self._writer)
        self._held.close()

    # --- writing --------------------------------------------------------------------------------------------------
    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        """All of them or none."""
        return await self._hand.do(self._commit, writes)

    def _commit(self, writes: Sequence[Write]) -> list[bool]:
        with self._transaction() as connection:
            return _carry_out(connection, writes)

    async def commit_apart(self, writes: Sequence[Write]) -> list[Outcome]:
        """Each for itself, in one transaction."""
        return await self._hand.do(self._commit_apart, writes)

    def _commit_apart(self, writes: Sequence[Write]) -> list[Outcome]:
        with self._transaction() as connection:
            outcomes: list[Outcome] = []
            at_fault: dict[str, StoreFailedError] = {}
            for what in writes:
                room = room_of(what)
                outcome = at_fault.get(room) or self._alone(connection, what)
                if isinstance(outcome, StoreFailedError):
                    at_fault[room] = outcome  # what comes behind a missing event is refused too
                outcomes.append(outcome)
            return outcomes

    def _alone(self, connection: sqlite3.Connection, what: Write) -> Outcome:
        connection.execute("SAVEPOINT alone")
        try:
            return _carry_out(connection, [what])[0]
        except Exception as error:
            if self._kind(error) is not error:
                raise
            connection.execute("ROLLBACK TO alone")
            return StoreFailedError("store_write_refused", room=room_of(what), why=str(error))
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE alone")

    async def try_out(self) -> None:
        """Connect anew where that is needed, and commit what changes nothing."""
        await self._hand.do(self._try_out)

    def _try_out(self) -> None:
        if self.file.state() is State.LOG_MISSING:
            self._take_in_log()
        self._see_that_it_is_ours()
        with self._transaction() as connection:
            connection.execute("SAVEPOINT trial")
            _carry_out(connection, [Create(TRIED_OUT), Append(TRIED_OUT.id, [Happening(1, 0.0, "")], "lobby")])
            connection.execute("ROLLBACK TO trial")
            connection.execute("RELEASE trial")
            self._trials = (self._trials + 1) % 2**31
            connection.execute(f"PRAGMA user_version = {self._trials}")  # so that there is something to commit

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            kind = self._kind(error)
            if kind is error:
                raise
            raise kind from error
        self._see_that_it_is_ours()

    # --- a file that is not there any more ------------------------------------------------------------------------
    def _see_that_it_is_ours(self) -> None:
        state = self.file.state()
        if state is State.OURS:
            return
        if state is State.LOG_MISSING:
            raise AwayError(f"{self.file.log} was deleted or replaced")
        self._rescue()
        if state is State.REPLACED:
            raise DamagedError("store_replaced", database=str(self.file.path), rescued=str(self._rescued))
        raise AwayError(f"{self.file.path} was deleted or moved; everything stored is in {self._rescued}")

    def _rescue(self) -> None:
        """What is stored lies in a file without a name now: give it one."""
        if self._rescued is not None:
            return
        rescued = self.file.rescued(time.strftime("%Y%m%d-%H%M%S"))
        try:
            with self._reading:
                copy(self._reader, rescued)
        except (OSError, sqlite3.Error) as error:
            _log.critical("The database has lost its file, and it could not be written to %s: %s", rescued, error)
            return
        self._rescued = rescued
        _log.critical("The database has lost its file. Everything that was stored is in %s.", rescued)

    def _take_in_log(self) -> None:
        """The log has lost its name, but not us: what is in it goes into the file, and a new log begins."""
        try:
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._disconnect()
            self._connect()
            self._writer.execute(f"PRAGMA user_version = {self._trials}")
            self.file.note_log()
        except (OSError, sqlite3.Error) as error:
            raise self._kind(error) from error
        _log.critical("%s was deleted or replaced; what was in it has been written to the file.", self.file.log)

    # --- what is wrong --------------------------------------------------------------------------------------------
    def _kind(self, error: BaseException) -> BaseException:
        """An error of the database as such; any other as it is: the write is at fault."""
        code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY_CODE
        if code in _DAMAGED:
            return self._damaged(str(error))
        return AwayError(str(error)) if code in _AWAY else error

    def _damaged(self, why: str) -> DamagedError:
        return DamagedError("store_damaged", database=str(self.file.path), why=why)

    async def purge(self) -> None:
        """What was deleted is overwritten in the file; the log may still have it, and begins anew."""
        await self._hand.do(self._empty_log)

    def _empty_log(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # somebody reads: the log is taken in with a later one
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # --- reading --------------------------------------------------------------------------------------------------
    async def read(self, statement: str, *values: object) -> list[Any]:
        """The rows that a statement finds."""
        return await asyncio.to_thread(self._read, statement, *values)

    def _read(self, statement: str, *values: object) -> list[Any]:
        try:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            kind = self._kind(error)
            if isinstance(kind, DamagedError):
                raise kind from error
            raise StoreFailedError("store_unreadable", database=str(self.file.path), why=str(error)) from error


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection to a file that is there; it never makes a new one."""
    address = f"file:{quote(str(path))}?mode={'ro' if read_only else 'rw'}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {_WAIT_MS}")
    if not read_only:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
    return connection


def copy(source: sqlite3.Connection, target: Path, progress: Callable[[int, int, int], None] | None = None) -> None:
    """A copy of a database while others use it, for its owner alone; it belongs to no server."""
    target.touch(mode=0o600, exist_ok=False)
    try:
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as written:
            source.backup(written, pages=1000, progress=progress)
            holder.release(written)
            written.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        target.unlink()
        raise
    keep_private(target)


def migrate(connection: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring the tables up to a version, step by step, all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(VERSION_TABLE)
        row = connection.execute(FIND_VERSION).fetchone()
        found = row[0] if row else 0
        if found > VERSION:
            raise newer(found)
        for statements in MIGRATIONS[found:version]:
            for statement in statements:
                connection.execute(statement)
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (?)", (max(found, version),))
        connection.execute("COMMIT")
    except (sqlite3.Error, RailwrightError):
        connection.execute("ROLLBACK")
        raise


def _carry_out(connection: sqlite3.Connection, writes: Sequence[Write]) -> list[bool]:
    batch = Batch(writes, every=False)
    results = [True] * len(writes)
    for place, values, also in batch.opened:
        results[place] = connection.execute(CREATE_ROOM, values).rowcount == 1
        if results[place]:
            batch.rest += also
    if batch.events:
        found = connection.executemany(TOUCH_ROOM, batch.touches).rowcount if batch.touches else 0
        found += sum(counted.fetchone()[0] for counted in COUNT_ROOMS_AT.execute(connection, batch.untouched))
        if found != len(batch.touches) + len(batch.untouched):
            if len(writes) == 1:
                return [False]
            raise OutdatedError
        for _ in ADD_EVENTS.execute(connection, batch.events):
            pass
    for statement, values in batch.rest:
        connection.execute(statement, values)
    return results
