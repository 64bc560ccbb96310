"""Profiles: made, named, moved to another device, exported, deleted. The key comes in the body, never in an address."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.history_messages import History
from railwright.server.invitation import code_of
from railwright.server.logs import audit
from railwright.server.profile_messages import Called, Everything, Forgotten, Keyed, Moved, Who
from railwright.server.profiles import Profile
from railwright.server.reach import origin_of

_REFUSALS = ("malformed_message", "profile_unknown")


def who(profile: Profile) -> Who:
    """A profile as its owner sees it."""
    day = datetime.fromtimestamp(profile.created, UTC).date().isoformat()
    return Who(profile.id, profile.name, profile.shown, profile.hidden, day)


async def _known(call: Call) -> Who:
    return who(await call.profiles.known(call.body.key))


async def _new(call: Call) -> Who:
    call.limits.new_room(call.payer)
    return who(await call.profiles.new(call.body.key, call.body.name))


async def _rename(call: Call) -> Who:
    return who(await call.profiles.rename(call.body.key, call.body.name))


async def _move(call: Call) -> bytes:
    await call.profiles.known(call.body.key)
    origin_of(call.body.origin)  # refuses one that leads nowhere for others
    return code_of(f"{call.body.origin}/#/profile/move/{call.body.key}").encode()


async def _history(call: Call) -> History:
    return await call.histories.of(await call.profiles.known(call.body.key))


async def _export(call: Call) -> Everything:
    return msgspec.convert(await call.profiles.exported(call.body.key), Everything)


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
        cost=50.0,
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
