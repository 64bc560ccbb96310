"""Web Push: who wants to be told that it is their turn."""

from __future__ import annotations

from railwright.server.endpoints.endpoint import ROOM_REFUSALS, Call, Endpoint
from railwright.server.http_messages import PushAddress, PushChanged, PushKey, PushSubscription
from railwright.server.problems import Problem
from railwright.server.push.push import Push
from railwright.server.room import Room
from railwright.server.seats import seat_of


async def _key(call: Call) -> PushKey:
    return PushKey(call.rooms.push.key if call.rooms.push is not None else None)


async def _subscribe(call: Call) -> PushChanged:
    push, room, seat = await _asked(call)
    await push.subscribe(room, seat, call.body)
    return PushChanged(subscribed=True)


async def _unsubscribe(call: Call) -> PushChanged:
    push, room, seat = await _asked(call)
    await push.unsubscribe(room, seat, call.body.endpoint)
    return PushChanged(subscribed=False)


async def _asked(call: Call) -> tuple[Push, Room, int]:
    """Whom a request is about; refuses where this server sends nothing, and whoever does not hold a seat there."""
    if call.rooms.push is None:
        raise Problem("push_not_set_up")
    room = await call.room()
    seat = seat_of(call.body.token, room.seats)
    if seat is None:
        raise Problem("wrong_token")
    return call.rooms.push, room, seat


ENDPOINTS = (
    Endpoint("GET", "/api/push", "The key with which browsers subscribe to messages", _key, gives=PushKey),
    Endpoint(
        "POST",
        "/api/rooms/{room}/push",
        "Send messages for a seat to this address when it is its turn and nobody is there",
        _subscribe,
        takes=PushSubscription,
        gives=PushChanged,
        refuses=(*ROOM_REFUSALS, "wrong_token", "push_endpoint", "push_not_set_up"),
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/push/end",
        "Send no more messages for a seat to this address",
        _unsubscribe,
        takes=PushAddress,
        gives=PushChanged,
        refuses=(*ROOM_REFUSALS, "wrong_token", "push_not_set_up"),
        cost=2.0,
    ),
)
