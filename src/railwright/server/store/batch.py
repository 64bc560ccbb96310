"""Writes of a moment sorted by what they do, so that all events of all rooms go to the database at once."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.server.store.records import Analysed, Append, Ban, Create, Expire, Unban, Write
from railwright.server.store.schema import (
    BAN,
    CLOSE_ROOM,
    EXPIRE_ROOM,
    FORGET_ANALYSIS,
    FORGET_EVENTS,
    KEEP_ANALYSIS,
    UNBAN,
)

Values = tuple[object, ...]


class Batch:
    """First rooms are opened, then rooms are touched and their events added, then all the rest.

    `every`: whether all rooms with events are touched, those too that need not be.
    """

    def __init__(self, writes: Sequence[Write], *, every: bool) -> None:
        self.opened: list[tuple[int, Values]] = []
        """The place among the writes, and the values of a new room."""
        self.events: list[Values] = []
        self.rest: list[tuple[str, Values]] = []
        touched: dict[tuple[str, int], Values] = {}
        untouched: dict[tuple[str, int], None] = {}
        for place, what in enumerate(writes):
            if isinstance(what, Append):
                self.events += [(what.room, event.number, event.at, event.request, event.body) for event in what.events]
                room, epoch = what.room, what.epoch
                if what.touch or every:
                    touched[room, epoch] = (what.events[-1].at, what.stage, what.deadline, room, epoch)
                else:
                    untouched[room, epoch] = None
            elif isinstance(what, Create):
                new = what.room
                self.opened.append((place, (new.id, new.head, new.at, new.at, what.owner)))
            else:
                self.rest += _statements(what)
        self.touches = list(touched.values())
        self.untouched: list[Values] = list(untouched)
        """One for each room and epoch, and here those alone: each must find its room, else another worker has it or it
        is closed."""


def _statements(what: Expire | Analysed | Ban | Unban) -> list[tuple[str, Values]]:
    if isinstance(what, Ban):
        return [(BAN, (what.network, what.at, what.until))]
    if isinstance(what, Unban):
        return [(UNBAN, (what.network,))]
    if isinstance(what, Analysed):
        return [(KEEP_ANALYSIS, (what.room, what.version, what.at, what.body))]
    closing: list[tuple[str, Values]] = [
        (FORGET_EVENTS, (what.room,)),
        (FORGET_ANALYSIS, (what.room,)),
        (EXPIRE_ROOM, (what.at, what.room)),
    ]
    return [*closing, (CLOSE_ROOM, (what.room,))] if what.by_operator else closing
