"""What the terminal game says, in the language of the player: one catalogue per language, the same keys in each."""

from __future__ import annotations

from railwright.cli.terminal.words_de import GERMAN
from railwright.cli.terminal.words_en import ENGLISH
from railwright.core.language import Language, Speaker
from railwright.ink.rules.goals import GOAL_TEXTS
from railwright.ink.rules.reasons import SENTENCES, Reason

CATALOGUES: dict[Language, dict[str, str]] = {
    "en": {
        **ENGLISH,
        **{f"reason.{reason.name}": sentence for reason, sentence in SENTENCES.items()},
        **{f"goal.{name}": f"{text}." for name, text in GOAL_TEXTS.items()},
    },
    "de": GERMAN,
}


class Words(Speaker):
    """Speaks about Railroad Ink in one language."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, CATALOGUES[language])

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self(f"reason.{reason.name}")

    def piece(self, name: str) -> str:
        """What a piece is called."""
        return self(f"piece.{name}")
