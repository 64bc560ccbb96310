"""The casual player of Rail Line: looks one decision ahead and takes what makes its sheet worth most.

What a sheet is worth is its score as it stands, mixed with its score after half and after all of the symbols that
can still be expected; so a steel without coal is worth something early and nothing late. Only the view is used.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.lots import seed_for
from railwright.bots.stream import STREAM_WORDS, below, seed_stream
from railwright.core.compiled import compiled, overwrite, popcount
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.marking import block
from railwright.line.rules.scoring import has_most_travellers, score_sheet
from railwright.line.view import View

Ints = NDArray[np.int64]

# Tuned by play against itself.
_COIN_OPTION = 0.7  # what a coin is worth beyond its point while there are turns to spend it in
_HAND_CARD = 0.6
_FREE_MOVE = 2.0
_RIVALS = 0.5  # how much the gain of the others counts against the own
_SLOW_SHARE = 1.5  # symbols met for each card: one by the fast train, the rest by the slow train


class GreedyBot:
    """Takes the action after which its sheet is worth most; equal ones are decided by lot."""

    def act(self, view: View, *, seed: int) -> int:
        """The best action by its own lights."""
        stream: Ints = np.empty(STREAM_WORDS, dtype=np.int64)
        seed_stream(stream, seed_for(view, seed))
        return int(greedy_action(view.observation, view.tables, stream))


@compiled
def _worth(state: Ints, tables: Ints, seat: int) -> float:
    """What the seat's position is worth in points."""
    own = block(seat)
    newest = state[at.NEWEST]
    laid = newest - (newest >= at.FIRST_CURVE) - (newest >= at.SECOND_CURVE)
    remaining = 24 - laid
    coins = state[own + at.COINS]
    boxes = np.empty(at.GOODS, dtype=np.int64)
    out = np.empty(at.SCORE_SIZE, dtype=np.int64)
    most = has_most_travellers(state, seat)
    first = state[own + at.GLASS_FIRST] == 1
    worth = 0.0
    for share in range(3):
        for row in range(at.GOODS):
            expected = tables[at.PRINTED + row] * remaining * _SLOW_SHARE / (3 * at.CARDS) * share / 2
            boxes[row] = min(tables[at.ROW_BOXES + row], state[own + at.BOXES + row] + int(expected + 0.5))
        worth += score_sheet(boxes, coins, most, first, tables, out) / 3
    if state[at.LAST_DONE] < 0:
        worth += _COIN_OPTION * min(coins, remaining / state[at.PLAYERS])
        worth += _HAND_CARD * min(popcount(state[own + at.HAND]), remaining / state[at.PLAYERS])
    if state[at.OWED] and state[at.MOVER] == seat:
        worth += _FREE_MOVE
    return worth


@compiled
def _balance(state: Ints, tables: Ints, seat: int) -> float:
    """The own worth, less a part of what the others have on average."""
    players = state[at.PLAYERS]
    others = 0.0
    for other in range(players):
        if other != seat:
            others += _worth(state, tables, other)
    return _worth(state, tables, seat) - _RIVALS * others / (players - 1)


@compiled
def _take_coins(state: Ints, tables: Ints, log: Ints, seat: int, trial: Ints) -> None:
    """Answer the seat's questions "mark or coin" as it would itself."""
    while state[at.PHASE] == at.MARK_OR_COIN and state[at.DECIDER] == seat:
        overwrite(trial, state)
        apply(trial, tables, log, at.MARK)
        marked = _worth(trial, tables, seat)
        overwrite(trial, state)
        apply(trial, tables, log, at.COIN)
        apply(state, tables, log, at.COIN if _worth(trial, tables, seat) > marked else at.MARK)


@compiled
def _settle(state: Ints, tables: Ints, log: Ints) -> None:
    """Let everybody answer the questions that a card brings, each for their own good, until a turn goes on."""
    actions = np.empty(at.ACTIONS, dtype=np.int64)
    trial = np.empty(at.STATE_SIZE, dtype=np.int64)
    scratch = np.empty(at.STATE_SIZE, dtype=np.int64)
    while at.FREE_MOVE <= state[at.PHASE] <= at.MARK_OR_COIN:
        seat = state[at.DECIDER]
        if state[at.PHASE] == at.MARK_OR_COIN:
            _take_coins(state, tables, log, seat, scratch)
            continue
        best, best_worth = -1, -1e9
        for number in range(legal_actions(state, tables, actions)):
            overwrite(trial, state)
            apply(trial, tables, log, actions[number])
            _choose_first(trial, tables, log, seat)
            _take_coins(trial, tables, log, seat, scratch)
            worth = _worth(trial, tables, seat)
            if worth > best_worth:
                best, best_worth = actions[number], worth
        apply(state, tables, log, best)


@compiled
def _choose_first(state: Ints, tables: Ints, log: Ints, seat: int) -> None:
    """Where a move ends on two symbols, take the better one."""
    if state[at.PHASE] != at.WHICH_ONE or state[at.DECIDER] != seat:
        return
    trial = state.copy()
    scratch = state.copy()
    best, best_worth = -1, -1e9
    for which in range(2):
        action = at.CHOOSE + state[at.LANDED + which]
        overwrite(trial, state)
        apply(trial, tables, log, action)
        _take_coins(trial, tables, log, seat, scratch)
        worth = _worth(trial, tables, seat)
        if worth > best_worth:
            best, best_worth = action, worth
    apply(state, tables, log, best)


@compiled
def greedy_action(observation: Ints, tables: Ints, stream: Ints) -> int:
    """The action of the deciding seat, which must be the one that sees this observation."""
    log = np.empty((at.LOG_ROWS, 4), dtype=np.int64)
    actions = np.empty(at.ACTIONS, dtype=np.int64)
    trial = np.empty(at.STATE_SIZE, dtype=np.int64)
    seat = observation[at.DECIDER]
    best, best_balance, equals = -1, -1e9, 0
    for number in range(legal_actions(observation, tables, actions)):
        overwrite(trial, observation)
        apply(trial, tables, log, actions[number])
        _settle(trial, tables, log)
        balance = _balance(trial, tables, seat)
        if balance > best_balance + 1e-9:
            best, best_balance, equals = actions[number], balance, 1
        elif balance > best_balance - 1e-9 and actions[number] != at.COIN:  # the coins of RL-3.3 are few
            equals += 1
            if below(stream, equals) == 0:
                best = actions[number]
    return int(best)
