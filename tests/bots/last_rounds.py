"""What the tests of the last round share: what the search is told, and brute force through the rules alone."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import product
from math import prod

import numpy as np
from tests.bots.ink_tables import points

from railwright.bots.ink.aims import Aims, aim_points
from railwright.bots.ink.desk import Judge, stamps
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.weights import load
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.dice import DIE_FACES, DIE_OF_EXPANSION
from railwright.ink.rules.expansions.records import LAST_ROLL_OF, ROUNDS_OF
from railwright.ink.rules.scoring import PARTS, score
from railwright.ink.rules.sheet import DICE_SLOTS, DONE, EXPANSION, NO_DIE, ROUTE_DICE, Words
from railwright.ink.rules.turn import ACTIONS, FINISH, apply, legal_actions, start_round


def judge_of(edition: int, expansion: int, reading: int, aims: Aims) -> Judge:
    """What the search is told besides the sheet."""
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    return Judge(patterns(edition, expansion), network, prior, stamps(), aims, rounds, reading, 0.0)


@functools.cache
def last_rolls(expansion: int) -> tuple[Words, Words]:
    """All faces of the roll after the last round, in their slots, and how often each comes."""
    faces = [Counter(DIE_FACES[die].tolist()).items() for die in DIE_OF_EXPANSION[expansion]]
    rolls = [*product(*faces)]
    slots = np.full((len(rolls), DICE_SLOTS), NO_DIE, dtype=np.int64)
    slots[:, ROUTE_DICE:] = [[face for face, _ in rolled] for rolled in rolls]
    return slots, np.array([prod(number for _, number in rolled) for rolled in rolls], dtype=np.int64)


def expected_points(sheet: Words, reading: int) -> float:
    """The score of a sheet after the last round; before a last roll the mean over all its faces, answered best."""
    expansion = int(sheet[EXPANSION])
    if not LAST_ROLL_OF[expansion]:
        return points(sheet, reading)
    slots, often = last_rolls(expansion)
    return int(points_over_rolls(sheet, reading, slots, often)) / int(often.sum())


@compiled
def points_over_rolls(sheet: Words, reading: int, slots: Words, often: Words) -> int:
    """The scores after all these rolls, each answered best, added up as often as they come."""
    after, answered = np.empty_like(sheet), np.empty_like(sheet)
    actions, parts = np.empty(ACTIONS, dtype=np.int64), np.empty(PARTS, dtype=np.int64)
    total = 0
    for roll in range(len(slots)):
        overwrite(after, sheet)
        start_round(after, slots[roll])
        best = score(after, reading, parts) if after[DONE] else -1000
        for index in range(legal_actions(after, actions)):
            overwrite(answered, after)
            apply(answered, actions[index])
            best = max(best, score(answered, reading, parts))
        total += often[roll] * best
    return total


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
