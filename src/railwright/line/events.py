"""What happened at the table, as data and as sentences. All of it is public."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.line.deck import Deck
from railwright.line.rules import layout as at

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


def spoken(name: str) -> str:
    """A symbol as people say it."""
    return "slow train" if name == "move_slow" else name.replace("_", " ")


def place_name(position: int) -> str:
    """A position of the line as people say it."""
    if position == 0:
        return "the start card"
    if position in (at.FIRST_CURVE, at.SECOND_CURVE):
        return "the first curve" if position == at.FIRST_CURVE else "the second curve"
    return f"card {position - (position > at.FIRST_CURVE) - (position > at.SECOND_CURVE)}"


def count(number: int, noun: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def does(who: str, verb: str) -> str:
    """`Seat 1 lays`, but `You lay`."""
    ending = "" if who == "You" else "es" if verb.endswith("s") else "s"
    return f"{who} {verb}{ending}"


def event_sentence(event: Event, names: Sequence[str], deck: Deck) -> str:
    """The event in words; an empty text where there is nothing worth saying."""
    who = names[event.seat] if event.seat >= 0 else ""
    a, b = event.first, event.second
    row = spoken(at.SYMBOLS[a]) if a < len(at.SYMBOLS) else ""
    match event.kind:
        case Happened.SIDE_CHOSEN:
            return f"{does(who, 'choose')} side {a + 1} of the start card."
        case Happened.TRACK_CHOSEN:
            return f"{does(who, 'take')} track {a + 1}."
        case Happened.CARD_LAID:
            return f"{does(who, 'lay')} {deck.cards[a].id} as {place_name(b)}."
        case Happened.CARD_DRAWN:
            return f"{deck.cards[a].id} comes into the display."
        case Happened.SLOW_ARRIVED:
            return f"{who}: slow train to {place_name(a)}."
        case Happened.BOX_MARKED:
            return f"{who}: {row}, box {b}."
        case Happened.ROW_OVERFLOWED:
            return f"{who}: {row} is full, {count(b, 'coin')}."
        case Happened.SYMBOL_LOST:
            return f"{who}: {row} is lost, its section is closed."
        case Happened.COIN_TAKEN:
            return f"{who}: a coin instead of {row}."
        case Happened.COLUMN_COMPLETED:
            return f"{who}: a column of coal is complete, {count(b, 'coin')}."
        case Happened.COINS_PAID:
            return f"{does(who, 'pay')} {count(a, 'coin')}."
        case Happened.CARD_DISCARDED:
            return f"{does(who, 'discard')} {deck.cards[a].id} for 1 coin."
        case Happened.MOVE_LAPSED:
            return f"{who}: no station ahead, the free move lapses."
        case Happened.PASSED:
            return f"{does(who, 'pass')}."
        case Happened.LAST_ACTIONS_BEGAN:
            return "The last round is over; each player may do one last extra action."
        case Happened.GAME_ENDED:
            return "The game is over."
        case Happened.TURN_BEGAN | Happened.FAST_ARRIVED:
            return ""
