"""Rooms: opening, joining, inviting, playing again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from railwright.server.addresses import client_of, is_loopback
from railwright.server.endpoints.endpoint import ROOM_REFUSALS, Call, Endpoint
from railwright.server.http_messages import (
    Address,
    Again,
    HeldSeat,
    Invitation,
    Join,
    NewRoom,
    NewSeat,
    Opened,
    RoomInfo,
    SeatInfo,
    SharedDice,
    TakenSeat,
)
from railwright.server.invitation import picture_code
from railwright.server.logs import audit
from railwright.server.problems import Problem
from railwright.server.profiles import Profile
from railwright.server.reach import origin_of
from railwright.server.room import Room
from railwright.server.seats import new_token


async def _open_room(call: Call) -> Opened:
    call.limits.new_room(call.payer)
    seats: list[NewSeat] = []
    profiles: dict[int, str] = {}
    for number, seat in enumerate(call.body.seats):
        if seat.profile is not None and seat.kind != "me":
            raise Problem("profile_elsewhere")
        profile = await _profile(call, seat.profile)
        if profile is not None:
            profiles[number] = profile.id
        seats.append(replace(seat, name=_name(seat.name, profile)))
    code, tokens = await call.rooms.open(replace(call.body, seats=seats), call.payer, profiles)
    audit("opened", code, game=call.body.game, address=client_of(call.request.scope))
    return Opened(code, [HeldSeat(seat, token) for seat, token in tokens.items()])


async def _profile(call: Call, key: str | None) -> Profile | None:
    """Whose seat it is; refuses a key that nobody has."""
    return None if key is None else await call.profiles.known(key)


def _name(told: str, profile: Profile | None) -> str:
    """What somebody wants to be called, unless an operator has hidden their name."""
    return profile.shown if profile is not None and profile.hidden else told


async def _room_info(call: Call) -> RoomInfo:
    room = await call.room()
    contest = room.head.contest
    return RoomInfo(
        room=room.id,
        game=room.head.game,
        options=told_options(room),
        seats=seats_told(room),
        phase="over" if room.game.over else "play" if room.game.started else "lobby",
        version=room.versions.of(None),
        time_limit=room.head.time_limit,
        fair=room.dice.view(room.game),
        next=room.next,
        waits_for=room.game.waiting(),
        scores=room.game.standing(),
        paper=room.head.paper,
        what_if=room.what_if,
        contest=None if contest is None else SharedDice(contest.id, contest.counted),
    )


def told_options(room: Room) -> dict[str, Any]:
    """The options with the number of players."""
    return {"players": len(room.seats), **room.head.options}


def seats_told(room: Room) -> list[SeatInfo]:
    """Who sits there."""
    return [
        SeatInfo(seat.shown, seat.kind, seat.bot, seat.is_bot or room.audience.has(number))
        for number, seat in enumerate(room.seats)
    ]


async def _join(call: Call) -> TakenSeat:
    room = await call.room()
    token = call.body.token or new_token()
    profile = await _profile(call, call.body.profile)
    name, holder = _name(call.body.name, profile), None if profile is None else profile.id
    seat = await room.join(name, call.body.seat, token, call.body.seal, holder)
    audit("joined", room.id, seat=seat, address=client_of(call.request.scope))
    return TakenSeat(room.id, seat, token)


async def _again(call: Call) -> Opened:
    room = await call.room()
    call.limits.new_room(call.payer)
    tokens = {seat.token: seat.seal for seat in call.body.seats}
    keys = {seat.token: seat.profile for seat in call.body.seats if seat.profile is not None}
    profiles = {token: (await call.profiles.known(key)).id for token, key in keys.items()}
    code, held = await call.rooms.again(room, tokens, call.payer, profiles)
    return Opened(code, [HeldSeat(seat, token) for seat, token in held.items()])


async def _address(call: Call) -> Address:
    """The network's address is told on this machine alone."""
    reach = call.rooms.reach
    scope = call.request.scope
    near = is_loopback(client_of(scope))
    return Address(reach.public, reach.network(scope["server"][1]) if near else None, reach.only_here)


async def _invite(call: Call) -> bytes:
    room = await call.room()
    origin_of(call.body.origin)  # refuses one that leads nowhere for others
    return picture_code(call.body.origin, room.id).encode()


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/rooms",
        "Open a room",
        _open_room,
        takes=NewRoom,
        gives=Opened,
        status=201,
        refuses=("malformed_message", "illegal", "deck_unusable", "profile_unknown", "too_fast", "too_many_rooms"),
        cost=4.0,
    ),
    Endpoint("GET", "/api/rooms/{room}", "What everybody may know", _room_info, gives=RoomInfo, refuses=ROOM_REFUSALS),
    Endpoint(
        "POST",
        "/api/rooms/{room}/join",
        "Take an open seat",
        _join,
        takes=Join,
        gives=TakenSeat,
        status=201,
        refuses=(*ROOM_REFUSALS, "no_open_seat", "seat_taken", "profile_unknown"),
        cost=2.0,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/again",
        "Play again with the same people, bots and options",
        _again,
        takes=Again,
        gives=Opened,
        status=201,
        refuses=(*ROOM_REFUSALS, "wrong_token", "not_over", "too_fast", "too_many_rooms"),
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/invitation.svg",
        "The public link of a room as a picture code",
        _invite,
        takes=Invitation,
        gives=str,
        media_type="image/svg+xml",
        refuses=ROOM_REFUSALS,
    ),
    Endpoint("GET", "/api/address", "Where others reach this server", _address, gives=Address),
)
