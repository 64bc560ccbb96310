"""What Rail Line says at any table, terminal or page: one catalogue per language, the same keys in each."""

from __future__ import annotations

from collections.abc import Mapping

from railwright.core.language import LANGUAGES, Language, Speaker
from railwright.line.deck import RECONSTRUCTION
from railwright.line.refusals import Refusal, TakeBackRefusal
from railwright.line.rules import layout as at
from railwright.line.words_de import GERMAN
from railwright.line.words_en import ENGLISH
from railwright.render.line_picture import SHORT, Labels

_LABELS = Labels()
CATALOGUES: dict[Language, dict[str, str]] = {
    "en": {
        **ENGLISH,
        **{f"line.label.{name}": getattr(_LABELS, name) for name in ("hand", "display", "stack", "in_stack", "goal")},
        **{f"line.short.{symbol}": short for symbol, short in SHORT.items()},
        **{f"line.refusal.{refusal.name}": refusal.sentence for refusal in Refusal},
        **{f"line.take_back.{refusal.name}": refusal.value for refusal in TakeBackRefusal},
        "line.reconstruction": RECONSTRUCTION,
    },
    "de": GERMAN,
}


class LineWords(Speaker):
    """Speaks about Rail Line in one language."""

    you: str | None = None
    """The name by which a player is spoken to; the others are spoken of."""

    def __init__(self, language: Language, more: Mapping[str, str] | None = None) -> None:
        super().__init__(language, {**CATALOGUES[language], **(more or {})})
        self.labels = Labels(
            hand=self("line.label.hand"),
            display=self("line.label.display"),
            stack=self("line.label.stack"),
            in_stack=self("line.label.in_stack"),
            goal=self("line.label.goal"),
            short={symbol: self(f"line.short.{symbol}") for symbol in SHORT},
        )

    def symbol(self, name: str) -> str:
        """A symbol, a row or a part of the score."""
        return self(f"symbol.{name}")

    def place(self, position: int) -> str:
        """A position of the line."""
        if position == 0:
            return self("line.place.start")
        if position in (at.FIRST_CURVE, at.SECOND_CURVE):
            return self("line.place.first_curve" if position == at.FIRST_CURVE else "line.place.second_curve")
        return self("line.place.card", number=position - (position > at.FIRST_CURVE) - (position > at.SECOND_CURVE))

    def coins(self, number: int) -> str:
        """`1 coin`, `2 coins`."""
        return self.counted("line.coins", number)

    def about(self, key: str, who: str, **values: object) -> str:
        """A sentence about a player; spoken to them where there are words for that."""
        if who == self.you and self.knows(f"{key}.you"):
            key += ".you"
        return self(key, who=who, **values)

    def take_back_refusal(self, refusal: TakeBackRefusal) -> str:
        """Why a decision cannot be taken back."""
        return self(f"line.take_back.{refusal.name}")


WORDS: dict[Language, LineWords] = {language: LineWords(language) for language in LANGUAGES}
IN_ENGLISH = WORDS["en"]
