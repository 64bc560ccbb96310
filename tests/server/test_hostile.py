"""Tests that whatever comes in gives an error message, never a traceback or a dead room."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from tests.server.dailies import Person
from tests.server.push_service import PushService, set_up
from tests.server.tables import ME, OPEN, drawings, run, serving

from railwright.server import limits
from railwright.server.ink_game import InkGame

UNREADABLE: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    '"do"',
    "{}",
    '{"type": "dance"}',
    '{"type": "do"}',
    '{"type": "do", "id": "x", "seat": 0}',
    '{"type": "do", "id": "", "seat": 0, "action": "done"}',
    '{"type": "do", "id": "x", "seat": "0", "action": "done"}',
    '{"type": "do", "id": "x", "seat": -1, "action": "done"}',
    '{"type": "do", "id": "x", "seat": 99, "action": "done"}',
    '{"type": "do", "id": "x", "seat": 0, "action": "done", "more": 1}',
    '{"type": "do", "id": "x", "seat": 0, "action": "' + "a" * 100 + '"}',
    '{"type": "do", "id": "' + "x" * 100 + '", "seat": 0, "action": "done"}',
    '{"type": "do", "id": "a\\u0000b", "seat": 0, "action": "done"}',
    '{"type": "do", "id": "a b", "seat": 0, "action": "done"}',
    '{"type": "do", "id": "a\\n", "seat": 0, "action": "done"}',
    '{"type": "do", "id": "ä", "seat": 0, "action": "done"}',
    '{"type": "pick", "id": "x", "seat": 0, "pair": 1e99}',
    '{"type": "hello", "tokens": 3}',
    '{"type": "hello", "language": "xx"}',
    '{"type": "hello", "tokens": ["nobody"]}',
    '{"a": ' * 1500 + "1" + "}" * 1500,
    b"\x00\xff\xfe",
    b'{"type": "do", "id": "\xff"}',
    '{"type": "do", "id": "\\ud800", "seat": 0, "action": "done"}',
]


def test_an_unreadable_message_gives_an_error_and_the_game_goes_on(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Broken JSON, unknown types and fields, numbers out of range: an error with a code, the connection stays."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
                for message in UNREADABLE:
                    page.messages.clear()
                    await page.send(message)
                    error = await page.of("error")
                    assert error["code"] in ("bad_json", "malformed_message", "wrong_token"), message
                    assert error["text"].endswith(".")
                await page.do(0, drawings(view)[0])

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records


def test_an_unreadable_greeting_is_refused(folder: Path) -> None:
    """Whatever comes instead of a hello is refused with a sentence, and the connection ends."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            url = server.url.replace("http", "ws") + f"/api/rooms/{room}/live"
            for message in UNREADABLE:
                async with websockets.connect(url) as socket:
                    await socket.send(message)
                    answer = json.loads(await socket.recv())
                    assert answer["type"] == "refused", message
                    assert answer["text"].endswith(".")
                    await socket.wait_closed()

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_an_action_that_does_not_exist_is_refused(game: str, folder: Path) -> None:
    """Notation that cannot be read is a refusal in words; nothing changes."""
    strange = (
        "",
        "done done",
        "highway-t@D4",
        "highway-t@Z9/0",
        "highway-t@D4/9",
        "teapot@D4/0",
        "meteor-X",
        "ignore-",
    )

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                await page.view(1)
                before = dict(page.views)
                for action in strange:
                    answer = await page.ask("do", 0, action=action)
                    assert answer["type"] == "refused", action
                    assert answer["text"]
                assert page.views == before

    run(story)


def test_messages_that_make_no_sense_in_a_game_are_refused(folder: Path) -> None:
    """Picking without a draft, picking in Rail Line, asking about nothing, acting when the game is not yours."""

    async def story() -> None:
        async with serving(folder) as server:
            ink, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(ink, tokens[0]) as page:
                assert (await page.ask("pick", 0, pair=0))["type"] == "refused"
                assert (await page.ask("start", 0))["code"] == "already_started"
            line, held = await server.open(game="line", seats=[ME, OPEN])
            async with server.page(line, held[0]) as page:
                for kind in ("hint", "why", "undo", "clear"):
                    assert (await page.ask(kind, 0))["code"] == "not_started"
                await page.ask("start", 0)
                assert (await page.ask("pick", 0, pair=0))["code"] == "message_unexpected"
                assert (await page.ask("why", 0, piece="highway-t", space="D4"))["type"] == "refused"

    run(story)


def test_a_message_that_is_too_large_ends_only_its_connection(folder: Path) -> None:
    """More than 16 kB is not read; the room goes on for everybody else."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
                async with server.page(room, tokens[0]) as flooder:
                    await flooder.view(0)
                    await flooder.send('{"type": "do", "id": "' + "x" * 20_000 + '"}')
                    await flooder.socket.wait_closed()
                    assert flooder.socket.close_code == 1009
                await page.do(0, drawings(view)[0])

    run(story)


def test_who_sends_too_fast_is_slowed_down(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages beyond the limit are answered with `too_fast` and not carried out; later ones are."""
    now = [100.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def story() -> None:
        async with serving(folder, messages_per_second=50.0, messages_at_once=5) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                for number in range(10):
                    await page.send({"type": "why", "id": f"w{number}", "seat": 0, "action": "done"})
                await page.until(lambda: sum(m["type"] in ("error", "answer") for m in page.messages) == 10)
                errors = [message for message in page.messages if message["type"] == "error"]
                assert [error["code"] for error in errors] == ["too_fast"] * 5
                now[0] += 0.1
                assert (await page.ask("why", 0, action="done"))["type"] == "answer"

    run(story)


def test_new_rooms_from_one_address_are_limited(folder: Path) -> None:
    """So many rooms a minute from one address, then 429; rooms in memory are limited too."""

    async def story() -> None:
        async with serving(folder, rooms_per_minute=3.0) as server:
            wish = {"game": "ink", "seats": [ME]}
            codes = [(await server.http.post("/api/rooms", json=wish)).status_code for _ in range(5)]
            assert codes == [201, 201, 201, 429, 429]

    run(story)


def test_rooms_in_memory_are_limited(folder: Path) -> None:
    """A room that nobody looks at makes way for a new one; where all are looked at, a new one is refused."""

    async def story() -> None:
        async with serving(folder, most_rooms=2) as server:
            first, tokens = await server.open(game="ink", seats=[ME])
            second, _ = await server.open(game="ink", seats=[ME])
            third, _ = await server.open(game="ink", seats=[ME])
            assert server.table.rooms.in_memory <= 2
            async with server.page(first, tokens[0]) as page, server.page(third) as onlooker:
                await page.view(0)
                await onlooker.view(None)
                refused = await server.http.post("/api/rooms", json={"game": "ink", "seats": [ME]})
                assert (refused.status_code, refused.json()["error"]["code"]) == (503, "too_many_rooms")
            assert (await server.http.get(f"/api/rooms/{second}")).status_code == 200

    run(story)


def test_a_room_has_a_limit_of_viewers(folder: Path) -> None:
    """One more connection than allowed is turned away with a sentence."""

    async def story() -> None:
        async with serving(folder, most_viewers=2) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            async with server.page(room) as one, server.page(room) as two, server.page(room) as three:
                await one.view(None)
                await two.view(None)
                assert (await three.of("refused"))["code"] == "too_many_viewers"

    run(story)


def test_a_silent_connection_is_ended(folder: Path) -> None:
    """Who does not say hello in time is left."""

    async def story() -> None:
        async with serving(folder, hello_seconds=0.1) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            async with websockets.connect(server.url.replace("http", "ws") + f"/api/rooms/{room}/live") as socket:
                await socket.wait_closed()
                assert socket.close_code == 1008

    run(story)


def test_an_unknown_room_is_told_as_such(folder: Path) -> None:
    """HTTP says 404 with a sentence; a WebSocket is refused and closed with 4404."""

    async def story() -> None:
        async with serving(folder) as server:
            for code in ("AAAAAA", "aaaaaa", "x", "A" * 500, "..%2F..", "0O1I00", "%00", "ÄÖÜÄÖÜ"):
                answer = await server.http.get(f"/api/rooms/{code}", headers={"accept-language": "de"})
                assert answer.status_code == 404
                assert answer.json()["error"]["text"]
                if code.isascii() and "%" not in code:
                    async with server.page(code) as page:
                        assert (await page.of("refused"))["code"] == "room_unknown"
                        await page.socket.wait_closed()
                        assert page.socket.close_code == 4404

    run(story)


BAD_BODIES: list[Any] = [
    (b"", "bad_json"),
    (b"nonsense", "bad_json"),
    (b'{"game": "ink", "options": ' + b'{"a": ' * 5000, "bad_json"),
    (b"\xff\xfe", "bad_json"),
    (b"[]", "malformed_message"),
    (b"{}", "malformed_message"),
    ({"game": "chess", "seats": [ME]}, "malformed_message"),
    ({"game": "ink", "seats": []}, "malformed_message"),
    ({"game": "ink", "seats": [ME] * 13}, "malformed_message"),
    ({"game": "ink", "seats": [{"kind": "king"}]}, "malformed_message"),
    ({"game": "ink", "seats": [{**ME, "name": "x" * 100}]}, "malformed_message"),
    ({"game": "ink", "seats": [{**ME, "name": "a\0b"}]}, "malformed_message"),
    ({"game": "ink", "seats": [{**ME, "name": "\x1b[2J"}]}, "malformed_message"),
    (b'{"game": "ink", "seats": [{"kind": "me", "name": "\\ud800"}]}', "bad_json"),
    ({"game": "ink", "seats": [ME], "time_limit": 1}, "malformed_message"),
    ({"game": "ink", "seats": [ME], "options": {"edition": "gold"}}, "malformed_message"),
    ({"game": "ink", "seats": [ME], "options": {"colour": "red"}}, "malformed_message"),
    ({"game": "ink", "seats": [ME], "options": {"players": 2}}, "seats_and_players"),
    ({"game": "ink", "seats": [ME], "options": {"draft": True}}, "illegal"),
    ({"game": "ink", "seats": [ME], "options": {"goals": True}}, "illegal"),
    ({"game": "ink", "seats": [ME], "options": {"expansion": "snow"}}, "illegal"),
    ({"game": "ink", "seats": [ME] * 2, "options": {"pool": ["base", "challenge"]}}, "illegal"),
    ({"game": "ink", "seats": [ME] * 2, "options": {"draft": True, "pool": ["base"]}}, "illegal"),
    ({"game": "ink", "seats": [{"kind": "bot"}]}, "nobody_plays"),
    ({"game": "ink", "seats": [ME, {"kind": "bot", "bot": "nobody"}]}, "bot_unknown"),
    ({"game": "line", "seats": [ME]}, "malformed"),
    ({"game": "line", "seats": [ME] * 4}, "malformed"),
    ({"game": "line", "seats": [ME] * 2, "options": {"sheet": 3}}, "malformed_message"),
    (b" " * 100_000, "too_large"),
]


def test_a_room_that_cannot_be_is_refused(folder: Path) -> None:
    """Bodies that cannot be read or that the rules do not allow: status 4xx, a code, a sentence in both languages."""

    async def story() -> None:
        async with serving(folder) as server:
            for body, code in BAD_BODIES:
                content = body if isinstance(body, bytes) else json.dumps(body).encode()
                english = await server.http.post("/api/rooms", content=content)
                speaks = {"accept-language": "de-AT, en;q=.5"}
                german = await server.http.post("/api/rooms", content=content, headers=speaks)
                assert 400 <= english.status_code < 500
                assert english.json()["error"]["code"] == german.json()["error"]["code"] == code, body
                assert english.json()["error"]["text"] != german.json()["error"]["text"]
            assert (await server.http.get("/api/health")).json()["rooms"] == 0

    run(story)


def test_an_error_of_ours_costs_one_message_and_no_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Should a request run into a fault of the server, the room is read anew from the store and goes on."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
                with monkeypatch.context() as broken:
                    broken.setattr(InkGame, "perform", lambda *_: 1 / 0)
                    await page.send({"type": "do", "id": "x", "seat": 0, "action": "done"})
                    assert (await page.of("error"))["code"] == "internal"
                    await page.socket.wait_closed()
            async with server.page(room, tokens[0]) as page:
                assert await page.view(0) == before
                await page.do(0, drawings(before)[0])

    run(story)
    assert "ZeroDivisionError" in caplog.text


ZERO = "a\0"


def test_a_zero_character_in_a_request_never_reaches_postgresql(
    postgres: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL takes no text with a zero character: it is refused at the door, or part of what is no text there."""

    async def story() -> None:
        with PushService() as service:
            async with serving(folder, database=postgres, **set_up(service)) as server:
                ada = await Person(server, "Ada").come()
                room, tokens = await server.open(game="ink", seats=[ME, OPEN, OPEN])
                device = {"token": tokens[0], **service.subscription()}
                keyed = {"key": ada.key}
                for path, body in (
                    ("rooms", {"game": "ink", "seats": [{"kind": "me", "name": ZERO}]}),
                    ("rooms", {"game": "ink", "seats": [ME], "seed": ZERO}),
                    ("rooms", {"game": "ink", "seats": [ME], "options": {"expansion": ZERO}}),
                    ("rooms", {"game": "line", "seats": [ME, OPEN], "deck": ZERO}),
                    (f"rooms/{room}/join", {"name": ZERO}),
                    (f"rooms/{room}/join", {"name": "Jon", "token": ZERO}),
                    (f"rooms/{room}/again", {"seats": [{"token": ZERO}]}),
                    (f"rooms/{room}/push", {**device, "token": ZERO}),
                    (f"rooms/{room}/push", {**device, "endpoint": f"{service.url}/{ZERO}"}),
                    (f"rooms/{room}/push/end", {"token": tokens[0], "endpoint": ZERO}),
                    ("profile/new", {**keyed, "name": ZERO}),
                    ("profile/name", {**keyed, "name": ZERO}),
                    ("daily", {**keyed, "day": ZERO}),
                    ("daily/table", {**keyed, "kind": ZERO}),
                    ("contests/%00", keyed),
                    ("contests/%00/play", keyed),
                    ("contests/2026-01-01-%00", keyed),
                    ("challenges", {**keyed, "expansion": ZERO}),
                    ("meet", {"game": "ink", "options": {"edition": ZERO}}),
                    ("meet", {"game": "ink", "waiting": ZERO}),
                    ("analysis", {"record": ZERO}),
                    ("what-if", {"record": ZERO, "seat": 0, "round": 1}),
                ):
                    answer = await server.http.post(f"/api/{path}", json=body)
                    assert answer.status_code < 500, (path, body, answer.text)
                for path in ("rooms/%00", "rooms/%00/analysis"):
                    assert (await server.http.get(f"/api/{path}")).status_code == 404
                assert server.failures == []

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records
