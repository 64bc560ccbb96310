"""What people are called: as they say, as far as that can be seen; something friendly where they say nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

GUEST_NAMES = ("Robin", "Kim", "Charlie", "Noa", "Alex", "Mika", "Lou", "Sascha", "Toni", "Sam", "Luca", "Jo")
"""Alike in all languages, for anybody, and no bot's. One is always free: there are as many as seats."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""Some scripts and signs need them within a word."""
_MARKS = ("Mn", "Me")
_MOST_MARKS = 2


def plain_name(told: str) -> str:
    """A name as it may stand in a table of others.

    Without what is not seen, such as marks that turn the line around, and with no letter that towers over others.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", told):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in _MARKS else 0
        if marks <= _MOST_MARKS and (category not in _UNSEEN or letter in _JOINERS):
            kept.append(letter)
    return " ".join("".join(kept).split()).strip(_JOINERS)


def person_name(told: str, taken: Iterable[str]) -> str:
    """The name that somebody has told; else a friendly one that nobody else at the table has."""
    others = set(taken)
    return plain_name(told) or next(name for name in GUEST_NAMES if name not in others)
