"""When the game of a room begins: all seats are taken and have opened their seals, or had the time for it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from railwright.server.head import Began
from railwright.server.store.records import StorageAwayError

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
_AGAIN_SECONDS = 1.0


class Beginning:
    """Begins the game of one room, and waits so many seconds for seals."""

    def __init__(self, room: Room, seconds: float) -> None:
        self._room = room
        self._seconds = seconds

    def if_ready(self) -> list[msgspec.Struct]:
        """Begin, if the game waits for nobody: what happened, not stored yet."""
        room = self._room
        if room.game.started or any(seat.kind == "open" for seat in room.seats):
            return []
        if not room.dice.ready(self._seconds, self._stop_waiting):
            return []
        began = Began()
        room.apply(began)
        return [began, *room.game.begin()]

    def _stop_waiting(self) -> None:
        task = asyncio.ensure_future(self._room.begin_if_ready())
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None or self._room.retired:
            return
        if isinstance(error, StorageAwayError):
            asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self._stop_waiting)
        else:
            _log.error("Room %s: the game could not begin", self._room.id, exc_info=error)
