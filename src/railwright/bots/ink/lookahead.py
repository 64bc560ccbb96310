"""One round further: the best sheets of this round are tried against sampled dice of the next, the same for each."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.aims import points_taken
from railwright.bots.ink.room import Game, Room
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import Ints
from railwright.bots.ink_random import roll
from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import EDITION, EXPANSION, WORDS, Words
from railwright.ink.rules.turn import DICE_SLOTS, start_round


@compiled
def look_ahead(
    sheets: Words, count: int, now: Game, then: Game, width: int, plan: Ints, stream: Ints, room: Room
) -> int:
    """The best of the first `count` sheets, all at the end of the same round, by sequential halving.

    now, then: the game in this round and in the next; they differ in what the goals give.
    plan: how many sets of dice each stage adds; after each stage the worse half of the sheets is dropped.
    """
    dice = np.empty(DICE_SLOTS + 2, dtype=np.int64)
    trial = np.empty(WORDS, dtype=np.int64)
    total = np.zeros(count, dtype=np.float64)
    taken = np.empty(count, dtype=np.float64)
    for number in range(count):
        taken[number] = points_taken(sheets[number], now.aims) - points_taken(sheets[number], then.aims)
    alive = np.arange(count)
    left = count
    edition, expansion = sheets[0, EDITION], sheets[0, EXPANSION]
    for stage in range(len(plan)):
        for _ in range(plan[stage]):
            roll(edition, expansion, stream, dice)
            for place in range(left):
                trial[:] = sheets[alive[place]]
                start_round(trial, dice, dice[DICE_SLOTS], dice[DICE_SLOTS + 1])
                search_round(trial, then, width, room, 0.0, 0)
                total[alive[place]] += room.final_worth[0] + taken[alive[place]]
        for place in range(1, left):
            number, at = alive[place], place
            while at > 0 and total[alive[at - 1]] < total[number]:
                alive[at] = alive[at - 1]
                at -= 1
            alive[at] = number
        left = (left + 1) // 2
        if left == 1:
            break
    return alive[0]
