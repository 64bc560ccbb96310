"""Rivers: water between two banks, with a few ripples; a route over it is drawn as a bridge (routes.py)."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.goals import NORTHWARD, SOUTHWARD, blocks, strokes
from railwright.render.art.record import Art, Colour, Ends, Lit
from railwright.render.pens import LAP, Hand, at, clockwise, curve, curve_spots, opposite, path, pt, ripple
from railwright.render.picture import Glyph

HALF = 21.0
_WAVE = 4.5


def _bank(side: int, off: float, bow: float) -> str:
    """A bank from side to side that swings out and back."""
    return (
        f"M{pt(side, -LAP, off)}L{pt(side, 0, off)}C{pt(side, 16, off)} {pt(side, 28, off + bow)} {pt(side, 50, off)}"
        f"C{pt(side, 72, off - bow)} {pt(side, 84, off)} {pt(side, 100, off)}L{pt(side, 100 + LAP, off)}"
    )


def _straight(side: int, hand: Hand) -> tuple[str, str]:
    """The area and the banks of a river that goes straight through."""
    bow = _WAVE + hand.wobble(1.5)
    left, right = _bank(side, -HALF, bow), _bank((side + 2) % 4, -HALF, bow)
    return f"{left}L{right[1:]}Z", left + right


def _bend(one: int, two: int) -> tuple[str, str]:
    """The same between two neighbouring sides."""
    a, b = clockwise(one, two)
    outer, inner = 50 + HALF, 50 - HALF
    area = (
        f"M{pt(a, -LAP, -HALF)}L{pt(a, 0, -HALF)}A{outer:g} {outer:g} 0 0 0 {pt(b, 0, HALF)}L{pt(b, -LAP, HALF)}"
        f"L{pt(b, -LAP, -HALF)}L{pt(b, 0, -HALF)}A{inner:g} {inner:g} 0 0 1 {pt(a, 0, HALF)}L{pt(a, -LAP, HALF)}Z"
    )
    return area, curve(a, b, HALF) + curve(a, b, -HALF)


def _ripples(sides: Sequence[int], bridged: bool, hand: Hand) -> str:
    if not opposite(*sides):
        spots = [spot for (spot, _) in curve_spots(sides[0], sides[1], 3)]
    elif bridged:
        spots = [at(sides[0], 15, -2), at(sides[0], 85, 2)]
    else:
        spots = [at(sides[0], 17, -6), at(sides[0], 50, 6), at(sides[0], 83, -5)]
    return "".join(ripple(x, y, hand) for x, y in spots)


def _water(sides: Sequence[int], glyph: Glyph, hand: Hand) -> str:
    area, banks = _straight(sides[0], hand) if opposite(*sides) else _bend(*sides)
    ripples = _ripples(sides, len(glyph.groups) > 1, hand)
    return path("river-fill", area) + path("river-line", banks) + path("ripple", ripples)


_STREAM = "M18 1C26 7 10 13 18 18S26 29 18 35"

_CURRENT = "".join(f"M{x} 0q-14 12.5 0 25t0 25t0 25t0 25" for x in (10, 30, 50, 70, 90))

ART = Art(
    areas={"river": Lit("river", _CURRENT), "river from edge to edge": Lit("river", _CURRENT)},
    ends={"V": Ends(HALF, _water, shade="≈", role="river")},
    goals={
        "RA": strokes(_STREAM, "stream") + strokes("M3 10H27Q33 10 33 18T27 26H3"),
        "RB": strokes(_STREAM, "stream") + blocks((4, 4), (27, 13), (4, 24)),
        "RC": strokes("M1 18C7 10 13 26 18 18S29 10 35 18", "stream") + strokes(f"M18 2V34{NORTHWARD}{SOUTHWARD}"),
    },
    colours={
        "river": Colour("#1f6a96", "#7cc4ea", distinct=("#005f99", "#8fd0ff")),
        "river-fill": Colour("#cfe6ee", "#173b50", "#dcecf2"),
    },
    style="""
.piece .river-fill { fill: var(--river-fill); stroke: none; }
.goals .pic path.stream { stroke: var(--river); stroke-width: 3; }
.piece .river-line { stroke: var(--river); stroke-width: 3.4; }
.piece .ripple { stroke: var(--river); stroke-width: 2; stroke-linecap: round; opacity: .6; }
""",
)
