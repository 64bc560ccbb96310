"""Whose rooms are: with one server all are its own; with several each room has one owner at a time."""

from __future__ import annotations

from typing import Protocol


class Ownership(Protocol):
    """Which rooms a server may change."""

    @property
    def worker(self) -> str | None:
        """The name under which this worker has rooms; None where there is only one."""

    @property
    def ready(self) -> bool:
        """Whether this worker may have rooms at the moment."""

    async def take(self, room: str) -> None:
        """Make the room one's own before it is read from the store; refuses where another worker has it."""

    async def seize(self, room: str) -> None:
        """Make the room one's own for an operator, whoever has it."""

    def opened(self, room: str) -> None:
        """A room has just been opened here."""

    def lost(self, room: str) -> None:
        """Another worker has the room now."""


class SoleOwner:
    """The one server of a database."""

    worker = None
    ready = True

    async def take(self, room: str) -> None:
        """Every room is its own."""

    async def seize(self, room: str) -> None:
        """Every room is its own."""

    def opened(self, room: str) -> None:
        """Every room is its own."""

    def lost(self, room: str) -> None:
        """Nobody else takes a room while one server holds the lock of the database."""
