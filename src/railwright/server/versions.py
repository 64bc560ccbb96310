"""The versions of a room's views: each viewer's counts only what may have changed for that viewer.

A number that counted everything would tell a rival how often somebody draws and takes back.
"""

from __future__ import annotations


class Versions:
    """Counts events: those that everybody may notice, and those that only one seat does."""

    def __init__(self) -> None:
        self._everybody = 0
        self._alone: dict[int | None, int] = {}

    def count(self, only: int | None) -> None:
        """Something has happened that only this seat notices; None: anybody may."""
        if only is None:
            self._everybody += 1
        else:
            self._alone[only] = self._alone.get(only, 0) + 1

    def of(self, viewer: int | None) -> int:
        """The version of what a seat, or a spectator, sees."""
        return self._everybody + self._alone.get(viewer, 0)
