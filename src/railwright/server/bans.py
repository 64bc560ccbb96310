"""Addresses that an operator does not let in."""

from __future__ import annotations

import ipaddress
import time
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.websockets import WebSocket

from railwright.core.errors import MalformedError
from railwright.core.language import accepted_language
from railwright.server.addresses import client_of, payer
from railwright.server.endpoints.responder import refusal
from railwright.server.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from railwright.server.store.records import Ban

_LONGEST_TOLD = 64
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> str:
    """The network that an operator names; an address of IPv6 stands for all that one customer has."""
    try:
        return str(ipaddress.ip_network(text if "/" in text else payer(text), strict=False))
    except ValueError as error:
        raise MalformedError("setting_network", text=repr(text[:_LONGEST_TOLD])) from error


class Bans:
    """The networks that are not let in, with the time until then."""

    def __init__(self) -> None:
        self._networks: list[tuple[_Network, float | None]] = []

    def know(self, bans: Iterable[Ban]) -> None:
        """From now on these are all."""
        self._networks = [(ipaddress.ip_network(ban.network), ban.until) for ban in bans]

    def hold(self, address: str) -> bool:
        """Whether an address, or a network that counts as one, is not let in."""
        if not self._networks:
            return False
        try:
            asking = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            asking.version == network.version and asking.subnet_of(network)  # type: ignore[arg-type]
            for network, until in self._networks
            if until is None or until > time.time()
        )


class BanGuard:
    """The middleware behind the door, which knows the address by then."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass on, or refuse."""
        if scope["type"] == "lifespan" or not self._bans.hold(client_of(scope)):
            return self._app(scope, receive, send)
        return self._refuse(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        language = accepted_language(Headers(scope=scope).get("accept-language", ""))
        answer = refusal(Problem("banned"), language)
        if scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(answer)
