"""Tests that size hurts nobody: a huge room that is read, and very many rooms with running clocks at the start."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.dailies import Person
from tests.server.steps import longest_step
from tests.server.tables import ME, PATIENCE, Server, drawings, play_ink, run, serving

from railwright.server.store import Happening, RoomRecord, StoredRoom
from railwright.server.store.profile_rows import seat_held
from railwright.server.store.records import Alter, Append, Create

EVENTS = 50_000
HUGE = "HUGERQQM22"
STALL = 0.1
FELT = 0.03
MATCHES = 2_000


async def _huge(server: Server, room: str, stage: str) -> int:
    """Store a room like this one, in which somebody has drawn and taken back very often; how many events it has."""
    store = server.table.rooms.store
    stored = await store.load(room)
    assert isinstance(stored, StoredRoom)
    drawn = next(place for place, event in enumerate(stored.events) if "acted" in event.body)
    before, pair, after = stored.events[:drawn], stored.events[drawn : drawn + 2], stored.events[drawn + 2 :]
    storm = pair * ((EVENTS - len(before) - len(after)) // 2)
    events = [Happening(number, e.at, e.body) for number, e in enumerate([*before, *storm, *after], 1)]
    await store.write(Create(RoomRecord(HUGE, stored.record.head, time.time())))
    await store.write(Append(HUGE, events, stage))
    return len(events)


def test_reading_a_huge_room_stalls_nobody(folder: Path) -> None:
    """While a room of 50,000 events is read, others are answered as ever; then it is there with all of them."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
                await page.ask("undo", 0)
            events = await _huge(server, room, "play")
            async with longest_step() as longest:
                assert (await server.http.get(f"/api/rooms/{HUGE}")).status_code == 200
            assert longest[0] < STALL, "in one piece it takes seconds"
            assert (await server.table.rooms.find(HUGE)).version == events

    run(story)


def test_whatever_is_asked_of_a_huge_game_stalls_nobody(folder: Path) -> None:
    """It is replayed, saved, printed, gone on from, exported with a profile and deleted with it beside the loop."""

    async def story() -> None:
        async with serving(folder) as server:
            ada = await Person(server, "Ada").come()
            room, tokens = await server.open(game="ink", seats=[{**ME, "profile": ada.key}])
            async with server.page(room, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
                await page.ask("undo", 0)
                await play_ink(page, 0)
            await _huge(server, room, "over")
            profile = (await ada.ask("profile"))["id"]
            await server.table.rooms.store.write(Alter((seat_held(HUGE, 0, profile, time.time()),)))
            asked = f"/api/rooms/{HUGE}"
            longest: dict[str, float] = {}
            for method, path, body in (
                ("GET", f"{asked}/record", None),
                ("GET", f"{asked}/replay", None),
                ("GET", f"{asked}/proof", None),
                ("GET", f"{asked}/sheets.svg", None),
                ("POST", f"{asked}/print", {}),
                ("POST", f"{asked}/what-if", {"seat": 0, "round": 2}),
                ("POST", "/api/profile/export", {"key": ada.key}),
                ("POST", "/api/profile/delete", {"key": ada.key}),
            ):
                async with longest_step() as step:
                    answer = await server.http.request(method, path, json=body)
                    assert answer.status_code < 300, answer.text
                longest[path] = step[0]
            assert max(longest.values()) < FELT, "put together in the loop, the export alone takes 55 ms"

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
        async with serving(folder) as server:
            assert (await server.http.get("/api/health")).status_code == 200
            assert server.table.rooms.in_memory < MATCHES / 10
            async with asyncio.timeout(PATIENCE), longest_step() as longest:
                while (woken := server.table.rooms.in_memory) < 50:
                    assert (await server.http.get("/api/health")).status_code == 200
                    assert server.table.rooms.in_memory < woken + MATCHES / 10
                    await asyncio.sleep(0.05)
            assert longest[0] < STALL

    run(story)
