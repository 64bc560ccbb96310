"""How the server is."""

from __future__ import annotations

from railwright import __version__
from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.http_messages import (
    Health,
    KeptFor,
    Ready,
)
from railwright.server.problems import Problem


async def _health(call: Call) -> Health:
    if not (await call.rooms.store.condition()).ok:
        raise Problem("storage_away")
    return Health("ok", await call.rooms.store.count(), call.rooms.in_memory, __version__)


async def _kept(call: Call) -> KeptFor:
    settings = call.rooms.settings
    return KeptFor(settings.keep_days, settings.unused_days, settings.profile_days)


async def _ready(call: Call) -> Ready:
    if not call.rooms.ready:
        raise Problem("not_ready")
    return Ready("ready")


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/health",
        "Whether a move could be stored now",
        _health,
        gives=Health,
        refuses=("storage", "storage_away"),
    ),
    Endpoint("GET", "/api/kept", "For how many days what is kept", _kept, gives=KeptFor),
    Endpoint("GET", "/api/ready", "Whether to send people here", _ready, gives=Ready, refuses=("not_ready",)),
)
