"""What somebody is told of contests: days, results, curves, tables. Nothing of it grows with the number of results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from railwright.server.analyses import seat_report
from railwright.server.contest_messages import (
    ArchivedDay,
    ContestView,
    DailyView,
    Offered,
    OwnChallenge,
    OwnDaily,
    OwnReport,
    PeriodTable,
    Result,
    Span,
    State,
    StreakView,
    TableRow,
    Today,
)
from railwright.server.contests.calendar import (
    FIRST,
    KINDS,
    Period,
    month_of,
    number_of,
    period_of,
    play_of,
    read_day,
    seconds_left,
    span_of,
    today,
)
from railwright.server.contests.contests import MASTERS_NAME, MOST_FRIENDS, Attempt, Contest, Contests, daily_id
from railwright.server.contests.dice import commitment_of, rolls_of
from railwright.server.contests.streaks import streak_of
from railwright.server.head import Head
from railwright.server.problems import Problem
from railwright.server.profiles import Profile, shown_name
from railwright.server.result import PLAYER
from railwright.server.store import Store
from railwright.server.store.contest_rows import (
    COUNT_AHEAD,
    COUNT_STANDINGS,
    FIND_ATTEMPT,
    FIND_BEST,
    FIND_CHALLENGES,
    FIND_DAYS,
    FIND_MONTH,
    FIND_OF_DAY,
    FIND_PEOPLE,
    FIND_STANDING,
    FIND_STANDINGS,
    FIND_TALLIES,
)

_MOST_BEST = 5
_MOST_ROWS = 20
_MOST_CHALLENGES = 20
_parts = msgspec.json.Decoder(dict[str, int])
_heads = msgspec.json.Decoder(Head)
Curve = list[tuple[int, int]]


def offered(now: float) -> Today:
    """What is played today; it tells nothing of the dice."""
    day = today(now)
    plays = [(kind, play_of(kind, day)) for kind in KINDS]
    contests = [Offered(daily_id(day.isoformat(), kind), kind, play.game, play.options) for kind, play in plays]
    return Today(day.isoformat(), number_of(day), seconds_left(now), contests)


class Tables:
    """Asks the store, and tells no more than somebody may know."""

    def __init__(self, contests: Contests, store: Store) -> None:
        self._contests = contests
        self._store = store

    # --- a day ----------------------------------------------------------------------------------------------------
    async def day(self, told: str | None, profile: Profile | None) -> DailyView:
        """A day with all its dailies."""
        now = self._contests.now()
        current = today(now)
        day = current if told is None else read_day(told, now)
        mine: dict[str, tuple[float | None, int | None]] = {}
        played: list[date] = []
        if profile is not None:
            rows = await self._store.find(FIND_OF_DAY, profile.id, day.isoformat())
            mine = {kind: (ended, points) for kind, ended, points, _ in rows}
            played = [date.fromisoformat(row[0]) for row in await self._store.find(FIND_DAYS, profile.id)]
        streak = streak_of(played, current)
        return DailyView(
            date=day.isoformat(),
            number=number_of(day),
            today=current.isoformat(),
            first=FIRST.isoformat(),
            left=seconds_left(now),
            contests=[await self._own_daily(kind, day, current, mine) for kind in KINDS],
            streak=StreakView(streak.now, streak.longest, streak.days),
        )

    async def _own_daily(
        self, kind: str, day: date, current: date, mine: dict[str, tuple[float | None, int | None]]
    ) -> OwnDaily:
        play = play_of(kind, day)
        contest = daily_id(day.isoformat(), kind)
        ended, points = mine.get(kind, (None, None))
        state: State = "done" if ended else "running" if kind in mine else "new" if day == current else "missed"
        players = sum(number for _, number in await self._curve(contest))
        return OwnDaily(contest, kind, play.game, play.options, state, points, players)

    async def _curve(self, contest: str) -> Curve:
        return [(points, number) for points, number in await self._store.find(FIND_TALLIES, contest)]

    # --- one contest ----------------------------------------------------------------------------------------------
    async def contest(self, contest: Contest, profile: Profile | None) -> ContestView:
        """A contest as somebody may see it now."""
        await self._contests.wake_master(contest)
        attempt = await self._contests.attempt(contest, profile)
        sees = await self._contests.sees(contest, profile)
        curve = await self._curve(contest.id)
        you = "" if profile is None else profile.id
        own = _own(profile, attempt, curve)
        return ContestView(
            id=contest.id,
            day=contest.day,
            kind=contest.kind,
            number=None if contest.day is None else number_of(date.fromisoformat(contest.day)),
            game=contest.head.game,
            options=contest.head.options,
            state=self._state(contest, attempt),
            room=None if attempt is None else attempt.room,
            sees=sees,
            players=sum(number for _, number in curve),
            commitment=commitment_of(contest.head),
            own=own,
            report=await self._report(own),
            ahead=None if own is None or own.points is None else _ahead(curve, own.points),
            master=_master(contest) if sees else None,
            curve=curve if sees else [],
            best=await self._best(contest, you, curve) if sees and contest.day is not None else [],
            rolls=rolls_of(contest.head) if sees else [],
            people=await self._people(contest, you, sees=sees) if contest.day is None else [],
            host=profile is not None and contest.host == profile.id,
            archive=await self._archive(contest, you),
        )

    async def _report(self, own: Result | None) -> OwnReport | None:
        kept = None if own is None or own.room is None else await self._store.analysis(own.room)
        told = None if kept is None else seat_report(kept.body, PLAYER)
        if told is None:
            return None
        good = [step.mark in ("best", "good") for step in told.steps]
        return OwnReport(round(told.luck, 1), round(told.loss, 1), good)

    def _state(self, contest: Contest, attempt: Attempt | None) -> State:
        if attempt is not None:
            return "running" if attempt.ended is None else "done"
        past = contest.day is not None and contest.day < today(self._contests.now()).isoformat()
        return "missed" if past else "new"

    async def _best(self, contest: Contest, you: str, curve: Curve) -> list[Result]:
        rows = await self._store.find(FIND_BEST, contest.id, _MOST_BEST)
        return [_result(row, you, _place(curve, row[4])) for row in rows]

    async def _people(self, contest: Contest, you: str, *, sees: bool) -> list[Result]:
        rows = await self._store.find(FIND_PEOPLE, contest.id, MOST_FRIENDS)
        points = [row[4] for row in rows if row[4] is not None]
        told = [_result(row, you, None if row[4] is None else 1 + sum(p > row[4] for p in points)) for row in rows]
        if sees:
            return told
        by_name = sorted(told, key=lambda one: one.name)  # the order would tell who is ahead
        return [Result(None, one.name, None, {}, None, one.you) for one in by_name]

    async def _archive(self, contest: Contest, you: str) -> list[ArchivedDay]:
        if contest.day is None or contest.kind is None or not you:
            return []
        month = month_of(date.fromisoformat(contest.day))
        rows = await self._store.find(FIND_MONTH, you, month, contest.kind)
        return [ArchivedDay(day, points, master is not None and points > master) for day, points, master in rows]

    # --- many -----------------------------------------------------------------------------------------------------
    async def period(self, kind: str, period: Period, told: str | None, profile: Profile | None) -> PeriodTable:
        """The table of a week or a month: the points of all its days together."""
        if kind not in KINDS:
            raise Problem("daily_unknown")
        now = self._contests.now()
        day = today(now) if told is None else read_day(told, now)
        name = period_of(day, period)
        players = (await self._store.find(COUNT_STANDINGS, name, kind))[0][0]
        current = today(now)
        span = _span(day, period, current)
        if span.later is None and not await self._finished(daily_id(current.isoformat(), kind), profile):
            return PeriodTable(name, kind, span, players, [], None, closed=True)
        you = "" if profile is None else profile.id
        rows: list[TableRow] = []
        for profile_id, called, hidden, points, days in await self._store.find(FIND_STANDINGS, name, kind, _MOST_ROWS):
            place = rows[-1].place if rows and rows[-1].points == points else len(rows) + 1
            rows.append(TableRow(place, shown_name(profile_id, called, hidden), points, days, profile_id == you))
        own = next((row for row in rows if row.you), None)
        if own is None and profile is not None:
            own = await self._own_row(name, kind, profile)
        return PeriodTable(name, kind, span, players, rows, own, closed=False)

    async def _finished(self, contest: str, profile: Profile | None) -> bool:
        """Whether somebody has played a daily to its end."""
        found = [] if profile is None else await self._store.find(FIND_ATTEMPT, contest, profile.id)
        return bool(found) and Attempt(*found[0]).ended is not None

    async def _own_row(self, period: str, kind: str, profile: Profile) -> TableRow | None:
        found = await self._store.find(FIND_STANDING, period, kind, profile.id)
        if not found:
            return None
        points, days = found[0]
        ahead = (await self._store.find(COUNT_AHEAD, period, kind, points))[0][0]
        return TableRow(ahead + 1, profile.shown, points, days, you=True)

    async def challenges(self, profile: Profile) -> list[OwnChallenge]:
        """What somebody has made or played among friends."""
        rows = await self._store.find(FIND_CHALLENGES, profile.id, profile.id, profile.id, _MOST_CHALLENGES)
        told: list[OwnChallenge] = []
        for contest, head, created, points in rows:
            played = _heads.decode(head)
            day = datetime.fromtimestamp(created, UTC).date().isoformat()
            told.append(OwnChallenge(contest, played.game, played.options, day, points))
        return told


def _span(day: date, period: Period, current: date) -> Span:
    first, last = span_of(day, period)
    earlier, later = first - timedelta(days=1), last + timedelta(days=1)
    return Span(
        first.isoformat(),
        last.isoformat(),
        earlier.isoformat() if earlier >= FIRST else None,
        later.isoformat() if later <= current else None,
    )


def _result(row: Sequence[Any], you: str, place: int | None) -> Result:
    profile, name, hidden, room, points, parts = row
    told = _parts.decode(parts) if parts else {}
    return Result(place, shown_name(profile, name, hidden), points, told, room if place else None, profile == you)


def _own(profile: Profile | None, attempt: Attempt | None, curve: Curve) -> Result | None:
    if profile is None or attempt is None or attempt.points is None:
        return None
    parts = _parts.decode(attempt.parts or "{}")
    place = _place(curve, attempt.points)
    return Result(place, profile.shown, attempt.points, parts, attempt.room, you=True)


def _master(contest: Contest) -> Result | None:
    if contest.master is None:
        return None
    parts = _parts.decode(contest.master_parts or "{}")
    return Result(None, MASTERS_NAME, contest.master, parts, contest.master_room, you=False)


def _place(curve: Curve, points: int) -> int:
    return 1 + sum(number for more, number in curve if more > points)


def _ahead(curve: Curve, points: int) -> int | None:
    others = sum(number for _, number in curve) - 1
    return round(100 * sum(number for fewer, number in curve if fewer < points) / others) if others > 0 else None
