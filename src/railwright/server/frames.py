"""A text in one frame of a WebSocket (RFC 6455, section 5.2): read and written without the library for all cases."""

from __future__ import annotations

from types import GeneratorType

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where it is there
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

_TEXT = 0x81
"""The first byte of a text: the last frame of its message, no extension."""
_MASKED = 0x80
_SHORT, _MIDDLE = 126, 127
"""Lengths that say: the length follows in two bytes, in eight."""


_AT_REST = StreamReader.at_eof.__code__
"""Where the library waits for the next frame; inside a frame it waits elsewhere."""


def between_messages(library: Protocol) -> bool:
    """Whether the library has nothing begun, neither a frame nor a message of several, nor an end."""
    if library.state is not State.OPEN:
        return False
    waiting: object = library.parser
    while isinstance(waiting, GeneratorType):
        if waiting.gi_code is _AT_REST:
            return library.current_size is None
        waiting = waiting.gi_yieldfrom
    return False


def whole_text(data: bytes) -> bytes | None:
    """The text of a frame from a client, where this is just one such frame and nothing else."""
    if len(data) < 6 or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    size, begin = data[1] - _MASKED, 6
    if size == _MIDDLE:
        return None
    if size == _SHORT:
        size, begin = int.from_bytes(data[2:4]), 8
    if len(data) != begin + size:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])


def framed(text: bytes) -> bytes:
    """A frame with a text for a client."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < 2**16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2) + text
    return bytes((_TEXT, _MIDDLE)) + size.to_bytes(8) + text
