"""How much anybody may ask for: buckets that fill up again with time, and a share of the server's time by address."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, NoReturn, TypeVar

from railwright.core.errors import RailwrightError
from railwright.server.problems import Problem
from railwright.server.settings import Settings

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds that a request may wait for its turn; whoever would have to wait longer is refused."""
_AT_ONCE = 0.04
"""Seconds of its share that an address may use in one go: more would be felt by everybody else."""
_PART_OF_A_ROOM = 0.5
_MOST_KEPT = 10_000
_MINUTES_AT_ONCE = 10
_HOURS_AT_ONCE = 5
_NOTHING_THERE = ("room_unknown", "contest_unknown", "daily_unknown")
"""What a wrong code is answered with."""


class Bucket:
    """So many at once, then so many per second."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._most = at_once
        self._left = at_once
        self._then = time.monotonic()

    @property
    def left(self) -> float:
        """How many are allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now
        return self._left

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken last was none."""
        self._left += 1


class Kept(Generic[T]):
    """Something for each key, made when first asked for; what was not asked for the longest time is forgotten."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._kept: OrderedDict[object, T] = OrderedDict()

    def __getitem__(self, key: object) -> T:
        try:
            self._kept.move_to_end(key)
        except KeyError:
            self.add(key)
        return self._kept[key]

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def add(self, key: object) -> None:
        """Keep it from now on."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return
        self._kept[key] = self._make()
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)


class Turns:
    """When it is somebody's turn again who may use a share of the server's time, in the order of their requests."""

    __slots__ = ("_next", "_per_millisecond")

    def __init__(self, share: float) -> None:
        self._per_millisecond = 0.001 / share
        self._next = 0.0

    def wait(self, now: float) -> float:
        """Seconds until all that was asked for has had its time; at most 0 where some may be used at once."""
        return self._next - now

    def book(self, milliseconds: float, now: float) -> float:
        """Ask for some of the server's time; the seconds until the turn comes."""
        begins = max(self._next, now - _AT_ONCE)
        self._next = begins + milliseconds * self._per_millisecond
        return begins - now if begins > now else 0.0


async def _refuse() -> NoReturn:
    """Refuse, after a pause."""
    await asyncio.sleep(PATIENCE)
    raise Problem("too_fast")


class Limits:
    """All limits of a server that hold for an address or a room, however many connections there are."""

    def __init__(self, settings: Settings) -> None:
        self._turns = Kept(lambda: Turns(settings.share_of_time))
        self._parts = Kept(lambda: Turns(settings.share_of_time * _PART_OF_A_ROOM))
        self._new_rooms = Kept(lambda: Bucket(settings.rooms_per_minute / 60, settings.rooms_per_minute))
        profiles = settings.profiles_per_hour
        self._new_profiles = Kept(lambda: Bucket(profiles / 3600, profiles * _HOURS_AT_ONCE))
        guesses = settings.wrong_codes_per_minute
        self._guesses = Kept(lambda: Bucket(guesses / 60, guesses * _MINUTES_AT_ONCE))
        self._found = Kept(lambda: None)

    def wait(self, payer: str) -> float:
        """Seconds until all that an address has asked for has had its time; more than PATIENCE is too much."""
        return self._turns[payer].wait(time.monotonic())

    def charge(self, payer: str, milliseconds: float) -> None:
        """Count time that is used already."""
        self._turns[payer].book(milliseconds, time.monotonic())

    async def turn(self, payer: str, milliseconds: float, room: str = "") -> None:
        """Wait for the turn of this address, and of this room; refused, after a pause, where that would take long.

        An address has a part of a room's time: else one that floods a room would let all others in it wait.
        """
        now = time.monotonic()
        own = self._turns[payer]
        part = self._parts[payer, room] if room else own
        if own.wait(now) > PATIENCE or part.wait(now) > PATIENCE:
            await _refuse()
        wait = own.book(milliseconds, now)
        if room:
            wait = max(wait, part.book(milliseconds, now))
        if wait > 0:
            await asyncio.sleep(wait)
        if room:
            await self._turn_of_room(room, milliseconds)

    async def _turn_of_room(self, room: str, milliseconds: float) -> None:
        now = time.monotonic()
        whole = self._turns[room]
        if whole.wait(now) > PATIENCE:
            await _refuse()
        if (wait := whole.book(milliseconds, now)) > 0:
            await asyncio.sleep(wait)

    async def go_on(self, payer: str, milliseconds: float) -> None:
        """Wait for the turn of an address with a part of something long that it has begun; never refused."""
        await asyncio.sleep(self._turns[payer].book(milliseconds, time.monotonic()))

    def new_room(self, payer: str) -> None:
        """Count a room that an address opens."""
        if not self._new_rooms[payer].take():
            raise Problem("too_fast")

    def new_profile(self, payer: str) -> None:
        """Count a profile that an address makes; it is kept for long, used or not."""
        if not self._new_profiles[payer].take():
            raise Problem("too_fast")

    async def find(self, payer: str, code: str, find: Callable[[str], Awaitable[T]]) -> T:
        """A room by its code. Who has tried too many wrong ones finds only what that address has found before."""
        if self.has_found(payer, code):
            return await find(code)
        guesses = self._guesses[payer]
        if not guesses.take():
            raise Problem("too_fast")
        try:
            room = await find(code)
        except RailwrightError as error:
            if error.code not in _NOTHING_THERE:
                guesses.give_back()  # where it could not be looked up, nothing was wrong with it
            raise
        guesses.give_back()
        self.found(payer, code)
        return room

    def has_found(self, payer: str, code: str) -> bool:
        """Whether an address has found this code before."""
        return (payer, code.upper()) in self._found

    def found(self, payer: str, code: str) -> None:
        """From now on an address may ask for this code however many wrong ones it tries."""
        self._found.add((payer, code.upper()))

    def may_guess(self, payer: str) -> bool:
        """Whether an address may try a code that it has not found before."""
        return self._guesses[payer].left >= 1
