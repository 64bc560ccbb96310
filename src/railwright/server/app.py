"""The application: routes, start and end, and what goes on in the background."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from railwright.core.language import accepted_language
from railwright.line.deck_file import deck_at
from railwright.server import texts
from railwright.server.admin import Admin
from railwright.server.analyses import Analyses
from railwright.server.bans import BanGuard, Bans
from railwright.server.bot_threads import BotThreads
from railwright.server.contests.contests import Contests
from railwright.server.contests.tables import Tables
from railwright.server.door import Door
from railwright.server.endpoints import ENDPOINTS
from railwright.server.endpoints.responder import Responder, refusal
from railwright.server.gate import say_rarely
from railwright.server.hall.hall import Hall, LocalHall
from railwright.server.hall.keeper import HallKeeper
from railwright.server.history import Histories
from railwright.server.limits import Limits
from railwright.server.live import serve_page
from railwright.server.logs import AccessLog, keep_logs
from railwright.server.metrics import answer_metrics
from railwright.server.offline import show_worker
from railwright.server.openapi import openapi
from railwright.server.page_socket import PageSocket
from railwright.server.pages import FOLDER, PAGE_PATHS, Compressed, SecurityHeaders, assets, page
from railwright.server.problems import Problem
from railwright.server.profiles import Profiles
from railwright.server.push.push import Push
from railwright.server.ratings import Ratings
from railwright.server.rooms import Rooms
from railwright.server.settings import Settings, default_database
from railwright.server.store import store_at
from railwright.server.waking import Waking
from railwright.server.workshop import Workshop

if TYPE_CHECKING:
    from railwright.server.cluster.worker import Worker

_log = logging.getLogger(__name__)
_TIDY_SECONDS = 60.0
_BANS_SECONDS = 5.0
_EXPIRE_SECONDS = 3600.0
_SWITCH_SECONDS = 0.0005
"""The loop gives Python's lock away whenever it reads or sends, and may wait for so long until a thread gives it back:
ten times as long as this if nothing is said, for every message."""


class Table:
    """Everything that lives as long as the server."""

    def __init__(
        self, settings: Settings, failed: Callable[[BaseException], None], now: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.workshop = Workshop(self.limits)
        self._failed = failed
        self.bots = BotThreads(settings.bot_threads)
        self.worker = _worker_of(settings)
        self._store = store_at(settings.database or default_database(), shared=self.worker is not None)
        self.push = Push(settings, self._store) if settings.push_key else None
        self.hall = HallKeeper(_hall_of(settings), settings.tables_per_address)
        deck = deck_at(settings.deck or None)
        self.rooms = Rooms(self._store, settings, self.bots, deck, self.hall, self.push, self.worker)
        self.analyses = Analyses(self._store, settings)
        if self.worker is not None:
            self.worker.rooms = self.rooms
        self.profiles = Profiles(self.rooms, now)
        self.histories = Histories(self._store, Ratings(self._store))
        self.contests = Contests(self.rooms, now)
        self.tables = Tables(self.contests, self._store)
        self.bans = Bans()
        self._admin = Admin(settings.database or default_database(), self.rooms, self.profiles, self.bans)

    @contextlib.asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """From start to end."""
        await self._store.open(self._failed, self._go_on)
        if self.worker is not None:
            await self.worker.open()
        await self.hall.open()
        await self._admin.know_bans()
        await self._admin.open()
        self.bots.begin()
        metrics = answer_metrics(self.settings, self) if self.settings.metrics_port else None
        background = [asyncio.ensure_future(self._chores()), asyncio.ensure_future(Waking(self.rooms).run())]
        if self.worker is not None:
            background.append(asyncio.ensure_future(self._follow_bans()))
        _calm_garbage_collector()
        sys.setswitchinterval(_SWITCH_SECONDS)
        say_rarely(asyncio.get_running_loop())
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await self._admin.close()
            if metrics is not None:
                await asyncio.to_thread(metrics.shutdown)
                metrics.server_close()
            await self.analyses.close()
            await self.rooms.close()
            await self.hall.close()
            if self.push is not None:
                self.push.close()
            if self.worker is not None:
                await self.worker.close()
            await self._store.close()
            await self.bots.close()
            self.workshop.close()

    def _go_on(self) -> None:
        self._going_on = asyncio.ensure_future(self.rooms.go_on())

    async def hand_over(self) -> None:
        """Before the end: where there are other workers, they get the rooms."""
        if self.worker is not None:
            await self.worker.hand_over()

    async def _follow_bans(self) -> None:
        """What an operator has asked another worker for holds here too, soon."""
        while True:
            await asyncio.sleep(_BANS_SECONDS)
            try:
                await self._admin.know_bans()
            except Exception:
                _log.exception("The banned addresses could not be read")

    async def _chores(self) -> None:
        await asyncio.to_thread(texts.languages)  # so that nobody waits for the words
        expires = 0.0
        while True:
            try:
                self.rooms.tidy()
                if time.monotonic() >= expires:
                    expires = time.monotonic() + _EXPIRE_SECONDS
                    await self.rooms.expire()
                    await self.profiles.forget_unused(self.settings.profile_days)
                    await self.contests.forget_old(self.settings.keep_days)
            except Exception:
                _log.exception("Idle rooms could not be looked after")
            await asyncio.sleep(_TIDY_SECONDS)


class Live:
    """The WebSockets of all rooms, as ASGI has them."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        socket = PageSocket(scope, receive, send)
        await serve_page(socket, scope["path_params"]["room"], self._table.rooms, self._table.limits)


def _worker_of(settings: Settings) -> Worker | None:
    if not settings.redis:
        return None
    from railwright.server.cluster.worker import Worker

    return Worker(settings)


def _hall_of(settings: Settings) -> Hall:
    if not settings.redis:
        return LocalHall()
    from railwright.server.cluster.hall import RedisHall

    return RedisHall(settings.redis)


def _calm_garbage_collector() -> None:
    """What is loaded stays for good: the collector need not look at it again and again.

    It looks at all that was made anew since it looked last, which soon is nearly all there is: views and waiting tasks
    are replaced with every move. With 2,000 rooms that takes as long as a hundred moves, whatever the threshold, which
    counts only how many objects there are more than then. So it looks seldom; moves leave next to nothing for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 5, 4)  # everything once for some thousands of rooms that have come and gone


def application(
    settings: Settings,
    *,
    failed: Callable[[BaseException], None] | None = None,
    folder: Path = FOLDER,
    now: Callable[[], float] = time.time,
) -> Starlette:
    """The ASGI application. `failed` is called if games cannot be stored any more: the server must end then.

    `now` says which day it is.
    """
    keep_logs(settings)
    table = Table(settings, failed or _say_failure, now)
    routes: list[BaseRoute] = [
        Route(
            endpoint.path,
            Responder(endpoint, table).respond,
            methods=[endpoint.method],
        )
        for endpoint in ENDPOINTS
    ]

    async def describe(_: Request) -> Response:
        return Response(openapi(), media_type="application/json", headers={"cache-control": "no-cache"})

    show_page: Any = page(folder)
    offline_worker: Any = show_worker(folder)
    routes += [
        Route("/api/openapi.json", describe),
        WebSocketRoute("/api/rooms/{room}/live", Live(table)),
        *(Route(path, show_page) for path in PAGE_PATHS),
        Route("/sw.js", offline_worker),
        Mount("/", assets(folder)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=table.running,
        middleware=[
            *([Middleware(AccessLog)] if settings.access_log else []),
            Middleware(SecurityHeaders),
            Middleware(Door, settings=settings, limits=table.limits, reach=table.rooms.reach),
            Middleware(BanGuard, bans=table.bans),
            Middleware(Compressed),
            *_relay(table.worker, table.limits),
        ],
        exception_handlers={HTTPException: _http_problem, Exception: _failure},  # type: ignore[dict-item]  # narrower than Exception
    )
    app.state.table = table
    return app


def _relay(worker: Worker | None, limits: Limits) -> list[Middleware]:
    """The innermost middleware where there are several workers: what is about other workers' rooms is passed on."""
    if worker is None:
        return []
    from railwright.server.cluster.relay import Relay

    return [Middleware(Relay, worker=worker, limits=limits)]


def _say_failure(error: BaseException) -> None:
    _log.critical("Games cannot be stored any more: %s", error)


async def _http_problem(request: Request, error: HTTPException) -> Response:
    code = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "bad_json")
    return refusal(Problem(code), accepted_language(request.headers.get("accept-language", "")))


async def _failure(request: Request, _: Exception) -> Response:
    return refusal(Problem("internal"), accepted_language(request.headers.get("accept-language", "")))
