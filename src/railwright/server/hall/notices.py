"""What hangs in the hall: a notice for each room that strangers may find."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from railwright.bots.registry import GameName
from railwright.server.guests import plain_name
from railwright.server.seats import Openness

if TYPE_CHECKING:
    from railwright.server.room import Room

_encode = msgspec.json.Encoder(order="sorted").encode


class Notice(msgspec.Struct, frozen=True):
    """A room as strangers see it before they sit down."""

    room: str
    open_to: Openness
    wish: str
    """What is played, as whoever is matched must want it."""
    game: GameName
    options: dict[str, Any]
    host: str
    players: int
    free: int
    time_limit: int | None
    chosen: bool
    """Whether the host has chosen the dice."""
    since: float


def wish_of(game: GameName, options: Mapping[str, object], time_limit: int | None) -> str:
    """The same for two people who want to play the same."""
    told = _encode({"game": game, "options": dict(options), "time_limit": time_limit})
    return hashlib.blake2b(told, digest_size=12).hexdigest()


def notice_of(room: Room, since: float) -> Notice | None:
    """The notice of a room; none where it is not open, or nobody is there to wait for others."""
    head, free = room.head, sum(seat.kind == "open" for seat in room.seats)
    if room.open_to == "invited" or room.retired or room.game.started or not free:
        return None
    if not any(room.audience.has(seat) for seat in range(len(room.seats))):
        return None
    return Notice(
        room=room.id,
        open_to=room.open_to,
        wish=wish_of(head.game, head.options, head.time_limit),
        game=head.game,
        options={"players": len(room.seats), **head.options},
        host=plain_name(room.seats[head.host].name),
        players=len(room.seats),
        free=free,
        time_limit=head.time_limit,
        chosen=head.chosen,
        since=since,
    )
