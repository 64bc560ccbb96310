"""The herald of a server: who outside of a room hears what happens in it."""

from __future__ import annotations

from railwright.server.hall.keeper import HallKeeper
from railwright.server.herald import Herald
from railwright.server.push.push import Push
from railwright.server.room import Room


class Crier(Herald):
    """Tells the hall and the push services."""

    def __init__(self, hall: HallKeeper, push: Push | None) -> None:
        self._hall = hall
        self._push = push

    def check(self, room: Room) -> None:
        """Refuse one more open table of the same address."""
        self._hall.check(room.address)

    def changed(self, room: Room) -> None:
        """The notice of the room may have changed."""
        self._hall.changed(room)

    def turn(self, room: Room, seat: int) -> None:
        """Whoever is away is sent a message."""
        if self._push is not None:
            self._push.call(room, seat)

    def nudged(self, room: Room, by: int, seat: int) -> None:
        """The same, with who has reminded them."""
        if self._push is not None:
            self._push.call(room, seat, by)
