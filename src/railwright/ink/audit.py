"""Whether the goal cards and dice of a recorded game follow from what was published before it began."""

from __future__ import annotations

import functools

from railwright.core.language import Spoken
from railwright.core.proof import Audit, UnprovenError
from railwright.ink.draws import draw
from railwright.ink.match import Match, Phase
from railwright.ink.record import replayed


def audit_record(text: str) -> Audit:
    """Follow a finished game, line by line; raises the first thing that is not right."""
    audit: Audit | None = None
    match: Match | None = None
    for reading in replayed(text):
        match = reading.match
        options = match.options
        audit = audit or Audit(reading.origin, functools.partial(draw, options))
        if match.phase is not Phase.SETTING_UP and audit.draws < match.round + options.has_set_up:
            drawn = match.rounds[-1].dice if match.rounds else match.events[0]
            audit.follow(reading.link, drawn, _place(match))
    if audit is None or match is None or match.phase is not Phase.OVER:
        raise UnprovenError("fair_unfinished")
    return audit


def _place(match: Match) -> Spoken:
    if match.last_roll:
        return UnprovenError("fair_last_roll")
    return UnprovenError("fair_round", round=match.round) if match.rounds else UnprovenError("fair_set_up")
