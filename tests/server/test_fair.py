"""Tests of a room's dice: sealed by the server and its seats before the game, open to everybody in it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, Server, play_ink, play_line, run, serving

from railwright.core.fair import LINKS, chain, link_before, seal_of
from railwright.core.proof import UnprovenError
from railwright.ink import audit as ink_audit
from railwright.ink.events import Rolled
from railwright.ink.options import combinations
from railwright.line import audit as line_audit
from railwright.server.head import Head
from railwright.server.ink_game import InkGame
from railwright.server.store.records import StorageAwayError

MINE, YOURS = "11" * 32, "22" * 32
SEALED = {**ME, "seal": seal_of(MINE)}
REVEAL = {"contribution": MINE}


def _head(server: Server, room: str) -> Head:
    return server.table.rooms._rooms[room].head


async def _fair(server: Server, room: str) -> dict[str, Any]:
    told: dict[str, Any] = (await server.http.get(f"/api/rooms/{room}")).json()["fair"]
    return told


def _parts(fair: dict[str, Any]) -> list[str]:
    return [seat["part"] for seat in fair["seats"]]


def test_alone_against_bots_the_game_begins_with_one_more_message(folder: Path) -> None:
    """The room publishes its commitment at once, asks the one seal to be opened, and begins with the answer."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, BOT])
            before = await _fair(server, room)
            assert before["dice"] == "sealed"
            assert before["asked"]
            assert _parts(before) == ["awaited", "none"]
            assert before["link"] is None
            async with server.page(room, tokens[0]) as page:
                assert (await page.view(0))["phase"] == "lobby"
                assert (await page.ask("reveal", 0, **REVEAL))["type"] == "done"
                view = await page.view(0, lambda told: told["phase"] == "draw")
            assert view["fair"]["commitment"] == before["commitment"] == link_before(view["fair"]["link"])
            assert _parts(view["fair"]) == ["given", "none"]
            assert not view["fair"]["asked"]

    run(story)


def test_who_seals_nothing_waits_for_nothing(folder: Path) -> None:
    """A client that knows nothing of seals plays as ever; the room says plainly that it has added nothing."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT])
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
            assert view["phase"] == "draw"
            assert view["fair"]["dice"] == "sealed"
            assert _parts(view["fair"]) == ["none", "none"]

    run(story)


def test_seals_are_opened_when_all_are_given(folder: Path) -> None:
    """Nobody is asked before the last seat is taken; no contribution is told before the game begins, all are then."""

    async def story() -> None:
        async with serving(folder, reveal_seconds=60.0) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, OPEN])
            async with server.page(room, tokens[0]) as mine:
                assert not (await mine.view(0))["fair"]["asked"]
                assert (await mine.ask("reveal", 0, **REVEAL))["code"] == "reveal_too_early"
                seat, token = await server.join(room, "Jon", seal=seal_of(YOURS))
                await mine.view(0, lambda told: told["fair"]["asked"])
                assert (await mine.ask("reveal", 0, contribution=YOURS))["code"] == "reveal_wrong"
                assert (await mine.ask("reveal", 0, **REVEAL))["type"] == "done"
                assert (await mine.ask("reveal", 0, **REVEAL))["type"] == "done"
                waiting = (await server.http.get(f"/api/rooms/{room}/proof")).json()
                assert waiting["contributions"] == [None, None]
                assert (await _fair(server, room))["seats"][0]["part"] == "given"
                async with server.page(room, token) as other:
                    assert (await other.view(seat))["phase"] == "lobby"
                    assert (await other.ask("reveal", seat, contribution=YOURS))["type"] == "done"
                    await mine.view(0, lambda told: told["phase"] == "draw")
            proof = (await server.http.get(f"/api/rooms/{room}/proof")).json()
            assert proof["contributions"] == [MINE, YOURS]
            assert proof["seals"] == [seal_of(MINE), seal_of(YOURS)]

    run(story)


def test_a_silent_seat_holds_nobody_up(folder: Path) -> None:
    """A seal that stays shut is waited for a short time; then the game begins without it, and says so for good."""

    async def story() -> None:
        async with serving(folder, reveal_seconds=0.2) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, BOT])
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0, lambda told: told["phase"] == "draw")
                assert _parts(view["fair"]) == ["silent", "none"]
                assert (await page.ask("reveal", 0, **REVEAL))["code"] == "reveal_too_late"
                assert (await page.ask("reveal", 0, contribution=YOURS))["code"] == "reveal_wrong"
            proof = (await server.http.get(f"/api/rooms/{room}/proof")).json()
            assert proof["seals"] == [seal_of(MINE), None]
            assert proof["contributions"] == [None, None]

    run(story)


def test_a_game_begins_when_it_can_be_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the store is away when the waiting is over, the room tries again until the beginning is stored."""
    monkeypatch.setattr("railwright.server.beginning._AGAIN_SECONDS", 0.05)
    refused: list[int] = []

    async def story() -> None:
        async with serving(folder, reveal_seconds=0.1) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, BOT])
            store = server.table.rooms.store
            check = store.check

            def away() -> None:
                if len(refused) < 3:
                    refused.append(1)
                    raise StorageAwayError("storage_away")
                check()

            monkeypatch.setattr(store, "check", away)
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0, lambda told: told["phase"] == "draw")
            assert _parts(view["fair"]) == ["silent", "none"]

    run(story)
    assert len(refused) == 3


def test_seals_are_ones_own(folder: Path) -> None:
    """A copied seal, a seal for nobody, a seal that is no hash and a contribution without a seal are refused."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[SEALED, OPEN])
            copied = await server.http.post(f"/api/rooms/{room}/join", json={"seal": SEALED["seal"]})
            assert copied.json()["error"]["code"] == "seal_taken"
            twice = {"game": "ink", "seats": [SEALED, {"kind": "local", "seal": SEALED["seal"]}]}
            assert (await server.http.post("/api/rooms", json=twice)).json()["error"]["code"] == "seal_taken"
            for kind in ("open", "bot"):
                wish = {"game": "ink", "seats": [ME, {"kind": kind, "seal": SEALED["seal"]}]}
                assert (await server.http.post("/api/rooms", json=wish)).json()["error"]["code"] == "seal_of_nobody"
            for seal in ("", "xy", SEALED["seal"].upper(), SEALED["seal"] + "\n", SEALED["seal"][:-1]):
                answer = await server.http.post(f"/api/rooms/{room}/join", json={"seal": seal})
                assert answer.json()["error"]["code"] == "malformed_message"
            seat, token = await server.join(room, "Jon")
            async with server.page(room, token) as page:
                await page.view(seat)
                assert (await page.ask("reveal", seat, **REVEAL))["code"] == "reveal_without_seal"
                assert (await page.ask("reveal", 0, **REVEAL))["code"] == "not_your_seat"

    run(story)


def test_bots_that_fill_open_seats_add_nothing_and_wait_for_no_one_twice(folder: Path) -> None:
    """Start fills the table; the game then waits for the seal of whoever is there, however often start is sent."""

    async def story() -> None:
        async with serving(folder, reveal_seconds=60.0) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, OPEN])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                for _ in range(2):
                    assert (await page.ask("start", 0))["type"] == "done"
                    assert page.views[0]["phase"] == "lobby"
                assert (await page.ask("reveal", 0, **REVEAL))["type"] == "done"
                view = await page.view(0, lambda told: told["phase"] == "draw")
                assert _parts(view["fair"]) == ["given", "none"]

    run(story)


def test_a_restart_between_seal_and_contribution_keeps_both(folder: Path) -> None:
    """Seals, contributions and the commitment are stored: the game begins after a restart as it would have before."""

    async def story() -> None:
        async with serving(folder, reveal_seconds=60.0) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED, OPEN])
            seat, token = await server.join(room, "Jon", seal=seal_of(YOURS))
            before = await _fair(server, room)
        async with serving(folder, reveal_seconds=60.0) as server, server.page(room, tokens[0]) as page:
            assert (await page.view(0))["fair"] == before
            assert (await page.ask("reveal", 0, request="once", **REVEAL))["type"] == "done"
        async with serving(folder, reveal_seconds=60.0) as server, server.page(room, tokens[0], token) as page:
            assert _parts((await page.view(0))["fair"]) == ["given", "awaited"]
            assert (await page.ask("reveal", 0, request="once", **REVEAL))["type"] == "done"
            assert (await page.ask("reveal", seat, contribution=YOURS))["type"] == "done"
            view = await page.view(0, lambda told: told["phase"] == "draw")
            assert link_before(view["fair"]["link"]) == before["commitment"]

    run(story)


def test_a_restart_between_rounds_gives_the_dice_that_were_fixed(folder: Path) -> None:
    """The next roll follows from what was fixed before the start, whether the server has been away or not."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[SEALED])
            page = server.page(room, tokens[0])
            page.contributions[0] = MINE
            async with page:
                await play_ink(page, 0, until_round=3)
                assert _parts(page.views[0]["fair"]) == ["given"]
            held = server.table.rooms._rooms[room]
            foreseen = [held.game.draw(number, held.dice.chance(number)) for number in range(1, 8)]
        for until in (5, 99):
            async with serving(folder) as server, server.page(room, tokens[0]) as page:
                await play_ink(page, 0, until_round=until)
                game = server.table.rooms._rooms[room].game
                assert isinstance(game, InkGame)
                rolled = [event for event in game.match.events if isinstance(event, Rolled)]
                assert rolled == foreseen[: len(rolled)]
        assert len(rolled) == 7

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_a_chosen_seed_is_plainly_marked(game: str, folder: Path) -> None:
    """With a seed the dice are marked as chosen from the start; the seed is told at the end, and proves nothing."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, seats=[SEALED, BOT], seed="to practise #1")
            async with server.page(room, tokens[0]) as page:
                first = await page.view(0)
                assert first["phase"] != "lobby"
                assert (first["fair"]["dice"], first["fair"]["seed"]) == ("chosen", None)
                assert _parts(first["fair"]) == ["none", "none"]
                await (play_ink if game == "ink" else play_line)(page, 0)
                assert page.views[0]["fair"]["seed"] == "to practise #1"
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            assert (await server.http.get(f"/api/rooms/{room}/proof")).json()["draws"] == []
        assert "\ndice chosen to%20practise%20%231\n" in record
        with pytest.raises(UnprovenError, match=r"seed chosen by hand \(to practise #1\): practice, not proven"):
            (ink_audit if game == "ink" else line_audit).audit_record(record)

    run(story)


@contextlib.contextmanager
def _stored_head(folder: Path, room: str) -> Iterator[dict[str, Any]]:
    """A head as an older server would have stored it."""
    with contextlib.closing(sqlite3.connect(folder / "games.db")) as database, database:
        (body,) = database.execute("SELECT head FROM rooms WHERE id = ?", (room,)).fetchone()
        head = json.loads(body)
        yield head
        database.execute("UPDATE rooms SET head = ? WHERE id = ?", (json.dumps(head), room))


def test_rooms_from_before_go_on_with_their_seed(folder: Path) -> None:
    """A room that was stored with a seed and no sealing plays on with the dice of the seed, marked as unproven."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN], seed="old")
        with _stored_head(folder, room) as head:
            for name in ("sealing", "chosen", "bot_secret"):
                del head[name]
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            view = await page.view(0)
            assert (view["fair"]["dice"], view["fair"]["commitment"]) == ("unproven", None)
            await page.ask("start", 0, bot="random")
            await play_ink(page, 0)
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
        assert "dice" not in record
        with pytest.raises(UnprovenError, match="carries no proof"):
            ink_audit.audit_record(record)

    run(story)


def test_bots_never_get_the_secret_of_the_dice(folder: Path) -> None:
    """What a bot is given to think with follows from another secret, even where the seed was chosen."""

    async def story() -> None:
        async with serving(folder) as server:
            rooms = [await server.open(game="ink", seats=[ME, BOT], **more) for more in ({}, {}, {"seed": "same"})]
            heads = [_head(server, room) for room, _ in rooms]
        assert len({head.bot_secret for head in heads}) == 3
        for head in heads:
            known = [head.seed, *(chain(head.sealing.root) if head.sealing else ())]
            assert head.bot_secret not in known
            assert len(head.bot_secret) == 64

    run(story)


def test_the_chain_is_longer_than_any_game() -> None:
    """There is a link for the set-up and every round of every game."""
    longest = max(options.rounds + options.has_set_up for options in combinations(players=2))
    assert longest <= LINKS


def test_whoever_opens_many_rooms_learns_nothing_of_their_dice(folder: Path) -> None:
    """Each room has a secret of its own."""

    async def story() -> None:
        async with serving(folder) as server:
            rooms = await asyncio.gather(*(server.open(game="line", seats=[ME, BOT]) for _ in range(8)))
            roots = {sealing.root for room, _ in rooms if (sealing := _head(server, room).sealing)}
        assert len(roots) == 8

    run(story)
