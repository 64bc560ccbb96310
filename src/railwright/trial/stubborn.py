"""A client that does not give up: what was not confirmed it sends again, with the same id, until the game is over."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from railwright.server.problems import STATUS
from railwright.trial.ledger import Match
from railwright.trial.link import Link, connect
from railwright.trial.table import Request, Said, Seen, encode, said

_TWICE = 0.02
"""How often a request is sent twice at once, as by a finger that slipped."""
_TAKE_BACK = 0.05
_AGAIN_SECONDS = 0.05
_SILENCE_SECONDS = 20.0
"""A connection over which nothing comes for so long is taken for broken."""
_FOR_NOW = frozenset(code for code, status in STATUS.items() if status >= 500 or status == 429)
"""What a server says that cannot serve at the moment."""


@dataclass
class Counts:
    """What all clients together have counted."""

    acked: int = 0
    resent: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Listed actions that were refused, which should never be, by code."""


class Servers(Protocol):
    """Where a server may be found."""

    async def address(self) -> tuple[str, int]:
        """One that answers, or should; waits for it."""


class StubbornSeat:
    """One seat of a match until its end."""

    def __init__(self, match: Match, seat: int, token: str, counts: Counts, contribution: str | None = None) -> None:
        self._match = match
        self._seen = Seen(seat, token, contribution)
        self._counts = counts
        self._chance = random.Random(token)  # noqa: S311 - no secret
        self._asked: Request = {}
        self._pending: Request | None = None
        self._versions: dict[str, int] = {}
        self._number = 0
        self._link: Link | None = None
        self._broken: asyncio.Future[None] | None = None
        self._heard = 0.0

    async def play(self, servers: Servers) -> None:
        """Connect again and again until the game is over."""
        while self._seen.seat not in self._match.points:
            address = await servers.address()
            try:
                await self._stay(*address)
            except (OSError, TimeoutError):
                await asyncio.sleep(_AGAIN_SECONDS * (1 + self._chance.random()))

    async def _stay(self, host: str, port: int) -> None:
        """One connection, until it breaks or the game is over."""
        loop = asyncio.get_running_loop()
        self._broken = loop.create_future()
        path = f"/api/rooms/{self._match.room}/live"
        self._link = await connect(host, port, path, self._hear, self._leave)
        self._link.send(self._seen.hello())
        if self._pending is not None:
            self._counts.resent += 1
            self._link.send(encode(self._pending))
        self._heard = loop.time()
        while not self._broken.done():
            await asyncio.wait([self._broken], timeout=_SILENCE_SECONDS)
            if loop.time() - self._heard >= _SILENCE_SECONDS:
                self._leave()

    def _leave(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()
        if self._broken is not None and not self._broken.done():
            self._broken.set_result(None)

    def _hear(self, message: bytes) -> None:
        if self._link is None:
            return
        self._heard = asyncio.get_running_loop().time()
        try:
            told = said(message)
        except msgspec.DecodeError:
            self._leave()
            return
        self._seen.take(told)
        if told.type == "done":
            self._confirmed(told)
        elif told.type == "refused":
            self._refused(told)
        elif told.type == "error":
            self._leave()
        if self._pending is None and self._seen.shown:
            self._go_on()

    def _confirmed(self, told: Said) -> None:
        if self._versions.setdefault(told.id, told.version) != told.version:
            self._match.doubled += 1
        if self._pending is not None and told.id == self._pending["id"]:
            self._match.confirm(self._pending)
            self._pending = None
            self._counts.acked += 1

    def _refused(self, told: Said) -> None:
        if not told.id or told.code in _FOR_NOW:
            self._leave()  # and come back with the same request
        elif self._pending is not None and told.id == self._pending["id"]:
            if self._seen.lists(self._asked):  # else somebody has gone on, or back, meanwhile
                self._counts.refused[told.code] += 1
            self._pending = None

    def _go_on(self) -> None:
        points = self._seen.points()
        if points is not None:
            self._match.points[self._seen.seat] = points
            self._leave()
            return
        request = self._wish()
        if request is None or self._link is None:
            return
        self._number += 1
        self._asked = request
        self._pending = {**request, "id": f"{self._number}", "seat": self._seen.seat}
        for _ in range(2 if self._chance.random() < _TWICE else 1):
            self._link.send(encode(self._pending))

    def _wish(self) -> Request | None:
        back = self._seen.take_backs()
        if back and self._chance.random() < _TAKE_BACK:
            return self._chance.choice(back)
        return self._seen.choose(self._chance.choice)
