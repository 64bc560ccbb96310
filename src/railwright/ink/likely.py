"""Which piece lies in a space most likely: for whoever copies a sheet from paper."""

from __future__ import annotations

from collections.abc import Iterator

from railwright.ink.options import number_of
from railwright.ink.rules.board import EXITS, SIZE
from railwright.ink.rules.pieces import DICE, DICE_SETS, EXPANSION_OF, PIECES, SIDES, SPECIALS, Variant
from railwright.ink.rules.placing import placements
from railwright.ink.sheet import Sheet

BLANK = "_"
UNKNOWN = ""
_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_EXIT_KINDS = {(row, col, side): kind for row, col, side, kind in EXITS}


def likely(sheet: Sheet, row: int, col: int) -> list[Variant]:
    """All that fits in a space (RI-3), what takes up the ends around it best first."""
    space = SIZE * row + col
    facing = _facing(sheet, row, col)
    fitting = [v for v in _variants(sheet) if int(placements(sheet.words, v.number)) >> space & 1]
    return sorted(fitting, key=lambda variant: _unlikeliness(variant, facing))


def pieces_of(sheet: Sheet) -> tuple[str, ...]:
    """The pieces that may be on a sheet of this edition and expansion."""
    faces = {face for die in DICE_SETS[sheet.edition] for face in DICE[die]}
    own = number_of(sheet.expansion)
    return tuple(
        name for name in PIECES if name in faces or name in SPECIALS or (own and EXPANSION_OF.get(name) == own)
    )


def _variants(sheet: Sheet) -> Iterator[Variant]:
    for name in pieces_of(sheet):
        yield from PIECES[name].variants


def _facing(sheet: Sheet, row: int, col: int) -> list[str]:
    """What each side of a space faces: the kind of an end, nothing, or a space that is still empty."""
    edges = {(drawn.row, drawn.col): drawn.variant.edges for drawn in sheet.drawn}
    found = []
    for number, side in enumerate(SIDES):
        beside = row + _STEPS[side][0], col + _STEPS[side][1]
        if not (0 <= beside[0] < SIZE and 0 <= beside[1] < SIZE):
            found.append(_EXIT_KINDS.get((row, col, side), BLANK))
        else:
            found.append(edges[beside][(number + 2) % 4] if beside in edges else UNKNOWN)
    return found


def _unlikeliness(variant: Variant, facing: list[str]) -> tuple[int, int, int, bool, int, int]:
    """Ends left alone, ends that lead nowhere, more or fewer ends than usual; then dice before special routes."""
    pairs = list(zip(variant.edges, facing, strict=True))
    met = sum(edge == kind != BLANK for edge, kind in pairs)
    left_alone = sum(kind not in (BLANK, UNKNOWN, edge) for edge, kind in pairs)
    dead = sum(edge != BLANK and kind == BLANK for edge, kind in pairs)
    ends = sum(edge != BLANK for edge in variant.edges)
    special = variant.piece in SPECIALS
    return left_alone, dead, abs(ends - max(2, met)), special, len(variant.marks), variant.number
