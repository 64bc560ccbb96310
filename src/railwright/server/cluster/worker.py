"""A worker among others: which rooms are its own, and the lines to those that have the others."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import socket
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from railwright.core.errors import RailwrightError
from railwright.server.cluster.frames import AnyFrame, Call, Over, Seized, Taken
from railwright.server.cluster.line import Line, LineBrokenError
from railwright.server.cluster.owners import Owners
from railwright.server.cluster.post import Post
from railwright.server.store import RoomMovedError

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from railwright.server.rooms import Rooms
    from railwright.server.settings import Settings

_log = logging.getLogger(__name__)


class Worker:
    """One of several workers; an `Ownership` for its rooms and the `Recipient` of its post."""

    rooms: Rooms
    app: ASGIApp
    """What answers about the worker's own rooms, also what others pass on."""

    def __init__(self, settings: Settings) -> None:
        self.worker: str = f"{socket.gethostname()[:40]}-{secrets.token_hex(6)}"
        self.leaving = False
        self._post = Post(settings.redis, self.worker, settings.lease_seconds, self)
        self._owners = Owners(settings.database, self.worker)
        self._held: set[str] = set()
        self._lines: dict[str, Line] = {}
        self._names = (f"{self.worker}:{number}" for number in itertools.count(1))
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to PostgreSQL and Redis, or say why that is not possible."""
        await self._owners.open()
        await self._post.open()

    async def close(self) -> None:
        """Let go of everything."""
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._post.close()
        await self._owners.close()

    @property
    def ready(self) -> bool:
        """Whether this worker may have rooms."""
        return self._post.valid and not self.leaving

    @property
    def lines(self) -> int:
        """How many connections are passed on to others, or come from them."""
        return len(self._lines)

    # --- whose rooms are ------------------------------------------------------------------------------------------
    async def place(self, room: str) -> str | None:
        """The worker that has a room; None where this one has it now, or there is no such room.

        Refuses where that cannot be told: nobody guesses.
        """
        while not (self.ready and room in self._held):
            found = await self._owners.find(room)
            if found is None:
                return None
            if found.owner not in (None, self.worker) and await self._post.is_alive(found.owner):
                return found.owner
            if not self.ready:
                raise RoomMovedError("room_moved", room=room)
            if await self._owners.claim(room, found.epoch):
                self._held.add(room)
        return None

    async def take(self, room: str) -> None:
        """Make the room this worker's; refuses where another has it."""
        if await self.place(room) is not None:
            raise RoomMovedError("room_moved", room=room)

    async def seize(self, room: str) -> None:
        """Make the room this worker's, and tell the worker that had it."""
        while not (self.ready and room in self._held):
            found = await self._owners.find(room)
            if found is None:
                return
            if not self.ready:
                raise RoomMovedError("room_moved", room=room)
            if await self._owners.claim(room, found.epoch):
                self._held.add(room)
                if found.owner not in (None, self.worker):
                    self._post.send(found.owner, Seized(room))

    def opened(self, room: str) -> None:
        """A room has just been opened here."""
        self._held.add(room)

    def lost(self, room: str) -> None:
        """Another worker has the room now."""
        self._held.discard(room)

    async def hand_over(self) -> None:
        """Let all rooms go, each after its last commit, and send everybody on to other workers."""
        self.leaving = True
        await self.rooms.hand_over()
        try:
            await self._owners.release()
        except RailwrightError as error:
            _log.warning("Rooms could not be released, others take them when the lease is over: %s", error)
        self._held.clear()
        for line in list(self._lines.values()):
            line.hang_up()

    def lease_lost(self) -> None:
        """Others may have this worker's rooms by now."""
        if self._held:
            _log.warning("The lease of this worker is out; its %d rooms are read anew when asked for.", len(self._held))
        self._held.clear()
        self.rooms.move_away()
        for line in list(self._lines.values()):
            line.cut()

    # --- lines ----------------------------------------------------------------------------------------------------
    def call(self, peer: str, room: str, scope: dict[str, Any]) -> Line:
        """Begin to pass a connection on to another worker."""
        line = self._line(next(self._names), peer)
        self._post.send(peer, Call(line.name, self.worker, room, scope))
        return line

    def hang_up(self, line: Line) -> None:
        """End a line."""
        line.hang_up()
        self._lines.pop(line.name, None)

    def _line(self, name: str, peer: str) -> Line:
        line = self._lines[name] = Line(name, peer, self._post.send)
        return line

    def partners(self) -> Iterable[str]:
        """The workers at the other ends of all lines."""
        return {line.peer for line in self._lines.values()}

    def unreachable(self, worker: str) -> None:
        """Cut all lines to a worker."""
        for line in list(self._lines.values()):
            if line.peer == worker:
                line.cut()

    def arrived(self, frame: AnyFrame) -> None:
        """A frame of another worker."""
        if isinstance(frame, Seized):
            self._held.discard(frame.room)
            self.rooms.move_away(frame.room)
        elif isinstance(frame, Call):
            task = asyncio.ensure_future(self._answer(frame))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
        elif frame.line in self._lines:
            self._lines[frame.line].hear(frame)

    async def _answer(self, call: Call) -> None:
        """Serve a connection that another worker passes on, as if the page had come here."""
        if not await self._is_mine(call.room):
            self._post.send(call.caller, Over(call.line))
            return
        line = self._line(call.line, call.caller)
        self._post.send(call.caller, Taken(call.line))
        scope = {**call.scope, "headers": [tuple(pair) for pair in call.scope["headers"]]}
        gone = {"type": f"{scope['type']}.disconnect", "code": 1006}

        first = await _first(line)
        if first is None:
            self.hang_up(line)
            return
        events = [first]

        async def receive() -> dict[str, Any]:
            try:
                return events.pop() if events else await line.receive()
            except LineBrokenError:
                return gone

        try:
            await self.app(scope, receive, line.send)  # type: ignore[arg-type]  # events are plain dictionaries
        except LineBrokenError:
            pass
        except Exception:
            _log.exception("Room %s: what another worker has passed on failed", call.room)
        finally:
            self.hang_up(line)

    async def _is_mine(self, room: str) -> bool:
        try:
            return not self.leaving and await self.place(room) is None
        except RailwrightError:
            return False


async def _first(line: Line) -> dict[str, Any] | None:
    """What a page begins with; None where it has gone before that."""
    try:
        return await line.receive()
    except LineBrokenError:
        return None
