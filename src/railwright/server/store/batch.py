"""Writes of a moment sorted by what they do, so that all events of all rooms go to the database at once."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.server.store.records import (
    Alter,
    Analysed,
    Append,
    Ban,
    Create,
    Expire,
    Statement,
    Subscribe,
    Unban,
    Unsubscribe,
    Write,
)
from railwright.server.store.schema import (
    BAN,
    CLOSE_ROOM,
    EXPIRE_ROOM,
    FORGET_ANALYSIS,
    FORGET_EVENTS,
    FORGET_PLAYERS,
    FORGET_SUBSCRIPTIONS,
    KEEP_ANALYSIS,
    SUBSCRIBE,
    UNBAN,
    UNSUBSCRIBE,
)

Values = tuple[object, ...]


class Batch:
    """First rooms are opened, then rooms are touched and their events added, then all the rest.

    `every`: whether all rooms with events are touched, those too that need not be.
    """

    def __init__(self, writes: Sequence[Write], *, every: bool) -> None:
        self.opened: list[tuple[int, Values, tuple[Statement, ...]]] = []
        """The place among the writes, the values of a new room, and what belongs to it."""
        self.events: list[Values] = []
        self.rest: list[Statement] = []
        touched: dict[tuple[str, int], Values] = {}
        untouched: dict[tuple[str, int], None] = {}
        for place, what in enumerate(writes):
            if isinstance(what, Append):
                self.events += [(what.room, event.number, event.at, event.request, event.body) for event in what.events]
                self.rest += what.also
                room, epoch = what.room, what.epoch
                if what.touch or every:
                    touched[room, epoch] = (what.events[-1].at, what.stage, what.deadline, room, epoch)
                else:
                    untouched[room, epoch] = None
            elif isinstance(what, Create):
                new = what.room
                self.opened.append((place, (new.id, new.head, new.at, new.at, what.owner), what.also))
            else:
                self.rest += _statements(what)
        self.touches = list(touched.values())
        self.untouched: list[Values] = list(untouched)
        """One for each room and epoch, and here those alone: each must find its room, else another worker has it or it
        is closed."""


def _statements(what: Expire | Analysed | Ban | Unban | Subscribe | Unsubscribe | Alter) -> Sequence[Statement]:
    if isinstance(what, Alter):
        return what.statements
    if isinstance(what, Ban):
        return [(BAN, (what.network, what.at, what.until))]
    if isinstance(what, Unban):
        return [(UNBAN, (what.network,))]
    if isinstance(what, Subscribe):
        to = what.to
        return [(SUBSCRIBE, (what.room, to.seat, to.endpoint, to.p256dh, to.auth, to.language, to.since))]
    if isinstance(what, Unsubscribe):
        return [(UNSUBSCRIBE, (what.room, what.seat, what.endpoint))]
    if isinstance(what, Analysed):
        return [(KEEP_ANALYSIS, (what.room, what.version, what.at, what.body))]
    closing: list[Statement] = [
        (FORGET_EVENTS, (what.room,)),
        (FORGET_PLAYERS, (what.room,)),
        (FORGET_SUBSCRIPTIONS, (what.room,)),
        (FORGET_ANALYSIS, (what.room,)),
        (EXPIRE_ROOM, (what.at, what.room)),
    ]
    return [*closing, (CLOSE_ROOM, (what.room,))] if what.by_operator else closing
