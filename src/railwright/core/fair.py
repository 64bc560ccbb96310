"""Dice that nobody can choose and everybody can check; docs/fair-dice.md explains the formulas.

The server draws a secret and publishes the end of a hash chain that begins with it; each seat publishes the hash of a
secret of its own. Only then are the seats' secrets told. Each draw of the game takes one more link of the chain, mixed
with all of that. Secrets and hashes are texts of 64 hexadecimal digits, and what is hashed is text too, so that anybody
can follow a game with the tools of any system.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from railwright.core.chance import HashStream

LINKS = 16
"""The length of a chain: more draws than any game has."""
DIGITS = 64
"""Of a secret or a hash."""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(DIGITS // 2)


def _hash(kind: str, text: str) -> str:
    return hashlib.sha256(f"railwright {kind} {text}".encode()).hexdigest()


def seal_of(contribution: str) -> str:
    """What a seat tells of its contribution before anybody tells the contribution itself."""
    return _hash("seal", contribution)


def link_before(link: str) -> str:
    """The link that was told before this one."""
    return _hash("link", link)


def chain(root: str) -> tuple[str, ...]:
    """All links: number 0 is the commitment, the last one the secret that all of them come from."""
    links = [root]
    while len(links) <= LINKS:
        links.append(link_before(links[-1]))
    return tuple(reversed(links))


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is fixed before the first draw and goes into each of them."""

    commitment: str
    terms: str
    """The options that were agreed on."""
    seals: tuple[str | None, ...]
    """Of each seat; None: it has given none."""
    contributions: tuple[str | None, ...]
    """Of each seat; None: it has sealed none or stayed silent."""

    def chance(self, number: int, link: str) -> FairChance:
        """The numbers of a draw, counted from 1, with its link."""
        lines = (
            f"railwright draw {number}",
            self.commitment,
            self.terms,
            by_seat(self.seals),
            by_seat(self.contributions),
        )
        return FairChance(hmac.digest(bytes.fromhex(link), "\n".join(lines).encode(), "sha256"))


def by_seat(secrets_or_hashes: Sequence[str | None]) -> str:
    """One text for all seats, as in records: a dash for a seat without."""
    return " ".join(text or "-" for text in secrets_or_hashes)


class FairChance(HashStream):
    """The numbers of one draw."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self._key = key

    def block(self, counter: int) -> bytes:
        """HMAC-SHA-256 of the counter, written in digits."""
        return hmac.digest(self._key, str(counter).encode(), "sha256")
