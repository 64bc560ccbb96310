"""Random games that are watched from outside: a kernel that plays and keeps its own books from the log."""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.random_play import deal
from railwright.bots.stream import STREAM_WORDS, below, seed_stream
from railwright.core.compiled import INTERPRETED
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.marking import block
from railwright.line.rules.scoring import score_seat

Ints = NDArray[np.int64]

# What a whole run of games finds; every count of a fault must stay 0.
DEAD, NEGATIVE_COINS, OUT_OF_ORDER, UNEQUAL_TURNS, SYMBOLS_OFF, COINS_OFF, WRONG_DECIDER, OVERFULL = range(8)
BY_LINE, BY_STACK, CARDLESS_TURNS, SWAPS, LOST, LAPSED, CHAINS, DIGEST = range(8, 16)
FOUND_SIZE = 16


def _watch(tables: Ints, players: int, games: int, seed: int) -> Ints:
    """Play random games and count faults and sights."""
    found = np.zeros(FOUND_SIZE, dtype=np.int64)
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    state = np.zeros(at.STATE_SIZE, dtype=np.int64)
    log = np.zeros((at.LOG_ROWS, 4), dtype=np.int64)
    actions = np.zeros(at.ACTIONS, dtype=np.int64)
    score = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    for _ in range(games):
        deal(stream, state, players)
        coins = np.zeros(3, dtype=np.int64)  # coins as the log tells them
        met = np.zeros(3, dtype=np.int64)  # goods symbols that engines met, read from the faces
        settled = np.zeros(3, dtype=np.int64)  # boxes, coins and losses that came of them
        bought = np.zeros(3, dtype=np.int64)
        turns = np.zeros(3, dtype=np.int64)
        boxes = np.zeros((3, at.GOODS), dtype=np.int64)
        slow_moves = np.zeros(3, dtype=np.int64)
        while state[at.PHASE] != at.OVER:
            count = legal_actions(state, tables, actions)
            if count < 2:
                found[DEAD] += 1
                return found
            seat = state[at.DECIDER]
            if state[at.PHASE] in (at.LAY_CARD, at.EXTRA_ACTION, at.LAST_ACTION) and seat != state[at.CURRENT]:
                found[WRONG_DECIDER] += 1
            action = actions[below(stream, count)]
            if at.BUY_BOX <= action < at.PASS:
                bought[seat] += 1
            slow_moves[:] = 0
            apply(state, tables, log, action)
            for row in range(1, log[0, 0] + 1):
                kind, who, first, second = log[row, 0], log[row, 1], log[row, 2], log[row, 3]
                if kind in (at.FAST_ARRIVED, at.SLOW_ARRIVED):
                    lane = state[block(who) + at.TRACK]
                    if 10 <= first <= 18:  # row 2 with the curve at its end (RL-1.1)
                        lane = 2 - lane
                    place = at.FACES + (state[at.LINE + first] * 3 + lane) * 2
                    goods = 0
                    for which in range(2):
                        if 0 <= tables[place + which] < at.GOODS:
                            goods += 1
                    if kind == at.SLOW_ARRIVED:
                        goods = min(goods, 1)
                        slow_moves[who] += 1
                        if slow_moves[who] == 2:
                            found[CHAINS] += 1
                    met[who] += goods
                elif kind == at.TRACK_CHOSEN:
                    met[who] += 1
                elif kind == at.TURN_BEGAN:
                    turns[who] += 1
                elif kind == at.BOX_MARKED:
                    boxes[who, first] += 1
                    settled[who] += 1
                    if second != boxes[who, first] or second > tables[at.ROW_BOXES + first]:
                        found[OUT_OF_ORDER] += 1
                elif kind == at.ROW_OVERFLOWED:
                    coins[who] += second
                    settled[who] += 1
                    if boxes[who, first] != tables[at.ROW_BOXES + first]:
                        found[OVERFULL] += 1
                elif kind == at.SYMBOL_LOST:
                    settled[who] += 1
                    found[LOST] += 1
                elif kind == at.COIN_TAKEN:
                    coins[who] += 1
                    settled[who] += first < at.GOODS
                    found[SWAPS] += 1
                elif kind == at.COLUMN_COMPLETED:
                    coins[who] += second
                elif kind == at.CARD_DISCARDED:
                    coins[who] += 1
                elif kind == at.COINS_PAID:
                    coins[who] -= first
                elif kind == at.MOVE_LAPSED:
                    found[LAPSED] += 1
            if state[at.PHASE] == at.EXTRA_ACTION and log[log[0, 0], 0] == at.TURN_BEGAN:
                found[CARDLESS_TURNS] += 1
            for who in range(players):
                if coins[who] < 0 or state[block(who) + at.COINS] < 0:
                    found[NEGATIVE_COINS] += 1
                if coins[who] != state[block(who) + at.COINS]:
                    found[COINS_OFF] += 1
                for row in range(at.GOODS):
                    if boxes[who, row] != state[block(who) + at.BOXES + row]:
                        found[OUT_OF_ORDER] += 1
            found[DIGEST] = (found[DIGEST] * 31 + action + state[at.DECIDER]) % 1_000_000_007
        for who in range(players):
            if met[who] + bought[who] != settled[who]:
                found[SYMBOLS_OFF] += 1
            if turns[who] != turns[0]:
                found[UNEQUAL_TURNS] += 1
            found[DIGEST] = (found[DIGEST] * 31 + score_seat(state, tables, who, score)) % 1_000_000_007
        if state[at.NEWEST] == at.LAST_POSITION:
            found[BY_LINE] += 1
        else:
            found[BY_STACK] += 1
    return found


watch = _watch if INTERPRETED else numba.njit(_watch)
