"""The post between workers, through Redis: a channel for each worker, and a lease that says who is alive.

Frames to a worker arrive in the order in which they were posted, or its lines are cut: nothing is passed over silently.
A worker that cannot renew its lease in time has lost it, whatever the reason, and says so to whoever listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

from railwright.core.errors import RailwrightError
from railwright.server.cluster.frames import AnyFrame, Frame, Seized, decode, encode

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger(__name__)
_BEATS = 4
"""How often a lease is renewed in its time."""
_PAUSE = 0.2
_MOST_AT_ONCE = 500


class Recipient(Protocol):
    """Who gets the post of a worker."""

    def arrived(self, frame: AnyFrame) -> None:
        """A frame of another worker."""

    def unreachable(self, worker: str) -> None:
        """A worker does not listen, or is dead."""

    def lease_lost(self) -> None:
        """Others may believe that this worker is dead."""

    def partners(self) -> Iterable[str]:
        """The workers whose death has to be noticed."""


class Post:
    """The post of one worker."""

    def __init__(self, url: str, worker: str, seconds: float, recipient: Recipient) -> None:
        self._url = url
        self._worker = worker
        self._seconds = seconds
        self._recipient = recipient
        self._valid_until = 0.0
        self._outbox: list[tuple[str, bytes]] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def valid(self) -> bool:
        """Whether everybody else believes that this worker lives."""
        return time.monotonic() < self._valid_until

    async def open(self) -> None:
        """Connect, or say why that is not possible."""
        try:
            from redis.asyncio import Redis
            from redis.exceptions import RedisError
        except ImportError as error:
            raise RailwrightError("cluster_without_redis") from error
        try:
            self._redis: Redis = Redis.from_url(
                self._url, socket_timeout=self._seconds, socket_connect_timeout=self._seconds
            )
            # a channel may be silent for long; that Redis is gone is noticed when the lease is renewed
            self._channels: Redis = Redis.from_url(self._url, socket_connect_timeout=self._seconds)
            await self._redis.ping()
        except (RedisError, OSError, ValueError) as error:
            raise RailwrightError("cluster_redis_unusable", why=str(error)) from error
        self._errors: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
        listening = asyncio.Event()
        self._task = asyncio.ensure_future(self._run(listening))
        await listening.wait()

    async def close(self) -> None:
        """Send what waits, give the lease back and let go."""
        if self._task is None:
            return
        self._closing = True
        while not self._task.done():  # a library that waits with a time limit may take a cancellation for its end
            self._task.cancel()
            await asyncio.wait((self._task,), timeout=self._seconds)
        with contextlib.suppress(*self._errors):
            await self._deliver()
            await self._redis.delete(_lease_of(self._worker))
        await self._redis.aclose()
        await self._channels.aclose()

    def send(self, worker: str, frame: Frame | Seized) -> None:
        """Put a frame on its way to a worker."""
        self._outbox.append((worker, encode(frame)))
        self._something.set()

    async def is_alive(self, worker: str) -> bool:
        """Whether a worker has a lease; refuses where that cannot be told."""
        try:
            return bool(await self._redis.exists(_lease_of(worker)))
        except self._errors as error:
            raise RailwrightError("cluster_redis_unusable", why=str(error)) from error

    async def _run(self, listening: asyncio.Event) -> None:
        while not self._closing:
            try:
                async with self._channels.pubsub() as channel:
                    await channel.subscribe(_channel_of(self._worker))
                    await self._beat()
                    listening.set()
                    async with asyncio.TaskGroup() as tasks:
                        tasks.create_task(self._listen(channel))
                        tasks.create_task(self._publish())
                        tasks.create_task(self._renew())
            except* Exception as group:
                for error in group.exceptions:
                    if not isinstance(error, self._errors):
                        _log.error("The post between workers failed", exc_info=error)
                _log.warning("Redis cannot be reached: %s", group.exceptions[0])
            self._lose()
            await asyncio.sleep(_PAUSE)

    def _lose(self) -> None:
        self._valid_until = 0.0
        self._outbox.clear()
        self._recipient.lease_lost()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / _BEATS)
            if not self.valid:
                self._lose()
            await self._beat()

    async def _beat(self) -> None:
        """Renew the lease, and see whether those are alive who must be."""
        began = time.monotonic()
        partners = list(self._recipient.partners())
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.set(_lease_of(self._worker), 1, px=int(self._seconds * 1000))
            for partner in partners:
                pipe.exists(_lease_of(partner))
            _, *alive = await pipe.execute()
        self._valid_until = began + self._seconds
        for partner, lives in zip(partners, alive, strict=True):
            if not lives:
                self._recipient.unreachable(partner)

    async def _listen(self, channel: Any) -> None:
        while True:
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=None)
            if message is not None:
                self._recipient.arrived(decode(message["data"]))

    async def _publish(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outbox:
                await self._deliver()

    async def _deliver(self) -> None:
        batch, self._outbox[:_MOST_AT_ONCE] = self._outbox[:_MOST_AT_ONCE], []
        if not batch:
            return
        async with self._redis.pipeline(transaction=False) as pipe:
            for worker, body in batch:
                pipe.publish(_channel_of(worker), body)
            heard = await pipe.execute()
        for worker in {worker for (worker, _), listeners in zip(batch, heard, strict=True) if not listeners}:
            self._recipient.unreachable(worker)


def _lease_of(worker: str) -> str:
    return f"railwright:lease:{worker}"


def _channel_of(worker: str) -> str:
    return f"railwright:post:{worker}"
