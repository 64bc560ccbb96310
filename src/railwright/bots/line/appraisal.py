"""What every symbol, a coin and the next stops of the slow train are worth to a seat now, from the forecast."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.forecast import (
    COUNTERS,
    MONEY,
    MOST_COINS,
    RIVAL_GLASS,
    RIVAL_TRAVELLERS,
    TRACK_CARDS,
    Forecast,
)
from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block, is_locked
from railwright.line.rules.tracks import symbol_at

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# Places in the appraisal of a seat: the twelve symbols (the slow-train symbol as the best move it allows), then
COIN = at.MOVE_SLOW + 1
STOPS = COIN + 1  # up to five stations ahead of the slow train
APPRAISED = STOPS + at.FARTHEST_MOVE


class Habits(NamedTuple):
    """What a quick player goes by, in points."""

    foresight: bool
    """Whether it sees what the symbols to come can make of a sheet, or only the points as they stand."""
    coin: float
    """What a coin is worth beyond its points while there are turns to spend it in."""
    hand: float
    """What an A card in the hand is worth."""
    rivals: float
    """How much the gain of the rivals, on average, counts against the own."""
    skip: float
    """What it costs to pass a station."""
    chain: float
    """What a further move is worth at the end of a move."""
    blur: float
    """By how much an action may be overrated."""


class Appraisal(NamedTuple):
    """Room for what is found, a row for each seat, and for the counters and their places in the forecast."""

    worth: Floats
    counts: Ints
    places: Ints


def new_appraisal() -> Appraisal:
    """Room that is not filled yet."""
    counts, places = np.empty(COUNTERS, dtype=np.int64), np.empty(COUNTERS, dtype=np.int64)
    return Appraisal(np.empty((at.MOST_PLAYERS, APPRAISED)), counts, places)


class Policy(NamedTuple):
    """All that a quick player knows beside the table before it: deck and sheet, what they promise, its habits."""

    tables: Ints
    forecast: Forecast
    habits: Habits


@compiled
def cards_to_come(state: Ints) -> int:
    """How many track cards the line has room for."""
    newest = state[at.NEWEST]
    return int(TRACK_CARDS - newest + (newest >= at.FIRST_CURVE) + (newest >= at.SECOND_CURVE))


@compiled
def _most_of_others(state: Ints, seat: int, row: int) -> int:
    most = 0
    for other in range(state[at.PLAYERS]):
        if other != seat:
            most = max(most, int(state[block(other) + at.BOXES + row]))
    return most


@compiled
def _count(state: Ints, seat: int, counts: Ints) -> None:
    """The counters of a seat (see `forecast`)."""
    own = block(seat)
    for row in range(at.GOODS):
        counts[row] = state[own + at.BOXES + row]
    counts[RIVAL_TRAVELLERS] = _most_of_others(state, seat, at.TRAVELLERS)
    counts[RIVAL_GLASS] = _most_of_others(state, seat, at.GLASS)
    counts[MONEY] = min(state[own + at.COINS], MOST_COINS)


@compiled
def appraise(state: Ints, policy: Policy, seat: int, found: Appraisal) -> None:
    """Fill in what symbols, a coin and stops are worth to the seat."""
    tables, forecast, habits = policy.tables, policy.forecast, policy.habits
    worth, counts, places = found.worth[seat], found.counts, found.places
    _count(state, seat, counts)
    cards = cards_to_come(state)
    seen = cards if habits.foresight else 0
    for group in range(len(forecast.base)):
        places[group] = forecast.base[group] + seen * forecast.size[group]
    for counter in range(COUNTERS):
        places[forecast.group[counter]] += min(counts[counter], forecast.limit[counter]) * forecast.stride[counter]
    coin = 1.0
    if counts[MONEY] < MOST_COINS:
        place = places[forecast.group[MONEY]]
        coin = forecast.values[place + forecast.stride[MONEY]] - forecast.values[place]
    if state[at.LAST_DONE] < 0:
        coin += habits.coin * min(1.0, cards / (state[at.PLAYERS] * (counts[MONEY] + 1)))
    worth[COIN] = coin
    for row in range(at.GOODS):
        if counts[row] >= forecast.limit[row]:
            worth[row] = tables[at.ROW_COINS + row] * coin
        elif is_locked(state, tables, seat, row):
            worth[row] = 0.0
        else:
            place = places[forecast.group[row]]
            worth[row] = forecast.values[place + forecast.stride[row]] - forecast.values[place]
    _appraise_stops(state, tables, habits, seat, worth)


@compiled
def _appraise_stops(state: Ints, tables: Ints, habits: Habits, seat: int, worth: Floats) -> None:
    """The stations ahead of the slow train (RL-4.1), and the best of them for the slow-train symbol."""
    worth[at.MOVE_SLOW] = habits.chain
    track = state[block(seat) + at.TRACK]
    ahead = 0
    best = 0.0
    for position in range(state[block(seat) + at.SLOW] + 1, state[at.NEWEST] + 1):
        first = symbol_at(state, tables, position, track, 0)
        if first < 0:
            continue
        stop = worth[first]
        second = symbol_at(state, tables, position, track, 1)
        if second >= 0:
            stop = max(stop, worth[second])
        worth[STOPS + ahead] = stop - habits.skip * ahead
        best = max(best, worth[STOPS + ahead])
        ahead += 1
        if ahead == at.FARTHEST_MOVE:
            break
    worth[at.MOVE_SLOW] = best
