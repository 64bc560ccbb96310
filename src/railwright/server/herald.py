"""What goes out from a room: whose turn has come, who is reminded, and that something has changed for those outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from railwright.server.room import Room


class Herald:
    """Hears what happens in rooms. This one tells nobody."""

    def check(self, room: Room) -> None:
        """Refuse to let anybody find one more table of its host."""

    def changed(self, room: Room) -> None:
        """Who sits or looks there may have changed, or the room is put away."""

    def turn(self, room: Room, seat: int) -> None:
        """A seat's turn has come."""

    def nudged(self, room: Room, by: int, seat: int) -> None:
        """A seat is reminded by another one that it is waited for."""


class TurnsCome:
    """Finds the seats whose turn has come since last time: each once a turn, whatever is taken back meanwhile."""

    def __init__(self) -> None:
        self._told: dict[int, object] = {}

    def come(self, turn: object | None, waiting: Sequence[int]) -> list[int]:
        """The seats that have to decide and were not told of this turn yet."""
        if turn is None:
            return []
        new = [seat for seat in waiting if self._told.get(seat) != turn]
        self._told.update(dict.fromkeys(new, turn))
        return new
