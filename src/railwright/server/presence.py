"""Who of a room's seats is here, thinks or is waited for, and what is offered for whoever is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railwright.server.clock import told
from railwright.server.handover import Handover
from railwright.server.messages import OfferedBot, SeatPresence
from railwright.server.seats import Seat
from railwright.server.thinking import Thinking

if TYPE_CHECKING:
    from railwright.server.room import Room


def presence(room: Room, thinking: Thinking, handover: Handover) -> list[SeatPresence]:
    """Of all seats, in order."""
    return [_of_seat(room, number, seat, thinking, handover) for number, seat in enumerate(room.seats)]


def _of_seat(room: Room, number: int, seat: Seat, thinking: Thinking, handover: Handover) -> SeatPresence:
    person = seat.held is not None and not seat.is_bot
    offer = handover.offer_for(number)
    return SeatPresence(
        seat=number,
        connected=seat.is_bot or room.audience.has(number),
        thinking=thinking.thinks(number),
        preparing=thinking.prepares(number),
        waiting=thinking.waits(number),
        free_at=told(handover.free_at(number)) if person else None,
        offer=OfferedBot(offer.by, offer.bot, told(offer.deadline) or "") if offer else None,
    )
