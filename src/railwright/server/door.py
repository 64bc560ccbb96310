"""The door: who asks, whether under our name and from our own page, and how many of one address are inside."""

from __future__ import annotations

import socket
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from railwright.core.language import accepted_language
from railwright.server.addresses import Proxies, client_of, is_address, is_loopback, named, payer_of
from railwright.server.endpoints.responder import refusal
from railwright.server.limits import Limits
from railwright.server.problems import Problem
from railwright.server.reach import Reach
from railwright.server.settings import Settings

_REQUEST_COST = 0.6
"""Milliseconds of the server's time for anything at all."""
_HARMLESS = ("GET", "HEAD", "OPTIONS")
_NETWORK_NAMES = (".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal")
"""Ends of names that nobody can register in the public name service."""
_LONGEST_TOLD = 60


class Door:
    """Lets in who may come in, one at a time within the limits of their address, and says why not to all others."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, reach: Reach) -> None:
        self._app = app
        self._limits = limits
        self._proxies = Proxies(settings.trusted_proxies)
        self._names = Names(settings, reach)
        self._most_inside = settings.connections_per_address
        self._inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who asks, and pass on or refuse."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = client_of(scope)
        scope["client"] = (self._proxies.client(peer, headers.getlist("x-forwarded-for")), 0)
        payer = payer_of(scope)
        self._inside[payer] += 1
        try:
            self._names.check(scope, headers, through_proxy=peer in self._proxies)
            if self._inside[payer] > self._most_inside:
                raise Problem("too_many_connections")
            await self._limits.turn(payer, _REQUEST_COST)
        except Problem as problem:
            answer = refusal(problem, accepted_language(headers.get("accept-language", "")))
            if scope["type"] == "http":
                await answer(scope, receive, send)
            else:
                await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await self._app(scope, receive, send)
        finally:
            self._inside[payer] -= 1
            if not self._inside[payer]:
                del self._inside[payer]


class Names:
    """The names under which the server answers, and the pages that may speak to it.

    A page of another site could otherwise use a visitor's browser to reach a server that only the visitor can reach,
    under a name of its own that it lets point here (DNS rebinding) or with a WebSocket, which knows no borders.
    """

    def __init__(self, settings: Settings, reach: Reach) -> None:
        self._reach = reach
        self._named = {name.lower() for name in named(settings.hosts)}
        self._only_here = is_loopback(settings.host)
        self._machine = socket.gethostname().lower()

    def check(self, scope: Scope, headers: Headers, *, through_proxy: bool) -> None:
        """Refuse a foreign name or a foreign page. Behind a proxy that we trust, names are the proxy's affair."""
        host = headers.get("host", "").lower()
        if not self._answers_to(_without_port(host), through_proxy=through_proxy):
            raise Problem("host_unknown", host=host[:_LONGEST_TOLD])
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in _HARMLESS):
            return
        if not self._is_ours(origin.lower(), host):
            raise Problem("origin_foreign")

    def _answers_to(self, name: str, *, through_proxy: bool) -> bool:
        if is_loopback(name) or self._is_told(name):
            return True
        if self._named:
            return False
        if through_proxy:
            return True
        if self._only_here:
            return False
        return is_address(name) or "." not in name or name.endswith(_NETWORK_NAMES) or name == self._machine

    def _is_told(self, name: str) -> bool:
        return name in self._named or name == self._reach.name

    def _is_ours(self, origin: str, host: str) -> bool:
        try:
            page = urlsplit(origin)
            name = page.hostname or ""
        except ValueError:
            return False
        standard = {"http": ":80", "https": ":443"}.get(page.scheme, "")
        return self._is_told(name) or page.netloc.removesuffix(standard) == host.removesuffix(standard)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
