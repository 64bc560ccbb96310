"""Test workers in processes of their own: killed, stopped and replaced in the middle of a game.

The players here do what the page does: whoever loses the line comes back, through any worker, and sends what was not
answered again, with the same id.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import httpx
import pytest
import websockets
from tests.server.tables import FAST, ME, OPEN, Page, Server, drawings, play_ink, run

from railwright.ink.record import read_record

_COME_BACK = 0.1
_GOES_ON = 2.0
"""Seconds in which play must go on."""


@dataclass
class Process:
    """A worker in a process of its own."""

    process: subprocess.Popen[str]
    url: str


@pytest.fixture(scope="module")
def workers(postgres: str, redis: str) -> Iterator[list[Process]]:
    """Workers that tests may kill; the first one lives to the end."""
    started = [_start(postgres, redis) for _ in range(4)]
    ready = [Process(process, _url(process)) for process in started]
    yield ready
    for process in started:
        _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def _start(postgres: str, redis: str, *options: str) -> subprocess.Popen[str]:
    environment = {**os.environ, **{f"RAILWRIGHT_{name.upper()}": str(value) for name, value in FAST.items()}}
    command = [sys.executable, "-m", "railwright.server", "--port", "0", "--database", postgres, "--redis", redis]
    return subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=environment)


def _url(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    url = process.stdout.readline().split()[-1].rstrip("/")
    until = time.monotonic() + 60
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{url}/api/health")
            return url
        assert time.monotonic() < until, "the worker does not answer"
        time.sleep(0.05)


@dataclass
class Player:
    """A player who comes back through one worker after the other, as the page does through whatever answers."""

    urls: list[str]
    room: str
    token: str
    seat: int
    confirmed: dict[str, int] = field(default_factory=dict)
    last_confirmed: float = 0.0
    longest_pause: float = 0.0
    unanswered: tuple[str, str] | None = None
    number: int = 0

    async def play(self, until_round: int = 99) -> None:
        """Play to the end, whatever becomes of the workers."""
        self.last_confirmed = time.monotonic()
        while True:
            url = self.urls[0].replace("http", "ws") + f"/api/rooms/{self.room}/live"
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with Page(url, (self.token,), {}) as page:
                    playing = asyncio.ensure_future(
                        play_ink(_Counted(page, self), self.seat, until_round=until_round)  # type: ignore[arg-type]
                    )
                    lost = asyncio.ensure_future(page.socket.wait_closed())
                    await asyncio.wait((playing, lost), return_when=asyncio.FIRST_COMPLETED)
                    lost.cancel()
                    if playing.done():
                        playing.result()
                        return
                    playing.cancel()
                    await asyncio.gather(playing, return_exceptions=True)
            self.urls.append(self.urls.pop(0))
            await asyncio.sleep(_COME_BACK)

    def heard(self, request: str, version: int) -> None:
        """A request is confirmed."""
        now = time.monotonic()
        self.longest_pause = max(self.longest_pause, now - self.last_confirmed)
        self.last_confirmed = now
        self.confirmed[request] = version


class _Counted:
    """A page whose confirmed requests its player remembers, and whose unanswered one is sent again."""

    def __init__(self, page: Page, player: Player) -> None:
        self._page = page
        self._player = player

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page, name)

    async def view(self, seat: int | None, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        view = await self._page.view(seat, holds)
        if self._player.unanswered is None:
            return view
        await self._send(*self._player.unanswered)
        return await self._page.view(seat, holds)

    async def do(self, seat: int, action: str) -> None:
        self._player.number += 1
        await self._send(f"m{seat}-{self._player.number}", action)

    async def _send(self, request: str, action: str) -> None:
        self._player.unanswered = (request, action)
        answer = await self._page.ask("do", self._player.seat, request=request, action=action)
        assert answer["type"] == "done", answer
        self._player.unanswered = None
        self._player.heard(request, answer["version"])


async def _two_players(here: Process, there: Process) -> tuple[str, Player, Player]:
    """A room that the second worker has; a player at each."""
    async with httpx.AsyncClient(base_url=there.url, timeout=30) as http:
        owner = Server(there.url, None, http)  # type: ignore[arg-type]  # it runs in another process
        room, tokens = await owner.open(game="ink", seats=[ME, OPEN])
    async with httpx.AsyncClient(base_url=here.url, timeout=30) as http:
        seat, token = await Server(here.url, None, http).join(room, "Jon")  # type: ignore[arg-type]
    first = Player([there.url, here.url], room, tokens[0], 0)
    return room, first, Player([here.url], room, token, seat)


async def _some_moves(*players: Player) -> None:
    async with asyncio.timeout(60):
        while any(len(player.confirmed) < 5 for player in players):
            await asyncio.sleep(0.01)
    for player in players:
        player.longest_pause = 0.0


async def _check(postgres: str, url: str, room: str, *players: Player) -> int:
    """Everything confirmed is stored just once, the game replays to its end; the epoch of the room.

    That counts how often the room was taken over: once, and again whenever a busy machine lets a worker's lease of a
    second run out.
    """
    connection = await asyncpg.connect(postgres)
    try:
        rows = await connection.fetch("SELECT number, request FROM events WHERE room = $1 ORDER BY number", room)
        epoch: int = await connection.fetchval("SELECT epoch FROM rooms WHERE id = $1", room)
    finally:
        await connection.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = [row[1].partition("#")[0] for row in rows if row[1]]
    assert len(stored) == len(set(stored))
    for player in players:
        assert {f"{player.seat}:{request}" for request in player.confirmed} <= set(stored)
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        record = await http.get(f"/api/rooms/{room}/record")
    assert len(read_record(record.text).ranking()) == 2
    return epoch


def test_play_goes_on_when_the_owner_is_killed(postgres: str, workers: list[Process]) -> None:
    """After `kill -9` of the owner both players go on within two seconds; nothing confirmed is lost or done twice."""

    async def story() -> None:
        here, there = workers[0], workers.pop()
        room, first, second = await _two_players(here, there)
        playing = asyncio.gather(first.play(), second.play())
        await _some_moves(first, second)
        there.process.kill()
        async with asyncio.timeout(60):
            await playing
        assert first.longest_pause < _GOES_ON
        assert second.longest_pause < _GOES_ON
        assert await _check(postgres, here.url, room, first, second) >= 1

    run(story)


def test_a_deploy_in_the_middle_of_a_game(postgres: str, workers: list[Process]) -> None:
    """A worker that is told to end hands its rooms over and ends at once, and the game goes on elsewhere."""

    async def story() -> None:
        here, there = workers[0], workers.pop()
        room, first, second = await _two_players(here, there)
        playing = asyncio.gather(first.play(), second.play())
        await _some_moves(first, second)
        there.process.terminate()
        async with asyncio.timeout(60):
            await playing
        assert first.longest_pause < _GOES_ON
        assert second.longest_pause < _GOES_ON
        assert await _check(postgres, here.url, room, first, second) >= 1
        assert await asyncio.to_thread(there.process.wait, 10) in (0, -signal.SIGTERM)

    run(story)


def test_a_stale_owner_writes_nothing(postgres: str, workers: list[Process]) -> None:
    """An owner that was stopped for three seconds wakes up without its rooms: what it gets then is not stored there."""

    async def story() -> None:
        here, there = workers[0], workers.pop()
        room, first, second = await _two_players(here, there)
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
            async with asyncio.timeout(60):
                await playing
        assert await _check(postgres, here.url, room, first, second) >= 1
        connection = await asyncpg.connect(postgres)
        assert await connection.fetchval("SELECT count(*) FROM events WHERE request LIKE '0:late%'") == 0
        await connection.close()

    run(story)


def test_workers_are_replaced_one_by_one(postgres: str, redis: str) -> None:
    """With --workers a supervisor starts them at one address; a dead one is replaced, SIGHUP replaces all, all end."""

    async def story() -> None:
        supervisor = await asyncio.to_thread(_start, postgres, redis, "--workers", "2")
        try:
            url = await asyncio.to_thread(_url, supervisor)
            async with httpx.AsyncClient(base_url=url, timeout=30) as http:
                room, tokens = await Server(url, None, http).open(game="ink", seats=[ME])  # type: ignore[arg-type]
            before = _children(supervisor.pid)
            player = Player([url], room, tokens[0], 0)
            playing = asyncio.ensure_future(player.play(until_round=3))
            os.kill(before[0], signal.SIGKILL)
            async with asyncio.timeout(60):
                while len(_children(supervisor.pid)) < 2 or before[0] in _children(supervisor.pid):
                    await asyncio.sleep(0.1)
            supervisor.send_signal(signal.SIGHUP)
            async with asyncio.timeout(60):
                while before[1] in _children(supervisor.pid):
                    await asyncio.sleep(0.1)
            async with asyncio.timeout(60):
                await playing
            supervisor.terminate()
            assert await asyncio.to_thread(supervisor.wait, 30) == 0
        finally:
            _end(supervisor)

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
        assert worker.wait(30) == -signal.SIGTERM
    finally:
        worker.kill()
        worker.wait()
        os.close(lifeline)
