"""Rows of the score sheet: full, locked, marked, overflowing (RL-3) and the coin of a complete column (RL-7)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.core.compiled import compiled
from railwright.line.rules import layout as at

Ints = NDArray[np.int64]


@compiled
def note(log: Ints, kind: int, seat: int, a: int, b: int) -> None:
    """Write down what happened."""
    row = log[0, 0] + 1
    log[0, 0] = row
    log[row, 0] = kind
    log[row, 1] = seat
    log[row, 2] = a
    log[row, 3] = b


@compiled
def block(seat: int) -> int:
    """Where the block of a seat begins."""
    return at.SEATS + seat * at.SEAT_SIZE


@compiled
def is_full(state: Ints, tables: Ints, seat: int, row: int) -> bool:
    """Whether no box of the row is free (RL-3.2)."""
    return bool(state[block(seat) + at.BOXES + row] >= tables[at.ROW_BOXES + row])


@compiled
def is_locked(state: Ints, tables: Ints, seat: int, row: int) -> bool:
    """Whether the next free box lies in a section of beets that is not open yet (RL-7)."""
    if row != at.SUGAR_BEET:
        return False
    boxes = block(seat) + at.BOXES
    return bool(state[boxes + at.SUGAR_FACTORY] < tables[at.BEET_GATES + state[boxes + row]])


@compiled
def mark(state: Ints, tables: Ints, log: Ints, seat: int, row: int) -> None:
    """Mark the next free box (RL-3.1), with what follows at that instant on sheet 2 (RL-7)."""
    own = block(seat)
    boxes = own + at.BOXES
    state[boxes + row] += 1
    note(log, at.BOX_MARKED, seat, row, state[boxes + row])
    if row == at.GLASS and tables[at.GLASS_POINTS] and is_full(state, tables, seat, row):
        if state[at.GLASS_TURN] < 0:
            state[at.GLASS_TURN] = state[at.TURN]
        if state[at.GLASS_TURN] == state[at.TURN]:
            state[own + at.GLASS_FIRST] = 1
    for column in range(tables[at.COLUMN_COUNT]):
        if state[own + at.PAID_COLUMNS] >> column & 1:
            continue
        complete = True
        for other in range(at.GOODS):
            if state[boxes + other] < tables[at.COLUMNS + column * at.GOODS + other]:
                complete = False
                break
        if complete:
            state[own + at.PAID_COLUMNS] |= 1 << column
            state[own + at.COINS] += tables[at.COLUMN_COINS]
            note(log, at.COLUMN_COMPLETED, seat, column, tables[at.COLUMN_COINS])


@compiled
def mark_or_lose(state: Ints, tables: Ints, log: Ints, seat: int, row: int) -> None:
    """Marking is compulsory (RL-3.1); a beet that may not be marked is lost (RL-7)."""
    if is_locked(state, tables, seat, row):
        note(log, at.SYMBOL_LOST, seat, row, 0)
    else:
        mark(state, tables, log, seat, row)


@compiled
def may_take_coin(state: Ints, seat: int) -> bool:
    """Whether a coin may replace a symbol: three players, another player's turn, four times, not in set-up (RL-3.3)."""
    return bool(
        state[at.PLAYERS] == 3
        and state[at.TURN] > 0
        and state[at.CURRENT] != seat
        and state[block(seat) + at.SWAPPED] < at.SWAPS
    )


@compiled
def meet(state: Ints, tables: Ints, log: Ints, seat: int, symbol: int, coin: bool) -> bool:
    """An engine meets one symbol. True: its owner has to decide first whether to take a coin instead (RL-3.3).

    Without that choice (`coin` is False where it was made) a free move is owed (RL-4.2), a full row gives coins
    (RL-3.2), or a box is marked.
    """
    if coin and may_take_coin(state, seat):
        state[at.ASKED] = symbol
        state[at.PHASE] = at.MARK_OR_COIN
        state[at.DECIDER] = seat
        return True
    if symbol == at.MOVE_SLOW:
        state[at.OWED] = 1
    elif is_full(state, tables, seat, symbol):
        coins = tables[at.ROW_COINS + symbol]
        state[block(seat) + at.COINS] += coins
        note(log, at.ROW_OVERFLOWED, seat, symbol, coins)
    else:
        mark_or_lose(state, tables, log, seat, symbol)
    return False
