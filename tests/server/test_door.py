"""Tests of the door: names, pages of other sites, and how many of one address are inside."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.tables import ME, OPEN, PATIENCE, Server, run, serving

from railwright.core.errors import RailwrightError
from railwright.server import admin, reach

HERE = ["localhost", "localhost:8000", "LOCALHOST:8000", "127.0.0.1", "127.9.9.9:80", "[::1]:8000", "a.localhost"]
NETWORK = ["192.168.1.5:8000", "[fd00::5]", "mill", "mill.local:8000", "table.home.arpa"]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.nip.example", ""]


async def _statuses(folder: Path, names: list[str], headers: dict[str, str], **settings: Any) -> list[int]:
    async with serving(folder, **settings) as server:
        return [(await server.http.get("/api/today", headers={**headers, "host": name})).status_code for name in names]


@pytest.mark.parametrize(
    ("settings", "headers", "welcome", "foreign"),
    [
        ({}, {}, HERE, NETWORK + FOREIGN),
        ({"host": "0.0.0.0"}, {}, HERE + NETWORK, FOREIGN[:-1]),
        ({"hosts": "Play.example"}, {}, [*HERE, "play.example"], [*NETWORK, *FOREIGN]),
        ({"trusted_proxies": "127.0.0.1"}, {}, [*HERE, "play.example"], []),
        ({"trusted_proxies": "10.0.0.1"}, {}, HERE, ["play.example"]),
        ({"trusted_proxies": "127.0.0.1", "hosts": "play.example"}, {}, ["play.example"], FOREIGN),
    ],
)
def test_a_server_answers_to_its_own_names(
    settings: dict[str, str], headers: dict[str, str], welcome: list[str], foreign: list[str], folder: Path
) -> None:
    """A foreign name that points here (DNS rebinding) gets 421; own names, the network's and named hosts are served."""

    async def story() -> None:
        assert set(await _statuses(folder, welcome, headers, **settings)) == {200}
        assert set(await _statuses(folder, foreign, headers, **settings)) <= {421}

    run(story)


ORIGINS = [
    ("http://{host}", True),
    ("https://{host}", True),
    ("http://evil.example", False),
    ("http://{host}.evil.example", False),
    ("http://localhost:1", False),
    ("https://play.example", True),
    ("null", False),
    ("", False),
    ("http://[", False),
]


@pytest.mark.parametrize(("origin", "ours"), ORIGINS)
def test_pages_of_other_sites_are_refused(origin: str, ours: bool, folder: Path) -> None:
    """A WebSocket and a POST with a foreign Origin get 403 with a sentence; our own page and named hosts are served."""

    async def story() -> None:
        async with serving(folder, hosts="play.example") as server:
            told = origin.format(host=server.url.removeprefix("http://"))
            wish = {"game": "ink", "seats": [ME]}
            answer = await server.http.post("/api/rooms", json=wish, headers={"origin": told})
            assert answer.status_code == (201 if ours else 403)
            room, _ = await server.open(**wish)
            url = server.url.replace("http", "ws") + f"/api/rooms/{room}/live"
            if ours:
                async with websockets.connect(url, additional_headers={"origin": told}):
                    return
            assert answer.json()["error"]["code"] == "origin_foreign"
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(url, additional_headers={"origin": told})
            assert refused.value.response.status_code == 403

    run(story)


def test_behind_a_proxy_each_client_counts_for_itself(folder: Path) -> None:
    """With a trusted proxy, limits hold for the clients it names; without, naming others helps nobody."""

    async def story(proxies: str, status: int) -> None:
        async with serving(folder, trusted_proxies=proxies, rooms_per_minute=1.0) as server:
            wish = {"game": "ink", "seats": [ME]}
            for client, expected in (("198.51.100.1", 201), ("198.51.100.1", 429), ("198.51.100.2", status)):
                answer = await server.http.post("/api/rooms", json=wish, headers={"x-forwarded-for": client})
                assert answer.status_code == expected

    run(lambda: story("127.0.0.0/8", 201))
    run(lambda: story("", 429))


def test_one_address_has_so_many_websockets(folder: Path) -> None:
    """One more than allowed is refused with 429; once others have left there is room again."""

    async def story() -> None:
        async with serving(folder, connections_per_address=2, trusted_proxies="127.0.0.1") as server:
            room, _ = await server.open(game="ink", seats=[ME])
            url = server.url.replace("http", "ws") + f"/api/rooms/{room}/live"

            def of(client: str) -> websockets.connect:
                return websockets.connect(url, additional_headers={"x-forwarded-for": client})

            async with of("2001:db8::1"), of("2001:db8::2"):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await of("2001:db8::3")
                assert refused.value.response.status_code == 429
                async with of("2001:db8:0:1::1"):
                    pass
            async with asyncio.timeout(PATIENCE):  # the server may hear later than we that they have left
                while True:
                    with contextlib.suppress(websockets.InvalidStatus):
                        async with of("2001:db8::1"):
                            break
                    await asyncio.sleep(0.05)

    run(story)


async def _address(server: Server, **headers: str) -> dict[str, Any]:
    told: dict[str, Any] = (await server.http.get("/api/address", headers=headers)).json()
    return told


def test_a_server_says_where_others_reach_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nowhere if it listens here alone; in the network, told on this machine only; at the public address it was given.

    An invitation never leads to the machine of whoever reads it.
    """
    monkeypatch.setattr(reach, "_own_address", lambda: "192.168.1.20")

    async def story() -> None:
        async with serving(folder) as server:
            assert await _address(server) == {"public": None, "network": None, "only_here": True}
            room, _ = await server.open(game="ink", seats=[ME, OPEN])
            here = ("http://127.0.0.1:8000", "http://localhost", "http://[::1]:80", "http://0.0.0.0:8000", "http://x:y")
            for origin in here:
                refused = await server.http.post(f"/api/rooms/{room}/invitation.svg", json={"origin": origin})
                assert refused.status_code == 400
                assert "at which others reach" in refused.json()["error"]["text"]
        async with serving(folder, host="0.0.0.0", trusted_proxies="127.0.0.1") as server:
            port = server.url.rpartition(":")[2]
            assert (await _address(server))["network"] == f"http://192.168.1.20:{port}"
            assert (await _address(server, **{"x-forwarded-for": "203.0.113.7"}))["network"] is None
        async with serving(folder, public_url="https://play.example/") as server:
            assert (await _address(server, host="play.example"))["public"] == "https://play.example"

    run(story)


def test_an_operator_tells_the_address_of_a_running_server(folder: Path) -> None:
    """Told while it runs, invitations lead there and the server answers to that name; a wrong one changes nothing."""

    async def story() -> None:
        async with serving(folder) as server:
            database = str(folder / "games.db")
            assert (await server.http.get("/api/address", headers={"host": "play.example"})).status_code == 421
            await asyncio.to_thread(admin.ask, database, admin.TellAddress("https://play.example"))
            assert (await _address(server, host="play.example"))["public"] == "https://play.example"
            for wrong in ("http://localhost:8000", "play.example", "https://play.example/room"):
                with pytest.raises(RailwrightError, match="at which others reach"):
                    await asyncio.to_thread(admin.ask, database, admin.TellAddress(wrong))
            assert (await _address(server))["public"] == "https://play.example"
            await asyncio.to_thread(admin.ask, database, admin.TellAddress(""))
            assert (await _address(server))["public"] is None

    run(story)
