"""Who asks: the address of a client, read past the proxies that we trust, and the network that it counts for."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Iterable
from typing import Any

from railwright.core.errors import MalformedError

_IP = ipaddress.IPv4Address | ipaddress.IPv6Address
_IPV6_SITE = 64
"""The bits that a provider gives to one customer: whoever has one address of such a network has all of them."""
_LONGEST_NETWORK = 64
_MOST_REMEMBERED = 4096


class Proxies:
    """The proxies whose word about their clients counts, told as addresses and networks with commas between them."""

    def __init__(self, told: str) -> None:
        self._networks = [_network(name) for name in named(told)]

    def __contains__(self, address: str) -> bool:
        ip = _ip(address)
        return ip is not None and any(ip in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """The client of a connection: X-Forwarded-For is read from the right for as long as the speaker is trusted."""
        for told in reversed([part for line in forwarded for part in line.split(",")]):
            if peer not in self:
                break
            ip = _ip(_without_port(told.strip()))
            if ip is None:
                break
            peer = str(ip)
        return peer


def named(told: str) -> list[str]:
    """The names in a setting that lists several."""
    return [name.strip() for name in told.split(",") if name.strip()]


def client_of(scope: Any) -> str:
    """The client's address, as the door has found it out."""
    return scope["client"][0] if scope.get("client") else ""


@functools.lru_cache(_MOST_REMEMBERED)
def payer(address: str) -> str:
    """For whom an address counts: itself, or with IPv6 the network of which one customer has all addresses."""
    ip = _ip(address)
    if ip is None:
        return address
    if ip.version == 4:
        return str(ip)
    return str(ipaddress.ip_network((ip, _IPV6_SITE), strict=False))


def payer_of(scope: Any) -> str:
    """For whom a request counts."""
    return payer(client_of(scope))


def is_loopback(name: str) -> bool:
    """Whether a name or an address can only mean this machine."""
    ip = _ip(name)
    return ip.is_loopback if ip is not None else name == "localhost" or name.endswith(".localhost")


def is_address(name: str) -> bool:
    """Whether this is an address and no name."""
    return _ip(name) is not None


def _ip(text: str) -> _IP | None:
    try:
        ip = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError as error:
        raise MalformedError("setting_network", text=repr(name[:_LONGEST_NETWORK])) from error
