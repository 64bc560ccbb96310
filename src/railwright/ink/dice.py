"""Rolling the dice from outside, checking that faces written down can have been rolled, and putting them in slots."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from railwright.core.chance import Chance, pick, shuffled
from railwright.core.errors import MalformedError
from railwright.ink.rules.dice import face_number
from railwright.ink.rules.pieces import DICE, piece_number
from railwright.ink.rules.sheet import DICE_SLOTS, NO_DIE, ROUTE_DICE, Words


def faces_of(die: str) -> list[str]:
    """The six faces of a die, as words."""
    return [str(face) for face in DICE[die]]


def roll(chance: Chance, dice: Sequence[str]) -> tuple[str, ...]:
    """One face of each die."""
    return tuple(pick(chance, faces_of(die)) for die in dice)


def roll_pairs(chance: Chance, dice: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Draw two random dice at a time and roll them (RI-10.1)."""
    faces = roll(chance, shuffled(chance, dice))
    return tuple(zip(faces[::2], faces[1::2], strict=True))


def check_faces(dice: Sequence[str], faces: Sequence[str]) -> None:
    """Refuse faces that no roll of these dice shows, in whatever order."""
    if len(faces) != len(dice):
        raise MalformedError("dice_number", dice=len(dice), faces=len(faces))
    for face in faces:
        if not any(face in faces_of(die) for die in dice):
            shown = face if len(face) <= 40 else face[:40] + "…"
            raise MalformedError("face_unknown", face=repr(shown))
    taken: dict[int, int] = {}  # die -> face
    for index in range(len(faces)):
        if not _find_die(index, dice, faces, taken, set()):
            raise MalformedError("faces_together", faces=faces)


def check_in_order(dice: Sequence[str], faces: Sequence[str]) -> None:
    """Refuse faces that these dice do not show one by one."""
    check_faces(dice, faces)
    for die, face in zip(dice, faces, strict=True):
        check_faces([die], [face])


def slots_of(route: Sequence[str], dice: Sequence[str], expansion: Sequence[str]) -> Words:
    """A round's dice as the kernels know them; dice: those of the expansion, which show the faces `expansion`."""
    slots = np.full(DICE_SLOTS, NO_DIE, dtype=np.int64)
    slots[: len(route)] = [piece_number(face) for face in route]
    rolled = zip(dice, expansion, strict=True)
    slots[ROUTE_DICE : ROUTE_DICE + len(expansion)] = [face_number(die, face) for die, face in rolled]
    return slots


def _find_die(index: int, dice: Sequence[str], faces: Sequence[str], taken: dict[int, int], seen: set[int]) -> bool:
    """Give a face a die, moving other faces to other dice where that helps (an augmenting path)."""
    for number, die in enumerate(dice):
        if number in seen or faces[index] not in faces_of(die):
            continue
        seen.add(number)
        if number not in taken or _find_die(taken[number], dice, faces, taken, seen):
            taken[number] = index
            return True
    return False
