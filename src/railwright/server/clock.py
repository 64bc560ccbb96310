"""The time limit of a room: when the time of the running round or decision is up, and who is called then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

_LEAST_AFTER_RESTART = 10.0


class Clock:
    """Follows the game: each change of its clock begins a new time limit; one that is gone back to has its old end."""

    def __init__(self, limit: int | None, time_is_up: Callable[[], None]) -> None:
        self.deadline: float | None = None
        self.is_up = False
        self._limit = limit
        self._time_is_up = time_is_up
        self._running: object | None = None
        self._deadlines: dict[object, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._wound: float | None = None

    def read(self, clock: object | None, now: float) -> None:
        """The game's clock reads this since now; nobody is called until it is wound."""
        if self._limit is None or clock == self._running:
            return
        self._running = clock
        if clock is None:
            self.deadline = None
            return
        if clock in self._deadlines:
            while next(reversed(self._deadlines)) != clock:
                self._deadlines.popitem()
        self.deadline = self._deadlines.setdefault(clock, now + self._limit)

    def wind(self) -> None:
        """Ring at the deadline."""
        if self.deadline == self._wound:
            return
        self.stop()
        self._wound = self.deadline
        self.is_up = False
        if self.deadline is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, self.deadline - time.time()), self._ring)

    def go_on(self) -> None:
        """After a restart: the deadline stands, but whoever comes back has a moment at least."""
        if self._limit is not None and self.deadline is not None:
            fair = time.time() + min(_LEAST_AFTER_RESTART, self._limit)
            self.deadline = self._deadlines[self._running] = max(self.deadline, fair)
        self.wind()

    def has_time(self, clock: object | None) -> bool:
        """Whether there would be time left if the game's clock went back to this."""
        deadline = self._deadlines.get(clock)
        return deadline is None or deadline > time.time()

    def _ring(self) -> None:
        self.is_up = True
        self._time_is_up()

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def told(moment: float | None) -> str | None:
    """A moment as pages are told of it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds") if moment else None
