"""What the tests of the last round share: what the search is told, and brute force through the rules alone."""

from __future__ import annotations

import numpy as np
from tests.bots.ink_tables import points

from railwright.bots.ink.aims import Aims, aim_points
from railwright.bots.ink.desk import Judge, stamps
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.weights import load
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.sheet import Words
from railwright.ink.rules.turn import ACTIONS, FINISH, apply, legal_actions


def judge_of(edition: int, expansion: int, reading: int, aims: Aims) -> Judge:
    """What the search is told besides the sheet."""
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    return Judge(patterns(edition, expansion), network, prior, stamps(), aims, rounds, reading, 0.0)


def best_by_brute_force(root: Words, reading: int, aims: Aims | None = None) -> float:
    """The best worth of all sheets at which the round may be ended, tried one by one through the rules alone."""
    best, left, seen = -1000.0, [root], set()
    actions = np.empty(ACTIONS, dtype=np.int64)
    while left:
        sheet = left.pop()
        for action in actions[: legal_actions(sheet, actions)].tolist():
            if action == FINISH:
                best = max(
                    best, points(sheet, reading) + (aim_points(sheet, aims, reading) if aims is not None else 0.0)
                )
                continue
            child = sheet.copy()
            apply(child, action)
            if child.tobytes() not in seen:
                seen.add(child.tobytes())
                left.append(child)
    return best
