"""People who have not said what they are called."""

from __future__ import annotations

from collections.abc import Iterable

GUEST_NAMES = ("Robin", "Kim", "Charlie", "Noa", "Alex", "Mika", "Lou", "Sascha", "Toni", "Sam", "Luca", "Jo")
"""Alike in all languages, for anybody, and no bot's. One is always free: there are as many as seats."""


def person_name(told: str, taken: Iterable[str]) -> str:
    """The name that somebody has told; else a friendly one that nobody else at the table has."""
    others = set(taken)
    return told if told.strip() else next(name for name in GUEST_NAMES if name not in others)
