"""Test that what an earlier release has stored is all there: its rooms are played on, looked at and joined."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.dailies import Person
from tests.server.tables import play_ink, run, serving

from railwright.server.store.schema import VERSION

_KEPT = Path(__file__).parent / "kept"
_FOR_EVER = 1_000_000.0


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Each database in turn, as that release has left it."""
    written = (_KEPT / "schema-5.sql").read_text("utf-8")
    if request.param == "sqlite":
        file = folder / "games.db"
        with sqlite3.connect(file) as connection:
            connection.executescript(written)
        connection.close()
        return str(file)
    address: str = request.getfixturevalue("postgres")
    asyncio.run(_written(address, written))
    return address


async def _written(address: str, script: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(script)
    await connection.close()


def _without_remarks(record: str) -> str:
    """Records did not name their players then."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("#"))


def test_rooms_of_an_earlier_release_go_on(folder: Path, database: str) -> None:
    """Names, phases and records are the same; the running game is played to its end, the waiting table is joined.

    What came later works with them: a profile, a rematch, a daily.
    """
    told: dict[str, Any] = json.loads((_KEPT / "schema-5.json").read_text("utf-8"))

    async def story() -> None:
        kept: dict[str, Any] = {"keep_days": _FOR_EVER, "unused_days": _FOR_EVER}
        async with serving(folder, database=database, **kept) as server:
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
