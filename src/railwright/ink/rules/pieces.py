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
from railwright.ink.rules import expansions

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
CORNERS = ("NW", "NE", "SE", "SW")
NORTHWEST, NORTHEAST, SOUTHEAST, SOUTHWEST = range(4)
HIGHWAY, RAILWAY, EXTRA = range(3)
"""The kinds of ends. A sheet has room for one more kind than roads and rails: the one that its expansion brings."""
ROUTES = "HR"
EXTRA_LETTERS = tuple(data.get("kind", {}).get("letter", "") for data in expansions.DATA)
KIND_OF = {"H": HIGHWAY, "R": RAILWAY, **dict.fromkeys(filter(None, EXTRA_LETTERS), EXTRA)}
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
    marks: tuple[str, ...]
    """What an expansion counts on it; a corner's name is a mark that is turned along with the piece."""


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
    marks = [_turned_corner(mark, orientation) if mark in CORNERS else mark for mark in facts.get("marks", [])]
    return edges, tuple(sorted(joins)), tuple(sorted(marks, key=_mark_order))


def _mark_order(mark: str) -> int:
    return CORNERS.index(mark) if mark in CORNERS else len(CORNERS)


def _facts() -> dict[str, dict[str, Any]]:
    """All pieces in the order of their numbers: those of the editions, then those of each expansion."""
    facts: dict[str, dict[str, Any]] = dict(load("pieces.json")["pieces"])
    for data in expansions.DATA:
        facts |= data["pieces"]
    return facts


def _build() -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    number = 0
    for name, facts in _facts().items():
        seen: dict[object, Variant] = {}
        by_orientation = []
        for orientation in range(8):
            shape = _turned(facts, orientation)
            if shape not in seen:
                seen[shape] = Variant(
                    number, name, orientation, shape[0], shape[1], facts.get("station", False), shape[2]
                )
                number += 1
            by_orientation.append(seen[shape])
        pieces[name] = Piece(len(pieces), name, tuple(seen.values()), tuple(by_orientation))
    return pieces


PIECES = _build()
PIECE_LIST = tuple(PIECES.values())
VARIANTS = tuple(variant for piece in PIECE_LIST for variant in piece.variants)

_DICE = load("dice.json")
DICE: dict[str, list[str]] = dict(_DICE["faces"])
for _data in expansions.DATA:
    DICE |= _data["dice"]
DICE_SETS: dict[str, list[str]] = _DICE["sets"]
"""The route dice of each edition."""
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
EDGE = np.array([[KIND_OF.get(edge, NO_END) for edge in v.edges] for v in VARIANTS], dtype=np.int64)
ARC = np.array(
    [[next((a for a, join in enumerate(v.joins) if side in join), 0) for side in SIDES] for v in VARIANTS],
    dtype=np.int64,
)
"""Which of the (at most two) separate routes of the space a side belongs to."""
STATION = np.array([v.station for v in VARIANTS], dtype=np.int64)
HAS_ROUTE = np.array([any(kind in v.edges for kind in ROUTES) for v in VARIANTS], dtype=np.int64)
HAS_EXTRA = np.array([any(edge == EXTRA for edge in row) for row in EDGE], dtype=np.int64)
"""Whether the variant has an end of the expansion's own kind."""
ARCS_OF_KIND = np.array(
    [
        [sum({1 << int(ARC[v.number, s]) for s in range(4) if EDGE[v.number, s] == kind}) for kind in range(3)]
        for v in VARIANTS
    ],
    dtype=np.int64,
)
"""Bit a is set if route a of the space is of this kind (a station's route is of both)."""
PIECE_OF = np.array([PIECES[v.piece].number for v in VARIANTS], dtype=np.int64)
FIRST_VARIANT = np.array([p.variants[0].number for p in PIECE_LIST] + [len(VARIANTS)], dtype=np.int64)
"""The variants of piece p are FIRST_VARIANT[p] up to, not including, FIRST_VARIANT[p + 1]."""

EXPANSION_OF = {name: number for number, data in enumerate(expansions.DATA, 1) for name in data["pieces"]}
"""The number of the expansion that a piece belongs to, for the pieces that belong to one."""
EXPANSION_OF_VARIANT = np.array([EXPANSION_OF.get(v.piece, 0) for v in VARIANTS], dtype=np.int64)
_MARKS_OF = {number: data.get("marks", []) for number, data in enumerate(expansions.DATA, 1)}
MARK_WORDS = max((len(marks) for marks in _MARKS_OF.values()), default=0)
MARKS_ON = np.array(
    [sum(1 << _MARKS_OF[EXPANSION_OF[v.piece]].index(mark) for mark in v.marks) for v in VARIANTS], dtype=np.int64
)
"""Bit m is set if the variant carries mark m of its expansion."""


def perishes(variant: Variant) -> bool:
    """Whether the marks of a variant may be erased by themselves."""
    number = EXPANSION_OF.get(variant.piece)
    perishable = expansions.DATA[number - 1].get("perishable", []) if number else []
    return bool(variant.marks) and set(variant.marks) <= set(perishable)


def _bare(variant: Variant) -> int:
    """What is left of a variant when its marks are erased by themselves; -1: nothing, or that cannot happen."""
    if not perishes(variant) or not variant.joins:
        return -1
    return next(
        other.number
        for other in VARIANTS
        if not other.marks
        and (other.edges, other.joins, other.station) == (variant.edges, variant.joins, variant.station)
    )


BARE = np.array([_bare(v) for v in VARIANTS], dtype=np.int64)
"""The variant that a piece becomes when its marks are gone and its route stays, -1 if there is none."""

# How a piece must be attached (RI-3.1): by a route, in no way, or as its expansion's own chapter says.
BY_ROUTE, ANYWHERE, OWN_WAY = range(3)
_ATTACHED = {"route": BY_ROUTE, "anywhere": ANYWHERE, "own way": OWN_WAY}


def _attachment(variant: Variant) -> int:
    if variant.piece not in EXPANSION_OF:
        return BY_ROUTE
    data = expansions.DATA[EXPANSION_OF[variant.piece] - 1]
    return _ATTACHED[data["pieces"][variant.piece].get("attached", data.get("attached", "route"))]


ATTACHED = np.array([_attachment(v) for v in VARIANTS], dtype=np.int64)

FIRST_SPECIAL = PIECES[SPECIALS[0]].number
SPECIAL_PIECES = sum(1 << PIECES[name].number for name in SPECIALS)


@functools.cache
def ends(piece: str) -> int:
    """How many ends a piece has."""
    return sum(edge != "_" for edge in PIECES[piece].variants[0].edges)
