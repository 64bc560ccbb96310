"""One request that the server answers, and what endpoints of several subjects need."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar, get_args

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from railwright.core.language import Language
from railwright.render.theme import Theme
from railwright.server.analyses import Analyses
from railwright.server.contests.contests import Contests
from railwright.server.contests.tables import Tables
from railwright.server.history import Histories
from railwright.server.limits import Limits
from railwright.server.problems import Problem
from railwright.server.profiles import Profile, Profiles
from railwright.server.room import Room
from railwright.server.rooms import Rooms
from railwright.server.workshop import Workshop

T = TypeVar("T")
ROOM_REFUSALS = ("room_unknown", "room_expired", "contest_hidden")
_KEY = re.compile(r"[0-9a-f]{64}")
_THEMES: tuple[str, ...] = get_args(Theme)
THEME = ("theme", _THEMES)


class SeatInAddress(Convertor[int]):
    """The number of a seat in an address: digits of which nobody can send thousands."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        """From the address."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Into an address."""
        return str(value)


register_url_convertor("seat", SeatInAddress())


class Services(Protocol):
    """What endpoints ask; it lives as long as the server."""

    rooms: Rooms
    profiles: Profiles
    contests: Contests
    tables: Tables
    histories: Histories
    limits: Limits
    workshop: Workshop
    analyses: Analyses


@dataclass(frozen=True, slots=True)
class Call:
    """A request with what endpoints need of it; `body` is what the page sent, checked."""

    request: Request
    services: Services
    payer: str
    language: Language
    body: Any = None

    @property
    def rooms(self) -> Rooms:
        """All rooms."""
        return self.services.rooms

    @property
    def profiles(self) -> Profiles:
        """All profiles."""
        return self.services.profiles

    @property
    def contests(self) -> Contests:
        """Dailies and challenges."""
        return self.services.contests

    @property
    def tables(self) -> Tables:
        """What is told of them."""
        return self.services.tables

    @property
    def limits(self) -> Limits:
        """How much anybody may ask for."""
        return self.services.limits

    @property
    def workshop(self) -> Workshop:
        """Where is made what takes long."""
        return self.services.workshop

    @property
    def histories(self) -> Histories:
        """What people have finished."""
        return self.services.histories

    @property
    def analyses(self) -> Analyses:
        """What finished games tell."""
        return self.services.analyses

    async def room(self) -> Room:
        """The room in the address; one of a contest only for who may look at it."""
        room = await self.limits.find(self.payer, self.request.path_params["room"], self.rooms.find)
        if room.head.contest is not None:
            await self.contests.check_look(room, await self._asker())
        return room

    async def _asker(self) -> Profile | None:
        """Whose key stands in the header of the request; nobody's, where there is none that is known."""
        kind, _, key = self.request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not _KEY.fullmatch(key):
            return None
        try:
            return await self.profiles.known(key)
        except Problem:
            return None

    async def make(self, work: Callable[[], T]) -> T:
        """Do what takes long beside the loop."""
        return await self.workshop.do(self.payer, work)

    async def keep(self, room: Room, *name: Hashable, work: Callable[[], bytes]) -> bytes:
        """The same for something of a room that stays as it is, under its names, in this version."""
        names = tuple(seat.name for seat in room.seats)
        return await self.workshop.keep(self.payer, (room.id, room.version, names, *name), work)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One request that the server answers: what it takes and what it gives."""

    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    """A type, or several of which it is one."""
    media_type: str = "application/json"
    status: int = 200
    refuses: tuple[str, ...] = ()
    cost: float = 1.0
    """Milliseconds of the server's time that it takes, roughly and at worst; they count for the address that asks."""
    query: tuple[tuple[str, tuple[str, ...]], ...] = ()


async def finished_room(call: Call) -> Room:
    """The room in the address, whose game must be over."""
    room = await call.room()
    if not room.game.over:
        raise Problem("not_over")
    return room


def theme(call: Call) -> Theme:
    """How a picture is to look."""
    wanted = call.request.query_params.get("theme")
    return "dark" if wanted == "dark" else "print" if wanted == "print" else "light"
