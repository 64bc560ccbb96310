"""Days by the clock of Greenwich, and what is played on each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal

from railwright.bots.registry import DEFAULT_OPPONENT, GameName
from railwright.ink.options import Edition
from railwright.ink.rules.expansions import NAMES
from railwright.server.bots import BOT_NAMES
from railwright.server.problems import Problem

FIRST = date(2026, 11, 1)
"""The day of daily number 1."""
LINE_BOTS = 2
EDITIONS: tuple[Edition, ...] = ("base", "challenge")


@dataclass(frozen=True, slots=True)
class Play:
    """What is played: one person alone, or against bots."""

    game: GameName
    options: dict[str, Any]
    bots: tuple[tuple[str, str], ...] = ()
    """The names and levels of the others at the table."""


def line_play(sheet: int = 1) -> Play:
    """Rail Line against bots, always the same ones."""
    return Play("line", {"sheet": sheet}, tuple((name, DEFAULT_OPPONENT) for name in BOT_NAMES[:LINE_BOTS]))


def ink_play(edition: Edition, expansion: str | None = None) -> Play:
    """Railroad Ink alone; Challenge with its goals."""
    return Play("ink", {"edition": edition, "expansion": expansion, "goals": edition == "challenge"})


def _rotating(number: int) -> Play:
    """All expansions one after the other, then all of them with the other edition."""
    turn = number // len(NAMES)
    return ink_play(EDITIONS[turn % len(EDITIONS)], NAMES[number % len(NAMES)])


KINDS = ("base", "challenge", "expansion", "line")
"""The dailies of every day."""


def play_of(kind: str, day: date) -> Play:
    """What a daily is on a day."""
    if kind == "expansion":
        return _rotating(number_of(day) - 1)
    return line_play() if kind == "line" else ink_play("challenge" if kind == "challenge" else "base")


def today(now: float) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(now, UTC).date()


def seconds_left(now: float) -> int:
    """Until the next day."""
    midnight = datetime.combine(today(now) + timedelta(days=1), datetime.min.time(), UTC)
    return max(0, round(midnight.timestamp() - now))


def number_of(day: date) -> int:
    """Dailies are numbered from the first day on."""
    return (day - FIRST).days + 1


def read_day(told: str, now: float) -> date:
    """A day that has come, and is not before the first one; refuses any other."""
    try:
        day = date.fromisoformat(told)
    except ValueError as error:
        raise Problem("daily_unknown") from error
    if not FIRST <= day <= today(now):
        raise Problem("daily_unknown")
    return day


Period = Literal["week", "month"]


def span_of(day: date, period: Period) -> tuple[date, date]:
    """The first and the last day of the week or month in which a day lies."""
    if period == "week":
        monday = day - timedelta(days=day.weekday())
        return monday, monday + timedelta(days=6)
    first = day.replace(day=1)
    return first, (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)


def period_of(day: date, period: Period) -> str:
    """The name of the week or month in which a day lies."""
    return week_of(day) if period == "week" else month_of(day)


def week_of(day: date) -> str:
    """Weeks begin on Monday: 2026-W47."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def month_of(day: date) -> str:
    """As 2026-11."""
    return f"{day:%Y-%m}"
