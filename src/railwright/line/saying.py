"""What Rail Line says at any table, terminal or page, where more than a look into the catalogue is needed."""

from __future__ import annotations

from railwright.core.language import Speaker
from railwright.line.rules import layout as at


def place(position: int, say: Speaker) -> str:
    """A position of the line."""
    if position == 0:
        return say("line-place-start")
    if position in (at.FIRST_CURVE, at.SECOND_CURVE):
        return say("line-place-first_curve" if position == at.FIRST_CURVE else "line-place-second_curve")
    return say("line-place-card", number=position - (position > at.FIRST_CURVE) - (position > at.SECOND_CURVE))


def coins(number: int, say: Speaker) -> str:
    """`1 coin`, `2 coins`."""
    return say("line-coins", n=number)


def about(key: str, who: str, you: str | None, say: Speaker, **facts: object) -> str:
    """A sentence about a player; spoken to the one who is called `you`, where there are words for that."""
    if who == you and say.knows(f"{key}-you"):
        key += "-you"
    return say(key, who=who, **facts)
