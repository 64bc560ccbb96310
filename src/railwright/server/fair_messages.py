"""What is said of a room's dice, see docs/fair-dice.md and docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from railwright.core.chance import Note
from railwright.core.fair import DIGITS

Secret = Annotated[str, msgspec.Meta(min_length=DIGITS, max_length=DIGITS, pattern=r"^[0-9a-f]+$(?!\n)")]
"""A contribution, or the seal of one."""
Kind = Literal["sealed", "shared", "chosen", "known", "unproven"]
Part = Literal["none", "awaited", "given", "silent"]


class SeatPart(msgspec.Struct, frozen=True):
    """What a seat adds to the dice: nothing, or a seal that it opens when all seats are taken, or leaves shut."""

    part: Part
    seal: str | None


class FairView(msgspec.Struct, frozen=True):
    """What everybody may know of the dice. It changes with the seats and with each draw.

    `shared`: sealed, and the same in all rooms of a daily or a challenge; nobody adds anything. `chosen`: from a seed
    that somebody has chosen; `known`: those of the game that this one goes on from; `unproven`: of a room from before
    dice were sealed.
    """

    dice: Kind
    commitment: str | None
    seats: list[SeatPart]
    asked: bool
    """Whether seats are asked to open their seals now."""
    draws: int
    """How many links are told; all of them are in the proof."""
    link: str | None
    """The newest of them."""
    seed: str | None
    """The one that was chosen, told when the game is over."""


class Draw(msgspec.Struct, frozen=True):
    """A draw with its link and its numbers: below which limit, which one, and what it stood for."""

    number: int
    round: int | None
    """None: before the first round."""
    link: str
    numbers: list[Note]


class ProofView(msgspec.Struct, frozen=True):
    """All that is needed to follow the draws that may be told by now."""

    dice: Kind
    commitment: str | None
    terms: str | None
    seals: list[str | None]
    contributions: list[str | None]
    draws: list[Draw]
