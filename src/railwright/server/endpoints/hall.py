"""The hall: tables that are open to anybody, and somebody to play with."""

from __future__ import annotations

from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.hall.notices import wish_of
from railwright.server.head import checked_options
from railwright.server.http_messages import Met, OpenTable, OpenTables, Wish


async def _tables(call: Call) -> OpenTables:
    found = await call.rooms.hall.tables()
    return OpenTables(
        [
            OpenTable(
                notice.room,
                notice.game,
                notice.options,
                notice.host,
                notice.players,
                notice.free,
                notice.time_limit,
                notice.chosen,
            )
            for notice in found
        ]
    )


async def _meet(call: Call) -> Met:
    wish: Wish = call.body
    options = checked_options(wish.game, wish.options)
    del options["players"]
    return Met(await call.rooms.hall.meet(wish_of(wish.game, options, wish.time_limit), wish.waiting))


ENDPOINTS = (
    Endpoint("GET", "/api/tables", "The tables that are open to anybody", _tables, gives=OpenTables),
    Endpoint(
        "POST",
        "/api/meet",
        "The room of somebody who waits to play the same",
        _meet,
        takes=Wish,
        gives=Met,
        refuses=("malformed_message", "too_fast"),
    ),
)
