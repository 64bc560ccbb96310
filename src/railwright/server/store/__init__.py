"""Where matches are kept: as the lists of their accepted events, in SQLite or PostgreSQL."""

from __future__ import annotations

from railwright.server.store.records import (
    Expired,
    Happening,
    RoomMovedError,
    RoomRecord,
    Store,
    StoredRoom,
    StoreFailedError,
)

__all__ = [
    "Expired",
    "Happening",
    "RoomMovedError",
    "RoomRecord",
    "Store",
    "StoreFailedError",
    "StoredRoom",
    "store_at",
]


def store_at(address: str, *, shared: bool = False) -> Store:
    """The store that a setting names: a PostgreSQL URL (which workers may share) or the path of a SQLite file."""
    if address.startswith(("postgres://", "postgresql://")):
        from railwright.server.store.postgres import PostgresStore

        return PostgresStore(address, shared=shared)
    from railwright.server.store.sqlite import SqliteStore

    return SqliteStore(address)
