"""All numbers that a player is told of the own sheet, in one call: many small ones from Python would cost more."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled
from railwright.ink.rules.board import EXIT_SPACE, SPACES
from railwright.ink.rules.offer import die_fits, special_allowed
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import PARTS, UNTOUCHED, label_networks, score
from railwright.ink.rules.sheet import ROUTE_DICE, Words
from railwright.ink.rules.turn import ACTIONS, finish_refused, legal_actions

NOT_DONE = PARTS  # after the parts of the score: why the round may not be ended
FITTING = PARTS + 1  # bit slot: this route die is the reason, it must still be drawn
SPECIAL_ALLOWED = PARTS + 2
LEGAL = PARTS + 3  # how many actions are legal
JOINED = PARTS + 4  # the exits of each network that joins two or more, the largest first, then zeros
NUMBERS = JOINED + len(EXIT_SPACE) // 2  # of the legal actions
SURVEYED = NUMBERS + ACTIONS


@compiled
def survey(sheet: Words, reading: int, told: Words) -> None:
    """Fill in all of the above."""
    score(sheet, reading, told)
    told[NOT_DONE] = finish_refused(sheet)
    told[FITTING] = 0
    if told[NOT_DONE] == Reason.ROUTE_DIE_FITS:
        for slot in range(ROUTE_DICE):
            if die_fits(sheet, slot):
                told[FITTING] |= 1 << slot
    told[SPECIAL_ALLOWED] = special_allowed(sheet)
    told[LEGAL] = legal_actions(sheet, told[NUMBERS:])
    _join_exits(sheet, told[JOINED:NUMBERS])


@compiled
def _join_exits(sheet: Words, joined: Words) -> None:
    node, network = np.empty(2 * SPACES, dtype=np.int64), np.empty(len(EXIT_SPACE), dtype=np.int64)
    label_networks(sheet, node, network)
    for place in range(len(joined)):
        joined[place] = 0
    for number in range(len(network)):
        exits = 1
        for later in range(number + 1, len(network)):
            if network[later] == network[number]:
                network[later] = UNTOUCHED
                exits += 1
        if network[number] == UNTOUCHED or exits == 1:
            continue
        place = len(joined) - 1
        while place > 0 and joined[place - 1] < exits:
            joined[place] = joined[place - 1]
            place -= 1
        joined[place] = exits
