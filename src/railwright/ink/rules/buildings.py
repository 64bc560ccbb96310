"""RI-5.1: what factories, villages and universities give to the player who draws on them."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.board import FACTORIES, UNIVERSITIES, UNIVERSITY_BOXES, VILLAGE_POINTS, VILLAGES
from railwright.ink.rules.pieces import HAS_ROUTE, STATION
from railwright.ink.rules.sheet import COPIES, FREE_SPECIALS, UNIVERSITIES_MARKED, VILLAGES_MARKED, Words


@compiled
def set_off(sheet: Words, variant: int, space: int) -> None:
    """Drawing this variant in this space activates the building there, if there is one and it asks for no more."""
    if HAS_ROUTE[variant] and FACTORIES >> space & 1:
        sheet[COPIES] += 1
    elif STATION[variant] and VILLAGES >> space & 1:
        sheet[VILLAGES_MARKED] = min(sheet[VILLAGES_MARKED] + 1, len(VILLAGE_POINTS) - 1)
    elif HAS_ROUTE[variant] and UNIVERSITIES >> space & 1 and sheet[UNIVERSITIES_MARKED] < UNIVERSITY_BOXES:
        sheet[UNIVERSITIES_MARKED] += 1
        if sheet[UNIVERSITIES_MARKED] == UNIVERSITY_BOXES:
            sheet[FREE_SPECIALS] += 1
