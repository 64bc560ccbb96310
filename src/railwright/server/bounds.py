"""How often a seat may change its mind: enough for anybody who thinks, too little to fill a disk.

All else that can happen in a room is bounded by the rules; taking back, handing a seat over and opening the table to
others are not.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from railwright.ink.events import Reopened, TookBack
from railwright.server.head import OpenedTo, Seated
from railwright.server.line_game import TookBack as LineTookBack
from railwright.server.messages import ChangeSeat
from railwright.server.problems import Problem

MOST_TAKE_BACKS = 250
"""In one round of Railroad Ink, or of one decision in Rail Line, for each seat."""
MOST_HANDOVERS = 100
"""Of one seat to a bot, in a whole game."""
MOST_OPENINGS = 100
"""How often a table may be opened to others, or closed to them."""


_TOOK_BACK = (TookBack, Reopened, LineTookBack)


class Bounds:
    """Counts what a room's seats have taken back, handed over and opened."""

    def __init__(self) -> None:
        self._take_backs: Counter[tuple[int, object]] = Counter()
        self._handovers: Counter[int] = Counter()
        self._openings = 0

    def count(self, event: msgspec.Struct, clock: object | None) -> None:
        """Something has happened; the game's clock reads this now."""
        if isinstance(event, _TOOK_BACK):
            self._take_backs[event.seat, clock] += 1
        elif isinstance(event, Seated) and event.kind == "bot":
            self._handovers[event.seat] += 1
        elif isinstance(event, OpenedTo):
            self._openings += 1

    def check_take_back(self, seat: int, clock: object | None) -> None:
        """Refuse what has been done too often; the clock reads this after it."""
        if self._take_backs[seat, clock] >= MOST_TAKE_BACKS:
            raise Problem("too_many_take_backs", most=MOST_TAKE_BACKS)

    def check_handover(self, change: ChangeSeat) -> None:
        """Refuse what has been done too often."""
        if change.kind == "bot" and self._handovers[change.to] >= MOST_HANDOVERS:
            raise Problem("too_many_handovers", most=MOST_HANDOVERS)

    def check_opening(self) -> None:
        """Refuse what has been done too often."""
        if self._openings >= MOST_OPENINGS:
            raise Problem("too_many_openings", most=MOST_OPENINGS)
