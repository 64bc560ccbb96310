"""Texts in one frame go without the library: only where that is the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from railwright.server.frames import between_messages, framed, whole_text

SIZES = (0, 1, 125, 126, 127, 2**16 - 1, 2**16)


_REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def _library() -> ServerProtocol:
    """The library's side of a connection that has been let in."""
    library = ServerProtocol()
    assert not between_messages(library)
    library.receive_data(_REQUEST)
    [request] = library.events_received()
    assert isinstance(request, Request)
    library.send_response(library.accept(request))
    return library


def test_a_frame_is_the_same_as_the_librarys() -> None:
    """What is sent to a page is byte for byte what the library would send, in every size."""
    for size in SIZES:
        assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_a_text_in_one_frame_is_read() -> None:
    """A masked text is read as it was; only one that is longer than any message may be is left to the library."""
    for size in SIZES[:-1]:
        text = bytes(number % 251 for number in range(size))
        assert whole_text(Frame(Opcode.TEXT, text).serialize(mask=True)) == text
    assert whole_text(Frame(Opcode.TEXT, b"x" * SIZES[-1]).serialize(mask=True)) is None


@given(st.binary(max_size=12), st.binary(max_size=200), st.sampled_from(list(Opcode)), st.booleans(), st.booleans())
def test_anything_else_is_left_to_the_library(
    more: bytes, text: bytes, opcode: Opcode, final: bool, masked: bool
) -> None:
    """Whatever comes is read here only where the library would find just one whole text in it, and that one."""
    if opcode >= Opcode.CLOSE:
        text, final = text[:100], True
    data = Frame(opcode, text, final).serialize(mask=masked)
    for received in (data + more, data[: len(data) - len(more)], more):
        found = whole_text(received)
        if found is None:
            continue
        library = _library()
        library.receive_data(received)
        assert [(event.opcode, event.data, event.fin) for event in library.events_received()] == [  # type: ignore[union-attr]
            (Opcode.TEXT, found, True)
        ]
        assert library.parser_exc is None
        assert between_messages(library)


def test_inside_a_frame_or_a_message_the_library_reads_on() -> None:
    """After each first part of a frame, and between the pieces of a message, nothing is taken from the library."""
    frame = Frame(Opcode.TEXT, b"some text").serialize(mask=True)
    for cut in range(1, len(frame)):
        library = _library()
        assert between_messages(library)
        library.receive_data(frame[:cut])
        assert not between_messages(library), cut
        library.receive_data(frame[cut:])
        assert between_messages(library), cut
    library.receive_data(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
    assert not between_messages(library)
    library.receive_data(Frame(Opcode.CONT, b"b").serialize(mask=True))
    assert between_messages(library)
    library.receive_data(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    assert not between_messages(library), "nothing is read after the end"
