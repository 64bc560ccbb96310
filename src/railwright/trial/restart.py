"""How long a server with many running matches takes to be back after it was stopped."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from railwright.trial.host import Host
from railwright.trial.load import Watched, open_rooms, wish
from railwright.trial.players import DrawAndTakeBack, Tally

_DAY = 86_400


async def restart_times(host: Host, matches: int, watched: Watched) -> dict[str, Any]:
    """Open matches, half of them with a clock that runs; kill the server; start it again and move in one of them."""
    with watched(f"Starting {matches:,} matches"):
        wishes = (wish(2, time_limit=_DAY) if number % 2 else wish(2) for number in range(matches))
        rooms = await open_rooms(host.url, wishes)
    await asyncio.to_thread(host.kill)
    with watched("Starting the server again"):
        began = time.perf_counter()
        await asyncio.to_thread(host.start)
        answered = time.perf_counter()
        chosen = random.choice(rooms)  # noqa: S311 - no secret
        tally = Tally(counting=True)
        player = DrawAndTakeBack(0, chosen.tokens[0], float(_DAY), tally)
        await player.sit_down("127.0.0.1", host.port, chosen.room)
        player.move()
        while not tally.latencies and not tally.lost:
            await asyncio.sleep(0.001)
        moved = time.perf_counter()
        player.leave()
    return {
        "matches": matches,
        "answers_s": round(answered - began, 2),
        "move_stored_s": round(moved - began, 2),
        "rss_mb": round(host.resident_kb() / 1024, 1),
        "lost_connections": tally.lost,
    }
