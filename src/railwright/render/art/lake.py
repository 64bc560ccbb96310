"""Lakes: water over whole sides, so that spaces flow together, with a shore where it ends, and jetties at its piers."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.goals import EASTWARD, WESTWARD, squares, strokes
from railwright.render.art.record import Art, Colour, Ends, Lit
from railwright.render.pens import LAP, Hand, at, path, pt, ripple
from railwright.render.picture import Glyph

HALF = 50.0
_BAY = 60.0
_BEACH = 20.0
"""How far the pen is drawn into a space: by water from one side, and by land from one."""


def _shore(last: int, first: int, station: bool, hand: Hand) -> str:
    """The shore from the end of the last side with water to the beginning of the first, over the land between."""
    land = (first - last - 1) % 4
    start, end = pt(last, 0, 50), pt(first, 0, -50)
    sway = hand.wobble(4)
    if land == 3:
        return f"M{start}C{pt(first, _BAY + sway, 45)} {pt(first, _BAY - sway, -45)} {end}"
    blank = (last + 1) % 4
    if land == 2:
        depth = 50 if station else 27
        return f"M{start}Q{pt(blank, depth + sway, 50 - depth)} {end}"
    return f"M{start}C{pt(blank, _BEACH + sway, -26)} {pt(blank, _BEACH - sway, 26)} {end}"


def _area(sides: Sequence[int], shore: str) -> str:
    """The water of a piece: along its sides, then back along the shore."""
    border = "".join(f"L{pt(side, -LAP, 50 + (LAP if side != sides[-1] else 0))}" for side in sides)
    return f"M{pt(sides[0], -LAP, -50)}{border}L{shore[1:]}Z"


def _in_order(sides: Sequence[int]) -> list[int]:
    """Sides side by side, clockwise, the one after the land first."""
    first = next((side for side in sides if (side - 1) % 4 not in sides), sides[0])
    return sorted(sides, key=lambda side: (side - first) % 4)


def _spots(sides: Sequence[int], pier: bool) -> list[tuple[float, float]]:
    if len(sides) == 4:
        return [(24, 26), (66, 20), (40, 54), (78, 62), (22, 82), (60, 86)]
    if len(sides) == 3:
        middle = sides[1]
        return [at(middle, 18, -24), at(middle, 32, 20), at(middle, 56, -14)]
    if len(sides) == 2:
        return [at(sides[0], 16, 12), at(sides[1], 14, 26)] if pier else [at(sides[0], 18, 4), at(sides[1], 18, -2)]
    return [at(sides[0], 13, -27), at(sides[0], 15, 27)] if pier else [at(sides[0], 14, -18), at(sides[0], 24, 14)]


def _jetty(side: int, hand: Hand) -> str:
    """Planks that lead from the station over the water."""
    planks = "".join(
        f"M{pt(side, along, -8 + hand.wobble(0.8))}L{pt(side, along, 8 + hand.wobble(0.8))}"
        for along in (32, 26, 20, 14)
    )
    beams = "".join(f"M{pt(side, 38, off)}L{pt(side, 11, off)}" for off in (-5, 5))
    return path("jetty", beams + planks)


def _water(sides: Sequence[int], glyph: Glyph, hand: Hand) -> str:
    ordered = _in_order(sides)
    ripples = path("lake-ripple", "".join(ripple(x, y, hand) for x, y in _spots(ordered, glyph.station)))
    if len(ordered) == 4:
        return (
            path("lake-fill", f"M{-LAP} {-LAP}L{100 + LAP} {-LAP}L{100 + LAP} {100 + LAP}L{-LAP} {100 + LAP}Z")
            + ripples
        )
    shore = _shore(ordered[-1], ordered[0], glyph.station, hand)
    jetties = "".join(_jetty(side, hand) for side in ordered) if glyph.station else ""
    return path("lake-fill", _area(ordered, shore)) + path("lake-line", shore) + ripples + jetties


_RIPPLES = "".join(f"M0 {y}q12.5 -12 25 0t25 0t25 0t25 0" for y in (20, 50, 80))
_BETWEEN = "".join(f"M0 {y}q12.5 -12 25 0t25 0t25 0t25 0" for y in (35, 65, 95))

ART = Art(
    areas={"lake": Lit("lake", _RIPPLES), "smallest lake": Lit("lake", _RIPPLES + _BETWEEN)},
    ends={"K": Ends(HALF, _water, shade="~", role="lake")},
    goals={
        "LA": strokes("M10 18C10 10 26 10 26 18S10 26 10 18Z", "f lake")
        + strokes(f"M2 18H10M26 18H34{EASTWARD}{WESTWARD}"),
        "LB": squares(4, lambda row, _: row == 2),
        "LC": strokes("M18 5C34 5 30 18 30 22C30 34 6 32 6 20C6 12 10 5 18 5Z", "f lake"),
    },
    colours={
        "lake": Colour("#1a6d86", "#7fd0e0", distinct=("#005f99", "#8fd0ff")),
        "lake-fill": Colour("#c5e4e8", "#153f4c", "#d8edf0"),
    },
    style="""
.piece .lake-fill { fill: var(--lake-fill); stroke: none; }
.goals .pic .f.lake { fill: var(--lake); }
.piece .lake-line { stroke: var(--lake); stroke-width: 3.4; stroke-linecap: round; }
.piece .lake-ripple { stroke: var(--lake); stroke-width: 2; stroke-linecap: round; opacity: .55; }
.piece .jetty { stroke-width: 2.6; stroke-linecap: round; }
.board .area-lake .tint { opacity: .45; }
""",
)
