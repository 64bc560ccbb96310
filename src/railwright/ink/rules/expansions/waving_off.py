"""The price for an event of the dice that a player does not want: an unused special route (RI-7.2, RI-15.5)."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules import sheet as at
from railwright.ink.rules.expansions.record import Option
from railwright.ink.rules.offer import not_offered, special_allowed
from railwright.ink.rules.pieces import FIRST_SPECIAL, SPECIALS
from railwright.ink.rules.sheet import Words


@compiled
def list_prices(sheet: Words, first: int, actions: Words, count: int) -> int:
    """Append the actions from `first` on, one a special route, that cross off one that is left; returns the count."""
    if special_allowed(sheet):
        for special in range(len(SPECIALS)):
            if not sheet[at.SPECIALS_USED] >> special & 1:
                actions[count] = first + special
                count += 1
    return count


@compiled
def price_refused(sheet: Words, special: int) -> int:
    """Why a special route cannot be crossed off; FINE if it can."""
    return not_offered(sheet, FIRST_SPECIAL + special)


def price_names(way: str) -> tuple[str, ...]:
    """The actions that cross off each special route, in their notation."""
    return tuple(f"{way}-{special}" for special in SPECIALS)


def prices(sheet: Words, names: tuple[str, ...]) -> list[Option]:
    """The answers to a question that cross off a special route."""
    if not special_allowed(sheet):
        return []
    used = int(sheet[at.SPECIALS_USED])
    return [
        Option(name, special=special)
        for number, (name, special) in enumerate(zip(names, SPECIALS, strict=True))
        if not used >> number & 1
    ]
