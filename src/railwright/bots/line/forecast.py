"""What the boxes of a sheet can be expected to bring in the end, as tables to look up.

Rows that score together form a group (coal with all that stands below it, wood with the sawmill, ...). For each group,
each set of counters and each number of cards still to come, a table holds the points to expect. It is filled backward
from the end of the game: each card brings each symbol with a rate, and since a player has some choice, welcome
symbols come more often than unwelcome ones.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.scoring import score_sheet

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

TRACK_CARDS = 24
# What is counted: the rows, then the best rival's travellers and glass, then coins.
RIVAL_TRAVELLERS = at.GOODS
RIVAL_GLASS = at.GOODS + 1
MONEY = at.GOODS + 2
COUNTERS = at.GOODS + 3
MOST_COINS = 9  # more are counted as so many
LARGEST_TABLE = 20_000  # a deck of one's own may link so many rows that a part of the links must be overlooked
_COIN = 1.5  # what a coin of a full row or a complete column is worth while the game goes on


class Forecast(NamedTuple):
    """The tables of all groups in one array, and where to find them."""

    values: Floats
    group: Ints
    """Counter to group."""
    stride: Ints
    """Counter to distance in the table when it grows by one."""
    limit: Ints
    """Counter to the most it can be."""
    base: Ints
    """Group to the start of its tables."""
    size: Ints
    """Group to the size of the table for one number of cards to come."""


def forecast(tables: Ints, players: int, welcome: float) -> Forecast:
    """The tables for a deck with one of its sheets; `welcome` says how much more often symbols come that do good."""
    limit = np.zeros(COUNTERS, dtype=np.int64)
    limit[: at.GOODS] = tables[at.ROW_BOXES : at.ROW_BOXES + at.GOODS]
    limit[RIVAL_TRAVELLERS] = limit[at.TRAVELLERS] if tables[at.DOUBLED] else 0
    limit[RIVAL_GLASS] = limit[at.GLASS] if tables[at.GLASS_POINTS] else 0
    limit[MONEY] = MOST_COINS
    group = _groups(tables, limit)
    groups = int(group.max()) + 1
    stride = np.zeros(COUNTERS, dtype=np.int64)
    size = np.ones(groups, dtype=np.int64)
    for counter in range(COUNTERS):
        stride[counter] = size[group[counter]]
        size[group[counter]] *= limit[counter] + 1
    whole = size * (TRACK_CARDS + 1)
    base = np.concatenate(([0], np.cumsum(whole)[:-1])).astype(np.int64)
    found = Forecast(np.zeros(int(whole.sum())), group, stride, limit, base, size)
    rates = np.zeros(COUNTERS)
    rates[: at.GOODS] = tables[at.PRINTED : at.PRINTED + at.GOODS] / (3 * at.CARDS)
    rates[RIVAL_TRAVELLERS] = rates[at.TRAVELLERS] * (players + 1) / 3  # the best of two rivals gets ahead faster
    rates[RIVAL_GLASS] = rates[at.GLASS] * (players + 1) / 3
    for number in range(groups):
        _fill(found, tables, rates, number, welcome)
    return found


def _groups(tables: Ints, limit: Ints) -> Ints:
    """Number the groups of counters whose points depend on each other."""
    needs = tables[at.NEEDS : at.BEET_GATES].reshape(at.GOODS, at.MAX_BOXES, at.GOODS)
    linked = [(at.WOOD, at.SAWMILL), (at.TRAVELLERS, RIVAL_TRAVELLERS), (at.GLASS, RIVAL_GLASS)]
    linked += [(row, other) for row in range(at.GOODS) for other in range(at.GOODS) if needs[row, :, other].any()]
    if tables[at.BEET_GATES : at.COLUMNS].any():
        linked.append((at.SUGAR_BEET, at.SUGAR_FACTORY))
    if tables[at.RATED]:
        linked.append((at.FACTORY, MONEY))
    group: Ints = np.arange(COUNTERS)
    for one, other in linked:
        together = (group == group[one]) | (group == group[other])
        if (limit[together] + 1).prod() <= LARGEST_TABLE:
            group[together] = group[one]
    return np.unique(group, return_inverse=True)[1].astype(np.int64)


@compiled
def _read(found: Forecast, number: int, index: int, counts: Ints) -> None:
    """The counters that belong to a place in a group's table; those of other groups are 0."""
    for counter in range(COUNTERS):
        counts[counter] = 0
        if found.group[counter] == number:
            counts[counter] = index // found.stride[counter] % (found.limit[counter] + 1)


@compiled
def _final(tables: Ints, counts: Ints, limit: Ints, score: Ints) -> float:
    """The points of these boxes at the end of the game."""
    boxes = counts[: at.GOODS]
    most = counts[at.TRAVELLERS] > counts[RIVAL_TRAVELLERS]
    first = counts[at.GLASS] == limit[at.GLASS] and counts[RIVAL_GLASS] < limit[at.GLASS]
    points = float(score_sheet(boxes, counts[MONEY], most, first, tables, score))
    for column in range(tables[at.COLUMN_COUNT]):
        complete = True
        for row in range(at.GOODS):
            if boxes[row] < tables[at.COLUMNS + column * at.GOODS + row]:
                complete = False
        if complete:
            points += _COIN * tables[at.COLUMN_COINS]
    return points


@compiled
def _brought(found: Forecast, tables: Ints, counter: int, counts: Ints, place: int, welcome: float) -> float:
    """What one more of a counter brings, with so much the greater weight where a player would choose it."""
    if counts[counter] == found.limit[counter]:
        return _COIN * tables[at.ROW_COINS + counter] if counter < at.GOODS else 0.0
    if counter == at.SUGAR_BEET and counts[at.SUGAR_FACTORY] < tables[at.BEET_GATES + counts[counter]]:
        return 0.0
    if counter == RIVAL_GLASS and counts[at.GLASS] == found.limit[at.GLASS]:
        return 0.0  # who is first is decided
    gain = found.values[place + found.stride[counter]] - found.values[place]
    return float(gain * welcome if gain > 0 and counter < at.GOODS else gain)


@compiled
def _fill(found: Forecast, tables: Ints, rates: Floats, number: int, welcome: float) -> None:
    """Fill the tables of a group from the last card backward."""
    counts = np.zeros(COUNTERS, dtype=np.int64)
    score = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    base, size = found.base[number], found.size[number]
    for index in range(size):
        _read(found, number, index, counts)
        found.values[base + index] = _final(tables, counts, found.limit, score)
    for cards in range(1, TRACK_CARDS + 1):
        for index in range(size):
            before = base + (cards - 1) * size + index
            expected = found.values[before]
            _read(found, number, index, counts)
            for counter in range(MONEY):
                if found.group[counter] == number:
                    expected += rates[counter] * _brought(found, tables, counter, counts, before, welcome)
            found.values[before + size] = expected
