"""Where the dice of a recorded game come from: the lines of a record that say so, and whether its draws follow.

The lines are described in docs/notation.md, what they prove in docs/fair-dice.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import quote, unquote

from railwright.core.chance import Chance
from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.fair import DIGITS, Stakes, by_seat, link_before, seal_of
from railwright.core.language import Spoken

LINK = "link"
KEYS = ("dice", "seals", "contributions", LINK)
"""What the lines begin with; links stand where their draws stand."""
_SECRET = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


class UnprovenError(RailwrightError):
    """The first thing in a record that does not follow, or that there is nothing to follow."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Dice from a seed that somebody has chosen: practice, not proven."""

    seed: str

    def lines(self) -> list[str]:
        """For the head of a record."""
        return [f"dice chosen {quote(self.seed, safe='')}"]

    def link_lines(self, number: int) -> list[str]:  # noqa: ARG002 - a seed has no links
        """None: a seed proves nothing."""
        return []


@dataclass(frozen=True, slots=True)
class Proof:
    """Dice that were sealed before the game, with the links of the draws so far."""

    stakes: Stakes
    links: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """For the head of a record."""
        stakes = self.stakes
        return [
            f"dice sealed {stakes.commitment}",
            f"seals {by_seat(stakes.seals)}",
            f"contributions {by_seat(stakes.contributions)}",
        ]

    def link_lines(self, number: int) -> list[str]:
        """The line that belongs to a draw, counted from 1."""
        return [f"{LINK} {self.links[number - 1]}"]


Origin = Chosen | Proof | None
"""Where dice come from; None: nobody has said so."""


def read_origin(head: Mapping[str, str], terms: str, seats: int) -> Origin:
    """What the head of a record says, without the links."""
    kind, _, rest = head.get("dice", "").partition(" ")
    if kind == "sealed":
        seals, contributions = (_by_seat(key, head.get(key, ""), seats) for key in ("seals", "contributions"))
        return Proof(Stakes(secret(rest.strip()), terms, seals, contributions))
    if kind == "chosen":
        return Chosen(unquote(rest.strip()))
    if kind:
        raise MalformedError("record_dice_kind", kind=repr(kind[:20]))
    if unexpected := next((key for key in KEYS if key in head), None):
        raise MalformedError("record_unsealed", key=unexpected)
    return None


def _by_seat(key: str, text: str, seats: int) -> tuple[str | None, ...]:
    parts = text.split()
    if len(parts) != seats:
        raise MalformedError("record_by_seat", key=key, seats=seats)
    return tuple(None if part == "-" else secret(part) for part in parts)


def secret(text: str) -> str:
    """A secret or a hash of a record; refuses what is none."""
    if not _SECRET.fullmatch(text):
        raise MalformedError("record_secret", text=repr(text[:20]), digits=DIGITS)
    return text


class Audit:
    """Follows the draws of a record, one after the other; complains of the first that cannot have been."""

    def __init__(self, origin: Origin, redraw: Callable[[int, Chance], object]) -> None:
        if origin is None:
            raise UnprovenError("fair_no_proof")
        if isinstance(origin, Chosen):
            raise UnprovenError("fair_chosen", seed=origin.seed)
        self.stakes = origin.stakes
        self.draws = 0
        self._link = self.stakes.commitment
        self._redraw = redraw
        for seat, (seal, given) in enumerate(zip(self.stakes.seals, self.stakes.contributions, strict=True), 1):
            if given is not None and (seal is None or seal_of(given) != seal):
                raise UnprovenError("fair_contribution", seat=seat)

    def follow(self, link: str | None, drawn: object, place: Spoken) -> None:
        """The next draw: its link must lead to the one before, and what was drawn must follow from it."""
        if link is None:
            raise UnprovenError("fair_link_missing", place=place)
        if link_before(link) != self._link:
            raise UnprovenError("fair_link", place=place)
        self.draws += 1
        if self._redraw(self.draws, self.stakes.chance(self.draws, link)) != drawn:
            raise UnprovenError("fair_draw", place=place)
        self._link = link
