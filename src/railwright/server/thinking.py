"""Bots at work beside the loop: in threads, where compiled code runs in parallel, never in the way of messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from railwright.server.bot_threads import BotThreads
from railwright.server.bots import stand_in
from railwright.server.games import Move, Thought
from railwright.server.settings import Settings
from railwright.server.store import StoreFailedError

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
_SAFE_BOT = "random"


class Thinking:
    """The bots of one room: at most one thought for each seat."""

    def __init__(self, room: Room, bots: BotThreads, settings: Settings) -> None:
        self._room = room
        self._bots = bots
        self._seconds = settings.bot_seconds
        self._pause = settings.bot_pause if room.head.game == "line" else 0.0
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._preparing: set[int] = set()
        self._distrusted: set[int] = set()

    @property
    def active(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._tasks)

    def thinks(self, seat: int) -> bool:
        """Whether a bot thinks for this seat."""
        return seat in self._tasks and seat not in self._preparing

    def prepares(self, seat: int) -> bool:
        """Whether the bot of this seat has to get ready before it can think."""
        return seat in self._preparing

    def distrust(self, seat: int) -> None:
        """A bot wanted something illegal: from now on a simple one plays there."""
        self._distrusted.add(seat)

    def begin(self, seat: int, bot: str) -> None:
        """Let a bot decide for a seat; what it decides is dropped if the seat has changed meanwhile."""
        if seat in self._tasks:
            return
        room = self._room
        bot = _SAFE_BOT if seat in self._distrusted else bot
        thought = room.game.thought(seat, bot, seconds=self._seconds)
        moment, moves = room.game.clock(), room.moves[seat]

        def still() -> bool:
            unchanged = room.game.clock() == moment and room.moves[seat] == moves
            return unchanged and seat in room.game.waiting() and room.decided_by(seat) is not None

        task = asyncio.ensure_future(self._think(seat, bot, thought, still))
        self._tasks[seat] = task
        task.add_done_callback(lambda ended: self._ended(seat, ended))
        room.audience.tell_presence()

    async def _think(self, seat: int, bot: str, thought: Thought, still: Callable[[], bool]) -> None:
        if not self._bots.is_ready(self._room.head.game, bot):
            self._preparing.add(seat)
            try:
                self._room.audience.tell_presence()
                await self._bots.ready(self._room.head.game, bot)
            finally:
                self._preparing.discard(seat)
            self._room.audience.tell_presence()
        began = time.monotonic()
        moves = await self._bots.run(thought)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        await self._room.play_for(seat, moves, still)

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        self._room.audience.tell_presence()
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreFailedError):
            return  # told already, and the server ends
        if error is not None:
            _log.error("Room %s: the bot at seat %d failed", self._room.id, seat, exc_info=error)
            if seat in self._distrusted:
                return
            self._distrusted.add(seat)
        self._room.drive()

    async def hint(self, seat: int, bot: str) -> list[Move]:
        """What a bot would do next; while it gets ready, what the stand-in would do."""
        game = self._room.head.game
        quick = bot if self._bots.is_ready(game, bot) else stand_in(game)
        return await self._bots.run(self._room.game.thought(seat, quick, seconds=self._seconds, hint=True))

    def stop(self) -> None:
        """End all thinking; what is not carried out yet never happened."""
        for task in self._tasks.values():
            task.cancel()
