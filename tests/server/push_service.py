"""A stand-in for the push services of browsers: takes messages over HTTP and reads them as the browser would."""

from __future__ import annotations

import base64
import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from railwright.server.push.vapid import new_keys

_AUTH = bytes(range(16))


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Received:
    """A message as it came, and what the browser reads of it."""

    path: str
    headers: dict[str, str]
    told: dict[str, Any]


@dataclass
class PushService:
    """Answers at `url`; `status` is what it answers."""

    status: int = 201
    received: list[Received] = field(default_factory=list)
    url: str = ""

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._came = threading.Condition()

    def subscription(self, name: str = "browser") -> dict[str, str]:
        """What a browser tells the page about itself."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/push/{name}", "p256dh": _encoded(public), "auth": _encoded(_AUTH)}

    def wait(self, number: int, seconds: float = 200.0) -> list[Received]:
        """All messages, once so many have come."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.received) >= number, seconds), self.received
        return self.received

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        """Read a message."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=_AUTH, version="aes128gcm")
        with self._came:
            self.received.append(Received(path, headers, json.loads(plain)))
            self._came.notify_all()

    def __enter__(self) -> Self:
        service = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def set_up(service: PushService, **changed: Any) -> dict[str, Any]:
    """The settings of a server that sends its messages there."""
    key, _ = new_keys()
    contact = "mailto:operator@example.org"
    told = {"push_key": key, "push_contact": contact, "push_stand_in": service.url, "push_delay": 0.0}
    return {**told, **changed}
