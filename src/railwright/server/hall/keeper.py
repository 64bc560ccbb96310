"""Keeps the notices of this process's rooms true: hung up and renewed while people wait there, taken down else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from railwright.core.errors import RailwrightError
from railwright.server.hall.hall import LASTS_SECONDS, Hall
from railwright.server.hall.notices import Notice, notice_of
from railwright.server.problems import Problem

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
_BEAT = LASTS_SECONDS / 3
_FRESH_SECONDS = 0.5
"""For so long one look at the hall serves everybody who asks."""
MOST_TABLES = 100


class HallKeeper:
    """Looks after the notices of one worker."""

    def __init__(self, hall: Hall, most: int) -> None:
        self._hall = hall
        self._most = most
        self._changed: dict[str, Room] = {}
        self._posted: dict[str, tuple[Room, float]] = {}
        """The rooms whose notices hang, and since when."""
        self._news = asyncio.Event()
        self._looked = float("-inf")
        self._tables: list[Notice] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin."""
        await self._hall.open()
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """Take everything down."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(RailwrightError):
            for code in list(self._posted):
                await self._hall.withdraw(code)
        await self._hall.close()

    def check(self, address: str) -> None:
        """Refuse one more open table of an address that has many."""
        of_them = sum(room.address == address and room.open_to == "anybody" for room, _ in self._posted.values())
        if of_them >= self._most:
            raise Problem("too_many_tables", most=self._most)

    def changed(self, room: Room) -> None:
        """Look at a room soon, if it may have a notice."""
        if room.open_to != "invited" or room.id in self._posted:
            self._changed[room.id] = room
            self._news.set()

    async def tables(self) -> list[Notice]:
        """The tables that are open to anybody, the newest first."""
        if time.monotonic() - self._looked > _FRESH_SECONDS:
            self._looked = time.monotonic()
            found = sorted(await self._hall.tables(), key=lambda notice: -notice.since)
            self._tables = found[:MOST_TABLES]
        return self._tables

    async def meet(self, wish: str, own: str | None) -> str | None:
        """The room of somebody who waits for the same."""
        return await self._hall.meet(wish, own)

    async def _run(self) -> None:
        renew = time.monotonic() + _BEAT
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, renew - time.monotonic())):
                    await self._news.wait()
            self._news.clear()
            if time.monotonic() >= renew:
                renew = time.monotonic() + _BEAT
                self._changed.update({code: room for code, (room, _) in self._posted.items()})
            changed, self._changed = self._changed, {}
            try:
                for code, room in changed.items():
                    await self._tell(code, room)
            except RailwrightError as error:
                _log.warning("The hall cannot be reached: %s", error)
            except Exception:
                _log.exception("A notice could not be hung up")

    async def _tell(self, code: str, room: Room) -> None:
        since = self._posted[code][1] if code in self._posted else time.time()
        notice = notice_of(room, since)
        if notice is None:
            if code in self._posted:
                del self._posted[code]
                await self._hall.withdraw(code)
            return
        self._posted[code] = room, since
        await self._hall.post(notice)
