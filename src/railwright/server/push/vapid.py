"""The key by which push services know this server, and messages that only the browser can read.

The libraries are an extra (`railwright[push]`) and imported when they are needed.
"""

from __future__ import annotations

import base64
import time
from typing import Any
from urllib.parse import urlsplit

from railwright.core.errors import MalformedError, RailwrightError
from railwright.server.store.records import Subscription

_HOURS = 12 * 3600
"""A signature holds for so long; push services accept a day at most."""
_KEPT_SECONDS = 4 * 3600
"""How long a push service may keep a message for a browser that is off."""


class PushKey:
    """The private key of a server."""

    def __init__(self, private: str, contact: str) -> None:
        vapid = _library()
        if not contact.startswith(("mailto:", "https://")):
            raise MalformedError("setting_push_contact")
        try:
            self._vapid: Any = vapid.from_raw(private.encode())
        except Exception as error:
            raise MalformedError("setting_push_key") from error
        self._contact = contact
        self.public: str = _public(self._vapid)

    def headers(self, endpoint: str) -> dict[str, str]:
        """What a push service wants to know."""
        address = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time.time()) + _HOURS,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_SECONDS),
            "Urgency": "normal",
        }


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """A message as only the browser of the subscription can read it (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(subscription.p256dh),
        auth_secret=_decoded(subscription.auth),
        version="aes128gcm",
    )
    return body


def new_keys() -> tuple[str, str]:
    """A new private key, and the public one that belongs to it."""
    vapid = _library()()
    vapid.generate_keys()
    private = vapid.private_key.private_numbers().private_value.to_bytes(32, "big")
    return _encoded(private), _public(vapid)


def _library() -> Any:
    try:
        import http_ece  # noqa: F401 - both are needed
        from py_vapid import Vapid02
    except ImportError as error:
        raise RailwrightError("push_without_library") from error
    return Vapid02


def _public(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return _encoded(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
