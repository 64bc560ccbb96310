"""What a process counts while it works, in plain numbers, so that counting costs a move next to nothing."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Times:
    """How often something happened, and how long it took."""

    __slots__ = ("_counts", "_seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """It happened once more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    @property
    def number(self) -> int:
        """How often it happened."""
        return sum(self._counts)

    def buckets(self) -> tuple[list[tuple[str, float]], float]:
        """For a histogram: how often it took at most so long; and all seconds together."""
        names = [*map(str, BOUNDS), "+Inf"]
        return list(zip(names, map(float, accumulate(self._counts)), strict=True)), self._seconds


MOVES = Times()
"""Requests of players, from being taken up to being confirmed as stored."""
COMMITS = Times()
"""Commits of the store, each with everything of the moment."""
