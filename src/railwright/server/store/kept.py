"""All that a database keeps, room by room, as of one moment, while a server uses it: to check, export and import it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from railwright.server.store.records import Happening

FIND_ROOMS = "SELECT id FROM rooms ORDER BY id"
FIND_KEPT = "SELECT head, created, stage, touched, expired, deadline FROM rooms WHERE id = ?"
COUNT_KEPT = "SELECT count(*) FROM rooms"
KEEP_ROOM = "INSERT INTO rooms (id, head, created, stage, touched, expired, deadline) VALUES (?, ?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class KeptRoom:
    """A room with all that is kept of it; one that was closed has no events."""

    id: str
    head: str
    created: float
    stage: str
    touched: float
    expired: float | None
    deadline: float | None
    events: list[Happening] = field(default_factory=list)


def kept(code: str, head: str, told: Sequence[Any], events: list[Happening]) -> KeptRoom:
    """A room from a row of `FIND_KEPT` and its events."""
    created, stage, touched, expired, deadline = told
    return KeptRoom(code, head, created, stage, touched, expired, deadline, events)


@dataclass(frozen=True, slots=True)
class UnreadableRoom:
    """A room that the database itself cannot read."""

    id: str
    why: str


class Snapshot(Protocol):
    """A database as it was at one moment."""

    async def faults(self) -> list[str]:
        """What the database says to be wrong with itself; it takes its time."""

    async def counted(self) -> int:
        """How many rooms there are."""

    def rooms(self) -> AsyncIterator[KeptRoom | UnreadableRoom]:
        """All rooms, in the order of their codes."""


class Keeper(Protocol):
    """A database from outside the server: read as of a moment, added to all or nothing."""

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """What is there now."""

    async def keep(self, rooms: Iterable[KeptRoom]) -> None:
        """Add rooms, all or none; refuses where one of them is there already."""

    async def back_up(self, target: str, progress: Callable[[int, int], None]) -> None:
        """Copy it to a file while it is used; `progress` hears of pages done and in all."""


def keeper_at(address: str) -> Keeper:
    """The database that a setting names."""
    from railwright.server.store import is_postgres

    if is_postgres(address):
        from railwright.server.store.kept_postgres import PostgresKeeper

        return PostgresKeeper(address)
    from railwright.server.store.kept_sqlite import SqliteKeeper

    return SqliteKeeper(address)
