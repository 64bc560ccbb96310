"""All that the dice of a round can show, with weights; a fixed sample of it where that is too much to count."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.ink.rules.dice import DIE_FACES, DIE_NAMES
from railwright.ink.rules.sheet import DICE_SLOTS, NO_DIE, ROUTE_DICE, Words

Doubles = npt.NDArray[np.float64]


class Rolls(NamedTuple):
    """Sets of dice as the kernels know them, how likely each is, and whether they are all that there are."""

    slots: Words
    weights: Doubles
    complete: bool


@functools.cache
def rolls_of(route: tuple[str, ...], expansion: tuple[str, ...], most: int, sampled: int) -> Rolls:
    """All that these dice can show; where that is more than `most`, a sample of it, at equal distances."""
    pairs = list(product(_distinct(route), _distinct(expansion)))
    slots = np.full((len(pairs), DICE_SLOTS), NO_DIE, dtype=np.int64)
    for number, ((on_route, _), (of_expansion, _)) in enumerate(pairs):
        slots[number, : len(on_route)] = on_route
        slots[number, ROUTE_DICE : ROUTE_DICE + len(of_expansion)] = of_expansion
    weights = np.array([ways * more for (_, ways), (_, more) in pairs], dtype=np.float64)
    weights /= weights.sum()
    complete = len(pairs) <= most
    if not complete:
        picked = np.searchsorted(np.cumsum(weights), (np.arange(sampled) + 0.5) / sampled)
        slots, weights = slots[picked], np.full(sampled, 1 / sampled)
    order = np.random.default_rng(1).permutation(len(slots))  # so that the first few are a fair sample, too
    return Rolls(slots[order], weights[order], complete)


def _distinct(dice: tuple[str, ...]) -> list[tuple[tuple[int, ...], int]]:
    """What dice can show, and in how many ways each."""
    faces_of = [DIE_FACES[DIE_NAMES.index(die)].tolist() for die in dice]
    return sorted(Counter(_in_order(dice, faces) for faces in product(*faces_of)).items())


def _in_order(dice: Sequence[str], faces: Sequence[int]) -> tuple[int, ...]:
    """The faces with those of equal dice in rising order: which of them shows which makes no difference."""
    left = {die: sorted(face for other, face in zip(dice, faces, strict=True) if other == die) for die in dice}
    return tuple(left[die].pop(0) for die in dice)
