"""What is kept of contests, the same dice played by many: the statements, understood by SQLite and PostgreSQL alike.

Tables of results are counted as results come in (`tallies`, `standings`), so that asking for them takes the same time
however many there are.
"""

from __future__ import annotations

from railwright.server.store.records import Statement

FIND_CONTEST = "SELECT id, head, created, day, kind, host, master_room, master, master_parts FROM contests WHERE id = ?"
FIND_ATTEMPT = "SELECT room, began, ended, points, parts FROM attempts WHERE contest = ? AND profile = ?"
FIND_TALLIES = "SELECT points, number FROM tallies WHERE contest = ? AND number > 0 ORDER BY points"
COUNT_ATTEMPTS = "SELECT count(*) FROM attempts WHERE contest = ?"
FIND_BEST = (
    "SELECT p.id, p.name, p.hidden, a.room, a.points, a.parts FROM attempts a JOIN profiles p ON p.id = a.profile "
    "WHERE a.contest = ? AND a.ended IS NOT NULL ORDER BY a.points DESC, a.ended LIMIT ?"
)
FIND_PEOPLE = (
    "SELECT p.id, p.name, p.hidden, a.room, a.points, a.parts FROM attempts a JOIN profiles p ON p.id = a.profile "
    "WHERE a.contest = ? ORDER BY a.points IS NULL, a.points DESC, a.began LIMIT ?"
)
FIND_OF_DAY = (
    "SELECT c.kind, a.ended, a.points, a.room FROM attempts a JOIN contests c ON c.id = a.contest "
    "WHERE a.profile = ? AND c.day = ?"
)
FIND_DAYS = (
    "SELECT DISTINCT c.day FROM attempts a JOIN contests c ON c.id = a.contest "
    "WHERE a.profile = ? AND a.ended IS NOT NULL AND c.day IS NOT NULL ORDER BY c.day"
)
FIND_MONTH = (
    "SELECT c.day, a.points, c.master FROM attempts a JOIN contests c ON c.id = a.contest "
    "WHERE a.profile = ? AND c.month = ? AND c.kind = ? AND a.ended IS NOT NULL ORDER BY c.day"
)
FIND_STANDINGS = (
    "SELECT p.id, p.name, p.hidden, s.points, s.days FROM standings s JOIN profiles p ON p.id = s.profile "
    "WHERE s.period = ? AND s.kind = ? ORDER BY s.points DESC LIMIT ?"
)
FIND_STANDING = "SELECT points, days FROM standings WHERE period = ? AND kind = ? AND profile = ?"
COUNT_AHEAD = "SELECT count(*) FROM standings WHERE period = ? AND kind = ? AND points > ?"
COUNT_STANDINGS = "SELECT count(*) FROM standings WHERE period = ? AND kind = ?"
FIND_CHALLENGES = (
    "SELECT c.id, c.head, c.created, a.points "
    "FROM (SELECT id FROM contests WHERE host = ? UNION SELECT contest FROM attempts WHERE profile = ?) own "
    "JOIN contests c ON c.id = own.id LEFT JOIN attempts a ON a.contest = c.id AND a.profile = ? "
    "WHERE c.day IS NULL ORDER BY c.created DESC LIMIT ?"
)
FIND_OF_PROFILE = (
    "SELECT a.contest, c.day, c.kind, a.room, a.began, a.ended, a.points, a.parts FROM attempts a "
    "JOIN contests c ON c.id = a.contest WHERE a.profile = ? ORDER BY a.began"
)
FIND_STANDINGS_OF = "SELECT period, kind, points, days FROM standings WHERE profile = ? ORDER BY period, kind"
FIND_HOSTED = "SELECT id, created FROM contests WHERE host = ? ORDER BY created"
FIND_SEAT_OF = "SELECT 1 FROM players WHERE room = ? AND profile = ?"
FIND_OLD = (
    "SELECT c.id FROM contests c WHERE c.day IS NULL AND c.created < ? AND NOT EXISTS "
    "(SELECT 1 FROM attempts a WHERE a.contest = c.id AND (a.ended IS NULL OR a.ended >= ?))"
)
_NEW = (
    "INSERT INTO contests (id, head, created, day, kind, week, month, host) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO NOTHING"
)
_ENTER = "INSERT INTO attempts (contest, profile, room, began) VALUES (?, ?, ?, ?)"
_ONE_AFTER_THE_OTHER = "UPDATE contests SET created = created WHERE id = ?"
_ENTER_IF_FREE = (
    "INSERT INTO attempts (contest, profile, room, began) "
    "SELECT ?, ?, ?, CASE WHEN count(*) < CAST(? AS INTEGER) THEN CAST(? AS DOUBLE PRECISION) END "
    "FROM attempts WHERE contest = ?"
)
_TALLY = (
    "INSERT INTO tallies (contest, points, number) SELECT contest, CAST(? AS INTEGER), 1 FROM attempts "
    "WHERE room = ? AND ended IS NULL ON CONFLICT (contest, points) DO UPDATE SET number = tallies.number + 1"
)
_STAND = (
    "INSERT INTO standings (period, kind, profile, points, days) "
    "SELECT c.{period}, c.kind, a.profile, CAST(? AS INTEGER), 1 "
    "FROM attempts a JOIN contests c ON c.id = a.contest WHERE a.room = ? AND a.ended IS NULL AND c.day IS NOT NULL "
    "ON CONFLICT (period, kind, profile) DO UPDATE SET points = standings.points + excluded.points, "
    "days = standings.days + 1"
)
_PERIODS = ("week", "month")


def new_contest(
    contest: str, head: str, now: float, *, day: tuple[str, str, str, str] | None = None, host: str | None = None
) -> Statement:
    """Keep new dice, once: of a day (the day, what is played, its week and month), or of somebody for their friends."""
    return _NEW, (contest, head, now, *(day or (None, None, None, None)), host)


def attempt_begun(contest: str, profile: str, room: str, now: float, most: int | None = None) -> tuple[Statement, ...]:
    """A profile begins its one attempt; a second one is refused by the database itself, and one more than `most`."""
    if most is None:
        return ((_ENTER, (contest, profile, room, now)),)
    return (_ONE_AFTER_THE_OTHER, (contest,)), (_ENTER_IF_FREE, (contest, profile, room, most, now, contest))


def attempt_ended(room: str, points: int, parts: str, now: float) -> tuple[Statement, ...]:
    """An attempt is over and counts, once, in all tables; one whose profile is gone counts nowhere."""
    ended = "UPDATE attempts SET ended = ?, points = ?, parts = ? WHERE room = ? AND ended IS NULL"
    return (
        (_TALLY, (points, room)),
        *((_STAND.format(period=period), (points, room)) for period in _PERIODS),
        (ended, (now, points, parts, room)),
    )


def master_begun(contest: str, room: str) -> Statement:
    """Where Master plays the same dice: the first such room counts."""
    return "UPDATE contests SET master_room = ? WHERE id = ? AND master_room IS NULL", (room, contest)


def master_ended(contest: str, room: str, points: int, parts: str) -> Statement:
    """What Master made of them there."""
    ended = "UPDATE contests SET master = ?, master_parts = ? WHERE id = ? AND master_room = ?"
    return ended, (points, parts, contest, room)


def contest_gone(contest: str) -> tuple[Statement, ...]:
    """Forget the dice of a challenge and its results."""
    values = (contest,)
    return (
        ("DELETE FROM attempts WHERE contest = ?", values),
        ("DELETE FROM tallies WHERE contest = ?", values),
        ("DELETE FROM contests WHERE id = ?", values),
    )
