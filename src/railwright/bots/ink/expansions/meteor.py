"""What a bot must know of meteors and craters (RI-7).

What craters bring to a drawing is counted with its ends (gains.py).
"""

from __future__ import annotations

from enum import IntEnum

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, popcount
from railwright.ink.rules.dice import DIE_FACES, DIE_OF_EXPANSION
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.meteor import (
    CHOOSE_DIRECTION,
    CRATER_POINTS,
    CRATERS,
    METEOR_AT,
    next_hit,
    points,
)
from railwright.ink.rules.sheet import FILLED, Words

DIRECTION_FACES, DISTANCE_FACES = DIE_FACES[DIE_OF_EXPANSION[KEYS.index("meteor")]]
DISTANCE_FACES = DISTANCE_FACES + 1
FARTHEST = int(DISTANCE_FACES.max())


class MeteorFeature(IntEnum):
    """Craters, and what the next meteor may hit."""

    CRATER_POINTS = FIRST_OWN
    CRATERS = FIRST_OWN + 1
    HITS = FIRST_OWN + 2


@compiled
def hits_ahead(sheet: Words) -> int:
    """How many pairs of faces of the two dice make the next meteor hit a piece, free choices of direction left out."""
    hits = 0
    for face in range(len(DIRECTION_FACES)):
        if DIRECTION_FACES[face] != CHOOSE_DIRECTION:
            for distance in range(1, FARTHEST + 1):
                hit = sheet[FILLED] >> next_hit(sheet, DIRECTION_FACES[face], distance) & 1
                for other in range(len(DISTANCE_FACES)):
                    hits += hit * (DISTANCE_FACES[other] == distance)
    return hits


@compiled
def describe_craters(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for the space that was hit last, drawn or not: the next meteor starts there."""
    total = points(sheet)
    dense[MeteorFeature.CRATER_POINTS] = total * 0.1
    dense[MeteorFeature.CRATERS] = popcount(sheet[CRATERS]) * 0.2
    dense[MeteorFeature.HITS] = hits_ahead(sheet) * (1 / 24)
    rows[count] = aux[sheet[METEOR_AT], sheet[FILLED] >> sheet[METEOR_AT] & 1]
    return total, count + 1


@compiled
def craters(sheet: Words) -> int:
    """The spaces with a crater: what surrounds them counts otherwise."""
    return sheet[CRATERS]


KNOWLEDGE = Knowledge(
    features=MeteorFeature,
    describe=describe_craters,
    states=STATES,
    goals=(GoalPace(0.8), GoalPace(0.4), GoalPace(0.35)),
    layers=2,
    second_layer=craters,
    second_layer_points=CRATER_POINTS,
)
