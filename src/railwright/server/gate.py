"""The gate before the door: who may connect at all. Who is one too many is hung up on at once."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import resource
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from railwright.server.addresses import Proxies, payer
from railwright.server.limits import PATIENCE, Limits
from railwright.server.problems import REFUSED
from railwright.server.settings import Settings

_log = logging.getLogger("railwright.server")
TAKEN_AT_ONCE = 16
"""Connections that are let in before the loop looks after everybody else again."""
_WAITING = 1024
_OUR_FILES = 128
"""Descriptors for all that is no connection: the database, files of the page, threads."""
_NOTHING_LEFT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_HANG_UP = struct.pack("ii", 1, 0)
_CONNECTION_COST = 0.15
_SAY_AGAIN_SECONDS = 60.0


class Gate(socket.socket):
    """The socket that listens, and counts who is inside."""

    def guard(self, settings: Settings, limits: Limits) -> None:
        """Hold these limits from now on."""
        self._limits = limits
        self._proxies = Proxies(settings.trusted_proxies)
        self._most = min(settings.most_connections, _files() - _OUR_FILES)
        self._most_of_one = settings.connections_per_address
        self._send_seconds = settings.send_seconds
        self._inside: Counter[str] = Counter()

    def listen(self, backlog: int = TAKEN_AT_ONCE, /) -> None:  # noqa: ARG002 - asyncio takes as many at once
        """Let many wait, whatever number is let in at once."""
        super().listen(_WAITING)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that may come in; as on an empty queue after some that may not."""
        for _ in range(TAKEN_AT_ONCE):
            connection, address = super().accept()
            who = payer(address[0])
            reason = self._unwelcome(who)
            if reason is None:
                self._inside[who] += 1
                self._inside[""] += 1
                visitor = Visitor(self.family, self.type, self.proto, fileno=connection.detach())
                visitor.welcome(partial(self._leave, who), self._send_seconds)
                return visitor, address
            REFUSED[reason] += 1
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _HANG_UP)
            connection.close()
        raise BlockingIOError

    def _unwelcome(self, who: str) -> str | None:
        if self._inside[""] >= self._most:
            return "server_full"
        if who in self._proxies:
            return None
        if self._inside[who] >= self._most_of_one:
            return "too_many_connections"
        if self._limits.wait(who) > PATIENCE:
            return "too_fast"
        self._limits.charge(who, _CONNECTION_COST)
        return None

    def _leave(self, who: str) -> None:
        self._inside[""] -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


class Visitor(socket.socket):
    """A connection that is counted until it is closed."""

    __slots__ = ("_left",)

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._left: Callable[[], None] | None = None

    def welcome(self, left: Callable[[], None], send_seconds: float) -> None:
        """Tell `left` at the end. Where the system can, it hangs up by itself on who does not take what was sent."""
        self._left = left
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            self.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(send_seconds * 1000))

    def close(self) -> None:
        """Close, and be counted no more."""
        super().close()
        left, self._left = self._left, None
        if left is not None:
            left()


def _files() -> int:
    """How many descriptors there may be: as many as the system allows us to ask for."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def say_rarely(loop: asyncio.AbstractEventLoop) -> None:
    """Let the loop say once a minute, in one line, that there is no descriptor left; asyncio would say it for ever.

    It tries again each second.
    """
    said = [-_SAY_AGAIN_SECONDS]

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in _NOTHING_LEFT:
            loop.default_exception_handler(context)
        elif time.monotonic() - said[0] >= _SAY_AGAIN_SECONDS:
            said[0] = time.monotonic()
            _log.error("Nobody can connect at the moment: %s. See most_connections in docs/server.md.", error)

    loop.set_exception_handler(handle)
