"""The WebSocket of a room: greets, reads requests, sends what the room has to say, and survives whatever comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from railwright.core.errors import RailwrightError
from railwright.core.language import Language
from railwright.server.addresses import payer_of
from railwright.server.audience import Viewer
from railwright.server.limits import Bucket, Limits
from railwright.server.messages import (
    Answer,
    Change,
    Done,
    ErrorMessage,
    FromPage,
    FromServer,
    Gesture,
    Hello,
    Hint,
    Patch,
    Question,
    Refused,
    ViewMessage,
)
from railwright.server.meters import MOVES
from railwright.server.page_socket import PageGoneError, PageSocket
from railwright.server.problems import Problem, problem_of, told
from railwright.server.room import Room
from railwright.server.rooms import Rooms
from railwright.server.seats import seat_of
from railwright.server.settings import Settings
from railwright.server.store import RoomMovedError, StorageAwayError, StoreFailedError
from railwright.server.waiting import Signal

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(FromPage)
_encode = msgspec.json.Encoder().encode
_UNREADABLE = (RailwrightError, Problem, msgspec.MsgspecError, UnicodeError, RecursionError)

CLOSE_GOING = 1001
CLOSE_POLICY = 1008
CLOSE_INTERNAL = 1011
CLOSE_RESTART = 1012
CLOSE_TRY_LATER = 1013
CLOSE_ELSEWHERE = 4409
CLOSE_CODES = {
    "room_unknown": 4404,
    "room_expired": 4410,
    "room_closed": 4410,
    "wrong_token": 4403,
    "storage": CLOSE_TRY_LATER,
    "storage_away": CLOSE_TRY_LATER,
}
_MOST_DROPPED = 200
_MOST_PATCHES = 16
_GONE = (RuntimeError, OSError)
_ONLOOKER = (None,)
_HELLO_COST = 2.0
_MESSAGE_COST = 0.5
_HEARD_COST = 0.02
"""Milliseconds of the server's time, roughly: of a message, and of each page that may have to be told of it. They count
for the address, and where they come from a seat for the room."""


class Connection:
    """One page that looks at a room."""

    __slots__ = (
        "_beside", "_closing", "_held", "_outbox", "_sender", "_sent", "_settings", "_socket", "_something", "_turn",
        "_unread", "_watch", "language", "patches", "payer", "viewers",
    )  # fmt: skip

    def __init__(self, socket: PageSocket, settings: Settings) -> None:
        self.payer = payer_of(socket.scope)
        self.language: Language = "en"
        self.viewers: tuple[Viewer, ...] = ()
        self.patches = False
        self._socket = socket
        self._settings = settings
        self._outbox: list[FromServer] = []
        self._something = Signal()
        self._held = False
        self._turn = asyncio.Lock()
        self._sent = 0
        self._sender: asyncio.Task[Any] | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._unread = False
        self._closing: tuple[int, str] | None = None
        self._beside: list[asyncio.Task[None]] = []

    def send(self, message: FromServer) -> None:
        """Put a message on its way.

        A newer view takes the place of what has not left yet of the older. Patches wait for their turn, up to a point:
        whoever then gets the last one only sees that some are missing, and asks for the whole.
        """
        if self._outbox and isinstance(message, ViewMessage):
            for place, waiting in enumerate(self._outbox):
                if isinstance(waiting, ViewMessage | Patch) and waiting.seat == message.seat:
                    self._outbox[place] = message
                    self._outbox[place + 1 :] = _without_patches(self._outbox[place + 1 :], message.seat)
                    return
        if len(self._outbox) >= _MOST_PATCHES and isinstance(message, Patch):
            self._outbox = _without_patches(self._outbox, message.seat)
        self._outbox.append(message)
        if len(self._outbox) > self._settings.unsent_messages:
            self.end(CLOSE_TRY_LATER, "too_slow")
        if not self._held:
            self._something.set()

    def complain(self, problem: Problem) -> None:
        """Say that a message could not be used."""
        self.send(ErrorMessage(problem.code, told(problem, self.language)))

    def end(self, code: int, reason: str) -> None:
        """Close once everything is sent."""
        self._closing = self._closing or (code, reason)
        self._something.set()

    def give_way(self) -> None:
        """End the connection: the same player has come from elsewhere."""
        self.viewers = ()
        problem = Problem("seat_elsewhere")
        self.send(Refused(problem.code, problem.text(self.language)))
        self.end(CLOSE_ELSEWHERE, problem.code)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that must not hold up what the page asks next."""
        task = asyncio.ensure_future(work)
        self._beside.append(task)
        task.add_done_callback(self._beside.remove)

    def leave(self) -> None:
        """Give up what is done beside: nobody waits for it any more."""
        for task in self._beside:
            task.cancel()
        if self._watch is not None:
            self._watch.cancel()

    def dismiss(self, *, moved: bool = False) -> None:
        """End the connection; the page will come back by itself, at once where the room has moved."""
        self.end(*((CLOSE_RESTART, "room_moved") if moved else (CLOSE_INTERNAL, "internal")))

    async def deliver(self) -> None:
        """Send whatever comes into the outbox until the connection ends; who does not read in time is left."""
        try:
            while self._closing is None or self._outbox:
                await self._something.wait()
                self._something.clear()
                if not await self.flush():
                    return
            with contextlib.suppress(*_GONE):
                await self._socket.close(*self._closing)
        except asyncio.CancelledError:
            if not self._unread:
                raise

    async def flush(self) -> bool:
        """Send what is in the outbox; False where the page is gone."""
        while self._outbox:
            if self._sender is not None:
                return await self._send_on()
            message = self._next()
            if not self._socket.send_at_once(_encode(message)):
                self._outbox.insert(0, message)  # others may be first at sending it
                return await self._send_on()
        return True

    async def _send_on(self) -> bool:
        """The same for whoever has to wait, for a page that does not read or for another who sends."""
        try:
            async with self._turn:
                while self._outbox:
                    self._sender = asyncio.current_task()
                    if self._watch is None:
                        self._look_after(self._sent - 1)
                    await self._socket.send_text(_encode(self._next()).decode())
                    self._sent += 1
                    self._sender = None
        except _GONE:
            return False
        return True

    def _next(self) -> FromServer:
        """The next message; a confirmation takes along what it confirms."""
        message = self._outbox.pop(0)
        if isinstance(message, Patch) and self._outbox:
            done = self._outbox[0]
            if isinstance(done, Done) and done.version == message.version:
                del self._outbox[0]
                return Done(done.id, done.version, message)
        return message

    def _look_after(self, sent: int) -> None:
        """Look from time to time whether anything has been sent since; one timer serves for many messages."""
        self._watch = None
        if self._sent != sent:
            loop = asyncio.get_running_loop()
            self._watch = loop.call_later(self._settings.send_seconds, self._look_after, self._sent)
        elif self._sender is not None:
            self._unread = True
            self._sender.cancel()

    def hold(self) -> None:
        """Leave it to whoever answers a request to send what there is then, by `flush`."""
        self._held = True

    def release(self) -> None:
        """Deliver again whatever comes, and what is left."""
        self._held = False
        if self._outbox:
            self._something.set()


def _without_patches(messages: list[FromServer], seat: Viewer) -> list[FromServer]:
    return [message for message in messages if not (isinstance(message, Patch) and message.seat == seat)]


async def serve_page(socket: PageSocket, code: str, rooms: Rooms, limits: Limits) -> None:
    """A connection to the room of this code, from hello to its end."""
    settings = rooms.settings
    await socket.accept()
    connection = Connection(socket, settings)
    delivery = asyncio.ensure_future(connection.deliver())
    room: Room | None = None
    try:
        room = await _greet(connection, socket, rooms, limits, code)
        if room is not None:
            reading = asyncio.ensure_future(_read(connection, socket, room, rooms, limits))
            await _first_of(reading, delivery)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
    except PageGoneError:
        pass
    except Exception:
        _log.exception("A page could not be served")
        connection.complain(Problem("internal"))
        connection.end(CLOSE_INTERNAL, "internal")
    finally:
        connection.leave()
        if room is not None:
            room.leave(connection)
        connection.end(CLOSE_GOING, "")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(settings.send_seconds):
                await delivery
        if socket.is_open:
            with contextlib.suppress(*_GONE):
                await socket.close(CLOSE_GOING, "")


async def _first_of(*tasks: asyncio.Task[None]) -> None:
    """Wait until one of them has ended; all the time that a page is here, so that it takes less than asyncio's wait."""
    ended = Signal()

    def end(_: object) -> None:
        ended.set()

    for task in tasks:
        task.add_done_callback(end)
    await ended.wait()


async def _greet(connection: Connection, socket: PageSocket, rooms: Rooms, limits: Limits, code: str) -> Room | None:
    """Read hello and let the page in, or say why not."""
    try:
        async with asyncio.timeout(rooms.settings.hello_seconds):
            hello = _decoder.decode(await socket.receive())
        if not isinstance(hello, Hello):
            raise Problem("hello_first")
        connection.language = hello.language
        await limits.turn(connection.payer, _HELLO_COST)
        room = await limits.find(connection.payer, code, rooms.find)
        connection.viewers = _viewers(connection, hello, room)
        connection.patches = hello.patches
        while not await room.enter(connection, hello.have):
            room = await rooms.find(code)
    except TimeoutError:
        connection.end(CLOSE_POLICY, "hello_first")
    except _UNREADABLE as error:
        if isinstance(error, RoomMovedError):
            connection.dismiss(moved=True)
            return None
        problem = problem_of(error)
        connection.send(Refused(problem.code, told(problem, connection.language)))
        connection.end(CLOSE_CODES.get(problem.code, CLOSE_POLICY), problem.code)
    else:
        return room
    return None


def _viewers(connection: Connection, hello: Hello, room: Room) -> tuple[Viewer, ...]:
    """For whom the page looks, if it is let in."""
    seats = [seat_of(token, room.seats) for token in hello.tokens]
    if None in seats:
        raise Problem("wrong_token")
    viewers: tuple[Viewer, ...] = tuple(dict.fromkeys(seats)) or _ONLOOKER
    if viewers == _ONLOOKER and room.head.contest is not None:
        raise Problem("contest_hidden")
    room.admit(connection, viewers)
    if viewers != _ONLOOKER:
        room.address = room.address or connection.payer
    return viewers


async def _read(connection: Connection, socket: PageSocket, room: Room, rooms: Rooms, limits: Limits) -> None:
    """Carry out requests, one after the other, until the page is gone."""
    settings = rooms.settings
    bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
    dropped = 0
    while True:
        text = await socket.receive()
        if not bucket.take():
            dropped += 1
            connection.complain(Problem("too_fast"))
            if dropped > _MOST_DROPPED:
                connection.end(CLOSE_POLICY, "too_fast")
            await asyncio.sleep(1 / settings.messages_per_second)
            continue
        try:
            cost = _MESSAGE_COST + _HEARD_COST * len(room.audience.watchers)
            await limits.turn(connection.payer, cost, room.id if connection.viewers != _ONLOOKER else "")
            connection.hold()
            await _handle(connection, room, limits, text)
            if not await connection.flush():
                return
        except RoomMovedError:
            return  # not answered: the page comes back at once and sends it again
        except Problem as problem:
            connection.complain(problem)
        except StoreFailedError:
            connection.complain(Problem("storage"))
            connection.end(CLOSE_TRY_LATER, "storage")
            return
        except Exception:
            _log.exception("Room %s: a message failed", room.id)
            connection.complain(Problem("internal"))
            await rooms.discard(room)
            return
        finally:
            connection.release()


async def _handle(connection: Connection, room: Room, limits: Limits, text: str | bytes) -> None:
    try:
        message = _decoder.decode(text)
        if isinstance(message, Hello):
            limits.charge(connection.payer, _HELLO_COST)
            connection.language = message.language
            connection.viewers = _viewers(connection, message, room)
            connection.patches = message.patches
            if not await room.enter(connection, message.have):
                connection.dismiss()
            return
    except _UNREADABLE as error:
        connection.complain(problem_of(error))
        return
    if isinstance(message, Hint) and message.seat in connection.viewers:
        connection.beside(_advise(connection, room, message))
    else:
        await _reply(connection, room, message)


async def _reply(connection: Connection, room: Room, message: Change | Question | Gesture) -> None:
    try:
        if message.seat not in connection.viewers:
            raise Problem("not_your_seat")
        if isinstance(message, Gesture):
            room.gesture(message)
            connection.send(Answer(message.id, "shown"))
        elif isinstance(message, Question):
            connection.send(await room.answer(message, connection.language, connection.payer))
        else:
            began = time.perf_counter()
            connection.send(Done(message.id, await room.change(message)))
            MOVES.took(time.perf_counter() - began)
    except StorageAwayError as error:
        _refuse(connection, message, problem_of(error))
    except StoreFailedError:
        raise  # whether it is stored is not known: the page sends it again
    except (RailwrightError, Problem) as error:
        _refuse(connection, message, problem_of(error))


async def _advise(connection: Connection, room: Room, message: Hint) -> None:
    """Answer when the bot has thought; an error costs the hint only, because the room has not changed."""
    try:
        await _reply(connection, room, message)
    except Exception:
        _log.exception("Room %s: a hint failed", room.id)
        _refuse(connection, message, Problem("hint_failed"))


def _refuse(connection: Connection, message: Change | Question | Gesture, problem: Problem) -> None:
    connection.send(Refused(problem.code, told(problem, connection.language), message.id))
