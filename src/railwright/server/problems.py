"""What the server refuses: a code for the page, a sentence for the person, and the status for HTTP."""

from __future__ import annotations

from collections import Counter

import msgspec

from railwright.core.errors import MalformedError, RailwrightError, TimingError
from railwright.core.language import Language, Speaker, speaker
from railwright.ink.match import RefusedError
from railwright.line.deck_file import DeckError
from railwright.server.store import StorageAwayError, StoreFailedError

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
    "room_closed": 410,
    "banned": 403,
    "room_other_rules": 410,
    "room_unreadable": 500,
    "wrong_token": 403,
    "profile_unknown": 404,
    "contest_unknown": 404,
    "daily_unknown": 404,
    "contest_hidden": 403,
    "contest_played": 409,
    "daily_over": 409,
    "challenge_full": 409,
    "not_your_seat": 403,
    "timing": 409,
    "seat_taken": 409,
    "no_open_seat": 409,
    "push_not_set_up": 409,
    "not_over": 409,
    "not_started": 409,
    "illegal": 422,
    "too_fast": 429,
    "analyses_busy": 429,
    "analysis_failed": 500,
    "too_many_connections": 429,
    "too_many_tables": 429,
    "host_unknown": 421,
    "origin_foreign": 403,
    "too_many_rooms": 503,
    "room_moved": 503,
    "not_ready": 503,
    "storage": 503,
    "storage_away": 503,
    "internal": 500,
}
"""Codes that are not here are rules' refusals: 422."""


REFUSED: Counter[str] = Counter()
"""How often each code was told to somebody, since the start."""


class Problem(RailwrightError):  # noqa: N818 - told to a page, where the sentence counts and not the class
    """Something is refused; nothing has changed."""

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS.get(self.code, 422)

    def text(self, language: Language) -> str:
        """The sentence for the person."""
        return self.said(speaker(language))


class EngineProblem(Problem):
    """An engine's refusal under a code that pages know; the engine says why."""

    def __init__(self, code: str, why: RailwrightError) -> None:
        super().__init__(code)
        self.why = why

    def said(self, say: Speaker) -> str:
        """The engine's sentence."""
        return self.why.said(say)


def told(problem: Problem, language: Language) -> str:
    """The sentence on its way to a person. Every refusal passes here and is counted."""
    REFUSED[problem.code] += 1
    return problem.text(language)


def problem_of(error: Exception) -> Problem:
    """Whatever was raised while a message was read or carried out, as a refusal."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, StoreFailedError):
        return Problem("storage_away" if isinstance(error, StorageAwayError) else "storage")
    if isinstance(error, RefusedError):
        return EngineProblem(error.code, error)
    if isinstance(error, DeckError):
        return Problem("deck_unusable", fault=error)
    if isinstance(error, RailwrightError):
        kinds = ((MalformedError, "malformed"), (TimingError, "timing"))
        return EngineProblem(next((code for kind, code in kinds if isinstance(error, kind)), "illegal"), error)
    if isinstance(error, msgspec.ValidationError):
        return Problem("malformed_message", detail=str(error))
    if isinstance(error, msgspec.DecodeError | UnicodeError | RecursionError):
        return Problem("bad_json")
    raise error
