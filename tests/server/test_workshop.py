"""Tests of the workshop: what takes long is made beside the loop, fairly, and once."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, PATIENCE, play_ink, run, serving

from railwright.server.ink_game import InkGame
from railwright.server.limits import Limits
from railwright.server.problems import Problem
from railwright.server.settings import Settings
from railwright.server.workshop import Shelf, Workshop


def test_one_address_cannot_hold_up_another() -> None:
    """However much one address has waiting, others' work is done before the first piece of it has ended."""

    async def story() -> None:
        workshop = Workshop(Limits(Settings()))
        order: list[str] = []
        others = threading.Event()

        def flood() -> None:
            others.wait(PATIENCE)
            order.append("flood")

        tasks = [asyncio.ensure_future(workshop.do("flood", flood)) for _ in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(*(workshop.do(name, lambda name=name: order.append(name)) for name in "ab"))  # type: ignore[misc]
        others.set()
        await asyncio.gather(*tasks)
        assert set(order[:2]) == {"a", "b"}
        assert order.count("flood") == 50
        workshop.close()

    run(story)


def test_too_much_waiting_is_refused_and_who_leaves_makes_way() -> None:
    """An address has a bounded queue, and what nobody waits for any more is not done."""

    async def story() -> None:
        workshop = Workshop(Limits(Settings()))
        held = threading.Event()
        done: list[int] = []
        first = asyncio.ensure_future(workshop.do("a", lambda: held.wait(PATIENCE)))
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(workshop.do("a", lambda: done.append(1))) for _ in range(100)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="Too many"):
            await workshop.do("a", lambda: None)
        for task in waiting[1:]:
            task.cancel()
        await asyncio.sleep(0)
        held.set()
        assert await first
        await asyncio.wait(waiting)
        assert done == [1]
        assert await workshop.do("a", lambda: 7) == 7
        workshop.close()

    run(story)


def test_an_address_pays_for_the_time_that_work_takes() -> None:
    """What a thread has used counts against the share of the address."""

    async def story() -> None:
        limits = Limits(Settings(share_of_time=0.1))
        workshop = Workshop(limits)

        def work() -> None:
            until = time.thread_time() + 0.05
            while time.thread_time() < until:
                pass

        await workshop.do("a", work)
        assert limits.wait("a") > 0.3
        assert limits.wait("b") <= 0
        workshop.close()

    run(story)


def test_what_is_kept_is_made_once_and_bounded() -> None:
    """Many who ask at once wait for one; what was not asked for the longest time is forgotten, by size."""

    async def story() -> None:
        shelf = Shelf(most_bytes=25)
        made: list[str] = []

        async def make(name: str) -> bytes:
            await asyncio.sleep(0)
            made.append(name)
            return b"x" * 10

        async def get(name: str) -> bytes:
            return await shelf.get(name, lambda: make(name))

        await asyncio.gather(*(get("a") for _ in range(20)))
        assert made == ["a"]
        for name in "bacab":
            await get(name)
        assert made == ["a", "b", "c", "b"]
        with pytest.raises(ZeroDivisionError):
            await shelf.get("broken", _broken)
        with pytest.raises(ZeroDivisionError):
            await shelf.get("broken", _broken)

    run(story)


async def _broken() -> bytes:
    raise ZeroDivisionError


def test_a_finished_game_is_replayed_once_for_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask, the replay is worked out once for a language, and not in the loop."""
    threads: list[str] = []
    replay = InkGame.replay

    def noted(self: InkGame, *arguments: Any) -> Any:
        threads.append(threading.current_thread().name)
        return replay(self, *arguments)

    monkeypatch.setattr(InkGame, "replay", noted)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT])
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
            answers = await asyncio.gather(*(server.http.get(f"/api/rooms/{room}/replay") for _ in range(10)))
            assert {answer.status_code for answer in answers} == {200}
            assert answers[0].json()["steps"]
            german = await server.http.get(f"/api/rooms/{room}/replay", headers={"accept-language": "de"})
            assert german.json()["steps"] != answers[0].json()["steps"]

    run(story)
    assert len(threads) == 2
    assert all(name.startswith("workshop") for name in threads)
