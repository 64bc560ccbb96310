"""Test Web Push against a stand-in that reads what is sent: who is told what, how often, and where nothing is sent."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.push_service import PushService, set_up
from tests.server.tables import ME, OPEN, PATIENCE, Page, Server, drawings, run, serving

from railwright.core.errors import MalformedError
from railwright.server.problems import Problem
from railwright.server.push.posting import check_endpoint, public_address
from railwright.server.push.vapid import PushKey, new_keys
from railwright.server.store.records import Expire


async def _subscribe(server: Server, room: str, token: str, service: PushService, **changed: str) -> int:
    body = {"token": token, **service.subscription(), **changed}
    return (await server.http.post(f"/api/rooms/{room}/push", json=body)).status_code


async def _round(page: Page, seat: int) -> None:
    """Draw one round."""
    number = (await page.view(seat, lambda view: view["phase"] == "draw"))["round"]
    while True:
        view = await page.view(seat)
        if view["round"] != number or view["seats"][seat]["done"] or view["phase"] == "over":
            return
        await page.do(seat, "done" if view["done"]["allowed"] else drawings(view)[0])


async def _sent(service: PushService, number: int) -> Any:
    return (await asyncio.to_thread(service.wait, number))[number - 1]


def test_who_is_away_is_told_once_a_turn(folder: Path) -> None:
    """The message says in the player's language which game, is encrypted for that browser and signed by the server.

    Whoever is there gets none; a taken-back Done brings no second one; a nudge says who waits; a gone browser (410)
    and a closed room are forgotten.
    """

    async def story() -> None:
        with PushService() as service:
            async with serving(folder, **set_up(service)) as server:
                key = (await server.http.get("/api/push")).json()["key"]
                room, tokens = await server.open(game="ink", seats=[ME, OPEN], seed="push")
                seat, token = await server.join(room, "Jon")
                async with server.page(room, tokens[0]) as mine:
                    async with server.page(room, token) as other:
                        # Not before: on a busy machine the first round comes to a player who is not here yet.
                        await mine.view(0, lambda view: view["phase"] == "draw")
                        assert await _subscribe(server, room, token, service, language="de") == 200
                        endpoint = f"{service.url}/push/mine"
                        assert await _subscribe(server, room, tokens[0], service, endpoint=endpoint) == 200
                        await _round(other, seat)
                        await _round(mine, 0)
                        await other.view(seat, lambda view: view["round"] == 2)
                        await _round(other, seat)
                    await _round(mine, 0)
                    first = await _sent(service, 1)
                    assert first.path == "/push/browser"
                    told = {"room": room, "title": "Du bist dran", "body": f"Railroad Ink, Raum {room}, mit Mara"}
                    assert first.told == told
                    assert first.headers["content-encoding"] == "aes128gcm"
                    assert int(first.headers["ttl"]) > 0
                    _check_signature(first.headers["authorization"], key, service.url)
                    await _round(mine, 0)
                    await mine.ask("undo", 0)
                    await mine.do(0, "done")
                    assert (await mine.ask("nudge", 0, to=seat))["code"] == "shown"
                    assert (await _sent(service, 2)).told["title"] == "Mara wartet auf dich"
                    service.status = 410
                    async with server.page(room, token) as other:
                        await _round(other, seat)
                        await other.view(seat, lambda view: view["round"] == 4)
                        await _round(other, seat)
                    await _round(mine, 0)
                    await _sent(service, 3)
                    async with asyncio.timeout(PATIENCE):
                        while await server.table.rooms.store.subscriptions(room, seat):
                            await asyncio.sleep(0.02)
                assert len(service.received) == 3
                assert len(await server.table.rooms.store.subscriptions(room, 0)) == 1
                await server.table.rooms.store.write(Expire(room, time.time()))
            with sqlite3.connect(folder / "games.db") as database:
                assert database.execute("SELECT count(*) FROM subscriptions").fetchone() == (0,)
            database.close()

    run(story)


def _check_signature(authorization: str, key: str, audience: str) -> None:
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert fields["k"].rstrip("=") == key
    claims = fields["t"].split(".")[1]
    told = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert told["aud"] == audience
    assert told["sub"] == "mailto:operator@example.org"


def test_a_service_that_fails_or_sleeps_holds_nothing_up(folder: Path) -> None:
    """A refusal and a service that is gone change nothing: the game goes on and the subscription stays.

    A seat has four browsers at most, the oldest goes; who holds no seat cannot subscribe, and one who ends it is sent
    nothing more.
    """

    async def story() -> None:
        with PushService(status=500) as service:
            async with serving(folder, **set_up(service)) as server:
                room, tokens = await server.open(game="ink", seats=[ME, OPEN], seed="push")
                seat, token = await server.join(room, "Jon")
                async with server.page(room, tokens[0]) as mine:
                    async with server.page(room, token) as other:
                        await mine.view(0, lambda view: view["phase"] == "draw")
                        for number in range(6):
                            endpoint = f"{service.url}/push/{number}"
                            assert await _subscribe(server, room, token, service, endpoint=endpoint) == 200
                        kept = await server.table.rooms.store.subscriptions(room, seat)
                        assert [one.endpoint[-1] for one in kept] == ["2", "3", "4", "5"]
                        assert await _subscribe(server, room, "nobody", service) == 403
                        for number in (2, 3, 4):
                            body = {"token": token, "endpoint": f"{service.url}/push/{number}"}
                            answer = await server.http.post(f"/api/rooms/{room}/push/end", json=body)
                            assert answer.json() == {"subscribed": False}
                        await _round(other, seat)
                    await _round(mine, 0)
                    await mine.view(0, lambda view: view["round"] == 2)
                    await _sent(service, 1)
                assert len(await server.table.rooms.store.subscriptions(room, seat)) == 1
                assert [one.path for one in service.received] == ["/push/5"]

    run(story)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://printer.localhost/x",
        "https://intranet/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org:x/",
        "https://push.example.org/a b",
        "file:///etc/passwd",
        "",
    ],
)
def test_a_strangers_address_is_refused(endpoint: str) -> None:
    """Only https to a public name is an address of a push service; the stand-in of the tests alone is let through."""
    with pytest.raises(Problem) as refused:
        check_endpoint(endpoint)
    assert refused.value.code == "push_endpoint"
    check_endpoint("https://push.example.org/x")
    check_endpoint("http://127.0.0.1:1/x", "http://127.0.0.1:1")


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "fe80::1", "::ffff:10.0.0.1"])
def test_a_name_that_means_a_neighbour_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a name means is looked at when a message is sent: one private address among others, and nothing is sent."""
    kind = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    assert public_address("push.example.org", 443) == "93.184.216.34"
    found.append((kind, socket.SOCK_STREAM, 6, "", (address, 443)))
    with pytest.raises(Problem):
        public_address("push.example.org", 443)


def test_without_keys_all_still_works(folder: Path) -> None:
    """A server that is not set up says so and tells no key; one that is set up wrongly says what is missing."""

    async def story() -> None:
        async with serving(folder) as server:
            assert (await server.http.get("/api/push")).json() == {"key": None}
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            with PushService() as service:
                assert await _subscribe(server, room, tokens[0], service) == 409

    run(story)
    for key, contact, code in (
        (new_keys()[0], "operator", "setting_push_contact"),
        ("short", "mailto:operator@example.org", "setting_push_key"),
    ):
        with pytest.raises(MalformedError) as refused:
            PushKey(key, contact)
        assert refused.value.code == code
