"""The pieces in all their orientations, as tables for the kernels (RI-1.2, RI-1.3).

A *variant* is a piece in one canonical orientation: the smallest number 0-7 that gives the same ends, joins and
trail. Orientation 4 and more means: first swap E and W, then turn clockwise by (number mod 4) quarter turns.
Variants are numbered piece by piece in the order of the data file, then by orientation; this order is pinned by
a test, because the numbers of all drawing actions follow from it.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

import numpy as np

from railwright.core.errors import MalformedError

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
CORNERS = ("NW", "NE", "SE", "SW")
NORTHWEST, NORTHEAST, SOUTHEAST, SOUTHWEST = range(4)
KINDS = "HRL"
HIGHWAY, RAILWAY, LAVA = range(3)
NO_END = -1


def load(name: str) -> Any:
    """One of the data files of Railroad Ink."""
    return json.loads(resources.files("railwright.ink").joinpath("data", name).read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Variant:
    """A piece as it lies in a space."""

    number: int
    piece: str
    orientation: int
    edges: str
    joins: tuple[str, ...]
    station: bool
    trees: bool
    trail: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece and the different ways to turn and mirror it."""

    number: int
    name: str
    variants: tuple[Variant, ...]
    by_orientation: tuple[Variant, ...]


def turned_edges(edges: str, orientation: int) -> str:
    """Four edges, mirrored and turned as the orientation says."""
    mirrored = edges[0] + edges[3] + edges[2] + edges[1] if orientation >= 4 else edges
    turns = orientation % 4
    return mirrored[4 - turns :] + mirrored[: 4 - turns]


def _turned_side(side: str, orientation: int) -> str:
    return SIDES[turned_edges("0123", orientation).index(str(SIDES.index(side)))]


def _turned_corner(corner: str, orientation: int) -> str:
    number = CORNERS.index(corner)
    return CORNERS[((number ^ 1 if orientation >= 4 else number) + orientation) % 4]


def _turned(facts: dict[str, Any], orientation: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    edges = turned_edges(facts["edges"], orientation)
    joins = ["".join(sorted((_turned_side(s, orientation) for s in join), key=SIDES.index)) for join in facts["joins"]]
    trail = sorted((_turned_corner(corner, orientation) for corner in facts.get("trail", [])), key=CORNERS.index)
    return edges, tuple(sorted(joins)), tuple(trail)


def _build() -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    number = 0
    for name, facts in load("pieces.json")["pieces"].items():
        seen: dict[object, Variant] = {}
        by_orientation = []
        for orientation in range(8):
            shape = _turned(facts, orientation)
            if shape not in seen:
                station, trees = facts.get("station", False), facts.get("trees", False)
                seen[shape] = Variant(number, name, orientation, shape[0], shape[1], station, trees, shape[2])
                number += 1
            by_orientation.append(seen[shape])
        pieces[name] = Piece(len(pieces), name, tuple(seen.values()), tuple(by_orientation))
    return pieces


PIECES = _build()
PIECE_LIST = tuple(PIECES.values())
VARIANTS = tuple(variant for piece in PIECE_LIST for variant in piece.variants)

_DICE = load("dice.json")
DICE: dict[str, list[Any]] = _DICE["faces"]
DICE_SETS: dict[str, list[str]] = _DICE["sets"]
SPECIALS: tuple[str, ...] = tuple(_DICE["specials"])


def variant_of(piece: str, orientation: int) -> Variant:
    """The variant that a piece becomes in any of the eight orientations."""
    if piece not in PIECES:
        raise MalformedError("piece_unknown", piece=_shown(piece))
    if not 0 <= orientation <= 7:
        raise MalformedError("orientation_unknown", orientation=orientation)
    return PIECES[piece].by_orientation[orientation]


def piece_number(piece: str) -> int:
    """The number of a piece in the tables."""
    if piece not in PIECES:
        raise MalformedError("piece_unknown", piece=_shown(piece))
    return PIECES[piece].number


def _shown(name: str) -> str:
    return repr(name if len(name) <= 40 else name[:40] + "…")


# What the kernels read. Rows are variants.
EDGE = np.array([[KINDS.find(e) for e in v.edges] for v in VARIANTS], dtype=np.int64)
ARC = np.array(
    [[next((a for a, join in enumerate(v.joins) if side in join), 0) for side in SIDES] for v in VARIANTS],
    dtype=np.int64,
)
"""Which of the (at most two) separate routes of the space a side belongs to."""
STATION = np.array([v.station for v in VARIANTS], dtype=np.int64)
TREES = np.array([v.trees for v in VARIANTS], dtype=np.int64)
TRAIL = np.array([sum(1 << CORNERS.index(c) for c in v.trail) for v in VARIANTS], dtype=np.int64)
HAS_ROUTE = np.array([("H" in v.edges) or ("R" in v.edges) for v in VARIANTS], dtype=np.int64)
HAS_LAVA = np.array(["L" in v.edges for v in VARIANTS], dtype=np.int64)
ARCS_OF_KIND = np.array(
    [[sum({1 << int(ARC[v.number, s]) for s in range(4) if v.edges[s] == kind}) for kind in KINDS] for v in VARIANTS],
    dtype=np.int64,
)
"""Bit a is set if route a of the space is of this kind (a station's route is of both)."""
PIECE_OF = np.array([PIECES[v.piece].number for v in VARIANTS], dtype=np.int64)
FIRST_VARIANT = np.array([p.variants[0].number for p in PIECE_LIST] + [len(VARIANTS)], dtype=np.int64)
"""The variants of piece p are FIRST_VARIANT[p] up to, not including, FIRST_VARIANT[p + 1]."""

# How a piece must be attached (RI-3.1, RI-6.2, RI-6.3, RI-8.1, RI-9.1).
BY_ROUTE, BY_LAVA, AWAY_FROM_LAVA, ANYWHERE, BY_ROUTE_OR_TRAIL = range(5)


def _attachment(variant: Variant) -> int:
    if variant.piece == "volcano":
        return AWAY_FROM_LAVA
    if "L" in variant.edges:
        return BY_LAVA
    if variant.trees:
        return ANYWHERE
    return BY_ROUTE_OR_TRAIL if variant.trail else BY_ROUTE


ATTACHED = np.array([_attachment(v) for v in VARIANTS], dtype=np.int64)

VOLCANO = PIECES["volcano"].number
FIRST_SPECIAL = PIECES[SPECIALS[0]].number
SPECIAL_PIECES = sum(1 << PIECES[name].number for name in SPECIALS)


@functools.cache
def ends(piece: str) -> int:
    """How many ends a piece has."""
    return sum(edge != "_" for edge in PIECES[piece].variants[0].edges)
