"""Statements for many rows at once: with each step SQLite gives Python's lock back, which costs more than a row."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Iterator, Sequence

from railwright.server.store.batch import Values

_AT_ONCE = (64, 16, 4, 1)
"""Few sizes, so that the connection keeps all of the statements prepared."""


class ForRows:
    """A statement with `{rows}` in the place of rows that have so many values."""

    def __init__(self, statement: str, values: int) -> None:
        self._statement = statement
        self._row = f"({', '.join('?' * values)})"

    def execute(self, connection: sqlite3.Connection, rows: Sequence[Values]) -> Iterator[sqlite3.Cursor]:
        """Carry it out for all rows, as many as possible at a time."""
        done = 0
        for size in _AT_ONCE:
            while len(rows) - done >= size:
                values = [value for row in rows[done : done + size] for value in row]
                yield connection.execute(self._for(size), values)
                done += size

    @functools.cache  # noqa: B019 - there are as many of these as statements, and they stay
    def _for(self, size: int) -> str:
        return self._statement.format(rows=", ".join([self._row] * size))


ADD_EVENTS = ForRows("INSERT INTO events (room, number, at, request, body) VALUES {rows}", 5)
COUNT_ROOMS_AT = ForRows(
    "SELECT count(*) FROM (VALUES {rows}) AS told "
    "JOIN rooms ON rooms.id = told.column1 AND rooms.epoch = told.column2 AND rooms.expired IS NULL",
    2,
)
"""How many of the rooms are there, each at its epoch."""
