"""What workers say to each other: the events of a connection, passed on as they are."""

from __future__ import annotations

from typing import Any

import msgspec


class Frame(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Anything said on a line; `line` is its name, given by the worker that has called."""

    line: str


class Call(Frame, frozen=True):
    """A worker passes a connection on to the owner of its room."""

    caller: str
    room: str
    scope: dict[str, Any]


class Taken(Frame, frozen=True):
    """The owner takes the connection: whatever follows is carried out there."""


class Event(Frame, frozen=True):
    """The next event of the connection, numbered so that a gap is noticed."""

    number: int
    event: dict[str, Any]


class Credit(Frame, frozen=True):
    """So many events have been used: as many more may come."""

    events: int


class Over(Frame, frozen=True):
    """Nothing more comes on this line."""


class Seized(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A room has been taken from the worker that had it."""

    room: str


AnyFrame = Seized | Call | Taken | Event | Credit | Over
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyFrame).decode
