"""Desert (RI-15): cacti and oases, the heat that takes what is not safe, and what it costs to keep it off."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.expansions.record import Area, Expansion, Option, Question
from railwright.ink.rules.expansions.waving_off import list_prices, price_names, price_refused, prices
from railwright.ink.rules.offer import cross_off, own_special_left
from railwright.ink.rules.pieces import DICE
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.reasons import Reason as Common
from railwright.ink.rules.scoring import link_networks
from railwright.ink.rules.shapes import beside, most_in_window, most_of_four_in_line
from railwright.ink.rules.sheet import DICE_SLOTS, ROUTE_DICE, Words, erase, lay_bare
from railwright.ink.rules.union import find

ONE_CACTUS = at.MARKS
TWO_CACTI = at.MARKS + 1
OASES = at.MARKS + 2
AT_STAKE = at.OWN  # under a sun: the spaces whose cacti the player has to decide about; 0: nothing to decide
DRIED_UP = at.OWN + 1  # the spaces whose cacti the heat of the running round has taken
SUN_DICE = ("desert-a", "desert-b")
SUN = DICE["desert-a"].index("arid")
"""The face that is no piece, as the kernels know it (dice.py); it is the same on both dice."""
CACTI_SQUARE, CACTI_IN_LINE, OASES_JOINED = range(3)
"""The goals DA, DB and DC (RI-17.4)."""
TWO_BY_TWO = 3 | 3 << SIZE
LET_DRY, SHADE = 0, 1
"""Its own actions: the heat comes, then the six special routes that can be crossed off to keep it off."""


class Reason(IntEnum):
    """Why the desert refuses something."""

    HEAT_FIRST = OWN_REASONS
    NO_HEAT_NOW = OWN_REASONS + 1


@compiled
def cacti(sheet: Words) -> int:
    """The spaces with one cactus or two."""
    return sheet[ONE_CACTUS] | sheet[TWO_CACTI]


@compiled
def in_danger(sheet: Words) -> int:
    """The spaces with cacti that no oasis keeps safe from beside them (RI-15.3)."""
    return cacti(sheet) & ~beside(sheet[OASES])


@compiled
def dry_up(sheet: Words) -> None:
    """All cacti that are not safe are erased; a space that held nothing else becomes empty (RI-15.4)."""
    left = in_danger(sheet)
    sheet[DRIED_UP] = left
    while left:
        space = lowest(left)
        left &= left - 1
        if sheet[TWO_CACTI] >> space & 1:
            erase(sheet, space)
        else:
            lay_bare(sheet, space)


@compiled
def start_round(sheet: Words, dice: Words) -> None:
    """Under a sun what is not safe dries up at once, unless the player can pay for it and has to be asked (RI-15.4)."""
    sheet[AT_STAKE] = 0
    sheet[DRIED_UP] = 0
    sunny = False
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        if dice[slot] == SUN:
            sheet[at.DICE + slot] = at.NO_DIE
            sunny = True
    if sunny and own_special_left(sheet):
        sheet[AT_STAKE] = in_danger(sheet)
    elif sunny:
        dry_up(sheet)


@compiled
def first_of_all(sheet: Words) -> int:
    """The heat comes before any drawing (RI-15.4)."""
    return Reason.HEAT_FIRST.value if sheet[AT_STAKE] else Common.FINE.value


@compiled
def list_choices(sheet: Words, first: int, actions: Words, count: int) -> int:
    """To let the cacti dry up, or the special routes that can be crossed off against it (RI-15.5)."""
    if not sheet[AT_STAKE]:
        return count
    actions[count] = first + LET_DRY
    return list_prices(sheet, first + SHADE, actions, count + 1)


@compiled
def choice_refused(sheet: Words, choice: int) -> int:
    """RI-15.4, RI-15.5."""
    if not sheet[AT_STAKE]:
        return Reason.NO_HEAT_NOW.value
    return Common.FINE.value if choice == LET_DRY else price_refused(sheet, choice - SHADE)


@compiled
def choose(sheet: Words, choice: int) -> None:
    """The cacti dry up, or a special route is crossed off and there is no heat on this sheet (RI-15.4, RI-15.5)."""
    if choice == LET_DRY:
        dry_up(sheet)
    else:
        cross_off(sheet, choice - SHADE)
    sheet[AT_STAKE] = 0


@compiled
def points(sheet: Words) -> int:
    """1 for each cactus (RI-15.7)."""
    return popcount(sheet[ONE_CACTUS]) + 2 * popcount(sheet[TWO_CACTI])


@compiled
def most_oases_joined(sheet: Words) -> int:
    """Goal DC: the largest number of spaces with an oasis in one network."""
    label = np.empty(2 * SPACES, dtype=np.int64)
    link_networks(sheet, label)
    joined = np.zeros(2 * SPACES, dtype=np.int64)
    most = 0
    left = sheet[OASES]
    while left:
        space = lowest(left)
        left &= left - 1
        network = find(label, 2 * space)
        joined[network] += 1
        most = max(most, joined[network])
    return most


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.4: cacti in a square of four, cacti in four spaces in line, three oases in one network."""
    if goal == CACTI_SQUARE:
        return most_in_window(cacti(sheet), TWO_BY_TWO, SIZE - 2, SIZE - 2), 4
    if goal == CACTI_IN_LINE:
        return most_of_four_in_line(cacti(sheet)), 4
    return most_oases_joined(sheet), 3


def areas(sheet: Words) -> list[Area]:
    """The cacti that are left."""
    spaces = int(cacti(sheet))
    return [Area("cacti", spaces)] if spaces else []


def question(sheet: Words) -> Question | None:
    """Shall the cacti in danger dry up, or which special route is given for them?"""
    spaces = int(sheet[AT_STAKE])
    if not spaces:
        return None
    lost = spaces.bit_count() + (spaces & int(sheet[TWO_CACTI])).bit_count()
    options = (Option(CHOICES[LET_DRY]), *prices(sheet, CHOICES[SHADE:]))
    return Question({"cacti": lost}, options, at_stake=spaces)


def signs(sheet: Words) -> dict[str, int]:
    """Where cacti dried up in the running round."""
    return {"dried": int(sheet[DRIED_UP])} if sheet[DRIED_UP] else {}


CHOICES = ("heat", *price_names("shade"))

EXPANSION = Expansion(
    rounds=6,
    dice=SUN_DICE,
    last_roll=True,
    reasons=Reason,
    choices=CHOICES,
    areas=areas,
    question=question,
    signs=signs,
)
