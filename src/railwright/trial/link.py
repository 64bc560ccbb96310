"""A WebSocket of a trial's client, with just what our server sends: whole texts without extensions, pings, closes.

A general client costs as much as a server does for a move; with this one, load and server share a machine.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL = 0x80
_MASKED = 0x80
_NO_MASK = b"\0\0\0\0"
"""A mask that changes nothing: masking is for proxies on the way, and there are none."""
_SHORT, _MIDDLE = 126, 127
_CONNECT_SECONDS = 60.0


async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> Link:
    """Connect; raises an OSError where the server is not there or does not want."""
    key = base64.b64encode(os.urandom(16)).decode()
    greeting = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(_CONNECT_SECONDS):
        _, link = await loop.create_connection(lambda: Link(greeting, heard, lost), host, port)
        await link.ready
    return link


class Link(asyncio.Protocol):
    """One connection: `heard` gets each message, `lost` is called once when it ends."""

    def __init__(self, greeting: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has let the connection in."""
        self._greeting = greeting
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._greeted = False

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._send(_TEXT, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        if size < _SHORT:
            header = bytes((_FINAL | opcode, _MASKED | size))
        else:
            header = bytes((_FINAL | opcode, _MASKED | _SHORT)) + size.to_bytes(2)
        self._transport.write(header + _NO_MASK + payload)

    def close(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Greet the server."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Tell whoever uses it."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionResetError())
            self.ready.exception()  # it may be that nobody waits any more
        elif self._greeted:
            self._lost()

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        if self._buffer:
            data = self._buffer + data
        if not self._greeted:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not self._greet(head):
                return
        start, size = 0, len(data)
        while size - start >= 2:
            length = data[start + 1]
            begin = start + 2
            if length == _SHORT:
                begin = start + 4
                length = int.from_bytes(data[start + 2 : begin])
            elif length == _MIDDLE:
                begin = start + 10
                length = int.from_bytes(data[start + 2 : begin])
            if begin + length > size:
                break
            opcode = data[start] & 15
            start = begin + length
            self._take(opcode, data[begin:start])
        self._buffer = data[start:]

    def _greet(self, head: bytes) -> bool:
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.ready.set_exception(ConnectionRefusedError(head.partition(b"\r\n")[0].decode(errors="replace")))
            self._transport.abort()
            return False
        self._greeted = True
        if not self.ready.done():
            self.ready.set_result(None)
        return True

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            self._heard(payload)
        elif opcode == _PING:
            self._send(_PONG, payload)
        elif opcode == _CLOSE:
            self._transport.close()
