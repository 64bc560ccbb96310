"""Who asked for what, and what was done with rooms: one line of JSON each, without anything secret.

Neither is kept unless a setting says where: `-` is standard error, anything else a file, which may be moved away by
whoever rotates logs.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from io import TextIOWrapper
from logging.handlers import WatchedFileHandler
from typing import TYPE_CHECKING

import msgspec

from railwright.core.errors import MalformedError
from railwright.server.addresses import client_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from railwright.server.settings import Settings

_access = logging.getLogger("railwright.access")
_audit = logging.getLogger("railwright.audit")
_encode = msgspec.json.Encoder().encode


def keep_logs(settings: Settings) -> None:
    """Keep the logs that the settings ask for."""
    for log, where in ((_access, settings.access_log), (_audit, settings.audit_log)):
        log.handlers.clear()
        log.propagate = False
        log.disabled = not where
        log.setLevel(logging.INFO)
        if not where:
            continue
        try:
            kept: logging.Handler = logging.StreamHandler(sys.stderr) if where == "-" else _OwnersFile(where)
        except OSError as error:
            raise MalformedError("setting_log", file=where, why=str(error)) from error
        kept.setFormatter(logging.Formatter("%(message)s"))
        log.addHandler(kept)


class _OwnersFile(WatchedFileHandler):
    """A file that holds addresses and codes of rooms: made for the server's own user alone."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=_private)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def audit(act: str, room: str = "", /, **facts: object) -> None:
    """Write down what was done with a room, or by whoever looks after the server."""
    if not _audit.disabled:
        line = {"at": round(time.time(), 3), "act": act, **({"room": room} if room else {}), **facts}
        _audit.info(_encode(line).decode())


class AccessLog:
    """The outermost middleware: a line for each request and each connection, when it is over."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and write down how it ended."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began = time.time()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif kind == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            line = {
                "at": round(began, 3),
                "address": client_of(scope),
                "method": scope.get("method", "WEBSOCKET"),
                "path": scope["path"][:200],
                "status": status,
                "ms": round((time.time() - began) * 1000, 1),
            }
            _access.info(_encode(line).decode())
