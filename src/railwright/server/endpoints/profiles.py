"""Profiles: made, named, moved to another device, exported, deleted. The key comes in the body, never in an address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import msgspec

from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.history_messages import History
from railwright.server.invitation import code_of
from railwright.server.logs import audit
from railwright.server.profile_messages import Called, Everything, Forgotten, Keyed, Moved, Who
from railwright.server.profiles import Exported, Profile
from railwright.server.reach import origin_of

_REFUSALS = ("malformed_message", "profile_unknown")
_GAME_COST = 2.0
"""Milliseconds for each game of an export."""
_encode = msgspec.json.Encoder().encode


def who(profile: Profile) -> Who:
    """A profile as its owner sees it."""
    day = datetime.fromtimestamp(profile.created, UTC).date().isoformat()
    return Who(profile.id, profile.name, profile.shown, profile.hidden, day)


async def _known(call: Call) -> Who:
    return who(await call.profiles.known(call.body.key))


async def _new(call: Call) -> Who:
    call.limits.new_profile(call.payer)
    return who(await call.profiles.new(call.body.key, call.body.name))


async def _rename(call: Call) -> Who:
    return who(await call.profiles.rename(call.body.key, call.body.name))


async def _move(call: Call) -> bytes:
    await call.profiles.known(call.body.key)
    origin_of(call.body.origin)  # refuses one that leads nowhere for others
    return code_of(f"{call.body.origin}/#/profile/move/{call.body.key}").encode()


async def _history(call: Call) -> History:
    return await call.histories.of(await call.profiles.known(call.body.key), call.make)


async def _export(call: Call) -> AsyncIterator[bytes]:
    return _written(call, await call.profiles.exported(call.body.key))


async def _written(call: Call, told: Exported) -> AsyncIterator[bytes]:
    """As `Everything`, game by game: there may be thousands."""
    yield _encode(told.about).removesuffix(b"}") + b',"games":['
    for place, game in enumerate(told.games):
        await call.limits.go_on(call.payer, _GAME_COST)
        yield b"," * bool(place) + await call.profiles.game(*game, call.make)
    yield b"]}"


async def _delete(call: Call) -> Forgotten:
    await call.profiles.delete(call.body.key)
    audit("profile_deleted")
    return Forgotten(deleted=True)


ENDPOINTS = (
    Endpoint("POST", "/api/profile", "Whose key this is", _known, takes=Keyed, gives=Who, refuses=_REFUSALS),
    Endpoint(
        "POST",
        "/api/profile/new",
        "Make a profile",
        _new,
        takes=Called,
        gives=Who,
        status=201,
        refuses=("malformed_message", "too_fast"),
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/profile/name",
        "Call a profile differently",
        _rename,
        takes=Called,
        gives=Who,
        refuses=(*_REFUSALS, "profile_nameless"),
        cost=2.0,
    ),
    Endpoint(
        "POST",
        "/api/profile/move.svg",
        "The link that moves a profile to another device, as a picture code",
        _move,
        takes=Moved,
        gives=str,
        media_type="image/svg+xml",
        refuses=_REFUSALS,
        cost=5.0,
    ),
    Endpoint(
        "POST",
        "/api/profile/history",
        "What somebody has finished: games, averages, opponents, rating",
        _history,
        takes=Keyed,
        gives=History,
        refuses=_REFUSALS,
        cost=20.0,
    ),
    Endpoint(
        "POST",
        "/api/profile/export",
        "All that is kept of a profile",
        _export,
        takes=Keyed,
        gives=Everything,
        refuses=_REFUSALS,
        cost=10.0,
    ),
    Endpoint(
        "POST",
        "/api/profile/delete",
        "Delete a profile for good",
        _delete,
        takes=Keyed,
        gives=Forgotten,
        refuses=_REFUSALS,
        cost=20.0,
    ),
)
