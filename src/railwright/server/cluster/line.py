"""One end of a line between two workers: events in order, few of them underway, and an end that is noticed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from railwright.server.cluster.frames import Credit, Event, Frame, Over

WINDOW = 32
"""Events that may be underway each way. The other end says when it has used half of them."""


class LineBrokenError(OSError):
    """The other end is gone. An OSError: as when the page itself is gone."""


class Line:
    """One end of a line; `post` puts a frame on its way to the other."""

    def __init__(self, name: str, peer: str, post: Callable[[str, Frame], None]) -> None:
        self.name = name
        self.peer = peer
        self.over = False
        self.taken = False
        self._post = post
        self._credit = WINDOW
        self._sent = 0
        self._arrived = 0
        self._used = 0
        self._inbox: deque[dict[str, Any]] = deque()
        self._news = asyncio.Event()

    async def send(self, event: dict[str, Any]) -> None:
        """Put an event on its way, once the other end has room for it."""
        await self._until(lambda: self._credit > 0)
        if self.over:
            raise LineBrokenError
        self._credit -= 1
        self._post(self.peer, Event(self.name, self._sent, event))
        self._sent += 1

    async def receive(self) -> dict[str, Any]:
        """The next event of the other end."""
        await self._until(lambda: bool(self._inbox))
        if not self._inbox:
            raise LineBrokenError
        self._used += 1
        if self._used % (WINDOW // 2) == 0 and not self.over:
            self._post(self.peer, Credit(self.name, WINDOW // 2))
        return self._inbox.popleft()

    async def is_taken(self) -> bool:
        """Whether the other end takes the connection."""
        await self._until(lambda: self.taken)
        return self.taken

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds() and not self.over:
            self._news.clear()
            await self._news.wait()

    def hear(self, frame: Frame) -> None:
        """Something has come from the other end. A gap, or more than was allowed, ends the line."""
        if isinstance(frame, Event):
            if frame.number != self._arrived or len(self._inbox) >= WINDOW:
                self.hang_up()
                return
            self._arrived += 1
            self._inbox.append(frame.event)
        elif isinstance(frame, Credit):
            self._credit += frame.events
        elif isinstance(frame, Over):
            self.over = True
        else:
            self.taken = True
        self._news.set()

    def hang_up(self) -> None:
        """End the line, here and at the other end."""
        if not self.over:
            self.cut()
            self._post(self.peer, Over(self.name))

    def cut(self) -> None:
        """The other end cannot be reached any more."""
        self.over = True
        self._news.set()
