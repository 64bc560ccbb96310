"""What a trial's client asks over HTTP: one connection that is kept."""

from __future__ import annotations

import http.client
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec

from railwright.core.errors import RailwrightError

_PATIENCE = 60.0
_CREATED = 201


@dataclass(frozen=True, slots=True)
class Opened:
    """A new room and the tokens of its seats."""

    room: str
    tokens: dict[int, str]


class Asking:
    """Used as a context; what cannot be reached raises an OSError."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self._connection = kind(parts.hostname or "", parts.port, timeout=_PATIENCE)

    def __enter__(self) -> Asking:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._connection.close()

    def open(self, wish: dict[str, Any]) -> Opened:
        """Open a room."""
        status, body = self._ask("POST", "/api/rooms", msgspec.json.encode(wish))
        if status != _CREATED:
            raise RailwrightError("trial_refused", status=status, why=body.decode(errors="replace")[:200])
        told = msgspec.json.decode(body)
        return Opened(told["room"], {seat["seat"]: seat["token"] for seat in told["seats"]})

    def get(self, path: str) -> bytes:
        """What lies there."""
        status, body = self._ask("GET", path, None)
        if status != http.client.OK:
            raise RailwrightError("trial_refused", status=status, why=body.decode(errors="replace")[:200])
        return body

    def analysis(self, record: str) -> tuple[str, float]:
        """How far the analysis of a record is: its state, and from 0 to 1."""
        status, body = self._ask("POST", "/api/analysis", msgspec.json.encode({"record": record}))
        if status != http.client.OK:
            raise RailwrightError("trial_refused", status=status, why=body.decode(errors="replace")[:200])
        told = msgspec.json.decode(body)
        return told["state"], told["progress"]

    def _ask(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        try:
            self._connection.request(method, path, body, {"content-type": "application/json"} if body else {})
            answer = self._connection.getresponse()
            return answer.status, answer.read()
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from error
