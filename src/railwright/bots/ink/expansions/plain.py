"""A game without an expansion: nothing of its own, and nothing but drawing."""

from __future__ import annotations

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import Knowledge
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import Words


@compiled
def nothing_own(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """No points and no rows."""
    return 0, count


PLAIN = Knowledge(describe=nothing_own)
