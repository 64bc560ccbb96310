"""Which rows of its tables a network adds up for a sheet, by edition and expansion.

What surrounds an empty space has a row (codes.py), shared by the spaces that a symmetry of the sheet exchanges: base
sheets have all eight symmetries of the square; on a Challenge sheet the spaces with a building have rows of their own.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from railwright.bots.ink.codes import CODES, COMPACT, SYMMETRIES, Rows, moved_codes, moved_space, visible
from railwright.bots.ink.expansions import KNOWN
from railwright.ink.rules.board import FACTORIES, SPACES, UNIVERSITIES, VILLAGES
from railwright.ink.rules.expansions.records import RECORDS
from railwright.ink.rules.pieces import EXPANSION_OF_VARIANT, HAS_EXTRA, PIECE_LIST, SPECIALS
from railwright.ink.rules.sheet import CHALLENGE

PAIR_ROWS = 2 * 27 * 27
SPECIAL_ALLOWED, COPY_LEFT, FREE_SPECIAL_LEFT, MORE_OFFERED = range(len(SPECIALS), len(SPECIALS) + 4)
"""The flags after those of the specials that are crossed off."""
FLAGS = len(SPECIALS) + 4
NO_ROW = 0


class Patterns(NamedTuple):
    """Row numbers for one edition and expansion."""

    compact: Rows
    """By code: COMPACT."""
    row: Rows
    """By space and code: the row; NO_ROW for what cannot be."""
    aux: Rows
    """By space and a small number that the expansion chooses."""
    pairs: int
    """First row of the pairs of neighbouring spaces."""
    remaining: int
    """First row of the pieces on dice that are not drawn yet."""
    flags: int
    """First row of the flags: the specials that are crossed off, then what else the round still allows."""
    own_dice: int
    """First row of the faces that its expansion draws by actions of its own, on dice that are not drawn yet."""
    rows: int


@functools.cache
def patterns(edition: int, expansion: int) -> Patterns:
    """The rows for an edition and expansion."""
    known = KNOWN[expansion]
    extra = bool(HAS_EXTRA[expansion == EXPANSION_OF_VARIANT].any())
    built = FACTORIES | VILLAGES | UNIVERSITIES if edition == CHALLENGE else 0
    moved = [moved_codes(symmetry) for symmetry in range(SYMMETRIES)]
    row = np.full((SPACES, known.layers * CODES), NO_ROW, dtype=np.int16)
    aux = np.full((SPACES, max(known.states, 1)), NO_ROW, dtype=np.int16)
    count = NO_ROW + 1
    for space in range(SPACES):
        images = [moved_space(space, symmetry) for symmetry in range(SYMMETRIES)]
        first = space if built >> space & 1 else min(s for s in images if not built >> s & 1)
        if first == space:
            codes = np.flatnonzero(visible(space, extra=extra))
            same = [moved[s][codes] for s in range(SYMMETRIES) if images[s] == space and not built >> space & 1]
            classes, index = np.unique(np.min(same, axis=0) if same else codes, return_inverse=True)
            for layer in range(known.layers):
                row[space, layer * CODES + codes] = count + index
                count += len(classes)
            if known.states:
                aux[space] = np.arange(count, count + known.states)
                count += known.states
        else:
            to_first = moved[images.index(first)]
            for layer in range(known.layers):
                row[space, layer * CODES : (layer + 1) * CODES] = row[first, layer * CODES + to_first]
            aux[space] = aux[first]
    remaining = count + PAIR_ROWS
    flags = remaining + len(PIECE_LIST)
    own_dice = flags + FLAGS
    record = (None, *RECORDS)[expansion]
    own_faces = len({path.name for path in record.on_lines}) if record else 0
    return Patterns(COMPACT, row, aux, count, remaining, flags, own_dice, own_dice + own_faces)
