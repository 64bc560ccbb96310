"""The seats of a room: who sits there, and the unguessable tokens that hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec

SeatKind = Literal["human", "local", "bot", "open"]
Openness = Literal["invited", "anybody", "match"]
"""Who may find a room before its game begins: who has its link, anybody, or the next person who asks for the same."""


class Seat(msgspec.Struct):
    """One seat. `held` is the hash of its token; a seat that a bot has taken over keeps it."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    held: str | None = None
    ran_out: int = 0
    """How often the player's time was up and a bot has decided instead."""
    asked: str = ""
    """While it is open: who sat here in the game before, and may sit down before anybody else does."""

    @property
    def shown(self) -> str:
        """The name that others see."""
        return self.name or self.asked

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind == "bot"


class NextRoom(msgspec.Struct, frozen=True):
    """Where the people of a room play again, and the seat that wanted to first."""

    room: str
    by: int


class Moment(msgspec.Struct, frozen=True):
    """Where a room goes on from, for one seat: a round of a finished game, after so many of the seat's actions in it.

    In Rail Line it is a decision, whosever it was, and nothing is drawn.
    `room` is empty where the game was a record that somebody had saved.
    """

    room: str
    seat: int
    round: int
    drawn: int = 0


def sharing(opened: list[Seat]) -> frozenset[int]:
    """The seats at the device that opened a room, where they are several."""
    if all(seat.kind != "local" for seat in opened):
        return frozenset()
    return frozenset(number for number, seat in enumerate(opened) if seat.kind in ("human", "local"))


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token; it is random, so one plain hash protects it."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(token: str, seats: list[Seat]) -> int | None:
    """The seat that a token holds."""
    wanted = hashed(token)
    for number, seat in enumerate(seats):
        if seat.held is not None and hmac.compare_digest(seat.held, wanted):
            return number
    return None
