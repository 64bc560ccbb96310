"""`python -m railwright.trial.doomed`: a server that is made to be killed, and lives again in a moment.

It takes the options of a server. A process that has loaded everything waits for orders: each line that it reads, a
port, is a new life, forked from it, and its end is told. Two signals arm a life: then it kills itself right before the
next COMMIT goes to the database, or right after the database has carried one out and nobody has been told yet.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import signal
import sqlite3
import sys
from typing import Any

from railwright.bots.readiness import all_players
from railwright.server.__main__ import main
from railwright.server.rehearsal import rehearse

BEFORE_COMMIT = signal.SIGUSR1
AFTER_COMMIT = signal.SIGUSR2

LIFE, ENDED = "life", "ended"
"""What is told on standard output of each life: its process when it begins, its status when it ends."""

_armed: set[int] = set()


def _die_if_armed(moment: signal.Signals) -> None:
    if moment in _armed:
        os.kill(os.getpid(), signal.SIGKILL)


def _is_commit(statement: str) -> bool:
    return statement.rstrip(";").upper() == "COMMIT"


class DoomedSqlite(sqlite3.Connection):
    """A connection to a SQLite file."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """The same, or the end."""
        commits = _is_commit(statement)
        if commits:
            _die_if_armed(BEFORE_COMMIT)
        cursor = super().execute(statement, *values)
        if commits:
            _die_if_armed(AFTER_COMMIT)
        return cursor


def _doom_postgres() -> None:
    import asyncpg

    class DoomedPostgres(asyncpg.Connection):  # type: ignore[misc]  # it comes without hints
        """A connection to PostgreSQL."""

        async def execute(self, statement: str, *values: Any, **options: Any) -> Any:
            """The same, or the end."""
            commits = _is_commit(statement)
            if commits:
                _die_if_armed(BEFORE_COMMIT)
            answer = await super().execute(statement, *values, **options)
            if commits:
                _die_if_armed(AFTER_COMMIT)
            return answer

    asyncpg.connect = functools.partial(asyncpg.connect, connection_class=DoomedPostgres)


def _live(port: str) -> int:
    """One life of the server, from a process of its own; its exit status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(LIFE, os.getpid(), flush=True)
    sys.argv += ["--port", port]
    os._exit(main())


def _load() -> None:
    """Have all that is compiled in memory."""
    rehearse()
    for players in all_players():
        players.load()


def _obey() -> None:
    for number in (BEFORE_COMMIT, AFTER_COMMIT):
        signal.signal(number, lambda armed, _: _armed.add(armed))
    sqlite3.connect = functools.partial(sqlite3.connect, factory=DoomedSqlite)  # type: ignore[assignment]  # has overloads
    if importlib.util.find_spec("asyncpg"):
        _doom_postgres()
    _load()
    for order in sys.stdin:
        print(ENDED, _live(order.strip()), flush=True)


if __name__ == "__main__":
    _obey()
