"""What is kept of finished games for people who come back: the statements, understood by SQLite and PostgreSQL alike.

No name stands here: people are found by their profiles, so that who is deleted is gone from everybody's history.
"""

from __future__ import annotations

from railwright.server.store.records import Statement

PENDING, RATED = 1, 2
"""Of a row: its game waits to be rated, or is rated; 0: it is of no match between people."""
FIND_PLAYED = (
    "SELECT p.room, p.seat, p.game, p.edition, p.expansion, p.ended, p.points, p.parts, p.place, p.players, p.people, "
    "p.bots, p.fair, p.change, a.body, (SELECT 1 FROM rooms r WHERE r.id = p.room AND r.expired IS NULL) "
    "FROM played p LEFT JOIN analyses a ON a.room = p.room WHERE p.profile = ? ORDER BY p.ended DESC, p.room LIMIT ?"
)
EXPORTED = ("room", "seat", "game", "edition", "expansion", "ended", "points", "parts", "place", "change")
FIND_EXPORTED = (
    "SELECT room, seat, game, edition, expansion, ended, points, parts, place, change FROM played "
    "WHERE profile = ? ORDER BY ended, room"
)
FIND_RIVALS = (
    "SELECT o.room, o.place, f.id, f.name, f.hidden FROM played p "
    "JOIN played o ON o.room = p.room AND o.seat <> p.seat JOIN profiles f ON f.id = o.profile "
    "WHERE p.profile = ? AND o.profile <> p.profile ORDER BY o.room, o.seat"
)
FIND_PENDING = (
    "SELECT room FROM played WHERE rated = 1 GROUP BY room, people "
    "HAVING count(DISTINCT profile) = people ORDER BY min(ended), room LIMIT ?"
)
FIND_MATCH = (
    "SELECT p.seat, p.profile, p.place, p.bots, p.game, r.mu, r.sigma FROM played p "
    "LEFT JOIN ratings r ON r.profile = p.profile WHERE p.room = ? ORDER BY p.seat"
)
FIND_RATING = "SELECT mu, sigma, games FROM ratings WHERE profile = ?"
_PLAYED = (
    "INSERT INTO played (room, seat, profile, game, edition, expansion, ended, points, parts, place, players, people, "
    "bots, fair, rated) SELECT room, seat, profile, ?, ?, ?, ?, CAST(? AS INTEGER), ?, CAST(? AS INTEGER), "
    "CAST(? AS INTEGER), CAST(? AS INTEGER), ?, CAST(? AS INTEGER), CAST(? AS INTEGER) FROM players "
    "WHERE room = ? AND seat = ? ON CONFLICT (room, seat) DO NOTHING"
)
_RATE = (
    "INSERT INTO ratings (profile, mu, sigma, games) SELECT profile, CAST(? AS DOUBLE PRECISION), "
    "CAST(? AS DOUBLE PRECISION), 1 FROM played WHERE room = ? AND seat = ? AND rated = 1 "
    "ON CONFLICT (profile) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"
)
UNRATABLE = (
    "UPDATE played SET rated = 0 WHERE rated = 1 "
    "AND (SELECT count(DISTINCT o.profile) FROM played o WHERE o.room = played.room) < people"
)
"""Matches with somebody who has no profile wait for nothing."""
_CHANGED = "UPDATE played SET rated = 2, change = ? WHERE room = ? AND seat = ?"


def game_played(
    room: str,
    seat: int,
    variant: tuple[str, str, str],
    now: float,
    result: tuple[int, str, int],
    table: tuple[int, int, str],
    *,
    fair: bool,
    rated: bool,
) -> Statement:
    """The result of a seat, kept if it belongs to a profile.

    `variant`: game, edition and expansion; `result`: points, parts and place; `table`: players, people and bots.
    """
    return _PLAYED, (*variant, now, *result, *table, int(fair), PENDING if rated else 0, room, seat)


def match_played(room: str) -> Statement:
    """All results of a match between people are there: it waits to be rated, if all of them have profiles."""
    return UNRATABLE + " AND room = ?", (room,)


def seat_rated(room: str, seat: int, mu: float, sigma: float, change: float) -> tuple[Statement, ...]:
    """What a match made of somebody's rating, once."""
    return (_RATE, (mu, sigma, room, seat)), (_CHANGED, (change, room, seat))


def history_gone(profile: str) -> tuple[Statement, ...]:
    """Delete somebody's finished games and rating; matches with them that are not rated yet never will be."""
    values = (profile,)
    return (
        ("UPDATE played SET rated = 0 WHERE rated = 1 AND room IN (SELECT room FROM played WHERE profile = ?)", values),
        ("DELETE FROM played WHERE profile = ?", values),
        ("DELETE FROM ratings WHERE profile = ?", values),
    )
