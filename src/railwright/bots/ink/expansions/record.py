"""What a bot must know of an expansion: one record each, with kernels where the sheet has to be looked at.

The defaults are right for an expansion that nobody has taught the bots yet: its points are those of the rules, what is
legal is asked of the rules, and nothing is said about what a round can bring at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.codes import Rows
from railwright.bots.ink.feature_table import FIRST_OWN, LAST_OWN
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.sheet import Words

Doubles = npt.NDArray[np.float64]

STATES = 10
"""How many rows a space has for what an expansion tells of it."""


class GoalPace(NamedTuple):
    """How a goal (RI-5.4) is come by."""

    in_a_round: float = 0.5
    """By how many spaces, boxes, trees … a sheet comes nearer to it in a round, about."""
    leaps: bool = True
    """Whether a single drawing may bring it nearer by more than one."""


class NoFeature(IntEnum):
    """The dense numbers of an expansion that has none."""


@compiled
def points_only(sheet: Words, empty: int, aux: Rows, rows: Ints, count: int, dense: Floats) -> tuple[int, int]:
    """What the rules give; nothing more is told of the sheet."""
    return hooks.points(sheet), count


@compiled
def no_spaces(sheet: Words) -> int:
    """None, as a mask."""
    return 0


@compiled
def never_with_pieces(sheet: Words, pieces: int) -> bool:
    """It does not come to that, whatever is drawn."""
    return False


@compiled
def nothing_to_note(sheet: Words, slots: Ints, count: int, more: int, notes: Ints) -> None:
    """No bound needs notes."""


@compiled
def no_gain(sheet: Words, variant: int, space: int, around: Ints, notes: Ints) -> int:
    """A drawing brings the expansion nothing."""
    return 0


@compiled
def no_networks(sheet: Words, variant: int, space: int, others: int, around: Ints, notes: Ints) -> int:
    """A drawing meets networks by its routes alone."""
    return 0


@compiled
def no_gain_in_all(sheet: Words, notes: Ints) -> int:
    """A round brings the expansion nothing."""
    return 0


@compiled
def all_alike(sheet: Words, choices: Ints, count: int, hunches: Doubles) -> None:
    """Nothing is guessed of the expansion's own actions."""
    for index in range(count):
        hunches[index] = 0.0


@compiled
def no_more(sheet: Words) -> int:
    """Its own actions bring nothing."""
    return 0


@compiled
def no_last_loss(sheet: Words) -> float:
    """Nothing is lost after the last round."""
    return 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What a bot must know of an expansion. Every kernel is first given the sheet."""

    features: type[IntEnum] = NoFeature
    """Its dense numbers, from FIRST_OWN on."""
    describe: Callable[[Words, int, Rows, Ints, int, Floats], tuple[int, int]] = points_only
    """Fills its dense numbers and puts down its rows; returns its points as they stand, and the number of rows.

    Given the empty spaces, the rows of its states by space, the rows so far and their number, and the dense numbers.
    """
    states: int = 0
    """How many rows a space has for what `describe` tells of it; 0 if it tells nothing."""
    layers: int = 1
    """2 if `second_layer` tells the surroundings of some spaces from those of the others."""
    second_layer: Callable[[Words], int] = no_spaces
    """The spaces of the second layer; an end that faces one of them is no error."""
    second_layer_points: int = 0
    """What a drawing brings by an end that faces the second layer."""
    goals: tuple[GoalPace, ...] = ()
    """How its goals are come by, in their order."""
    notes: int = 0
    """How many numbers its bounds note of a sheet."""
    note: Callable[[Words, Ints, int, int, Ints], None] = nothing_to_note
    """Takes notes before drawings are weighed; given the slots, their number and how many buildings may add."""
    gain: Callable[[Words, int, int, Ints, Ints], int] = no_gain
    """No more comes from the expansion's own chapter by drawing a variant in a space; such bounds add up."""
    meets: Callable[[Words, int, int, int, Ints, Ints], int] = no_networks
    """No more networks are met by the ends of the expansion's own kind when a variant is drawn in a space, where such
    ends join networks; given how many pieces may be drawn besides: if none, only networks with exits count.
    """
    gain_in_all: Callable[[Words, Ints], int] = no_gain_in_all
    """No more comes from the expansion's own chapter in the whole round, unless a piece is erased."""
    own_hunches: Callable[[Words, Ints, int, Doubles], None] = all_alike
    """What its own actions, given by their own numbers, are likely to be worth beside each other in a running round."""
    own_gain: Callable[[Words], int] = no_more
    """No more comes from its own actions in the rest of the round, while a round is drawn."""
    spreads: bool = False
    """Whether a drawing may fill more spaces than its own, and so bring any goal nearer by more than one."""
    may_erase: Callable[[Words, int], bool] = never_with_pieces
    """Whether a piece may still have to give way while so many pieces can be drawn."""
    dutiful_pieces: int = 0
    """The pieces whose drawing ends the duty that could make a piece give way, as a mask."""
    last_loss: Callable[[Words], float] = no_last_loss
    """What a roll after the last round takes from a sheet on average, if it is answered well; never less than 0."""
    sleepless_pieces: int = 0
    """The pieces that change what else is legal when they are drawn, as a mask: their order matters."""

    def __post_init__(self) -> None:
        outside = [feature.name for feature in self.features if not FIRST_OWN <= feature <= LAST_OWN]
        assert not outside, f"slots of every game or of none: {outside}"
