"""The WebSocket of a page, with just what is needed of ASGI: a framework's costs as much as reading the message."""

from __future__ import annotations

from starlette.types import Receive, Scope, Send


class PageGoneError(Exception):
    """The page has ended the connection."""


class PageSocket:
    """One connection; whoever sends to a page that is gone gets an OSError or a RuntimeError."""

    __slots__ = ("_receive", "_send", "is_open", "scope")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.is_open = False
        """Whether it was accepted, and the page has not ended it."""
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Let the page in."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self.scope["headers"].clear()  # looked at by now, and a browser's take 2 kB for as long as the page is here
        self.is_open = True

    async def receive(self) -> str | bytes:
        """The next message of the page."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.is_open = False
            raise PageGoneError
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send_text(self, text: str) -> None:
        """Send a message, once the page has taken enough of the earlier ones."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
