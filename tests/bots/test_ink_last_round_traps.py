"""Sheets on which a bound of the last round could easily be too low: where lava erases, a station gathers trails or
spaces fill.

The search is told all but one point of what brute force reaches: a bound too low would prove that there is no more.
"""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.last_rounds import best_by_brute_force, judge_of

from railwright.bots.ink.aims import COLUMNS, GOAL, NOW, Aims, no_aims
from railwright.bots.ink.expansions.lava_duty import may_erase
from railwright.bots.ink.last_round import exhaust, new_memory
from railwright.bots.ink.supply import MOST_SLOTS, find_slots
from railwright.ink.actions import read_action
from railwright.ink.options import Edition
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.expansions.lava import VOLCANO_TAKEN, lava_die_fits
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.goals import GOAL_NAMES
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import piece_number, variant_of
from railwright.ink.rules.sheet import (
    DICE_SLOTS,
    EDITION,
    EXPANSION,
    FILLED,
    NO_DIE,
    ROUND,
    SPECIALS_SPENT,
    UNIVERSITIES_MARKED,
    VILLAGES_MARKED,
    Words,
)
from railwright.ink.rules.turn import (
    ACTIONS,
    DRAWINGS,
    apply,
    legal_actions,
    start_round,
)
from railwright.ink.sheet import Sheet

LIMIT = 100_000
TURNS = 8
LAKE = (
    *("D4 volcano LLLL", "E4 lava-railway LR_R", "D3 lava-railway RLR_", "D5 lava-railway R_RL"),
    *("C4 lava-corner _LL_", "C5 lava-corner L__L", "B5 lava-straight L_L_"),
)
RING = (
    *(f"{row}7 railway-straight R_R_" for row in "CDEFG"),
    *("A7 railway-curve __RR", "B7 railway-t RRR_", "A5 highway-curve HH__"),
    *(f"{row}6 railway-straight R_R_" for row in "BCDE"),
    *("F6 railway-curve R__R", "F5 railway-straight _R_R", "F4 railway-curve _RR_", "G4 railway-straight R_R_"),
    *("D1 highway-straight _H_H", "D2 highway-straight _H_H"),
)
BETWEEN_LINES = (
    *("D4 volcano LLLL", "E4 lava-railway LR_R", "D3 lava-railway RLR_", "D5 lava-railway R_RL"),
    *("C4 railway-curve RR__", "B4 railway-straight R_R_", "A4 railway-straight R_R_"),
    *("C3 highway-straight _H_H", "C2 highway-straight _H_H", "C1 highway-curve _HH_"),
    *("C6 highway-straight _H_H", "C7 highway-curve __HH"),
    *(f"{row}{col} highway-straight H_H_" for col in (1, 7) for row in "DEFG"),
)
TWO_WAYS_TO_SPOIL = (
    *("B3 lava-railway _RLR", "C4 lava-railway R_RL", "F6 lava-railway R_RL", "F5 highway-straight _H_H"),
    *("C1 railway-straight _R_R", "D2 railway-straight _R_R"),
)
OPEN_RING = ("C3 railway-curve _RR_", "C4 railway-t _RRR", "D4 railway-curve R__R", "D1 highway-straight _H_H")
TRAILS = (
    *(
        "C3 trail-highway-straight _H_H NW SE",
        "E5 trail-highway-straight _H_H NW SE",
        "C5 trail-highway-straight _H_H NE SW",
    ),
    *("B2 station-curve H__R", "F6 station-curve _RH_", "B6 station-curve HR__", "A2 highway-straight H_H_"),
    *("A6 highway-straight H_H_", "G6 highway-straight H_H_", "D3 highway-straight _H_H", "D2 highway-straight _H_H"),
    *("D1 highway-straight _H_H", "A1 railway-curve R__R", "E7 highway-straight H_H_", "F3 highway-straight _H_H"),
)
ROUND_THE_WATER = (
    *("A2 highway-straight H_H_", "B2 highway-straight H_H_", "C2 lake-pier-highway H_K_", "D1 lake-1 _K__"),
    *("B1 railway-curve __RR", "C1 railway-straight R_R_", "D4 lake-2 __KK", "E3 lake-1 K___", "F1 railway-curve R__R"),
    *("E1 railway-straight R_R_", "E5 lake-pier-railway _R_K", "E6 railway-straight _R_R", "E7 railway-curve __RR"),
    *("F7 railway-t RRR_", "F3 highway-straight H_H_", "B6 lake-1 K___"),
)
"""Little is missing until D2, D3 and E4 fill, and with them networks, lakes and central spaces are joined."""


def placed(text: str) -> tuple[int, int, str, int]:
    """A piece as `space name ends [corners of its trail]`, the ends clockwise from the north."""
    space, piece, ends, *trail = text.split()
    for turn in range(TURNS):
        variant = variant_of(piece, turn)
        if variant.edges == ends and set(variant.marks) == set(trail):
            return "ABCDEFG".index(space[0]), int(space[1]) - 1, piece, turn
    raise ValueError(text)


def before_last_round(pieces: tuple[str, ...], dice: dict[int, str], edition: Edition, expansion: str | None) -> Words:
    """A sheet with these pieces and dice of the last round in these slots; specials and volcano are used up."""
    sheet: Words = Sheet.of_pieces([placed(text) for text in pieces], edition=edition, expansion=expansion).words.copy()
    sheet[ROUND] = ROUNDS_OF[int(sheet[EXPANSION])] - 1
    slots = np.full(DICE_SLOTS, NO_DIE, dtype=np.int64)
    for slot, piece in dice.items():
        slots[slot] = piece_number(piece)
    start_round(sheet, slots)
    sheet[SPECIALS_SPENT] = MOST_SPECIALS
    if expansion == "lava":
        sheet[VOLCANO_TAKEN] = 1
    return sheet


def check_that_the_best_is_found(sheet: Words, aims: Aims) -> float:
    """Whatever is known before, the search finds what brute force finds; returns that."""
    memory, result = new_memory(LIMIT), np.empty(2)
    judge = judge_of(int(sheet[EDITION]), int(sheet[EXPANSION]), 0, aims)
    best = best_by_brute_force(sheet, 0, aims)
    for known in (-1000.0, best - 4.0, best - 1.0):
        assert exhaust(sheet, judge, known, LIMIT, memory, result)
        assert result[0] == best
    assert exhaust(sheet, judge, best, LIMIT, memory, result)
    return best


@pytest.mark.parametrize(
    ("pieces", "dice", "best"),
    [
        (BETWEEN_LINES, {0: "highway-straight", 4: "lava-highway", 5: "lava-corner"}, 27),
        ((*LAKE, *RING), {0: "railway-t", 4: "lava-straight", 5: "lava-corner"}, None),
    ],
)
def test_what_lava_erases_may_have_been_in_the_way(
    pieces: tuple[str, ...], dice: dict[int, str], best: float | None
) -> None:
    """Where a piece gives way (RI-6.4), lines can be joined and pieces fit that could not before."""
    sheet = before_last_round(pieces, dice, "base", "lava")
    found = check_that_the_best_is_found(sheet, no_aims())
    assert best is None or found == best


def test_a_place_for_lava_may_be_spoiled_from_two_sides() -> None:
    """Two drawings that each leave a place for lava can take it together: a piece may have to give way then."""
    dice = {0: "railway-straight", 1: "railway-curve", 4: "lava-highway", 5: "lava-highway"}
    sheet = before_last_round(TWO_WAYS_TO_SPOIL, dice, "base", "lava")
    assert may_erase(sheet, find_slots(sheet, np.empty(MOST_SLOTS, dtype=np.int64)))
    for text in ("C2 railway-straight _R_R", "D3 railway-curve R__R"):
        assert lava_die_fits(sheet)
        row, col, piece, turn = placed(text)
        apply(sheet, read_action(f"{piece}@{'ABCDEFG'[row]}{col + 1}/{turn}").number)
    actions = np.empty(ACTIONS, dtype=np.int64)
    legal = actions[: legal_actions(sheet, actions)]
    assert not lava_die_fits(sheet)
    assert any(action < DRAWINGS and sheet[FILLED] >> (action % SPACES) & 1 for action in legal.tolist())


@pytest.mark.parametrize("dice", [{0: "railway-curve"}, {0: "railway-curve", 1: "railway-straight"}])
def test_a_ring_with_an_end_to_spare_is_one_longer(dice: dict[int, str]) -> None:
    """The piece that closes a ring brings two connections and, where an end is left over, one space more (RI-4.2)."""
    check_that_the_best_is_found(before_last_round(OPEN_RING, dice, "base", None), no_aims())


def test_a_station_may_gather_several_trails_at_once() -> None:
    """One station between trails brings the goal of three trails at a station nearer by more than one (RI-5.4)."""
    sheet = before_last_round(TRAILS, {0: "station-straight"}, "challenge", "trail")
    sheet[UNIVERSITIES_MARKED], sheet[VILLAGES_MARKED] = 3, 4
    aims = np.zeros((1, COLUMNS))
    aims[0, GOAL], aims[0, NOW] = GOAL_NAMES.index("TB"), 4.0
    with_goal = check_that_the_best_is_found(sheet, aims)
    assert with_goal >= best_by_brute_force(sheet, 0) + 3


@pytest.mark.parametrize(
    "dice",
    [
        {4: "lake-3"},
        {4: "lake-1", 5: "lake-2"},
        {0: "railway-curve", 4: "lake-3"},
        {4: "lake-pier-corner", 5: "lake-1"},
    ],
)
def test_one_drawing_may_fill_several_spaces(dice: dict[int, str]) -> None:
    """What fills by itself (RI-14.4) joins lakes and networks, lies in the centre and meets goals, all at once."""
    aims = np.zeros((2, COLUMNS))
    aims[:, GOAL], aims[:, NOW] = [GOAL_NAMES.index("A"), GOAL_NAMES.index("E")], 4.0
    for goals in (no_aims(), aims):
        check_that_the_best_is_found(before_last_round(ROUND_THE_WATER, dice, "base", "lake"), goals)
