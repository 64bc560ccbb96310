"""What the server refuses: a code for the page, a sentence for the person, and the status for HTTP."""

from __future__ import annotations

import msgspec

from railwright.core.errors import MalformedError, RailwrightError, TimingError
from railwright.ink.match import RefusedError
from railwright.ink.rules.reasons import SENTENCES, Reason
from railwright.line.deck_file import DeckError
from railwright.line.refusals import Refusal
from railwright.server.words import Language, catalogue, in_language, say

STATUS = {
    "bad_json": 400,
    "malformed": 400,
    "malformed_message": 400,
    "why_what": 400,
    "deck_unusable": 400,
    "too_large": 413,
    "not_found": 404,
    "method_not_allowed": 405,
    "room_unknown": 404,
    "room_expired": 410,
    "room_other_rules": 410,
    "room_unreadable": 500,
    "wrong_token": 403,
    "not_your_seat": 403,
    "timing": 409,
    "seat_taken": 409,
    "no_open_seat": 409,
    "not_over": 409,
    "not_started": 409,
    "illegal": 422,
    "too_fast": 429,
    "too_many_rooms": 503,
    "storage": 503,
    "internal": 500,
}
"""Codes that are not here are rules' refusals: 422."""


class Problem(Exception):  # noqa: N818 - told to a page, where the sentence counts and not the class
    """Something is refused; nothing has changed."""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS.get(self.code, 422)

    def text(self, language: Language) -> str:
        """The sentence for the person."""
        return say(language, self.code, **self.facts)


class EngineProblem(Problem):
    """An engine's refusal with its own sentence."""

    def __init__(self, code: str, sentence: str, pieces: str = "") -> None:
        super().__init__(code)
        self.sentence = sentence
        self.pieces = pieces

    def text(self, language: Language) -> str:
        return in_language(language, self.sentence) + named_pieces(language, self.pieces)


def named_pieces(language: Language, pieces: str) -> str:
    """Pieces in parentheses, as people call them."""
    if not pieces:
        return ""
    names = catalogue(language)
    return f" ({', '.join(names['piece.' + piece] for piece in pieces.split(', '))})"


def ink_problem(reason: Reason, pieces: str = "") -> EngineProblem:
    """Why Railroad Ink refuses an action."""
    return EngineProblem(reason.name.lower(), SENTENCES[reason], pieces)


def line_problem(refusal: Refusal) -> EngineProblem:
    """Why Rail Line refuses an action."""
    return EngineProblem(refusal.name.lower(), refusal.sentence)


def problem_of(error: Exception) -> Problem:
    """Whatever was raised while a message was read or carried out, as a refusal."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RefusedError):
        detail = str(error).removeprefix(SENTENCES[error.reason]).strip(" ()")
        return ink_problem(error.reason, detail)
    if isinstance(error, DeckError):
        return Problem("deck_unusable", fault=str(error))
    if isinstance(error, MalformedError):
        return EngineProblem("malformed", str(error))
    if isinstance(error, TimingError):
        return EngineProblem("timing", str(error))
    if isinstance(error, RailwrightError):
        return EngineProblem("illegal", str(error))
    if isinstance(error, msgspec.ValidationError):
        return Problem("malformed_message", detail=str(error))
    if isinstance(error, msgspec.DecodeError | UnicodeError | RecursionError):
        return Problem("bad_json")
    raise error
