"""Every piece of the Railroad Ink family as a glyph, and turning, for the tests of the drawings."""

from __future__ import annotations

from railwright.render import Exit, Glyph
from railwright.render.picture import CORNERS, SIDES

TREES = (("trees",),)

PIECES: dict[str, Glyph] = {
    "highway-straight": Glyph("H_H_", ("NS",)),
    "railway-straight": Glyph("R_R_", ("NS",)),
    "highway-curve": Glyph("HH__", ("NE",)),
    "railway-curve": Glyph("RR__", ("NE",)),
    "highway-t": Glyph("HHH_", ("NES",)),
    "railway-t": Glyph("RRR_", ("NES",)),
    "overpass": Glyph("HRHR", ("NS", "EW")),
    "station-straight": Glyph("H_R_", ("NS",), station=True),
    "station-curve": Glyph("HR__", ("NE",), station=True),
    "special-hhhr": Glyph("HHHR", ("NESW",), station=True),
    "special-hrrr": Glyph("HRRR", ("NESW",), station=True),
    "special-hhhh": Glyph("HHHH", ("NESW",)),
    "special-rrrr": Glyph("RRRR", ("NESW",)),
    "special-hhrr": Glyph("HHRR", ("NESW",), station=True),
    "special-hrhr": Glyph("HRHR", ("NESW",), station=True),
    "highway-double-curve": Glyph("HHHH", ("NW", "ES")),
    "railway-double-curve": Glyph("RRRR", ("NW", "ES")),
    "station-t-highway": Glyph("HRH_", ("NES",), station=True),
    "station-t-railway": Glyph("RHR_", ("NES",), station=True),
    "highway-terminal": Glyph("H___", ("N",), station=True),
    "railway-terminal": Glyph("R___", ("N",), station=True),
    "volcano": Glyph("LLLL", ("NESW",)),
    "lava-corner": Glyph("LL__", ("NE",)),
    "lava-straight": Glyph("L_L_", ("NS",)),
    "lava-t": Glyph("LLL_", ("NES",)),
    "lava-highway": Glyph("_HLH", ("EW", "S")),
    "lava-railway": Glyph("_RLR", ("EW", "S")),
    "forest-highway-straight": Glyph("H_H_", ("NS",), marks=TREES),
    "forest-railway-curve": Glyph("RR__", ("NE",), marks=TREES),
    "forest": Glyph("____", (), marks=TREES),
    "trail-highway-straight": Glyph("_H_H", ("EW",), marks=(("trail", "NW", "SE"),)),
    "trail-railway-curve": Glyph("_RR_", ("ES",), marks=(("trail", "NW", "NE", "SW"),)),
    "trail-highway-t": Glyph("_HHH", ("ESW",), marks=(("trail", "NW", "NE"),)),
    "desert-highway-straight-cactus": Glyph("H_H_", ("NS",), marks=(("cactus",),)),
    "desert-railway-curve-oasis": Glyph("RR__", ("NE",), marks=(("oasis",),)),
    "desert-cacti": Glyph("____", (), marks=(("two cacti",),)),
    "river-straight": Glyph("V_V_", ("NS",)),
    "river-curve": Glyph("VV__", ("NE",)),
    "river-bridge-highway": Glyph("HVHV", ("NS", "EW")),
    "river-bridge-railway": Glyph("RVRV", ("NS", "EW")),
    "lake-1": Glyph("K___", ("N",)),
    "lake-2": Glyph("KK__", ("NE",)),
    "lake-3": Glyph("KKK_", ("NES",)),
    "lake-pier-highway": Glyph("K_H_", ("NS",), station=True),
    "lake-pier-railway": Glyph("K_R_", ("NS",), station=True),
    "lake-pier-corner": Glyph("KKHR", ("NESW",), station=True),
    "lake-full": Glyph("KKKK", ("NESW",)),
}

EXITS = (
    *(Exit(0, col, "N", "R" if col == 3 else "H") for col in (1, 3, 5)),
    *(Exit(6, col, "S", "R" if col == 3 else "H") for col in (1, 3, 5)),
    *(Exit(row, 0, "W", "H" if row == 3 else "R") for row in (1, 3, 5)),
    *(Exit(row, 6, "E", "H" if row == 3 else "R") for row in (1, 3, 5)),
)


def _side(side: str, orientation: int) -> str:
    index = SIDES.index(side)
    if orientation >= 4:
        index = -index % 4
    return SIDES[(index + orientation) % 4]


def turned(glyph: Glyph, orientation: int) -> Glyph:
    """The glyph mirrored left to right from orientation 4 on, then turned clockwise by quarter turns."""
    edges = dict.fromkeys(SIDES, "_")
    for side, kind in zip(SIDES, glyph.edges, strict=True):
        edges[_side(side, orientation)] = kind
    joins = tuple("".join(sorted((_side(s, orientation) for s in join), key=SIDES.index)) for join in glyph.joins)
    marks = tuple(_mark(mark, orientation) for mark in glyph.marks)
    return Glyph("".join(edges.values()), joins, glyph.station, marks)


def _mark(mark: tuple[str, ...], orientation: int) -> tuple[str, ...]:
    """A mark whose corners are turned."""
    moved = [{_side(side, orientation) for side in corner} for corner in mark[1:]]
    return (mark[0], *(corner for corner in CORNERS if set(corner) in moved))


def mark_names(glyph: Glyph) -> set[str]:
    """What is drawn on a piece besides its routes."""
    return {name for name, *_ in glyph.marks}


def every_way(name: str) -> list[Glyph]:
    """A piece in its eight orientations."""
    return [turned(PIECES[name], orientation) for orientation in range(8)]
