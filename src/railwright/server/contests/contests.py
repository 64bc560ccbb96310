"""Who plays which dice: one attempt each that counts, practice afterwards, and who may look at whose game.

The secret of a day's dice is drawn when the day is first asked for, which cannot be before it has begun: nobody knows
them earlier, not even whoever runs the server. All rooms of a contest have the same secret, and nobody adds to it.
"""

from __future__ import annotations

import hmac
import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from railwright.core.fair import new_secret
from railwright.server.contests.calendar import KINDS, Play, month_of, play_of, read_day, today, week_of
from railwright.server.fair import Sealing
from railwright.server.head import RULES, Head, InContest, options_of
from railwright.server.problems import Problem
from railwright.server.profiles import Profile
from railwright.server.result import PLAYER
from railwright.server.room import Room
from railwright.server.room_codes import is_code, new_code
from railwright.server.rooms import Rooms
from railwright.server.seats import Seat, hashed, new_token
from railwright.server.store.contest_rows import (
    COUNT_ATTEMPTS,
    FIND_ATTEMPT,
    FIND_CONTEST,
    FIND_OLD,
    FIND_SEAT_OF,
    attempt_begun,
    contest_gone,
    master_begun,
    new_contest,
)
from railwright.server.store.records import Alter, StoreFailedError

_log = logging.getLogger(__name__)
_DAY = 86_400.0
MOST_FRIENDS = 12
MASTER = "master"
MASTERS_NAME = "Master"
_DAILY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[a-z]{1,20}")


@dataclass(frozen=True, slots=True)
class Contest:
    """Dice that many play; `head` is a room of it without its player."""

    id: str
    head: Head
    created: float
    day: str | None
    kind: str | None
    host: str | None
    master_room: str | None
    master: int | None
    master_parts: str | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """The one game of somebody that counts."""

    room: str
    began: float
    ended: float | None
    points: int | None
    parts: str | None


@dataclass(frozen=True, slots=True)
class Begun:
    """A room to play in, and the token of its seat."""

    room: str
    token: str
    counted: bool


class Contests:
    """All contests of a server."""

    def __init__(self, rooms: Rooms, now: Callable[[], float] = time.time) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self.now = now
        self._entering: set[tuple[str, str]] = set()
        self._seating: set[str] = set()
        """Where Master is about to sit down."""

    # --- finding and making ---------------------------------------------------------------------------------------
    async def find(self, contest: str) -> Contest:
        """A contest by its id: a day with what is played, or the code of a challenge."""
        if is_code(contest.upper()):
            contest = contest.upper()
        elif not _DAILY.fullmatch(contest):
            raise Problem("daily_unknown")  # before any database is asked for what it may stumble over
        elif not await self._stored(contest):
            await self._make_daily(contest)
        found = await self._stored(contest)
        if found is None:
            raise Problem("contest_unknown")
        return found

    async def _stored(self, contest: str) -> Contest | None:
        rows = await self._store.find(FIND_CONTEST, contest)
        if not rows:
            return None
        id_, head, *rest = rows[0]
        return Contest(id_, msgspec.json.decode(head, type=Head), *rest)

    async def _make_daily(self, contest: str) -> None:
        told, _, kind = contest.rpartition("-")
        day = read_day(told, self.now())
        if kind not in KINDS or contest != daily_id(day.isoformat(), kind):
            raise Problem("daily_unknown")
        head = self._head(play_of(kind, day), contest)
        dated = (day.isoformat(), kind, week_of(day), month_of(day))
        await self._store.write(Alter((new_contest(contest, _encoded(head), self.now(), day=dated),)))

    async def challenge(self, profile: Profile, play: Play) -> str:
        """New dice for friends; the code of the challenge."""
        self._store.check()
        code = new_code()
        head = self._head(play, code)
        await self._store.write(Alter((new_contest(code, _encoded(head), self.now(), host=profile.id),)))
        return code

    def _head(self, play: Play, contest: str) -> Head:
        bots = [Seat("bot", name, level) for name, level in play.bots]
        head = Head(
            game=play.game,
            rules=RULES[play.game],
            options=play.options,
            seats=[Seat("open"), *bots],
            deck=self._rooms.deck if play.game == "line" else None,
            sealing=Sealing(new_secret(), [None] * (1 + len(bots))),
            bot_secret=new_secret(),
            contest=InContest(contest, counted=False),
        )
        options_of(head)  # refuses what the rules do not allow
        return head

    # --- playing --------------------------------------------------------------------------------------------------
    async def attempt(self, contest: Contest, profile: Profile | None) -> Attempt | None:
        """What somebody has made of it so far."""
        rows = [] if profile is None else await self._store.find(FIND_ATTEMPT, contest.id, profile.id)
        return Attempt(*rows[0]) if rows else None

    async def play(self, contest: Contest, profile: Profile, key: str, address: str) -> Begun:
        """Begin the one attempt that counts, or go on with it, on whichever device."""
        entering = (contest.id, profile.id)
        if entering in self._entering:
            raise Problem("too_fast")
        self._entering.add(entering)
        try:
            token = _token_of(key, contest.id)
            attempt = await self.attempt(contest, profile)
            if attempt is None:
                if contest.day is not None and contest.day != today(self.now()).isoformat():
                    raise Problem("daily_over")
                room = await self._begin(contest, profile, token, address)
            elif attempt.ended is not None:
                raise Problem("contest_played")
            else:
                room = attempt.room
        finally:
            self._entering.discard(entering)
        if attempt is None:
            await self._let_master_play(contest, address)
        return Begun(room, token, counted=True)

    async def _begin(self, contest: Contest, profile: Profile, token: str, address: str) -> str:
        """Open the room of the attempt that counts; where somebody else is first, the database has the last word."""
        await self._check_room_for_one_more(contest)
        try:
            return await self._open(contest, profile, token, address, counted=True)
        except StoreFailedError:
            begun = await self.attempt(contest, profile)  # at another worker, at the same moment
            if begun is None:
                await self._check_room_for_one_more(contest)
                raise
            return begun.room

    async def _check_room_for_one_more(self, contest: Contest) -> None:
        if contest.day is None and (await self._store.find(COUNT_ATTEMPTS, contest.id))[0][0] >= MOST_FRIENDS:
            raise Problem("challenge_full", most=MOST_FRIENDS)

    async def practise(self, contest: Contest, profile: Profile, address: str) -> Begun:
        """The same dice once more, uncounted: for who has played them, and for whoever missed the day."""
        if not await self.sees(contest, profile):
            raise Problem("contest_hidden")
        token = new_token()
        return Begun(await self._open(contest, profile, token, address, counted=False), token, counted=False)

    async def _open(self, contest: Contest, profile: Profile, token: str, address: str, *, counted: bool) -> str:
        self._store.check()
        self._rooms.make_way()
        player = Seat("human", profile.shown, None, hashed(token))
        head = _room_of(contest, player, InContest(contest.id, counted=counted))

        def begun(room: str, now: float) -> Any:
            most = MOST_FRIENDS if contest.day is None else None
            return attempt_begun(contest.id, profile.id, room, now, most) if counted else ()

        return await self._rooms.found(head, address, {PLAYER: profile.id}, begun)

    # --- looking --------------------------------------------------------------------------------------------------
    async def sees(self, contest: Contest, profile: Profile | None) -> bool:
        """Whether somebody may see dice, sheets and results: who has finished, and of past days who does not play."""
        attempt = await self.attempt(contest, profile)
        if attempt is not None:
            return attempt.ended is not None
        return contest.day is not None and contest.day < today(self.now()).isoformat()

    async def check_look(self, room: Room, profile: Profile | None) -> None:
        """Refuse whoever may not see a room of a contest: it is not theirs, and they could still play these dice."""
        mark = room.head.contest
        if mark is None:
            return
        if profile is not None and await self._store.find(FIND_SEAT_OF, room.id, profile.id):
            return
        open_to_others = room.game.over or room.what_if is not None
        if not open_to_others or not await self.sees(await self.find(mark.id), profile):
            raise Problem("contest_hidden")

    # --- Master ---------------------------------------------------------------------------------------------------
    async def _let_master_play(self, contest: Contest, address: str) -> None:
        """Master plays the same dice beside all others, once, from when the first person does and at their expense."""
        if contest.id in self._seating:
            return
        self._seating.add(contest.id)
        try:
            now = await self.find(contest.id)
            if now.master_room is None:
                master = Seat("bot", MASTERS_NAME, MASTER)
                head = _room_of(contest, master, InContest(contest.id, counted=False, master=True))
                await self._rooms.found(head, address, further=lambda room, _: (master_begun(contest.id, room),))
        finally:
            self._seating.discard(contest.id)

    async def wake_master(self, contest: Contest) -> None:
        """Let Master's game go on after a restart."""
        if contest.master is None and contest.master_room is not None and not self._rooms.has(contest.master_room):
            try:
                await self._rooms.find(contest.master_room)
            except (Problem, StoreFailedError) as error:
                _log.warning("Master's game %s cannot go on: %s", contest.master_room, error)

    # --- forgetting -----------------------------------------------------------------------------------------------
    async def forget_old(self, days: float) -> int:
        """Forget challenges that nobody has played for so long; how many."""
        before = self.now() - days * _DAY
        old = await self._store.find(FIND_OLD, before, before)
        for (contest,) in old:
            await self._store.write(Alter(contest_gone(contest)))
        return len(old)


def daily_id(day: str, kind: str) -> str:
    """The id of a daily."""
    return f"{day}-{kind}"


def _room_of(contest: Contest, player: Seat, mark: InContest) -> Head:
    head = contest.head
    return replace(head, rules=RULES[head.game], seats=[player, *head.seats[1:]], contest=mark)


def _token_of(key: str, contest: str) -> str:
    """The token of the seat of an attempt: any device that has the key can go on with it."""
    return hmac.digest(bytes.fromhex(key), f"railwright seat {contest}".encode(), "sha256").hex()


def _encoded(head: Head) -> str:
    return msgspec.json.encode(head).decode()
