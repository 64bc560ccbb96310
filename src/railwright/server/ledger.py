"""What happens in one room on its way to the store: numbered, and with how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.server.carried_out import Stamp
from railwright.server.head import Began, Continued, RoomEvent, Seated
from railwright.server.logs import audit
from railwright.server.store import Happening, Store
from railwright.server.store.records import Append, Statement

_encode = msgspec.json.Encoder().encode
_TOUCH_SECONDS = 60.0
"""So exactly is stored when a running game was used last."""


class Ledger:
    """Writes a room's events down, one batch after the other."""

    def __init__(self, room_id: str, store: Store) -> None:
        self.number = 0
        """Of the newest stored event."""
        self.epoch = 0
        self._room_id = room_id
        self._store = store
        self._stage: tuple[str, float | None] | None = None
        """Stage and deadline as they were stored last."""
        self._touched = 0.0

    def check(self) -> None:
        """Refuse while nothing can be stored."""
        self._store.check()

    async def write(
        self,
        events: Sequence[msgspec.Struct],
        now: float,
        stage: tuple[str, float | None],
        request: Stamp | None,
        also: tuple[Statement, ...],
    ) -> bool:
        """Store events; `stage` is how far the game is then, and its deadline. False where another worker has the room.

        `also` is stored in the same transaction.
        """
        stored = request.stored if request else None
        rows = [
            Happening(self.number + place, now, _encode(event).decode(), stored if place == 1 else None)
            for place, event in enumerate(events, 1)
        ]
        touch = self._stage != stage or now - self._touched > _TOUCH_SECONDS
        if touch:
            self._stage, self._touched = stage, now
        if not await self._store.write(Append(self._room_id, rows, stage[0], self.epoch, stage[1], touch, also)):
            return False
        self.number = rows[-1].number
        for event in events:
            if isinstance(event, RoomEvent):
                _audit(self._room_id, event)
        return True


def _audit(room: str, event: RoomEvent) -> None:
    """Into the audit log: what has changed about the seats, without what nobody may know."""
    if isinstance(event, Seated):
        audit("seat_handed_over", room, seat=event.seat, kind=event.kind, bot=event.bot)
    elif isinstance(event, Began):
        audit("began", room)
    elif isinstance(event, Continued):
        audit("continued", room, seat=event.seat, next=event.room)
