"""Every roll that a round can begin with, and how likely it is."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from railwright.env.game import Game
from railwright.ink.dice import check_faces, check_in_order, faces_of, slots_of
from railwright.ink.rules.sheet import Words


@dataclass(frozen=True, slots=True)
class Roll:
    """The faces of a round: the route dice, then the expansion's. Rolls that differ only in the order of dice that are
    alike are one roll."""

    faces: tuple[str, ...]
    probability: float


@functools.cache
def rolls_of(game: Game, *, last: bool = False) -> tuple[Roll, ...]:
    """All distinct rolls with their probabilities; `last`: of the roll after the last round."""
    dice = _dice(game, last=last)
    alike = [[place for place, die in enumerate(dice) if die == kind] for kind in dict.fromkeys(dice)]
    rolls = []
    for together in product(*(_rolls_alike(dice[places[0]], len(places)).items() for places in alike)):
        faces: dict[int, str] = {}
        for places, (shown, _) in zip(alike, together, strict=True):
            faces |= zip(places, shown, strict=True)
        chance = prod(likely for _, likely in together)
        rolls.append(Roll(tuple(faces[place] for place in range(len(dice))), chance))
    return tuple(rolls)


def _rolls_alike(die: str, number: int) -> dict[tuple[str, ...], float]:
    """What so many dice that are alike can show, in the order of their faces, and how likely it is."""
    faces = faces_of(die)
    counts = Counter(tuple(sorted(shown, key=faces.index)) for shown in product(faces, repeat=number))
    return {shown: count / len(faces) ** number for shown, count in counts.items()}


def slots_for(game: Game, faces: Sequence[str], *, last: bool = False) -> Words:
    """Faces in the slots of a round; refuses what cannot be rolled."""
    options = game.options
    route = _dice(game, last=last)[: -len(options.expansion_dice) or None]
    own = tuple(str(face) for face in faces)
    check_faces(route, own[: len(route)])
    check_in_order(options.expansion_dice, own[len(route) :])
    return slots_of(_by_die(route, own[: len(route)]), options.expansion_dice, own[len(route) :])


def _dice(game: Game, *, last: bool) -> tuple[str, ...]:
    route = () if last else tuple(game.options.route_dice)
    return (*route, *game.options.expansion_dice)


def _by_die(dice: Sequence[str], faces: Sequence[str]) -> tuple[str, ...]:
    """Faces in whatever order, each in the place of a die that has it."""
    if not dice:
        return ()
    for place, face in enumerate(faces):
        if face in faces_of(dice[0]):
            rest = (*faces[:place], *faces[place + 1 :])
            if _fits(dice[1:], rest):
                return (face, *_by_die(dice[1:], rest))
    raise AssertionError("checked before")


def _fits(dice: Sequence[str], faces: Sequence[str]) -> bool:
    if not dice:
        return True
    return any(
        face in faces_of(dice[0]) and _fits(dice[1:], (*faces[:place], *faces[place + 1 :]))
        for place, face in enumerate(faces)
    )
