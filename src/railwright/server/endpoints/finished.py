"""What a room gives away: its record and proof, its replay, its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from railwright.server.endpoints.endpoint import ROOM_REFUSALS, THEME, Call, Endpoint, finished_room, theme
from railwright.server.endpoints.rooms import seats_told, told_options
from railwright.server.fair_messages import ProofView
from railwright.server.http_messages import (
    InkReplay,
    LineReplay,
    Replay,
    SavedGame,
)
from railwright.server.messages import MOST_SEATS
from railwright.server.opened import opened, with_names
from railwright.server.problems import Problem
from railwright.server.room import Room
from railwright.server.what_if import remark

_encode = msgspec.json.Encoder().encode
_SEATS = tuple(map(str, range(MOST_SEATS)))


async def _record(call: Call) -> bytes:
    return await saved_record(call, await finished_room(call))


async def saved_record(call: Call, room: Room) -> bytes:
    """The record of a finished game, with the names of its players and where it goes on from."""
    origin = room.dice.origin(room.game)
    names = [seat.name for seat in room.seats]
    step = "decision" if room.head.game == "line" else "round"
    remarks = [remark(names, room.what_if, step)] if room.what_if else []
    return await call.keep(room, "record", work=lambda: with_names(room.game.record(origin), names, remarks).encode())


async def _proof(call: Call) -> ProofView:
    room = await call.room()
    return room.dice.proof(room.game)


async def _replay(call: Call) -> Replay:
    room = await finished_room(call)
    frame = room.frame(call.language, _viewer(call))
    made = await call.keep(room, "replay", call.language, frame.you, work=lambda: _encode(room.game.replay(frame)))
    steps: Any = msgspec.Raw(made)
    kind = InkReplay if room.head.game == "ink" else LineReplay
    return kind(told_options(room), seats_told(room), steps)


async def _opened(call: Call) -> Replay:
    return await call.make(lambda: opened(call.body.record, call.language))


def _viewer(call: Call) -> int | None:
    told = call.request.query_params.get("seat", "")
    return int(told) if told in _SEATS else None


async def _picture(call: Call) -> bytes:
    room = await call.room()
    seat = call.request.path_params["seat"]
    if seat >= len(room.seats):
        raise Problem("seat_unknown", seat=seat + 1)
    return await _drawn(call, room, [seat])


async def _pictures(call: Call) -> bytes:
    room = await call.room()
    return await _drawn(call, room, range(len(room.seats)))


async def _drawn(call: Call, room: Room, seats: Sequence[int]) -> bytes:
    wanted = theme(call)
    draw = room.game.picture(seats, room.frame(call.language), wanted)
    return await call.keep(room, "picture", tuple(seats), wanted, call.language, work=lambda: draw().encode())


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/rooms/{room}/record",
        "The text record of a finished game",
        _record,
        gives=str,
        media_type="text/plain; charset=utf-8",
        refuses=(*ROOM_REFUSALS, "not_over", "sheets_on_paper"),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/proof",
        "What is needed to check the dice so far",
        _proof,
        gives=ProofView,
        refuses=ROOM_REFUSALS,
        cost=4.0,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/replay",
        "A finished game step by step",
        _replay,
        gives=Replay,
        refuses=(*ROOM_REFUSALS, "not_over", "sheets_on_paper"),
        query=(("seat", _SEATS),),
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A saved record of a finished game, read by the engine, step by step",
        _opened,
        takes=SavedGame,
        gives=Replay,
        refuses=("malformed", "illegal", "not_over"),
        cost=20,
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/sheets/{seat:seat}.svg",
        "A picture of a sheet as everybody may see it; in Rail Line, of the table",
        _picture,
        gives=str,
        media_type="image/svg+xml",
        refuses=(*ROOM_REFUSALS, "not_started", "sheets_on_paper"),
        query=(THEME,),
    ),
    Endpoint(
        "GET",
        "/api/rooms/{room}/sheets.svg",
        "A picture of all sheets as everybody may see them; in Rail Line, of the table",
        _pictures,
        gives=str,
        media_type="image/svg+xml",
        refuses=(*ROOM_REFUSALS, "not_started", "sheets_on_paper"),
        query=(THEME,),
    ),
)
