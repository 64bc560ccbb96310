"""Tables that a view leaves open: what is hidden is dealt anew from the cards that nobody has seen."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.bots.stream import shuffle
from railwright.core.compiled import compiled, overwrite, popcount
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block

Ints = NDArray[np.int64]


@compiled
def _unseen(observation: Ints, seat: int, first: int, end: int, cards: Ints) -> int:
    """The cards of a kind that lie neither on the line nor in the display nor in the seat's hand; how many."""
    seen = int(observation[block(seat) + at.HAND])
    for place in range(at.DISPLAY, at.SEATS):
        if 0 <= observation[place] < at.CARDS:
            seen |= 1 << observation[place]
    count = 0
    for card in range(first, end):
        if not seen >> card & 1:
            cards[count] = card
            count += 1
    return count


@compiled
def deal_hidden(observation: Ints, seat: int, stream: Ints, cards: Ints, state: Ints) -> None:
    """Write a whole state that the seat would see as this observation; `cards` is scratch for all cards."""
    overwrite(state, observation)
    count = _unseen(observation, seat, 0, at.A_CARDS, cards)
    shuffle(stream, cards, count)
    if observation[at.SIDE] < 0:
        overwrite(state[at.A_ORDER : at.A_ORDER + at.A_CARDS], cards[: at.A_CARDS])
    else:
        for other in range(observation[at.PLAYERS]):
            if other != seat:
                held = 0
                for _ in range(popcount(observation[block(other) + at.HAND])):
                    count -= 1
                    held |= 1 << cards[count]
                state[block(other) + at.HAND] = held
    count = _unseen(observation, seat, at.A_CARDS, at.CARDS, cards)
    shuffle(stream, cards, count)
    for number in range(count):
        state[at.B_ORDER + observation[at.DRAWN] + number] = cards[number]
