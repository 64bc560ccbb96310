"""Requests that were carried out: sent again they do nothing, and their ids cannot be used for anything else.

What is stored with the first event of a request is its stamp: seat, id and a digest of what was asked.
"""

from __future__ import annotations

import hashlib

import msgspec

from railwright.server.messages import Change
from railwright.server.problems import Problem

_encode = msgspec.json.Encoder().encode
_DIGEST_BYTES = 8
_HEXADECIMAL = "0123456789abcdef"


def stamp(change: Change) -> str:
    """What is remembered of a request."""
    digest = hashlib.blake2b(_encode(change), digest_size=_DIGEST_BYTES).hexdigest()
    return f"{change.seat}:{change.id}#{digest}"


class CarriedOut:
    """All requests that a room has carried out, with the version that their seat saw then."""

    def __init__(self) -> None:
        self._done: dict[str, tuple[str, int]] = {}

    def remember(self, stamped: str, version: int) -> None:
        """A request is carried out."""
        key, digest = _parts(stamped)
        self._done[key] = digest, version

    def version(self, stamped: str) -> int | None:
        """The version after a request that was carried out before; refuses its id for another request."""
        key, digest = _parts(stamped)
        earlier, version = self._done.get(key, (digest, None))
        if earlier not in (digest, ""):
            raise Problem("id_reused")
        return version


def _parts(stamped: str) -> tuple[str, str]:
    """Seat and id, and the digest: rooms of earlier versions have stored none."""
    key, mark, digest = stamped.rpartition("#")
    is_digest = mark and len(digest) == 2 * _DIGEST_BYTES and not digest.strip(_HEXADECIMAL)
    return (key, digest) if is_digest else (stamped, "")
