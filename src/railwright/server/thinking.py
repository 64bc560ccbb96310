"""Bots at work beside the loop: in threads, where compiled code runs in parallel, never in the way of messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from railwright.server.bot_threads import BotThreads
from railwright.server.bots import adviser, known_bot, stand_in
from railwright.server.fair_queue import Party
from railwright.server.games import Act, Move, TakePair, Thought
from railwright.server.messages import Answer, Hint
from railwright.server.problems import Problem
from railwright.server.settings import Settings
from railwright.server.store import StoreFailedError

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)
_SAFE_BOT = "random"
_FIRST_PAUSE = 1.0
_MOST_DOUBLINGS = 6


@dataclass(slots=True)
class _Failures:
    """How often bots have failed at one moment of a seat, and whether all rest before the next try."""

    moment: object
    number: int
    resting: bool = False


class Thinking:
    """The bots of one room: at most one thought and one hint for each seat."""

    def __init__(self, room: Room, bots: BotThreads, settings: Settings) -> None:
        self._room = room
        self._bots = bots
        self._seconds = settings.bot_seconds
        self._pause = settings.bot_pause if room.head.game == "line" else 0.0
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._preparing: set[int] = set()
        self._queued: set[int] = set()
        self._failures: dict[int, _Failures] = {}
        self._advising: set[int] = set()

    @property
    def active(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._tasks)

    def thinks(self, seat: int) -> bool:
        """Whether a bot thinks for this seat."""
        return seat in self._tasks and seat not in self._preparing and seat not in self._queued

    def waits(self, seat: int) -> bool:
        """Whether the bot of this seat could think, but others' bots have their turn first."""
        return seat in self._queued

    def prepares(self, seat: int) -> bool:
        """Whether the bot of this seat has to get ready before it can think."""
        return seat in self._preparing

    def begin(self, seat: int) -> None:
        """Let the bot of a seat decide; what it decides is dropped if its seat has changed meanwhile."""
        failures = self._failures_of(seat)
        if seat in self._tasks or (failures and failures.resting):
            return
        task = asyncio.ensure_future(self._think(seat))
        self._tasks[seat] = task
        task.add_done_callback(lambda ended: self._ended(seat, ended))
        self._room.audience.tell_presence()

    async def _think(self, seat: int) -> None:
        room = self._room
        while (bot := self._thinker(seat)) is not None and not self._bots.is_ready(room.head.game, bot):
            await self._get_ready(seat, bot)
        if bot is None:
            return
        still = self._unchanged(seat)
        began = time.monotonic()
        try:
            moves = await self._in_turn(seat, room.game.thought(seat, bot, seconds=self._seconds))
        except Exception:
            if still():
                _log.exception("Room %s: the bot %s at seat %d failed", room.id, bot, seat)
                self.failed(seat)
            return
        if still():  # else another thought begins at once
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
            await room.play_for(seat, moves, still)

    async def _in_turn(self, seat: int, thought: Thought) -> list[Move]:
        """Think when it is this room's turn; shown as waiting until then."""

        def begins() -> None:
            self._queued.discard(seat)
            self._room.audience.tell_presence()

        self._queued.add(seat)
        try:
            return await self._bots.run(thought, Party(self._room.address, self._room.id), begins)
        finally:
            self._queued.discard(seat)

    async def _get_ready(self, seat: int, bot: str) -> None:
        self._preparing.add(seat)
        try:
            self._room.audience.tell_presence()
            await self._bots.ready(self._room.head.game, bot)
        finally:
            self._preparing.discard(seat)
        self._room.audience.tell_presence()

    def _unchanged(self, seat: int) -> Callable[[], bool]:
        """Tells later whether the same bot still has to decide the same."""
        room = self._room
        moment, bot = room.game.moment(seat), room.decided_by(seat)
        return lambda: room.game.moment(seat) == moment and room.decided_by(seat) == bot

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        self._room.audience.tell_presence()
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreFailedError):
            return  # told already; the room is read anew, or driven on when the store is back
        if error is not None:
            _log.error("Room %s: the decision of seat %d could not be carried out", self._room.id, seat, exc_info=error)
            self.failed(seat)
        self._room.drive()

    # --- who fails ------------------------------------------------------------------------------------------------
    def _thinker(self, seat: int) -> str | None:
        """The bot that has to think for a seat now: its own one, where that fails the stand-in, at last chance."""
        room = self._room
        bot = room.decided_by(seat) if seat in room.game.waiting() else None
        failures = self._failures_of(seat)
        if bot is None or failures is None:
            return bot
        return stand_in(room.head.game) if failures.number == 1 else _SAFE_BOT

    def _failures_of(self, seat: int) -> _Failures | None:
        failures = self._failures.get(seat)
        return failures if failures and failures.moment == self._room.game.moment(seat) else None

    def failed(self, seat: int) -> None:
        """A bot came to nothing or wanted something illegal at this moment: another one tries, at last with pauses."""
        earlier = self._failures_of(seat)
        failures = _Failures(self._room.game.moment(seat), earlier.number + 1 if earlier else 1)
        self._failures[seat] = failures
        chances = failures.number - 2  # how often chance has failed
        if chances > 0:
            failures.resting = True
            pause = _FIRST_PAUSE * 2 ** min(chances - 1, _MOST_DOUBLINGS)
            asyncio.get_running_loop().call_later(pause, self._try_again, failures)

    def _try_again(self, failures: _Failures) -> None:
        failures.resting = False
        self._room.drive()

    # --- hints ----------------------------------------------------------------------------------------------------
    async def hint(self, question: Hint, address: str) -> Answer:
        """What a bot would do next; what the stand-in would do, where it has to get ready first or fails."""
        head, seat = self._room.head, question.seat
        if head.contest is not None and head.contest.counted:
            raise Problem("contest_without_hints")
        bot = adviser(head.game) if question.bot is None else known_bot(head.game, question.bot)
        if seat in self._advising:
            raise Problem("hint_underway")
        self._bots.check(address)
        self._advising.add(seat)
        try:
            move = await self._advice(seat, bot, Party(address, self._room.id))
        finally:
            self._advising.discard(seat)
        if isinstance(move, Act):
            return Answer(question.id, "hint", action=move.action)
        if isinstance(move, TakePair):
            return Answer(question.id, "hint", pair=move.pair)
        raise Problem("hint_failed")

    async def _advice(self, seat: int, bot: str, party: Party) -> Move:
        room, quick = self._room, stand_in(self._room.head.game)
        asked = room.game.moment(seat)
        for tried in (bot, quick) if self._bots.is_ready(room.head.game, bot) else (quick,):
            thought = room.game.thought(seat, tried, seconds=self._seconds, hint=True)
            try:
                moves = await self._bots.run(thought, party)
            except Exception:
                _log.exception("Room %s: the bot %s failed to give a hint for seat %d", room.id, tried, seat)
                moves = []
            if room.game.moment(seat) != asked:
                raise Problem("hint_outdated")
            if moves:
                return moves[0]
        raise Problem("hint_failed")

    def stop(self) -> None:
        """End all thinking; what is not carried out yet never happened."""
        for task in self._tasks.values():
            task.cancel()
