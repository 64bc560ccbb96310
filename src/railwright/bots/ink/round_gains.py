"""What all drawings of a round bring together at most, lines left out.

The gains of the drawings add up (gains.py), but each is counted as if it were the best one, and several may claim the
same: no round joins more networks than there are, or mends more errors. So each part of the gains has a limit, and
the least of all sums counts in which some parts are replaced by their limits.
"""

from __future__ import annotations

from railwright.bots.ink.codes import HIGHWAY_END
from railwright.bots.ink.expansions import SECOND_LAYER_POINTS, gain_in_all, second_layer
from railwright.bots.ink.prospects import (
    COPIES_AHEAD,
    COPY_HERE,
    ERRORS,
    JOINS,
    OWN,
    SHARE,
    SOLO,
    SPECIAL_AHEAD,
    SPECIAL_HERE,
    Prospects,
    beside_it,
    gain_of_three,
    parts_of,
)
from railwright.bots.ink.supply import boxes_ahead, copies_ahead
from railwright.bots.ink.surroundings import FLOATING, LABEL_AT, NO_NETWORK, NUMBER_OF, OWN_AT, STATE_AT, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import ALL, CENTRE, FACTORIES, JOIN_POINTS, OUTER, SPACES, UNIVERSITIES, VILLAGE_POINTS
from railwright.ink.rules.expansions.kinds import JOINS_NETWORKS
from railwright.ink.rules.pieces import EXTRA, HAS_ROUTE
from railwright.ink.rules.scoring import drawn_spaces, kinds_with_errors
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import CHALLENGE, EDITION, EXPANSION, FILLED, VILLAGES_MARKED, Words, facing


@compiled
def mendable_errors(sheet: Words, receiving: Ints) -> int:
    """How many ends are errors that a drawing can mend; no round mends more, unless a piece is erased."""
    errors, forgiving = 0, second_layer(sheet)
    for kind in range(kinds_with_errors(sheet)):
        for side in range(4):
            errors += popcount(facing(sheet, kind, side) & receiving[4 * kind + side] & ~OUTER[side] & ~forgiving)
    return errors


@compiled
def joinable_networks(sheet: Words, receiving: Ints, around: Ints) -> int:
    """How many networks with exits have an end that a drawing can meet."""
    networks = 0
    reaching = False
    if JOINS_NETWORKS[sheet[EXPANSION]]:
        for side in range(4):
            reaching |= receiving[4 * EXTRA + side] != 0
    left = ALL & ~sheet[FILLED]
    while left:
        space = lowest(left)
        left &= left - 1
        for side in range(4):
            kind = around[STATE_AT + 4 * space + side] - HIGHWAY_END
            if 0 <= kind < EXTRA and receiving[4 * kind + side] >> space & 1:
                number = around[NUMBER_OF + around[LABEL_AT + 4 * space + side]]
                if number != FLOATING:
                    networks |= 1 << number
            if reaching and around[OWN_AT + 4 * space + side] != NO_NETWORK:
                number = around[NUMBER_OF + around[OWN_AT + 4 * space + side]]
                if number != FLOATING:
                    networks |= 1 << number
    return popcount(networks)


@compiled
def most_besides(sheet: Words, pieces: int) -> int:
    """What centre, villages and ends at the second layer bring at most."""
    most = popcount(CENTRE & ~drawn_spaces(sheet))
    if sheet[EDITION] == CHALLENGE:
        most += VILLAGE_POINTS[-1] - VILLAGE_POINTS[sheet[VILLAGES_MARKED]]
    places = popcount(beside(second_layer(sheet)) & ALL & ~sheet[FILLED])
    return most + SECOND_LAYER_POINTS[sheet[EXPANSION]] * min(pieces, places)


@compiled
def gain_of_round(
    sheet: Words,
    count: int,
    pieces: int,
    around: Ints,
    notes: Ints,
    prospects: Prospects,
    effects: Ints,
    totals: Ints,
) -> int:
    """No more is gained by one drawing from each slot and what buildings add.

    totals: by the parts replaced by their limits, the sum with them.
    """
    joins, mended, extra = 0, 0, 0
    parts = parts_of(sheet, pieces)
    if parts > 1:
        joins = JOIN_POINTS * max(joinable_networks(sheet, prospects.receiving, around) - 1, 0)
        mended = mendable_errors(sheet, prospects.receiving)
        extra = gain_in_all(sheet, notes)
    least = 0
    for out in range(parts):
        total = effects[COPIES_AHEAD, out] + effects[SPECIAL_AHEAD, out]
        if out & JOINS:
            total += joins
        if out & ERRORS:
            total += mended
        if out & OWN:
            total += extra
        for slot in range(count):
            total += max(prospects.best[slot, SHARE + out], 0)
        totals[out] = total
        least = total if out == 0 else min(least, total)
    return least if parts == 1 else min(least, joins + mended + extra + most_besides(sheet, pieces))


@compiled
def gain_with_each(
    sheet: Words,
    actions: Ints,
    found: int,
    count: int,
    pieces: int,
    together: int,
    around: Ints,
    prospects: Prospects,
    effects: Ints,
    totals: Ints,
) -> None:
    """For each open drawing: no more is gained by it and all that may follow; together: whichever it is."""
    copies, boxes, parts = copies_ahead(sheet), boxes_ahead(sheet), parts_of(sheet, pieces)
    for index in range(found):
        action, slot = actions[index], prospects.slot_of[index]
        variant, space = action // SPACES, action % SPACES
        on_factory = copies > 0 and HAS_ROUTE[variant] and FACTORIES >> space & 1
        on_university = boxes > 0 and HAS_ROUTE[variant] and UNIVERSITIES >> space & 1
        gain = together
        for out in range(parts):
            most = prospects.share[index, out] + totals[out] - max(prospects.best[slot, SHARE + out], 0)
            if on_factory:
                most += effects[COPY_HERE, out] - effects[COPIES_AHEAD, out] // copies
            elif on_university:
                most += effects[SPECIAL_HERE, out] - effects[SPECIAL_AHEAD, out]
            gain = min(gain, most)
        if pieces == 2 and count == 2:
            other = 1 - slot
            most = max(
                prospects.solo[index] + max(prospects.best[other, SOLO], 0),
                beside_it(action, prospects.solo[index], prospects.met[index], other, around, prospects),
            )
            gain = min(gain, most)
        elif pieces == 3 and count == 3:
            gain = min(gain, gain_of_three(index, action, (slot + 1) % 3, (slot + 2) % 3, around, prospects))
        prospects.gain[index] = gain
