"""Tests that nothing hidden has any influence on a byte that somebody receives, over WebSocket or HTTP.

Each plays the same game twice, alike in all that a viewer may know and different in what the viewer may not: the bytes
must be the same. So it does not matter in which form, count or order something could leak.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from tests.server.tables import BOT, ME, OPEN, PATIENCE, Page, Server, drawings, run, serving, some_action
from tests.server.test_whole_games import _choice, _named

from railwright.core.chance import SeededChance
from railwright.ink.options import Options, combinations
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, SetUp
from railwright.line.match import Options as LineOptions
from railwright.server.line_game import Dealt
from railwright.server.store import Happening, RoomRecord, StoredRoom
from railwright.server.store.records import Append, Create

GAMES = list(combinations(players=3))
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[0-9:+]+")
_PRESENCE = {"seat", "connected", "thinking", "preparing", "waiting", "free_at", "offer"}


class Tap:
    """A connection that keeps every byte that comes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._heard: list[str] = []

    async def open(self) -> None:
        """Connect and listen."""
        self._socket = await websockets.connect(self._page.url, max_size=None)
        await self._socket.send(json.dumps(self._page.hello))
        self._listening = asyncio.ensure_future(self._listen())
        await self._until(lambda: bool(self._heard))  # the hello has been read

    async def _listen(self) -> None:
        async for text in self._socket:
            self._heard.append(str(text))

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.01)

    async def close(self) -> list[str]:
        """All that came, but who is here: that has no field for anything of the game."""
        await self._socket.send('{"type": "why", "id": "last", "seat": 11, "action": "done"}')
        await self._until(lambda: any('"last"' in text for text in self._heard))
        await self._socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)
        kept = []
        for text in self._heard:
            told = json.loads(text)
            if told["type"] == "presence":
                assert all(set(seat) == _PRESENCE for seat in told["seats"])
            else:
                kept.append(text)
        return kept


async def _received(server: Server, room: str, taps: list[Tap]) -> list[str]:
    """Everything that viewers have received, and what HTTP tells everybody; without the room's name and moments."""
    received = [text for tap in taps for text in await tap.close()]
    for path in ("", "/sheets/0.svg", "/sheets/1.svg?theme=dark", "/sheets/2.svg", "/replay", "/record", "/proof"):
        answer = await server.http.get(f"/api/rooms/{room}{path}")
        received += [path, str(answer.status_code), answer.text]
    return [_MOMENT.sub("(moment)", text.replace(room, "(room)")) for text in received]


async def _tapped(server: Server, room: str, *tokens: str) -> list[Tap]:
    """A spectator and these seats listen, each with patches and with whole views."""
    viewers: list[list[str]] = [[], *([token] for token in tokens)]
    taps = [Tap(server.page(room, *held, patches=patches)) for held in viewers for patches in (True, False)]
    for tap in taps:
        await tap.open()
    return taps


async def _seen_of_a_round(server: Server, options: Options, *, secret: str, storms: int) -> list[str]:
    """What others receive while one seat draws, takes back and is done, and a bot plays, each in its own way."""
    third = OPEN if options.draft else BOT
    room, tokens = await server.open(game="ink", options=_choice(options), seats=[ME, OPEN, third], seed="alike")
    held = [tokens[0], *[(await server.join(room, name))[1] for name in ("Jon", "Lea")[: 1 + options.draft]]]
    async with server.page(room, *held) as page:
        view = await page.view(0)
        if options.draft:
            while (view := page.views[0])["phase"] == "pick":
                await page.ask("pick", view["draft"]["to_pick"], pair=len(view["draft"]["owners"]))
        else:
            await page.view(0, lambda told: told["seats"][2]["done"])
        taps = await _tapped(server, room, *held[1:])
        chance = SeededChance(secret)
        for _ in range(storms):
            await page.view(0, lambda told: drawings(told) + told["actions"])
            possible = drawings(page.views[0]) + page.views[0]["actions"]
            await page.do(0, possible[chance.below(len(possible))])
            await page.ask("undo", 0)
        while not (view := page.views[0])["seats"][0]["done"]:
            await page.do(0, some_action(view, chance))
        return await _received(server, room, taps)


@pytest.mark.parametrize("options", GAMES, ids=_named)
def test_what_a_seat_draws_changes_no_byte_of_others(options: Options, folder: Path) -> None:
    """Drawings of the running round, take-backs and their number reach nobody else, nor do those of a bot."""

    async def story() -> None:
        async with serving(folder) as server:
            calm = await _seen_of_a_round(server, options, secret="calm", storms=0)
            wild = await _seen_of_a_round(server, options, secret="wild", storms=4)
            assert calm == wild

    run(story)


async def _copy(server: Server, room: str, code: str, head: dict[str, Any], events: list[Happening]) -> None:
    """Store a room once more, with something hidden changed."""
    store = server.table.rooms.store
    stored = await store.load(room)
    assert isinstance(stored, StoredRoom)
    changed = {**json.loads(stored.record.head), **head}
    await store.write(Create(RoomRecord(code, json.dumps(changed), time.time())))
    await store.write(Append(code, events, "play"))


@pytest.mark.parametrize("options", GAMES, ids=_named)
def test_the_seed_changes_no_byte_before_it_is_rolled(options: Options, folder: Path) -> None:
    """Two rooms with the same dice so far and different ones to come, and different bots' lots, look alike to all."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, {"kind": "local"}, {"kind": "local"}]
            room, tokens = await server.open(game="ink", options=_choice(options), seats=seats, seed="alike")
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            await _copy(server, room, "QTHERSEED2", {"seed": "another", "bot_secret": "another"}, stored.events)
            seen = []
            for code in (room, "QTHERSEED2"):
                taps = await _tapped(server, code, *tokens.values())
                seen.append(await _received(server, code, taps))
            assert seen[0] == seen[1]

    run(story)


def _dealt_otherwise(dealt: Dealt, players: int, keep: int) -> Dealt:
    """Another deal in which one seat's hand and the display are the same, and all else lies in another order."""
    match = Match(LineOptions(players, 1, standard_deck()), SetUp(dealt.start, dealt.a, dealt.b))
    decider = match.decider
    assert decider is not None
    match.act(decider, match.legal_actions()[0])
    view = match.view(keep)
    known = {card for card in (*view.hand, *view.display) if card is not None}
    chance = random.Random(1)

    def mixed(order: tuple[int, ...]) -> tuple[int, ...]:
        hidden = [card for card in order if card not in known]
        shuffled = iter(chance.sample(hidden, len(hidden)))
        return tuple(card if card in known else next(shuffled) for card in order)

    return Dealt(dealt.start, mixed(dealt.a), mixed(dealt.b))


@pytest.mark.parametrize("players", [2, 3])
def test_cards_that_a_seat_does_not_see_change_no_byte(players: int, folder: Path) -> None:
    """Others' hands and the order of the stack reach neither a seat nor a spectator."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, *[{"kind": "local"}] * (players - 1)]
            room, tokens = await server.open(game="line", seats=seats, seed="alike")
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            dealt = msgspec.json.decode(next(e.body for e in stored.events if '"dealt"' in e.body), type=Dealt)
            for keep in range(players):
                code = f"QTHERDEA{keep + 2}{players}"
                other = _dealt_otherwise(dealt, players, keep)
                assert other != dealt
                body = msgspec.json.encode(other).decode()
                events = [
                    Happening(e.number, e.at, body if '"dealt"' in e.body else e.body, e.request) for e in stored.events
                ]
                await _copy(server, room, code, {}, events)
                twin = f"QTHERTWA{keep + 2}{players}"
                await _copy(server, room, twin, {}, list(stored.events))
                assert await _set_up(server, code, tokens, keep) == await _set_up(server, twin, tokens, keep)

    run(story)


async def _set_up(server: Server, room: str, tokens: dict[int, str], keep: int) -> list[str]:
    """What one seat and a spectator receive until the first card would be laid."""
    taps = await _tapped(server, room, tokens[keep])
    async with server.page(room, *tokens.values()) as page:
        await asyncio.gather(*(page.view(seat) for seat in tokens))
        while (view := page.views[0])["asks"] in ("side", "track"):
            await page.do(view["decider"], page.views[view["decider"]]["actions"][0]["action"])
    return await _received(server, room, taps)
