"""The course of the game: set-up (RL-1), turn (RL-2), extra actions (RL-4), end (RL-5).

`apply` carries out one decision and everything that follows without a choice, and stops at the next real one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled, overwrite
from railwright.line.rules import layout as at
from railwright.line.rules.legality import cards_to_lay, has_room, only_action
from railwright.line.rules.marking import block, is_full, mark, mark_or_lose, meet, note
from railwright.line.rules.tracks import station_ahead, stations_ahead, symbol_at

Ints = NDArray[np.int64]


@compiled
def set_up(state: Ints, players: int, start: int, a_order: Ints, b_order: Ints) -> None:
    """A table before the choice of the start card's side; the shuffles and the lot are data (RL-1.2)."""
    state[:] = 0
    state[at.PLAYERS] = players
    state[at.START] = start
    state[at.PHASE] = at.CHOOSE_SIDE
    state[at.DECIDER] = start
    state[at.CURRENT] = start
    state[at.SIDE] = -1
    state[at.MOVER] = start
    state[at.RESOLVING] = -1
    for field in range(2):
        state[at.WAITING + field] = -1
        state[at.LANDED + field] = -1
    state[at.ASKED] = -1
    state[at.LAST_DONE] = -1
    state[at.GLASS_TURN] = -1
    overwrite(state[at.A_ORDER : at.A_ORDER + at.A_CARDS], a_order)
    overwrite(state[at.B_ORDER : at.B_ORDER + at.B_CARDS], b_order)
    state[at.DISPLAY : at.DISPLAY + at.DISPLAY_SIZE] = -1
    state[at.LINE : at.LINE + at.LAST_POSITION + 1] = -1
    for seat in range(players):
        state[block(seat) + at.TRACK] = -1


@compiled
def is_ending(state: Ints) -> bool:
    """Whether the last round has come: 24 track cards lie or the stack is empty (RL-5.1)."""
    return bool(not has_room(state) or state[at.DRAWN] == at.B_CARDS)


@compiled
def _draw(state: Ints, log: Ints, place: int) -> None:
    """Refill one place of the display from the stack, if there is a card (RL-2.1)."""
    state[at.DISPLAY + place] = -1
    if state[at.DRAWN] < at.B_CARDS:
        card = state[at.B_ORDER + state[at.DRAWN]]
        state[at.DISPLAY + place] = card
        state[at.DRAWN] += 1
        note(log, at.CARD_DRAWN, state[at.DECIDER], card, place)


@compiled
def _choose_side(state: Ints, log: Ints, side: int) -> None:
    """RL-1.2: first the side of the start card, then hands and display."""
    state[at.SIDE] = side
    state[at.LINE] = at.START_FACE + side
    note(log, at.SIDE_CHOSEN, state[at.DECIDER], side, 0)
    for seat in range(state[at.PLAYERS]):
        for place in range(at.HAND_SIZE):
            card = state[at.A_ORDER + seat * at.HAND_SIZE + place]
            state[block(seat) + at.HAND] |= 1 << card
    for place in range(at.DISPLAY_SIZE):
        _draw(state, log, place)
    state[at.PHASE] = at.CHOOSE_TRACK


@compiled
def _choose_track(state: Ints, tables: Ints, log: Ints, track: int) -> None:
    """RL-1.3: a free track, both engines on its start station, its symbol marked."""
    seat = state[at.DECIDER]
    state[block(seat) + at.TRACK] = track
    note(log, at.TRACK_CHOSEN, seat, track, 0)
    mark_or_lose(state, tables, log, seat, symbol_at(state, tables, 0, track, 0))
    following = (seat + 1) % state[at.PLAYERS]
    state[at.DECIDER] = following
    if following == state[at.START]:
        _begin_turn(state, log, following)


@compiled
def _begin_turn(state: Ints, log: Ints, seat: int) -> None:
    state[at.CURRENT] = seat
    state[at.DECIDER] = seat
    state[at.TURN] += 1
    state[at.EXTRA_USED] = 0
    note(log, at.TURN_BEGAN, seat, state[at.TURN], 0)
    if state[at.LAST_DONE] >= 0:
        state[at.PHASE] = at.LAST_ACTION
    elif cards_to_lay(state, seat):
        state[at.PHASE] = at.LAY_CARD
    else:
        state[at.PHASE] = at.EXTRA_ACTION  # RL-5.1: where no card can be laid, an extra action still may be done


@compiled
def _end_turn(state: Ints, log: Ints) -> None:
    """Next player; after the last full round the last extra actions (RL-5.1, RL-5.2)."""
    following = (state[at.CURRENT] + 1) % state[at.PLAYERS]
    if state[at.LAST_DONE] >= 0:
        state[at.LAST_DONE] += 1
        if state[at.LAST_DONE] == state[at.PLAYERS]:
            state[at.PHASE] = at.OVER
            state[at.DECIDER] = -1
            note(log, at.GAME_ENDED, -1, 0, 0)
            return
    elif following == state[at.START] and is_ending(state):
        state[at.LAST_DONE] = 0
        note(log, at.LAST_ACTIONS_BEGAN, -1, 0, 0)
    _begin_turn(state, log, following)


@compiled
def _lay(state: Ints, log: Ints, card: int) -> None:
    """RL-2.1: the card goes to the end of the line, the display is refilled at once, all fast trains set off."""
    seat = state[at.DECIDER]
    state[at.NEWEST] += 1
    state[at.LINE + state[at.NEWEST]] = card
    note(log, at.CARD_LAID, seat, card, state[at.NEWEST])
    if card < at.A_CARDS:
        state[block(seat) + at.HAND] &= ~(1 << card)
    else:
        for place in range(at.DISPLAY_SIZE):
            if state[at.DISPLAY + place] == card:
                _draw(state, log, place)
                break
    _arrive(state, log)


@compiled
def _arrive(state: Ints, log: Ints) -> None:
    """All fast trains reach the newest card or curve; resolving begins with the START player (RL-2.2, RL-2.6)."""
    for seat in range(state[at.PLAYERS]):
        note(log, at.FAST_ARRIVED, seat, state[at.NEWEST], 0)
    state[at.RESOLVING] = -1
    _next_to_resolve(state)


@compiled
def _next_to_resolve(state: Ints) -> None:
    state[at.RESOLVING] += 1
    state[at.MOVER] = (state[at.START] + state[at.RESOLVING]) % state[at.PLAYERS]


@compiled
def _pick_up(state: Ints, tables: Ints, field: int, position: int) -> None:
    """Put the symbols of MOVER's station at this position into WAITING or LANDED."""
    track = state[block(state[at.MOVER]) + at.TRACK]
    state[field] = symbol_at(state, tables, position, track, 0)
    state[field + 1] = symbol_at(state, tables, position, track, 1)


@compiled
def _run_slow_train(state: Ints, tables: Ints, log: Ints, steps: int) -> None:
    """RL-4.1: only the station where the move ends counts."""
    seat = state[at.MOVER]
    position = station_ahead(state, tables, seat, steps)
    state[block(seat) + at.SLOW] = position
    note(log, at.SLOW_ARRIVED, seat, position, 0)
    _pick_up(state, tables, at.LANDED, position)


@compiled
def _order_matters(state: Ints, tables: Ints) -> bool:
    """Whether the two symbols of the fast train come out differently in the other order (RL-2.2).

    They do where one is the slow-train symbol, and where a locked beet waits for the sugar factory beside it.
    """
    first, second = state[at.WAITING], state[at.WAITING + 1]
    if second < 0 or first == second:
        return False
    if first == at.MOVE_SLOW or second == at.MOVE_SLOW:
        return True
    if min(first, second) != at.SUGAR_BEET or max(first, second) != at.SUGAR_FACTORY:
        return False
    seat = state[at.MOVER]
    if is_full(state, tables, seat, at.SUGAR_BEET) or is_full(state, tables, seat, at.SUGAR_FACTORY):
        return False
    boxes = block(seat) + at.BOXES
    gate = tables[at.BEET_GATES + state[boxes + at.SUGAR_BEET]]
    return bool(gate == state[boxes + at.SUGAR_FACTORY] + 1)


@compiled
def _take_waiting(state: Ints, symbol: int) -> None:
    """Remove one of the fast train's waiting symbols."""
    if state[at.WAITING] == symbol:
        state[at.WAITING] = state[at.WAITING + 1]
    state[at.WAITING + 1] = -1


@compiled
def _ask(state: Ints, phase: int) -> None:
    state[at.PHASE] = phase
    state[at.DECIDER] = state[at.MOVER]


@compiled
def _resolve_mover(state: Ints, tables: Ints, log: Ints) -> bool:
    """One player's symbols, moves and chains, innermost first. True: that player has to decide (RL-2.6, RL-4.2)."""
    seat = state[at.MOVER]
    while True:
        if state[at.LANDED] >= 0:
            if state[at.LANDED + 1] >= 0 and state[at.LANDED] != state[at.LANDED + 1]:
                _ask(state, at.WHICH_ONE)
                return True
            symbol = state[at.LANDED]
            state[at.LANDED] = -1
            state[at.LANDED + 1] = -1
            if meet(state, tables, log, seat, symbol, True):
                return True
        elif state[at.OWED]:
            if stations_ahead(state, tables, seat) > 0:
                _ask(state, at.FREE_MOVE)
                return True
            state[at.OWED] = 0
            note(log, at.MOVE_LAPSED, seat, 0, 0)
        elif state[at.WAITING] >= 0:
            if _order_matters(state, tables):
                _ask(state, at.WHICH_FIRST)
                return True
            symbol = state[at.WAITING]
            _take_waiting(state, symbol)
            if meet(state, tables, log, seat, symbol, True):
                return True
        else:
            return False


@compiled
def _resolve(state: Ints, tables: Ints, log: Ints) -> None:
    """Go on until somebody has to decide: players in order, then the curve, then the extra action or the next turn."""
    while not _resolve_mover(state, tables, log):
        if state[at.RESOLVING] >= 0:
            if state[at.RESOLVING] + 1 < state[at.PLAYERS]:
                _next_to_resolve(state)
                _pick_up(state, tables, at.WAITING, state[at.NEWEST])
                continue
            newest = state[at.NEWEST]
            if newest == at.FIRST_CURVE - 1 or newest == at.SECOND_CURVE - 1:  # RL-2.4
                state[at.NEWEST] += 1
                state[at.LINE + newest + 1] = at.CURVE_FACE + (0 if newest < at.FIRST_CURVE else 1)
                _arrive(state, log)
                _pick_up(state, tables, at.WAITING, state[at.NEWEST])
                continue
            state[at.RESOLVING] = -1
        if state[at.EXTRA_USED]:
            _end_turn(state, log)
        else:
            state[at.PHASE] = at.EXTRA_ACTION  # RL-2.5
            state[at.DECIDER] = state[at.CURRENT]
        return


@compiled
def _pay(state: Ints, log: Ints, seat: int, coins: int) -> None:
    state[block(seat) + at.COINS] -= coins
    note(log, at.COINS_PAID, seat, coins, 0)


@compiled
def _extra(state: Ints, tables: Ints, log: Ints, action: int) -> None:
    """RL-4: one extra action, or none."""
    seat = state[at.DECIDER]
    own = block(seat)
    state[at.EXTRA_USED] = 1
    state[at.MOVER] = seat
    if action < at.DISCARD:
        _pay(state, log, seat, 1)
        _lay(state, log, action - at.SECOND)
        _pick_up(state, tables, at.WAITING, state[at.NEWEST])
    elif action < at.PAID_MOVE:
        card = action - at.DISCARD
        state[own + at.HAND] &= ~(1 << card)
        state[own + at.COINS] += 1
        note(log, at.CARD_DISCARDED, seat, card, 0)
    elif action < at.BUY_BOX:
        _pay(state, log, seat, 1)
        _run_slow_train(state, tables, log, action - at.PAID_MOVE + 1)
    elif action < at.PASS:
        _pay(state, log, seat, 2)
        state[own + at.BOUGHT] = 1
        mark(state, tables, log, seat, action - at.BUY_BOX)
    else:
        note(log, at.PASSED, seat, 0, 0)
    _resolve(state, tables, log)


@compiled
def _perform(state: Ints, tables: Ints, log: Ints, action: int) -> None:
    if action < at.TRACK_ACTION:
        _choose_side(state, log, action)
        return
    if action < at.LAY:
        _choose_track(state, tables, log, action - at.TRACK_ACTION)
        return
    if at.SECOND <= action <= at.PASS:
        _extra(state, tables, log, action)
        return
    seat = state[at.MOVER]
    if action < at.SECOND:
        _lay(state, log, action - at.LAY)
        _pick_up(state, tables, at.WAITING, state[at.NEWEST])
    elif action < at.CHOOSE:
        state[at.OWED] = 0
        _run_slow_train(state, tables, log, action - at.MOVE + 1)
    elif action < at.MARK:
        symbol = action - at.CHOOSE
        if state[at.PHASE] == at.WHICH_ONE:
            state[at.LANDED] = -1
            state[at.LANDED + 1] = -1
        else:
            _take_waiting(state, symbol)
        if meet(state, tables, log, seat, symbol, True):
            return
    else:
        symbol = state[at.ASKED]
        state[at.ASKED] = -1
        if action == at.MARK:
            meet(state, tables, log, seat, symbol, False)
        else:
            state[block(seat) + at.SWAPPED] += 1
            state[block(seat) + at.COINS] += 1
            note(log, at.COIN_TAKEN, seat, symbol, 0)
    _resolve(state, tables, log)


@compiled
def apply(state: Ints, tables: Ints, log: Ints, action: int) -> None:
    """Carry out a legal action and all that follows without a choice. The log is begun anew."""
    log[0, 0] = 0
    while action >= 0:
        _perform(state, tables, log, action)
        action = only_action(state, tables)
