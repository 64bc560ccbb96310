"""Test the hall: tables open to anybody, and people who are matched, with one worker and with several."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import ME, OPEN, PATIENCE, Server, run, serving
from tests.server.test_cluster import two_workers

from railwright.server import admin, bounds

_TABLE: dict[str, Any] = {"game": "ink", "seats": [ME, OPEN, OPEN], "open_to": "anybody", "time_limit": 120}
_WISH: dict[str, Any] = {"game": "line", "options": {"sheet": 1}, "time_limit": 300}


async def _tables(server: Server) -> list[dict[str, Any]]:
    answer = await server.http.get("/api/tables")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


async def _until(server: Server, holds: Any) -> list[dict[str, Any]]:
    """The list once something is true of it."""
    async with asyncio.timeout(PATIENCE):
        while not holds(found := await _tables(server)):
            await asyncio.sleep(0.05)
    return found


async def _met(server: Server, waiting: str | None = None, **changed: Any) -> str | None:
    answer = await server.http.post("/api/meet", json={**_WISH, "waiting": waiting, **changed})
    assert answer.status_code == 200, answer.text
    room: str | None = answer.json()["room"]
    return room


def test_an_open_table_is_listed_while_its_people_are_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Game, options, host, free seats and time limit are told. It is gone when its host is, when the host hides it

    and when it is full; a hidden name is hidden there; names lose what turns a line around; nobody flips it for ever.
    """

    async def story() -> None:
        async with serving(folder) as server:
            host = {"kind": "me", "name": "Zo\u202eë"}
            room, tokens = await server.open(**{**_TABLE, "seats": [host, OPEN, OPEN]}, options={"edition": "base"})
            assert await _tables(server) == []
            async with server.page(room, tokens[0]) as mine:
                [table] = await _until(server, bool)
                assert (table["room"], table["game"], table["host"]) == (room, "ink", "Zoë")
                assert (table["players"], table["free"], table["time_limit"], table["chosen"]) == (3, 2, 120, False)
                assert table["options"]["players"] == 3
                await server.join(room, "Jon")
                await _until(server, lambda found: found[0]["free"] == 1)
                await server.table._admin._carry_out(admin.HideName(room, 0))
                await _until(server, lambda found: found[0]["host"] not in ("Zoë", "Zo\u202eë"))
                assert (await mine.ask("open_to", 0, whom="invited"))["type"] == "done"
                await _until(server, lambda found: not found)
                assert (await mine.view(0, lambda view: view["open_to"] == "invited"))["phase"] == "lobby"
                assert (await mine.ask("open_to", 0, whom="anybody"))["type"] == "done"
                await _until(server, bool)
                monkeypatch.setattr(bounds, "MOST_OPENINGS", 2)
                assert (await mine.ask("open_to", 0, whom="invited"))["code"] == "too_many_openings"
            await _until(server, lambda found: not found)
            async with server.page(room, tokens[0]):
                await _until(server, bool)
                await server.join(room, "Kim")
                await _until(server, lambda found: not found)

    run(story)


def test_what_strangers_could_not_join_is_refused(folder: Path) -> None:
    """No free seat, a guest who is no host, a game that runs, too many tables of one address; nothing changes."""

    async def story() -> None:
        async with serving(folder) as server:
            for wish in (
                {**_TABLE, "seats": [ME]},
                {"game": "ink", "seats": [ME, OPEN, OPEN], "open_to": "match"},
                {"game": "ink", "seats": [ME, OPEN], "open_to": "match", "seed": "mine"},
                {"game": "ink", "seats": [ME], "open_to": "anybody", "paper": True},
            ):
                refused = await server.http.post("/api/rooms", json=wish)
                assert (refused.status_code, refused.json()["error"]["code"]) == (422, "open_to_nobody")
            rooms = [await server.open(**_TABLE) for _ in range(3)]
            pages = [server.page(room, tokens[0]) for room, tokens in rooms]
            async with pages[0], pages[1], pages[2]:
                await _until(server, lambda found: len(found) == 3)
                refused = await server.http.post("/api/rooms", json=_TABLE)
                assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many_tables")
                room, _ = rooms[0]
                seat, token = await server.join(room, "Jon")
                async with server.page(room, token) as guest:
                    assert (await guest.ask("open_to", seat, whom="invited"))["code"] == "not_host"
                    assert (await pages[0].ask("start", 0))["type"] == "done"
                    assert (await pages[0].ask("open_to", 0, whom="anybody"))["code"] == "already_started"
                await _until(server, lambda found: len(found) == 2)

    run(story)


async def _wait(server: Server) -> tuple[str, dict[int, str]]:
    return await server.open(**_WISH, seats=[ME, OPEN], open_to="match")


def test_two_who_want_the_same_are_matched(folder: Path) -> None:
    """Who asks first waits, who asks next gets that room and nobody else does; another wish is not met.

    Two who begin to wait in the same moment find each other; who has left is found by nobody.
    """

    async def story() -> None:
        async with serving(folder) as server:
            assert await _met(server) is None
            room, tokens = await _wait(server)
            async with server.page(room, tokens[0]) as mine:
                async with asyncio.timeout(PATIENCE):
                    while room not in server.table.hall._posted:
                        await asyncio.sleep(0.01)
                assert await _met(server, options={"sheet": 2}) is None
                assert await _met(server, time_limit=60) is None
                assert await _met(server, waiting=room) is None
                assert await _tables(server) == []
                assert await _met(server) == room
                assert await _met(server) is None
                await server.join(room, "Jon")
                await mine.view(0, lambda view: view["phase"] == "play")
            first, second = await _wait(server), await _wait(server)
            async with server.page(first[0], first[1][0]), server.page(second[0], second[1][0]):
                async with asyncio.timeout(PATIENCE):
                    while not {first[0], second[0]} <= set(server.table.hall._posted):
                        await asyncio.sleep(0.01)
                found = [await _met(server, waiting=first[0]), await _met(server, waiting=second[0])]
                assert found == [second[0], None]
            gone, theirs = await _wait(server)
            async with server.page(gone, theirs[0]) as page:
                await page.view(0)
            async with asyncio.timeout(PATIENCE):
                while server.table.hall._posted:
                    await asyncio.sleep(0.01)
            assert await _met(server) is None
            refused = await server.http.post("/api/meet", json={"game": "line", "options": {"cards": 3}})
            assert (refused.status_code, refused.json()["error"]["code"]) == (400, "malformed_message")

    run(story)


def test_several_workers_have_one_hall(folder: Path, postgres: str, redis: str) -> None:
    """A table opened at one worker is listed by the other, and people at two workers are matched, once."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis) as (here, there):
            room, tokens = await here.open(**_TABLE)
            async with here.page(room, tokens[0]):
                [table] = await _until(there, bool)
                assert table["room"] == room
                await there.join(room, "Jon")
                await _until(there, lambda found: found[0]["free"] == 1)
            await _until(there, lambda found: not found)
            waiting, mine = await _wait(here)
            async with here.page(waiting, mine[0]) as page:
                async with asyncio.timeout(PATIENCE):
                    while (found := await _met(there)) is None:
                        await asyncio.sleep(0.05)
                assert found == waiting
                assert await _met(here) is None
                await there.join(waiting, "Kim")
                await page.view(0, lambda view: view["phase"] == "play")
            first, second = await _wait(here), await _wait(there)
            async with here.page(first[0], first[1][0]), there.page(second[0], second[1][0]):
                async with asyncio.timeout(PATIENCE):
                    while not (first[0] in here.table.hall._posted and second[0] in there.table.hall._posted):
                        await asyncio.sleep(0.01)
                both = await asyncio.gather(_met(here, waiting=first[0]), _met(there, waiting=second[0]))
                assert sorted(both, key=str) in (
                    [None, first[0]],
                    [None, second[0]],
                    [first[0], None],
                    [second[0], None],
                )

    run(story)
