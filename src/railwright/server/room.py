"""One room: seats, game, versions. Every change is stored before anybody hears of it.

Changes of a room come one after the other (a lock), each is committed before the next begins.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from railwright.core.errors import RailwrightError
from railwright.core.language import Language
from railwright.server.admission import admit
from railwright.server.audience import Audience, Viewer, Watcher
from railwright.server.bot_threads import BotThreads
from railwright.server.bots import adviser, bot_name, known_bot, stand_in
from railwright.server.bounds import Bounds
from railwright.server.carried_out import CarriedOut, Stamp, read_stamp, stamp
from railwright.server.clock import Clock
from railwright.server.games import Act, Frame, Move, TakeBack, TakePair
from railwright.server.gestures import Gestures
from railwright.server.guests import person_name
from railwright.server.handover import Handover, Offer
from railwright.server.head import (
    Began,
    Continued,
    Head,
    Joined,
    Named,
    OpenedTo,
    RanOut,
    Revealed,
    RoomEvent,
    Seated,
    new_game,
    read_event,
    tell_dice,
)
from railwright.server.herald import Herald, TurnsCome
from railwright.server.logs import audit
from railwright.server.messages import (
    Answer,
    Change,
    ChangeSeat,
    Clear,
    Do,
    Emote,
    Emoted,
    ErrorMessage,
    Explain,
    Gesture,
    Hint,
    Nudged,
    OfferedBot,
    OpenTo,
    Pick,
    Question,
    Reveal,
    SeatPresence,
    Start,
    Undo,
    Why,
)
from railwright.server.problems import Problem
from railwright.server.result import result_of
from railwright.server.seating import open_seat, seat_change, take_seat
from railwright.server.seats import Moment, NextRoom, Seat, hashed, seat_of, sharing
from railwright.server.settings import Settings
from railwright.server.store import Happening, RoomMovedError, Store, StoredRoom, StoreFailedError
from railwright.server.store.profile_rows import seat_held
from railwright.server.store.records import Append, Statement, StorageAwayError
from railwright.server.thinking import Thinking
from railwright.server.versions import Versions
from railwright.server.waking import SOON

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
T = TypeVar("T")
_SLICE = 0.001
"""Seconds in which a stored room is folded before others have as long."""
_AGAIN_SECONDS = 1.0
_TAKE_BACKS = (Undo, Clear)
_ABOUT_SEATS = (ChangeSeat, Start, Reveal, OpenTo)
_TOUCH_SECONDS = 60.0
"""So exactly is stored when a running game was used last."""


class Room:
    """A table with its seats."""

    def __init__(
        self,
        room_id: str,
        head: Head,
        store: Store,
        settings: Settings,
        bots: BotThreads,
        herald: Herald | None = None,
    ) -> None:
        self.id = room_id
        self.head = head
        self.game, self.dice = new_game(head)
        self.seats = [msgspec.structs.replace(seat) for seat in head.seats]
        self.next: NextRoom | None = None
        self.open_to = head.open_to
        self._shared = sharing(head.seats)
        self._has_bots = any(seat.is_bot for seat in self.seats)
        self.version = 0
        """The number of the newest stored event; what a viewer is told is a count of its own."""
        self.epoch = 0
        self.moved = False
        """Whether another worker has the room now: this one must be forgotten."""
        self.unstored = False
        """Whether something could not be stored: memory is ahead of the store, and the room must be read anew."""
        self.versions = Versions()
        self.audience = Audience(self._look, self.versions.of, self._presence)
        self.last_used = time.monotonic()
        self.address = ""
        """For whom its bots think: the address that opened it, after a restart that of the first player who comes."""
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._retired = False
        self._underway: set[asyncio.Task[Any]] = set()
        self._carried_out = CarriedOut()
        self._bounds = Bounds()
        self._herald = herald or Herald()
        self._turns = TurnsCome()
        self._gestures = Gestures(settings)
        self._handover = Handover(len(self.seats), settings, self._hand_over)
        self._used = head.contest is not None
        self._stored_stage: tuple[str, float | None] | None = None
        """Stage and deadline as they were stored last."""
        self._touched = 0.0
        self._thinking = Thinking(self, bots, settings)
        self._clock = Clock(head.time_limit, self.drive)
        self._late: dict[int, float | None] = {}
        self._changed: float | None = None
        """When something happened here last."""

    # --- what everybody may know ----------------------------------------------------------------------------------
    @property
    def stage(self) -> str:
        """unused until a person joins or asks for anything; then lobby, play or over."""
        if not self._used:
            return "unused"
        if self.game.over:
            return "over"
        return "play" if self.game.started else "lobby"

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
            deadline=_told(self._clock.deadline),
            fair=self.dice.view(self.game),
            you=None if viewer in self._shared else viewer,
            next=self.next,
            day=(_told(self._changed) or "")[:10],
            what_if=self.what_if,
            waits_for=self.game.waiting(),
            open_to=self.open_to,
            host=self.head.host,
        )

    @property
    def what_if(self) -> Moment | None:
        """The moment of a finished game that this one goes on from."""
        return self.head.what_if.moment if self.head.what_if else None

    # --- restoring ------------------------------------------------------------------------------------------------
    async def restore(self, stored: StoredRoom) -> None:
        """Fold what is stored, in slices: however much it is, nobody waits for it but who wants this room."""
        self.epoch = stored.epoch
        others = time.perf_counter() + _SLICE
        for stored_event in stored.events:
            event = read_event(self.head.game, stored_event.body)
            self._apply(event)
            self._count([event], read_stamp(stored_event.request) if stored_event.request else None, self.game.clock())
            self.version = stored_event.number
            self._clock.read(self.game.clock(), stored_event.at)
            self._changed = stored_event.at
            if time.perf_counter() > others:
                await asyncio.sleep(_SLICE)
                others = time.perf_counter() + _SLICE
        self._clock.go_on()
        self._turns.come(self.game.turn(), self.game.waiting())  # they were called when it was new

    def _count(self, events: Sequence[msgspec.Struct], request: Stamp | None, clock: object | None) -> int | None:
        """Count events for whom they change anything, and remember the request that caused them.

        Gives the one seat that notices them; None where anybody may.
        """
        only: int | None = None
        for place, event in enumerate(events):
            seat = None if isinstance(event, RoomEvent) else self.game.private_to(event)
            only = seat if place == 0 or seat == only else None
            self.versions.count(seat)
            self._bounds.count(event, clock)
        if not self._used:
            asked = request is not None and not any(isinstance(event, Revealed) for event in events)
            self._used = asked or any(isinstance(event, Joined) for event in events)
        if request is not None:
            self._carried_out.remember(request, self.versions.of(request.seat))
        return only

    def _apply(self, event: msgspec.Struct) -> None:
        if not isinstance(event, RoomEvent):
            self.game.restore(event)
            return
        tell_dice(self.dice, event)
        take_seat(self.seats, event)
        if isinstance(event, Continued):
            self.next = NextRoom(event.room, event.seat)
        if isinstance(event, OpenedTo):
            self.open_to = event.whom
        self._has_bots = any(seat.is_bot for seat in self.seats)

    # --- changes --------------------------------------------------------------------------------------------------
    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it is gone meanwhile: memory must not leave the store."""
        task = asyncio.ensure_future(work)
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_end_unheard)
            raise

    def _check(self) -> None:
        """Refuse any change once the room has been put away."""
        if self.moved:
            raise RoomMovedError("room_moved", room=self.id)
        if self.unstored:
            raise StoreFailedError("storage")
        if self._retired:
            raise Problem("internal")

    async def join(
        self, name: str, wanted: int | None, token: str, seal: str | None = None, profile: str | None = None
    ) -> int:
        """Take an open seat; the game begins when it was the last one and all seals are open."""
        return await self._unbroken(self._join(name, wanted, token, seal, profile))

    async def _join(self, name: str, wanted: int | None, token: str, seal: str | None, profile: str | None) -> int:
        async with self._lock:
            self._check()
            held = seat_of(token, self.seats)
            if held is not None:
                return held
            self._store.check()
            seat = open_seat(self.seats, wanted)
            called = person_name(name, (other.name for other in self.seats))
            events: list[msgspec.Struct] = [Joined(seat, called, hashed(token), self.dice.accepted(seal))]
            self._handover.seated(seat)
            self._apply(events[0])
            also = (seat_held(self.id, seat, profile, time.time()),) if profile else ()
            await self._commit([*events, *self._begin_if_ready()], also=also)
        return seat

    async def begin_if_ready(self) -> None:
        """Begin a game that waits for nobody."""
        await self._unbroken(self._begin_alone())

    async def _begin_alone(self) -> None:
        async with self._lock:
            self._check()
            if not self.game.started:
                self._store.check()
            if events := self._begin_if_ready():
                await self._commit(events)

    def _begin_if_ready(self) -> list[msgspec.Struct]:
        """Begin when all seats are taken and have opened their seals, or had the time for it."""
        if self.game.started or any(seat.kind == "open" for seat in self.seats):
            return []
        if not self.dice.ready(self._settings.reveal_seconds, self._stop_waiting):
            return []
        began = Began()
        self._apply(began)
        return [began, *self.game.begin()]

    def _stop_waiting(self) -> None:
        task = asyncio.ensure_future(self.begin_if_ready())
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None or self._retired:
            return
        if isinstance(error, StorageAwayError):
            asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self._stop_waiting)
        else:
            _log.error("Room %s: the game could not begin", self.id, exc_info=error)

    async def change(self, change: Change) -> int:
        """Carry a request out, once; the version that its seat sees after it."""
        stamped = stamp(change)
        async with self._lock:
            self._check()
            done = self._carried_out.version(stamped)
            if done is not None:
                return done
            self._store.check()
            await self._commit(self._carry_out(change), stamped)
            return self.versions.of(change.seat)

    def _carry_out(self, change: Change) -> list[msgspec.Struct]:
        if isinstance(change, _ABOUT_SEATS):
            return self._carry_out_beside_the_game(change)
        takes_back = isinstance(change, _TAKE_BACKS)
        earlier = self.game.earlier_clock() if takes_back else None
        if takes_back:
            self._bounds.check_take_back(change.seat, self.game.clock() if earlier is None else earlier)
        if not self.game.started:
            raise Problem("not_started")
        if self.seats[change.seat].is_bot:
            raise Problem("seat_is_bot")
        if self._clock.is_up and change.seat in self.game.waiting():
            raise Problem("time_is_up")
        if takes_back and (self._clock.is_up or not self._clock.has_time(earlier)):
            raise Problem("undo_too_late")
        return self.game.perform(change.seat, _move(change))

    def _carry_out_beside_the_game(self, change: ChangeSeat | Start | Reveal | OpenTo) -> list[msgspec.Struct]:
        if isinstance(change, ChangeSeat):
            if self.head.contest is not None:
                raise Problem("contest_alone")
            self._bounds.check_handover(change)
            return self._change_seat(change)
        if isinstance(change, OpenTo):
            self._bounds.check_opening()
            return self._open(change)
        return self._start(change) if isinstance(change, Start) else self._reveal(change)

    def _start(self, change: Start) -> list[msgspec.Struct]:
        if self.game.started:
            raise Problem("already_started")
        bot = known_bot(self.head.game, change.bot)
        events: list[msgspec.Struct] = []
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                events.append(Seated(number, "bot", bot))
                self._apply(events[-1])
        return events + self._begin_if_ready()

    def _reveal(self, change: Reveal) -> list[msgspec.Struct]:
        if not self.dice.opens(change.seat, change.contribution):
            return []
        event = Revealed(change.seat, change.contribution)
        self._apply(event)
        return [event, *self._begin_if_ready()]

    def _open(self, change: OpenTo) -> list[msgspec.Struct]:
        """Only before the game begins; who is being matched has asked for somebody already."""
        if self.game.started:
            raise Problem("already_started")
        if change.seat != self.head.host:
            raise Problem("not_host")
        if self.head.paper or self.open_to == "match":
            raise Problem("open_to_nobody")
        if self.open_to == change.whom:
            return []
        if change.whom == "anybody":
            self._herald.check(self)
        event = OpenedTo(change.seat, change.whom)
        self._apply(event)
        return [event]

    def _change_seat(self, change: ChangeSeat) -> list[msgspec.Struct]:
        wanted = seat_change(self.head, self.seats, change)
        if wanted.kind == "bot" and change.to != change.seat and self.seats[change.to].held is not None:
            self._handover.offer(change.to, change.seat, wanted.bot or "")
            self.audience.tell_presence()
            return []
        self._apply(wanted)
        return [wanted]

    def _hand_over(self, offer: Offer) -> None:
        """The time of an offer is over."""
        self.audience.tell_presence()
        task = asyncio.ensure_future(self._unbroken(self._take_over(offer)))
        task.add_done_callback(self._handed_over)

    async def _take_over(self, offer: Offer) -> None:
        async with self._lock:
            self._check()
            if not self.audience.has(offer.seat):
                event = Seated(offer.seat, "bot", offer.bot)
                self._apply(event)
                await self._commit([event])

    def _handed_over(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            _log.warning("Room %s: a seat could not be handed over: %s", self.id, error)

    async def play_again(self, seat: int, open_next: Callable[[], Awaitable[str]]) -> str:
        """The room where the table plays again: opened now for a seat, unless it is there already."""
        return await self._unbroken(self._play_again(seat, open_next))

    async def _play_again(self, seat: int, open_next: Callable[[], Awaitable[str]]) -> str:
        async with self._lock:
            self._check()
            if not self.game.over:
                raise Problem("not_over")
            if self.next is not None:
                return self.next.room
            self._store.check()
            event = Continued(seat, await open_next())
            self._apply(event)
            await self._commit([event])
            return event.room

    async def hide_name(self, seat: int) -> str:
        """Give a seat a name that nobody else at the table has; the name."""
        return await self._unbroken(self._hide_name(seat))

    async def _hide_name(self, seat: int) -> str:
        async with self._lock:
            self._check()
            if seat >= len(self.seats):
                raise Problem("seat_unknown", seat=seat + 1)
            event = Named(seat, bot_name(other.name for other in self.seats))
            self._apply(event)
            await self._commit([event])
            return event.name

    async def play_for(self, seat: int, moves: Sequence[Move], still: Callable[[], bool]) -> None:
        """Carry a bot's moves out, if it may still decide; what the rules refuse is logged and left."""
        await self._unbroken(self._play_for(seat, moves, still))

    async def _play_for(self, seat: int, moves: Sequence[Move], still: Callable[[], bool]) -> None:
        async with self._lock:
            self._check()
            if not still():
                return
            self._store.check()
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
                    self._apply(event)
                await self._commit([*late, *events])
            elif not moves:
                self._thinking.failed(seat)

    def _runs_out(self, seat: int) -> list[RanOut]:
        """Whether a bot is about to decide because a player's time is up; it is written once for each time limit."""
        if self.seats[seat].is_bot or self._late.get(seat) == self._clock.deadline:
            return []
        self._late[seat] = self._clock.deadline
        return [RanOut(seat)]

    async def _commit(
        self, events: Sequence[msgspec.Struct], request: Stamp | None = None, also: tuple[Statement, ...] = ()
    ) -> None:
        """Store, then tell; `also` is stored with it."""
        now = time.time()
        stored = request.stored if request else None
        rows = [
            Happening(self.version + place, now, _encode(event).decode(), stored if place == 1 else None)
            for place, event in enumerate(events, 1)
        ]
        self.last_used = time.monotonic()
        self._changed = now
        clock = self.game.clock()
        self._clock.read(clock, now)
        only = self._count(events, request, clock)
        if rows:
            if not await self._stored(self._append(rows, now, also + result_of(self, now))):
                self.move_away()
                raise RoomMovedError("room_moved", room=self.id)
            self.version = rows[-1].number
        self._clock.wind()
        for event in events:
            if isinstance(event, RoomEvent):
                _write_down(self.id, event)
        self.audience.show(only)
        self._herald.changed(self)
        for seat in self._turns.come(self.game.turn(), self.game.waiting()):
            self._herald.turn(self, seat)
        self.drive()

    def _append(self, rows: Sequence[Happening], now: float, also: tuple[Statement, ...]) -> Append:
        stage, deadline = self.stage, self._clock.deadline
        touch = self._stored_stage != (stage, deadline) or now - self._touched > _TOUCH_SECONDS
        if touch:
            self._stored_stage, self._touched = (stage, deadline), now
        return Append(self.id, rows, stage, self.epoch, deadline, touch, also)

    async def _stored(self, what: Append) -> bool:
        try:
            return await self._store.write(what)
        except StoreFailedError:
            self.unstored = True
            self.stop()
            problem = Problem("storage")
            for watcher in list(self.audience.watchers):
                watcher.send(ErrorMessage(problem.code, problem.text(watcher.language)))
                watcher.dismiss()
            raise

    # --- questions ------------------------------------------------------------------------------------------------
    async def answer(self, question: Question, language: Language, address: str) -> Answer:
        """Answer without changing anything."""
        if not self.game.started:
            raise Problem("not_started")
        if isinstance(question, Why):
            return self.game.why(question.seat, question, language)
        if isinstance(question, Explain):
            async with self._lock:  # a change that is not stored yet must not be seen
                return self.game.explain(question)
        return await self._hint(question, address)

    async def _hint(self, question: Hint, address: str) -> Answer:
        if self.head.contest is not None and self.head.contest.counted:
            raise Problem("contest_without_hints")
        game = self.head.game
        bot = adviser(game) if question.bot is None else known_bot(game, question.bot)
        move = await self._thinking.hint(question.seat, bot, address)
        if isinstance(move, Act):
            return Answer(question.id, "hint", action=move.action)
        if isinstance(move, TakePair):
            return Answer(question.id, "hint", pair=move.pair)
        raise Problem("hint_failed")

    # --- gestures -------------------------------------------------------------------------------------------------
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

    def _presence(self) -> list[SeatPresence]:
        return [self._presence_of(number, seat) for number, seat in enumerate(self.seats)]

    def _presence_of(self, number: int, seat: Seat) -> SeatPresence:
        person = seat.held is not None and not seat.is_bot
        offer = self._handover.offer_for(number)
        return SeatPresence(
            seat=number,
            connected=seat.is_bot or self.audience.has(number),
            thinking=self._thinking.thinks(number),
            preparing=self._thinking.prepares(number),
            waiting=self._thinking.waits(number),
            free_at=_told(self._handover.free_at(number)) if person else None,
            offer=OfferedBot(offer.by, offer.bot, _told(offer.deadline) or "") if offer else None,
        )

    # --- bots and time --------------------------------------------------------------------------------------------
    def drive(self) -> None:
        """Let bots think that have to decide, and for everybody whose time is up."""
        if self._retired or not (self._clock.is_up or self._has_bots):
            return
        for seat in self.game.waiting():
            if self.decided_by(seat) is not None:
                self._thinking.begin(seat)

    def decided_by(self, seat: int) -> str | None:
        """The bot that decides for a seat now, if one does."""
        if self.seats[seat].is_bot:
            return self.seats[seat].bot
        return stand_in(self.head.game) if self._clock.is_up else None

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


def _told(moment: float | None) -> str | None:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds") if moment else None


def _write_down(room: str, event: RoomEvent) -> None:
    """Into the audit log: what has changed about the seats, without what nobody may know."""
    if isinstance(event, Seated):
        audit("seat_handed_over", room, seat=event.seat, kind=event.kind, bot=event.bot)
    elif isinstance(event, Began):
        audit("began", room)
    elif isinstance(event, Continued):
        audit("continued", room, seat=event.seat, next=event.room)


def _move(change: Do | Pick | object) -> Move:
    if isinstance(change, Do):
        return Act(change.action)
    if isinstance(change, Pick):
        return TakePair(change.pair)
    return TakeBack(whole_round=isinstance(change, Clear))


def _end_unheard(task: asyncio.Task[Any]) -> None:
    """Whoever asked is gone: a refusal concerns nobody any more, anything else is logged."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, RailwrightError):
        _log.error("A change failed after whoever asked for it had gone", exc_info=error)
