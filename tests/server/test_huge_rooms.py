"""Tests that size hurts nobody: a huge room that is read, and very many rooms with running clocks at the start."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.tables import ME, drawings, run, serving

from railwright.server.store import Happening, RoomRecord, StoredRoom
from railwright.server.store.records import Append, Create

EVENTS = 50_000
MATCHES = 2_000


def test_reading_a_huge_room_stalls_nobody(folder: Path) -> None:
    """While a room of 50,000 events is read, others are answered as ever; then it is there with all of them."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
                await page.ask("undo", 0)
            store = server.table.rooms.store
            stored = await store.load(room)
            assert isinstance(stored, StoredRoom)
            *before, drawn, undone = stored.events
            pairs = (EVENTS - len(before)) // 2
            storm = [event for _ in range(pairs) for event in (drawn, undone)]
            events = [Happening(number, e.at, e.body) for number, e in enumerate([*before, *storm], 1)]
            await store.write(Create(RoomRecord("HUGERQQM22", stored.record.head, time.time())))
            await store.write(Append("HUGERQQM22", events, "play"))

            async def load() -> int:
                return (await server.http.get("/api/rooms/HUGERQQM22")).status_code

            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                reading = asyncio.ensure_future(load())
                waits = []
                while not reading.done():
                    began = time.perf_counter()
                    await page.ask("why", 0, action="done")
                    waits.append(time.perf_counter() - began)
                    await asyncio.sleep(0.005)
                assert await reading == 200
            assert len(waits) > 20, "it took long enough for others to ask"
            waits.sort()
            assert waits[int(len(waits) * 0.99)] < 0.1, "in one piece it takes seconds"
            assert (await server.table.rooms.find("HUGERQQM22")).version == events[-1].number

    run(story)


def test_a_start_with_very_many_running_clocks_is_quick(folder: Path) -> None:
    """The server answers at once, whatever is overdue in its store, and goes on to wake one room after the other."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME], time_limit=5)
            store = server.table.rooms.store
            stored = await store.load(room)
            assert isinstance(stored, StoredRoom)
            letters = "ABCDEFGHJKLMNPQR"
            codes = [f"CLQCK22{letters[n // 256]}{letters[n // 16 % 16]}{letters[n % 16]}" for n in range(MATCHES)]
            writes = [Create(RoomRecord(code, stored.record.head, 1.0)) for code in codes]
            await asyncio.gather(*(store.write(write) for write in writes))
            overdue = [Append(code, stored.events, "play", deadline=2.0) for code in codes]
            await asyncio.gather(*(store.write(write) for write in overdue))
        began = time.perf_counter()
        async with serving(folder) as server:
            assert (await server.http.get("/api/health")).status_code == 200
            assert time.perf_counter() - began < 3
            async with asyncio.timeout(20):
                while server.table.rooms.in_memory < 50:
                    began = time.perf_counter()
                    assert (await server.http.get("/api/health")).status_code == 200
                    assert time.perf_counter() - began < 1
                    await asyncio.sleep(0.05)

    run(story)
