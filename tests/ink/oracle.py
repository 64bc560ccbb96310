"""A second, naive reading of the rules of one sheet, for tests only: no table, no mask, nothing from the engine.

Everything is recomputed from the pieces on the paper, as slowly and as literally as the rules say it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

Space = tuple[int, int]
Side = str

SIDES = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
MIRROR = {"N": "N", "E": "W", "S": "S", "W": "E"}
CORNERS = {"NW": (0, 0), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}
ALL_SPACES = [(row, col) for row in range(7) for col in range(7)]
CENTRE = [(row, col) for row in (2, 3, 4) for col in (2, 3, 4)]
EXITS: dict[tuple[Space, Side], str] = {
    **{((0, col), "N"): kind for col, kind in ((1, "H"), (3, "R"), (5, "H"))},
    **{((6, col), "S"): kind for col, kind in ((1, "H"), (3, "R"), (5, "H"))},
    **{((row, 0), "W"): kind for row, kind in ((1, "R"), (3, "H"), (5, "R"))},
    **{((row, 6), "E"): kind for row, kind in ((1, "R"), (3, "H"), (5, "R"))},
}

# name: ends N E S W, the sides that are one route, then S station, T trees, C and CC cacti, O oasis, corners of a trail
FACTS = """
highway-straight         H_H_  NS
railway-straight         R_R_  NS
highway-curve            HH__  NE
railway-curve            RR__  NE
highway-t                HHH_  NES
railway-t                RRR_  NES
overpass                 HRHR  NS,EW
station-straight         H_R_  NS        S
station-curve            HR__  NE        S
special-hhhr             HHHR  NESW      S
special-hrrr             HRRR  NESW      S
special-hhhh             HHHH  NESW
special-rrrr             RRRR  NESW
special-hhrr             HHRR  NESW      S
special-hrhr             HRHR  NESW      S
highway-double-curve     HHHH  NW,ES
railway-double-curve     RRRR  NW,ES
station-t-highway        HRH_  NES       S
station-t-railway        RHR_  NES       S
highway-terminal         H___  N         S
railway-terminal         R___  N         S
volcano                  LLLL  NESW
lava-corner              LL__  NE
lava-straight            L_L_  NS
lava-t                   LLL_  NES
lava-highway             _HLH  EW,S
lava-railway             _RLR  EW,S
forest-highway-straight  H_H_  NS        T
forest-railway-straight  R_R_  NS        T
forest-highway-curve     HH__  NE        T
forest-railway-curve     RR__  NE        T
forest                   ____  -         T
trail-highway-straight   _H_H  EW        NW,SE
trail-railway-straight   _R_R  EW        NW,SE
trail-highway-curve      _HH_  ES        NW,NE,SW
trail-railway-curve      _RR_  ES        NW,NE,SW
trail-highway-t          _HHH  ESW       NW,NE
trail-railway-t          _RRR  ESW       NW,NE
river-straight           V_V_  NS
river-curve              VV__  NE
river-bridge-highway     HVHV  NS,EW
river-bridge-railway     RVRV  NS,EW
lake-1                   K___  N
lake-2                   KK__  NE
lake-3                   KKK_  NES
lake-pier-highway        K_H_  NS        S
lake-pier-railway        K_R_  NS        S
lake-pier-corner         KKHR  NESW      S
lake-full                KKKK  NESW
desert-highway-straight-cactus  H_H_  NS  C
desert-railway-straight-cactus  R_R_  NS  C
desert-highway-curve-cactus     HH__  NE  C
desert-railway-curve-cactus     RR__  NE  C
desert-highway-straight-oasis   H_H_  NS  O
desert-railway-straight-oasis   R_R_  NS  O
desert-highway-curve-oasis      HH__  NE  O
desert-railway-curve-oasis      RR__  NE  O
desert-cacti                    ____  -   CC
"""


@dataclass(frozen=True)
class Shape:
    """A piece as it lies in a space."""

    name: str
    ends: frozenset[tuple[Side, str]]
    joins: frozenset[frozenset[Side]]
    station: bool
    trees: bool
    trail: frozenset[str]
    cacti: int = 0
    oasis: bool = False

    def end(self, side: Side) -> str:
        """H, R, L, V, K, or _ for a blank side."""
        return next((kind for where, kind in self.ends if where == side), "_")

    def has(self, kinds: str) -> bool:
        """Whether it has an end of one of these kinds."""
        return any(kind in kinds for _, kind in self.ends)


def _read_facts() -> dict[str, Shape]:
    pieces = {}
    for line in FACTS.strip().splitlines():
        name, edges, joins, *rest = line.split()
        mark = rest[0] if rest else ""
        pieces[name] = Shape(
            name,
            frozenset((side, kind) for side, kind in zip(SIDES, edges, strict=True) if kind != "_"),
            frozenset(frozenset(join) for join in joins.split(",") if join != "-"),
            mark == "S",
            mark == "T",
            frozenset(mark.split(",")) if "," in mark else frozenset(),
            mark.count("C"),
            mark == "O",
        )
    return pieces


AS_PRINTED = _read_facts()
SPECIALS = [name for name in AS_PRINTED if name.startswith("special-")]


def _moved(shape: Shape, to: dict[Side, Side]) -> Shape:
    def corner(name: str) -> str:
        sides = {to[side] for side in name}
        return next(other for other in CORNERS if set(other) == sides)

    return replace(
        shape,
        ends=frozenset((to[side], kind) for side, kind in shape.ends),
        joins=frozenset(frozenset(to[side] for side in join) for join in shape.joins),
        trail=frozenset(corner(name) for name in shape.trail),
    )


def turned(piece: str, orientation: int) -> Shape:
    """From 4 on first swap E and W; then turn clockwise by quarter turns."""
    shape = AS_PRINTED[piece]
    if orientation >= 4:
        shape = _moved(shape, MIRROR)
    for _ in range(orientation % 4):
        shape = _moved(shape, CLOCKWISE)
    return shape


def orientations(piece: str) -> dict[int, Shape]:
    """The different ways to draw a piece, by the smallest orientation that gives each."""
    found: dict[int, Shape] = {}
    for orientation in range(8):
        shape = turned(piece, orientation)
        if shape not in found.values():
            found[orientation] = shape
    return found


ORIENTATIONS = {piece: orientations(piece) for piece in AS_PRINTED}


def beyond(space: Space, side: Side) -> Space | None:
    """The neighbour across a side, None across the outer edge."""
    row, col = space[0] + STEPS[side][0], space[1] + STEPS[side][1]
    return (row, col) if 0 <= row < 7 and 0 <= col < 7 else None


def corner_point(space: Space, corner: str) -> Space:
    """A corner of a space as a point of the 8x8 grid of corners."""
    return space[0] + CORNERS[corner][0], space[1] + CORNERS[corner][1]


@dataclass
class Paper:
    """What is drawn on a sheet."""

    pieces: dict[Space, Shape] = field(default_factory=dict)
    craters: set[Space] = field(default_factory=set)
    canyons: set[frozenset[Space]] = field(default_factory=set)
    """Lines between two grid points, see oracle_canyon.py."""

    @classmethod
    def of(cls, drawn: Iterable[tuple[int, int, str, int]], craters: Iterable[Space] = ()) -> Paper:
        """The paper of (row, col, piece, orientation) and craters, and of what is filled by itself."""
        paper = cls({(row, col): turned(piece, number) for row, col, piece, number in drawn}, set(craters))
        paper.fill()
        return paper

    def fill(self) -> None:
        """RI-14.4: an empty space with water from three or four neighbours becomes water, and so on."""
        for space in ALL_SPACES:
            if space not in self.pieces and sum(self.seen(space, side) == "K" for side in SIDES) >= 3:
                self.pieces[space] = turned("lake-full", 0)
                self.fill()

    def end_at(self, space: Space | None, side: Side) -> str:
        """The end that a space shows on a side, _ if none."""
        return self.pieces[space].end(side) if space in self.pieces else "_"

    def seen(self, space: Space, side: Side) -> str:
        """The end or exit that lies across a side of a space, _ if none."""
        return (
            EXITS.get((space, side), "_")
            if beyond(space, side) is None
            else self.end_at(beyond(space, side), ACROSS[side])
        )


def in_danger(paper: Paper) -> list[Space]:
    """RI-15.3: spaces with cacti that have no oasis in a space orthogonally beside them."""
    return [
        space
        for space, shape in paper.pieces.items()
        if shape.cacti and not any(other in paper.pieces and paper.pieces[other].oasis for other in neighbours(space))
    ]


def dry_up(paper: Paper) -> None:
    """RI-15.4: all cacti that are not safe are erased; the route stays, and without one the space is empty."""
    for space in in_danger(paper):
        shape = paper.pieces.pop(space)
        if shape.ends:
            name = shape.name.removeprefix("desert-").removesuffix("-cactus")
            paper.pieces[space] = replace(shape, name=name, cacti=0)


def clashes(paper: Paper, shape: Shape, space: Space) -> bool:
    """RI-3.2, RI-13.3: of road, railway and river one touches another or its exit; lava and lakes may face anything."""
    return any(
        kind != paper.seen(space, side) and {kind, paper.seen(space, side)} <= set("HRV") for side, kind in shape.ends
    )


def joined_by(paper: Paper, shape: Shape, space: Space, kinds: str) -> bool:
    """RI-3.1: an end of one of these kinds meets an end or exit of its kind."""
    return any(kind in kinds and paper.seen(space, side) == kind for side, kind in shape.ends)


def trail_touches(paper: Paper, shape: Shape, space: Space) -> bool:
    """RI-9.1: the trail touches the corner point of an existing trail or of a station's space."""
    points = {corner_point(space, corner) for corner in shape.trail}
    for other, drawn in paper.pieces.items():
        corners = CORNERS if drawn.station else drawn.trail
        if points & {corner_point(other, corner) for corner in corners}:
            return True
    return False


def beside_lava(paper: Paper, space: Space) -> bool:
    """Whether a space is orthogonally next to a space with lava."""
    return any(other in paper.pieces and paper.pieces[other].has("L") for other in neighbours(space))


def neighbours(space: Space) -> list[Space]:
    """The orthogonal neighbours on the sheet."""
    return [other for side in SIDES if (other := beyond(space, side)) is not None]


def allowed(paper: Paper, shape: Shape, space: Space) -> bool:
    """Whether a piece may be drawn so in a space, leaving aside what lies there now."""
    if clashes(paper, shape, space):
        return False
    if shape.name == "volcano":
        return not beside_lava(paper, space)
    if shape.has("L"):
        return joined_by(paper, shape, space, "L")
    if shape.has("K"):
        return shape.name != "lake-full"
    if shape.trees or shape.has("V") or shape.cacti or shape.oasis:  # RI-8.1, RI-13.2, RI-15.2
        return True
    return joined_by(paper, shape, space, "HR") or (bool(shape.trail) and trail_touches(paper, shape, space))


def placements(paper: Paper, piece: str) -> list[tuple[int, int, int]]:
    """Where a piece may be drawn: row, column, canonical orientation; spaces with a crater included (RI-7.3)."""
    return [
        (*space, number)
        for space in ALL_SPACES
        if space not in paper.pieces
        for number, shape in ORIENTATIONS[piece].items()
        if allowed(paper, shape, space)
    ]
