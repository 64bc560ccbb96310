"""Tests of coming and going: versions, reconnection, restart, slow readers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.tables import BOT, ME, OPEN, PATIENCE, drawings, play_ink, play_line, run, serving

from railwright.server import live
from railwright.server.messages import Current, Done, ViewMessage
from railwright.server.settings import Settings


def test_a_page_that_has_the_newest_view_is_told_so(folder: Path) -> None:
    """Whoever comes back with the version of the newest view gets no view again; with an older one a fresh view."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
                version = page.versions[0]
            async with server.page(room, token) as other:
                await other.view(seat)
                others = other.versions[seat]
            async with server.page(room, tokens[0], have={"0": version}) as again:
                assert await again.of("current") == {"type": "current", "seat": 0, "version": version}
                await again.do(0, drawings(view)[0])
                newer = again.versions[0]
                assert newer > version
            async with server.page(room, tokens[0], have={"0": version}) as late:
                assert (await late.of("view"))["version"] == newer
            async with server.page(room, token, have={str(seat): others}) as other:
                assert await other.of("current"), "what another seat draws does not change this seat's view"
            async with server.page(room, have={"spectator": 99_999}) as strange:
                assert (await strange.of("view"))["seat"] is None

    run(story)


def test_a_seat_is_not_told_what_others_draw(folder: Path) -> None:
    """While others draw, nothing is sent to a seat whose view does not change."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page, server.page(room, token) as other:
                await other.view(seat)
                for _ in range(3):
                    await page.do(0, drawings(await page.view(0))[0])
                await other.ask("why", seat, action="done")
                assert sum(message["type"] == "view" for message in other.messages) == 1

    run(story)


def test_versions_do_not_tell_how_much_others_draw(folder: Path) -> None:
    """What a seat draws and takes back in secret leaves no trace in what others are told, over HTTP neither."""

    async def story() -> None:
        told = []
        for storms in (0, 7):
            async with serving(folder) as server:
                room, tokens = await server.open(game="ink", seats=[ME, OPEN], seed="the same")
                seat, token = await server.join(room, "Jon")
                async with server.page(room, tokens[0]) as page, server.page(room, token) as other:
                    for _ in range(storms):
                        await page.do(0, drawings(await page.view(0))[0])
                        await page.ask("undo", 0)
                    versions = [(await server.http.get(f"/api/rooms/{room}")).json()["version"]]
                    await play_ink(page, 0, until_round=1)
                    await asyncio.gather(play_ink(page, 0, until_round=2), play_ink(other, seat, until_round=2))
                    versions.append(other.versions[seat])
            async with serving(folder) as server, server.page(room) as spectator, server.page(room, token) as other:
                await asyncio.gather(spectator.view(None), other.view(seat))
                versions += [spectator.versions[None], other.versions[seat]]
                versions.append((await server.http.get(f"/api/rooms/{room}")).json()["version"])
            told.append(versions)
        assert told[0] == told[1]

    run(story)


@pytest.mark.parametrize("game", ["ink", "line"])
def test_a_restarted_server_goes_on_where_it_was(game: str, folder: Path) -> None:
    """After a restart the same tokens see the same views, old requests are known, and the game goes to its end."""

    async def story() -> None:
        seats = [ME, {"kind": "local", "name": "Jon"}]
        options = {"edition": "challenge", "expansion": "lava", "goals": True} if game == "ink" else {}
        async with serving(folder) as server:
            room, tokens = await server.open(game=game, options=options, seats=seats)
            async with server.page(room, *tokens.values()) as page:
                decider = 0 if game == "ink" else (await page.view(0))["decider"]
                view = await page.view(decider)
                action = drawings(view)[0] if game == "ink" else view["actions"][0]["action"]
                first = await page.ask("do", decider, action=action, request="before")
                before = dict(page.views)
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            await page.view(1)
            assert page.views == before
            assert await page.ask("do", decider, action=action, request="before") == first
            assert page.views == before
            play = play_ink if game == "ink" else play_line
            await asyncio.gather(play(page, 0), play(page, 1))
            over = dict(page.views)
        async with serving(folder) as server, server.page(room, *tokens.values()) as page:
            await page.view(1)
            assert page.views == over
            assert (await server.http.get(f"/api/rooms/{room}/replay")).status_code == 200

    run(story)


def test_a_bot_goes_on_after_a_restart(folder: Path) -> None:
    """A bot that had to decide when the server ended decides when somebody looks again."""

    async def story() -> None:
        async with serving(folder, bot_pause=30.0) as server:
            room, tokens = await server.open(game="line", seats=[ME, BOT], seed="bot first")
            async with server.page(room, tokens[0]) as page:
                assert (await page.view(0))["decider"] == 1
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            await page.view(0, lambda view: view["decider"] == 0)

    run(story)


def test_the_dice_after_a_restart_are_those_of_the_seed(folder: Path) -> None:
    """A restart changes no dice: a seed that somebody has chosen gives them all."""

    async def story() -> None:
        from railwright.core.chance import SeededChance
        from railwright.ink.match import Match
        from railwright.ink.options import Options
        from railwright.ink.record import read_record

        room, tokens = "", dict[int, str]()
        for until in (2, 4, 99):
            async with serving(folder) as server:
                if not room:
                    room, tokens = await server.open(game="ink", seats=[ME], seed="restart")
                async with server.page(room, tokens[0]) as page:
                    await play_ink(page, 0, until_round=until)
                record = await server.http.get(f"/api/rooms/{room}/record")
        chance = SeededChance("restart")
        due = Match(Options())
        rolled = []
        played = read_record(record.text)
        for event in played.events:
            if due.phase.value == "roll":
                rolled.append(due.due(chance))
            due.apply(event)
        assert rolled == [log.dice for log in played.rounds]

    run(story)


class SlowSocket:
    """A WebSocket that does not read until it is let."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"client": ("127.0.0.1", 1)}
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.reads = asyncio.Event()

    def send_at_once(self, _: bytes) -> bool:
        return False

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(msgspec.json.decode(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def test_a_slow_reader_gets_the_newest_view_and_not_all_of_them() -> None:
    """Views that wait are replaced by newer ones, at the place of the older, before the answers that follow."""

    async def story() -> None:
        socket = SlowSocket()
        connection = live.Connection(socket, Settings())  # type: ignore[arg-type]
        delivery = asyncio.ensure_future(connection.deliver())
        connection.send(Current(None, 1))
        await asyncio.sleep(0)
        for version in range(2, 100):
            connection.send(ViewMessage(0, version, msgspec.Raw(b"{}")))
        connection.send(Done("a", 99))
        connection.send(ViewMessage(0, 100, msgspec.Raw(b"{}")))
        connection.send(ViewMessage(1, 100, msgspec.Raw(b"{}")))
        socket.reads.set()
        connection.end(1001, "")
        await delivery
        assert [(message["type"], message["version"]) for message in socket.sent] == [
            ("current", 1),
            ("view", 100),
            ("done", 99),
            ("view", 100),
        ]

    run(story)


def test_messages_keep_their_order_whoever_sends_them() -> None:
    """Of several who wait to send, none takes a message along that another might send too late."""

    async def story() -> None:
        socket = SlowSocket()
        socket.reads.set()
        connection = live.Connection(socket, Settings())  # type: ignore[arg-type]
        async with connection._turn:
            connection.send(Done("a", 1))
            first = asyncio.ensure_future(connection._send_on())
            second = asyncio.ensure_future(connection.flush())
            await asyncio.sleep(0)
            connection.send(Done("b", 2))
        await asyncio.gather(first, second)
        assert [message["id"] for message in socket.sent] == ["a", "b"]

    run(story)


def test_who_does_not_read_at_all_is_left() -> None:
    """Too many unsent answers end the connection, and so does a message that nobody takes in time."""

    async def story() -> None:
        socket = SlowSocket()
        connection = live.Connection(socket, Settings(unsent_messages=10))  # type: ignore[arg-type]
        for number in range(11):
            connection.send(Done(str(number), number))
        socket.reads.set()
        await connection.deliver()
        assert socket.closed == (live.CLOSE_TRY_LATER, "too_slow")
        deaf = SlowSocket()
        connection = live.Connection(deaf, Settings(send_seconds=0.05))  # type: ignore[arg-type]
        connection.send(Done("a", 1))
        await asyncio.wait_for(connection.deliver(), PATIENCE)
        assert deaf.sent == []

    run(story)


def test_a_request_is_finished_even_if_its_page_is_gone(folder: Path) -> None:
    """A connection that breaks while a request is being stored does not part memory from the store."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            for number in range(12):
                async with server.page(room, tokens[0]) as page:
                    view = await page.view(0)
                    kind = {"type": "do", "action": (drawings(view) or ["done"])[0]}
                    if view["can_undo"]:
                        kind = {"type": "undo"}
                    await page.send({**kind, "id": f"gone {number}", "seat": 0})
                    page.socket.transport.abort()
            async with server.page(room, tokens[0]) as page:
                now = await page.view(0)
        async with serving(folder) as server, server.page(room, tokens[0]) as page:
            assert await page.view(0) == now
        assert not server.failures

    run(story)


def test_nobody_sees_what_is_not_stored_yet(folder: Path) -> None:
    """A page that comes while a change is being written waits for it; before the commit nobody hears of it."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            store: Any = server.table.rooms.store
            written, write = asyncio.Event(), store.write

            async def slowly(what: object) -> bool:
                await written.wait()
                return bool(await write(what))

            async with server.page(room, tokens[0]) as page:
                before = await page.view(0)
                store.write = slowly
                await page.send({"type": "do", "id": "slow", "seat": 0, "action": drawings(before)[0]})
                async with server.page(room, tokens[0], answered=False) as late:
                    await asyncio.sleep(0.2)
                    assert late.views == {}
                    assert page.views[0] == before
                    written.set()
                    assert len((await late.view(0))["sheets"][0]["drawn"]) == 1
                    assert (await page.of("done"))["version"] == late.versions[0]

    run(story)


def test_who_hangs_up_while_being_answered_harms_nobody(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Onlookers who ask much and are gone before the answers come leave no traceback, and the players stay."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as player:
                await player.view(0)
                for number in range(20):
                    page = await server.page(room).__aenter__()
                    await page.view(None)
                    for _ in range(10 + number):
                        await page.send("nonsense")
                    page.socket.transport.abort()
                await asyncio.sleep(0.3)
                assert (await player.ask("why", 0, action="done"))["type"] == "answer"

    with caplog.at_level("WARNING"):
        run(story)
    assert not caplog.records
