"""How long the loop is held up at most: in time of the processor, which says the same on a busy machine."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def longest_step() -> AsyncIterator[list[float]]:
    """The seconds of work of the longest step of the running loop: nobody is answered meanwhile."""
    longest = [0.0]
    gc.collect()
    gc.freeze()  # what other tests have left is not looked through meanwhile

    async def look() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            longest[0] = max(longest[0], time.thread_time() - began)

    looking = asyncio.ensure_future(look())
    try:
        yield longest
    finally:
        looking.cancel()
        gc.unfreeze()
