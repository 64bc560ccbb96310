"""One room: seats, game, versions. Every change is stored before anybody hears of it.

Changes of a room come one after the other (a lock), each is committed before the next begins.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from railwright.core.language import Language
from railwright.server.admission import admit
from railwright.server.audience import Audience, Viewer, Watcher
from railwright.server.beginning import Beginning
from railwright.server.bot_threads import BotThreads
from railwright.server.bots import bot_name, stand_in
from railwright.server.carried_out import Stamp, read_stamp, stamp
from railwright.server.clock import Clock, told
from railwright.server.games import Frame, Move
from railwright.server.gestures import Gestures
from railwright.server.guests import person_name
from railwright.server.handover import Handover
from railwright.server.head import Continued, Head, Joined, Named, RanOut, RoomEvent, Seated, read_event
from railwright.server.herald import Herald, TurnsCome
from railwright.server.ledger import Ledger
from railwright.server.messages import (
    Answer,
    Change,
    Emote,
    Emoted,
    ErrorMessage,
    Explain,
    Gesture,
    Nudged,
    Question,
    Why,
)
from railwright.server.presence import presence
from railwright.server.problems import Problem
from railwright.server.requests import Requests
from railwright.server.result import result_of
from railwright.server.room_state import RoomState
from railwright.server.seating import open_seat
from railwright.server.seats import hashed, seat_of, sharing
from railwright.server.settings import Settings
from railwright.server.store import RoomMovedError, Store, StoredRoom, StoreFailedError
from railwright.server.store.profile_rows import seat_held
from railwright.server.store.records import Statement
from railwright.server.thinking import Thinking
from railwright.server.unbroken import unbroken
from railwright.server.waking import SOON

_log = logging.getLogger(__name__)
_SLICE = 0.001
"""Seconds in which a stored room is folded before others have as long."""


class Room(RoomState):
    """A table with its seats: what has happened there, who looks, and what goes on."""

    def __init__(
        self, room_id: str, head: Head, store: Store, settings: Settings, bots: BotThreads, herald: Herald | None = None
    ) -> None:
        super().__init__(head)
        self.id = room_id
        self.moved = False
        """Whether another worker has the room now: this one must be forgotten."""
        self.unstored = False
        """Whether something could not be stored: memory is ahead of the store, and the room must be read anew."""
        self.audience = Audience(self._look, self.versions.of, lambda: presence(self, self._thinking, self._handover))
        self.last_used = time.monotonic()
        self.address = ""
        """For whom its bots think: the address that opened it, after a restart that of the first player who comes."""
        self.underway: set[asyncio.Task[Any]] = set()
        self._shared = sharing(head.seats)
        self._settings = settings
        self._lock = asyncio.Lock()
        self._retired = False
        self._herald = herald or Herald()
        self._turns = TurnsCome()
        self._gestures = Gestures(settings)
        self._ledger = Ledger(room_id, store)
        self._thinking = Thinking(self, bots, settings)
        self._clock = Clock(head.time_limit, self.drive)
        self._handover = Handover(self, settings)
        self._beginning = Beginning(self, settings.reveal_seconds)
        self._requests = Requests(self, self._clock, self._beginning, self._handover, self._herald)
        self._late: dict[int, float | None] = {}
        self._changed: float | None = None
        """When something happened here last."""

    # --- what everybody may know ----------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """The number of the newest stored event; what a viewer is told is a count of its own."""
        return self._ledger.number

    @property
    def retired(self) -> bool:
        """Whether the room has been put away: it changes no more."""
        return self._retired

    @property
    def busy(self) -> bool:
        """Whether somebody looks, something is being done, or time is nearly up."""
        if self.audience.watchers or self._lock.locked() or self._thinking.active or self._handover.pending:
            return True
        return self._clock.deadline is not None and self._clock.deadline < time.time() + SOON

    def frame(self, language: Language, viewer: Viewer = None) -> Frame:
        """What a view says about the room; nobody is "you" where several share a device."""
        return Frame(
            room=self.id,
            seats=self.seats,
            language=language,
            time_limit=self.head.time_limit,
            deadline=told(self._clock.deadline),
            fair=self.dice.view(self.game),
            you=None if viewer in self._shared else viewer,
            next=self.next,
            day=(told(self._changed) or "")[:10],
            what_if=self.what_if,
            waits_for=self.game.waiting(),
            open_to=self.open_to,
            host=self.head.host,
        )

    # --- restoring ------------------------------------------------------------------------------------------------
    async def restore(self, stored: StoredRoom) -> None:
        """Fold what is stored, in slices: however much it is, nobody waits for it but who wants this room."""
        self._ledger.epoch = stored.epoch
        others = time.perf_counter() + _SLICE
        for stored_event in stored.events:
            event = read_event(self.head.game, stored_event.body)
            self.apply(event)
            self.count([event], read_stamp(stored_event.request) if stored_event.request else None, self.game.clock())
            self._ledger.number = stored_event.number
            self._clock.read(self.game.clock(), stored_event.at)
            self._changed = stored_event.at
            if time.perf_counter() > others:
                await asyncio.sleep(_SLICE)
                others = time.perf_counter() + _SLICE
        self._clock.go_on()
        self._turns.come(self.game.turn(), self.game.waiting())  # they were called when it was new

    # --- changes --------------------------------------------------------------------------------------------------
    def _check(self) -> None:
        """Refuse any change once the room has been put away."""
        if self.moved:
            raise RoomMovedError("room_moved", room=self.id)
        if self.unstored:
            raise StoreFailedError("storage")
        if self._retired:
            raise Problem("internal")

    @unbroken
    async def join(
        self, name: str, wanted: int | None, token: str, seal: str | None = None, profile: str | None = None
    ) -> int:
        """Take an open seat; the game begins when it was the last one and all seals are open."""
        async with self._lock:
            self._check()
            held = seat_of(token, self.seats)
            if held is not None:
                return held
            self._ledger.check()
            seat = open_seat(self.seats, wanted)
            called = person_name(name, (other.name for other in self.seats))
            joined = Joined(seat, called, hashed(token), self.dice.accepted(seal))
            self._handover.seated(seat)
            self.apply(joined)
            also = (seat_held(self.id, seat, profile, time.time()),) if profile else ()
            await self._commit([joined, *self._beginning.if_ready()], also=also)
        return seat

    @unbroken
    async def begin_if_ready(self) -> None:
        """Begin a game that waits for nobody."""
        async with self._lock:
            self._check()
            if not self.game.started:
                self._ledger.check()
            if events := self._beginning.if_ready():
                await self._commit(events)

    async def change(self, change: Change) -> int:
        """Carry a request out, once; the version that its seat sees after it."""
        stamped = stamp(change)
        async with self._lock:
            self._check()
            done = self.carried_out.version(stamped)
            if done is not None:
                return done
            self._ledger.check()
            await self._commit(self._requests.carry_out(change), stamped)
            return self.versions.of(change.seat)

    @unbroken
    async def take_over(self, seat: int, bot: str) -> None:
        """Give the seat of somebody who is away to a bot, unless they are back by now."""
        async with self._lock:
            self._check()
            if not self.audience.has(seat):
                await self._happen(Seated(seat, "bot", bot))

    @unbroken
    async def play_again(self, seat: int, open_next: Callable[[], Awaitable[str]]) -> str:
        """The room where the table plays again: opened now for a seat, unless it is there already."""
        async with self._lock:
            self._check()
            if not self.game.over:
                raise Problem("not_over")
            if self.next is not None:
                return self.next.room
            self._ledger.check()
            code = await open_next()
            await self._happen(Continued(seat, code))
            return code

    @unbroken
    async def hide_name(self, seat: int) -> str:
        """Give a seat a name that nobody else at the table has; the name."""
        async with self._lock:
            self._check()
            if seat >= len(self.seats):
                raise Problem("seat_unknown", seat=seat + 1)
            name = bot_name(other.name for other in self.seats)
            await self._happen(Named(seat, name))
            return name

    @unbroken
    async def play_for(self, seat: int, moves: Sequence[Move], still: Callable[[], bool]) -> None:
        """Carry a bot's moves out, if it may still decide; what the rules refuse is logged and left."""
        async with self._lock:
            self._check()
            if not still():
                return
            self._ledger.check()
            events: list[msgspec.Struct] = []
            late = self._runs_out(seat)
            for move in moves:
                try:
                    events += self.game.perform(seat, move)
                except Exception:
                    _log.exception("Room %s: a bot at seat %d wanted %s", self.id, seat, move)
                    self._thinking.failed(seat)
                    break
            if events:
                for event in late:
                    self.apply(event)
                await self._commit([*late, *events])
            elif not moves:
                self._thinking.failed(seat)

    def _runs_out(self, seat: int) -> list[RanOut]:
        """Whether a bot is about to decide because a player's time is up; it is written once for each time limit."""
        if self.seats[seat].is_bot or self._late.get(seat) == self._clock.deadline:
            return []
        self._late[seat] = self._clock.deadline
        return [RanOut(seat)]

    async def _happen(self, event: RoomEvent) -> None:
        self.apply(event)
        await self._commit([event])

    async def _commit(
        self, events: Sequence[msgspec.Struct], request: Stamp | None = None, also: tuple[Statement, ...] = ()
    ) -> None:
        """Store, then tell; `also` is stored with it."""
        now = time.time()
        self.last_used = time.monotonic()
        self._changed = now
        clock = self.game.clock()
        self._clock.read(clock, now)
        only = self.count(events, request, clock)
        if events:
            await self._store(events, now, request, also + result_of(self, now))
        self._clock.wind()
        self.audience.show(only)
        self._herald.changed(self)
        for seat in self._turns.come(self.game.turn(), self.game.waiting()):
            self._herald.turn(self, seat)
        self.drive()

    async def _store(
        self, events: Sequence[msgspec.Struct], now: float, request: Stamp | None, also: tuple[Statement, ...]
    ) -> None:
        try:
            ours = await self._ledger.write(events, now, (self.stage, self._clock.deadline), request, also)
        except StoreFailedError:
            self.unstored = True
            self.stop()
            problem = Problem("storage")
            for watcher in list(self.audience.watchers):
                watcher.send(ErrorMessage(problem.code, problem.text(watcher.language)))
                watcher.dismiss()
            raise
        if not ours:
            self.move_away()
            raise RoomMovedError("room_moved", room=self.id)

    # --- questions and gestures -----------------------------------------------------------------------------------
    async def answer(self, question: Question, language: Language, address: str) -> Answer:
        """Answer without changing anything."""
        if not self.game.started:
            raise Problem("not_started")
        if isinstance(question, Why):
            return self.game.why(question.seat, question, language)
        if isinstance(question, Explain):
            async with self._lock:  # a change that is not stored yet must not be seen
                return self.game.explain(question)
        return await self._thinking.hint(question, address)

    def gesture(self, gesture: Gesture) -> None:
        """Show a gesture to all who look, or refuse it."""
        if isinstance(gesture, Emote):
            shown: Emoted | Nudged = self._gestures.emote(gesture)
        else:
            waited_for = [seat for seat in self.game.waiting() if not self.seats[seat].is_bot]
            shown = self._gestures.nudge(gesture, waited_for)
            self._herald.nudged(self, gesture.seat, gesture.to)
        for watcher in list(self.audience.watchers):
            watcher.send(shown)

    # --- who looks ------------------------------------------------------------------------------------------------
    async def enter(self, watcher: Watcher, have: dict[str, int]) -> bool:
        """Somebody begins to look; False where the room has been put away meanwhile and must be found again."""
        async with self._lock:  # a change that is not stored yet must not be seen
            if self._retired:
                return False
            self.last_used = time.monotonic()
            self.audience.enter(watcher, have)
            self._handover.note(self.audience.has)
        self._herald.changed(self)
        self.drive()
        return True

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more."""
        self.last_used = time.monotonic()
        self.audience.leave(watcher)
        self._handover.note(self.audience.has)
        self._herald.changed(self)

    def admit(self, watcher: Watcher, viewers: tuple[Viewer, ...]) -> None:
        """Let somebody look for these seats, or refuse."""
        admit(self.audience, watcher, viewers, self._settings)

    def _look(self, viewer: Viewer, language: Language, before: msgspec.Struct | None) -> msgspec.Struct:
        if before is not None and viewer is not None:
            return self.game.own_view(viewer, before, language)
        return self.game.view(viewer, self.frame(language, viewer))

    # --- bots and time --------------------------------------------------------------------------------------------
    def drive(self) -> None:
        """Let bots think that have to decide, and for everybody whose time is up."""
        if self._retired or not (self._clock.is_up or self.has_bots):
            return
        for seat in self.game.waiting():
            if self.decided_by(seat) is not None:
                self._thinking.begin(seat)

    def decided_by(self, seat: int) -> str | None:
        """The bot that decides for a seat now, if one does."""
        if self.seats[seat].is_bot:
            return self.seats[seat].bot
        return stand_in(self.head.game) if self._clock.is_up else None

    # --- the end --------------------------------------------------------------------------------------------------
    def stop(self) -> None:
        """Put the room away: it changes no more, and nothing goes on in the background."""
        self._retired = True
        self.dice.stop()
        self._clock.stop()
        self.audience.stop()
        self._thinking.stop()
        self._handover.stop()
        self._herald.changed(self)

    def move_away(self) -> None:
        """Another worker has the room, or will: whoever looks has to go there."""
        self.moved = True
        self.stop()
        for watcher in list(self.audience.watchers):
            watcher.dismiss(moved=True)

    async def hand_over(self) -> None:
        """Let the room go once a change that is under way has been stored."""
        async with self._lock:
            self.move_away()

    async def retire(self) -> None:
        """Put the room away once a change that is under way has been stored."""
        async with self._lock:
            self.stop()
