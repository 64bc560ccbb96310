"""What the terminal game says, in the language of the player: one catalogue per language, the same keys in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from railwright.cli.terminal.words_de import GERMAN
from railwright.cli.terminal.words_en import ENGLISH
from railwright.ink.rules.goals import GOAL_TEXTS
from railwright.ink.rules.reasons import SENTENCES, Reason

Language = Literal["en", "de"]

CATALOGUES: dict[Language, dict[str, str]] = {
    "en": {
        **ENGLISH,
        **{f"reason.{reason.name}": sentence for reason, sentence in SENTENCES.items()},
        **{f"goal.{name}": f"{text}." for name, text in GOAL_TEXTS.items()},
    },
    "de": GERMAN,
}


class Words:
    """Speaks one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._catalogue = CATALOGUES[language]

    def __call__(self, key: str, /, **values: object) -> str:
        """A sentence or a word, with its values filled in."""
        text = self._catalogue[key]
        return text.format(**values) if values else text

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self(f"reason.{reason.name}")

    def piece(self, name: str) -> str:
        """What a piece is called."""
        return self(f"piece.{name}")


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for; English if it asks for one that is not here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            return "de" if asked.lower().startswith("de") else "en"
    return "en"
