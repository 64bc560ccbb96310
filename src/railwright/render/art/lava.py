"""Lava: broad streams with a shore and a flow, and the volcano where four of them meet."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.goals import ACROSS, strokes
from railwright.render.art.record import Art, Colour, Ends, Lit
from railwright.render.pens import LAP, Hand, clockwise, curve, opposite, outline, path, pt, ring
from railwright.render.picture import Glyph

HALF = 31.0


def _tongue(side: int, half: float, top: float) -> str:
    """A stream that comes in from one border and ends before the middle."""
    return (
        f"M{pt(side, -LAP, half)}L{pt(side, 0, half)}C{pt(side, 12, half)} {pt(side, top, half - 3)} {pt(side, top, 2)}"
        f"C{pt(side, top, -half + 6)} {pt(side, 14, -half)} {pt(side, 0, -half)}L{pt(side, -LAP, -half)}"
    )


def _bend(one: int, two: int) -> tuple[str, str, str]:
    a, b = clockwise(one, two)
    near, far = 50 - HALF, 50 + HALF
    area = (
        f"M{pt(a, -LAP, -HALF)}L{pt(a, 0, -HALF)}A{far:g} {far:g} 0 0 0 {pt(b, 0, HALF)}L{pt(b, -LAP, HALF)}"
        f"L{pt(b, -LAP, -HALF)}L{pt(b, 0, -HALF)}A{near:g} {near:g} 0 0 1 {pt(a, 0, HALF)}L{pt(a, -LAP, HALF)}Z"
    )
    return area, curve(a, b, HALF) + curve(a, b, -HALF), curve(a, b, 16) + curve(a, b, -17)


def _streams(sides: Sequence[int], _: Glyph, hand: Hand) -> str:
    vent = ""
    if len(sides) == 2 and not opposite(*sides):
        area, shore, flow = _bend(*sides)
    else:
        single = len(sides) == 1
        shores = [_tongue(sides[0], HALF, 29)] if single else outline(sides, HALF, 9, 5)
        flow = _tongue(sides[0], 19, 19) if single else "".join(outline(sides, 17, 14, 4))
        area, shore = "L".join([shores[0], *(stroke[1:] for stroke in shores[1:])]) + "Z", "".join(shores)
    if len(sides) == 4:
        flow = ring(32, hand, 12, 1.8) + ring(23, hand, 11, 1.6)
        vent = path("vent", ring(12, hand, 10, 1.4))
    return path("lava-fill", area) + path("lava-line", shore) + path("lava-flow", flow) + vent


_FLAMES = "".join(f"M{x} {y}l9 -20l9 20" for y in (28, 62, 96) for x in (4, 37, 70))

ART = Art(
    areas={"closed lake": Lit("lava", _FLAMES), "open lake": Lit("lava", _FLAMES)},
    goals={
        "VA": strokes("M18 3A15 15 0 1 1 17.9 3Z") + strokes("M18 11l7 13H11Z", "f lava"),
        "VB": strokes(ACROSS) + strokes("M10 34C10 24 26 24 26 34Z", "f lava"),
        "VC": strokes("M2 12H13M23 12H34")
        + strokes("M14 8l8 8M22 8l-8 8", "thin")
        + strokes("M8 33C8 20 28 20 28 33Z", "f lava"),
    },
    ends={"L": Ends(HALF, _streams, shade="▒", role="lava", source="●")},
    colours={"lava": Colour("#b5371b", "#ff8f66"), "lava-fill": Colour("#f3c7b0", "#5b2c1f", "#f6d3c2")},
    style="""
.piece .lava-fill { fill: var(--lava-fill); stroke: none; }
.goals .pic .f.lava { fill: var(--lava); }
.piece .lava-line { stroke: var(--lava); stroke-width: 3.6; }
.piece .lava-flow { stroke: var(--lava); stroke-width: 1.8; stroke-linecap: round; opacity: .55; }
.piece .vent { fill: var(--lava); stroke: var(--lava); stroke-width: 3; }
.board .area-open-lake .tint { stroke: var(--lava); stroke-width: 6; stroke-dasharray: 14 10; }
""",
)
