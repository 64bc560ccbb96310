"""Run the server with uvicorn: one process, one loop, and an end with a sentence if games cannot be stored."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.applications import Starlette

from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.language import language_of, speaker
from railwright.server.app import application
from railwright.server.cluster.supervisor import Supervisor, inherited
from railwright.server.gate import TAKEN_AT_ONCE, Gate
from railwright.server.protocols import protocols
from railwright.server.reach import Reach
from railwright.server.rehearsal import rehearse
from railwright.server.settings import Settings, default_database
from railwright.server.store import store_at

_SWITCH_SECONDS = 0.001
"""How long the loop waits at most for a thread that works in Python, each time it has something to do."""
_log = logging.getLogger("railwright.server")


def serve(settings: Settings, *, opened: Callable[[str], object] | None = None) -> int:
    """Serve until interrupted; the exit status is 1 if the server had to give up.

    `opened` is told the address as soon as the server answers there.
    """
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO, stream=sys.stderr)
    failures: list[BaseException] = []

    def give_up(error: BaseException) -> None:
        failures.append(error)
        _log.critical("Games cannot be stored any more, the server ends: %s", error)
        server.should_exit = True

    born = inherited()
    asyncio.run(_check_database(settings))
    if settings.workers > 1:
        with listen(settings) as shared:
            _announce(settings, shared)
            return Supervisor(settings, shared).run()
    rehearse()
    sys.setswitchinterval(_SWITCH_SECONDS)
    listening = listen(settings) if born is None else Gate(fileno=born.listening)
    server = make_server(settings, application(settings, failed=give_up), listening)
    address = _address(listening)
    if born is None:
        _announce(settings, listening)
    told = (lambda _: born.started()) if born else opened
    if told:
        threading.Thread(target=_tell_when_started, args=(server, told, address), daemon=True).start()
    server.run(sockets=[listening])
    if not server.started:
        raise RailwrightError("server_not_started")
    return 1 if failures else 0


def _announce(settings: Settings, listening: socket.socket) -> None:
    """Where the table is, and how others come to it."""
    say = speaker(language_of(os.environ))
    reach = Reach(settings.host, settings.public_url)
    others = reach.public or reach.network(listening.getsockname()[1])
    print(f"Railwright is at {_address(listening)}", flush=True)
    if others or reach.only_here:
        print(say("serve-others", address=others) if others else say("serve-only_here"), flush=True)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - no name for a browser
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _tell_when_started(server: uvicorn.Server, opened: Callable[[str], object], address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        opened(address)


async def _check_database(settings: Settings) -> None:
    """Bring the database up to date, or say why it cannot be used, before anybody can connect."""
    store = store_at(settings.database or default_database(), shared=bool(settings.redis))
    await store.open(lambda _: None)
    await store.close()


class Server(uvicorn.Server):
    """A server that lets its rooms go before it closes its connections."""

    def __init__(self, config: uvicorn.Config, hand_over: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._hand_over = hand_over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, the rooms first: then whoever comes back to another worker need not wait."""
        await self._hand_over()
        await super().shutdown(sockets)


def make_server(settings: Settings, app: Starlette, listening: Gate) -> uvicorn.Server:
    """The lean set-up that was measured, behind a gate: see docs/server.md."""
    limits = app.state.table.limits
    listening.guard(settings, limits)
    http, websockets = protocols(settings, limits)
    config = uvicorn.Config(
        app,
        http=http,
        ws=websockets,
        loop="asyncio",  # the gate counts on its way to accept
        backlog=TAKEN_AT_ONCE,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_level="error",  # a warning for each request that is none would let anybody fill the log
        access_log=False,
        proxy_headers=False,  # the door reads them, from the proxies that it is told to trust
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app.state.table.hand_over)


def listen(settings: Settings) -> Gate:
    """A socket at the address of the settings, or a sentence why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Told that it is TCP, asyncio switches Nagle's delay off; with it each answer would take 40 ms longer.
    listening = Gate(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise MalformedError("server_address", host=settings.host, port=settings.port, why=str(error)) from error
    return listening
