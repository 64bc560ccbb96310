"""What takes long is made in threads beside the loop, in turn for each address, and kept once made."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from railwright.server.limits import Limits
from railwright.server.problems import Problem

T = TypeVar("T")

_THREADS = 2
_MOST_WAITING = 100
_KEPT_BYTES = 32_000_000


class Workshop:
    """Works for one request of an address at a time, and for the addresses in turn."""

    def __init__(self, limits: Limits) -> None:
        self.kept = Shelf(_KEPT_BYTES)
        self._limits = limits
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="workshop")
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._served: set[str] = set()

    async def do(self, payer: str, work: Callable[[], T]) -> T:
        """Do something in a thread; the address pays for the time that it takes."""
        await self._turn(payer)
        try:
            done, milliseconds = await asyncio.get_running_loop().run_in_executor(self._pool, _timed, work)
        finally:
            self._served.discard(payer)
            self._call_next()
        self._limits.charge(payer, milliseconds)
        return done

    async def keep(self, payer: str, name: Hashable, work: Callable[[], bytes]) -> bytes:
        """Do something in a thread unless it was done before."""
        return await self.kept.get(name, lambda: self.do(payer, work))

    async def _turn(self, payer: str) -> None:
        queue = self._waiting.setdefault(payer, deque())
        if len(queue) >= _MOST_WAITING:
            raise Problem("too_fast")
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        self._call_next()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                raise
            self._served.discard(payer)  # called and gone at the same moment
            self._call_next()
            raise

    def _call_next(self) -> None:
        """Call whoever has waited longest of an address for which nothing is being done."""
        for payer in list(self._waiting):
            if len(self._served) >= _THREADS:
                return
            queue = self._waiting[payer]
            while queue and queue[0].done():
                queue.popleft()
            if queue and payer not in self._served:
                self._served.add(payer)
                queue.popleft().set_result(None)
                self._waiting.move_to_end(payer)
            if not queue:
                del self._waiting[payer]

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Shelf:
    """What was made, up to so many bytes: what was not asked for the longest time goes. Nothing is made twice."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    def find(self, name: Hashable) -> bytes | None:
        """What has this name, if it was made and is still here."""
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    def put(self, name: Hashable, made: bytes) -> None:
        """Keep something that was made."""
        self._kept[name] = made
        self._size += len(made)
        while self._size > self._most:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)

    async def get(self, name: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What has this name, made if need be."""
        found = self.find(name)
        if found is not None:
            return found
        task = self._making.get(name)
        if task is None:
            task = self._making[name] = asyncio.ensure_future(self._make(name, make))
            task.add_done_callback(lambda _: self._making.pop(name, None))
        return await asyncio.shield(task)

    async def _make(self, name: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self.put(name, made)
        return made


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.thread_time()
    done = work()
    return done, (time.thread_time() - began) * 1000
