"""What the catalogues of words have to hold in every language."""

from __future__ import annotations

import string
from collections.abc import Mapping


def fields(text: str) -> set[str]:
    """The names of the values that a text asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def check_same(english: Mapping[str, str], german: Mapping[str, str]) -> None:
    """Both languages have the same keys, with texts that ask for the same values."""
    assert english.keys() == german.keys()
    for key, text in english.items():
        assert fields(text) == fields(german[key]), key
        assert german[key].strip()
