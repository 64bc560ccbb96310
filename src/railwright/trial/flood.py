"""Clients that wish a server ill: each floods it in its own way, all from one address, until they are stopped.

`python -m railwright.trial.flood URL ADDRESS SECONDS` lets all of them loose and prints how often each has tried.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import logging
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from railwright.server.room_codes import new_code
from railwright.trial.asking import Asking, Opened
from railwright.trial.host import raise_file_limit
from railwright.trial.players import Tally, WholeGames

_PIPELINED = 50
_REST = 0.01
_SILENT = 1000
_POLITE = 15
"""A flood comes from other machines: what it needs of this one must not be what the server lacks."""
_KEY = "f" * 64
"""Of the enemy's profile."""
_TEXT, _CONT, _PING = 0x81, 0x00, 0x89
_DENSE = [
    {"row": row, "col": column, "piece": "special-hhhh", "orientation": 0}
    for row, column in itertools.product(range(7), repeat=2)
]


@dataclass
class Enemy:
    """All that a flood needs to know: where the server is, from where to come, a room of its own, one that is over."""

    host: str
    port: int
    address: str
    room: Opened
    over: Opened
    tried: Counter[str] = field(default_factory=Counter)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare connection."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    def request(self, method: str, path: str, body: bytes = b"", *more: str) -> bytes:
        """A request as it goes over the line."""
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(body)}", *more]
        return "\r\n".join([*head, "", ""]).encode() + body

    async def pipeline(self, requests: Callable[[], bytes]) -> int:
        """Send many requests at once and read whatever comes; how many were sent."""
        async with self.line() as (reader, writer):
            reading = asyncio.ensure_future(reader.read(-1))
            try:
                for sent in itertools.count(1):
                    writer.write(requests())
                    await writer.drain()
                    if reading.done():
                        return sent
            finally:
                reading.cancel()
        return 0

    @contextlib.asynccontextmanager
    async def websocket(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A WebSocket of the room."""
        key = base64.b64encode(os.urandom(16)).decode()
        wishes = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
        async with self.line() as (reader, writer):
            writer.write(self.request("GET", f"/api/rooms/{self.room.room}/live", b"", *wishes))
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer

    def hello(self) -> bytes:
        """What a page says first."""
        return frame(_TEXT, json.dumps({"type": "hello", "tokens": list(self.room.tokens.values())}).encode())


def frame(first: int, payload: bytes) -> bytes:
    """A frame of a WebSocket, with a mask that changes nothing."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2)
    return bytes((first,)) + length + b"\0\0\0\0" + payload


async def silent_connections(enemy: Enemy) -> None:
    """Connects again and again, and says nothing."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(_SILENT):
            await stack.enter_async_context(enemy.line())
            enemy.tried["silent_connections"] += 1
        await asyncio.sleep(1)


async def connect_storm(enemy: Enemy) -> None:
    """Connects and hangs up."""
    async with enemy.line():
        enemy.tried["connect_storm"] += 1


async def slow_headers(enemy: Enemy) -> None:
    """Sends a header byte by byte."""
    async with enemy.line() as (_, writer):
        for byte in itertools.cycle(b"X-Slow: "):
            writer.write(bytes((byte,)))
            enemy.tried["slow_headers"] += 1
            await asyncio.sleep(_REST)


async def tiny_chunks(enemy: Enemy) -> None:
    """A body of one byte after the other, as fast as it goes."""
    async with enemy.line() as (_, writer):
        writer.write(b"POST /api/deck HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        while not writer.transport.is_closing():
            writer.write(b"1\r\nx\r\n" * 1000)
            enemy.tried["tiny_chunks"] += 1000
            await writer.drain()


async def big_bodies(enemy: Enemy) -> None:
    """Bodies far beyond what is read."""
    async with enemy.line() as (_, writer):
        writer.write(b"POST /api/deck HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n")
        while not writer.transport.is_closing():
            writer.write(b"x" * 100_000)
            enemy.tried["big_bodies"] += 1
            await writer.drain()


async def nonsense(enemy: Enemy) -> None:
    """What is no HTTP."""
    async with enemy.line() as (reader, writer):
        writer.write(os.urandom(200) + b"\r\n\r\n")
        enemy.tried["nonsense"] += 1
        await reader.read(-1)


async def codes(enemy: Enemy) -> None:
    """Looks for rooms."""

    def guesses() -> bytes:
        enemy.tried["codes"] += _PIPELINED
        return b"".join(enemy.request("GET", f"/api/rooms/{new_code()}") for _ in range(_PIPELINED))

    await enemy.pipeline(guesses)


def _asking(name: str, method: str, path: str, body: object = None) -> Callable[[Enemy], Awaitable[None]]:
    async def ask(enemy: Enemy) -> None:
        told = b"" if body is None else json.dumps(body).encode()
        many = enemy.request(method, path.format(room=enemy.room.room, over=enemy.over.room), told) * _PIPELINED

        def requests() -> bytes:
            enemy.tried[name] += _PIPELINED
            return many

        await enemy.pipeline(requests)

    ask.__name__ = name
    return ask


def _saying(name: str, message: bytes, *, after_hello: bool = True) -> Callable[[Enemy], Awaitable[None]]:
    async def say(enemy: Enemy) -> None:
        async with enemy.websocket() as (reader, writer):
            reading = asyncio.ensure_future(reader.read(-1))
            try:
                if after_hello:
                    writer.write(enemy.hello())
                while not reading.done():
                    writer.write(message * _PIPELINED)
                    enemy.tried[name] += _PIPELINED
                    await writer.drain()
            finally:
                reading.cancel()

    say.__name__ = name
    return say


async def hello_storm(enemy: Enemy) -> None:
    """Comes in, says hello, goes, comes in again."""
    async with enemy.websocket() as (reader, writer):
        writer.write(enemy.hello() * 3)
        enemy.tried["hello_storm"] += 1
        await reader.read(10_000)


def _message(**fields: object) -> bytes:
    return frame(_TEXT, json.dumps({"id": "x", "seat": 0, **fields}).encode())


ATTACKS: tuple[Callable[[Enemy], Awaitable[None]], ...] = (
    silent_connections,
    connect_storm,
    slow_headers,
    tiny_chunks,
    big_bodies,
    nonsense,
    codes,
    hello_storm,
    _saying("questions", _message(type="why", action="done")),
    _saying("moves", _message(type="undo")),
    _saying("hints", _message(type="hint")),
    _saying("unreadable", frame(_TEXT, b'{"a":' * 100)),
    _saying("pings", frame(_PING, b"")),
    _saying("pieces", frame(_CONT, b""), after_hello=False),
    _asking("pages", "GET", "/"),
    _asking("data", "GET", "/api/data"),
    _asking("pictures", "GET", "/api/rooms/{room}/sheets/0.svg"),
    _asking("replays", "GET", "/api/rooms/{over}/replay"),
    _asking("paper", "POST", "/api/picture", {"game": "ink", "drawn": _DENSE}),
    _asking("scores", "POST", "/api/score", {"game": "ink", "drawn": _DENSE}),
    _asking("new_rooms", "POST", "/api/rooms", {"game": "ink", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    _asking("joins", "POST", "/api/rooms/{room}/join", {"name": "x"}),
    _asking("prints", "POST", "/api/rooms/{over}/print", {}),
    _asking("previews", "POST", "/api/print/preview", {"kind": "dice", "expansion": "all"}),
    _asking("results", "POST", "/api/result", {"sheets": [{"game": "ink", "drawn": _DENSE}] * 12}),
    _asking("typing", "POST", "/api/typed", {"sheet": {"game": "ink"}, "text": "highway-t@D4/0 " * 200}),
    _asking("puzzles", "POST", "/api/puzzles/look", {"puzzle": "base-1", "actions": []}),
    _asking("analyses", "GET", "/api/rooms/{over}/analysis"),
    _asking("going_on", "POST", "/api/rooms/{over}/what-if", {"seat": 0, "round": 1}),
    _asking("profiles", "POST", "/api/profile/new", {"key": _KEY}),
    _asking("exports", "POST", "/api/profile/export", {"key": _KEY}),
    _asking("histories", "POST", "/api/profile/history", {"key": _KEY}),
    _asking("dailies", "POST", "/api/daily", {"key": _KEY}),
    _asking("challenges", "POST", "/api/challenges", {"key": _KEY}),
    _asking("open_tables", "GET", "/api/tables"),
    _asking("meetings", "POST", "/api/meet", {"game": "ink"}),
    _saying("emotes", _message(type="emote", emote="hello")),
)


async def flood(enemy: Enemy, seconds: float, beside: int = 3) -> Counter[str]:
    """Let all attacks loose, each several times beside itself; how often each has tried."""

    async def again(attack: Callable[[Enemy], Awaitable[None]]) -> None:
        while True:
            enemy.tried[attack.__name__] += 1
            with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
                await attack(enemy)
            await asyncio.sleep(_REST)

    attackers = [asyncio.ensure_future(again(attack)) for attack in ATTACKS for _ in range(beside)]
    done, _ = await asyncio.wait(attackers, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in attackers:
        task.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)
    for task in done:
        task.result()  # an attack that has failed by a fault of its own
    return enemy.tried


def main(url: str, address: str, seconds: str) -> None:
    """Flood a server from an address for some time."""
    raise_file_limit()
    os.nice(_POLITE)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of each line that the server has ended
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 80
    with Asking(url) as asking:
        room = asking.open({"game": "ink", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        over = asking.open({"game": "ink", "seats": [{"kind": "me"}]})
    asyncio.run(_play(host, port, over))
    print(json.dumps(asyncio.run(flood(Enemy(host, port, address, room, over), float(seconds)))))


async def _play(host: str, port: int, room: Opened) -> None:
    """Play the game of one seat to its end."""
    ended = asyncio.Event()
    player = WholeGames(0, room.tokens[0], 0.0, Tally(), ended.set)
    await player.sit_down(host, port, room.room)
    player.begin()
    await ended.wait()
    player.leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
