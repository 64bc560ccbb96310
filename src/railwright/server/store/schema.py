"""The tables, version by version. A database of any older version is brought up to date when it is opened.

The statements are understood by SQLite and PostgreSQL alike. A released version is never edited: a change is a new one.
"""

from __future__ import annotations

from railwright.server.store.records import StoreFailedError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE rooms (id TEXT PRIMARY KEY, head TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)",
        (
            "CREATE TABLE events (room TEXT NOT NULL REFERENCES rooms (id), number INTEGER NOT NULL, "
            "at DOUBLE PRECISION NOT NULL, request TEXT, body TEXT NOT NULL, PRIMARY KEY (room, number))"
        ),
    ),
    (  # for the end of rooms that nobody uses: how far the game is, when it was used last, when it was closed
        "ALTER TABLE rooms ADD COLUMN stage TEXT NOT NULL DEFAULT 'play'",
        "ALTER TABLE rooms ADD COLUMN touched DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN expired DOUBLE PRECISION",
        "UPDATE rooms SET touched = COALESCE((SELECT max(at) FROM events WHERE events.room = rooms.id), created)",
        "CREATE INDEX rooms_idle ON rooms (touched) WHERE expired IS NULL AND stage <> 'play'",
    ),
    (  # for several workers: whose a room is, and how often it has changed hands
        "ALTER TABLE rooms ADD COLUMN owner TEXT",
        "ALTER TABLE rooms ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX rooms_owner ON rooms (owner) WHERE owner IS NOT NULL",
    ),
    (  # for time limits that run while a room is not in memory: when the time of its running round or decision is up
        "ALTER TABLE rooms ADD COLUMN deadline DOUBLE PRECISION",
        "CREATE INDEX rooms_due ON rooms (deadline) WHERE deadline IS NOT NULL",
    ),
    (  # for operators: which addresses are not let in
        "CREATE TABLE bans (network TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION)",
    ),
    (  # for people who come back: profiles by the hash of their key, and who holds which seat
        (
            "CREATE TABLE profiles (id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, "
            "created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL, hidden INTEGER NOT NULL DEFAULT 0)"
        ),
        "CREATE INDEX profiles_used ON profiles (used)",
        (
            "CREATE TABLE players (room TEXT NOT NULL REFERENCES rooms (id), seat INTEGER NOT NULL, "
            "profile TEXT NOT NULL REFERENCES profiles (id), since DOUBLE PRECISION NOT NULL, PRIMARY KEY (room, seat))"
        ),
        "CREATE INDEX players_profile ON players (profile)",
    ),
    (  # for messages to players who are away: where the browsers of a seat are reached
        (
            "CREATE TABLE subscriptions (room TEXT NOT NULL REFERENCES rooms (id), seat INTEGER NOT NULL, "
            "endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, "
            "since DOUBLE PRECISION NOT NULL, PRIMARY KEY (room, seat, endpoint))"
        ),
    ),
    (  # for insight: what the analysis of a finished game says, as JSON, and in which version it says it
        (
            "CREATE TABLE analyses (room TEXT PRIMARY KEY REFERENCES rooms (id), version INTEGER NOT NULL, "
            "made DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)"
        ),
    ),
    (  # for the same dice played by many, each alone: dailies and challenges, who has played them, and their tables
        (
            "CREATE TABLE contests (id TEXT PRIMARY KEY, head TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, "
            "day TEXT, kind TEXT, week TEXT, month TEXT, host TEXT, master_room TEXT, master INTEGER)"
        ),
        "CREATE INDEX contests_month ON contests (month, kind)",
        "CREATE INDEX contests_host ON contests (host) WHERE host IS NOT NULL",
        (
            "CREATE TABLE attempts (contest TEXT NOT NULL REFERENCES contests (id), "
            "profile TEXT NOT NULL REFERENCES profiles (id), room TEXT NOT NULL, began DOUBLE PRECISION NOT NULL, "
            "ended DOUBLE PRECISION, points INTEGER, parts TEXT, PRIMARY KEY (contest, profile))"
        ),
        "CREATE UNIQUE INDEX attempts_room ON attempts (room)",
        "CREATE INDEX attempts_profile ON attempts (profile)",
        "CREATE INDEX attempts_best ON attempts (contest, points DESC, ended) WHERE ended IS NOT NULL",
        (
            "CREATE TABLE tallies (contest TEXT NOT NULL REFERENCES contests (id), points INTEGER NOT NULL, "
            "number INTEGER NOT NULL, PRIMARY KEY (contest, points))"
        ),
        (
            "CREATE TABLE standings (period TEXT NOT NULL, kind TEXT NOT NULL, "
            "profile TEXT NOT NULL REFERENCES profiles (id), points INTEGER NOT NULL, days INTEGER NOT NULL, "
            "PRIMARY KEY (period, kind, profile))"
        ),
        "CREATE INDEX standings_best ON standings (period, kind, points DESC)",
        "CREATE INDEX standings_profile ON standings (profile)",
    ),
    (  # for people who come back: what they have finished, and how strong they are in matches with others
        (
            "CREATE TABLE played (room TEXT NOT NULL, seat INTEGER NOT NULL, "
            "profile TEXT NOT NULL REFERENCES profiles (id), game TEXT NOT NULL, edition TEXT NOT NULL, "
            "expansion TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL, points INTEGER NOT NULL, parts TEXT NOT NULL, "
            "place INTEGER NOT NULL, players INTEGER NOT NULL, people INTEGER NOT NULL, bots TEXT NOT NULL, "
            "fair INTEGER NOT NULL, rated INTEGER NOT NULL, change DOUBLE PRECISION, PRIMARY KEY (room, seat))"
        ),
        "CREATE INDEX played_profile ON played (profile, ended)",
        "CREATE INDEX played_pending ON played (room) WHERE rated = 1",
        (
            "CREATE TABLE ratings (profile TEXT PRIMARY KEY REFERENCES profiles (id), mu DOUBLE PRECISION NOT NULL, "
            "sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL)"
        ),
    ),
    ("ALTER TABLE contests ADD COLUMN master_parts TEXT",),  # what Master's result on the same dice is made of
    (  # matches with somebody who has no profile wait no more to be rated
        (
            "UPDATE played SET rated = 0 WHERE rated = 1 "
            "AND (SELECT count(DISTINCT o.profile) FROM played o WHERE o.room = played.room) < people"
        ),
    ),
)
"""The statements that lead from version n to version n + 1, at index n."""

PERSONAL = (
    "profiles",
    "players",
    "subscriptions",
    "attempts",
    "standings",
    "contests",
    "played",
    "ratings",
    "rooms",
    "events",
)
"""The tables in which something of a person may stand."""
VERSION = len(MIGRATIONS)
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"


def newer(found: int) -> StoreFailedError:
    """What to say of a database that a newer Railwright has written."""
    return StoreFailedError("store_newer", found=found, known=VERSION)


# Both databases take these; `?` becomes `$1`, `$2` for PostgreSQL.
CREATE_ROOM = (
    "INSERT INTO rooms (id, head, created, stage, touched, owner) VALUES (?, ?, ?, 'unused', ?, ?) "
    "ON CONFLICT (id) DO NOTHING"
)
ADD_EVENT = "INSERT INTO events (room, number, at, request, body) VALUES (?, ?, ?, ?, ?)"
TOUCH_ROOM = "UPDATE rooms SET touched = ?, stage = ?, deadline = ? WHERE id = ? AND epoch = ? AND expired IS NULL"
FORGET_PLAYERS = "DELETE FROM players WHERE room = ?"
FORGET_EVENTS = "DELETE FROM events WHERE room = ?"
CLOSE_ROOM = "UPDATE rooms SET stage = 'closed' WHERE id = ?"
BAN = (
    "INSERT INTO bans (network, since, until) VALUES (?, ?, ?) "
    "ON CONFLICT (network) DO UPDATE SET since = excluded.since, until = excluded.until"
)
UNBAN = "DELETE FROM bans WHERE network = ?"
SUBSCRIBE = (
    "INSERT INTO subscriptions (room, seat, endpoint, p256dh, auth, language, since) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (room, seat, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, "
    "language = excluded.language, since = excluded.since"
)
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE room = ? AND seat = ? AND endpoint = ?"
FORGET_SUBSCRIPTIONS = "DELETE FROM subscriptions WHERE room = ?"
FIND_SUBSCRIPTIONS = (
    "SELECT seat, endpoint, p256dh, auth, language, since FROM subscriptions WHERE room = ? AND seat = ? ORDER BY since"
)
KEEP_ANALYSIS = (
    "INSERT INTO analyses (room, version, made, body) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (room) DO UPDATE SET version = excluded.version, made = excluded.made, body = excluded.body"
)
FORGET_ANALYSIS = "DELETE FROM analyses WHERE room = ?"
FIND_ANALYSIS = "SELECT room, version, made, body FROM analyses WHERE room = ?"
FIND_BANS = "SELECT network, since, until FROM bans ORDER BY network"
FIND_NAMING = (
    "SELECT body FROM events WHERE room = ? "
    """AND (body LIKE '{"event":"joined"%' OR body LIKE '{"event":"named"%') ORDER BY number"""
)
FIND_RECENT = (
    "SELECT id, head, stage, created, touched, owner FROM rooms WHERE expired IS NULL ORDER BY touched DESC LIMIT ?"
)
EXPIRE_ROOM = "UPDATE rooms SET expired = ?, head = '', deadline = NULL WHERE id = ?"
FIND_ROOM = "SELECT head, created, expired, epoch, stage FROM rooms WHERE id = ?"
FIND_STAGE = "SELECT 1 FROM rooms WHERE id = ? AND stage = ? AND expired IS NULL"
FIND_EVENTS = "SELECT number, at, body, request FROM events WHERE room = ? ORDER BY number"
FIND_NEXT_EVENTS = "SELECT number, at, body, request FROM events WHERE room = ? AND number > ? ORDER BY number LIMIT ?"
FIND_IDLE = (
    "SELECT id, stage, touched FROM rooms WHERE expired IS NULL AND stage <> 'play' "
    "AND ((stage = 'unused' AND touched < ?) OR (stage <> 'unused' AND touched < ?))"
)
FIND_DUE = "SELECT id FROM rooms WHERE deadline < ? ORDER BY deadline"
FIND_VERSION = "SELECT version FROM schema_version"
COUNT_ROOMS = "SELECT count(*) FROM rooms WHERE expired IS NULL"
