"""A SQLite file read and added to from outside the server."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path

from railwright.server.store.kept import COUNT_KEPT, FIND_KEPT, FIND_ROOMS, KEEP_ROOM, KeptRoom, UnreadableRoom, kept
from railwright.server.store.records import DamagedError, Happening, StoreFailedError
from railwright.server.store.schema import ADD_EVENT, FIND_EVENTS, FIND_VERSION, VERSION, newer
from railwright.server.store.sqlite import connect, copy, migrate
from railwright.server.store.sqlite_file import DatabaseFile

_MOST_FAULTS = 20


class SqliteKeeper:
    """One file, which a server may be using."""

    def __init__(self, path: str) -> None:
        self._file = DatabaseFile(Path(path))

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[SqliteSnapshot]:
        """What is there now."""
        with self._told(), contextlib.closing(self._reading()) as connection:
            connection.execute("BEGIN")
            found = connection.execute(FIND_VERSION).fetchone()[0]
            if found != VERSION:
                raise newer(found) if found > VERSION else StoreFailedError("db_older", database=str(self._file.path))
            yield SqliteSnapshot(connection)

    def _reading(self) -> sqlite3.Connection:
        if not self._file.path.is_file():
            raise StoreFailedError("db_missing", database=str(self._file.path))
        return connect(self._file.path, read_only=True)

    async def keep(self, rooms: Iterable[KeptRoom]) -> None:
        """Add rooms, all or none."""
        with self._told(), self._held_or_served(), contextlib.closing(connect(self._file.path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                for room in rooms:
                    _keep(connection, room)
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise

    @contextlib.contextmanager
    def _held_or_served(self) -> Iterator[None]:
        """Where no server uses the file it is ours meanwhile, made and brought up to date; else it is so already."""
        with contextlib.ExitStack() as held:
            try:
                held.enter_context(self._file.held())
                with contextlib.closing(connect(self._file.path)) as connection:
                    migrate(connection)
            except StoreFailedError as error:
                if error.code != "store_used":
                    raise
            yield

    async def back_up(self, target: str, progress: Callable[[int, int], None]) -> None:
        """Copy the file while it is used, and look whether the copy is whole."""
        path = Path(target).expanduser()
        with self._told(), contextlib.closing(self._reading()) as connection:
            try:
                copy(connection, path, lambda _, left, pages: progress(pages - left, pages))
            except FileExistsError as error:
                raise StoreFailedError("db_exists", file=target) from error
            except OSError as error:
                raise StoreFailedError("db_unwritable", file=target, why=str(error)) from error
            with contextlib.closing(connect(path, read_only=True)) as copied:
                faults = await SqliteSnapshot(copied).faults()
        if faults:
            path.unlink()  # a copy of a damaged file is no backup
            raise DamagedError("store_damaged", database=str(self._file.path), why=faults[0])

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            raise StoreFailedError("store_unusable", database=str(self._file.path), why=str(error)) from error


class SqliteSnapshot:
    """A file as of the beginning of a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def faults(self) -> list[str]:
        """What SQLite finds in its pages and references."""
        faults: list[str] = []
        try:
            for (found,) in self._connection.execute(f"PRAGMA integrity_check({_MOST_FAULTS})"):
                faults += [found] if found != "ok" else []
            for table, row, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
                faults.append(f"{table} {row}: no {parent}")
        except sqlite3.DatabaseError as error:
            faults.append(str(error))
        return faults

    async def counted(self) -> int:
        """How many rooms there are."""
        return int(self._connection.execute(COUNT_KEPT).fetchone()[0])

    async def rooms(self) -> AsyncIterator[KeptRoom | UnreadableRoom]:
        """All rooms; one that lies on a damaged page is told as such."""
        for (code,) in self._connection.execute(FIND_ROOMS).fetchall():
            try:
                head, *told = self._connection.execute(FIND_KEPT, (code,)).fetchone()
                events = [Happening(*row) for row in self._connection.execute(FIND_EVENTS, (code,))]
                yield kept(code, head, told, events)
            except sqlite3.DatabaseError as error:
                yield UnreadableRoom(code, str(error))


def _keep(connection: sqlite3.Connection, room: KeptRoom) -> None:
    values = (room.id, room.head, room.created, room.stage, room.touched, room.expired, room.deadline)
    try:
        connection.execute(KEEP_ROOM, values)
    except sqlite3.IntegrityError as error:
        raise StoreFailedError("db_room_there", room=room.id) from error
    rows = [(room.id, event.number, event.at, event.request, event.body) for event in room.events]
    connection.executemany(ADD_EVENT, rows)
