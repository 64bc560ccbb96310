"""Whose rooms are, as PostgreSQL knows it. Claiming counts the room's epoch up, which fences off whoever had it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from railwright.server.store import StoreFailedError

if TYPE_CHECKING:
    import asyncpg

_SECONDS = 2.0
_SECRET = re.compile(r"//[^@/]*@")


class Place(NamedTuple):
    """The worker that has a room, and how often the room has changed hands."""

    owner: str | None
    epoch: int


class Owners:
    """The column of owners in the table of rooms."""

    def __init__(self, url: str, worker: str) -> None:
        self._url = url
        self._worker = worker
        self._pool: asyncpg.Pool[Any] | None = None

    async def open(self) -> None:
        """Connect."""
        import asyncpg

        self._pool = await asyncpg.create_pool(
            self._url, min_size=1, max_size=4, timeout=_SECONDS, command_timeout=_SECONDS
        )

    async def close(self) -> None:
        """Let go."""
        if self._pool is not None:
            self._pool.terminate()

    async def find(self, room: str) -> Place | None:
        """Whose a room is; None where there is no such room."""
        rows = await self._ask("SELECT owner, epoch FROM rooms WHERE id = $1 AND expired IS NULL", room)
        return Place(*rows[0]) if rows else None

    async def claim(self, room: str, epoch: int) -> bool:
        """Take a room that had this epoch; False where somebody else was quicker."""
        claim = "UPDATE rooms SET owner = $1, epoch = epoch + 1 WHERE id = $2 AND epoch = $3 RETURNING epoch"
        return bool(await self._ask(claim, self._worker, room, epoch))

    async def release(self) -> None:
        """Let all rooms go."""
        await self._ask("UPDATE rooms SET owner = NULL WHERE owner = $1", self._worker)

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        from asyncpg import InterfaceError, PostgresError

        assert self._pool is not None
        try:
            return list(await self._pool.fetch(statement, *values))
        except (OSError, TimeoutError, PostgresError, InterfaceError) as error:
            shown = _SECRET.sub("//…@", self._url)
            raise StoreFailedError("store_unreadable", database=shown, why=str(error)) from error
