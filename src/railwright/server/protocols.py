"""The protocols of a connection: each reads in its address's turn, and what a client says has a time to arrive.

uvicorn reads whatever comes as fast as it comes, answers every ping, and waits for ever for headers and bodies.
"""

from __future__ import annotations

import asyncio
import time

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from railwright.server.addresses import Proxies, payer
from railwright.server.frames import between_messages, framed, whole_text
from railwright.server.limits import PATIENCE, Limits
from railwright.server.page_socket import AT_ONCE
from railwright.server.problems import REFUSED
from railwright.server.settings import Settings
from railwright.server.waiting import Inbox, Signal

_READ_AT_ONCE = 2048
"""Bytes: made of the smallest frames or chunks, so many take 7 ms to read, in which nobody else is heard."""
_MOST_PIECES = 100
_MOST_UNREAD = 4
"""Messages that may wait before reading stops: stopping and going on costs as much as reading a message."""
_LINGER_SECONDS = 1.0


def protocols(settings: Settings, limits: Limits) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server with these settings, for HTTP and for WebSockets."""
    proxies = Proxies(settings.trusted_proxies)

    class InTurn(asyncio.Protocol):
        """Whoever has used up the share of their address is read on later. Reading costs the time that it takes."""

        transport: asyncio.Transport
        payer: str
        """Nobody, where it is a proxy that reads slowly for its clients."""

        @property
        def paused(self) -> bool:
            """Whether uvicorn does not want to read now."""
            raise NotImplementedError

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """Read little at once."""
            transport.max_size = _READ_AT_ONCE  # type: ignore[attr-defined]  # asyncio's own name for it
            self._held: list[bytes] = []
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            """Read on, or later."""
            wait = limits.wait(self.payer) if self.payer else 0.0
            if wait > PATIENCE:
                REFUSED["too_fast"] += 1
                self.transport.abort()
            elif wait > 0 or self._held:
                if not self._held:
                    asyncio.get_running_loop().call_later(wait, self._go_on)
                self._held.append(data)
                self.transport.pause_reading()
            else:
                self._read(data)

        def _go_on(self) -> None:
            held, self._held = b"".join(self._held), []
            if self.transport.is_closing():
                return
            self._read(held)
            now = self.transport.get_protocol()  # it may have become a WebSocket
            assert isinstance(now, InTurn)
            if not now.paused:
                self.transport.resume_reading()

        def _read(self, data: bytes) -> None:
            if self._take(data):
                return
            began = time.thread_time()
            super().data_received(data)
            if self.payer:
                limits.charge(self.payer, (time.thread_time() - began) * 1000)

        def _take(self, data: bytes) -> bool:  # noqa: ARG002 - who can do more may look
            """Take in what needs no parser and costs nothing beside what it asks for; whether it was that."""
            return False

    class Http(InTurn, H11Protocol):
        """A request has its time, from the first moment that we wait for it until its last byte has come."""

        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
            """Begin to wait for a request."""
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            self.payer = "" if address in proxies else payer(address)
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            """Wait no more."""
            self._give()
            super().connection_lost(exc)

        def handle_events(self) -> None:
            """Take in what has come."""
            super().handle_events()
            self._watch()

        def on_response_complete(self) -> None:
            """Who is answered before everything has come has little time left for the rest."""
            super().on_response_complete()
            if self.conn.their_state is h11.SEND_BODY:
                self._give(_LINGER_SECONDS)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """From here the WebSocket has its own times."""
            self._give()
            super().handle_websocket_upgrade(event)

        def pause_writing(self) -> None:
            """Who does not read has some time to go on."""
            super().pause_writing()
            self._give(settings.send_seconds)

        def resume_writing(self) -> None:
            """Who reads on may take the time it takes."""
            super().resume_writing()
            self._give()
            self._watch()

        @property
        def paused(self) -> bool:
            """Whether uvicorn does not want to read now."""
            return self.flow.read_paused

        def _watch(self) -> None:
            """Let the time run while something of a request is missing; between two requests uvicorn has its own."""
            if self.flow.write_paused or self.transport.get_protocol() is not self:
                return
            state = self.conn.their_state
            if state is not h11.SEND_BODY and (state is not h11.IDLE or self.timeout_keep_alive_task is not None):
                self._give()
            elif self._deadline is None:
                self._give(settings.request_seconds)

        def _give(self, seconds: float | None = None) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = self.loop.call_later(seconds, self._hang_up) if seconds is not None else None

        def _hang_up(self) -> None:
            REFUSED["too_slow"] += 1
            self.transport.abort()

        def _should_upgrade(self) -> bool:
            """A WebSocket begins with GET; any other request is answered as if it had not asked for one."""
            return self.scope["method"] == "GET" and self._get_upgrade() == b"websocket"

        def send_400_response(self, msg: str) -> None:
            """Say that this is no request, unless an answer is under way already."""
            try:
                super().send_400_response(msg)
            except h11.LocalProtocolError:
                self.transport.abort()

    class WebSockets(InTurn, WebSocketsSansIOProtocol):
        """A message has a few pieces at most, and texts are passed on as the bytes they are.

        Texts in one frame, nearly all there is, go both ways without the library, which knows all cases.
        """

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """Go on with a connection that has begun as HTTP."""
            super().connection_made(transport)
            self.payer = ""
            self._at_rest = False
            self._heard = self.loop.time()
            self.queue = Inbox()  # type: ignore[assignment]  # has all that uvicorn calls
            self.writable = Signal()  # type: ignore[assignment]  # the same
            self.writable.set()

        def _take(self, data: bytes) -> bool:
            """A text in one frame, where nothing else is under way."""
            self._heard = self.loop.time()
            if self.close_sent or len(data) > settings.message_bytes:
                return False
            if not self._at_rest and not between_messages(self.conn):
                return False
            text = whole_text(data)
            self._at_rest = text is not None  # else the library gets it, and may begin something
            if text is None:
                return False
            self.frames = [text]
            self.send_receive_event_to_app()
            return True

        def handle_connect(self, event: Request) -> None:
            """Find out who pays."""
            peer = self.client[0] if self.client else ""
            self.payer = payer(proxies.client(peer, event.headers.get_all("X-Forwarded-For")))
            super().handle_connect(event)
            if self.handshake_initiated and not self.close_sent:
                self.scope["extensions"][AT_ONCE] = self.send_at_once  # type: ignore[assignment]  # ours
            event.headers.clear()  # passed on by now, and kept by the library for as long as the connection is there

        @property
        def paused(self) -> bool:
            """Whether uvicorn does not want to read now."""
            return self.read_paused

        def send_keepalive_ping(self) -> None:
            """Ask who has been silent whether they are there; who plays says so with every move."""
            silent = self.loop.time() - self._heard
            if self.ping_interval is None or silent >= self.ping_interval:
                super().send_keepalive_ping()
            else:
                self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)

        def keepalive_timeout(self) -> None:
            """Leave who has said nothing since: where much has come, the answer may stand behind it."""
            if self._heard <= self.ping_sent_at:
                super().keepalive_timeout()
                return
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()

        def handle_ping(self) -> None:
            """Answer, unless the connection has ended since: asyncio would log every answer that comes too late."""
            if not self.transport.is_closing():
                super().handle_ping()

        def send_at_once(self, text: bytes) -> bool:
            """Send a text where the page reads; it is let in by then."""
            if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
                return False
            self.transport.write(framed(text))
            return True

        async def send(self, message: ASGISendEvent) -> None:
            """Send, with the same exception."""
            if message["type"] == "websocket.send":
                if self.transport.is_closing():
                    raise ClientDisconnected
                text = message.get("text")
                if text is not None and self.handshake_complete and not self.close_sent:
                    await self.writable.wait()
                    if self.send_at_once(text.encode()):
                        return
            await super().send(message)
            if message["type"] == "websocket.accept" and self.handshake_complete:
                del self.request, self.response  # which nobody asks for any more

        def handle_text(self, event: Frame) -> None:
            """JSON is read from bytes, and whether they are UTF-8 is found out there."""
            self.handle_bytes(event)

        def send_receive_event_to_app(self) -> None:
            """Pass a message on, and read ahead by a few."""
            reading = not self.read_paused
            self.read_paused = True  # so that uvicorn does not stop after each message
            super().send_receive_event_to_app()
            self.read_paused = not reading
            if reading and self.queue.qsize() >= _MOST_UNREAD:
                self.read_paused = True
                self.transport.pause_reading()

        def handle_cont(self, event: Frame) -> None:
            """Collect the pieces of a message, but not without end."""
            if len(self.frames) < _MOST_PIECES:
                super().handle_cont(event)
            else:
                self.transport.abort()

    return Http, WebSockets
