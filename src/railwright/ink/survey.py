"""What a player is told of the own sheet after every drawing: points in numbers, what is legal, why it is not done."""

from __future__ import annotations

import functools
import threading
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from railwright.ink.rules import survey as kernel
from railwright.ink.rules.scoring import PARTS
from railwright.ink.rules.sheet import ROUTE_DICE
from railwright.ink.rules.turn import ACTIONS
from railwright.ink.sheet import Sheet

_NUMBERS = np.arange(ACTIONS).astype(object)
"""The number of every action, made once: whoever keeps many lists of them keeps the same numbers."""


class _Scratch(threading.local):
    """Where the kernel writes, for each thread: one place again and again stays near the processor."""

    def __init__(self) -> None:
        self.numbers = np.empty(kernel.SURVEYED, dtype=np.int64)


_SCRATCH = _Scratch()


class Points(NamedTuple):
    """The points of a sheet in numbers only, as the kernels find them."""

    joined_exits: list[int]
    """The numbers of exits of the networks with two or more, largest first."""
    exits: int
    highway: int
    railway: int
    centre: int
    errors: int
    """The points that open ends lose."""
    expansion: int
    villages: int
    goal_points: int
    total: int


class Survey(NamedTuple):
    """A sheet at a glance."""

    points: Points
    legal: list[int]
    """The numbers of all legal actions, the smallest first."""
    not_done: IntEnum
    """Why the round may not be ended yet; Reason.FINE if it may."""
    fitting: tuple[str, ...]
    """The pieces that the reason has to name."""
    special_allowed: bool
    dice: tuple[tuple[str, bool], ...]
    """As the sheet has them."""


def survey(sheet: Sheet, goal_points: int = 0) -> Survey:
    """Look at a sheet once."""
    found = _SCRATCH.numbers
    kernel.survey(sheet.words, sheet.reading, found)
    head: list[int] = found[: kernel.NUMBERS].tolist()
    exits, highway, railway, centre, errors, expansion, villages, total = head[:PARTS]
    joined = [number for number in head[kernel.JOINED :] if number]
    numbers = found[kernel.NUMBERS : kernel.NUMBERS + head[kernel.LEGAL]]
    total += goal_points
    dice, fitting = sheet.dice, head[kernel.FITTING]
    return Survey(
        Points(joined, exits, highway, railway, centre, errors, expansion, villages, goal_points, total),
        _NUMBERS[numbers].tolist(),
        sheet.reason(head[kernel.NOT_DONE]),
        _pieces(dice, fitting) if fitting else (),
        head[kernel.SPECIAL_ALLOWED] != 0,
        dice,
    )


@functools.lru_cache(maxsize=10_000)
def _pieces(dice: tuple[tuple[str, bool], ...], slots: int) -> tuple[str, ...]:
    """The different pieces on the dice in these slots."""
    return tuple(dict.fromkeys(dice[slot][0] for slot in range(ROUTE_DICE) if slots >> slot & 1))
