"""Test that what an earlier release has stored is all there: its rooms are played on, looked at and joined."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.dailies import Clock, Person
from tests.server.tables import play_ink, run, serving

from railwright.server.store.schema import VERSION

_KEPT = Path(__file__).parent / "kept"
_FOR_EVER = 1_000_000.0
_KEEPING: dict[str, Any] = {"keep_days": _FOR_EVER, "unused_days": _FOR_EVER}
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
BASE = "2026-11-18-base"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> Callable[[str], str]:
    """Each database in turn, as a release has left it."""

    def left_by(release: str) -> str:
        written = (_KEPT / f"{release}.sql").read_text("utf-8")
        if request.param == "sqlite":
            file = folder / "games.db"
            with sqlite3.connect(file) as connection:
                connection.executescript(written)
            connection.close()
            return str(file)
        address: str = request.getfixturevalue("_postgres").database()
        asyncio.run(_written(address, written))
        return address

    return left_by


async def _written(address: str, script: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(script)
    await connection.close()


def _without_remarks(record: str) -> str:
    """Records did not name their players then."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("#"))


def _told(release: str) -> dict[str, Any]:
    """What that release said of it."""
    told: dict[str, Any] = json.loads((_KEPT / f"{release}.json").read_text("utf-8"))
    return told


def test_rooms_of_an_earlier_release_go_on(folder: Path, database: Callable[[str], str]) -> None:
    """Names, phases and records are the same; the running game is played to its end, the waiting table is joined.

    What came later works with them: a profile, a rematch, a daily.
    """
    told, left = _told("schema-5"), database("schema-5")

    async def story() -> None:
        async with serving(folder, database=left, **_KEEPING) as server:
            assert (await server.table.rooms.store.find("SELECT version FROM schema_version"))[0][0] == VERSION
            assert [ban.network for ban in await server.table.rooms.store.bans()] == ["192.0.2.0/24"]
            for one in told.values():
                seen = (await server.http.get(f"/api/rooms/{one['room']}")).json()
                assert [seat["name"] for seat in seen["seats"]] == one["names"]
                assert seen["phase"] == one["phase"]
                if one["record"]:
                    record = (await server.http.get(f"/api/rooms/{one['room']}/record")).text
                    assert _without_remarks(record) == one["record"]
                    assert (await server.http.get(f"/api/rooms/{one['room']}/replay")).status_code == 200
            running = told["running"]
            async with server.page(running["room"], *running["tokens"]) as page:
                await asyncio.gather(play_ink(page, 0), play_ink(page, 1))
            ada = await Person(server, "Ada").come()
            seats = [{"token": running["tokens"][0], "profile": ada.key}]
            again = await server.http.post(f"/api/rooms/{running['room']}/again", json={"seats": seats})
            assert again.status_code == 201, again.text
            lobby = told["lobby"]["room"]
            await server.join(lobby, "Ada", profile=ada.key)
            assert (await server.http.get(f"/api/rooms/{lobby}")).json()["seats"][1]["name"] == "Ada"
            await ada.begin((await ada.ask("daily"))["contests"][0]["id"])
            assert len((await ada.ask("profile/export"))["games"]) == 3

    run(story)


def test_profiles_dailies_and_ratings_of_the_last_release_go_on(folder: Path, database: Callable[[str], str]) -> None:
    """Keys, history, ratings and results are the same; the attempt that runs is finished and counts for its day.

    A match with a guest waits no more to be rated; a friend plays the challenge; who is deleted is gone.
    """
    told, left = _told("schema-11"), database("schema-11")

    async def story() -> None:
        async with serving(folder, database=left, now=Clock(NOON), **_KEEPING) as server:
            store = server.table.rooms.store
            assert not await store.find("SELECT room FROM played WHERE rated = 1")
            people = {name: Person(server, name) for name in told["keys"]}
            for name, person in people.items():
                person.key = told["keys"][name]
                assert (await person.ask("profile"))["name"] == name
            ada, mara, jonas = people.values()
            for name, before in told["history"].items():
                history = await people[name].ask("profile/history")
                assert history["rating"] == before["rating"]
                assert [game["points"] for game in history["games"]] == before["points"]
                assert [game["change"] for game in history["games"]] == before["changes"]
            daily = await ada.ask(f"contests/{BASE}")
            assert {name: daily[name] for name in told["daily"]} == told["daily"]

            running = told["running"]
            assert await mara.begin(BASE) == (running["room"], running["token"])
            async with server.page(running["room"], running["token"]) as page:
                await play_ink(page, 0, seed="mara")
            points = (await server.table.rooms.find(running["room"])).game.standing()[0]
            seen = await mara.ask(f"contests/{BASE}")
            assert (seen["own"]["points"], seen["players"]) == (points, 2)
            assert [row["points"] for row in (await mara.ask("daily/table"))["rows"] if row["you"]] == [points]
            await jonas.play(told["challenge"])
            assert len((await jonas.ask(f"contests/{told['challenge']}"))["people"]) == 2
            assert len((await ada.ask("profile/export"))["messages"]) == 1
            await ada.ask("profile/delete")
            assert "Ada" not in str(await mara.ask(f"contests/{BASE}"))
            assert (await server.http.get(f"/api/rooms/{told['rated']}")).json()["seats"][0]["name"] != "Ada"

    run(story)
