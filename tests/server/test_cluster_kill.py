"""Test workers in processes of their own: killed, stopped and replaced in the middle of a game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import asyncpg
import httpx
import pytest
from tests.server.tables import ME, Page, Server, drawings, run
from tests.server.workers import (
    PATIENCE,
    Player,
    Process,
    check,
    end,
    play_on,
    running_workers,
    start,
    two_players,
    url_of,
)


@pytest.fixture(scope="module")
def workers(postgres: str, redis: str) -> Iterator[list[Process]]:
    """Workers that tests may kill; the first one lives to the end."""
    with running_workers(postgres, redis, 3) as running:
        yield running


def test_a_stale_owner_writes_nothing(postgres: str, workers: list[Process]) -> None:
    """An owner that was stopped for three seconds wakes up without its rooms: what it gets then is not stored there."""

    async def story() -> None:
        here, there = workers[:2]
        room, first, second = await two_players(here, there)
        async with Page(there.url.replace("http", "ws") + f"/api/rooms/{room}/live", (first.token,), {}) as page:
            view = await page.view(0, lambda told: told["phase"] == "draw")
            there.process.send_signal(signal.SIGSTOP)
            late = {"type": "do", "id": "late", "seat": 0, "action": drawings(view)[0]}
            await page.send(late)  # lies before the door of the stopped worker
            try:
                first.urls = [here.url]
                playing = asyncio.gather(first.play(), second.play())
                await asyncio.sleep(3)
            finally:
                there.process.send_signal(signal.SIGCONT)
            await page.socket.wait_closed()
            assert not [message for message in page.messages if message.get("id") == "late"]
            async with asyncio.timeout(PATIENCE):
                await playing
        assert await check(postgres, here.url, room, first, second) >= 1
        connection = await asyncpg.connect(postgres)
        assert await connection.fetchval("SELECT count(*) FROM events WHERE request LIKE '0:late%'") == 0
        await connection.close()

    run(story)


def test_play_goes_on_when_the_owner_is_killed(postgres: str, workers: list[Process]) -> None:
    """After `kill -9` of the owner both players go on; nothing confirmed is lost or done twice.

    How soon they do is proven where nothing else goes on (tests/proof/test_going_on.py).
    """
    run(lambda: play_on(postgres, workers, lambda owner: owner.process.kill()))


def test_a_deploy_in_the_middle_of_a_game(postgres: str, workers: list[Process]) -> None:
    """A worker that is told to end hands its rooms over and ends at once, and the game goes on elsewhere."""
    there = workers[-1]
    run(lambda: play_on(postgres, workers, lambda owner: owner.process.terminate()))
    assert there.process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_workers_are_replaced_one_by_one(postgres: str, redis: str) -> None:
    """With --workers a supervisor starts them at one address; a dead one is replaced, SIGHUP replaces all, all end."""

    async def story() -> None:
        supervisor = await asyncio.to_thread(start, postgres, redis, "--workers", "2")
        try:
            url = await asyncio.to_thread(url_of, supervisor)
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
                room, tokens = await Server(url, None, http).open(game="ink", seats=[ME])  # type: ignore[arg-type]
            before = _children(supervisor.pid)
            player = Player([url], room, tokens[0], 0)
            playing = asyncio.ensure_future(player.play(until_round=3))
            os.kill(before[0], signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while len(_children(supervisor.pid)) < 2 or before[0] in _children(supervisor.pid):
                    await asyncio.sleep(0.1)
            supervisor.send_signal(signal.SIGHUP)
            async with asyncio.timeout(PATIENCE):
                while before[1] in _children(supervisor.pid):
                    await asyncio.sleep(0.1)
            async with asyncio.timeout(PATIENCE):
                await playing
            supervisor.terminate()
            assert await asyncio.to_thread(supervisor.wait, PATIENCE) == 0
        finally:
            end(supervisor)

    run(story)


def _children(pid: int) -> list[int]:
    told = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in told.stdout.split()]


def test_a_worker_ends_with_its_supervisor() -> None:
    """A worker whose supervisor is killed ends by itself, even before it answers anybody."""
    lifeline, held = os.pipe()
    code = "import time; from railwright.server.cluster.supervisor import inherited; inherited(); time.sleep(60)"
    environment = {**os.environ, "RAILWRIGHT_INHERITED": f"0,1,{lifeline},0"}
    worker = subprocess.Popen([sys.executable, "-c", code], env=environment, pass_fds=(lifeline,))
    try:
        os.close(held)
        assert worker.wait(PATIENCE) == -signal.SIGTERM
    finally:
        worker.kill()
        worker.wait()
        os.close(lifeline)
