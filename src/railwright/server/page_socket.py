"""The WebSocket of a page, with just what is needed of ASGI: a framework's costs as much as reading the message."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import Receive, Scope, Send

AT_ONCE = "railwright.send_at_once"
"""Our extension of ASGI: sends a text if the page takes it now, and says whether it has; see `protocols.py`."""


class PageGoneError(Exception):
    """The page has ended the connection."""


class PageSocket:
    """One connection; whoever sends to a page that is gone gets an OSError or a RuntimeError."""

    __slots__ = ("_at_once", "_receive", "_send", "is_open", "scope")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.is_open = False
        """Whether it was accepted, and the page has not ended it."""
        self._receive = receive
        self._send = send
        self._at_once: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(AT_ONCE)

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

    def send_at_once(self, text: bytes) -> bool:
        """Send a message where nobody has to wait for that; False where it is not sent."""
        return self._at_once is not None and self._at_once(text)

    async def send_text(self, text: str) -> None:
        """Send a message, once the page has taken enough of the earlier ones."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
