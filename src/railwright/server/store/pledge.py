"""What is being stored: waited for to its end, even by whoever is cancelled meanwhile.

A room has changed in memory when it waits here. Memory must not leave the store, and a task of its own for each change,
shielded from whoever asked for it, costs more than the change itself.
"""

from __future__ import annotations

import asyncio


class Pledge(asyncio.Future[bool]):
    """Whether a write is stored: not known yet, and not to be given up."""

    def cancel(self, msg: object | None = None) -> bool:  # noqa: ARG002 - as asyncio calls it
        """Refuse: the answer will come."""
        return False

    async def kept(self) -> bool:
        """The answer. Whoever was cancelled while waiting is cancelled at the next wait after this one."""
        try:
            return await self
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.uncancel()
            task.cancel()
            return self.result()
