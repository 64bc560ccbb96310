"""What is kept of profiles: the statements, understood by SQLite and PostgreSQL alike."""

from __future__ import annotations

from railwright.server.store.played_rows import history_gone
from railwright.server.store.records import Statement

_FIND = "SELECT id, name, created, used, hidden FROM profiles WHERE "
FIND_BY_KEY = _FIND + "key = ?"
FIND_BY_NAME = _FIND + "name LIKE ? ORDER BY used DESC LIMIT ?"
FIND_BY_ID = _FIND + "id = ?"
FIND_UNUSED = _FIND + "used < ? ORDER BY used LIMIT ?"
FIND_SEATS = "SELECT room, seat, since FROM players WHERE profile = ? ORDER BY since, room, seat"
FIND_PLAYERS = "SELECT seat, profile FROM players WHERE room = ? ORDER BY seat"
FIND_REACHED = (
    "SELECT s.room, s.seat, s.endpoint, s.language, s.since FROM subscriptions s "
    "JOIN players p ON p.room = s.room AND p.seat = s.seat WHERE p.profile = ? ORDER BY s.since"
)
_NEW = "INSERT INTO profiles (id, key, name, created, used) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING"
_LINK = (
    "INSERT INTO players (room, seat, profile, since) SELECT ?, ?, id, ? FROM profiles WHERE id = ? "
    "ON CONFLICT (room, seat) DO UPDATE SET profile = excluded.profile, since = excluded.since"
)
_LINK_ALIKE = (
    "INSERT INTO players (room, seat, profile, since) SELECT ?, seat, profile, CAST(? AS DOUBLE PRECISION) "
    "FROM players WHERE room = ?"
)
_COUNT_NO_MORE = (
    "UPDATE tallies SET number = number - 1 WHERE EXISTS (SELECT 1 FROM attempts WHERE profile = ? "
    "AND attempts.contest = tallies.contest AND attempts.points = tallies.points)"
)


def new_profile(profile: str, key: str, name: str, now: float) -> Statement:
    """Keep a new profile under the hash of its key."""
    return _NEW, (profile, key, name, now, now)


def seat_held(room: str, seat: int, profile: str, now: float) -> Statement:
    """A profile holds a seat from now on; one that was deleted at this moment holds none."""
    return _LINK, (room, seat, now, profile)


def seats_held_alike(room: str, earlier: str, now: float) -> Statement:
    """A room that goes on from an earlier one has its names: they are linked there, too."""
    return _LINK_ALIKE, (room, now, earlier)


def name_changed(profile: str, name: str) -> Statement:
    """Call a profile differently."""
    return "UPDATE profiles SET name = ? WHERE id = ?", (name, profile)


def name_hidden(profile: str, *, hidden: bool) -> Statement:
    """Hide the name of a profile, or show it again."""
    return "UPDATE profiles SET hidden = ? WHERE id = ?", (int(hidden), profile)


def profile_used(profile: str, now: float) -> Statement:
    """Note when a profile was used last."""
    return "UPDATE profiles SET used = ? WHERE id = ?", (now, profile)


def profile_gone(profile: str) -> tuple[Statement, ...]:
    """Delete a profile with its links to seats, where their browsers are reached, and its results."""
    values = (profile,)
    reached = (
        "DELETE FROM subscriptions WHERE EXISTS (SELECT 1 FROM players WHERE players.room = subscriptions.room "
        "AND players.seat = subscriptions.seat AND players.profile = ?)"
    )
    return (
        (_COUNT_NO_MORE, values),
        ("DELETE FROM standings WHERE profile = ?", values),
        ("DELETE FROM attempts WHERE profile = ?", values),
        ("UPDATE contests SET host = NULL WHERE host = ?", values),
        (reached, values),
        *history_gone(profile),
        ("DELETE FROM players WHERE profile = ?", values),
        ("DELETE FROM profiles WHERE id = ?", values),
    )


def head_rewritten(room: str, head: str) -> Statement:
    """Keep another head of a room."""
    return "UPDATE rooms SET head = ? WHERE id = ? AND expired IS NULL", (head, room)


def event_rewritten(room: str, number: int, body: str) -> Statement:
    """Keep another body of an event."""
    return "UPDATE events SET body = ? WHERE room = ? AND number = ?", (body, room, number)
