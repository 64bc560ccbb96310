"""`railwright verify`: whether the dice, cards and draws of a recorded game are those that were fixed before it."""

from __future__ import annotations

from railwright.core.errors import RailwrightError
from railwright.core.language import speaker
from railwright.core.proof import Audit
from railwright.core.reading import read_text
from railwright.insight.records import game_of


def verify(source: str) -> int:
    """Follow a record; one sentence, and 0 if everything follows, else 1 and the first place that does not."""
    text = read_text(source)
    try:
        audit = _audit(text)
    except RailwrightError as error:
        print(error)
        return 1
    given = sum(contribution is not None for contribution in audit.stakes.contributions)
    print(
        speaker()(
            "terminal-verified",
            draws=audit.draws,
            commitment=audit.stakes.commitment,
            given=given,
            seats=len(audit.stakes.contributions),
        )
    )
    return 0


def _audit(text: str) -> Audit:
    if game_of(text) == "ink":
        from railwright.cli import ink_warm_up
        from railwright.ink import audit as ink_audit

        ink_warm_up.warm_up(bots=False)
        return ink_audit.audit_record(text)
    from railwright.cli import line_warm_up
    from railwright.line import audit as line_audit

    line_warm_up.warm_up(bots=False)
    return line_audit.audit_record(text)
