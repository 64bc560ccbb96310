"""Matches in one SQLite file: a single writer thread commits everything of the moment at once.

WAL with synchronous=FULL: a commit is on the disk when it returns. Readers have a connection of their own. Should the
writer fail, whoever waits is told, and so is the server, which then ends: nothing is acknowledged that is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from railwright.core.errors import RailwrightError
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

_MOST_AT_ONCE = 2000
_WAIT_MS = 10_000

Pending = tuple[Write, "asyncio.Future[bool]"]


class SqliteStore:
    """The store of one file."""

    def __init__(self, path: str) -> None:
        self.path = Path(path).expanduser()
        self._queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._failure: BaseException | None = None
        self._thread: threading.Thread | None = None
        self._held = contextlib.ExitStack()
        """What must be closed in the end: both connections and the lock."""

    async def open(self, failed: Callable[[BaseException], None]) -> None:
        """Take the file, bring its tables up to date and start the writer."""
        self._loop = asyncio.get_running_loop()
        self._failed = failed
        with contextlib.ExitStack() as held:
            try:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._take_hold(held)
                self._writer = held.enter_context(contextlib.closing(_connect(self.path)))
                migrate(self._writer)
                self._reader = held.enter_context(contextlib.closing(_connect(self.path)))
            except (OSError, sqlite3.Error) as error:
                raise StoreFailedError("store_unusable", database=str(self.path), why=str(error)) from error
            self._held = held.pop_all()
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def _take_hold(self, held: contextlib.ExitStack) -> None:
        """One server for one file: two would write over each other."""
        lock = held.enter_context(self.path.with_name(self.path.name + ".lock").open("wb"))
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreFailedError("store_used", database=str(self.path)) from error

    async def close(self) -> None:
        """Let the writer finish its work."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            with self._reading:
                self._held.close()

    async def write(self, what: Write) -> bool:
        """Commit a write, together with all others of the moment."""
        if self._failure is not None:
            raise StoreFailedError("store_closed") from self._failure
        future: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((what, future))
        return await future

    def _write_on(self) -> None:
        batch: list[Pending] = []
        try:
            while True:
                first = self._queue.get()
                if first is None:
                    return
                batch, ends = self._drain(first)
                results = self._commit([what for what, _ in batch])
                self._tell(_resolve, batch, results)
                batch = []
                if ends:
                    return
        except BaseException as error:
            self._failure = error
            batch += self._drain(None)[0]
            self._tell(_reject, batch, error)
            self._tell(self._failed, error)

    def _drain(self, first: Pending | None) -> tuple[list[Pending], bool]:
        batch = [first] if first else []
        with contextlib.suppress(queue.Empty):
            while len(batch) < _MOST_AT_ONCE:
                item = self._queue.get_nowait()
                if item is None:
                    return batch, True
                batch.append(item)
        return batch, False

    def _commit(self, writes: Sequence[Write]) -> list[bool]:
        connection = self._writer
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [_carry_out(connection, what) for what in writes]
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return results

    def _tell(self, callback: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(callback, *arguments)

    async def load(self, room: str) -> StoredRoom | Expired | None:
        """A room and its events."""
        return await asyncio.to_thread(self._load, room)

    def _load(self, room: str) -> StoredRoom | Expired | None:
        found = self._read(FIND_ROOM, room)
        rows = self._read(FIND_EVENTS, room)
        if not found:
            return None
        head, created, expired, epoch = found[0]
        if expired is not None:
            return Expired(room, expired)
        return StoredRoom(RoomRecord(room, head, created), [Happening(*row) for row in rows], epoch)

    async def idle(self, before: float, unused_before: float) -> list[tuple[str, str, float]]:
        """Rooms that are over or never began, or that nobody ever used, last touched before."""
        return await asyncio.to_thread(self._read, FIND_IDLE, unused_before, before)

    async def due(self, before: float) -> list[str]:
        """Rooms whose running time is up before this moment."""
        return [row[0] for row in await asyncio.to_thread(self._read, FIND_DUE, before)]

    async def count(self) -> int:
        """How many rooms there are."""
        rows = await asyncio.to_thread(self._read, COUNT_ROOMS)
        return int(rows[0][0])

    def _read(self, statement: str, *values: object) -> list[Any]:
        try:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailedError("store_unreadable", database=str(self.path), why=str(error)) from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {_WAIT_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring the tables up to a version, step by step, all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(VERSION_TABLE)
        row = connection.execute("SELECT version FROM schema_version").fetchone()
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


def _carry_out(connection: sqlite3.Connection, what: Write) -> bool:
    if isinstance(what, Create):
        room = what.room
        return connection.execute(CREATE_ROOM, (room.id, room.head, room.at, room.at, what.owner)).rowcount == 1
    if isinstance(what, Append):
        touched = (what.events[-1].at, what.stage, what.deadline, what.room, what.epoch)
        if connection.execute(TOUCH_ROOM, touched).rowcount != 1:
            return False
        rows = [(what.room, event.number, event.at, event.request, event.body) for event in what.events]
        connection.executemany(ADD_EVENT, rows)
        return True
    connection.execute(FORGET_EVENTS, (what.room,))
    connection.execute(EXPIRE_ROOM, (what.at, what.room))
    return True


def _resolve(batch: Sequence[Pending], results: Sequence[bool]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if not future.done():
            future.set_result(result)


def _reject(batch: Sequence[Pending], error: BaseException) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(StoreFailedError("store_failed", why=str(error)))
