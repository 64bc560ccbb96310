"""The languages that people are spoken to in, and somebody who speaks one of them from a catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Speaker:
    """Speaks one language."""

    def __init__(self, language: Language, catalogue: Mapping[str, str]) -> None:
        self.language = language
        self._catalogue = catalogue

    def __call__(self, key: str, /, **values: object) -> str:
        """A sentence or a word, with its values filled in."""
        text = self._catalogue[key]
        return text.format(**values) if values else text

    def knows(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        return key in self._catalogue

    def counted(self, key: str, number: int) -> str:
        """So many of something: `1 coin`, `2 coins`; the text for one stands under `key.one`."""
        return self(f"{key}.one" if number == 1 else key, number=number)


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for; English if it asks for one that is not here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            return "de" if asked.lower().startswith("de") else "en"
    return "en"
