"""The threads in which bots think, and how bots get ready for them without holding anybody up.

Compiling holds Python's lock for up to a third of a second at a time, so it happens in a process of its own. Loading
what is compiled takes half a second in a thread, in pieces that the loop does not notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from railwright.bots.readiness import Players, all_players, players_with
from railwright.bots.registry import GameName
from railwright.server.fair_queue import FairQueue, Party
from railwright.server.problems import Problem

_MOST_WAITING = 24
"""Thoughts of one address that may wait before a hint is refused; the bots of a game wait in any case."""
_log = logging.getLogger(__name__)
T = TypeVar("T")


class BotThreads:
    """All bots of a server at work."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue = FairQueue(threads)
        self._preparing: dict[Players, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Get all players ready, beside everything else."""
        for players in all_players():
            self._preparation_of(players)

    def is_ready(self, game: GameName, bot: str) -> bool:
        """Whether a bot could think at once."""
        players = players_with(game, bot)
        return players is None or self._preparation_of(players).done()

    async def ready(self, game: GameName, bot: str) -> None:
        """Wait until a bot can think."""
        players = players_with(game, bot)
        if players is not None:
            await asyncio.shield(self._preparation_of(players))

    @property
    def thinking(self) -> int:
        """How many think."""
        return self._queue.busy

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return self._queue.all_waiting

    def check(self, address: str) -> None:
        """Refuse a hint where an address has asked for very many already."""
        if self._queue.waiting(address) >= _MOST_WAITING:
            raise Problem("hints_busy")

    async def run(self, thought: Callable[[], T], party: Party, begins: Callable[[], None] = lambda: None) -> T:
        """Think in one of the threads, when it is this party's turn; the place is free when the thread is."""
        await self._queue.take(party)
        begins()
        loop = asyncio.get_running_loop()
        running = self._pool.submit(thought)
        running.add_done_callback(lambda _: _soon(loop, lambda: self._queue.give_back(party)))
        return await asyncio.wrap_future(running)

    def _preparation_of(self, players: Players) -> asyncio.Task[None]:
        if players not in self._preparing:
            self._preparing[players] = asyncio.ensure_future(self._prepare(players))
        return self._preparing[players]

    async def _prepare(self, players: Players) -> None:
        try:
            if not players.compiled and players.command is not None:
                _log.info("The players of %s are being compiled, once.", players.game)
                await _to_its_end(players.command)
            await asyncio.get_running_loop().run_in_executor(self._pool, players.load)
        except Exception:
            _log.exception("The players of %s could not be made ready; they are compiled when they think", players.game)

    async def close(self) -> None:
        """End everything that is under way."""
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(what)


async def _to_its_end(command: list[str]) -> None:
    """Run a command; it ends with whoever waits for it."""
    silent = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=silent, stdout=silent, stderr=silent)
    try:
        status = await process.wait()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if status:
        _log.warning("%s ended with status %d.", " ".join(command), status)
