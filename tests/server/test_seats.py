"""Tests of seats: nobody takes a player's place, and no bot takes over without time to come back."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import ME, OPEN, Page, drawings, run, serving

from railwright.server import bounds


def _told(page: Page, seat: int) -> dict[str, Any]:
    """The newest word about who is at a seat."""
    presence = [message for message in page.messages if message["type"] == "presence"]
    return dict(presence[-1]["seats"][seat]) if presence else {}


def test_spectators_never_take_a_players_place(folder: Path) -> None:
    """However many watch, a player gets in; one spectator too many is refused, also by a second hello."""

    async def story() -> None:
        async with serving(folder, most_viewers=2) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room) as one, server.page(room) as two:
                await asyncio.gather(one.view(None), two.view(None))
                async with server.page(room) as third:
                    assert (await third.of("refused"))["code"] == "too_many_viewers"
                async with server.page(room, tokens[0]) as page:
                    await page.view(0)
                    await page.send({"type": "hello", "tokens": []})
                    assert (await page.of("error"))["code"] == "too_many_viewers"
                    assert (await page.ask("why", 0, action="done"))["type"] == "answer"

    run(story)


def test_the_oldest_connection_of_a_seat_gives_way(folder: Path) -> None:
    """A player always gets in; where one seat has too many connections its own oldest is told so and ends."""

    async def story() -> None:
        async with serving(folder, seat_connections=2) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room, tokens[1]) as other, server.page(room, tokens[0]) as oldest:
                await asyncio.gather(other.view(1), oldest.view(0))
                async with server.page(room, tokens[0]) as older, server.page(room, *tokens.values()) as newest:
                    await asyncio.gather(older.view(0), newest.view(0))
                    refused = await oldest.of("refused")
                    assert refused["code"] == "seat_elsewhere"
                    await oldest.socket.wait_closed()
                    assert oldest.socket.close_code == 4409
                    await newest.do(0, drawings(newest.views[0])[0])
                    await older.view(0, lambda view: view["can_undo"])
                    assert all(message["type"] != "refused" for message in other.messages)

    run(story)


def test_a_short_disconnect_costs_nobody_their_seat(folder: Path) -> None:
    """A rival cannot hand a seat to a bot until its player has been away for the time that is told to all."""

    async def story() -> None:
        async with serving(folder, grace_seconds=300.0) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page:
                async with server.page(room, token) as other:
                    await other.view(seat)
                    await page.until(lambda: _told(page, seat).get("connected"))
                    assert _told(page, seat)["free_at"] is None
                await page.until(lambda: not _told(page, seat)["connected"])
                left = datetime.fromisoformat(_told(page, seat)["free_at"]).timestamp() - time.time()
                assert 200 < left <= 300
                refused = await page.ask("seat", 0, to=seat, kind="bot")
                assert (refused["code"], "second" in refused["text"]) == ("seat_grace", True)
                assert (await page.ask("seat", 0, to=0, kind="bot"))["type"] == "done", "the own seat at once"
                assert page.views[0]["seats"][0]["kind"] == "bot"

    run(story)


def test_an_offered_bot_is_seen_by_all_and_declined_by_coming_back(folder: Path) -> None:
    """Everybody present sees who offers which bot until when; the player who comes back keeps the seat."""

    async def story() -> None:
        async with serving(folder, grace_seconds=0.0, offer_seconds=300.0) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN, OPEN])
            await server.join(room, "Lea")
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page, server.page(room) as onlooker:
                await page.view(0)
                assert (await page.ask("seat", 0, to=seat, kind="bot", bot="strong"))["type"] == "done"
                await page.until(lambda: _told(page, seat).get("offer"))
                await onlooker.until(lambda: _told(onlooker, seat).get("offer"))
                for watcher in (page, onlooker):
                    offer = _told(watcher, seat)["offer"]
                    assert (offer["by"], offer["bot"]) == (0, "strong")
                    assert datetime.fromisoformat(offer["deadline"]).timestamp() <= time.time() + 300
                handover = server.table.rooms._rooms[room]._handover
                end_of_offer = handover._offers[seat][1]
                assert (await page.ask("seat", 0, to=seat, kind="bot"))["code"] == "offer_underway"
                async with server.page(room, token) as back:
                    await back.view(seat)
                    await page.until(lambda: _told(page, seat)["offer"] is None)
                assert end_of_offer.cancelled(), "and no bot comes later"
                assert page.views[0]["seats"][seat]["kind"] == "human"
                handover._notice = 0.1
                await page.ask("seat", 0, to=seat, kind="bot", bot="casual")
                view = await page.view(0, lambda told: told["seats"][seat]["kind"] == "bot")
                assert view["seats"][seat]["bot"] == "casual"
                await page.until(lambda: _told(page, seat)["offer"] is None)

    run(story)


def test_an_offer_ends_with_its_room(folder: Path) -> None:
    """A room is not put away while a bot is offered; after a restart nothing of the offer is left."""

    async def story() -> None:
        async with serving(folder, grace_seconds=0.0, offer_seconds=300.0, away_seconds=0.0) as server:
            room, tokens = await server.open(game="line", seats=[ME, OPEN])
            seat, _ = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                await page.ask("seat", 0, to=seat, kind="bot")
            await asyncio.sleep(0.05)
            server.table.rooms.tidy()
            assert server.table.rooms.has(room)
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            assert (await page.view(0))["seats"][seat]["kind"] == "human"
            await page.until(lambda: _told(page, seat))
            assert _told(page, seat)["offer"] is None

    run(story)


def test_nobody_takes_back_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat takes back in one round is bounded, after a restart too; the round can still be finished."""
    monkeypatch.setattr(bounds, "MOST_TAKE_BACKS", 5)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                for _ in range(5):
                    await page.do(0, drawings(await page.view(0, drawings))[0])
                    assert (await page.ask("undo", 0))["type"] == "done"
                await page.do(0, drawings(page.views[0])[0])
                assert (await page.ask("undo", 0))["code"] == "too_many_take_backs"
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            await asyncio.gather(page.view(0), page.view(1))
            assert (await page.ask("clear", 0))["code"] == "too_many_take_backs"
            await page.do(1, drawings(page.views[1])[0])
            assert (await page.ask("undo", 1))["type"] == "done", "another seat has its own count"

    run(story)


def test_a_seat_is_not_handed_over_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often a seat goes to a bot and back is bounded; its player can always take it back."""
    monkeypatch.setattr(bounds, "MOST_HANDOVERS", 2)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="line", seats=[ME, {"kind": "local"}])
            async with server.page(room, *tokens.values()) as page:
                for _ in range(2):
                    assert (await page.ask("seat", 0, to=0, kind="bot"))["type"] == "done"
                    assert (await page.ask("seat", 0, to=0, kind="human"))["type"] == "done"
                assert (await page.ask("seat", 0, to=0, kind="bot"))["code"] == "too_many_handovers"

    run(story)


def test_codes_are_long_and_those_of_earlier_rooms_are_found(folder: Path) -> None:
    """A new room has a code of ten letters; one of six, from an earlier version, is still reachable."""
    from railwright.server.store import RoomRecord, StoredRoom
    from railwright.server.store.records import Create

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME, OPEN])
            assert len(room) == 10
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            await server.table.rooms.store.write(Create(RoomRecord("K7QM2X", stored.record.head, time.time())))
            for code, status in (("k7qm2x", 200), (room, 200), (room[:9], 404), ("K7QM2A", 404)):
                assert (await server.http.get(f"/api/rooms/{code}")).status_code == status

    run(story)
