"""Requests that were carried out: sent again they do nothing, and their ids cannot be used for anything else.

What is stored with the first event of a request is its stamp: seat, id and a digest of what was asked.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

from railwright.server.messages import Change
from railwright.server.problems import Problem

_encode = msgspec.json.Encoder().encode
_DIGEST_BYTES = 8
_HEXADECIMAL = "0123456789abcdef"


class Stamp(NamedTuple):
    """What is remembered of a request."""

    seat: int
    id: str
    """Of this seat: others may use the same."""
    digest: str
    """Of what was asked; rooms of earlier versions have stored none."""

    @property
    def stored(self) -> str:
        """As it is stored."""
        return f"{self.id}#{self.digest}" if self.digest else self.id


def stamp(change: Change) -> Stamp:
    """The stamp of a request."""
    digest = hashlib.blake2b(_encode(change), digest_size=_DIGEST_BYTES).hexdigest()
    return Stamp(change.seat, f"{change.seat}:{change.id}", digest)


def read_stamp(stored: str) -> Stamp:
    """A stamp as it is stored."""
    name, mark, digest = stored.rpartition("#")
    is_digest = mark and len(digest) == 2 * _DIGEST_BYTES and not digest.strip(_HEXADECIMAL)
    seat = int(stored.partition(":")[0])
    return Stamp(seat, name, digest) if is_digest else Stamp(seat, stored, "")


class CarriedOut:
    """All requests that a room has carried out, with the version that their seat saw then."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}
        """Digest and version by id, in one text: the garbage collector would look at anything else again and again."""

    def remember(self, stamped: Stamp, version: int) -> None:
        """A request is carried out."""
        self._done[stamped.id] = f"{stamped.digest}#{version}"

    def version(self, stamped: Stamp) -> int | None:
        """The version after a request that was carried out before; refuses its id for another request."""
        done = self._done.get(stamped.id)
        if done is None:
            return None
        earlier, _, version = done.partition("#")
        if earlier not in (stamped.digest, ""):
            raise Problem("id_reused")
        return int(version)
