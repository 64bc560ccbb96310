"""Whoever waits for an analysis: told how far it is, and asked whether it is still wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from railwright.core.errors import TimingError

Progress = Callable[[float], object]
Cancelled = Callable[[], bool]


class CancelledError(TimingError):
    """The analysis was not wanted any more; nothing of it is left."""

    def __init__(self) -> None:
        super().__init__("insight_cancelled")


def unheard(_part: float) -> None:
    """Nobody listens."""


def never() -> bool:
    """Nobody cancels."""
    return False


@dataclass(slots=True)
class Watch:
    """Counts the work that is done, and stops it where it is not wanted any more."""

    steps: int
    progress: Progress
    cancelled: Cancelled
    done: int = 0

    def check(self) -> None:
        """Stop here if the analysis is not wanted any more."""
        if self.cancelled():
            raise CancelledError

    def step(self) -> None:
        """One more step is done."""
        self.done += 1
        self.progress(self.done / self.steps)
        self.check()
