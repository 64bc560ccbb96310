"""Days in a row on which somebody has finished a daily."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

_SHOWN = 14


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row up to now, the longest ever, and each of the last two weeks, today last."""

    now: int
    longest: int
    days: list[bool]


def streak_of(played: Sequence[date], today: date) -> Streak:
    """A day counts if any of its dailies was finished; today may still come, and breaks nothing."""
    days = set(played)
    longest = run = 0
    before: date | None = None
    for day in sorted(days):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, run), day
    last = today if today in days else today - timedelta(days=1)
    now = 0
    while last - timedelta(days=now) in days:
        now += 1
    return Streak(now, longest, [today - timedelta(days=ago) in days for ago in reversed(range(_SHOWN))])
