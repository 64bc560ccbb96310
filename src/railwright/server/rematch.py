"""Playing again: the same people, bots and options in a room of their own, to which the first one leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from railwright.core.fair import new_secret
from railwright.server.fair import new_sealing
from railwright.server.head import RULES, Head
from railwright.server.seats import Seat


def rematch(head: Head, seats: Sequence[Seat], seals: Mapping[int, str | None]) -> Head:
    """The next room of a table: who has brought a seal, or none, sits there already, all other people are asked.

    Whoever sat at a seat holds it by the same token. Dice are new and sealed, whatever they were before.
    """
    return replace(
        head,
        rules=RULES[head.game],
        seats=[_again(head.seats[number], seat, here=number in seals) for number, seat in enumerate(seats)],
        seed="",
        sealing=new_sealing([seals.get(number) for number in range(len(seats))]),
        chosen=False,
        contest=None,
        bot_secret=new_secret(),
        open_to="invited",
        what_if=None,
    )


def _again(at_first: Seat, seat: Seat, *, here: bool) -> Seat:
    if seat.held is None:
        return Seat("bot", seat.name, seat.bot)
    if here:
        return Seat("local" if at_first.kind == "local" else "human", seat.name, None, seat.held)
    return Seat("open", asked=seat.name)
