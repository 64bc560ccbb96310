"""Time limits run whether anybody looks or not: rooms whose time is nearly up are read from the store in time.

Rooms are read one after the other with pauses, so that a server that finds thousands of overdue matches at its start
answers all the while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from railwright.server.problems import Problem
from railwright.server.store import RoomMovedError, StoreFailedError

if TYPE_CHECKING:
    from railwright.server.rooms import Rooms

_log = logging.getLogger(__name__)
_EVERY = 10.0
_AHEAD = 30.0
SOON = 60.0
"""A room whose time is up within so many seconds stays in memory; longer than waking looks ahead."""
_PAUSE = 0.01


class Waking:
    """Looks into the store now and then for rooms whose time runs out."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._unreadable: set[str] = set()

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            try:
                await self.wake()
            except StoreFailedError:
                pass  # the store says itself that it is away, and the rooms are woken later
            except Exception:
                _log.exception("Rooms whose time runs out could not be woken")
            await asyncio.sleep(_EVERY)

    async def wake(self) -> None:
        """Read the rooms whose time is nearly up; those in memory have clocks of their own."""
        for code in await self._rooms.store.due(time.time() + _AHEAD):
            if code in self._unreadable or self._rooms.has(code):
                continue
            try:
                await self._rooms.find(code)
            except RoomMovedError:
                continue  # another worker has it, and its clock
            except Problem as problem:
                if problem.code == "too_many_rooms":
                    return
                self._unreadable.add(code)
                _log.warning("Room %s cannot be woken for its time limit: %s", code, problem)
            await asyncio.sleep(_PAUSE)
