"""One request to a push service, in a thread: only to public addresses, without redirects, within a time limit.

A browser tells us where to send its messages, so the address is a stranger's word. It must be https with a name, and
what the name means is looked up here and connected to as it was checked: nobody makes this server ask its neighbours.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from railwright.server.addresses import is_address, is_loopback
from railwright.server.problems import Problem

SECONDS = 10.0
_HTTPS = 443


def check_endpoint(endpoint: str, stand_in: str = "") -> None:
    """Refuse an address that cannot be a push service's; `stand_in` is the one origin that always may."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError as error:
        raise Problem("push_endpoint") from error
    if stand_in and f"{address.scheme}://{address.netloc}" == stand_in:
        return
    host = address.hostname or ""
    named = "." in host.strip(".") and not is_address(host) and not is_loopback(host)
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if address.scheme != "https" or not named or not plain or "@" in address.netloc or port not in (None, _HTTPS):
        raise Problem("push_endpoint")


def post(endpoint: str, headers: dict[str, str], body: bytes, stand_in: str = "") -> int:
    """Send a message; the status of the answer."""
    check_endpoint(endpoint, stand_in)
    address = urlsplit(endpoint)
    assert address.hostname is not None
    line: http.client.HTTPConnection
    if address.scheme == "https":
        line = _Checked(address.hostname, timeout=SECONDS, context=ssl.create_default_context())
    else:
        line = http.client.HTTPConnection(address.hostname, address.port, timeout=SECONDS)
    try:
        line.request("POST", f"{address.path}{'?' if address.query else ''}{address.query}", body, headers)
        return line.getresponse().status
    finally:
        line.close()


class _Checked(http.client.HTTPSConnection):
    """Connects to the very address that was looked at."""

    def connect(self) -> None:
        """Look the name up once, and go only where everybody may."""
        address = public_address(self.host, self.port)
        plain = socket.create_connection((address, self.port), self.timeout)
        context: ssl.SSLContext = self._context  # type: ignore[attr-defined]  # kept there by the class above
        self.sock = context.wrap_socket(plain, server_hostname=self.host)


def public_address(host: str, port: int) -> str:
    """An address of a name; refuses where any of them is not public."""
    found = [str(told[4][0]) for told in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in found):
        raise Problem("push_endpoint")
    return found[0]
