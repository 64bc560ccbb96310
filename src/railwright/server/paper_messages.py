"""The view of a table that draws on paper, see docs/protocol.md."""

from __future__ import annotations

from typing import Literal

from railwright.server.fair_messages import FairView
from railwright.server.ink_messages import DraftState, InkOptions, Part
from railwright.server.seats import NextRoom, Openness, SeatKind


class PaperSeat(Part, frozen=True):
    """Who rolls for all."""

    name: str
    kind: SeatKind
    ran_out: int = 0


class PaperRoll(Part, frozen=True):
    """The dice of a round; those of a draft lie in pairs."""

    route: list[str]
    pairs: list[tuple[str, str]]
    expansion: list[str]


class PaperGoal(Part, frozen=True):
    """A goal card; worth: the highest value that nobody has taken, deadline: the round until which it counts alone."""

    name: str
    worth: int
    deadline: int | None


class PaperView(Part, frozen=True, kw_only=True, tag_field="game", tag="ink"):
    """What everybody sees; players of the draft count from 0 and are no seats."""

    paper: Literal[True] = True
    room: str
    options: InkOptions
    seat: int | None
    phase: Literal["lobby", "play", "over"]
    round: int
    """The running one; one more than `rounds` after the roll after the last one."""
    rounds: int
    rolls: int
    """How often dice are rolled in all."""
    seats: list[PaperSeat]
    rolled: list[PaperRoll]
    """All so far."""
    goals: list[PaperGoal]
    draft: DraftState | None
    star: int | None
    actions: list[str]
    """What the seat that rolls may do besides picking: `roll`, `met A`."""
    can_undo: bool
    fair: FairView
    next: NextRoom | None = None
    """Where the table plays again."""
    waits_for: list[int] = []  # noqa: RUF012 - msgspec copies it
    """The seats that have to decide."""
    open_to: Openness = "invited"
    """Who may find the room before its game begins."""
    host: int = 0
    """The seat that decides so."""
