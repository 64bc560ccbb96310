"""What a sheet is worth at the end of the last round."""

from __future__ import annotations

from railwright.ink.rules.expansions.records import LAST_ROLL_OF
from railwright.ink.rules.sheet import EXPANSION
from railwright.ink.score import quick_total
from railwright.ink.sheet import Sheet


def worth(sheet: Sheet) -> float:
    """Its points, less what a roll after the last round takes on average (RI-15.6)."""
    points = float(quick_total(sheet))
    if LAST_ROLL_OF[int(sheet.words[EXPANSION])]:
        from railwright.bots.ink.expansions import last_loss  # compiled where it is needed, not by every server

        points -= float(last_loss(sheet.words))
    return points
