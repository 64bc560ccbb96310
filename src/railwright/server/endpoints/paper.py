"""Paper: sheets that are counted, what is printed, rolls for a real table."""

from __future__ import annotations

from typing import Any

from railwright.paper import prints
from railwright.paper.orders import Order
from railwright.server import pad, printing
from railwright.server.endpoints.endpoint import ROOM_REFUSALS, THEME, Call, Endpoint, finished_room, theme
from railwright.server.endpoints.finished import saved_record
from railwright.server.http_messages import (
    InkScored,
    PieceOnSheet,
    Placements,
    Roll,
    Rolled,
    Sheet,
)
from railwright.server.line_messages import LineScoreView
from railwright.server.pad_messages import Likely, ReadLine, Result, Sheets, SpaceOnSheet, Typed


async def _score(call: Call) -> Any:
    return await call.make(lambda: pad.score(call.body))


async def _paper(call: Call) -> bytes:
    return await call.make(lambda: pad.picture(call.body, theme(call), call.language).encode())


async def _print(call: Call) -> bytes:
    return await _made(call, printing.spoken(call.body, call.language))


async def _preview(call: Call) -> printing.Preview:
    return await call.make(lambda: printing.seen(printing.spoken(call.body, call.language)))


async def _print_room(call: Call) -> bytes:
    return await _made(call, await _order_of_room(call))


async def _preview_room(call: Call) -> printing.Preview:
    order = await _order_of_room(call)
    return await call.make(lambda: printing.seen(order))


async def _order_of_room(call: Call) -> Order:
    """The order of a room's finished game; its record is kept with the room."""
    room = await finished_room(call)
    record = await saved_record(call, room)
    return printing.of_game(
        printing.spoken(call.body, call.language), record.decode(), [seat.name for seat in room.seats]
    )


async def _made(call: Call, order: Order) -> bytes:
    return await call.workshop.keep(call.payer, order, lambda: prints.printed(order))


async def _legal(call: Call) -> Placements:
    return await call.make(lambda: pad.placements(call.body))


async def _likely(call: Call) -> Likely:
    return await call.make(lambda: pad.likely(call.body))


async def _read_line(call: Call) -> ReadLine:
    return await call.make(lambda: pad.read_line(call.body))


async def _result(call: Call) -> Result:
    return await call.make(lambda: pad.result(call.body))


async def _roll(call: Call) -> Rolled:
    return pad.roll(call.body)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/score",
        "Score a sheet of paper",
        _score,
        takes=Sheet,
        gives=(InkScored, LineScoreView),
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/picture",
        "Draw a sheet of paper",
        _paper,
        takes=Sheet,
        gives=str,
        media_type="image/svg+xml",
        refuses=("malformed",),
        query=(THEME,),
    ),
    Endpoint(
        "POST",
        "/api/legal",
        "Where a piece fits on a sheet of paper",
        _legal,
        takes=PieceOnSheet,
        gives=Placements,
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/likely",
        "What fits in a space of a sheet of paper, the likeliest first",
        _likely,
        takes=SpaceOnSheet,
        gives=Likely,
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/typed",
        "Read drawings that were typed in one line",
        _read_line,
        takes=Typed,
        gives=ReadLine,
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/result",
        "Rank the sheets of a game on paper",
        _result,
        takes=Sheets,
        gives=Result,
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/print",
        "Sheets, cards, tables or a recorded game as PDF",
        _print,
        takes=Order,
        gives=str,
        media_type="application/pdf",
        refuses=("malformed", "deck_unusable"),
    ),
    Endpoint(
        "POST",
        "/api/print/preview",
        "The first page of the same, as SVG",
        _preview,
        takes=Order,
        gives=printing.Preview,
        refuses=("malformed", "deck_unusable"),
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/print",
        "A finished game as PDF, to hang up",
        _print_room,
        takes=Order,
        gives=str,
        media_type="application/pdf",
        refuses=(*ROOM_REFUSALS, "not_over"),
    ),
    Endpoint(
        "POST",
        "/api/rooms/{room}/print/preview",
        "The page of the same, as SVG",
        _preview_room,
        takes=Order,
        gives=printing.Preview,
        refuses=(*ROOM_REFUSALS, "not_over"),
    ),
    Endpoint("POST", "/api/roll", "Roll for a real table", _roll, takes=Roll, gives=Rolled, refuses=("illegal",)),
)
