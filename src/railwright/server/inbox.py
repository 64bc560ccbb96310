"""What has come over a connection and is not read yet."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

Message = MutableMapping[str, Any]


class Inbox:
    """One reads, and nobody waits to put something in: asyncio's queue, made for more, holds 3 kB when it is empty."""

    __slots__ = ("_messages", "_news")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._news: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        """Put something in."""
        self._messages.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def get(self) -> Message:
        """Take out what has come first, as soon as there is something."""
        while not self._messages:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How much is in it."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether there is nothing."""
        return not self._messages
