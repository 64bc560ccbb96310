"""Three kinds of refusal: a code with facts. Words are found where a person reads them, in that person's language."""

from __future__ import annotations

from typing import ClassVar

from railwright.core.language import Speaker, speaker


class RailwrightError(Exception):
    """Anything Railwright refuses. `str(error)` is a sentence in the first of the languages."""

    kind: ClassVar[str] = "refusal"
    """The sentence stands in the catalogues under `kind-code`."""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def said(self, say: Speaker) -> str:
        """The sentence for a person."""
        return say(f"{self.kind}-{self.code}", **self.facts)

    def __str__(self) -> str:
        return self.said(speaker())


class MalformedError(RailwrightError):
    """It cannot be read: broken JSON or notation, an unknown name, a number out of range."""


class IllegalError(RailwrightError):
    """It can be read, but the rules refuse it."""


class TimingError(RailwrightError):
    """It may be right at another moment: not this seat's decision, the game is over, a roll is missing."""
