"""What happens in a match, one event after the other. The list of accepted events is the match."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """The common form of all events. They hold plain values only, so that the garbage collector passes them by."""


class SetUp(Event, frozen=True, tag="set-up"):
    """Before round 1: the goal cards in order, and in the draft the start player who holds the star."""

    goals: tuple[str, ...] = ()
    star: int | None = None


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice of a round: four route dice and the expansion's two, rolled for all."""

    route: tuple[str, ...]
    expansion: tuple[str, ...] = ()


class Paired(Event, frozen=True, tag="paired"):
    """The draft's pool of a round, rolled and formed into pairs, and the expansion's dice."""

    pairs: tuple[tuple[str, str], ...]
    expansion: tuple[str, ...] = ()


class Picked(Event, frozen=True, tag="picked"):
    """A seat takes a pair of the draft."""

    seat: int
    pair: int


class Acted(Event, frozen=True, tag="acted"):
    """A seat does something on its own sheet; the action in its notation."""

    seat: int
    action: str


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat takes its last action of this round back."""

    seat: int


class Reopened(Event, frozen=True, tag="reopened"):
    """A seat that was done takes back what made it so, while others still draw."""

    seat: int


AnyEvent = SetUp | Rolled | Paired | Picked | Acted | TookBack | Reopened
