"""Which actions are possible now, and why another one is not.

The actions fall into kinds, each an unbroken range of numbers. What is possible within a kind is one bit mask; lists
of legal actions and reasons for refusals are both read from it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled, lowest, popcount
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block, is_full, is_locked
from railwright.line.rules.tracks import stations_ahead

Ints = NDArray[np.int64]

ALLOWED = 0
GAME_IS_OVER = 1
NOT_NOW = 2
TRACK_TAKEN = 3
CARD_NOT_THERE = 4
LINE_FULL = 5
TOO_FEW_COINS = 6
NOT_IN_HAND = 7
NO_STATION_AHEAD = 8
TOO_FAR = 9
ROW_FULL = 10
BOX_LOCKED = 11
ALREADY_BOUGHT = 12
NOT_ON_STATION = 13
CARD_FIRST = 14
NO_SECOND_CARD_AT_THE_END = 15

_SIDE, _TRACK, _LAY, _SECOND, _DISCARD, _PAID_MOVE, _BUY_BOX, _PASS, _MOVE, _CHOOSE, _MARK = range(11)
KIND_FIRST = np.array(
    [
        at.SIDE_ACTION,
        at.TRACK_ACTION,
        at.LAY,
        at.SECOND,
        at.DISCARD,
        at.PAID_MOVE,
        at.BUY_BOX,
        at.PASS,
        at.MOVE,
        at.CHOOSE,
        at.MARK,
        at.ACTIONS,
    ],
    dtype=np.int64,
)
# The kinds open in each phase: from the first up to, but not including, the second number.
PHASE_KINDS = np.array(
    [
        [_SIDE, _TRACK],
        [_TRACK, _LAY],
        [_LAY, _SECOND],
        [_SECOND, _MOVE],
        [_DISCARD, _MOVE],
        [_MOVE, _CHOOSE],
        [_CHOOSE, _MARK],
        [_CHOOSE, _MARK],
        [_MARK, _MARK + 1],
        [0, 0],
    ],
    dtype=np.int64,
)


@compiled
def has_room(state: Ints) -> bool:
    """Whether fewer than 24 track cards lie (RL-5.1)."""
    return bool(state[at.NEWEST] < at.LAST_POSITION)


@compiled
def cards_to_lay(state: Ints, seat: int) -> int:
    """The cards in the seat's hand and in the display, as a mask; none where the line is full (RL-2.1, RL-5.1)."""
    if not has_room(state):
        return 0
    mask = int(state[block(seat) + at.HAND])
    for place in range(at.DISPLAY, at.DISPLAY + at.DISPLAY_SIZE):
        if state[place] >= 0:
            mask |= 1 << state[place]
    return mask


@compiled
def _boxes_to_buy(state: Ints, tables: Ints, seat: int) -> int:
    """RL-4.5: any row with a free box that may be marked."""
    mask = 0
    for row in range(at.GOODS):
        if not is_full(state, tables, seat, row) and not is_locked(state, tables, seat, row):
            mask |= 1 << row
    return mask


@compiled
def _possible(state: Ints, tables: Ints, kind: int) -> int:
    """What the deciding seat may do within a kind that is open in this phase, as a mask."""
    seat = state[at.DECIDER]
    own = block(seat)
    if kind == _LAY:
        return cards_to_lay(state, seat)
    if kind == _SECOND:  # RL-4.3
        return cards_to_lay(state, seat) if state[own + at.COINS] >= 1 else 0
    if kind == _DISCARD:  # RL-4.4
        return int(state[own + at.HAND])
    if kind == _PAID_MOVE:  # RL-4.1
        return (1 << stations_ahead(state, tables, seat)) - 1 if state[own + at.COINS] >= 1 else 0
    if kind == _BUY_BOX:
        if state[own + at.BOUGHT] or state[own + at.COINS] < 2:
            return 0
        return _boxes_to_buy(state, tables, seat)
    if kind == _PASS:
        return 1
    if kind == _MOVE:  # RL-4.2
        return (1 << stations_ahead(state, tables, seat)) - 1
    if kind == _CHOOSE:
        offered = at.LANDED if state[at.PHASE] == at.WHICH_ONE else at.WAITING
        return int(1 << state[offered] | 1 << state[offered + 1])
    if kind == _TRACK:
        mask = 0b111
        for other in range(state[at.PLAYERS]):
            if state[block(other) + at.TRACK] >= 0:
                mask &= ~(1 << state[block(other) + at.TRACK])
        return mask
    return 0b11  # a side of the start card; mark or coin


@compiled
def legal_actions(state: Ints, tables: Ints, out: Ints) -> int:
    """Write all possible actions in rising order; the number of them."""
    phase = state[at.PHASE]
    count = 0
    for kind in range(PHASE_KINDS[phase, 0], PHASE_KINDS[phase, 1]):
        mask = _possible(state, tables, kind)
        while mask:
            out[count] = KIND_FIRST[kind] + lowest(mask)
            count += 1
            mask &= mask - 1
    return count


@compiled
def only_action(state: Ints, tables: Ints) -> int:
    """The one possible action where there is no choice; -1 where there is one, or nothing to decide."""
    phase = state[at.PHASE]
    found = -1
    for kind in range(PHASE_KINDS[phase, 0], PHASE_KINDS[phase, 1]):
        mask = _possible(state, tables, kind)
        if mask:
            if found >= 0 or popcount(mask) > 1:
                return -1
            found = KIND_FIRST[kind] + lowest(mask)
    return int(found)


@compiled
def refusal(state: Ints, tables: Ints, action: int) -> int:
    """Why the deciding seat may not do this now; 0 = it may."""
    phase = state[at.PHASE]
    kind = 0
    while action >= KIND_FIRST[kind + 1]:
        kind += 1
    if kind < PHASE_KINDS[phase, 0] or kind >= PHASE_KINDS[phase, 1]:
        return _why_not_now(phase, kind)
    number = action - KIND_FIRST[kind]
    if _possible(state, tables, kind) >> number & 1:
        return ALLOWED
    seat = state[at.DECIDER]
    coins = state[block(seat) + at.COINS]
    if kind == _TRACK:
        return TRACK_TAKEN
    if kind == _DISCARD:
        return NOT_IN_HAND
    if kind == _CHOOSE:
        return NOT_ON_STATION
    if kind == _SECOND and not has_room(state):
        return LINE_FULL
    if kind == _BUY_BOX and state[block(seat) + at.BOUGHT]:
        return ALREADY_BOUGHT
    if (kind in (_SECOND, _PAID_MOVE) and coins < 1) or (kind == _BUY_BOX and coins < 2):
        return TOO_FEW_COINS
    if kind == _BUY_BOX:
        return ROW_FULL if is_full(state, tables, seat, number) else BOX_LOCKED
    if kind in (_PAID_MOVE, _MOVE):
        return NO_STATION_AHEAD if stations_ahead(state, tables, seat) == 0 else TOO_FAR
    return CARD_NOT_THERE


@compiled
def _why_not_now(phase: int, kind: int) -> int:
    if phase == at.OVER:
        return GAME_IS_OVER
    if phase == at.LAY_CARD and _SECOND <= kind <= _PASS:
        return CARD_FIRST
    if phase == at.LAST_ACTION and kind in (_LAY, _SECOND):
        return NO_SECOND_CARD_AT_THE_END
    return NOT_NOW
