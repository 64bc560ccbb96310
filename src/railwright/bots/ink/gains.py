"""What a single drawing brings at most, and what it could bring beside others that are still to be drawn.

Networks, errors and centre of a set of drawings add up: to what each brings alone come, for each pair of neighbours in
the set whose ends meet, two errors fewer and perhaps one network fewer. `solo` counts a drawing alone, with an error
for each end that faces an empty space; `share` gives it half of all that its neighbours could add.
"""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.codes import HIGHWAY_END
from railwright.bots.ink.expansions import SECOND_LAYER_POINTS, meets, second_layer
from railwright.bots.ink.surroundings import FLOATING, LABEL_AT, NUMBER_OF, STATE_AT, Ints
from railwright.core.compiled import compiled
from railwright.ink.rules.board import CENTRE, JOIN_POINTS, OUTER, STEP, VILLAGE_POINTS, VILLAGES
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.kinds import JOINS_NETWORKS
from railwright.ink.rules.pieces import ARC, EDGE, EXTRA, NO_END, STATION
from railwright.ink.rules.scoring import kinds_with_errors
from railwright.ink.rules.sheet import CHALLENGE, EDITION, EXPANSION, VILLAGES_MARKED, Words

VILLAGE_STEP = int(np.diff(VILLAGE_POINTS).max())


@compiled
def gain_at(
    sheet: Words, variant: int, space: int, others: int, receiving: Ints, around: Ints, notes: Ints
) -> tuple[int, int, int, int, int]:
    """Solo of a drawing in an empty space, and the three parts of its share: networks, errors, and the rest.

    others: how many pieces may be drawn besides; receiving: by 4 * kind + side the spaces where one may get an end.
    Also a mask: bit arc is set if this route of the piece meets a network. A network without exits counts as one,
    unless nothing else is drawn.
    """
    forgiving = second_layer(sheet)
    forgiven = forgiving >> space & 1
    rest = CENTRE >> space & ~hooks.open_to_drawing(sheet) >> space & 1
    errors, beside_it = 0, 0
    kinds = kinds_with_errors(sheet)
    met_0, met_1, open_0, open_1 = 0, 0, 0, 0
    for side in range(4):
        kind = EDGE[variant, side]
        if kind == NO_END or kind >= kinds:
            continue
        arc = ARC[variant, side]
        outer = OUTER[side] >> space & 1
        state = around[STATE_AT + 4 * space + side]
        if state == HIGHWAY_END + kind:
            errors += (1 - outer) & (1 - forgiven)
            if kind == EXTRA:
                continue
            label = around[LABEL_AT + 4 * space + side]
            new = others > 0 or around[NUMBER_OF + label] != FLOATING
            for earlier in range(side):
                if (
                    around[LABEL_AT + 4 * space + earlier] == label
                    and EDGE[variant, earlier] >= 0
                    and ARC[variant, earlier] == arc
                ):
                    new = False
            if arc == 0:
                met_0 += new
            else:
                met_1 += new
        elif outer == 0:
            if state == 0:
                beyond = space + STEP[side]
                if receiving[4 * kind + (side ^ 2)] >> beyond & 1:
                    if arc == 0:
                        open_0 += 1
                    else:
                        open_1 += 1
                if forgiving >> beyond & 1:
                    beside_it = SECOND_LAYER_POINTS[sheet[EXPANSION]]
                else:
                    errors -= 1
            else:
                errors -= 1
    rest += beside_it
    if JOINS_NETWORKS[sheet[EXPANSION]]:
        met_0 += meets(sheet, variant, space, others, around, notes)
    joins = JOIN_POINTS * (max(met_0 - 1, 0) + max(met_1 - 1, 0))
    solo = joins + errors + rest
    open_0, open_1 = min(open_0, others), min(open_1, others)
    # A tree of neighbours of which n meet networks joins n - 1 more: 2 points for each end of these, 4 off the others.
    half = JOIN_POINTS // 2
    joins += half * open_0 if met_0 else max(half * open_0 - JOIN_POINTS, 0)
    joins += half * open_1 if met_1 else max(half * open_1 - JOIN_POINTS, 0)
    return solo, joins, errors + open_0 + open_1, rest, (met_0 > 0) | (met_1 > 0) << 1


@compiled
def villages_for(sheet: Words, variant: int) -> int:
    """The spaces of villages in which the variant brings VILLAGE_STEP at most."""
    if sheet[EDITION] != CHALLENGE or not STATION[variant] or sheet[VILLAGES_MARKED] == len(VILLAGE_POINTS) - 1:
        return 0
    return VILLAGES
