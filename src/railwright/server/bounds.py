"""How often a seat may change its mind: enough for anybody who thinks, too little to fill a disk.

All else that can happen in a room is bounded by the rules; taking back and handing a seat over are not.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from railwright.ink.events import Reopened, TookBack
from railwright.server.head import Seated
from railwright.server.line_game import TookBack as LineTookBack
from railwright.server.messages import ChangeSeat
from railwright.server.problems import Problem

MOST_TAKE_BACKS = 250
"""In one round of Railroad Ink, or of one decision in Rail Line, for each seat."""
MOST_HANDOVERS = 100
"""Of one seat to a bot, in a whole game."""


_TOOK_BACK = (TookBack, Reopened, LineTookBack)


class Bounds:
    """Counts what a room's seats have taken back and handed over."""

    def __init__(self) -> None:
        self._take_backs: Counter[tuple[int, object]] = Counter()
        self._handovers: Counter[int] = Counter()

    def count(self, event: msgspec.Struct, clock: object | None) -> None:
        """Something has happened; the game's clock reads this now."""
        if isinstance(event, _TOOK_BACK):
            self._take_backs[event.seat, clock] += 1
        elif isinstance(event, Seated) and event.kind == "bot":
            self._handovers[event.seat] += 1

    def check_take_back(self, seat: int, clock: object | None) -> None:
        """Refuse what has been done too often; the clock reads this after it."""
        if self._take_backs[seat, clock] >= MOST_TAKE_BACKS:
            raise Problem("too_many_take_backs", most=MOST_TAKE_BACKS)

    def check_handover(self, change: ChangeSeat) -> None:
        """Refuse what has been done too often."""
        if change.kind == "bot" and self._handovers[change.to] >= MOST_HANDOVERS:
            raise Problem("too_many_handovers", most=MOST_HANDOVERS)
