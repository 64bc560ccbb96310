"""Test rooms with several workers: two players on different ones play whole games, and each room has one owner."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.tables import ME, OPEN, PATIENCE, Server, drawings, play_ink, play_line, run, serving

from railwright.ink.record import read_record
from railwright.line import record as line_record


@contextlib.asynccontextmanager
async def two_workers(folder: Path, postgres: str, redis: str, **changed: Any) -> AsyncIterator[tuple[Server, Server]]:
    """Two workers with one database."""
    changed = {"database": postgres, "redis": redis, "lease_seconds": 30.0, **changed}
    async with serving(folder, **changed) as first, serving(folder, **changed) as second:
        yield first, second


@pytest.mark.parametrize("game", ["ink", "draft", "line"])
def test_two_players_on_different_workers_play_a_whole_game(game: str, folder: Path, postgres: str, redis: str) -> None:
    """Each player and an onlooker reach the room through another worker; record and ranking are the same at both."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis) as (here, there):
            wish: dict[str, Any] = {"game": "line"} if game == "line" else {"game": "ink"}
            wish["options"] = {"draft": True} if game == "draft" else {}
            room, tokens = await here.open(**wish, seats=[ME, OPEN])
            seat, token = await there.join(room, "Jon")
            assert (await there.http.get(f"/api/rooms/{room}")).json()["seats"][seat]["name"] == "Jon"
            mine, other, onlooker = here.page(room, tokens[0]), there.page(room, token), there.page(room, language="de")
            play = play_line if game == "line" else play_ink
            async with mine, other, onlooker:
                await asyncio.gather(play(mine, 0), play(other, seat))
                last = await onlooker.view(None, lambda view: view["phase"] == "over")
            records = [(await worker.http.get(f"/api/rooms/{room}/record")).text for worker in (here, there)]
            assert records[0] == records[1]
            assert here.table.rooms.in_memory == 1
            assert there.table.rooms.in_memory == 0
            assert len({page["seat"] for page in last["ranking"]}) == 2
        (read_record if game != "line" else line_record.read_record)(records[0])

    run(story)


def test_refusals_and_pictures_come_through_in_the_readers_language(folder: Path, postgres: str, redis: str) -> None:
    """What another worker passes on is answered as the owner answers: statuses, headers, sentences, broken messages."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis) as (here, there):
            room, tokens = await here.open(game="ink", seats=[ME])
            german = {"accept-language": "de"}
            for path in (
                f"/api/rooms/{room}/record",
                f"/api/rooms/{room}/sheets/0.svg",
                f"/api/rooms/{room}/sheets/9.svg",
            ):
                answers = [await worker.http.get(path, headers=german) for worker in (here, there)]
                assert answers[0].status_code == answers[1].status_code
                assert answers[0].content == answers[1].content
                assert answers[0].headers.get("etag") == answers[1].headers.get("etag")
            assert (await there.http.get("/api/rooms/ZZZZZZ")).status_code == 404
            async with there.page(room, "no such token") as page:
                assert (await page.of("refused"))["code"] == "wrong_token"
                await page.socket.wait_closed()
                assert page.socket.close_code == 4403
            async with there.page(room, tokens[0]) as page:
                await page.view(0)
                await page.send("{nothing")
                assert (await page.of("error"))["code"] == "bad_json"
                assert (await page.ask("do", 0, action="nonsense"))["type"] == "refused"

    run(story)


def test_who_tries_codes_finds_no_room_of_another_worker_either(folder: Path, postgres: str, redis: str) -> None:
    """After too many wrong codes a right one is not passed on to its owner, which knows nothing of the wrong ones."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis, wrong_codes_per_minute=1.0) as (here, there):
            known, _ = await here.open(game="ink", seats=[ME])
            secret, _ = await here.open(game="ink", seats=[ME])
            assert (await there.http.get(f"/api/rooms/{known}")).status_code == 200
            tried = [await there.http.get(f"/api/rooms/AAAAA{letter}") for letter in "ABCDEFGHJKLM"]
            assert [answer.status_code for answer in tried] == [404] * 10 + [429] * 2
            assert (await there.http.get(f"/api/rooms/{secret}")).status_code == 429
            async with there.page(secret) as page:
                assert (await page.of("refused"))["code"] == "too_fast"
            assert (await there.http.get(f"/api/rooms/{known}")).status_code == 200
            assert (await here.http.get(f"/api/rooms/{secret}")).status_code == 200

    run(story)


def test_a_page_that_leaves_another_worker_leaves_the_room(folder: Path, postgres: str, redis: str) -> None:
    """Who is here is told through all workers, and nothing of a passed-on connection stays behind."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis) as (here, there):
            room, tokens = await here.open(game="ink", seats=[ME, OPEN])
            seat, token = await there.join(room, "Jon")

            def present(page: Any) -> Any:
                told = [
                    message["seats"][seat]["connected"] for message in page.messages if message["type"] == "presence"
                ]
                return told and told[-1]

            async with here.page(room, tokens[0]) as mine:
                async with there.page(room, token):
                    await mine.until(lambda: present(mine))
                await mine.until(lambda: not present(mine))
            for worker in (here, there):
                assert worker.table.worker is not None
                async with asyncio.timeout(PATIENCE):
                    while worker.table.worker._lines:
                        await asyncio.sleep(0.02)

    run(story)


def test_a_slow_reader_at_another_worker_gets_the_newest_view(folder: Path, postgres: str, redis: str) -> None:
    """Two hundred moves while a passed-on page reads nothing: few frames wait, and it ends with the newest view."""

    async def story() -> None:
        async with two_workers(folder, postgres, redis) as (here, there):
            room, tokens = await here.open(game="ink", seats=[ME])
            async with here.page(room, tokens[0]) as mine, there.page(room, tokens[0]) as slow:
                await slow.view(0)
                slow.socket.transport.pause_reading()
                move = drawings(await mine.view(0))[0]
                for _ in range(100):
                    await mine.do(0, move)
                    assert (await mine.ask("undo", 0))["type"] == "done"
                slow.socket.transport.resume_reading()
                await mine.do(0, move)
                newest = (await mine.view(0, lambda view: view["can_undo"]))["sheets"]
                await slow.until(lambda: slow.versions[0] == mine.versions[0])
                assert slow.views[0]["sheets"] == newest

    run(story)


def test_a_room_changes_hands_when_its_worker_ends(folder: Path, postgres: str, redis: str) -> None:
    """A worker that ends lets its rooms go: the other goes on with everything that was confirmed, one epoch later."""

    async def story() -> None:
        changed: dict[str, Any] = {"database": postgres, "redis": redis, "lease_seconds": 30.0}
        async with serving(folder, **changed) as there:
            async with serving(folder, **changed) as here:
                room, tokens = await here.open(game="ink", seats=[ME])
                async with there.page(room, tokens[0]) as page:
                    move = drawings(await page.view(0))[0]
                    done = await page.ask("do", 0, request="moved", action=move)
                    assert here.table.rooms.in_memory == 1
                    leaving = asyncio.ensure_future(here.table.hand_over())
                    await page.socket.wait_closed()
                    assert page.socket.close_code == 1012
                    await leaving
            async with there.page(room, tokens[0]) as page:
                assert (await page.view(0))["can_undo"]
                assert await page.ask("do", 0, request="moved", action=move) == done
            connection = await asyncpg.connect(postgres)
            assert await connection.fetchval("SELECT epoch FROM rooms WHERE id = $1", room) == 1
            await connection.close()

    run(story)


def test_without_redis_a_worker_refuses_and_comes_back(folder: Path, postgres: str) -> None:
    """While Redis is away nothing is confirmed by anybody who cannot know whose the room is; then all goes on."""
    from tests.server.redis_server import running_redis

    async def story() -> None:
        with contextlib.ExitStack() as held:
            url = held.enter_context(running_redis())
            async with serving(folder, database=postgres, redis=url, lease_seconds=2.0) as server:
                room, tokens = await server.open(game="ink", seats=[ME])
                async with server.page(room, tokens[0]) as page:
                    await page.view(0)
                    held.close()
                    async with asyncio.timeout(PATIENCE):
                        await page.socket.wait_closed()
                    assert page.socket.close_code == 1012
                answer = await server.http.get(f"/api/rooms/{room}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "room_moved")
                held.enter_context(running_redis(int(url.rsplit(":")[-1].split("/")[0])))
                async with asyncio.timeout(PATIENCE):
                    while (await server.http.get(f"/api/rooms/{room}")).status_code != 200:
                        await asyncio.sleep(0.1)

    run(story)
