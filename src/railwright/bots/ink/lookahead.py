"""One round further: the best sheets of this round are tried against sampled dice of the next, the same for each."""

from __future__ import annotations

import numpy as np

from railwright.bots.bell import Bell
from railwright.bots.ink.aims import points_taken
from railwright.bots.ink.correction import Correction, Paper, corrected, is_learned, new_paper
from railwright.bots.ink.desk import EVALUATED, Desk, Doubles, Judge
from railwright.bots.ink.rivals import Rivals, utility
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import Ints
from railwright.bots.ink_random import roll
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.sheet import DICE_SLOTS, EDITION, EXPANSION, ROUND, WORDS, Words
from railwright.ink.rules.turn import start_round

TRUST = 8.0
"""How many tries the value of a sheet counts for beside what its tries made of it."""
SURE = 2.0
"""A sheet is dropped early when it is so many standard errors behind the best."""


@compiled
def clearly_behind(leader: Doubles, other: Doubles, count: int) -> bool:
    """Whether one sheet is surely worse than another, by their first tries with the same dice."""
    total, squares = 0.0, 0.0
    for number in range(count):
        ahead = leader[number] - other[number]
        total += ahead
        squares += ahead * ahead
    mean = total / count
    return mean > 0.0 and mean * mean * count > SURE * SURE * (squares / count - mean * mean)


@compiled
def rank(alive: Ints, count: int, total: Doubles) -> None:
    """Put the first of the sheets that are left in falling order of their totals; equal ones stay as they are."""
    for place in range(1, count):
        number, at = alive[place], place
        while at > 0 and total[alive[at - 1]] < total[number]:
            alive[at] = alive[at - 1]
            at -= 1
        alive[at] = number


@compiled
def best_worth(found: int, judge: Judge, correction: Correction, desk: Desk, paper: Paper) -> float:
    """What the best of the desk's finished sheets is worth, corrected where that was learned."""
    if not is_learned(correction) or desk.final_words[0, ROUND] >= judge.rounds:
        return desk.final_worth[0]
    most = -np.inf
    for place in range(found):
        worth = desk.final_worth[place] + corrected(desk.final_words[place], correction, judge, desk, paper)
        most = max(most, worth)
    return most


@compiled
def look_ahead(
    sheets: Words,
    worth: Doubles,
    count: int,
    now: Judge,
    then: Judge,
    rivals: Rivals,
    correction: Correction,
    width: int,
    plan: Ints,
    work: int,
    stream: Ints,
    desk: Desk,
    bell: Bell,
) -> int:
    """The best of the first `count` sheets, all at the end of the same round, by sequential halving.

    worth: their values. now, then: the judge of this round and of the next; they differ in what the goals give.
    plan: how many sets of dice each stage adds; after each stage the worse half of the sheets is dropped, and those
    that are clearly behind. work: how many positions may be valued; when they are, or when the bell rings, the tries so
    far decide.
    """
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    trial = np.empty(WORDS, dtype=np.int64)
    made = np.empty((count, plan.sum()), dtype=np.float64)
    total = np.empty(count, dtype=np.float64)
    taken = np.empty(count, dtype=np.float64)
    paper = new_paper(correction)
    for number in range(count):
        taken[number] = points_taken(sheets[number], now.aims, now.reading)
        taken[number] -= points_taken(sheets[number], then.aims, then.reading)
        first_sight = worth[number]
        if is_learned(correction):
            first_sight += corrected(sheets[number], correction, now, desk, paper)
        total[number] = TRUST * utility(first_sight, rivals)
    alive = np.arange(count)
    left, tries = count, 0
    last = desk.counters[EVALUATED] + work
    edition, expansion = sheets[0, EDITION], sheets[0, EXPANSION]
    for stage in range(len(plan)):
        for _ in range(plan[stage]):
            if desk.counters[EVALUATED] >= last or bell[0]:
                break
            roll(edition, expansion, stream, dice)
            for place in range(left):
                number = alive[place]
                overwrite(trial, sheets[number])
                start_round(trial, dice)
                found = search_round(trial, then, width, desk, 0.0, 0)
                came_to = best_worth(found, then, correction, desk, paper)
                made[number, tries] = utility(came_to + taken[number], rivals)
                total[number] += made[number, tries]
            tries += 1
        rank(alive, left, total)
        left = (left + 1) // 2
        while tries and left > 1 and clearly_behind(made[alive[0]], made[alive[left - 1]], tries):
            left -= 1
        if left == 1 or desk.counters[EVALUATED] >= last or bell[0]:
            break
    return alive[0]
