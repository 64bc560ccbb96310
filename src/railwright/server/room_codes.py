"""The codes of rooms: long enough that searching finds nothing, see docs/reliability.md."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_LENGTH = 10
_EARLIER_LENGTH = 6
"""Rooms of earlier versions stay reachable."""


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))


def is_code(text: str) -> bool:
    """Whether a room could have this code."""
    return len(text) in (_LENGTH, _EARLIER_LENGTH) and all(letter in LETTERS for letter in text)
