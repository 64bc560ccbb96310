"""Where matches are kept: as the lists of their accepted events, in SQLite or PostgreSQL."""

from __future__ import annotations

from railwright.server.store.database import Database, DatabaseStore
from railwright.server.store.records import (
    Condition,
    DamagedError,
    Expired,
    Happening,
    RoomMovedError,
    RoomRecord,
    StorageAwayError,
    Store,
    StoredRoom,
    StoreFailedError,
)

__all__ = [
    "Condition",
    "DamagedError",
    "Expired",
    "Happening",
    "RoomMovedError",
    "RoomRecord",
    "StorageAwayError",
    "Store",
    "StoreFailedError",
    "StoredRoom",
    "is_postgres",
    "store_at",
]


def is_postgres(address: str) -> bool:
    """Whether a setting names a PostgreSQL database; else it is the path of a SQLite file."""
    return address.startswith(("postgres://", "postgresql://"))


def store_at(address: str, *, shared: bool = False) -> DatabaseStore:
    """The store that a setting names; workers may share one of PostgreSQL."""
    return DatabaseStore(_database_at(address, shared))


def _database_at(address: str, shared: bool) -> Database:
    if is_postgres(address):
        from railwright.server.store.postgres import PostgresDatabase

        return PostgresDatabase(address, shared=shared)
    from railwright.server.store.sqlite import SqliteDatabase

    return SqliteDatabase(address)
