"""Test profiles: who somebody is without an account, moved, exported, hidden, and deleted for good."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.dailies import all_text
from tests.server.tables import ME, OPEN, Server, play_ink, run, serving

from railwright.cli.main import main
from railwright.server.profiles import hash_of
from railwright.server.rooms import Rooms
from railwright.server.store.profile_rows import FIND_PLAYERS
from railwright.server.store.records import Subscribe, Subscription

NAME = "Wilhelmine Ottokar"


async def _new(server: Server, name: str = NAME) -> tuple[str, dict[str, Any]]:
    key = secrets.token_hex(32)
    answer = await server.http.post("/api/profile/new", json={"key": key, "name": name})
    assert answer.status_code == 201, answer.text
    return key, answer.json()


async def _refused(server: Server, path: str, **body: Any) -> str:
    answer = await server.http.post(path, json=body)
    assert answer.status_code >= 400
    code: str = answer.json()["error"]["code"]
    return code


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Each database in turn."""
    return str(folder / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


def test_a_profile_is_a_key_and_deleting_it_leaves_nothing(folder: Path, database: str) -> None:
    """Its seats are linked by key, by opening, joining and playing again; an export has all of it.

    After deleting, no corner of the database knows name, id or key; the games stay, for the others, with another name.
    """

    async def story() -> None:
        async with serving(folder, database=database) as server:
            key, told = await _new(server)
            assert told["name"] == told["shown"] == NAME
            assert not told["hidden"]
            assert (await server.http.post("/api/profile", json={"key": key})).json() == told
            other, _ = await _new(server, "Somebody Else")
            mine = {"kind": "me", "name": NAME, "profile": key}
            opened, tokens = await server.open(game="ink", seats=[mine])
            async with server.page(opened, tokens[0]) as page:
                await play_ink(page, 0)
            played = await server.http.post(
                f"/api/rooms/{opened}/again", json={"seats": [{"token": tokens[0], "profile": key}]}
            )
            again = played.json()["room"]
            joined, host = await server.open(game="ink", seats=[{**ME, "profile": other}, OPEN])
            seat, guest = await server.join(joined, NAME, profile=key)
            async with server.page(joined, host[0], guest) as page:
                await asyncio.gather(play_ink(page, 0), play_ink(page, 1))
            asked = (await server.http.post(f"/api/rooms/{joined}/again", json={"seats": [{"token": host[0]}]})).json()
            found = await server.table.rooms.store.find(FIND_PLAYERS, joined)
            assert dict(found)[seat] == told["id"]

            going_on = [
                await server.http.post(f"/api/rooms/{room}/what-if", json={"seat": seat, "round": 3})
                for room, seat in ((opened, 0), (joined, 0), (joined, 1))
            ]
            on_from = [answer.json()["room"] for answer in going_on]
            record = (await server.http.get(f"/api/rooms/{opened}/record")).text
            assert NAME in record
            saved = await server.http.post("/api/what-if", json={"seat": 0, "round": 3, "record": record})
            assert saved.status_code == 201
            reached = Subscription(0, "https://push.example/wilhelmine", "p", "a", "de", 1.0)
            await server.table.rooms.store.write(Subscribe(opened, reached))

            export = (await server.http.post("/api/profile/export", json={"key": key})).json()
            assert [game["room"] for game in export["games"]] == [opened, again, joined, *on_from]
            assert [one["endpoint"] for one in export["messages"]] == ["https://push.example/wilhelmine"]
            assert export["games"][0]["events"]
            assert "events" not in export["games"][1], "a game that runs tells nothing of what others hide"
            assert not {"sealing", "bot_secret", "seed"} & export["games"][0]["head"].keys()
            kept = await all_text(database)
            assert NAME in kept
            assert hash_of(key) in kept
            assert key not in kept

            async with server.page(joined, host[0]) as page:
                await page.view(0)
                assert (await server.http.post("/api/profile/delete", json={"key": key})).json() == {"deleted": True}
                await page.socket.wait_closed()
            left = await all_text(database)
            for trace in (NAME, hash_of(key), told["id"], key, "push.example/wilhelmine"):
                assert trace not in left
            assert "Somebody Else" in left
            assert await _refused(server, "/api/profile", key=key) == "profile_unknown"
            for room in (opened, again, joined, asked["room"], *on_from):
                assert NAME not in (await server.http.get(f"/api/rooms/{room}")).text
            async with server.page(joined, guest) as page:
                assert (await page.view(1))["seats"][1]["name"] == "Robin"

    run(story)


def test_a_seat_taken_while_the_profile_is_deleted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another device may still sit down somewhere meanwhile: that name goes, too."""
    forget = Rooms.forget_person
    taken: list[str] = []

    async def story() -> None:
        async with serving(folder) as server:
            key, _ = await _new(server)
            wish = {"game": "ink", "seats": [{"kind": "me", "name": NAME, "profile": key}, OPEN]}
            await server.open(**wish)

            async def slowly(rooms: Rooms, code: str, seat: int) -> None:
                if not taken:
                    taken.append((await server.open(**wish))[0])
                await forget(rooms, code, seat)

            monkeypatch.setattr(Rooms, "forget_person", slowly)
            assert (await server.http.post("/api/profile/delete", json={"key": key})).status_code == 200
            assert NAME not in await all_text(str(folder / "games.db"))
            assert (await server.http.get(f"/api/rooms/{taken[0]}")).status_code == 200

    run(story)


def test_names_and_keys_that_are_none_are_refused(folder: Path) -> None:
    """A name has a length and no control characters, a key its digits; somebody else's seat is not mine."""

    async def story() -> None:
        async with serving(folder) as server:
            key, told = await _new(server, "")
            assert told["name"], "who says no name gets a friendly one"
            assert (await server.http.post("/api/profile/new", json={"key": key})).json() == told
            for name in ("a\x07b", "x" * 41):
                assert await _refused(server, "/api/profile/name", key=key, name=name) == "malformed_message"
            for nothing in ("  ", "\u200b\u2066", "\u200d"):
                assert await _refused(server, "/api/profile/name", key=key, name=nothing) == "profile_nameless"
            flipped = "\u202eZo\u200be\u0301\u0302\u0303\u0304\u0305  Ä\u2028"
            renamed = await server.http.post("/api/profile/name", json={"key": key, "name": flipped})
            assert renamed.json()["shown"] == "Zoé\u0302\u0303 Ä", "nothing turns a table around or towers in it"
            for wrong in ("short", "g" * 64, "A" * 64):
                assert await _refused(server, "/api/profile", key=wrong) == "malformed_message"
            unknown = secrets.token_hex(32)
            seat = {"kind": "me", "profile": unknown}
            assert await _refused(server, "/api/rooms", game="ink", seats=[seat]) == "profile_unknown"
            local = {"kind": "local", "profile": key}
            assert await _refused(server, "/api/rooms", game="ink", seats=[ME, local]) == "profile_elsewhere"
            code = await server.http.post("/api/profile/move.svg", json={"key": key, "origin": "https://play.example"})
            assert code.text.startswith("<svg")
            assert code.headers["cache-control"] == "no-store"

    run(story)


def test_an_operator_hides_a_name_and_shows_it_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Others see a neutral name from then on, at new tables too, whatever the profile calls itself."""

    async def story() -> None:
        async with serving(folder) as server:
            key, told = await _new(server, "Rude Name")
            database = ["--database", str(folder / "games.db")]
            assert await asyncio.to_thread(main, ["admin", "profiles", "rude", *database]) == 0
            assert told["id"] in capsys.readouterr().out
            assert await asyncio.to_thread(main, ["admin", "profile", told["id"], *database]) == 0
            hidden = (await server.http.post("/api/profile", json={"key": key})).json()
            assert hidden["hidden"]
            assert hidden["shown"] != "Rude Name"
            await server.http.post("/api/profile/name", json={"key": key, "name": "Ruder Name"})
            room, _ = await server.open(game="ink", seats=[{"kind": "me", "name": "Ruder Name", "profile": key}, OPEN])
            seats = (await server.http.get(f"/api/rooms/{room}")).json()["seats"]
            assert seats[0]["name"] == hidden["shown"]
            assert await asyncio.to_thread(main, ["admin", "profile", told["id"], "--show", *database]) == 0
            shown = (await server.http.post("/api/profile", json={"key": key})).json()
            assert (shown["shown"], shown["hidden"]) == ("Ruder Name", False)

    run(story)


def test_profiles_that_nobody_uses_are_deleted(folder: Path) -> None:
    """After the days that the privacy page tells; who comes back in time stays."""

    async def story() -> None:
        async with serving(folder) as server:
            key, _ = await _new(server, "Long Gone")
            stays, _ = await _new(server, "Still Here")
            with sqlite3.connect(folder / "games.db") as file:
                file.execute("UPDATE profiles SET used = used - 401 * 86400")
            assert (await server.http.post("/api/profile", json={"key": stays})).status_code == 200
            assert await server.table.profiles.forget_unused(400.0) == 1
            assert await _refused(server, "/api/profile", key=key) == "profile_unknown"
            assert "Long Gone" not in await all_text(str(folder / "games.db"))

    run(story)
