"""What a seat may still draw in the running round: dice, copies, special routes and an expansion's own pieces."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.expansions import SLEEPLESS_PIECES
from railwright.bots.ink.surroundings import Ints
from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.board import FACTORIES, UNIVERSITIES, UNIVERSITY_BOXES
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.offer import own_special_left
from railwright.ink.rules.pieces import (
    EDGE,
    FIRST_SPECIAL,
    FIRST_VARIANT,
    PIECE_LIST,
    SPECIAL_PIECES,
)
from railwright.ink.rules.sheet import (
    CHALLENGE,
    COPIES,
    DICE,
    DICE_SLOTS,
    DICE_USED,
    EDITION,
    FILLED,
    FREE_SPECIALS,
    ROUTE_DICE,
    SPECIALS_USED,
    UNIVERSITIES_MARKED,
    Words,
)

MOST_SLOTS = 24
GRANTED = 1 << 62
"""In a slot: a building gives this piece."""

_ENDS_OF_KIND = np.array([[(EDGE[FIRST_VARIANT[p.number]] == kind).sum() for p in PIECE_LIST] for kind in range(2)])


def _pieces_where(choice: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    return np.array([sum(1 << p for p in np.flatnonzero(row).tolist()) for row in choice], dtype=np.int64)


ENDING_PIECES = _pieces_where(_ENDS_OF_KIND == 1)
"""By kind: the pieces at which a line must end."""
PASSED_PIECES = _pieces_where(_ENDS_OF_KIND >= 2)
"""By kind: the pieces through which a line can lead."""
PASSED_TWICE = _pieces_where(_ENDS_OF_KIND >= 4)
"""By kind: the pieces through which a line can lead twice if only sections count once (RI-4.2)."""
PASSED_AND_ENDED = _pieces_where(_ENDS_OF_KIND >= 3)
"""By kind: the pieces through which a line can lead that ends or begins there besides, if only sections count once."""


@compiled
def route_pieces(sheet: Words) -> int:
    """The pieces on the route dice, drawn or not, as a mask: what a factory can copy (RI-5.1)."""
    pieces = 0
    for slot in range(ROUTE_DICE):
        if sheet[DICE + slot] >= 0:
            pieces |= 1 << sheet[DICE + slot]
    return pieces


@compiled
def unused_specials(sheet: Words) -> int:
    """The special routes that are not crossed off, as a mask of pieces."""
    return SPECIAL_PIECES & ~(sheet[SPECIALS_USED] << FIRST_SPECIAL)


@compiled
def find_slots(sheet: Words, slots: Ints) -> int:
    """For each piece that may be drawn now the mask of what it can be, dice first; returns how many there are."""
    count = 0
    for slot in range(DICE_SLOTS):
        if sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1:
            slots[count] = 1 << sheet[DICE + slot]
            count += 1
    for _ in range(sheet[COPIES]):
        slots[count] = route_pieces(sheet) | GRANTED
        count += 1
    specials, own = unused_specials(sheet), own_special_left(sheet)
    for number in range(min(sheet[FREE_SPECIALS] + own, popcount(specials))):
        slots[count] = specials if own and number == 0 else specials | GRANTED
        count += 1
    more = hooks.offered(sheet)
    while more:
        slots[count] = more & -more
        more &= more - 1
        count += 1
    return count


@compiled
def own_pieces(sheet: Words) -> int:
    """The pieces that need no building now and whose order does not matter, as a mask.

    If such a drawing belongs to the rest of a round, it may as well be the first of it: whatever else is drawn is legal
    after it too. Only what buildings give depends on the order, and that never sleeps; nor do an expansion's
    pieces that change what else is legal, as lava may by ending a duty (RI-6.4).
    """
    pieces = unused_specials(sheet) if own_special_left(sheet) else 0
    for slot in range(DICE_SLOTS):
        if sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1:
            pieces |= 1 << sheet[DICE + slot]
    return pieces & ~SLEEPLESS_PIECES


@compiled
def copies_ahead(sheet: Words) -> int:
    """How many factories can still be set off in this round."""
    if sheet[EDITION] != CHALLENGE or route_pieces(sheet) == 0:
        return 0
    return popcount(FACTORIES & ~sheet[FILLED])


@compiled
def boxes_ahead(sheet: Words) -> int:
    """How many universities are missing for the free special route; 0 if this round cannot bring it."""
    if sheet[EDITION] != CHALLENGE or unused_specials(sheet) == 0:
        return 0
    missing = UNIVERSITY_BOXES - sheet[UNIVERSITIES_MARKED]
    return missing if missing <= popcount(UNIVERSITIES & ~sheet[FILLED]) else 0


@compiled
def pieces_of(sheet: Words, slots: Ints, count: int, some: int, none: int) -> int:
    """How many pieces can still be drawn in this round that may be one of `some`, but none of `none`."""
    pieces = 0
    for slot in range(count):
        pieces += slots[slot] & some != 0 and slots[slot] & none == 0
    copied, free = route_pieces(sheet), unused_specials(sheet)
    if copied & some and not copied & none:
        pieces += copies_ahead(sheet)
    return pieces + (free & some != 0 and free & none == 0 and boxes_ahead(sheet) > 0)
