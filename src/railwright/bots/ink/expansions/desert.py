"""What a bot must know of the desert (RI-15).

Cacti beside an oasis are worth their points, the others are lost in 11 of 36 rolls to come unless a special route is
given for them. After the last round nothing else could be done with one, so that only who has spent all three loses.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import product

import numpy as np

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.expansions.record import STATES, GoalPace, Knowledge
from railwright.bots.ink.expansions.slots import marks_on, pieces_with, slots_with
from railwright.bots.ink.feature_table import FIRST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import CENTRE
from railwright.ink.rules.dice import DIE_FACES, DIE_OF_EXPANSION
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.desert import OASES, ONE_CACTUS, SUN, TWO_CACTI, cacti, in_danger
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.shapes import beside
from railwright.ink.rules.sheet import MARKS, SPECIALS_SPENT, Words

_MARKS_ON = marks_on("desert")
CACTI_ON = (_MARKS_ON >> (ONE_CACTUS - MARKS) & 1) + 2 * (_MARKS_ON >> (TWO_CACTI - MARKS) & 1)
"""By variant: how many cacti it carries."""
PIECES_WITH_CACTI, PIECES_WITH_TWO = pieces_with(CACTI_ON), pieces_with(np.maximum(CACTI_ON - 1, 0))
_DICE = DIE_FACES[DIE_OF_EXPANSION[KEYS.index("desert")]]
SUNNY = sum(SUN in faces for faces in product(*_DICE.tolist())) / len(_DICE[0]) ** len(_DICE)
"""How likely a roll is to show a sun."""
CACTI_LEFT = 0
NOTES = 1


class DesertFeature(IntEnum):
    """Cacti by what may become of them, and the oases that keep them."""

    SAFE_CACTI = FIRST_OWN
    CACTI_IN_DANGER = FIRST_OWN + 1
    OASES = FIRST_OWN + 2
    FREE_BESIDE_OASES = FIRST_OWN + 3
    RESCUED_BY_ONE_OASIS = FIRST_OWN + 4
    BEYOND_RESCUE = FIRST_OWN + 5
    NOTHING_TO_PAY_WITH = FIRST_OWN + 6
    CENTRE_IN_DANGER = FIRST_OWN + 7


@compiled
def cacti_in(sheet: Words, spaces: int) -> int:
    """How many cacti are in some spaces."""
    return popcount(sheet[ONE_CACTUS] & spaces) + 2 * popcount(sheet[TWO_CACTI] & spaces)


@compiled
def describe_desert(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """Also a row for each empty space beside an oasis or cacti in danger: how many there are of both."""
    danger, oases = in_danger(sheet), sheet[OASES]
    safe, lost = cacti_in(sheet, cacti(sheet) & ~danger), cacti_in(sheet, danger)
    rescued = 0
    left = (beside(danger) | beside(oases)) & empty
    while left:
        space = lowest(left)
        left &= left - 1
        around = beside(1 << space)
        saved = cacti_in(sheet, around & danger)
        rescued = max(rescued, saved)
        rows[count] = aux[space, 3 * min(saved, 2) + min(popcount(around & oases), 2)]
        count += 1
    dense[DesertFeature.SAFE_CACTI] = safe * 0.1
    dense[DesertFeature.CACTI_IN_DANGER] = lost * 0.1
    dense[DesertFeature.OASES] = popcount(oases) * 0.2
    dense[DesertFeature.FREE_BESIDE_OASES] = popcount(beside(oases) & empty) * 0.1
    dense[DesertFeature.RESCUED_BY_ONE_OASIS] = rescued * 0.2
    dense[DesertFeature.BEYOND_RESCUE] = cacti_in(sheet, danger & ~beside(empty)) * 0.2
    dense[DesertFeature.NOTHING_TO_PAY_WITH] = 0.0 if sheet[SPECIALS_SPENT] < MOST_SPECIALS else lost * 0.1
    dense[DesertFeature.CENTRE_IN_DANGER] = popcount(danger & sheet[TWO_CACTI] & CENTRE) * 0.2
    return safe + lost, count


@compiled
def last_loss(sheet: Words) -> float:
    """By the last roll whoever has no special route left loses the cacti in danger, and central spaces with them."""
    if sheet[SPECIALS_SPENT] < MOST_SPECIALS:
        return 0.0
    danger = in_danger(sheet)
    return SUNNY * (cacti_in(sheet, danger) + popcount(danger & sheet[TWO_CACTI] & CENTRE))


@compiled
def note_cacti(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """How many cacti the dice can still bring."""
    notes[CACTI_LEFT] = slots_with(slots, count, PIECES_WITH_CACTI) + slots_with(slots, count, PIECES_WITH_TWO)


@compiled
def cactus_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """A piece brings its cacti at most; what an oasis saves was counted as if it were safe."""
    return CACTI_ON[variant]


@compiled
def most_cacti(sheet: Words, notes: Ints) -> int:
    """All cacti that the dice show."""
    return notes[CACTI_LEFT]


KNOWLEDGE = Knowledge(
    features=DesertFeature,
    describe=describe_desert,
    states=STATES,
    goals=(GoalPace(0.7, leaps=False), GoalPace(0.7, leaps=False), GoalPace(0.5)),
    notes=NOTES,
    note=note_cacti,
    gain=cactus_gain,
    gain_in_all=most_cacti,
    last_loss=last_loss,
)
