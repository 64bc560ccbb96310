"""The quick player: weighs each action by what its symbols are worth, without trying it. Playouts are made of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from railwright.bots.line.appraisal import COIN, STOPS, Appraisal, Policy, appraise, cards_to_come, new_appraisal
from railwright.bots.stream import below
from railwright.core.compiled import compiled, popcount
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply
from railwright.line.rules.legality import legal_actions
from railwright.line.rules.marking import block
from railwright.line.rules.tracks import face_symbol, lane_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

_FINE = 1 << 16
_DISLIKE = 0.01  # of the cards to throw away, the one whose own station is worth least


class Desk(NamedTuple):
    """Scratch for one thread."""

    actions: Ints
    found: Appraisal
    log: Ints


def new_desk() -> Desk:
    """Scratch that is not filled yet."""
    actions, log = np.empty(at.ACTIONS, dtype=np.int64), np.empty((at.LOG_ROWS, 4), dtype=np.int64)
    return Desk(actions, new_appraisal(), log)


@compiled
def _station(state: Ints, tables: Ints, seat: int, card: int, worth: Floats) -> float:
    """What the station of a card, laid now, is worth to the seat on its track."""
    lane = lane_of(state[at.NEWEST] + 1, state[block(seat) + at.TRACK])
    total = 0.0
    for which in range(2):
        symbol = face_symbol(tables, card, lane, which)
        if symbol >= 0:
            total += worth[seat, symbol]
    return total


@compiled
def _card(state: Ints, tables: Ints, rivals: float, seat: int, card: int, worth: Floats) -> float:
    """What it is worth to the seat that this card is laid now."""
    players = state[at.PLAYERS]
    total = _station(state, tables, seat, card, worth)
    for other in range(players):
        if other != seat:
            total -= rivals / (players - 1) * _station(state, tables, other, card, worth)
    return total


@compiled
def _hand_share(state: Ints, seat: int) -> float:
    """The part of a hand card's worth that is left with the turns left to use it in."""
    if state[at.LAST_DONE] >= 0:
        return 0.0
    held = max(1, popcount(state[block(seat) + at.HAND]))
    return min(1.0, cards_to_come(state) / (state[at.PLAYERS] * held))


@compiled
def _weigh(state: Ints, tables: Ints, rivals: float, action: int, hand: float, worth: Floats) -> float:
    """What an action of the deciding seat is worth in points."""
    seat = state[at.DECIDER]
    if action < at.DISCARD:
        second = action >= at.SECOND
        card = action - (at.SECOND if second else at.LAY)
        price = worth[seat, COIN] if second else 0.0
        if card < at.A_CARDS:
            price += hand
        return _card(state, tables, rivals, seat, card, worth) - price
    if action < at.PAID_MOVE:
        return worth[seat, COIN] - hand - _DISLIKE * _station(state, tables, seat, action - at.DISCARD, worth)
    if action < at.BUY_BOX:
        return worth[seat, STOPS + action - at.PAID_MOVE] - worth[seat, COIN]
    if action < at.PASS:
        return worth[seat, action - at.BUY_BOX] - 2 * worth[seat, COIN]
    if action == at.PASS:
        return 0.0
    if action < at.CHOOSE:
        return worth[seat, STOPS + action - at.MOVE]
    if action < at.MARK:
        return worth[seat, action - at.CHOOSE]
    return worth[seat, state[at.ASKED]] if action == at.MARK else worth[seat, COIN]


@compiled
def quick_action(state: Ints, policy: Policy, stream: Ints, desk: Desk) -> int:
    """The action of the deciding seat. It uses nothing that this seat may not see."""
    habits, worth = policy.habits, desk.found.worth
    count = legal_actions(state, policy.tables, desk.actions)
    phase = state[at.PHASE]
    if phase <= at.CHOOSE_TRACK:
        return int(desk.actions[below(stream, count)])
    seat = state[at.DECIDER]
    may_lay = phase == at.LAY_CARD or (phase == at.EXTRA_ACTION and state[block(seat) + at.COINS] > 0)
    for other in range(state[at.PLAYERS]):
        if other == seat or may_lay:
            appraise(state, policy, other, desk.found)
    hand = habits.hand * _hand_share(state, seat)
    best, best_weight = -1, -np.inf
    for number in range(count):
        action = desk.actions[number]
        weight = _weigh(state, policy.tables, habits.rivals, action, hand, worth)
        if habits.blur > 0:
            weight += habits.blur * below(stream, _FINE) / _FINE
        if weight > best_weight:
            best, best_weight = action, weight
    return int(best)


@compiled
def play_out(state: Ints, policy: Policy, stream: Ints, desk: Desk) -> None:
    """Play a game to its end, all seats by the same policy."""
    while state[at.PHASE] != at.OVER:
        apply(state, policy.tables, desk.log, quick_action(state, policy, stream, desk))
