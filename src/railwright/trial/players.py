"""Clients that load a server: one moves as soon as its last move is confirmed as stored, or at a given pace."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from railwright.trial.link import Link, connect
from railwright.trial.table import Request, Seen, encode, said

_DONE = b'{"type":"done"'
_VIEWS = b'{"type":"view"', b'{"type":"patch"'
_REFUSALS = ("refused", "error")


@dataclass
class Tally:
    """What all players together have seen."""

    latencies: list[float] = field(default_factory=list)
    """From sending a move until it was confirmed, in seconds, while `counting`."""
    view_bytes: int = 0
    """The size of the first whole view that somebody got."""
    refused: int = 0
    lost: int = 0
    counting: bool = False
    over: bool = False
    """Whether nobody is to move any more."""


class Player:
    """One seat of one room over its own connection. What it plays is up to the strategy below it."""

    def __init__(self, seat: int, token: str, pause: float, tally: Tally) -> None:
        self.seen = Seen(seat, token)
        self._pause = pause
        self._tally = tally
        self._number = 0
        self._began = 0.0
        self._waits = False
        self._link: Link | None = None
        self._shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit_down(self, host: str, port: int, room: str) -> None:
        """Connect and wait for the first view."""
        self._link = await connect(host, port, f"/api/rooms/{room}/live", self._hear, self._lose)
        self._link.send(self.seen.hello())
        await self._shown

    def begin(self) -> None:
        """Start to move; with a pace, somewhere within the first pause."""
        if self._pause:
            asyncio.get_running_loop().call_later(self._pause * random.random(), self.move)  # noqa: S311 - no secret
        else:
            self.move()

    def leave(self) -> None:
        """Hang up."""
        link, self._link = self._link, None
        if link is not None:
            link.close()

    def _lose(self) -> None:
        if self._link is not None:
            self._link = None
            self._tally.lost += 1
        if not self._shown.done():
            self._shown.set_exception(ConnectionResetError("the server has ended the connection"))

    def next_request(self) -> Request | None:
        """What to ask for now; None where the seat waits for others."""
        raise NotImplementedError

    def move(self) -> None:
        """Ask for the next move."""
        if self._waits or self._link is None or self._tally.over:
            return
        request = self.next_request()
        if request is None:
            return
        self._number += 1
        self._waits = True
        self._began = time.perf_counter()
        self._link.send(encode({**request, "id": f"m{self._number}", "seat": self.seen.seat}))

    def _hear(self, message: bytes) -> None:
        if message.startswith(_DONE):
            if self.reads_views:
                self.seen.take(said(message))
            self._confirmed()
            return
        if message.startswith(_VIEWS) and not self.reads_views:
            return
        told = said(message)
        self.seen.take(told)
        if told.type in _REFUSALS:
            self._tally.refused += 1
            self._waits = False
        if not self._shown.done():
            if self.seen.shown:
                self._tally.view_bytes = self._tally.view_bytes or len(message)
                self._shown.set_result(None)
        elif not self._waits and not self._pause:
            self.move()

    @property
    def reads_views(self) -> bool:
        """Whether the player has to know what it sees."""
        return True

    def _confirmed(self) -> None:
        now = time.perf_counter()
        self._waits = False
        if self._tally.counting:
            self._tally.latencies.append(now - self._began)
        if self._pause:
            wait = max(0.0, self._pause - (now - self._began))
            asyncio.get_running_loop().call_later(wait, self.move)
        else:
            self.move()


class DrawAndTakeBack(Player):
    """Draws one piece, takes it back, and so on: the same move for ever, and no view has to be read for it."""

    def __init__(self, seat: int, token: str, pause: float, tally: Tally) -> None:
        super().__init__(seat, token, pause, tally)
        self._drawing: Request | None = None
        self._drawn = False

    @property
    def reads_views(self) -> bool:
        """Only until the first move."""
        return self._drawing is None

    def next_request(self) -> Request | None:
        """The drawing, or its take-back."""
        if self._drawing is None:
            self._drawing = self.seen.choose(lambda listed: listed[0])
        self._drawn = not self._drawn
        return self._drawing if self._drawn else {"type": "undo"}


class WholeGames(Player):
    """Plays by chance, game after game; `ended` is told at the end of each."""

    def __init__(self, seat: int, token: str, pause: float, tally: Tally, ended: Callable[[], None]) -> None:
        super().__init__(seat, token, pause, tally)
        self._chance = random.Random(token)  # noqa: S311 - no secret
        self._ended = ended
        self._told = False

    def next_request(self) -> Request | None:
        """Anything that is allowed."""
        request = self.seen.choose(self._chance.choice)
        if request is not None:
            return request
        if not self._told and self.seen.points() is not None:
            self._told = True
            self._ended()
        return None
