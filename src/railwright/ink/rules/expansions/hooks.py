"""What an expansion may say in the kernels: each function here is a hook, with what it answers if nobody says more.

An expansion answers by a compiled function of the same name and arguments in its module. While the package is imported
(see records.py) each hook is replaced by a kernel that asks the expansion of the sheet, so that callers write
`hooks.points(sheet)` and pay only for expansions that have something to say.
"""
# ruff: noqa: ARG001 - an answer that nobody gives more fully needs no arguments

from __future__ import annotations

from railwright.ink.rules.board import ALL
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import NO_DIE, Words


def first_sheet(sheet: Words) -> None:
    """Before round 1: what is on the sheet beyond the exits."""


def start_round(sheet: Words, dice: Words) -> None:
    """The dice are rolled and lie in their slots; faces that are no pieces wait in the slots of `dice`."""


def first_of_all(sheet: Words) -> int:
    """Why nothing may be drawn before the expansion's own question is answered; FINE if there is none."""
    return Reason.FINE.value


def list_choices(sheet: Words, first: int, actions: Words, count: int) -> int:
    """Append the expansion's own actions that are legal now, its own numbers added to `first`; returns the count."""
    return count


def choice_refused(sheet: Words, choice: int) -> int:
    """Why one of the expansion's own actions is refused; FINE if it is legal."""
    return Reason.NO_SUCH_ACTION.value


def choose(sheet: Words, choice: int) -> None:
    """Carry out one of the expansion's own actions."""


def own_face(sheet: Words, die: int) -> int:
    """What an undrawn die of the expansion shows for its own actions, counted from 0; NO_DIE if there is none."""
    return NO_DIE


def offered(sheet: Words) -> int:
    """Pieces that may be drawn now though no die shows them, as a mask of piece numbers."""
    return 0


def not_offered(sheet: Words, piece: int) -> int:
    """Why such a piece may not be drawn now."""
    return Reason.NOT_ROLLED.value


def take(sheet: Words, piece: int) -> None:
    """Such a piece is drawn."""


def joined(sheet: Words, variant: int) -> int:
    """Spaces where a variant that is attached in the expansion's own way may be drawn."""
    return 0


def not_joined(sheet: Words, variant: int) -> int:
    """Why it may not be drawn in another one."""
    return Reason.NOT_JOINED.value


def replacing(sheet: Words) -> bool:
    """Whether drawn pieces may have to make way now."""
    return False


def making_way(sheet: Words, variant: int) -> int:
    """Spaces whose piece makes way for the variant, when it comes to that."""
    return 0


def taken(sheet: Words, variant: int, space: int) -> int:
    """Why the variant may not be drawn in a space that holds a piece; FINE if that piece makes way."""
    return Reason.SPACE_TAKEN.value


def affordable(sheet: Words, variant: int) -> int:
    """Spaces where the variant costs no more than is left of the expansion's points."""
    return ALL


def not_affordable(sheet: Words) -> int:
    """Why it may not be drawn in another one."""
    return Reason.FINE.value


def price(sheet: Words, variant: int, space: int) -> int:
    """How many of the expansion's points a drawing costs."""
    return 0


def choice_price(sheet: Words, choice: int) -> int:
    """How many of its points one of the expansion's own actions costs."""
    return 0


def settle(sheet: Words) -> None:
    """What comes about by itself right after a drawing, or on a sheet as somebody wrote it down."""


def gives_way(sheet: Words, variant: int) -> None:
    """A drawn variant is about to be erased, because another one is drawn in its space."""


def may_settle(sheet: Words) -> bool:
    """Whether a drawing may bring more with it now than its own piece."""
    return False


def duty(sheet: Words) -> int:
    """Why a seat that has drawn its route dice may not be done yet; FINE if it may."""
    return Reason.FINE.value


def open_to_drawing(sheet: Words) -> int:
    """Spaces that count as drawn (RI-4.3) though they hold no piece; drawing there is allowed and never a duty."""
    return 0


def forgiven(sheet: Words, side: int) -> int:
    """Spaces whose open end on this side is no error."""
    return 0


def points(sheet: Words) -> int:
    """What the expansion's chapter gives in the final score, errors apart."""
    return 0


def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """How much of the expansion's goal of this number is on the sheet, and how much it takes."""
    return 0, 1
