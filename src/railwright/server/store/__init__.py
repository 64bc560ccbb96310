"""Where matches are kept: as the lists of their accepted events, in SQLite or PostgreSQL."""

from __future__ import annotations

from railwright.server.store.records import Expired, Happening, RoomRecord, Store, StoredRoom, StoreFailedError

__all__ = ["Expired", "Happening", "RoomRecord", "Store", "StoreFailedError", "StoredRoom", "store_at"]


def store_at(address: str) -> Store:
    """The store that a setting names: a PostgreSQL URL or the path of a SQLite file."""
    if address.startswith(("postgres://", "postgresql://")):
        from railwright.server.store.postgres import PostgresStore

        return PostgresStore(address)
    from railwright.server.store.sqlite import SqliteStore

    return SqliteStore(address)
