"""Tests of what time does: limits of a round, bots that stand in, rooms that are put away or closed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
import threading
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import ME, OPEN, PATIENCE, Server, drawings, play_ink, run, serving

from railwright.ink.actions import Action
from railwright.ink.view import View
from railwright.server import clock, waking
from railwright.server.http_messages import NewRoom, NewSeat
from railwright.server.store import Happening, RoomRecord, StoredRoom
from railwright.server.store.records import Append, Create


async def _open(server: Server, game: str, *kinds: str, limit: int, **options: Any) -> tuple[str, dict[int, str]]:
    """A room with a time limit shorter than a page may ask for."""
    seats = [NewSeat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]  # type: ignore[arg-type]
    return await server.table.rooms.open(NewRoom(game, seats, options, limit))  # type: ignore[arg-type]


def _left(view: dict[str, Any]) -> float:
    """Seconds until the deadline that a view tells."""
    return datetime.fromisoformat(view["deadline"]).timestamp() - time.time()


def _let_it_be_up(server: Server, room: str) -> None:
    """The time of what is decided is up now, however busy the machine is."""
    running = server.table.rooms._rooms[room]._clock
    running.deadline = time.time()
    running.wind()


def _let_what_was_decided_be_past(server: Server, room: str) -> None:
    """The deadlines of all decisions but the running one have passed."""
    running = server.table.rooms._rooms[room]._clock
    past = [decision for decision in running._deadlines if decision != running._running]
    running._deadlines.update(dict.fromkeys(past, time.time() - 1))


def _store_earlier(folder: Path, room: str, seconds: float) -> None:
    """What is stored of a room happened so much earlier."""
    with contextlib.closing(sqlite3.connect(folder / "games.db")) as database, database:
        database.execute("UPDATE events SET at = at - ? WHERE room = ?", (seconds, room))
        database.execute("UPDATE rooms SET deadline = deadline - ? WHERE id = ?", (seconds, room))


def test_a_bot_finishes_the_round_of_who_is_too_slow(folder: Path) -> None:
    """When the time is up, a bot completes the round on what is drawn; the seat stays the player's."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "ink", "me", "local", limit=3000)
            async with server.page(room, *tokens.values()) as page:
                view = await page.view(0)
                assert view["time_limit"] == 3000
                assert 2000 < _left(view) <= 3000
                await page.do(0, drawings(view)[0])
                mine = page.views[0]["sheets"][0]["drawn"]
                _let_it_be_up(server, room)
                later = await page.view(0, lambda told: told["round"] == 2)
                assert [seat["kind"] for seat in later["seats"]] == ["human", "local"]
                assert all(piece in later["sheets"][0]["drawn"] for piece in mine)
                assert 2000 < _left(later) <= 3000, "the next round has all of its own time"
                await page.do(0, drawings(later)[0])

    run(story)


def test_time_limits_hold_in_drafts_and_at_the_table_of_rail_line(folder: Path) -> None:
    """Each pick and each decision has its time: with nobody acting, bots play on for all."""

    async def story() -> None:
        async with serving(folder) as server:
            draft, tokens = await _open(server, "ink", "me", "local", limit=1, draft=True)
            line, held = await _open(server, "line", "me", "local", limit=1)
            async with server.page(draft, tokens[0]) as page, server.page(line, held[0]) as table:
                await page.view(0, lambda told: told["draft"] and len(told["draft"]["owners"]) >= 2)
                await table.view(0, lambda told: told["log"] and told["asks"] != "side")

    run(story)


def test_while_a_bot_stands_in_the_player_waits(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that comes while the bot finishes the round is refused with the reason."""
    from railwright.bots import registry
    from railwright.server import ink_game

    answered = threading.Event()

    class Slow:
        """Thinks until the player has been answered."""

        def play_round(self, view: View, *, seed: int) -> list[Action]:
            answered.wait(PATIENCE)
            return registry.make("ink", "random").play_round(view, seed=seed)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "ink", "me", limit=3000)
            async with server.page(room, tokens[0]) as page:
                monkeypatch.setattr(ink_game, "make", lambda *_, **_limit: Slow())
                view = await page.view(0)
                _let_it_be_up(server, room)
                await page.until(
                    lambda: [m for m in page.messages if m["type"] == "presence" and m["seats"][0]["thinking"]]
                )
                assert (await page.ask("do", 0, action=drawings(view)[0]))["code"] == "time_is_up"
                answered.set()
                await page.view(0, lambda told: told["round"] == 2)

    run(story)


def test_a_restart_gives_no_new_time(folder: Path) -> None:
    """After a restart the deadline of the running round stands."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "ink", "me", limit=60)
            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
        await asyncio.sleep(1.1)
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            assert (await page.view(0))["deadline"] == before["deadline"]

    run(story)


@pytest.mark.parametrize(("limit", "moment"), [(2000, 1000), (500, 500)])
def test_whose_time_ran_out_while_the_server_was_away_has_a_moment(
    limit: int, moment: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deadline that passed during a restart is put off: by a moment, or the whole limit where that is shorter."""
    assert clock._LEAST_AFTER_RESTART == 10
    monkeypatch.setattr(clock, "_LEAST_AFTER_RESTART", 1000.0)  # a busy machine takes longer than ten seconds

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "ink", "me", limit=limit)
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
        _store_earlier(folder, room, 5000)
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            view = await page.view(0)
            assert view["round"] == 1
            assert moment - 400 < _left(view) <= moment

    run(story)


def test_time_runs_while_nobody_looks_and_after_a_restart(folder: Path) -> None:
    """A match with a time limit goes on by itself: bots finish the rounds of whoever never comes back."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "ink", "me", "local", limit=1)
            async with server.page(room, *tokens.values()) as page:
                await page.view(0)
        async with serving(folder, away_seconds=0.0) as server:
            async with asyncio.timeout(PATIENCE):
                while not server.table.rooms.has(room):
                    await asyncio.sleep(0.05)
            server.table.rooms.tidy()
            assert server.table.rooms.has(room), "its time is nearly up"
            woken = await server.table.rooms.find(room)
            async with asyncio.timeout(PATIENCE):
                while woken.version < 20:
                    await asyncio.sleep(0.05)
            async with server.page(room, tokens[0]) as page:
                assert (await page.view(0))["round"] > 1

    run(story)


def test_a_room_with_much_time_left_is_put_away_and_woken_in_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long time limit holds no room in memory; the stored deadline brings it back before the time is up."""

    async def story() -> None:
        async with serving(folder, away_seconds=0.0) as server:
            room, _ = await _open(server, "ink", "me", limit=3600)
            rooms = server.table.rooms
            await asyncio.sleep(0.05)
            rooms.tidy()
            assert not rooms.has(room)
            alarm = waking.Waking(rooms)
            await alarm.wake()
            assert not rooms.has(room), "there is an hour left"
            monkeypatch.setattr(waking, "_AHEAD", 3601.0)
            await alarm.wake()
            assert rooms.has(room)

    run(story)


def test_a_room_that_cannot_be_woken_is_said_once(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A stored match that cannot be read costs one log line, and the others are woken all the same."""

    async def story() -> None:
        async with serving(folder) as server:
            store = server.table.rooms.store
            room, _ = await _open(server, "ink", "me", limit=5)
            await store.write(Create(RoomRecord("BRQKEN", "{}", 1.0)))
            await store.write(Append("BRQKEN", [Happening(1, 1.0, "{}")], "play", deadline=1.0))
        async with serving(folder) as server:
            alarm = waking.Waking(server.table.rooms)
            await alarm.wake()
            await alarm.wake()
            assert server.table.rooms.has(room)
        assert caplog.text.count("Room BRQKEN cannot be woken") <= 2, "once by each of the two that look"

    run(story)


def test_a_take_back_gives_no_new_time(folder: Path) -> None:
    """Who decides and takes back goes on with the time that they had; the next decision has all of its own."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "line", "me", "local", limit=60)
            async with server.page(room, *tokens.values()) as page:
                seat = (await page.view(0))["decider"]
                await page.do(seat, (await page.view(seat))["actions"][0]["action"])  # the side of the start card
                view = await page.view(0, lambda told: told["asks"] == "track")
                seat, end = view["decider"], view["deadline"]
                track = (await page.view(seat, lambda told: told["asks"] == "track"))["actions"][0]["action"]
                for _ in range(2):
                    await asyncio.sleep(1.1)
                    await page.do(seat, track)
                    assert page.views[seat]["deadline"] > end
                    assert (await page.ask("undo", seat))["type"] == "done"
                    assert page.views[seat]["deadline"] == end
                await page.do(seat, track)
        await asyncio.sleep(1.1)
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            await page.view(seat)
            assert (await page.ask("undo", seat))["type"] == "done"
            assert page.views[seat]["deadline"] == end, "the deadline stands after a restart"

    run(story)


def test_nobody_puts_the_end_of_their_time_off_by_taking_back(folder: Path) -> None:
    """When the time of a decision is over, what was decided stands and the other player goes on."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await _open(server, "line", "me", "local", limit=3000)
            async with server.page(room, *tokens.values()) as page:
                seat = (await page.view(0))["decider"]
                await page.do(seat, (await page.view(seat))["actions"][0]["action"])  # the side of the start card
                seat = (await page.view(0, lambda told: told["asks"] == "track"))["decider"]
                view = await page.view(seat, lambda told: told["asks"] == "track")
                track = view["actions"][0]["action"]
                await page.do(seat, track)
                assert (await page.ask("undo", seat))["type"] == "done"
                assert page.views[seat]["deadline"] == view["deadline"]
                await page.do(seat, track)
                _let_what_was_decided_be_past(server, room)
                answer = await page.ask("undo", seat)
                assert (answer["type"], answer["code"]) == ("refused", "undo_too_late")
                assert page.views[seat]["decider"] != seat

    run(story)


def test_a_bot_that_fails_is_replaced_by_a_simple_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that raises or wants something illegal costs a log line, not the game."""
    from railwright.bots import registry
    from railwright.ink.actions import done
    from railwright.server import ink_game

    class Broken:
        """Wants to be done at once."""

        def play_round(self, view: View, *, seed: int) -> list[Action]:
            if view.round == 1:
                raise ValueError(seed)
            return [done()]

    real = registry.make

    def made(game: Any, bot: str, *, seconds: float) -> Any:
        broken = bot in ("casual", registry.bots_for("ink")[-1].id)
        return Broken() if broken else real(game, bot, seconds=seconds)

    async def story() -> None:
        broken = registry.bots_for("ink")[-1].id
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "bot", "bot": broken}])
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)

    monkeypatch.setattr(ink_game, "make", made)
    run(story)
    assert f"the bot {registry.bots_for('ink')[-1].id} at seat 1 failed" in caplog.text


def test_a_room_that_nobody_looks_at_is_put_away_and_found_again(folder: Path) -> None:
    """Rooms leave memory after a while, but nothing of them is lost."""

    async def story() -> None:
        async with serving(folder, away_seconds=0.0) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
                server.table.rooms.tidy()
                assert server.table.rooms.in_memory == 1, "somebody looks at it"
            await asyncio.sleep(0.05)
            server.table.rooms.tidy()
            assert server.table.rooms.in_memory == 0
            async with server.page(room, tokens[0]) as page:
                assert await page.view(0) == before

    run(story)


def test_only_finished_and_empty_rooms_are_closed_and_never_silently(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """After the idle time a finished game and a room that never began are closed, each with a log line; others stay."""

    async def story() -> None:
        async with serving(folder, keep_days=0.0) as server:
            over, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(over, tokens[0]) as page:
                await play_ink(page, 0)
            empty, held = await server.open(game="ink", seats=[ME, OPEN])
            playing, tokens_playing = await server.open(game="ink", seats=[ME])
            async with server.page(playing, tokens_playing[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
            async with server.page(empty, held[0]) as page:
                await page.view(0)
                await asyncio.sleep(0.02)
                assert await server.table.rooms.expire() == 1, "somebody waits in the lobby"
            await asyncio.sleep(0.02)
            assert await server.table.rooms.expire() == 1
            assert await server.table.rooms.expire() == 0
            for room, status in ((over, 410), (empty, 410), (playing, 200)):
                assert (await server.http.get(f"/api/rooms/{room}")).status_code == status
            async with server.page(over, tokens[0]) as page:
                assert (await page.of("refused"))["code"] == "room_expired"
        assert f"Room {over} (finished) is closed" in caplog.text
        assert f"Room {empty} (never used) is closed" in caplog.text

    with caplog.at_level(logging.WARNING):
        run(story)


def test_rooms_that_nobody_ever_used_are_closed_soon(folder: Path) -> None:
    """A game that began by itself and in which no person did anything is closed long before a used one."""

    async def story() -> None:
        async with serving(folder, unused_days=0.0) as server:
            unused, _ = await server.open(game="ink", seats=[ME, {"kind": "bot", "bot": "random"}])
            joined, _ = await server.open(game="ink", seats=[ME, OPEN, OPEN])
            await server.join(joined, "Jon")
            playing, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(playing, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
            async with asyncio.timeout(PATIENCE):
                while (await server.table.rooms.find(unused)).busy:
                    await asyncio.sleep(0.02)
            assert await server.table.rooms.expire() == 1
            for room, status in ((unused, 410), (joined, 200), (playing, 200)):
                assert (await server.http.get(f"/api/rooms/{room}")).status_code == status

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_a_stored_game_of_older_rules_says_so(game: str, folder: Path) -> None:
    """A match that was played under other rules is refused with a sentence, never misread, and kept."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game=game, seats=[ME, OPEN])
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            older = json.loads(stored.record.head)
            del older["rules"]
            await server.table.rooms.store.write(Create(RoomRecord("ALDER2", json.dumps(older), time.time())))
            answer = await server.http.get("/api/rooms/ALDER2")
            told = answer.json()["error"]
            assert (answer.status_code, told["code"]) == (410, "room_other_rules")
            assert "under version 1 of the rules; here version 2 is played" in told["text"]
            assert isinstance(await server.table.rooms.store.load("ALDER2"), StoredRoom)

    run(story)


def test_a_stored_game_that_cannot_be_read_is_kept(folder: Path) -> None:
    """Events that this version does not understand give a clear error; nothing is deleted."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME, OPEN])
            await server.table.rooms.store.write(Append(room, [Happening(1, 1.0, '{"event": "magic"}')], "play"))
        async with serving(folder) as server:
            answer = await server.http.get(f"/api/rooms/{room}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "room_unreadable")
            assert await server.table.rooms.store.load(room)

    run(story)
