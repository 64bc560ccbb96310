"""Which pieces have something, and how many slots of a round (supply.py) may hold one of them."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.surroundings import Ints
from railwright.core.compiled import compiled
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import EXPANSION_OF_VARIANT, MARKS_ON, PIECE_LIST


def marks_on(expansion: str) -> Ints:
    """By variant: the marks of an expansion that it carries."""
    marks: Ints = np.where(np.equal(EXPANSION_OF_VARIANT, KEYS.index(expansion)), MARKS_ON, 0)
    return marks


def pieces_with(table: Ints) -> int:
    """The pieces whose variants have an entry in a table, as a mask."""
    return sum(1 << piece.number for piece in PIECE_LIST if table[piece.variants[0].number])


@compiled
def slots_with(slots: Ints, count: int, pieces: int) -> int:
    """How many slots may hold one of these pieces."""
    found = 0
    for slot in range(count):
        found += slots[slot] & pieces != 0
    return found
