"""A server in a process of its own under hostile messages: what it said, what became of its room and of its memory."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path

from tests.trial.hostile import messages

from railwright.trial.asking import Asking, Opened
from railwright.trial.host import Host
from railwright.trial.link import connect

_BATCH = 250
_PATIENCE = 60.0
_WISH = {"game": "ink", "seats": [{"kind": "me"}, {"kind": "local"}]}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was seen: how many messages were answered, with which codes, and how much memory came to it."""

    sent: int
    codes: frozenset[str]
    unchanged: bool
    grown_kb: int
    alive: bool


class Fuzzer:
    """One connection that sends hostile messages in batches, each answered before the next."""

    def __init__(self, seed: int, opened: Opened) -> None:
        self._seed = seed
        self._opened = opened
        self._codes: set[str] = set()
        self._answered = asyncio.Event()
        self._lost = False

    async def run(self, port: int, number: int) -> set[str]:
        """Send so many; all codes that were heard."""
        link = await connect("127.0.0.1", port, f"/api/rooms/{self._opened.room}/live", self._hear, self._lose)
        link.send(json.dumps({"type": "hello", "tokens": [self._opened.tokens[0]]}).encode())
        for begin in range(0, number, _BATCH):
            self._answered.clear()
            for message in messages(self._seed + begin, min(_BATCH, number - begin)):
                link.send(message)
            link.send(b'{"type":"why","id":"sentinel","seat":0,"action":"done"}')
            async with asyncio.timeout(_PATIENCE):
                await self._answered.wait()
            assert not self._lost, "the server has hung up"
        link.close()
        return self._codes

    def _hear(self, message: bytes) -> None:
        told = json.loads(message)
        if told.get("id") == "sentinel":
            self._answered.set()
        elif told["type"] in ("error", "refused"):
            self._codes.add(told["code"])
        assert told["type"] != "done", told

    def _lose(self) -> None:
        self._lost = True
        self._answered.set()


async def _all(port: int, rooms: list[Opened], number: int, seed: int) -> set[str]:
    each = number // len(rooms)
    heard = await asyncio.gather(
        *(Fuzzer(seed + 10**9 * place, room).run(port, each) for place, room in enumerate(rooms))
    )
    return set().union(*heard)


def _versions(url: str, rooms: list[Opened]) -> list[int]:
    """How many events each room has."""
    with Asking(url) as asking:
        return [json.loads(asking.get(f"/api/rooms/{room.room}"))["version"] for room in rooms]


def fuzz(folder: Path, number: int, *, sockets: int = 4, first: int = 2_000) -> Outcome:
    """Send so many hostile messages to a fresh server, a part of them before its memory is looked at."""
    host = Host(str(folder / "games.db"))
    host.start()
    try:
        with Asking(host.url) as asking:
            rooms = [asking.open(_WISH) for _ in range(sockets)]
        asyncio.run(_all(host.port, rooms, first, seed=1))
        before, memory = _versions(host.url, rooms), host.resident_kb()
        codes = asyncio.run(_all(host.port, rooms, number, seed=2))
        unchanged = _versions(host.url, rooms) == before
        return Outcome(number, frozenset(codes), unchanged, host.resident_kb() - memory, host.running)
    finally:
        host.kill()
