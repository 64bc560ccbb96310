"""Tests of playing again: the same people, bots and options, and nobody who does not want to is a hindrance."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, Server, play_ink, play_line, run, serving

from railwright.core.fair import seal_of

CONTRIBUTION = "ab" * 32


async def again(server: Server, room: str, *tokens: str, **more: Any) -> dict[str, Any]:
    """Play again with these seats."""
    wish = {"seats": [{"token": token, **more} for token in tokens]}
    told: dict[str, Any] = (await server.http.post(f"/api/rooms/{room}/again", json=wish)).json()
    return told


def test_the_table_plays_again(folder: Path) -> None:
    """Two people and a bot: one opens the next room, both who ask get the same one, the other sits down by one request.

    The finished game stays as it was, and all of it is there after a restart.
    """

    async def story() -> None:
        options = {"edition": "challenge", "goals": True, "longest": "spaces"}
        async with serving(folder) as server:
            room, tokens = await server.open(
                game="ink", seats=[ME, OPEN, BOT], options=options, time_limit=600, seed="known"
            )
            _, friend = await server.join(room, "Kim")
            assert (await again(server, room, tokens[0]))["error"]["code"] == "not_over"
            async with server.page(room, tokens[0]) as mine, server.page(room, friend) as theirs:
                await asyncio.gather(play_ink(mine, 0), play_ink(theirs, 1))
                record = (await server.http.get(f"/api/rooms/{room}/record")).text
                assert (await again(server, room, "x" * 30))["error"]["code"] == "wrong_token"
                first = await again(server, room, tokens[0], seal=seal_of(CONTRIBUTION))
                assert first["seats"] == [{"seat": 0, "token": tokens[0]}]
                offered = await theirs.view(1, lambda view: view["next"])
                assert offered["next"] == {"room": first["room"], "by": 0}
                assert await again(server, room, friend) == {"room": first["room"], "seats": []}
        async with serving(folder) as server:
            before = (await server.http.get(f"/api/rooms/{room}")).json()
            assert before["next"] == {"room": first["room"], "by": 0}
            assert before["waits_for"] == []
            assert " ".join(map(str, before["scores"])) == record.rpartition("score ")[2].strip()
            assert (await server.http.get(f"/api/rooms/{room}/record")).text == record
            lobby = (await server.http.get(f"/api/rooms/{first['room']}")).json()
            assert (lobby["options"], lobby["time_limit"]) == (before["options"], before["time_limit"])
            assert [(seat["kind"], seat["name"], seat["bot"]) for seat in lobby["seats"]] == [
                ("human", "Mara", None),
                ("open", "Kim", None),
                ("bot", before["seats"][2]["name"], "random"),
            ]
            assert (lobby["phase"], lobby["fair"]["dice"]) == ("lobby", "sealed")
            wish = {"name": "Kim", "seat": 1, "token": friend}
            assert (await server.http.post(f"/api/rooms/{first['room']}/join", json=wish)).json()["seat"] == 1
            page = server.page(first["room"], tokens[0], friend)
            page.contributions[0] = CONTRIBUTION
            async with page:
                view = await page.view(1, lambda view: view["phase"] == "draw")
                assert [seat["name"] for seat in view["seats"][:2]] == ["Mara", "Kim"]
                assert view["fair"]["seats"][0]["part"] == "given"

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_who_does_not_come_is_no_hindrance(folder: Path, game: str) -> None:
    """A seat that nobody takes goes to a bot of another name, or to anybody who comes; alone one plays at once."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, seats=[ME, OPEN])
            _, friend = await server.join(room, "Kim")
            play = play_ink if game == "ink" else play_line
            async with server.page(room, tokens[0]) as mine, server.page(room, friend) as theirs:
                await asyncio.gather(play(mine, 0), play(theirs, 1))
            following = (await again(server, room, friend))["room"]
            async with server.page(following, friend) as page:
                assert (await page.view(1))["seats"][0] | {"name": "Mara", "kind": "open"} == page.views[1]["seats"][0]
                assert (await page.ask("start", 1))["type"] == "done"
                view = await page.view(1, lambda view: view["phase"] != "lobby")
                assert view["seats"][0]["kind"] == "bot"
                assert view["seats"][0]["name"] not in ("Mara", "Kim", "")
                if game == "ink":
                    assert 1 in (await server.http.get(f"/api/rooms/{following}")).json()["waits_for"]
            late = {"name": "Mara", "seat": 0, "token": tokens[0]}
            refused = (await server.http.post(f"/api/rooms/{following}/join", json=late)).json()
            assert refused["error"]["code"] == "no_open_seat"

    run(story)
