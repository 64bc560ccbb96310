"""What happened at the table, as data and as sentences. All of it is public."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.core.language import Speaker, speaker
from railwright.line.deck import Deck
from railwright.line.rules import layout as at
from railwright.line.saying import about, coins, place

Ints = NDArray[np.int64]


class Happened(enum.IntEnum):
    """The kinds of events; what their two numbers mean stands in `rules.layout`."""

    SIDE_CHOSEN = at.SIDE_CHOSEN
    TRACK_CHOSEN = at.TRACK_CHOSEN
    TURN_BEGAN = at.TURN_BEGAN
    CARD_LAID = at.CARD_LAID
    CARD_DRAWN = at.CARD_DRAWN
    FAST_ARRIVED = at.FAST_ARRIVED
    SLOW_ARRIVED = at.SLOW_ARRIVED
    BOX_MARKED = at.BOX_MARKED
    ROW_OVERFLOWED = at.ROW_OVERFLOWED
    SYMBOL_LOST = at.SYMBOL_LOST
    COIN_TAKEN = at.COIN_TAKEN
    COLUMN_COMPLETED = at.COLUMN_COMPLETED
    COINS_PAID = at.COINS_PAID
    CARD_DISCARDED = at.CARD_DISCARDED
    MOVE_LAPSED = at.MOVE_LAPSED
    PASSED = at.PASSED
    LAST_ACTIONS_BEGAN = at.LAST_ACTIONS_BEGAN
    GAME_ENDED = at.GAME_ENDED


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seat` is -1 where it concerns nobody in particular."""

    kind: Happened
    seat: int
    first: int
    second: int


def read_log(log: Ints) -> list[Event]:
    """The events of the last `apply`."""
    rows: list[list[int]] = log[1 : int(log[0, 0]) + 1].tolist()
    return [Event(Happened(kind), seat, first, second) for kind, seat, first, second in rows]


def event_sentence(
    event: Event, names: Sequence[str], deck: Deck, say: Speaker | None = None, you: str | None = None
) -> str:
    """The event in words, spoken to the player who is called `you`; empty where there is nothing worth saying."""
    say = say or speaker()
    kind, first, second = event.kind, event.first, event.second
    key = f"line-log-{kind.name.lower()}"
    if not say.knows(key):
        return ""
    about_card = kind in (Happened.CARD_LAID, Happened.CARD_DRAWN, Happened.CARD_DISCARDED)
    counted_from_1 = kind in (Happened.SIDE_CHOSEN, Happened.TRACK_CHOSEN)
    position = {Happened.CARD_LAID: second, Happened.SLOW_ARRIVED: first}.get(kind)
    return about(
        key,
        names[event.seat] if event.seat >= 0 else "",
        you,
        say,
        first=first + 1 if counted_from_1 else first,
        second=second,
        card=deck.cards[first].id if about_card else "",
        place="" if position is None else place(position, say),
        symbol=say(f"symbol-{at.SYMBOLS[first]}") if not about_card and 0 <= first < len(at.SYMBOLS) else "",
        coins=coins(first if kind is Happened.COINS_PAID else second, say),
    )
