"""Where others reach this server: at its public address, else in the network, if it listens there at all."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from railwright.core.errors import MalformedError
from railwright.server.addresses import is_loopback

ORIGIN = r"^https?://[A-Za-z0-9.:\[\]-]{1,200}$(?!\n)"
_LONGEST_TOLD = 60
_ANYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - compared only
"""Where to listen for everybody; nobody can go there."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): the way there leaves through the network. Nothing is sent."""


def origin_of(told: str) -> str:
    """An address as others type it; refuses one at which they cannot reach a server."""
    origin = told.strip().rstrip("/")
    host = host_of(origin)
    if not re.match(ORIGIN, origin) or host in _ANYWHERE or is_loopback(host):
        raise MalformedError("public_url", url=repr(told[:_LONGEST_TOLD]))
    return origin


def host_of(origin: str) -> str:
    """The name or address in an origin; empty where there is none that can be read."""
    try:
        split = urlsplit(origin)
        return (split.hostname or "") if split.port != 0 else ""
    except ValueError:
        return ""


class Reach:
    """What is known of it; an operator may tell the public address while the server runs."""

    def __init__(self, host: str, public_url: str) -> None:
        self.only_here = is_loopback(host)
        """Whether the server listens on this machine alone."""
        self.public: str | None = None
        self._host = host
        self.tell(public_url)

    def tell(self, public_url: str) -> None:
        """The public address from now on; an empty one forgets it."""
        self.public = origin_of(public_url) if public_url else None

    @property
    def name(self) -> str | None:
        """The public name."""
        return host_of(self.public) if self.public else None

    def network(self, port: int) -> str | None:
        """The address in the network, where there is one."""
        if self.only_here:
            return None
        host = _own_address() if self._host in _ANYWHERE else self._host
        if host is None:
            return None
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str | None:
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(_ELSEWHERE)
            address: str = way.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(address) else address
