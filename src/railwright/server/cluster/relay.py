"""Passes on what is about a room that another worker has, HTTP and WebSocket alike, event by event."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers

from railwright.core.errors import RailwrightError
from railwright.core.language import accepted_language
from railwright.server.addresses import payer_of
from railwright.server.cluster.line import Line, LineBrokenError
from railwright.server.cluster.worker import Worker
from railwright.server.endpoints.responder import refusal
from railwright.server.limits import Limits
from railwright.server.live import CLOSE_RESTART
from railwright.server.problems import Problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_ROOM = re.compile(r"/api/rooms/([A-Za-z0-9]+)(?:/|$)")
_PATIENCE = 4.0
"""How long to look for an owner: a dead one is known as such after its lease."""
_PAUSE = 0.05
_PASSED_ON = (
    "type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path", "headers", "client",
    "server", "subprotocols",
)  # fmt: skip


class Relay:
    """The innermost middleware of a worker: what is about its own rooms goes on to the application."""

    def __init__(self, app: ASGIApp, worker: Worker, limits: Limits) -> None:
        self._app = worker.app = app
        self._worker = worker
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the owner answer."""
        named = _ROOM.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if named is None or not self._may_look(named[1], scope):
            await self._app(scope, receive, send)
            return
        try:
            line = await self._owner(named[1].upper(), scope)
        except (RailwrightError, TimeoutError):
            await _refuse(named[1], scope, send, accepted=False)
            return
        if line is None:
            await self._app(scope, receive, send)
            return
        self._limits.found(payer_of(scope), named[1])
        try:
            await _Passage(named[1], scope, line).run(receive, send)
        finally:
            self._worker.hang_up(line)

    def _may_look(self, room: str, scope: Scope) -> bool:
        """Not for whoever has tried too many wrong codes: the owner does not know, and would answer a right one."""
        payer = payer_of(scope)
        return self._limits.has_found(payer, room) or self._limits.may_guess(payer)

    async def _owner(self, room: str, scope: Scope) -> Line | None:
        """A line to the owner that has taken the connection; None where the room is this worker's."""
        until = time.monotonic() + _PATIENCE
        passed = {name: scope[name] for name in _PASSED_ON if name in scope}
        while (peer := await self._worker.place(room)) is not None:
            line = self._worker.call(peer, room, passed)
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    if await line.is_taken():
                        return line
                    await asyncio.sleep(_PAUSE)
            except BaseException:
                self._worker.hang_up(line)
                raise
            self._worker.hang_up(line)
        return None


class _Passage:
    """A connection between a page here and a room there."""

    def __init__(self, room: str, scope: Scope, line: Line) -> None:
        self._room = room
        self._scope = scope
        self._line = line
        self._began = False

    async def run(self, receive: Receive, send: Send) -> None:
        """Until either side ends; where the owner is gone, the page is told to come again."""
        inward = asyncio.ensure_future(self._inward(receive))
        outward = asyncio.ensure_future(self._outward(send))
        try:
            await asyncio.wait((inward, outward), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (inward, outward):
                task.cancel()
            ended = await asyncio.gather(inward, outward, return_exceptions=True)
        if ended[1] is None:
            return  # everything is answered, whatever became of the line since
        if any(isinstance(how, LineBrokenError) for how in ended):
            await _refuse(self._room, self._scope, send, accepted=self._began)
            return
        for how in ended:
            if isinstance(how, Exception):
                raise how

    async def _inward(self, receive: Receive) -> None:
        while True:
            event = await receive()
            await self._line.send(dict(event))
            if event["type"].endswith(".disconnect"):
                return

    async def _outward(self, send: Send) -> None:
        while True:
            event = await self._line.receive()
            self._began = True
            await send(event)
            if event["type"] == "websocket.close":
                return
            if event["type"] == "http.response.body" and not event.get("more_body"):
                return


async def _refuse(room: str, scope: Scope, send: Send, *, accepted: bool) -> None:
    """Nobody has the room at the moment: the page comes again."""
    if scope["type"] == "websocket":
        events: list[dict[str, Any]] = [] if accepted else [{"type": "websocket.accept"}]
        for event in [*events, {"type": "websocket.close", "code": CLOSE_RESTART, "reason": "room_moved"}]:
            await send(event)
    elif not accepted:
        language = accepted_language(Headers(scope=scope).get("accept-language", ""))
        await refusal(Problem("room_moved", room=room[:20]), language)(scope, _nothing, send)


async def _nothing() -> dict[str, Any]:
    return {"type": "http.disconnect"}
