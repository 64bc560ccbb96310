"""Where notices hang: in this process, or in Redis where there are several workers (`cluster/hall.py`)."""

from __future__ import annotations

from typing import Protocol

from railwright.server.hall.notices import Notice

LASTS_SECONDS = 30.0
"""A notice that is not renewed for so long is taken down: its worker has died."""


class Hall(Protocol):
    """All notices of a server, however many workers it has."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Let go."""

    async def post(self, notice: Notice) -> None:
        """Hang a notice up, or renew it; who is to be matched stands in line from now on."""

    async def withdraw(self, room: str) -> None:
        """Take a notice down."""

    async def tables(self) -> list[Notice]:
        """The tables that are open to anybody."""

    async def meet(self, wish: str, own: str | None) -> str | None:
        """The room of whoever has waited longest for the same, taken out of the line together with the own one.

        None where nobody waits, or where somebody is about to come to the own room.
        """


class LocalHall:
    """The hall of a server that is one process."""

    def __init__(self) -> None:
        self._notices: dict[str, Notice] = {}
        self._lines: dict[str, dict[str, None]] = {}
        """For each wish the rooms that wait, the longest first."""

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def post(self, notice: Notice) -> None:
        """Hang a notice up, or renew it."""
        self._notices[notice.room] = notice
        if notice.open_to == "match":
            self._lines.setdefault(notice.wish, {}).setdefault(notice.room)

    async def withdraw(self, room: str) -> None:
        """Take a notice down."""
        notice = self._notices.pop(room, None)
        if notice is not None:
            self._leave(notice.wish, room)

    async def tables(self) -> list[Notice]:
        """The tables that are open to anybody."""
        return [notice for notice in self._notices.values() if notice.open_to == "anybody"]

    async def meet(self, wish: str, own: str | None) -> str | None:
        """The room of whoever has waited longest for the same."""
        line = self._lines.get(wish, {})
        if own is not None and own not in line:
            return None
        found = next((room for room in line if room != own), None)
        if found is not None:
            self._leave(wish, found)
            if own is not None:
                self._leave(wish, own)
        return found

    def _leave(self, wish: str, room: str) -> None:
        line = self._lines.get(wish, {})
        line.pop(room, None)
        if not line:
            self._lines.pop(wish, None)
