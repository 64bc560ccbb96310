"""The dice as tables: a face is the number of its piece, or its own number among the die's faces (RI-2.1)."""

from __future__ import annotations

import numpy as np

from railwright.ink.rules.expansions.records import RECORDS
from railwright.ink.rules.pieces import DICE, DICE_SETS, PIECES
from railwright.ink.rules.sheet import EDITIONS, EXPANSION_DICE

NO_SUCH_DIE = -1


def face_number(die: str, face: str) -> int:
    """What the kernels know a face by: its piece, else its place among the different faces of the die."""
    return PIECES[face].number if face in PIECES else list(dict.fromkeys(DICE[die])).index(face)


DIE_NAMES = tuple(DICE)
DIE_FACES = np.array([[face_number(name, face) for face in faces] for name, faces in DICE.items()], dtype=np.int64)
DIE_OF_EDITION = np.array([[DIE_NAMES.index(die) for die in DICE_SETS[e]] for e in EDITIONS], dtype=np.int64)
DIE_OF_EXPANSION = np.full((len(RECORDS) + 1, EXPANSION_DICE), NO_SUCH_DIE, dtype=np.int64)
"""By the expansion's number: the dice that it adds."""
for _number, _record in enumerate(RECORDS, 1):
    DIE_OF_EXPANSION[_number, : len(_record.dice)] = [DIE_NAMES.index(die) for die in _record.dice]
