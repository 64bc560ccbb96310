"""Workers in processes of their own, and players who do what the page does when they lose one.

Whoever loses the line comes back, through any worker, and sends what was not answered again, with the same id.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import httpx
import websockets
from tests.server.tables import FAST, ME, OPEN, Page, Server, play_ink

from railwright.ink.record import read_record

_COME_BACK = 0.1
PATIENCE = 120
"""Seconds until something has to happen; how soon it should is not asked on a busy machine."""


@dataclass
class Process:
    """A worker in a process of its own."""

    process: subprocess.Popen[str]
    url: str


@contextlib.contextmanager
def running_workers(postgres: str, redis: str, number: int) -> Iterator[list[Process]]:
    """Workers that tests may kill."""
    started = [start(postgres, redis) for _ in range(number)]
    try:
        yield [Process(process, url_of(process)) for process in started]
    finally:
        for process in started:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Kill it, whatever it does."""
    process.kill()
    process.communicate()


def start(postgres: str, redis: str, *options: str) -> subprocess.Popen[str]:
    """Start a worker, or with further options several."""
    environment = {**os.environ, **{f"RAILWRIGHT_{name.upper()}": str(value) for name, value in FAST.items()}}
    command = [sys.executable, "-m", "railwright.server", "--port", "0", "--database", postgres, "--redis", redis]
    return subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=environment)


def url_of(process: subprocess.Popen[str]) -> str:
    """Where it answers, once it does."""
    assert process.stdout
    url = process.stdout.readline().split()[-1].rstrip("/")
    until = time.monotonic() + PATIENCE
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


async def two_players(here: Process, there: Process) -> tuple[str, Player, Player]:
    """A room that the second worker has; a player at each."""
    async with httpx.AsyncClient(base_url=there.url, timeout=PATIENCE) as http:
        owner = Server(there.url, None, http)  # type: ignore[arg-type]  # it runs in another process
        room, tokens = await owner.open(game="ink", seats=[ME, OPEN])
    async with httpx.AsyncClient(base_url=here.url, timeout=PATIENCE) as http:
        seat, token = await Server(here.url, None, http).join(room, "Jon")  # type: ignore[arg-type]
    first = Player([there.url, here.url], room, tokens[0], 0)
    return room, first, Player([here.url], room, token, seat)


async def some_moves(*players: Player) -> None:
    """Wait until both have moved; pauses are counted from then on."""
    async with asyncio.timeout(PATIENCE):
        while any(len(player.confirmed) < 5 for player in players):
            await asyncio.sleep(0.01)
    for player in players:
        player.longest_pause = 0.0


async def check(postgres: str, url: str, room: str, *players: Player) -> int:
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
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        record = await http.get(f"/api/rooms/{room}/record")
    assert len(read_record(record.text).ranking()) == 2
    return epoch


async def play_on(postgres: str, workers: list[Process], without: Callable[[Process], None]) -> float:
    """A game of two whose owner ends in the middle, played to its end and found whole; the longest pause in it."""
    here, there = workers[0], workers.pop()
    room, first, second = await two_players(here, there)
    playing = asyncio.gather(first.play(), second.play())
    await some_moves(first, second)
    without(there)
    async with asyncio.timeout(PATIENCE):
        await playing
    assert await check(postgres, here.url, room, first, second) >= 1
    return max(first.longest_pause, second.longest_pause)
