"""What the tests of the last round share: what the search is told, and brute force through the rules alone."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import numpy as np
from tests.bots.ink_tables import points

from railwright.bots.ink.aims import Aims, aim_points
from railwright.bots.ink.desk import Judge, stamps
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.weights import load
from railwright.ink.rules.dice import DIE_FACES, DIE_OF_EXPANSION
from railwright.ink.rules.expansions.records import LAST_ROLL_OF, ROUNDS_OF
from railwright.ink.rules.sheet import DICE_SLOTS, DONE, EXPANSION, NO_DIE, ROUTE_DICE, Words
from railwright.ink.rules.turn import ACTIONS, FINISH, apply, legal_actions, start_round


def judge_of(edition: int, expansion: int, reading: int, aims: Aims) -> Judge:
    """What the search is told besides the sheet."""
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    return Judge(patterns(edition, expansion), network, prior, stamps(), aims, rounds, reading, 0.0)


def expected_points(sheet: Words, reading: int) -> float:
    """The score of a sheet after the last round; before a last roll the mean over all its faces, answered best."""
    expansion = int(sheet[EXPANSION])
    if not LAST_ROLL_OF[expansion]:
        return points(sheet, reading)
    faces = [Counter(DIE_FACES[die].tolist()).items() for die in DIE_OF_EXPANSION[expansion]]
    total, rolls = 0, 0
    for rolled in product(*faces):
        after, slots = sheet.copy(), np.full(DICE_SLOTS, NO_DIE, dtype=np.int64)
        slots[ROUTE_DICE:] = [face for face, _ in rolled]
        start_round(after, slots)
        often = prod(number for _, number in rolled)
        total += often * max(points(answered, reading) for answered in _answers(after))
        rolls += often
    return total / rolls


def _answers(sheet: Words) -> list[Words]:
    actions = np.empty(ACTIONS, dtype=np.int64)
    answered = [sheet] if sheet[DONE] else []
    for action in actions[: legal_actions(sheet, actions)].tolist():
        answered.append(sheet.copy())
        apply(answered[-1], action)
    return answered


def best_by_brute_force(root: Words, reading: int, aims: Aims | None = None) -> float:
    """The best worth of all sheets at which the round may be ended, tried one by one through the rules alone."""
    best, left, seen = -1000.0, [root], set()
    actions = np.empty(ACTIONS, dtype=np.int64)
    while left:
        sheet = left.pop()
        for action in actions[: legal_actions(sheet, actions)].tolist():
            if action == FINISH:
                worth = expected_points(sheet, reading)
                best = max(best, worth + (aim_points(sheet, aims, reading) if aims is not None else 0.0))
                continue
            child = sheet.copy()
            apply(child, action)
            if child.tobytes() not in seen:
                seen.add(child.tobytes())
                left.append(child)
    return best
