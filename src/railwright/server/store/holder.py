"""As which file a server has opened a SQLite database, noted inside it: so a copy of one that is in use is found out.

The lock lies on the file; a copy is another file. So the note names the file and its path, and whoever opens a copy can
look whether the original is locked.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from railwright.server.store.records import StoreFailedError
from railwright.server.store.sqlite_file import DatabaseFile, is_held

_TABLE = "CREATE TABLE IF NOT EXISTS holder (file TEXT NOT NULL, path TEXT NOT NULL)"


def take(connection: sqlite3.Connection, file: DatabaseFile) -> None:
    """Note that the file is ours; refuse a copy of one in use, and a second name of one whose log is elsewhere."""
    connection.execute(_TABLE)
    for noted, path in connection.execute("SELECT file, path FROM holder").fetchall():
        if noted != file.identity and is_held(Path(path), noted):
            raise StoreFailedError("store_copied", database=str(file.path), original=path)
        log = Path(f"{path}-wal")
        if noted == file.identity and path != str(file.path) and log.exists() and log.stat().st_size:
            raise StoreFailedError("store_elsewhere", database=str(file.path), original=path)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM holder")
    connection.execute("INSERT INTO holder VALUES (?, ?)", (file.identity, str(file.path)))
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # into the file itself, where a copy has it too


def release(connection: sqlite3.Connection) -> None:
    """The file belongs to nobody."""
    with contextlib.suppress(sqlite3.OperationalError):  # there is no such table
        connection.execute("DELETE FROM holder")
