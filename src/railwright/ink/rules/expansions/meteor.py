"""Meteor (RI-7): where it hits, how to ignore it, and what craters are worth."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import (
    ALL,
    BOTTOM_ROW,
    LEFT_COLUMN,
    MIDDLE,
    RIGHT_COLUMN,
    SIZE,
    SPACES,
    STEP,
    TOP_ROW,
)
from railwright.ink.rules.expansions.record import Area, Expansion, Option, Question
from railwright.ink.rules.expansions.waving_off import list_prices, price_names, price_refused, prices
from railwright.ink.rules.lines import route_at
from railwright.ink.rules.offer import cross_off
from railwright.ink.rules.pieces import EAST, HIGHWAY, NORTH, RAILWAY, SIDES, SOUTH
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.reasons import Reason as Common
from railwright.ink.rules.scoring import link_networks
from railwright.ink.rules.shapes import beside, seeing
from railwright.ink.rules.sheet import ROUTE_DICE, Words, ends, erase, has_end
from railwright.ink.rules.union import find

CRATERS = at.MARKS
METEOR_AT = at.OWN
METEOR_DIRECTION = at.OWN + 1  # 0-3 a side, 4 choose, -1 nothing to decide
METEOR_DISTANCE = at.OWN + 2
PIECE_ERASED = at.OWN + 3  # a meteor has erased a piece (RI-17.9)
ROUTES_AROUND, TWO_CRATERS, ERASED_BY_METEOR = range(3)
"""The goals MA to MC."""
INSIDE = ALL & ~(TOP_ROW | BOTTOM_ROW | LEFT_COLUMN | RIGHT_COLUMN)
CHOOSE_DIRECTION = 4
NO_METEOR = -1
CRATER_POINTS = 2
IGNORE = 4
"""Its own actions: four directions, then the six special routes that can be crossed off."""


class Reason(IntEnum):
    """Why the meteor refuses something."""

    METEOR_FIRST = OWN_REASONS
    NO_METEOR_NOW = OWN_REASONS + 1
    OTHER_DIRECTION = OWN_REASONS + 2


@compiled
def first_sheet(sheet: Words) -> None:
    """The meteor begins in the middle (RI-7.1)."""
    sheet[METEOR_AT] = MIDDLE
    sheet[METEOR_DIRECTION] = NO_METEOR


@compiled
def start_round(sheet: Words, dice: Words) -> None:
    """Its dice show a direction (the sides in order, then: choose) and a distance (counted from 0), no pieces."""
    sheet[METEOR_DIRECTION] = dice[ROUTE_DICE]
    sheet[METEOR_DISTANCE] = dice[ROUTE_DICE + 1] + 1
    sheet[at.DICE + ROUTE_DICE] = at.NO_DIE
    sheet[at.DICE + ROUTE_DICE + 1] = at.NO_DIE


@compiled
def first_of_all(sheet: Words) -> int:
    """The meteor comes before any drawing (RI-7.1)."""
    return Common.FINE.value if sheet[METEOR_DIRECTION] == NO_METEOR else Reason.METEOR_FIRST.value


@compiled
def list_choices(sheet: Words, first: int, actions: Words, count: int) -> int:
    """The directions it may take, and the special routes that can be crossed off to ignore it (RI-7.2)."""
    direction = sheet[METEOR_DIRECTION]
    if direction == NO_METEOR:
        return count
    for way in range(4):
        if direction in (way, CHOOSE_DIRECTION):
            actions[count] = first + way
            count += 1
    return list_prices(sheet, first + IGNORE, actions, count)


@compiled
def choice_refused(sheet: Words, choice: int) -> int:
    """RI-7.1, RI-7.2."""
    direction = sheet[METEOR_DIRECTION]
    if direction == NO_METEOR:
        return Reason.NO_METEOR_NOW.value
    if choice >= IGNORE:
        return price_refused(sheet, choice - IGNORE)
    return Common.FINE.value if direction in (choice, CHOOSE_DIRECTION) else Reason.OTHER_DIRECTION.value


@compiled
def choose(sheet: Words, choice: int) -> None:
    """The meteor falls, or a special route is crossed off and it stays where it is (RI-7.1, RI-7.2)."""
    if choice >= IGNORE:
        cross_off(sheet, choice - IGNORE)
    else:
        strike(sheet, next_hit(sheet, choice, sheet[METEOR_DISTANCE]))
    sheet[METEOR_DIRECTION] = NO_METEOR


@compiled
def at_edge(space: int, direction: int) -> bool:
    """Whether the next step in this direction would leave the sheet."""
    if direction == NORTH:
        return space < SIZE
    if direction == SOUTH:
        return space >= SIZE * (SIZE - 1)
    return space % SIZE == (SIZE - 1 if direction == EAST else 0)


@compiled
def next_hit(sheet: Words, direction: int, distance: int) -> int:
    """The space that the meteor hits: it bounces at the edge and goes on past craters (RI-7.1).

    Six rounds make at most five earlier craters, so that a row or column always has a space without one.
    """
    space = sheet[METEOR_AT]
    moved = 0
    while moved < distance or sheet[CRATERS] >> space & 1:
        if at_edge(space, direction):
            direction ^= 2
        space += STEP[direction]
        moved += 1
    return space


@compiled
def strike(sheet: Words, space: int) -> None:
    """A crater is drawn; a piece in that space is erased (RI-7.1)."""
    if sheet[at.FILLED] >> space & 1:
        erase(sheet, space)
        sheet[PIECE_ERASED] = 1
    sheet[CRATERS] |= 1 << space
    sheet[METEOR_AT] = space


@compiled
def forgiven(sheet: Words, side: int) -> int:
    """Spaces whose neighbour across this side is a crater: an end there is no error (RI-7.4)."""
    return seeing(sheet[CRATERS], side)


@compiled
def open_to_drawing(sheet: Words) -> int:
    """A crater may be drawn in, and is never a duty (RI-7.3)."""
    return sheet[CRATERS]


@compiled
def at_craters(sheet: Words) -> int:
    """The drawn spaces that have an end facing a crater (RI-7.4)."""
    spaces = 0
    for side in range(4):
        spaces |= (ends(sheet, HIGHWAY, side) | ends(sheet, RAILWAY, side)) & forgiven(sheet, side)
    return spaces


@compiled
def points(sheet: Words) -> int:
    """2 for each drawn space with an end that faces a crater (RI-7.4)."""
    return CRATER_POINTS * popcount(at_craters(sheet))


@compiled
def most_routes_around(sheet: Words) -> int:
    """Goal MA: beside how many of a crater's four sides lies a space with a route, if it is not at the edge."""
    routes = has_end(sheet, HIGHWAY) | has_end(sheet, RAILWAY)
    most = 0
    left = sheet[CRATERS] & INSIDE
    while left:
        most = max(most, popcount(beside(left & -left) & routes))
        left &= left - 1
    return most


@compiled
def most_craters_of_a_network(sheet: Words) -> int:
    """Goal MB: how many different craters the ends of one network face."""
    label = np.empty(2 * SPACES, dtype=np.int64)
    link_networks(sheet, label)
    faced = np.zeros(2 * SPACES, dtype=np.int64)  # by network: the craters
    most = 0
    for side in range(4):
        left = (ends(sheet, HIGHWAY, side) | ends(sheet, RAILWAY, side)) & forgiven(sheet, side)
        while left:
            space = lowest(left)
            left &= left - 1
            network = find(label, route_at(sheet, space, side))
            faced[network] |= 1 << (space + STEP[side])
            most = max(most, popcount(faced[network]))
    return most


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.9: routes all around a crater, a network at two craters, a piece that a meteor has erased."""
    if goal == ROUTES_AROUND:
        return most_routes_around(sheet), 4
    if goal == TWO_CRATERS:
        return most_craters_of_a_network(sheet), 2
    return sheet[PIECE_ERASED], 1


def areas(sheet: Words) -> list[Area]:
    """The routes that end at craters."""
    spaces = int(at_craters(sheet))
    return [Area("routes at craters", spaces)] if spaces else []


def signs(sheet: Words) -> dict[str, int]:
    """The craters, and the space that the meteor hit last."""
    return {"crater": int(sheet[CRATERS]), "meteor": 1 << int(sheet[METEOR_AT])}


def path(sheet: Words, way: int, distance: int) -> tuple[int, ...]:
    """The spaces over which the meteor flies to its hit."""
    hit = int(next_hit(sheet, way, distance))
    space = int(sheet[METEOR_AT])
    flown: list[int] = []
    while len(flown) < distance or space != hit:
        if at_edge(space, way):
            way ^= 2
        space += int(STEP[way])
        flown.append(space)
    return tuple(flown)


def question(sheet: Words) -> Question | None:
    """Where shall it fall, or which special route is given to ignore it?"""
    direction, distance = int(sheet[METEOR_DIRECTION]), int(sheet[METEOR_DISTANCE])
    if direction == NO_METEOR:
        return None
    ways = range(4) if direction == CHOOSE_DIRECTION else (direction,)
    options = [Option(CHOICES[way], path=path(sheet, way, distance)) for way in ways]
    options += prices(sheet, CHOICES[IGNORE:])
    rolled = "choose" if direction == CHOOSE_DIRECTION else SIDES[direction]
    return Question({"direction": rolled, "distance": distance}, tuple(options), int(sheet[METEOR_AT]))


CHOICES = (*(f"meteor-{side}" for side in SIDES), *price_names("ignore"))

EXPANSION = Expansion(
    rounds=6,
    dice=("meteor-direction", "meteor-distance"),
    reasons=Reason,
    choices=CHOICES,
    areas=areas,
    question=question,
    signs=signs,
)
