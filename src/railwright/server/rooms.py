"""All rooms of a server: opened, found again in the store when somebody asks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from railwright.bots.registry import GameName
from railwright.core.errors import RailwrightError
from railwright.core.fair import new_secret
from railwright.ink.match import Match as InkMatch
from railwright.line.deck import Deck
from railwright.line.match import Match as LineMatch
from railwright.server.bot_threads import BotThreads
from railwright.server.bots import known_bot
from railwright.server.crier import Crier
from railwright.server.hall.keeper import HallKeeper
from railwright.server.head import RULES, Head, InContest, PlayedUnder, chosen_options
from railwright.server.http_messages import NewRoom
from railwright.server.nameless import Person, nameless, person_at
from railwright.server.new_room import head_of
from railwright.server.ownership import Ownership, SoleOwner
from railwright.server.problems import Problem
from railwright.server.push.push import Push
from railwright.server.reach import Reach
from railwright.server.rematch import rematch
from railwright.server.room import Room
from railwright.server.room_codes import is_code, new_code
from railwright.server.seats import Moment, Seat, hashed, new_token, seat_of
from railwright.server.settings import Settings
from railwright.server.store import Expired, RoomMovedError, RoomRecord, Store, StoredRoom
from railwright.server.store.profile_rows import seat_held, seats_held_alike
from railwright.server.store.records import Alter, Create, Expire, Statement
from railwright.server.store.schema import FIND_STAGE
from railwright.server.what_if import what_if

_log = logging.getLogger(__name__)
_DAY = 86_400.0
_STATES = {"over": "finished", "lobby": "never begun", "unused": "never used"}


class Rooms:
    """The rooms in memory; everything else is in the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bots: BotThreads,
        deck: Deck,
        hall: HallKeeper,
        push: Push | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.store = store
        self.hall = hall
        self.push = push
        """None where the operator has not set it up."""
        self._herald = Crier(hall, push)
        self.settings = settings
        self.deck = deck
        """Rail Line's cards in new rooms that bring none."""
        self.reach = Reach(settings.host, settings.public_url)
        self._bots = bots
        self._ownership = ownership or SoleOwner()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        """How many pages look at rooms here."""
        return sum(len(room.audience.watchers) for room in self._rooms.values())

    @property
    def ready(self) -> bool:
        """Whether rooms may be here at the moment."""
        return self._ownership.ready

    def has(self, code: str) -> bool:
        """Whether a room is in memory."""
        return code in self._rooms

    async def open(
        self, wish: NewRoom, address: str = "", profiles: Mapping[int, str] | None = None
    ) -> tuple[str, dict[int, str]]:
        """Open a room for an address; its code and the tokens of the seats at the device that asked.

        `profiles`: who holds a seat, by the ids of their profiles.
        """
        self.store.check()
        self.make_way()
        head, tokens = head_of(wish, self.deck)
        if wish.open_to == "anybody":
            self.hall.check(address)
        return await self.found(head, address, profiles or {}), tokens

    async def again(
        self,
        room: Room,
        tokens: Mapping[str, str | None],
        address: str = "",
        profiles: Mapping[str, str] | None = None,
    ) -> tuple[str, dict[int, str]]:
        """The room in which a table plays again, and the seats there that these tokens of its people hold already.

        The first who wants to opens it, with what their seats add to the dice; everybody else has to sit down there.
        `profiles`: whose a token is, by the ids of their profiles.
        """
        held: dict[int, str] = {}
        for token in tokens:
            seat = seat_of(token, room.seats)
            if seat is None:
                raise Problem("wrong_token")
            held[seat] = token
        opened: list[str] = []

        async def open_next() -> str:
            self.make_way()
            head = rematch(room.head, room.seats, {seat: tokens[token] for seat, token in held.items()})
            known = profiles or {}
            players = {seat: known[token] for seat, token in held.items() if token in known}
            opened.append(await self.found(head, address, players))
            return opened[0]

        code = await room.play_again(min(held), open_next)
        return code, held if opened else {}

    async def what_if(
        self,
        match: InkMatch | LineMatch,
        moment: Moment,
        table: Sequence[Seat],
        address: str,
        contest: InContest | None = None,
    ) -> tuple[str, str]:
        """A room that goes on from a moment of a finished match; its code and the token of its only person.

        `table`: who sat there; wherever a person did, the usual bot sits now. `contest`: whose dice they are. Others
        may still play them, so that this room is hidden from them, too.
        """
        self.store.check()
        self.make_way()
        earlier, token = what_if(match, moment), new_token()
        game: GameName = "line" if isinstance(match, LineMatch) else "ink"
        seats = [Seat("bot", seat.shown, known_bot(game, seat.bot)) for seat in table]
        seats[moment.seat] = Seat("human", seats[moment.seat].name, None, hashed(token))
        head = Head(
            game=game,
            rules=RULES[game],
            options=chosen_options(match.options),
            deck=match.options.deck if isinstance(match, LineMatch) else None,
            seats=seats,
            bot_secret=new_secret(),
            what_if=earlier,
            contest=None if contest is None else InContest(contest.id, counted=False),
        )

        def linked(code: str, now: float) -> tuple[Statement, ...]:
            return (seats_held_alike(code, moment.room, now),)

        return await self.found(head, address, further=linked), token

    async def found(
        self,
        head: Head,
        address: str = "",
        profiles: Mapping[int, str] | None = None,
        further: Callable[[str, float], tuple[Statement, ...]] = lambda _code, _now: (),
    ) -> str:
        """Store a new room and begin it, if it waits for nobody; its code.

        `further`: what is stored in the same transaction, made from the code and the time.
        """
        body = msgspec.json.encode(head).decode()
        while True:
            code, now = new_code(), time.time()
            held = tuple(seat_held(code, seat, profile, now) for seat, profile in (profiles or {}).items())
            also = held + further(code, now)
            if await self.store.write(Create(RoomRecord(code, body, now), self._ownership.worker, also)):
                break
        self._ownership.opened(code)
        room = Room(code, head, self.store, self.settings, self._bots, self._herald)
        room.address = address
        self._rooms[code] = room
        await room.begin_if_ready()
        return code

    def make_way(self) -> None:
        """Put rooms away for one more; refuses where all are in use."""
        if len(self._rooms) >= self.settings.most_rooms:
            idle = [room for room in self._rooms.values() if not room.busy]
            for room in sorted(idle, key=lambda room: room.last_used)[: len(self._rooms) // 10 + 1]:
                self._put_away(room)
        if len(self._rooms) >= self.settings.most_rooms:
            raise Problem("too_many_rooms")

    async def find(self, code: str) -> Room:
        """A room by its code, from memory or from the store."""
        code = code.upper()
        if not is_code(code):
            raise Problem("room_unknown", room=code[:20])
        room = self._rooms.get(code)
        if room is not None and room.moved:
            self._forget(room)
            room = None
        elif room is not None and room.unstored:
            del self._rooms[code]
            room = None
        if room is not None:
            room.last_used = time.monotonic()
            return room
        if code not in self._loading:
            self.make_way()
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        await self._ownership.take(code)
        stored = await self.store.load(code)
        if stored is None:
            raise Problem("room_unknown", room=code)
        if isinstance(stored, Expired):
            raise Problem("room_closed" if stored.by_operator else "room_expired", room=code)
        try:
            played = msgspec.json.decode(stored.record.head, type=PlayedUnder)
            if played.rules != RULES[played.game]:
                raise Problem("room_other_rules", room=code, version=played.rules, now=RULES[played.game])
            head = msgspec.json.decode(stored.record.head, type=Head)
            room = Room(code, head, self.store, self.settings, self._bots, self._herald)
            await room.restore(stored)
        except Problem:
            raise
        except (msgspec.MsgspecError, RailwrightError) as error:
            _log.exception("Room %s cannot be restored", code)
            raise Problem("room_unreadable", room=code) from error
        await room.begin_if_ready()
        self._rooms[code] = room
        return room

    def _put_away(self, room: Room) -> None:
        del self._rooms[room.id]
        room.stop()

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self._ownership.lost(room.id)

    async def discard(self, room: Room) -> None:
        """Forget what is in memory of a room after an error, so that it is read anew from the store."""
        await room.retire()
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        for watcher in list(room.audience.watchers):
            watcher.dismiss()

    def tidy(self) -> None:
        """Put rooms away that nobody has looked at for a while."""
        long_ago = time.monotonic() - self.settings.away_seconds
        for room in list(self._rooms.values()):
            if not room.busy and not room.unstored and room.last_used < long_ago:
                self._put_away(room)

    async def go_on(self) -> None:
        """The store was away and is back: read anew what could not be stored, and let bots and clocks go on."""
        for room in list(self._rooms.values()):
            with contextlib.suppress(RailwrightError):  # told to whoever asks for the room
                if room.unstored:
                    await self.find(room.id)
                else:
                    await room.begin_if_ready()
                    room.drive()

    async def expire(self) -> int:
        """Close rooms that are over or never began and that nobody has used for a long time; each with a log line.

        Rooms that nobody ever used are closed sooner.
        """
        closed = 0
        kept = self.settings.keep_days * _DAY
        unused = min(kept, self.settings.unused_days * _DAY)
        for code, stage, touched in await self.store.idle(time.time() - kept, time.time() - unused):
            room = self._rooms.get(code)
            if room is not None and (room.busy or room.stage == "play"):
                continue
            try:
                await self._ownership.take(code)
            except RoomMovedError:
                continue  # its owner closes it
            if room is not None:
                self._put_away(room)
            await self.store.write(Expire(code, time.time()))
            closed += 1
            days = (time.time() - touched) / _DAY
            _log.warning(
                "Room %s (%s) is closed: not used for %.1f days. Its events are deleted.", code, _STATES[stage], days
            )
        return closed

    async def hand_over(self) -> None:
        """Let all rooms go, each once what is under way in it has been stored."""
        for room in list(self._rooms.values()):
            await room.hand_over()
        self._rooms.clear()

    def move_away(self, only: str | None = None) -> None:
        """Others may have the rooms by now, or one of them: forget them, and send on whoever looks."""
        for code in list(self._rooms) if only is None else [only]:
            room = self._rooms.pop(code, None)
            if room is not None:
                room.move_away()

    async def shut(self, code: str) -> None:
        """Close a room for good, whoever is in it."""
        stored = await self.store.load(code)
        if stored is None:
            raise Problem("room_unknown", room=code[:20])
        await self._ownership.seize(code)
        room = self._rooms.pop(code, None)
        if room is not None:
            await room.hand_over()
        await self.store.write(Expire(code, time.time(), by_operator=True))

    async def hide_name(self, code: str, seat: int) -> str:
        """Give a seat a neutral name, for everybody and for good; the new name."""
        await self._ownership.seize(code)
        return await (await self.find(code)).hide_name(seat)

    async def is_over(self, code: str) -> bool:
        """Whether the game of a room has ended."""
        return bool(await self.store.find(FIND_STAGE, code, "over"))

    async def forget_person(self, code: str, seat: int) -> None:
        """Take the name of whoever sits there out of what is stored, in this room and where the table played again."""
        stored = await self.store.load(code)
        if isinstance(stored, StoredRoom):
            person = person_at(stored, seat)
            following: str | None = code
            while following is not None:
                following = await self._take_name_out(following, seat, person)

    async def _take_name_out(self, code: str, seat: int, person: Person) -> str | None:
        """The room in which the table played again, if it did."""
        await self._ownership.seize(code)
        stored = await self.store.load(code)
        if not isinstance(stored, StoredRoom):
            return None
        found = nameless(stored, seat, person)
        if found.statements:
            await self.store.write(Alter(found.statements, code))
            room = self._rooms.get(code)
            if room is not None:
                await self.discard(room)
        return found.next

    def tell_address(self, url: str) -> None:
        """Where others reach this server from now on; workers that share rooms would say different things."""
        if self.settings.redis:
            raise Problem("address_of_workers")
        self.reach.tell(url)

    def send_away(self, banned: Callable[[str], bool]) -> None:
        """End the connections of addresses that are not let in any more."""
        for room in list(self._rooms.values()):
            for watcher in list(room.audience.watchers):
                if banned(watcher.payer):
                    watcher.dismiss()

    async def close(self) -> None:
        """Stop everything in all rooms."""
        for room in list(self._rooms.values()):
            self._put_away(room)
