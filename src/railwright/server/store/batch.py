"""Writes of a moment sorted by what they do, so that all events of all rooms go to the database at once."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.server.store.records import Append, Ban, Create, Expire, Unban, Write
from railwright.server.store.schema import BAN, CLOSE_ROOM, EXPIRE_ROOM, FORGET_EVENTS, UNBAN

Values = tuple[object, ...]


class Batch:
    """First rooms are opened, then rooms are touched and their events added, then all the rest."""

    def __init__(self, writes: Sequence[Write]) -> None:
        self.opened: list[tuple[int, Values]] = []
        """The place among the writes, and the values of a new room."""
        self.events: list[Values] = []
        self.rest: list[tuple[str, Values]] = []
        touched: dict[tuple[str, int], Values] = {}
        for place, what in enumerate(writes):
            if isinstance(what, Append):
                self.events += [(what.room, event.number, event.at, event.request, event.body) for event in what.events]
                touched[what.room, what.epoch] = (what.events[-1].at, what.stage, what.deadline, what.room, what.epoch)
            elif isinstance(what, Create):
                room = what.room
                self.opened.append((place, (room.id, room.head, room.at, room.at, what.owner)))
            else:
                self.rest += _statements(what)
        self.touches = list(touched.values())
        """One for each room and epoch: each must find its room, else another worker has it or it is closed."""


def _statements(what: Expire | Ban | Unban) -> list[tuple[str, Values]]:
    if isinstance(what, Ban):
        return [(BAN, (what.network, what.at, what.until))]
    if isinstance(what, Unban):
        return [(UNBAN, (what.network,))]
    closing: list[tuple[str, Values]] = [(FORGET_EVENTS, (what.room,)), (EXPIRE_ROOM, (what.at, what.room))]
    return [*closing, (CLOSE_ROOM, (what.room,))] if what.by_operator else closing
