"""What the events of a room add up to: its game, its dice, its seats, and who may find it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.server.bounds import Bounds
from railwright.server.carried_out import CarriedOut, Stamp
from railwright.server.head import Continued, Head, Joined, OpenedTo, Revealed, RoomEvent, new_game, tell_dice
from railwright.server.seating import take_seat
from railwright.server.seats import Moment, NextRoom
from railwright.server.versions import Versions


class RoomState:
    """The fold over a room's events. It knows no store, no clock and nobody who looks."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game, self.dice = new_game(head)
        self.seats = [msgspec.structs.replace(seat) for seat in head.seats]
        self.has_bots = any(seat.is_bot for seat in self.seats)
        self.next: NextRoom | None = None
        self.open_to = head.open_to
        self.bounds = Bounds()
        self.carried_out = CarriedOut()
        self.versions = Versions()
        self._used = head.contest is not None and (head.contest.counted or head.contest.master)

    @property
    def stage(self) -> str:
        """unused until a person joins or asks for anything; then lobby, play or over."""
        if not self._used:
            return "unused"
        if self.game.over:
            return "over"
        return "play" if self.game.started else "lobby"

    @property
    def what_if(self) -> Moment | None:
        """The moment of a finished game that this one goes on from."""
        return self.head.what_if.moment if self.head.what_if else None

    def apply(self, event: msgspec.Struct) -> None:
        """Let an event happen; one of the game's own only where the game has not done so itself."""
        if not isinstance(event, RoomEvent):
            self.game.restore(event)
            return
        tell_dice(self.dice, event)
        take_seat(self.seats, event)
        if isinstance(event, Continued):
            self.next = NextRoom(event.room, event.seat)
        if isinstance(event, OpenedTo):
            self.open_to = event.whom
        self.has_bots = any(seat.is_bot for seat in self.seats)

    def count(self, events: Sequence[msgspec.Struct], request: Stamp | None, clock: object | None) -> int | None:
        """Count events for whom they change anything, and remember the request that caused them.

        Gives the one seat that notices them; None where anybody may.
        """
        only: int | None = None
        for place, event in enumerate(events):
            seat = None if isinstance(event, RoomEvent) else self.game.private_to(event)
            only = seat if place == 0 or seat == only else None
            self.versions.count(seat)
            self.bounds.count(event, clock)
        if not self._used:
            asked = request is not None and not any(isinstance(event, Revealed) for event in events)
            self._used = asked or any(isinstance(event, Joined) for event in events)
        if request is not None:
            self.carried_out.remember(request, self.versions.of(request.seat))
        return only
