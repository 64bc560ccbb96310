"""Who looks at a room: a view for each seat and language, sent only where it has changed, and who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from railwright.core.language import Language
from railwright.server.messages import Current, FromServer, Presence, SeatPresence, ViewMessage

_encode = msgspec.json.Encoder().encode
_PRESENCE_DELAY = 0.05

Viewer = int | None
"""A seat, or None for spectators."""


class Watcher(Protocol):
    """Whoever looks at a room: a connection."""

    language: Language
    viewers: tuple[Viewer, ...]

    def send(self, message: FromServer) -> None:
        """Put a message on its way."""

    def give_way(self) -> None:
        """End the connection: the same player has come from elsewhere."""

    def dismiss(self, *, moved: bool = False) -> None:
        """End the connection; the page will come back by itself, at once where the room has moved."""


@dataclass(slots=True)
class Sight:
    """The newest view of a viewer in a language, and the version since which it is so."""

    version: int
    body: bytes

    def message(self, viewer: Viewer) -> ViewMessage:
        """The view on its way to the page."""
        return ViewMessage(viewer, self.version, msgspec.Raw(self.body))


class Audience:
    """All watchers of a room. `look` gives a view, `version` that of a viewer, `presence` who is here and thinks."""

    def __init__(
        self,
        look: Callable[[Viewer, Language], msgspec.Struct],
        version: Callable[[Viewer], int],
        presence: Callable[[], list[SeatPresence]],
    ) -> None:
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self._look = look
        self._version = version
        self._presence = presence
        self._sights: dict[tuple[Viewer, Language], Sight] = {}
        self._presence_due: asyncio.TimerHandle | None = None

    def has(self, seat: int) -> bool:
        """Whether the player of a seat is connected."""
        return any(seat in watcher.viewers for watcher in self.watchers)

    def enter(self, watcher: Watcher, have: dict[str, int]) -> None:
        """Somebody begins to look: a fresh view for each of their seats, unless they have it."""
        self.watchers[watcher] = None
        for viewer in watcher.viewers:
            sight, known = self._sight(viewer, watcher.language)
            name = "spectator" if viewer is None else str(viewer)
            if known and have.get(name) == sight.version:
                watcher.send(Current(viewer, sight.version))
            else:
                watcher.send(sight.message(viewer))
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more."""
        self.watchers.pop(watcher, None)
        self.tell_presence()

    def _sight(self, viewer: Viewer, language: Language) -> tuple[Sight, bool]:
        """The view as it is now, and whether it was known before as just this."""
        body = _encode(self._look(viewer, language))
        sight = self._sights.get((viewer, language))
        if sight is not None and sight.body == body:
            return sight, True
        sight = Sight(self._version(viewer), body)
        self._sights[viewer, language] = sight
        return sight, False

    def show(self, only: int | None) -> None:
        """Send changed views to all who look, or to one seat where nobody else's can have changed."""
        fresh: dict[tuple[Viewer, Language], ViewMessage | None] = {}
        for watcher in list(self.watchers):
            for viewer in watcher.viewers:
                if only is not None and viewer != only:
                    continue
                key = (viewer, watcher.language)
                if key not in fresh:
                    sight, known = self._sight(*key)
                    fresh[key] = None if known else sight.message(viewer)
                message = fresh[key]
                if message is not None:
                    watcher.send(message)

    def tell_presence(self) -> None:
        """Say soon who is here and who thinks; several changes of a moment are told at once."""
        if self._presence_due is None and self.watchers:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(_PRESENCE_DELAY, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_due = None
        message = Presence(self._presence(), sum(None in watcher.viewers for watcher in self.watchers))
        for watcher in list(self.watchers):
            watcher.send(message)

    def stop(self) -> None:
        """Tell nothing more."""
        if self._presence_due is not None:
            self._presence_due.cancel()
