"""What the request of a seat does in its room: the events that it causes, not stored yet, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from railwright.server.beginning import Beginning
from railwright.server.bots import known_bot
from railwright.server.clock import Clock
from railwright.server.games import Act, Move, TakeBack, TakePair
from railwright.server.handover import Handover
from railwright.server.head import OpenedTo, Revealed, Seated
from railwright.server.herald import Herald
from railwright.server.messages import Change, ChangeSeat, Clear, Do, OpenTo, Pick, Reveal, Start, Undo
from railwright.server.problems import Problem
from railwright.server.seating import seat_change

if TYPE_CHECKING:
    from railwright.server.room import Room

_TAKE_BACKS = (Undo, Clear)
_ABOUT_SEATS = (ChangeSeat, Start, Reveal, OpenTo)


class Requests:
    """Carries out what the seats of one room ask for."""

    def __init__(self, room: Room, clock: Clock, beginning: Beginning, handover: Handover, herald: Herald) -> None:
        self._room = room
        self._clock = clock
        self._beginning = beginning
        self._handover = handover
        self._herald = herald

    def carry_out(self, change: Change) -> list[msgspec.Struct]:
        """Let it happen; what is refused has changed nothing."""
        if isinstance(change, _ABOUT_SEATS):
            return self._beside_the_game(change)
        room, clock = self._room, self._clock
        takes_back = isinstance(change, _TAKE_BACKS)
        earlier = room.game.earlier_clock() if takes_back else None
        if takes_back:
            room.bounds.check_take_back(change.seat, room.game.clock() if earlier is None else earlier)
        if not room.game.started:
            raise Problem("not_started")
        if room.seats[change.seat].is_bot:
            raise Problem("seat_is_bot")
        if clock.is_up and change.seat in room.game.waiting():
            raise Problem("time_is_up")
        if takes_back and (clock.is_up or not clock.has_time(earlier)):
            raise Problem("undo_too_late")
        return room.game.perform(change.seat, _move(change))

    def _beside_the_game(self, change: ChangeSeat | Start | Reveal | OpenTo) -> list[msgspec.Struct]:
        if isinstance(change, ChangeSeat):
            return self._change_seat(change)
        if isinstance(change, OpenTo):
            return self._open(change)
        return self._start(change) if isinstance(change, Start) else self._reveal(change)

    def _change_seat(self, change: ChangeSeat) -> list[msgspec.Struct]:
        room = self._room
        if room.head.contest is not None and room.what_if is None:
            raise Problem("contest_alone")
        room.bounds.check_handover(change)
        wanted = seat_change(room.head, room.seats, change)
        if wanted.kind == "bot" and change.to != change.seat and room.seats[change.to].held is not None:
            self._handover.offer(change.to, change.seat, wanted.bot or "")
            return []
        room.apply(wanted)
        return [wanted]

    def _open(self, change: OpenTo) -> list[msgspec.Struct]:
        """Only before the game begins; who is being matched has asked for somebody already."""
        room = self._room
        room.bounds.check_opening()
        if room.game.started:
            raise Problem("already_started")
        if change.seat != room.head.host:
            raise Problem("not_host")
        if room.head.paper or room.open_to == "match":
            raise Problem("open_to_nobody")
        if room.open_to == change.whom:
            return []
        if change.whom == "anybody":
            self._herald.check(room)
        event = OpenedTo(change.seat, change.whom)
        room.apply(event)
        return [event]

    def _start(self, change: Start) -> list[msgspec.Struct]:
        room = self._room
        if room.game.started:
            raise Problem("already_started")
        bot = known_bot(room.head.game, change.bot)
        events: list[msgspec.Struct] = []
        for number, seat in enumerate(room.seats):
            if seat.kind == "open":
                events.append(Seated(number, "bot", bot))
                room.apply(events[-1])
        return events + self._beginning.if_ready()

    def _reveal(self, change: Reveal) -> list[msgspec.Struct]:
        room = self._room
        if not room.dice.opens(change.seat, change.contribution):
            return []
        event = Revealed(change.seat, change.contribution)
        room.apply(event)
        return [event, *self._beginning.if_ready()]


def _move(change: Do | Pick | object) -> Move:
    if isinstance(change, Do):
        return Act(change.action)
    if isinstance(change, Pick):
        return TakePair(change.pair)
    return TakeBack(whole_round=isinstance(change, Clear))
