"""Lake (RI-14): spaces that fill by themselves, and the smallest lake. Joining networks is a flag of its kind."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules.board import LEFT_COLUMN, SIZE, SPACES, TOP_ROW
from railwright.ink.rules.connections import list_groups
from railwright.ink.rules.expansions.record import Area, Expansion
from railwright.ink.rules.lines import exits_across
from railwright.ink.rules.pieces import EAST, EXTRA, NORTH, PIECES, SOUTH, WEST
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.shapes import most_in_window
from railwright.ink.rules.sheet import FILLED, STATIONS, Words, ends, facing, has_end, put

WATER = EXTRA
FULL = PIECES["lake-full"].variants[0].number
ACROSS_WATER, FOUR_IN_LINE, NO_STRAIGHT_EDGE = range(3)
"""The goals LA to LC."""


class Reason(IntEnum):
    """Why a lake refuses something."""

    FILLS_BY_ITSELF = OWN_REASONS


@compiled
def not_offered(_sheet: Words, _piece: int) -> int:
    """The one piece on no die is never drawn by anybody (RI-14.4)."""
    return Reason.FILLS_BY_ITSELF.value


@compiled
def in_three(north: int, east: int, south: int, west: int) -> int:
    """What lies in three of these masks, or in all."""
    return north & south & (east | west) | east & west & (north | south)


@compiled
def to_be_filled(sheet: Words) -> int:
    """Empty spaces with water facing them from three or four neighbours (RI-14.4); the outer edge is none."""
    north, east = facing(sheet, WATER, NORTH), facing(sheet, WATER, EAST)
    south, west = facing(sheet, WATER, SOUTH), facing(sheet, WATER, WEST)
    return in_three(north, east, south, west) & ~sheet[FILLED]


@compiled
def settle(sheet: Words) -> None:
    """Fill what is to be filled, and what that fills in turn (RI-14.4)."""
    filling = to_be_filled(sheet)
    while filling:
        put(sheet, FULL, lowest(filling))
        filling = to_be_filled(sheet)


@compiled
def in_two(north: int, east: int, south: int, west: int) -> int:
    """What lies in two of these masks, or in more."""
    return north & east | south & west | (north | east) & (south | west)


@compiled
def about_to_fill(sheet: Words) -> int:
    """Empty spaces that one more side of water fills."""
    north, east = facing(sheet, WATER, NORTH), facing(sheet, WATER, EAST)
    south, west = facing(sheet, WATER, SOUTH), facing(sheet, WATER, WEST)
    return in_two(north, east, south, west) & ~sheet[FILLED]


@compiled
def may_settle(sheet: Words) -> bool:
    """Whether the next water may fill a space (RI-14.4)."""
    return about_to_fill(sheet) != 0


@compiled
def list_lakes(sheet: Words, lakes: Words) -> int:
    """Fill in the mask of each lake: spaces connected through water that meets (RI-14.5); returns their number."""
    return list_groups(sheet, WATER, lakes)


@compiled
def points(sheet: Words) -> int:
    """1 for every space of the smallest lake (RI-14.8)."""
    lakes = np.empty(SPACES, dtype=np.int64)
    smallest = 0
    for number in range(list_lakes(sheet, lakes)):
        size = popcount(lakes[number])
        if smallest == 0 or size < smallest:
            smallest = size
    return smallest


@compiled
def with_straight_edge(sheet: Words) -> int:
    """Spaces with a side of water that meets no water, the outer edge included (RI-17.7)."""
    spaces = 0
    for side in range(4):
        spaces |= ends(sheet, WATER, side) & ~facing(sheet, WATER, side)
    return spaces


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.7: exits joined across a lake, water in four spaces of a row or column, a lake without a straight edge."""
    if goal == FOUR_IN_LINE:
        water = has_end(sheet, WATER)
        in_row, in_column = most_in_window(water, TOP_ROW, SIZE - 1, 0), most_in_window(water, LEFT_COLUMN, 0, SIZE - 1)
        return max(in_row, in_column), 4
    lakes = np.empty(SPACES, dtype=np.int64)
    count = list_lakes(sheet, lakes)
    if goal == ACROSS_WATER:
        return exits_across(sheet, lakes, count, sheet[STATIONS]), 2
    straight = with_straight_edge(sheet)
    for number in range(count):
        if not lakes[number] & straight:
            return 1, 1
    return 0, 1


def areas(sheet: Words) -> list[Area]:
    """The lakes, the smallest first: it is the one that counts."""
    lakes = np.empty(SPACES, dtype=np.int64)
    found = sorted((int(lake) for lake in lakes[: list_lakes(sheet, lakes)]), key=int.bit_count)
    return [Area("lake" if number else "smallest lake", lake) for number, lake in enumerate(found)]


EXPANSION = Expansion(rounds=6, dice=("lake", "lake"), reasons=Reason, areas=areas)
