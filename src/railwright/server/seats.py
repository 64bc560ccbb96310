"""The seats of a room: who sits there, and the unguessable tokens that hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec

SeatKind = Literal["human", "local", "bot", "open"]


class Seat(msgspec.Struct):
    """One seat. `held` is the hash of its token; a seat that a bot has taken over keeps it."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    held: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind == "bot"


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
