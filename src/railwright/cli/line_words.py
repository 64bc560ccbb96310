"""What the terminal game of Rail Line says: the words of any table, its own, and those that both terminals share."""

from __future__ import annotations

from railwright.cli.line_words_de import GERMAN
from railwright.cli.line_words_en import ENGLISH
from railwright.cli.terminal.words_de import GERMAN as BOTH_IN_GERMAN
from railwright.cli.terminal.words_en import ENGLISH as BOTH_IN_ENGLISH
from railwright.core.language import Language
from railwright.line.words import LineWords

_IN_BOTH_TERMINALS = (
    "you",
    "bot",
    "bot_number",
    "yes_or_no",
    "say_yes_or_no",
    "overwrite",
    "not_saved",
    "refused.save",
    "refused.save_without_name",
    "left.unsaved",
    "left.end_of_input",
    "left.interrupted",
)
CATALOGUES: dict[Language, dict[str, str]] = {
    "en": {**ENGLISH, **{key: BOTH_IN_ENGLISH[key] for key in _IN_BOTH_TERMINALS}},
    "de": {**GERMAN, **{key: BOTH_IN_GERMAN[key] for key in _IN_BOTH_TERMINALS}},
}


class TerminalWords(LineWords):
    """Speaks at the terminal in one language."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, CATALOGUES[language])
        self.you = self("you")
