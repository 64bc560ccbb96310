"""Three kinds of refusal; each carries one sentence that a player can read."""

from __future__ import annotations


class RailwrightError(Exception):
    """Anything Railwright refuses. `str(error)` is a sentence for a person."""


class MalformedError(RailwrightError):
    """It cannot be read: broken JSON or notation, an unknown name, a number out of range."""


class IllegalError(RailwrightError):
    """It can be read, but the rules refuse it."""


class TimingError(RailwrightError):
    """It may be right at another moment: not this seat's decision, the game is over, a roll is missing."""
