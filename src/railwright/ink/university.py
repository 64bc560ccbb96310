"""Import and export of the university notation for base games: five characters a piece, such as A4A12.

`[A|B|S][face][row A-G][column 0-6][orientation 0-7]`. Its faces are turned otherwise than ours, so that orientations
are translated through the ends that they show.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from railwright.core.errors import MalformedError
from railwright.ink.actions import ROWS
from railwright.ink.rules.pieces import PIECES, Variant, turned_edges

TILES = {
    "A0": ("railway-curve", "R__R"),
    "A1": ("railway-straight", "R_R_"),
    "A2": ("railway-t", "RRR_"),
    "A3": ("highway-t", "HHH_"),
    "A4": ("highway-straight", "H_H_"),
    "A5": ("highway-curve", "H__H"),
    "B0": ("station-straight", "H_R_"),
    "B1": ("station-curve", "HR__"),
    "B2": ("overpass", "HRHR"),
    "S0": ("special-hhhr", "HHRH"),
    "S1": ("special-hrrr", "HRRR"),
    "S2": ("special-hhhh", "HHHH"),
    "S3": ("special-rrrr", "RRRR"),
    "S4": ("special-hhrr", "HRRH"),
    "S5": ("special-hrhr", "HRHR"),
}
MOST_PIECES = 31
MOST_SPECIALS = 3

Placement = tuple[int, int, str, int]
"""Row, column, piece and our orientation."""

_PLACEMENT = re.compile(r"([ABS][0-5])([A-G])([0-6])([0-7])")


def _variant(tile: str, orientation: int) -> Variant:
    piece, edges = TILES[tile]
    shown = turned_edges(edges, orientation)
    return next(variant for variant in PIECES[piece].variants if variant.edges == shown)


def read_placement(text: str) -> Placement:
    """One placement."""
    match = _PLACEMENT.fullmatch(text)
    if not match or match[1] not in TILES:
        raise MalformedError("university_placement", text=repr(text[:20]))
    tile, row, col, orientation = match.groups()
    variant = _variant(tile, int(orientation))
    return ROWS.index(row), int(col), variant.piece, variant.orientation


def read_board(text: str) -> list[Placement]:
    """A board: 1 to 31 placements in the order in which they were drawn, at most three of them special routes."""
    if not text or len(text) % 5:
        raise MalformedError("university_length")
    if len(text) > 5 * MOST_PIECES:
        raise MalformedError("university_pieces", most=MOST_PIECES)
    placements = [read_placement(text[start : start + 5]) for start in range(0, len(text), 5)]
    if sum(piece.startswith("special-") for _, _, piece, _ in placements) > MOST_SPECIALS:
        raise MalformedError("university_specials", most=MOST_SPECIALS)
    return placements


def write_placement(row: int, col: int, variant: Variant) -> str:
    """One placement, with the smallest orientation that shows the same ends."""
    for tile, (piece, _) in TILES.items():
        if piece == variant.piece:
            orientation = next(number for number in range(8) if _variant(tile, number) == variant)
            return f"{tile}{ROWS[row]}{col}{orientation}"
    raise MalformedError("university_piece", piece=variant.piece)


def write_board(drawn: Iterable[tuple[int, int, Variant]]) -> str:
    """A board of pieces in the given order."""
    return "".join(write_placement(row, col, variant) for row, col, variant in drawn)
