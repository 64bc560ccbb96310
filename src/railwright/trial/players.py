"""Clients that load a server: one moves as soon as its last move is confirmed as stored, or at a given pace."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from railwright.server.bounds import MOST_TAKE_BACKS
from railwright.trial.link import Link, connect
from railwright.trial.table import Request, Seen, encode, said

_DONE = b'{"type":"done"'
_VIEWS = b'{"type":"view"', b'{"type":"patch"'
_REFUSALS = ("refused", "error")


def nobody_told() -> None:
    """Nobody wants to know."""


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
    """One seat of one room over its own connection. What it plays is up to the strategy below it.

    `ended` is told once, when there is nothing more to do in this room.
    """

    def __init__(
        self, seat: int, token: str, pause: float, tally: Tally, ended: Callable[[], None] = nobody_told
    ) -> None:
        self.seen = Seen(seat, token)
        self._pause = pause
        self._tally = tally
        self._ended = ended
        self._told = False
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

    def end(self) -> None:
        """Tell that there is nothing more to do here."""
        if not self._told:
            self._told = True
            self._ended()

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
    """Draws one piece, takes it back, and so on, as often as a seat may: no view has to be read for that."""

    _drawing: Request | None = None
    _drawn = False
    _taken_back = 0

    @property
    def reads_views(self) -> bool:
        """Only until the first move."""
        return self._drawing is None

    def next_request(self) -> Request | None:
        """The drawing, or its take-back."""
        if self._drawing is None:
            self._drawing = self.seen.choose(lambda listed: listed[0])
        if not self._drawn and self._taken_back == MOST_TAKE_BACKS:
            self.end()
            return None
        self._drawn = not self._drawn
        if self._drawn:
            return self._drawing
        self._taken_back += 1
        return {"type": "undo"}


class WholeGames(Player):
    """Plays by chance, game after game."""

    def __init__(self, seat: int, token: str, pause: float, tally: Tally, ended: Callable[[], None]) -> None:
        super().__init__(seat, token, pause, tally, ended)
        self._chance = random.Random(token)  # noqa: S311 - no secret

    def next_request(self) -> Request | None:
        """Anything that is allowed."""
        request = self.seen.choose(self._chance.choice)
        if request is None and self.seen.points() is not None:
            self.end()
        return request
