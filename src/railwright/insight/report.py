"""What an analysis says: for every seat its values, and for every decision luck, loss and the better drawing.

`value[0] + sum of luck - sum of loss == total`: every point of a result has a reason. A report holds nothing that
differs from one analysis of the same record to the next.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

VERSION = 1
"""Of the report: one of an earlier version is made anew."""
MARKS: tuple[tuple[float, Mark], ...] = ((0.3, "best"), (1.0, "good"), (2.5, "inaccuracy"), (5.0, "mistake"))
"""What a loss below so many points is called; more is a blunder."""


def mark_of(loss: float) -> Mark:
    """What a loss is called."""
    return next((mark for below, mark in MARKS if loss < below), "blunder")


class StepReport(msgspec.Struct, frozen=True):
    """A round of a seat in Railroad Ink (the roll after the last round is one more), a decision in Rail Line."""

    round: int
    """Counted from 1; in Rail Line the number of the decision in the match."""
    luck: float
    """Points that chance gave or took before the seat decided, and others by what they did."""
    loss: float
    """Points that the decision gave away, never less than 0."""
    mark: Mark
    proven: bool
    """Whether nothing better exists, or what is called best is proven to be that."""
    beats: bool
    """Whether the player found something better than the search did."""
    standard_error: float
    """Of the value before the step, by the dice that were sampled; 0 where all were counted."""
    drawn: tuple[str, ...]
    """What was done, in the notation of records, without done."""
    best: tuple[str, ...]
    """What would have been best; the same as was done if that was."""
    parts: dict[str, float]
    """Where the loss lies, by part of the score: what the best is expected to have there in the end, less what is
    expected of what was done; they add up to the loss. Empty where nothing is lost.
    """


class SeatReport(msgspec.Struct, frozen=True):
    """What a game tells one seat."""

    seat: int
    total: int
    value: tuple[float, ...]
    """The expected final score before each step, and at last the final score."""
    win: tuple[float, ...] | None
    """The chance to win at the same moments; None for a game alone."""
    players: dict[str, int]
    """What each of the players makes of the same dice, the weakest first; empty in Rail Line."""
    steps: tuple[StepReport, ...]

    @property
    def par(self) -> float:
        """The par of the variant: what is expected before the first dice."""
        return self.value[0]

    @property
    def par_of_dice(self) -> float:
        """What is expected of these dice when nothing is given away."""
        return self.value[0] + self.luck

    @property
    def luck(self) -> float:
        """All that chance gave or took."""
        return sum(step.luck for step in self.steps)

    @property
    def loss(self) -> float:
        """All that was given away."""
        return sum(step.loss for step in self.steps)

    @property
    def costliest(self) -> StepReport | None:
        """The step that gave away most; None if none gave away anything."""
        return max((step for step in self.steps if step.loss > 0), key=lambda step: step.loss, default=None)


class Report(msgspec.Struct, frozen=True):
    """What a game tells its players."""

    version: int
    game: Literal["ink", "line"]
    depth: str
    calibrated: bool
    """Whether the values were measured against games of the strongest player in this variant."""
    seats: tuple[SeatReport, ...]
