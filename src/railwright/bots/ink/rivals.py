"""The others in a match: what their sheets will be worth, and how likely it is to end ahead of all of them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.aims import aims_of
from railwright.bots.ink.labels import NODES, label_networks
from railwright.bots.ink.search import value
from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import Words

if TYPE_CHECKING:
    from railwright.bots.ink.desk import Desk, Judge
    from railwright.ink.view import View

Rivals = npt.NDArray[np.float64]

MEAN, SPREAD = 0, 1
"""The columns, one row for each rival: final points as expected, and how far one's own lead over them may be off."""

STEPS = (3.0, 2.0, 1.4)
"""Standard deviation of what the dice of the last round, the one before … do to a sheet's value; earlier ones less."""
EARLY_STEP = 1.1
MARGIN = 0.002
"""What a point more is worth beside the chance to win, so that a decided match is played on for points."""


def no_rivals() -> Rivals:
    """A game alone."""
    return np.zeros((0, 2))


def rivals_of(view: View, judge: Judge, desk: Desk) -> Rivals:
    """The other seats by their sheets as the last round closed; points of goals count for them, and against oneself.

    In the first round there is nothing to tell them by.
    """
    if view.round == 1:
        return no_rivals()
    taken = [0] * len(view.sheets)
    for goal in view.goals:
        for seat, points in goal.scored:
            taken[seat] += points
    left = view.options.rounds - view.round
    # Their running round is not known yet, while one's own is tried to the end of the next.
    spread = math.hypot(_spread(left + 1), _spread(max(left - 1, 0)))
    rows = []
    for seat, sheet in enumerate(view.sheets):
        if seat != view.seat:
            theirs = judge._replace(aims=aims_of(replace(view, seat=seat, round=view.round - 1)))
            rows.append([expected_points(sheet.words, theirs, desk) + taken[seat] - taken[view.seat or 0], spread])
    return np.array(rows, dtype=np.float64).reshape(len(rows), 2)


def expected_points(sheet: Words, judge: Judge, desk: Desk) -> float:
    """How many points a sheet is likely to have in the end."""
    labels = np.empty(NODES, dtype=np.uint8)
    label_networks(sheet, labels)
    return float(value(sheet, labels, judge, False, desk))


def _spread(rounds: int) -> float:
    """How far a sheet's value may be off with so many rounds to come."""
    return math.hypot(*STEPS[:rounds], EARLY_STEP * math.sqrt(max(0, rounds - len(STEPS))))


@compiled
def utility(worth: float, rivals: Rivals) -> float:
    """What final points are worth: themselves when alone, in a match first of all the chance to have the most."""
    if len(rivals) == 0:
        return worth
    ahead = 1.0
    for number in range(len(rivals)):
        ahead *= 0.5 * math.erfc((rivals[number, MEAN] - worth) / (rivals[number, SPREAD] * math.sqrt(2.0)))
    return ahead + MARGIN * worth
