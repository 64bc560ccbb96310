"""Who looks at a room: a view for each seat and language, sent only where it has changed, and who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from railwright.core.language import Language
from railwright.server.messages import Current, FromServer, Patch, Presence, SeatPresence, ViewMessage
from railwright.server.patches import changes

_encode = msgspec.json.Encoder().encode
_PRESENCE_DELAY = 0.05

Viewer = int | None
"""A seat, or None for spectators."""


class Watcher(Protocol):
    """Whoever looks at a room: a connection."""

    payer: str
    """For whom it counts: an address, or a network."""
    language: Language
    viewers: tuple[Viewer, ...]
    patches: bool
    """Whether it can do with what has changed."""

    def send(self, message: FromServer) -> None:
        """Put a message on its way; messages arrive in their order, or the last patch tells that some are missing."""

    def give_way(self) -> None:
        """End the connection: the same player has come from elsewhere."""

    def dismiss(self, *, moved: bool = False) -> None:
        """End the connection; the page will come back by itself, at once where the room has moved."""


@dataclass(slots=True)
class Sight:
    """The newest view of a viewer in a language, and the version since which it is so."""

    version: int
    view: msgspec.Struct

    def whole(self, viewer: Viewer) -> ViewMessage:
        """The whole view on its way to the page."""
        return ViewMessage(viewer, self.version, msgspec.Raw(_encode(self.view)))


Look = Callable[[Viewer, Language, msgspec.Struct | None], msgspec.Struct]
"""Gives a view; made from the view before, where only this viewer can have noticed what has happened since."""


class Audience:
    """All watchers of a room. `look` gives a view, `version` that of a viewer, `presence` who is here and thinks."""

    def __init__(
        self,
        look: Look,
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
        self.watchers.pop(watcher, None)
        for viewer in watcher.viewers:
            name = "spectator" if viewer is None else str(viewer)
            known = (viewer, watcher.language) in self._sights
            self._renew(viewer, watcher.language)
            sight = self._sights[viewer, watcher.language]
            if known and have.get(name) == sight.version:
                watcher.send(Current(viewer, sight.version))
            else:
                watcher.send(sight.whole(viewer))
        self.watchers[watcher] = None
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more."""
        self.watchers.pop(watcher, None)
        self.tell_presence()

    def show(self, only: int | None) -> None:
        """Send what has changed to all who look, or to one seat where nobody else's view can have changed."""
        if only is not None:
            for language in {watcher.language for watcher in self.watchers if only in watcher.viewers}:
                self._renew(only, language, private=True)
            return
        shown = {(viewer, watcher.language) for watcher in self.watchers for viewer in watcher.viewers}
        for viewer, language in shown:
            self._renew(viewer, language)

    def _renew(self, viewer: Viewer, language: Language, *, private: bool = False) -> None:
        """Look once more, and tell everybody who sees just this if it has changed."""
        old = self._sights.get((viewer, language))
        before = old.view if private and old is not None else None
        new = Sight(self._version(viewer), self._look(viewer, language, before))
        if old is not None:
            found = changes(old.view, new.view)
            if not found.set and not found.splice:
                return
        self._sights[viewer, language] = new
        whole: ViewMessage | None = None
        patch: Patch | None = None
        for watcher in list(self.watchers):
            if watcher.language != language or viewer not in watcher.viewers:
                continue
            if old is None or not watcher.patches or old.version == new.version:
                whole = whole or new.whole(viewer)
                watcher.send(whole)
            else:
                patch = patch or Patch(viewer, old.version, new.version, msgspec.Raw(_encode(found)))
                watcher.send(patch)

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
