"""What a finished game tells its players, and how it could have gone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from railwright.ink.match import Match as InkMatch
from railwright.line.match import Match as LineMatch
from railwright.server.addresses import client_of
from railwright.server.endpoints.endpoint import ROOM_REFUSALS, Call, Endpoint, finished_room
from railwright.server.endpoints.finished import saved_record
from railwright.server.http_messages import Analysis, GoOn, GoOnSaved, HeldSeat, Opened, SavedGame
from railwright.server.ink_game import InkGame
from railwright.server.line_game import LineGame
from railwright.server.logs import audit
from railwright.server.opened import finished, names_in
from railwright.server.problems import Problem
from railwright.server.room import Room
from railwright.server.seats import Moment, Seat


async def _analysis(call: Call) -> bytes:
    room = await finished_room(call)
    return await call.analyses.of_room(call.payer, room.id, lambda: saved_record(call, room))


async def _analysis_of_record(call: Call) -> bytes:
    text: str = call.body.record

    async def checked() -> bytes:
        await call.make(lambda: finished(text))
        return text.encode()

    digest = hashlib.sha256(text.encode()).hexdigest()
    return await call.analyses.of_record(call.payer, digest, checked)


async def _what_if(call: Call) -> Opened:
    room = await finished_room(call)
    match = room.game.match if isinstance(room.game, InkGame | LineGame) else None
    if match is None:
        raise Problem("what_if_not_here")
    return await _gone_on(call, match, room.seats, room)


async def _what_if_saved(call: Call) -> Opened:
    match = await call.make(lambda: finished(call.body.record))
    names = names_in("", match.options.players, call.language)
    return await _gone_on(call, match, [Seat("human", name) for name in names])


async def _gone_on(call: Call, match: InkMatch | LineMatch, table: Sequence[Seat], room: Room | None = None) -> Opened:
    """`room`: where the match was played; of a saved record it is not known, nor whose names stand there."""
    call.limits.new_room(call.payer)
    code, contest = ("", None) if room is None else (room.id, room.head.contest)
    moment = Moment(code, call.body.seat, call.body.round, call.body.drawn)
    opened, token = await call.rooms.what_if(match, moment, table, call.payer, contest)
    game = "line" if isinstance(match, LineMatch) else "ink"
    audit("opened", opened, game=game, what_if=code, address=client_of(call.request.scope))
    return Opened(opened, [HeldSeat(moment.seat, token)])


_ANALYSIS_REFUSALS = ("analyses_busy", "analysis_failed")
_MOMENT_REFUSALS = ("what_if_round", "what_if_drawn", "what_if_decision", "seat_unknown")
_OPENING_REFUSALS = ("malformed_message", *_MOMENT_REFUSALS, "too_fast", "too_many_rooms")
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/rooms/{room}/analysis",
        "Luck and skill of a finished game told apart: how far the analysis is, at last the report",
        _analysis,
        gives=Analysis,
        refuses=(*ROOM_REFUSALS, "not_over", "sheets_on_paper", *_ANALYSIS_REFUSALS),
    ),
    Endpoint(
        "POST",
        "/api/analysis",
        "The same for a saved record; ask again with the same record until it is done",
        _analysis_of_record,
        takes=SavedGame,
        gives=Analysis,
        refuses=("malformed", "illegal", "not_over", *_ANALYSIS_REFUSALS),
        cost=2.0,
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/what-if",
        "Go on from a moment of a finished game in a room of one's own, with the same dice or cards to come",
        _what_if,
        takes=GoOn,
        gives=Opened,
        status=201,
        refuses=(*ROOM_REFUSALS, "not_over", "what_if_not_here", *_OPENING_REFUSALS),
        cost=10.0,
    ),
    Endpoint(
        "POST",
        "/api/what-if",
        "The same with a saved record",
        _what_if_saved,
        takes=GoOnSaved,
        gives=Opened,
        status=201,
        refuses=("malformed", "illegal", "not_over", *_OPENING_REFUSALS),
        cost=20.0,
    ),
)
