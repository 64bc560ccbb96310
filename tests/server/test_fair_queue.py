"""Tests of the turns in which bots think: no address holds up another."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import PATIENCE, run, serving

from railwright.bots import registry
from railwright.ink.actions import Action
from railwright.ink.view import View
from railwright.server import bot_threads, ink_game
from railwright.server.fair_queue import FairQueue, Party
from railwright.server.http_messages import NewRoom, NewSeat


async def _order(places: int, *parties: Party) -> list[Party]:
    """In which order those who wait get a place, each giving it back at once."""
    queue, served = FairQueue(places), list[Party]()
    blocked = [Party(f"blocker {number}", "") for number in range(places)]
    for blocker in blocked:
        await queue.take(blocker)

    async def wait(party: Party) -> None:
        await queue.take(party)
        served.append(party)
        queue.give_back(party)

    waiting = [asyncio.ensure_future(wait(party)) for party in parties]
    await asyncio.sleep(0)
    for blocker in blocked:
        queue.give_back(blocker)
    await asyncio.gather(*waiting)
    return served


def test_addresses_take_turns_and_so_do_their_rooms() -> None:
    """Who has a thousand thoughts waiting is served no sooner than who has one; within an address rooms alternate."""

    async def story() -> None:
        flood = [Party("flood", "A")] * 5 + [Party("flood", "B")] * 2
        served = await _order(1, *flood, Party("late", "C"), Party("later", "D"))
        assert [party.address for party in served[:4]] == ["flood", "late", "later", "flood"]
        rooms = [party.room for party in served if party.address == "flood"]
        assert rooms == ["A", "B", "A", "B", "A", "A", "A"]

    run(story)


def test_one_address_leaves_a_place_to_others() -> None:
    """Where there are several places, one address never has them all."""

    async def story() -> None:
        queue = FairQueue(2)
        greedy = Party("greedy", "A")
        await queue.take(greedy)
        second = asyncio.ensure_future(queue.take(greedy))
        await asyncio.sleep(0)
        assert (second.done(), queue.waiting("greedy")) == (False, 1)
        await asyncio.wait_for(queue.take(Party("other", "B")), PATIENCE)
        queue.give_back(greedy)
        await asyncio.wait_for(second, PATIENCE)

    run(story)


def test_who_gives_up_leaves_no_gap() -> None:
    """A thought that is cancelled while it waits, or just as its turn comes, costs nobody a place."""

    async def story() -> None:
        queue = FairQueue(1)
        first, other = Party("first", "A"), Party("other", "B")
        await queue.take(first)
        gone = asyncio.ensure_future(queue.take(other))
        await asyncio.sleep(0)
        gone.cancel()
        late = asyncio.ensure_future(queue.take(other))
        await asyncio.sleep(0)
        queue.give_back(first)
        late.cancel()
        await asyncio.gather(gone, late, return_exceptions=True)
        await asyncio.wait_for(queue.take(first), PATIENCE)

    run(story)


def test_one_address_does_not_delay_others_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one address has twenty slow bots thinking and waiting, another's bot decides before any of them has."""
    thinks, decided = threading.Event(), threading.Event()

    class Slow:
        """Thinks until another has decided."""

        def play_round(self, view: View, *, seed: int) -> list[Action]:
            thinks.set()
            decided.wait(PATIENCE)
            return registry.make("ink", "random").play_round(view, seed=seed)

    async def story() -> None:
        async with serving(folder, bot_threads=2) as server:
            rooms = server.table.rooms
            wish: Any = NewRoom("ink", [NewSeat("me", "Mara"), NewSeat("bot", "", "random")])
            with monkeypatch.context() as slow:
                slow.setattr(ink_game, "make", lambda *_, **_limit: Slow())
                flood = [await rooms.open(wish, "203.0.113.7") for _ in range(20)]
                assert await asyncio.to_thread(thinks.wait, PATIENCE)
            room, tokens = flood[-1]
            async with server.page(room, tokens[0]) as page:
                await page.until(
                    lambda: [m for m in page.messages if m["type"] == "presence" and m["seats"][1]["waiting"]]
                )
                other, held = await rooms.open(wish, "198.51.100.9")
                async with server.page(other, held[0]) as mine:
                    await mine.view(0, lambda view: view["seats"][1]["done"])
                decided.set()
                assert not page.views[0]["seats"][1]["done"], "the flood still waits for its own turns"

    run(story)


def test_too_many_hints_of_one_address_are_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that has very many thoughts waiting gets a sentence instead of one more hint."""
    monkeypatch.setattr(bot_threads, "_MOST_WAITING", 0)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[{"kind": "me"}])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                assert (await page.ask("hint", 0))["code"] == "hints_busy"

    run(story)
