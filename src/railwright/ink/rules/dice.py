"""The dice as tables of piece numbers (RI-2.1)."""

from __future__ import annotations

import numpy as np

from railwright.ink.rules.pieces import DICE, DICE_SETS, PIECES, SIDES
from railwright.ink.rules.sheet import CHOOSE_DIRECTION, EDITIONS, EXPANSIONS

PIECE_DICE = tuple(name for name, faces in DICE.items() if faces[0] in PIECES)
DIE_FACES = np.array([[PIECES[face].number for face in DICE[name]] for name in PIECE_DICE], dtype=np.int64)
DIE_OF_EDITION = np.array([[PIECE_DICE.index(die) for die in DICE_SETS[e]] for e in EDITIONS], dtype=np.int64)
DIE_OF_EXPANSION = np.array([PIECE_DICE.index(e) if e in PIECE_DICE else -1 for e in EXPANSIONS], dtype=np.int64)
"""The die that an expansion rolls twice; -1 for none and for the meteor, whose dice show no pieces."""
DIRECTION_FACES = np.array(
    [CHOOSE_DIRECTION if face == "choose" else SIDES.index(face) for face in DICE["meteor-direction"]], dtype=np.int64
)
DISTANCE_FACES = np.array(DICE["meteor-distance"], dtype=np.int64)
