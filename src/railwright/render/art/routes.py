"""Roads and railways, their junctions and stations: the strokes that every edition has."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.record import Art, Ends
from railwright.render.pens import (
    LAP,
    Hand,
    arm_spots,
    curve,
    curve_spots,
    opposite,
    outline,
    path,
    pt,
    sleepers,
    straight,
)
from railwright.render.picture import Glyph

ROAD = 13.0
"""Half the width of a road, to the middle of its edge line."""
SLEEPER = 10.5
"""Half the length of a sleeper."""
STATION = 13.5
"""Half the side of a station."""


def _through(glyph: Glyph) -> set[str]:
    """The kinds of which two opposite ends are joined with each other alone."""
    kinds = ({glyph.edges[s] for s in group} for group in glyph.groups if len(group) == 2 and opposite(*group))
    return {kind for both in kinds if len(both) == 1 for kind in both}


def _rails(sides: Sequence[int], glyph: Glyph, hand: Hand) -> str:
    through = _through(glyph)
    if {"H", "R"} <= through:
        under = "".join(f"M{pt(side, -LAP)}L{pt(side, 28)}" for side in sides)
        return path("rail", under) + _ties(sides, (6.25, 18.75), hand)
    if len(sides) == 2 and not glyph.station:
        if opposite(*sides):
            ties = _ties(sides[:1], [6.25 + 12.5 * k for k in range(8)], hand)
            deck = path("bed", straight(sides[0], lap=-24)) + _parapets(sides[0]) if through - {"R"} else ""
            return deck + path("rail", straight(sides[0])) + ties
        return path("rail", curve(*sides)) + path("sleepers", sleepers(curve_spots(sides[0], sides[1], 6), hand))
    line = "".join(f"M{pt(side, -LAP)}L50 50" for side in sides)
    if glyph.station or len(sides) == 1:
        return path("rail", line) + _ties(sides, (6.25, 18.75, 31.25), hand)
    line += "".join(f"M{pt(s, 20)}A30 30 0 0 0 {pt((s + 1) % 4, 20)}" for s in sides if (s + 1) % 4 in sides)
    ties = "".join(sleepers(arm_spots(side, (6.25, 18.75)), hand) for side in sides)
    if len(sides) == 3:
        blank = next(side for side in range(4) if side not in sides)
        # The switch curves leave only the closed side of the trunk free for sleepers.
        ties += sleepers(arm_spots((blank + 1) % 4, (31.25, 43.75, 56.25, 68.75)), hand, inner=1)
    return path("rail", line) + path("sleepers", ties)


def _ties(sides: Sequence[int], distances: Sequence[float], hand: Hand) -> str:
    return path("sleepers", "".join(sleepers(arm_spots(side, distances), hand) for side in sides))


def _roads(sides: Sequence[int], glyph: Glyph, hand: Hand) -> str:
    dashes = "".join(f"M{pt(side, 0)}L{pt(side, 36)}" for side in sides)
    if len(sides) == 2 and opposite(*sides):
        bed = straight(sides[0])
        edge = straight(sides[0], ROAD, hand.wobble(0.6)) + straight(sides[0], -ROAD, hand.wobble(0.6))
        dash = dashes if glyph.station else straight(sides[0])
        walls = _parapets(sides[0]) if _through(glyph) - {"H"} else ""
        return path("bed", bed) + path("edge", edge) + path("dash", dash) + walls
    if len(sides) == 2 and not glyph.station:
        edge = curve(sides[0], sides[1], ROAD) + curve(sides[0], sides[1], -ROAD)
        # Half a quarter circle more or less than four dashes would show at the border.
        return path("bed", curve(*sides)) + path("edge", edge) + path("dash", curve(*sides), 80 + 1.6 * LAP)
    if len(sides) == 1:
        bed = f"M{pt(sides[0], -LAP)}L{pt(sides[0], 49)}"
        edge = "".join(f"M{pt(sides[0], -LAP, off)}L{pt(sides[0], 50 - STATION, off)}" for off in (ROAD, -ROAD))
    else:
        bed = "".join(f"M{pt(side, -LAP)}L{pt(side, 50 + ROAD)}" for side in sides)
        edge = "".join(outline(sides, ROAD, 8))
    return path("bed", bed) + path("edge", edge) + path("dash", dashes)


def _parapets(side: int) -> str:
    """A route that bridges another way has walls with wings."""
    walls = (
        f"M{pt(side, 24, off + wing)}L{pt(side, 30.5, off)}L{pt(side, 69.5, off)}L{pt(side, 76, off + wing)}"
        for off, wing in ((ROAD, 6.5), (-ROAD, -6.5))
    )
    return path("parapet", "".join(walls))


def station(glyph: Glyph, hand: Hand) -> str:
    """The square of a station, with a buffer behind the only end of a terminal."""
    buffer = ""
    if glyph.groups and len(glyph.groups[0]) == 1:
        only = glyph.groups[0][0]
        buffer = path("buffer", f"M{pt(only, 72, -14)}L{pt(only, 72, 14)}")
    return buffer + station_square(hand)


def station_square(hand: Hand) -> str:
    """The square alone."""
    turn = round(hand.wobble(1.6), 1)
    corner, side = 50 - STATION, 2 * STATION
    turned = f' transform="rotate({turn:g} 50 50)"' if turn else ""
    return f'<rect class="station"{turned} x="{corner:g}" y="{corner:g}" width="{side:g}" height="{side:g}" rx="1.6"/>'


def exit_stub(side: int, kind: str, length: float) -> str:
    """A printed end that runs out through the frame, with the same pens as the pieces."""
    line = f"M{pt(side, 0)}L{pt(side, -length)}"
    if kind == "H":
        edges = "".join(f"M{pt(side, 0, off)}L{pt(side, -length, off)}" for off in (-ROAD, ROAD))
        return path("bed", line) + path("edge", edges) + path("dash", line)
    ties = (out for out in (6.25, 18.75) if out < length)
    return path("rail", line) + path(
        "sleepers", "".join(f"M{pt(side, -out, -SLEEPER)}L{pt(side, -out, SLEEPER)}" for out in ties)
    )


ART = Art(
    ends={"H": Ends(ROAD, _roads, depth=2), "R": Ends(SLEEPER, _rails, depth=1)},
    style="""
.piece { color: var(--ink); fill: none; stroke: currentColor; stroke-linecap: butt; stroke-linejoin: round; }
.piece .bed { stroke: var(--bed); stroke-width: 26; }
.piece .edge { stroke-width: var(--w-edge); }
.piece .dash { stroke-width: var(--w-dash); stroke-dasharray: 10 10; stroke-dashoffset: -5; }
.piece .rail { stroke-width: var(--w-rail); }
.piece .sleepers { stroke-width: var(--w-tie); }
.piece .parapet, .piece .buffer { stroke-width: 4.6; stroke-linecap: round; }
.piece .station { fill: currentColor; stroke: var(--bed); stroke-width: 3; paint-order: stroke; }
.piece.wet { color: var(--me); }
.piece.ghost { color: var(--me); opacity: .62; }
.piece.ghost .edge, .piece.ghost .rail { stroke-dasharray: 5 3.2; }
""",
)
