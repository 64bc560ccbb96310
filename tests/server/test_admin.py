"""Test what operators may do while the server runs."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import ME, OPEN, Server, play_ink, run, serving

from railwright.cli.main import main
from railwright.core.errors import RailwrightError
from railwright.server import admin


async def _ask(server: Server, wish: admin.Ask) -> Any:
    database = server.table.settings.database
    return await asyncio.to_thread(admin.ask, database, wish)


def test_rooms_are_listed_with_stage_and_players(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The newest first; the command prints a line for each, and says where no server runs."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME, OPEN])
            other, _ = await server.open(game="line", seats=[ME, OPEN])
            listed = await _ask(server, admin.ListRooms())
            assert [told["room"] for told in listed] == [other, room]
            assert listed[1]["players"] == ["Mara", "open"]
            command = ["admin", "rooms", "--database", str(folder / "games.db")]
            assert await asyncio.to_thread(main, command) == 0
            assert f"{room}  unused" in capsys.readouterr().out
        assert main(command) == 1
        assert "No server of this database runs" in capsys.readouterr().err

    run(story)


def test_only_the_servers_user_may_open_the_socket(folder: Path) -> None:
    """The socket lies beside the database, for its owner alone."""

    async def story() -> None:
        async with serving(folder):
            assert stat.S_IMODE((folder / "games.db.admin").stat().st_mode) == 0o700
        assert not (folder / "games.db.admin").exists()

    run(story)


def test_a_closed_room_is_closed_for_everybody(folder: Path) -> None:
    """Whoever is in it is told that it was closed by the operator, in the reader's language."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                await _ask(server, admin.CloseRoom(room.lower()))
                await page.socket.wait_closed()
                assert page.socket.close_code == 1012
            async with server.page(room, tokens[0], language="de") as page:
                refused = await page.of("refused")
                assert refused["code"] == "room_closed"
                assert "Betreiber" in refused["text"]
            assert (await server.http.get(f"/api/rooms/{room}")).status_code == 410
            with pytest.raises(RailwrightError, match="There is no room"):
                await _ask(server, admin.CloseRoom("ZZZZZZ"))

    run(story)


def test_a_hidden_name_is_hidden_everywhere(folder: Path) -> None:
    """Views, lists, replays and later starts show a neutral name instead."""

    async def story() -> None:
        rude = "Rude Name"
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, rude)
            async with server.page(room, tokens[0]) as page, server.page(room, token) as other:
                await page.view(0, lambda view: view["seats"][seat]["name"] == rude)
                name = await _ask(server, admin.HideName(room, seat))
                await page.view(0, lambda view: view["seats"][seat]["name"] == name)
                await asyncio.gather(play_ink(page, 0), play_ink(other, seat))
            assert rude not in str(await _ask(server, admin.ListRooms()))
        async with serving(folder) as server:
            assert [told["players"] for told in await _ask(server, admin.ListRooms())] == [["Mara", name]]
            for what in ("", "/record", "/replay", f"/sheets/{seat}.svg"):
                told = await server.http.get(f"/api/rooms/{room}{what}")
                assert told.status_code == 200
                assert rude not in told.text

    run(story)


def test_a_banned_address_is_not_let_in(folder: Path) -> None:
    """Neither by HTTP nor by WebSocket, after a restart too; who is in is sent away; a time that is over ends it."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                assert await _ask(server, admin.BanNetwork("127.0.0.0/8")) == "127.0.0.0/8"
                await page.socket.wait_closed()
        async with serving(folder) as server:
            answer = await server.http.get("/api/health", headers={"accept-language": "fr"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
            with pytest.raises(Exception, match="403"):
                await server.page(room, tokens[0]).__aenter__()
            assert [ban["network"] for ban in await _ask(server, admin.ListBans())] == ["127.0.0.0/8"]
            await _ask(server, admin.UnbanNetwork("127.0.0.0/8"))
            assert (await server.http.get("/api/health")).status_code == 200
            await _ask(server, admin.BanNetwork("127.0.0.1", -1.0))
            assert (await server.http.get("/api/health")).status_code == 200
            assert await _ask(server, admin.BanNetwork("2001:db8::1")) == "2001:db8::/64"
            with pytest.raises(RailwrightError, match="nonsense"):
                await _ask(server, admin.BanNetwork("nonsense"))

    run(story)


def test_operators_reach_rooms_of_other_workers(folder: Path, postgres: str, redis: str) -> None:
    """With several workers any of them hides a name and closes a room, wherever the room is."""

    async def story() -> None:
        changed: dict[str, Any] = {"database": postgres, "redis": redis, "lease_seconds": 30.0}
        async with serving(folder, **changed) as here:
            room, tokens = await here.open(game="ink", seats=[ME])
            async with serving(folder, **changed) as there, here.page(room, tokens[0]) as page:
                await page.view(0)
                name = await there.table.rooms.hide_name(room, 0)
                await page.socket.wait_closed()
                assert page.socket.close_code == 1012
                async with here.page(room, tokens[0]) as again:
                    assert (await again.view(0))["seats"][0]["name"] == name
                    await here.table.rooms.shut(room)
                    await again.socket.wait_closed()
                assert (await there.http.get(f"/api/rooms/{room}")).status_code == 410

    run(story)
