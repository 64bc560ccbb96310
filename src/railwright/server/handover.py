"""A bot for somebody who has left: they have time to come back, then all present see the offer, then it happens.

Nothing of it is stored but its end: after a restart everybody is away since the start and has the time to come back.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from railwright.server.problems import Problem
from railwright.server.settings import Settings

if TYPE_CHECKING:
    from railwright.server.room import Room

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat offers a bot for another one."""

    seat: int
    by: int
    bot: str
    deadline: float


class Handover:
    """Since when the players of a room are away, and which bots are offered for them."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self._room = room
        self._seats = range(len(room.seats))
        self._grace = settings.grace_seconds
        self._notice = settings.offer_seconds
        self._away = dict.fromkeys(self._seats, time.time())
        self._offers: dict[int, tuple[Offer, asyncio.TimerHandle]] = {}

    @property
    def pending(self) -> bool:
        """Whether anything is offered."""
        return bool(self._offers)

    def note(self, present: Callable[[int], bool]) -> None:
        """Somebody has come or gone: whoever is back has declined what was offered for them."""
        for seat in self._seats:
            if present(seat):
                self._away.pop(seat, None)
                self.withdraw(seat)
            else:
                self._away.setdefault(seat, time.time())

    def seated(self, seat: int) -> None:
        """Somebody has just taken a seat and may still be on the way."""
        if seat in self._away:
            self._away[seat] = time.time()

    def free_at(self, seat: int) -> float | None:
        """From when on a bot may be offered for a seat; None for somebody who is here."""
        since = self._away.get(seat)
        return None if since is None else since + self._grace

    def offer_for(self, seat: int) -> Offer | None:
        """What is offered for a seat."""
        offered = self._offers.get(seat)
        return offered[0] if offered else None

    def offer(self, seat: int, by: int, bot: str) -> None:
        """Offer a bot for a seat; refuses while its player is here or may be back at any moment."""
        free_at = self.free_at(seat)
        if free_at is None:
            raise Problem("seat_present")
        if (wait := free_at - time.time()) > 0:
            raise Problem("seat_grace", seconds=math.ceil(wait))
        if seat in self._offers:
            raise Problem("offer_underway")
        offer = Offer(seat, by, bot, time.time() + self._notice)
        self._offers[seat] = offer, asyncio.get_running_loop().call_later(self._notice, self._end, offer)
        self._room.audience.tell_presence()

    def _end(self, offer: Offer) -> None:
        """The time of an offer is over."""
        self.withdraw(offer.seat)
        self._room.audience.tell_presence()
        task = asyncio.ensure_future(self._room.take_over(offer.seat, offer.bot))
        task.add_done_callback(self._carried_out)

    def _carried_out(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            _log.warning("Room %s: a seat could not be handed over: %s", self._room.id, error)

    def withdraw(self, seat: int) -> None:
        """The offer for a seat is over."""
        offered = self._offers.pop(seat, None)
        if offered:
            offered[1].cancel()

    def stop(self) -> None:
        """Carry nothing out any more."""
        for seat in list(self._offers):
            self.withdraw(seat)
