"""Who sits where: which seat somebody may take, and what events and wishes mean for the seats of a room."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.server.bots import bot_name, known_bot, successor
from railwright.server.head import Head, Joined, Named, RanOut, RoomEvent, Seated
from railwright.server.messages import ChangeSeat
from railwright.server.problems import Problem
from railwright.server.seats import Seat, SeatKind


def take_seat(seats: Sequence[Seat], event: RoomEvent) -> None:
    """Change the seats as an event says, if it is about them."""
    if isinstance(event, Joined):
        seat = seats[event.seat]
        seat.kind, seat.name, seat.held, seat.asked = "human", event.name, event.held, ""
    elif isinstance(event, RanOut):
        seats[event.seat].ran_out += 1
    elif isinstance(event, Named):
        seats[event.seat].name = event.name
    elif isinstance(event, Seated):
        seat = seats[event.seat]
        seat.kind, seat.bot = event.kind, event.bot
        if seat.held is None:  # a person's seat keeps the person's name, or none
            seat.name, seat.asked = seat.name or bot_name(other.shown for other in seats), ""


def open_seat(seats: Sequence[Seat], wanted: int | None) -> int:
    """The seat that somebody takes: the one that they want, else the first that is open."""
    if wanted is not None and wanted >= len(seats):
        raise Problem("seat_unknown", seat=wanted + 1)
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    if not free:
        raise Problem("no_open_seat")
    if wanted is not None and wanted not in free:
        raise Problem("seat_taken")
    return free[0] if wanted is None else wanted


def seat_change(head: Head, seats: Sequence[Seat], change: ChangeSeat) -> Seated:
    """What somebody wants for a seat, or a refusal. A bot for another person's seat can only be offered."""
    if change.to >= len(seats):
        raise Problem("seat_unknown", seat=change.to + 1)
    if head.paper:
        raise Problem("paper_room")
    seat = seats[change.to]
    if change.kind == "bot":
        if seat.kind == "open":
            raise Problem("not_started")
        chosen = known_bot if seat.held is None else successor
        return Seated(change.to, "bot", chosen(head.game, change.bot))
    if seat.held is None:
        raise Problem("seat_never_human")
    if change.to != change.seat:
        raise Problem("not_your_seat")
    return Seated(change.to, _kind_at_first(head, change.to), None)


def _kind_at_first(head: Head, seat: int) -> SeatKind:
    return "local" if head.seats[seat].kind == "local" else "human"
