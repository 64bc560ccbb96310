"""Tests of both stores: what is acknowledged is committed, old databases are brought up to date, failure is loud."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.server.postgres import Postgres, running_postgres
from tests.server.tables import ME, PATIENCE, Server, drawings, play_ink, run, serving

from railwright.server.store import Expired, Happening, RoomRecord, Store, StoredRoom, StoreFailedError, store_at
from railwright.server.store import postgres as postgres_store
from railwright.server.store import sqlite as sqlite_store
from railwright.server.store.records import Append, Create, Expire
from railwright.server.store.schema import VERSION

ROOM = RoomRecord("AAAAAA", '{"game": "ink"}', 100.0)
EVENTS = [Happening(1, 101.0, '{"event": "began"}'), Happening(2, 102.0, '{"event": "ü"}', "0:first")]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, folder: Path) -> str:
    """Where an empty database is."""
    if request.param == "sqlite":
        return str(folder / "games.db")
    url: str = request.getfixturevalue("postgres")
    asyncio.run(_emptied(url))
    return url


async def _emptied(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[Store, list[BaseException]]]:
    """An open store and the failures it has told of."""
    store, failures = store_at(address), list[BaseException]()
    await store.open(failures.append)
    try:
        yield store, failures
    finally:
        await store.close()


def test_what_was_written_is_there_after_opening_again(address: str) -> None:
    """Rooms and their events come back just as they were written, in order."""

    async def story() -> None:
        async with opened(address) as (store, _):
            assert await store.write(Create(ROOM))
            assert not await store.write(Create(ROOM)), "an id is given once"
            await store.write(Append(ROOM.id, EVENTS, "play"))
        async with opened(address) as (store, failures):
            assert await store.load(ROOM.id) == StoredRoom(ROOM, EVENTS)
            assert await store.load("BBBBBB") is None
            assert await store.count() == 1
        assert failures == []

    run(story)


def test_writes_of_a_moment_are_committed_together_and_in_order(address: str) -> None:
    """Many rooms write at once; each gets its own answer, and nothing is mixed up."""

    async def story() -> None:
        async with opened(address) as (store, _):
            rooms = [f"ROOM{number:02}" for number in range(40)]
            created = await asyncio.gather(*(store.write(Create(RoomRecord(room, "{}", 1.0))) for room in rooms))
            assert all(created)
            writes = [
                store.write(Append(room, [Happening(number, 1.0, f'"{room}"', f"0:{number}")], "play"))
                for number in range(1, 21)
                for room in rooms
            ]
            await asyncio.gather(*writes)
            for room in rooms:
                stored = await store.load(room)
                assert isinstance(stored, StoredRoom)
                assert [event.number for event in stored.events] == list(range(1, 21))
                assert {event.body for event in stored.events} == {f'"{room}"'}

    run(story)


def test_only_idle_rooms_that_are_over_or_never_began_are_found(address: str) -> None:
    """A running game is never idle, however long nobody has come; a closed room is remembered as closed."""

    async def story() -> None:
        async with opened(address) as (store, _):
            for room, stage in (
                ("UNUSED", None),
                ("LOBBY1", "lobby"),
                ("PLAY11", "play"),
                ("OVER11", "over"),
                ("FRESH1", "over"),
            ):
                await store.write(Create(RoomRecord(room, "{}", 10.0)))
                if stage:
                    at = 1000.0 if room == "FRESH1" else 20.0
                    await store.write(Append(room, [Happening(1, at, "{}")], stage))
            idle = [("LOBBY1", "lobby", 20.0), ("OVER11", "over", 20.0)]
            assert sorted(await store.idle(500.0, 5.0)) == idle
            assert sorted(await store.idle(500.0, 500.0)) == [*idle, ("UNUSED", "unused", 10.0)]
            await store.write(Expire("OVER11", 600.0))
            assert await store.load("OVER11") == Expired("OVER11", 600.0)
            assert [room for room, _, _ in await store.idle(500.0, 5.0)] == ["LOBBY1"]
            assert await store.count() == 4
            assert not await store.write(Create(RoomRecord("OVER11", "{}", 700.0))), "its code is not given again"

    run(story)


def test_a_write_that_the_database_refuses_fails_for_its_room_alone(address: str) -> None:
    """Of writes that are committed together one is impossible: only its room is told so, all others are stored."""

    async def story() -> None:
        async with opened(address) as (store, failures):
            rooms = [f"ROOM{number:02}" for number in range(10)]
            for room in rooms:
                await store.write(Create(RoomRecord(room, "{}", 1.0)))
            await store.write(Append("ROOM07", EVENTS, "play"))
            results = await asyncio.gather(
                *(store.write(Append(room, EVENTS, "play")) for room in rooms),
                store.write(Append("ROOM07", [Happening(4, 1.0, "{}")], "play")),
                return_exceptions=True,
            )
            refused = [place for place, result in enumerate(results) if isinstance(result, StoreFailedError)]
            assert refused == [7, 10]
            for room in rooms:
                stored = await store.load(room)
                assert isinstance(stored, StoredRoom)
                assert stored.events == EVENTS, "what comes behind a refused write of a room is refused too"
            assert (await store.condition()).ok
        assert failures == []

    run(story)


def test_many_events_of_rooms_that_need_not_be_touched(address: str) -> None:
    """All of a moment are stored whole and in order; a room that is closed or of another epoch is told so, alone."""

    async def story() -> None:
        async with opened(address) as (store, failures):
            rooms = [f"ROOM{number:02}" for number in range(90)]
            await asyncio.gather(*(store.write(Create(RoomRecord(room, "{}", 1.0))) for room in rooms))
            await store.write(Expire(rooms[5], 30.0))
            epochs = [int(place == 7) for place in range(len(rooms))]
            results = await asyncio.gather(
                *(
                    store.write(Append(room, EVENTS, "play", epoch, touch=False))
                    for room, epoch in zip(rooms, epochs, strict=True)
                )
            )
            assert [place for place, stored in enumerate(results) if not stored] == [5, 7]
            for place, room in enumerate(rooms):
                stored = await store.load(room)
                if place == 5:
                    assert isinstance(stored, Expired)
                    continue
                assert isinstance(stored, StoredRoom)
                assert stored.events == ([] if place == 7 else EVENTS)
        assert failures == []

    run(story)


def test_rooms_whose_time_is_up_soon_are_found_the_most_urgent_first(address: str) -> None:
    """The newest deadline of a room counts; rooms without one and closed rooms are not found."""

    async def story() -> None:
        async with opened(address) as (store, _):
            for room, deadlines in (("LATER1", [50.0, 90.0]), ("SOON11", [80.0, 40.0]), ("FIRST1", [30.0])):
                await store.write(Create(RoomRecord(room, "{}", 10.0)))
                for number, deadline in enumerate(deadlines, 1):
                    await store.write(Append(room, [Happening(number, 20.0, "{}")], "play", deadline=deadline))
            for room, closed in (("CLOCK1", None), ("CLOSED", 20.0)):
                await store.write(Create(RoomRecord(room, "{}", 10.0)))
                await store.write(Append(room, [Happening(1, 20.0, "{}")], "play", deadline=closed))
            await store.write(Expire("CLOSED", 30.0))
            assert await store.due(60.0) == ["FIRST1", "SOON11"]
            assert await store.due(1000.0) == ["FIRST1", "SOON11", "LATER1"]

    run(story)


def test_a_zero_character_harms_nobody_else(address: str) -> None:
    """PostgreSQL takes no text with a zero character: such a write fails by itself, whatever it was together with."""

    async def story() -> None:
        async with opened(address) as (store, failures):
            await store.write(Create(ROOM))
            await store.write(Create(RoomRecord("BBBBBB", "{}", 1.0)))
            odd = store.write(Append("BBBBBB", [Happening(1, 1.0, "{}", "0:\0")], "play"))
            _, stored = await asyncio.gather(odd, store.write(Append(ROOM.id, EVENTS, "play")), return_exceptions=True)
            assert stored is True
            assert await store.load(ROOM.id) == StoredRoom(ROOM, EVENTS)
        assert failures == []

    run(story)


def test_two_servers_cannot_use_one_database(address: str) -> None:
    """A second server is refused with a sentence: two would write over each other."""

    async def story() -> None:
        async with opened(address):
            with pytest.raises(StoreFailedError, match="Another server uses"):
                await store_at(address).open(lambda _: None)
        async with opened(address):
            pass

    run(story)


@pytest.mark.parametrize("version", range(VERSION))
def test_a_database_of_any_older_version_is_brought_up_to_date(version: int, address: str) -> None:
    """Rooms and events of every older version are there afterwards and can be played on."""

    async def story() -> None:
        await _make_old(address, version)
        async with opened(address) as (store, _):
            if version:
                assert await store.load(ROOM.id) == StoredRoom(ROOM, EVENTS)
                await store.write(Append(ROOM.id, [Happening(3, 103.0, "{}")], "over"))
                assert await store.idle(1000.0, 1000.0) == [(ROOM.id, "over", 103.0)]
            assert await store.write(Create(RoomRecord("NEW111", "{}", time.time())))
        async with opened(address) as (store, _):
            assert await store.count() == (2 if version else 1)

    run(story)


async def _make_old(address: str, version: int) -> None:
    """A database as that version has written it, with a room in it."""
    room = "INSERT INTO rooms (id, head, created) VALUES ('AAAAAA', '{\"game\": \"ink\"}', 100.0)"
    events = (
        "INSERT INTO events (room, number, at, request, body) VALUES "
        "('AAAAAA', 1, 101.0, NULL, '{\"event\": \"began\"}'), ('AAAAAA', 2, 102.0, '0:first', '{\"event\": \"ü\"}')"
    )
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        await postgres_store.migrate(connection, version)
        if version:
            await connection.execute(room)
            await connection.execute(events)
        await connection.close()
        return
    file = sqlite3.connect(address, isolation_level=None)
    sqlite_store.migrate(file, version)
    if version:
        file.execute(room)
        file.execute(events)
    file.close()


def test_a_database_of_a_newer_version_is_refused(folder: Path) -> None:
    """A server does not touch what a newer one has written."""

    async def story() -> None:
        path = folder / "games.db"
        file = sqlite3.connect(path, isolation_level=None)
        sqlite_store.migrate(file)
        file.execute("UPDATE schema_version SET version = ?", (VERSION + 1,))
        file.close()
        with pytest.raises(StoreFailedError, match="newer Railwright"):
            await store_at(str(path)).open(lambda _: None)

    run(story)


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("/dev/null/games.db", "cannot be used"),
        ("postgresql://somebody:secret@127.0.0.1:1/none", r"//…@127.0.0.1:1/none cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(where: str, message: str) -> None:
    """The sentence names the database, but never its password."""

    async def story() -> None:
        with pytest.raises(StoreFailedError, match=message) as refused:
            await store_at(where).open(lambda _: None)
        assert "secret" not in str(refused.value)

    run(story)


def test_whole_games_are_played_on_postgresql(postgres: str, folder: Path) -> None:
    """The server plays and restarts on PostgreSQL as it does on SQLite."""

    async def story() -> None:
        await _emptied(postgres)
        async with serving(folder, database=postgres) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0, until_round=3)
                before = page.views[0]
        async with serving(folder, database=postgres) as server, server.page(room, tokens[0]) as page:
            assert await page.view(0) == before
            await play_ink(page, 0)
            assert (await server.http.get("/api/health")).json()["rooms"] == 1

    run(story)


def test_while_nothing_can_be_stored_moves_are_refused_and_then_play_goes_on(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A move under way is not confirmed, the next ones are refused with a code, health says so; then play goes on."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            other, others = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page, server.page(other, others[0]) as second:
                before = await page.view(0)
                untouched = await second.view(0)
                _order(folder, "ALTER TABLE events RENAME TO elsewhere")
                await page.send({"type": "do", "id": "x", "seat": 0, "action": drawings(before)[0]})
                assert (await page.of("error"))["code"] == "storage"
                await page.socket.wait_closed()
                assert not [message for message in page.messages if message["type"] == "done"]
                refused = await second.ask("do", 0, action=drawings(untouched)[0])
                assert (refused["type"], refused["code"]) == ("refused", "storage_away")
                health = await server.http.get("/api/health")
                assert (health.status_code, health.json()["error"]["code"]) == (503, "storage_away")
                opening = await server.http.post("/api/rooms", json={"game": "ink", "seats": [ME]})
                assert (opening.status_code, opening.json()["error"]["code"]) == (503, "storage_away")
                _order(folder, "ALTER TABLE elsewhere RENAME TO events")
                await _healthy(server)
                await second.do(0, drawings(untouched)[0])
            async with server.page(room, tokens[0]) as page:
                assert await page.view(0) == before, "what was not confirmed is not there"
                assert (await page.ask("do", 0, action=drawings(before)[0], request="x"))["type"] == "done"
            assert server.failures == []

    run(story)
    assert [record.levelname for record in caplog.records if "stored again" in record.message] == ["WARNING"]


def test_a_game_goes_on_after_its_database_has_crashed(folder: Path) -> None:
    """PostgreSQL crashes and starts again: what is not stored is not confirmed; the page asks again and plays on."""

    async def story(started: Postgres) -> None:
        async with serving(folder, database=started.url) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
                await asyncio.to_thread(started.restart, "immediate")
                await page.send({"type": "do", "id": "x", "seat": 0, "action": drawings(before)[0]})
                assert (await page.of("error"))["code"] == "storage"
                await page.socket.wait_closed()
            await _healthy(server)
            async with server.page(room, tokens[0]) as page:
                assert await page.view(0) == before
                assert (await page.ask("do", 0, action=drawings(before)[0], request="x"))["type"] == "done"
                await play_ink(page, 0, until_round=2)
            assert server.failures == []

    with running_postgres() as started:
        run(lambda: story(started))


def test_one_room_that_cannot_be_stored_costs_nobody_else_a_move(folder: Path) -> None:
    """The database refuses one room: its page is told and comes back to what is stored, all others play on."""

    async def story() -> None:
        async with serving(folder) as server:
            (bad, tokens), (good, others) = [await server.open(game="ink", seats=[ME]) for _ in range(2)]
            async with server.page(bad, tokens[0]) as page, server.page(good, others[0]) as second:
                before = await page.view(0)
                _order(folder, f"CREATE TRIGGER poison BEFORE INSERT ON events WHEN NEW.room = '{bad}' {_REFUSE}")
                await page.send({"type": "do", "id": "x", "seat": 0, "action": drawings(before)[0]})
                await play_ink(second, 0, until_round=3)
                assert (await page.of("error"))["code"] == "storage"
                await page.socket.wait_closed()
                assert (await server.http.get("/api/health")).status_code == 200
            _order(folder, "DROP TRIGGER poison")
            async with server.page(bad, tokens[0]) as page:
                assert await page.view(0) == before, "what was not stored is not there"
                assert (await page.ask("do", 0, action=drawings(before)[0], request="x"))["type"] == "done"
            assert server.failures == []

    run(story)


_REFUSE = "BEGIN SELECT RAISE(ABORT, 'poisoned'); END"


def _order(folder: Path, statement: str) -> None:
    """Do something to the database behind the server's back."""
    file = sqlite3.connect(folder / "games.db", timeout=20)
    file.execute(statement)
    file.close()


async def _healthy(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get("/api/health")).status_code != 200:
            await asyncio.sleep(0.05)
