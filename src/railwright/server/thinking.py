"""Bots at work beside the loop: in threads, where compiled code runs in parallel, never in the way of messages."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from railwright.server.games import Move
from railwright.server.settings import Settings

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
_SAFE_BOT = "random"


class Thinking:
    """The bots of one room: at most one thought for each seat."""

    def __init__(self, room: Room, pool: Executor, settings: Settings) -> None:
        self._room = room
        self._pool = pool
        self._pause = settings.bot_pause if room.head.game == "line" else 0.0
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._distrusted: set[int] = set()

    @property
    def active(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._tasks)

    def thinks(self, seat: int) -> bool:
        """Whether a bot thinks for this seat."""
        return seat in self._tasks

    def distrust(self, seat: int) -> None:
        """A bot wanted something illegal: from now on a simple one plays there."""
        self._distrusted.add(seat)

    def begin(self, seat: int, bot: str, *, instead: bool = False) -> None:
        """Let a bot decide for a seat: its own, or instead of somebody whose time is up."""
        if seat in self._tasks:
            return
        task = asyncio.ensure_future(self._think(seat, bot, instead))
        self._tasks[seat] = task
        self._room.tell_presence()
        task.add_done_callback(lambda ended: self._ended(seat, ended))

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        self._room.tell_presence()
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._room.drive()
        else:
            _log.error("Room %s: the bot at seat %d failed", self._room.id, seat, exc_info=error)
            if seat not in self._distrusted:
                self._distrusted.add(seat)
                self._room.drive()

    async def _think(self, seat: int, bot: str, instead: bool) -> None:
        room = self._room
        moment, moves_before = room.game.clock(), room.moves[seat]
        thought = room.game.thought(seat, _SAFE_BOT if seat in self._distrusted else bot)
        began = time.monotonic()
        moves = await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))

        def still() -> bool:
            unchanged = room.game.clock() == moment and room.moves[seat] == moves_before
            decides = unchanged and seat in room.game.waiting()
            return decides and (instead or room.seats[seat].is_bot)

        await room.play_for(seat, moves, still)

    async def hint(self, seat: int, bot: str) -> list[Move]:
        """What a bot would do next."""
        thought = self._room.game.thought(seat, bot, hint=True)
        return await asyncio.get_running_loop().run_in_executor(self._pool, thought)

    def stop(self) -> None:
        """End all thinking; what is not carried out yet never happened."""
        for task in self._tasks.values():
            task.cancel()
