"""All rooms as JSON lines: a first line, one for each room, and a last one that is missing where a file was cut off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

import msgspec

from railwright.server.store.kept import KeptRoom
from railwright.server.store.records import Happening, StoreFailedError
from railwright.server.store.schema import VERSION

_FORMAT = 1
_encode = msgspec.json.Encoder().encode


class First(msgspec.Struct, tag_field="line", tag="railwright-database", forbid_unknown_fields=True):
    """What the file is; `tables` is the version of the tables that it comes from."""

    format: int = _FORMAT
    tables: int = VERSION


class RoomLine(msgspec.Struct, tag_field="line", tag="room", forbid_unknown_fields=True):
    """A room; each event is its number, time, request and body."""

    id: str
    head: str
    created: float
    stage: str
    touched: float
    expired: float | None
    deadline: float | None
    events: list[tuple[int, float, str | None, str]]


class Last(msgspec.Struct, tag_field="line", tag="end", forbid_unknown_fields=True):
    """How many there were."""

    rooms: int
    events: int


_decoder = msgspec.json.Decoder(First | RoomLine | Last)


class Exporter:
    """Writes one file."""

    def __init__(self, file: IO[bytes]) -> None:
        self.rooms = self.events = 0
        self._file = file
        self._line(First())

    def add(self, room: KeptRoom) -> None:
        """Write a room."""
        events = [(event.number, event.at, event.request, event.body) for event in room.events]
        told = (room.id, room.head, room.created, room.stage, room.touched, room.expired, room.deadline)
        self._line(RoomLine(*told, events))
        self.rooms += 1
        self.events += len(events)

    def end(self) -> None:
        """Write the last line."""
        self._line(Last(self.rooms, self.events))

    def _line(self, line: msgspec.Struct) -> None:
        self._file.write(_encode(line) + b"\n")


def exported_rooms(file: IO[bytes]) -> Iterator[KeptRoom]:
    """Read a file; refuses it where anything is missing, so whoever adds the rooms must take all of them or none."""
    rooms = events = 0
    ended = False
    for number, text in enumerate(file, 1):
        line = _read(number, text)
        if isinstance(line, First) != (number == 1) or ended or (isinstance(line, First) and line.format != _FORMAT):
            raise StoreFailedError("db_file_line", number=number)
        if isinstance(line, RoomLine):
            happenings = [Happening(event, at, body, request) for event, at, request, body in line.events]
            told = (line.id, line.head, line.created, line.stage, line.touched, line.expired, line.deadline)
            yield KeptRoom(*told, happenings)
            rooms, events = rooms + 1, events + len(happenings)
        elif isinstance(line, Last):
            ended = (line.rooms, line.events) == (rooms, events)
    if not ended:
        raise StoreFailedError("db_file_cut")


def _read(number: int, text: bytes) -> First | RoomLine | Last:
    try:
        line: First | RoomLine | Last = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise StoreFailedError("db_file_line", number=number) from error
    return line
