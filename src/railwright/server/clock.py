"""The time limit of a room: when the time of the running round or decision is up, and who is called then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


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

    def follow(self, clock: object | None, now: float) -> None:
        """The game's clock reads this since now."""
        if self._limit is None or clock == self._running:
            return
        self._running = clock
        if clock is None:
            self._set(None)
            return
        if clock in self._deadlines:
            while next(reversed(self._deadlines)) != clock:
                self._deadlines.popitem()
        self._set(self._deadlines.setdefault(clock, now + self._limit))

    def has_time(self, clock: object | None) -> bool:
        """Whether there would be time left if the game's clock went back to this."""
        deadline = self._deadlines.get(clock)
        return deadline is None or deadline > time.time()

    def give_time_again(self) -> None:
        """After a restart: nobody loses time because the server was away."""
        if self._limit is not None and self._running is not None:
            self._deadlines = dict.fromkeys(self._deadlines, time.time() + self._limit)
            self._set(self._deadlines[self._running])

    def _set(self, deadline: float | None) -> None:
        self.stop()
        self.deadline = deadline
        self.is_up = False
        if deadline is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, deadline - time.time()), self._ring)

    def _ring(self) -> None:
        self.is_up = True
        self._time_is_up()

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
