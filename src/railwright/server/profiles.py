"""Who somebody is, without an account: a key that their browser has made, of which the server keeps the hash."""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from railwright.server.guests import GUEST_NAMES, plain_name
from railwright.server.problems import Problem
from railwright.server.rooms import Rooms
from railwright.server.store import Expired, StoredRoom
from railwright.server.store.contest_rows import FIND_HOSTED, FIND_OF_PROFILE, FIND_STANDINGS_OF
from railwright.server.store.played_rows import EXPORTED, FIND_EXPORTED, FIND_RATING
from railwright.server.store.profile_rows import (
    FIND_BY_ID,
    FIND_BY_KEY,
    FIND_BY_NAME,
    FIND_REACHED,
    FIND_SEATS,
    FIND_UNUSED,
    name_changed,
    name_hidden,
    new_profile,
    profile_gone,
    profile_used,
)
from railwright.server.store.records import Alter

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
Make = Callable[[Callable[[], bytes]], Awaitable[bytes]]
_DAY = 86_400.0
_AT_ONCE = 100
_RESULT = ("contest", "day", "kind", "room", "began", "ended", "points", "parts")
_STANDING = ("period", "kind", "points", "days")
_REACHED = ("room", "seat", "endpoint", "language", "since")
_SECRET_PARTS = ("seed", "sealing", "bot_secret", "deck")
"""What a room's head has that is not for people, or is not about them."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who comes back."""

    id: str
    name: str
    created: float
    used: float
    hidden: bool
    """Whether an operator has hidden the name."""

    @property
    def shown(self) -> str:
        """What others see."""
        return neutral_name(self.id) if self.hidden else self.name


@dataclass(frozen=True, slots=True)
class Exported:
    """All that is kept of a profile but its games, and these: room, seat, since when."""

    about: dict[str, Any]
    games: list[tuple[str, int, float]]


class Profiles:
    """All profiles of a server."""

    def __init__(self, rooms: Rooms, now: Callable[[], float] = time.time) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._now = now

    async def known(self, key: str) -> Profile:
        """Whose key this is; refuses an unknown one."""
        found = await self._store.find(FIND_BY_KEY, hash_of(key))
        if not found:
            raise Problem("profile_unknown")
        profile = _profile(found[0])
        if self._now() - profile.used > _DAY:
            await self._store.write(Alter((profile_used(profile.id, self._now()),)))
        return profile

    async def new(self, key: str, name: str) -> Profile:
        """Make a profile; asked again with the same key, it is the same."""
        self._store.check()
        profile = secrets.token_hex(8)
        called = plain_name(name) or secrets.choice(GUEST_NAMES)
        await self._store.write(Alter((new_profile(profile, hash_of(key), called, self._now()),)))
        return await self.known(key)

    async def rename(self, key: str, name: str) -> Profile:
        """Another name."""
        profile = await self.known(key)
        called = plain_name(name)
        if not called:
            raise Problem("profile_nameless")
        self._store.check()
        await self._store.write(Alter((name_changed(profile.id, called),)))
        return await self.known(key)

    async def exported(self, key: str) -> Exported:
        """All that is kept of a profile; its games are told one by one."""
        profile = await self.known(key)
        results = await self._store.find(FIND_OF_PROFILE, profile.id)
        hosted = await self._store.find(FIND_HOSTED, profile.id)
        finished = await self._store.find(FIND_EXPORTED, profile.id)
        ratings = await self._store.find(FIND_RATING, profile.id)
        standings = await self._store.find(FIND_STANDINGS_OF, profile.id)
        reached = await self._store.find(FIND_REACHED, profile.id)
        seats = await self._store.find(FIND_SEATS, profile.id)
        about = {
            "profile": {
                "id": profile.id,
                "name": profile.name,
                "created": profile.created,
                "used": profile.used,
                "hidden": profile.hidden,
            },
            "results": [dict(zip(_RESULT, row, strict=True)) for row in results],
            "finished": [dict(zip(EXPORTED, row, strict=True)) for row in finished],
            "ratings": [{"mu": mu, "sigma": sigma, "games": games} for mu, sigma, games in ratings],
            "standings": [dict(zip(_STANDING, row, strict=True)) for row in standings],
            "messages": [dict(zip(_REACHED, row, strict=True)) for row in reached],
            "challenges": [{"contest": contest, "created": created} for contest, created in hosted],
        }
        return Exported(about, [tuple(row) for row in seats])

    async def game(self, room: str, seat: int, since: float, make: Make) -> bytes:
        """A game of an export, as JSON that `make` puts together beside the loop: it may have 50,000 events."""
        stored = await self._store.load(room)
        over = await self._rooms.is_over(room)
        return await make(lambda: _encode(_told(room, seat, since, stored, over=over)))

    async def delete(self, key: str) -> None:
        """Forget a profile for good: nothing of it is left in the database."""
        await self._forget(await self.known(key))

    async def _forget(self, profile: Profile) -> None:
        self._store.check()
        done: set[tuple[str, int]] = set()
        while seats := {(room, seat) for room, seat, _ in await self._store.find(FIND_SEATS, profile.id)} - done:
            for room, seat in seats:  # meanwhile they may sit down elsewhere, from another device
                await self._rooms.forget_person(room, seat)
            done |= seats
        await self._store.write(Alter(profile_gone(profile.id)))
        await self._store.purge()

    async def forget_unused(self, days: float) -> int:
        """Forget profiles that nobody has used for so long; how many."""
        unused = [_profile(row) for row in await self._store.find(FIND_UNUSED, self._now() - days * _DAY, _AT_ONCE)]
        for profile in unused:
            await self._forget(profile)
            _log.warning("The profile %s is deleted: not used for %.0f days.", profile.id, days)
        return len(unused)

    # --- for operators --------------------------------------------------------------------------------------------
    async def named(self, part: str, most: int) -> list[Profile]:
        """The profiles with this in their names, those first that were used last."""
        return [_profile(row) for row in await self._store.find(FIND_BY_NAME, f"%{part}%", most)]

    async def hide(self, profile: str, *, hidden: bool) -> str:
        """Hide a name from everybody, or show it again; what is shown then."""
        await self._store.write(Alter((name_hidden(profile, hidden=hidden),)))
        found = await self._store.find(FIND_BY_ID, profile)
        if not found:
            raise Problem("profile_unknown")
        return _profile(found[0]).shown


def _told(room: str, seat: int, since: float, stored: StoredRoom | Expired | None, *, over: bool) -> dict[str, Any]:
    """What an export has of a game; of one that still runs, only that there is one."""
    told: dict[str, Any] = {"room": room, "seat": seat, "since": since}
    if not isinstance(stored, StoredRoom):
        return told
    head = msgspec.json.decode(stored.record.head)
    told["opened"] = stored.record.at
    told["head"] = {key: value for key, value in head.items() if key not in _SECRET_PARTS}
    for other in told["head"]["seats"]:
        other.pop("held", None)
    if over:
        events = [msgspec.json.decode(event.body) for event in stored.events]
        told["events"] = [{name: value for name, value in event.items() if name != "held"} for event in events]
    return told


def _profile(row: Any) -> Profile:
    profile, name, created, used, hidden = row
    return Profile(profile, name, created, used, bool(hidden))


def hash_of(key: str) -> str:
    """What is stored of a key; it is random, so one plain hash protects it."""
    return hashlib.sha256(f"railwright profile {key}".encode()).hexdigest()


def neutral_name(profile: str) -> str:
    """A friendly name for somebody whose own is hidden, always the same."""
    return GUEST_NAMES[int.from_bytes(hashlib.sha256(profile.encode()).digest()[:4]) % len(GUEST_NAMES)]


def shown_name(profile: str, name: str, hidden: int) -> str:
    """What others see of somebody in a table."""
    return neutral_name(profile) if hidden else name
