"""The lane on which a track runs (RL-1.1), its stations, and how far the slow train can go (RL-4.1)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block

Ints = NDArray[np.int64]


@compiled
def lane_of(position: int, track: int) -> int:
    """The lane of a card, 0 the top one, on which a track runs at this position.

    Cards are never turned and a curve is a plain U-turn: in row 2 the outer tracks run on each other's lanes
    (RL-1.1). A curve counts with the row that it ends; its face is read as its upper card shows it.
    """
    return 2 - track if at.FIRST_CURVE < position <= at.SECOND_CURVE else track


@compiled
def face_symbol(tables: Ints, face: int, lane: int, which: int) -> int:
    """The first (0) or second (1) symbol on a lane of a face, -1 none."""
    return int(tables[at.FACES + (face * 3 + lane) * 2 + which])


@compiled
def symbol_at(state: Ints, tables: Ints, position: int, track: int, which: int) -> int:
    """The first (0) or second (1) symbol of the station at this position of the track, -1 none."""
    return face_symbol(tables, state[at.LINE + position], lane_of(position, track), which)


@compiled
def station_ahead(state: Ints, tables: Ints, seat: int, steps: int) -> int:
    """Position of the station so many stations ahead of the slow train, at most the newest card; -1 none.

    Bare rails do not count, stations in a curve do (RL-4.1).
    """
    own = block(seat)
    track = state[own + at.TRACK]
    for position in range(state[own + at.SLOW] + 1, state[at.NEWEST] + 1):
        if symbol_at(state, tables, position, track, 0) >= 0:
            steps -= 1
            if steps == 0:
                return int(position)
    return -1


@compiled
def stations_ahead(state: Ints, tables: Ints, seat: int) -> int:
    """How many stations the slow train can move ahead, at most five (RL-4.1)."""
    own = block(seat)
    track = state[own + at.TRACK]
    count = 0
    for position in range(state[own + at.SLOW] + 1, state[at.NEWEST] + 1):
        if symbol_at(state, tables, position, track, 0) >= 0:
            count += 1
            if count == at.FARTHEST_MOVE:
                break
    return count
