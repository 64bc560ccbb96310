"""Whether the shuffle of a recorded game follows from what was published before it began."""

from __future__ import annotations

from railwright.core.proof import Audit, UnprovenError
from railwright.line.match import SetUp
from railwright.line.record import play_on, read_head


def audit_record(text: str) -> Audit:
    """Follow a finished game from the shuffle to the last move; raises the first thing that is not right."""
    reading = read_head(text)
    players = reading.match.options.players
    audit = Audit(reading.origin, lambda _, chance: SetUp.drawn(players, chance))
    audit.follow(reading.link, reading.match.setup, UnprovenError("fair_shuffle"))
    if not play_on(reading).is_over:
        raise UnprovenError("fair_unfinished")
    return audit
