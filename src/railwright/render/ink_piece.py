"""Any piece of the Railroad Ink family as SVG strokes, drawn from its ends, joins and signs alone."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.pens import (
    LAP,
    Hand,
    Point,
    arm_spots,
    curve,
    curve_spots,
    distance,
    number,
    opposite,
    outline,
    pt,
    ring,
    sleepers,
    spokes,
    straight,
    xy,
)
from railwright.render.picture import CORNERS, Glyph

ROAD = 13.0
"""Half the width of a road, to the middle of its edge line."""
LAVA = 31.0
"""Half the width of lava at a border."""
STATION = 13.5
"""Half the side of a station."""

_CORNER_AT: dict[str, Point] = {"NW": (0, 0), "NE": (100, 0), "SE": (100, 100), "SW": (0, 100)}
_TREES: tuple[Point, ...] = (
    *((16, 20), (36, 15), (66, 14), (84, 18), (30, 36), (50, 27), (70, 38), (14, 50), (50, 50)),
    *((86, 52), (31, 66), (69, 67), (50, 74), (18, 84), (38, 88), (64, 87), (84, 86)),
)


def path(kind: str, data: str) -> str:
    """One path of a class."""
    return f'<path class="{kind}" d="{data}"/>'


def _rails(sides: Sequence[int], station: bool, hand: Hand) -> str:
    if len(sides) == 2 and not station:
        if opposite(*sides):
            line = straight(sides[0], bow=hand.wobble(0.5))
            ties = sleepers(arm_spots(sides[0], (6.25 + 12.5 * k for k in range(8))), hand)
        else:
            line = curve(sides[0], sides[1])
            ties = sleepers(curve_spots(sides[0], sides[1], 6), hand)
        return path("rail", line) + path("tie", ties)
    line = "".join(f"M{pt(side, -LAP)}L50 50" for side in sides)
    if station or len(sides) == 1:
        ties = "".join(sleepers(arm_spots(side, (6.25, 18.75, 31.25)), hand) for side in sides)
        return path("rail", line) + path("tie", ties)
    ties = "".join(sleepers(arm_spots(side, (6.25, 18.75)), hand) for side in sides)
    line += "".join(f"M{pt(s, 20)}A30 30 0 0 0 {pt((s + 1) % 4, 20)}" for s in sides if (s + 1) % 4 in sides)
    if len(sides) == 3:
        blank = next(side for side in range(4) if side not in sides)
        # The switch curves leave only the closed side of the trunk free for sleepers.
        ties += sleepers(arm_spots((blank + 1) % 4, (31.25, 43.75, 56.25, 68.75)), hand, inner=1)
    return path("rail", line) + path("tie", ties)


def _roads(sides: Sequence[int], station: bool, hand: Hand) -> str:
    if len(sides) == 2 and opposite(*sides):
        bed = straight(sides[0])
        edge = straight(sides[0], ROAD, hand.wobble(0.6)) + straight(sides[0], -ROAD, hand.wobble(0.6))
        if not station:
            return path("bed", bed) + path("edge", edge) + path("dash", straight(sides[0], lap=0))
    elif len(sides) == 2 and not station:
        a, b = sides
        edge = curve(a, b, ROAD) + curve(a, b, -ROAD)
        return path("bed", curve(a, b)) + path("edge", edge) + path("dash bend", curve(a, b, lap=0))
    elif len(sides) == 1:
        bed = f"M{pt(sides[0], -LAP)}L50 50"
        edge = "".join(f"M{pt(sides[0], -LAP, off)}L{pt(sides[0], 50, off)}" for off in (ROAD, -ROAD))
    else:
        bed = "".join(f"M{pt(side, -LAP)}L{pt(side, 50 + ROAD)}" for side in sides)
        edge = "".join(outline(sides, ROAD, 8))
    dash = "".join(f"M{pt(side, 0)}L{pt(side, 36)}" for side in sides)
    return path("bed", bed) + path("edge", edge) + path("dash", dash)


def _overpass(road: Sequence[int], rail: Sequence[int], hand: Hand) -> str:
    """The road bridges the railway: a gap on both sides and parapets with wing walls."""
    under = "".join(f"M{pt(side, -LAP)}L{pt(side, 28)}" for side in rail)
    ties = "".join(sleepers(arm_spots(side, (6.25, 18.75)), hand) for side in rail)
    side = road[0]
    walls = "".join(
        f"M{pt(side, 24, off + wing)}L{pt(side, 30.5, off)}L{pt(side, 69.5, off)}L{pt(side, 76, off + wing)}"
        for off, wing in ((ROAD, 6.5), (-ROAD, -6.5))
    )
    return path("rail", under) + path("tie", ties) + _roads(road, False, hand) + path("wall", walls)


def _tongue(side: int, half: float, top: float) -> str:
    """Lava that comes in from one border and ends before the middle."""
    return (
        f"M{pt(side, -LAP, half)}L{pt(side, 0, half)}C{pt(side, 12, half)} {pt(side, top, half - 3)} {pt(side, top, 2)}"
        f"C{pt(side, top, -half + 6)} {pt(side, 14, -half)} {pt(side, 0, -half)}L{pt(side, -LAP, -half)}"
    )


def _lava(sides: Sequence[int], hand: Hand) -> str:
    if len(sides) == 1:
        banks, flow = [_tongue(sides[0], LAVA, 29)], _tongue(sides[0], 19, 19)
    elif len(sides) == 2 and not opposite(*sides):
        a, b = sides if (sides[0] + 1) % 4 == sides[1] else sides[::-1]
        near, far = 50 - LAVA, 50 + LAVA
        area = (
            f"M{pt(a, -LAP, -LAVA)}L{pt(a, 0, -LAVA)}A{far} {far} 0 0 0 {pt(b, 0, LAVA)}L{pt(b, -LAP, LAVA)}"
            f"L{pt(b, -LAP, -LAVA)}L{pt(b, 0, -LAVA)}A{near} {near} 0 0 1 {pt(a, 0, LAVA)}L{pt(a, -LAP, LAVA)}Z"
        )
        flow = curve(a, b, 16) + curve(a, b, -17)
        return path("lava", area) + path("bank", curve(a, b, LAVA) + curve(a, b, -LAVA)) + path("flow", flow)
    else:
        banks = outline(sides, LAVA, 9, 5)
        flow = "".join(outline(sides, 17, 14, 4))
    area = banks[0] + "".join("L" + bank[1:] for bank in banks[1:]) + "Z"
    vent = ""
    if len(sides) == 4:
        flow = ring(32, hand, 12, 1.8) + ring(23, hand, 11, 1.6)
        vent = path("vent", ring(12, hand, 10, 1.4))
    return path("lava", area) + path("bank", "".join(banks)) + path("flow", flow) + vent


def _trail(corners: Sequence[str]) -> str:
    points = [_CORNER_AT[corner] for corner in corners]
    hub = next((p for p in points if all(p[0] == q[0] or p[1] == q[1] for q in points)), None)
    if len(points) > 2 and hub is not None:
        # Three corners meet at a fork beside the one between the two others.
        fork = (hub[0] + (50 - hub[0]) * 0.52, hub[1] + (50 - hub[1]) * 0.52)
        pull = ((50 - hub[0]) * 0.06, (50 - hub[1]) * 0.06)
        data = ""
        for p in points:
            bend = fork if p == hub else ((p[0] + fork[0]) / 2 + pull[0], (p[1] + fork[1]) / 2 + pull[1])
            data += f"M{xy(p)}Q{xy(bend)} {xy(fork)}"
    elif len(points) == 2 and hub is not None:
        (ax, ay), (bx, by) = points
        mx, my = (ax + bx) / 2, (ay + by) / 2
        data = f"M{xy(points[0])}Q{xy((mx + (50 - mx) * 0.62, my + (50 - my) * 0.62))} {xy(points[1])}"
    elif len(points) == 2:
        (ax, ay), (bx, by) = points
        dx, dy = (bx - ax) * 0.28 + (by - ay) * 0.14, (by - ay) * 0.28 - (bx - ax) * 0.14
        data = f"M{xy(points[0])}C{xy((ax + dx, ay + dy))} {xy((bx - dx, by - dy))} {xy(points[1])}"
    else:
        data = "".join(f"M{xy(p)}L50 50" for p in points)
    return path("casing", data) + path("trail", data)


def _trees(glyph: Glyph, keep_clear: Sequence[Point], hand: Hand) -> str:
    crowns, trunks = "", ""
    for spot in _TREES:
        if any(distance(spot, group, glyph.station) <= 25 for group in glyph.groups):
            continue
        if any(abs(spot[0] - x) + abs(spot[1] - y) < 22 for x, y in keep_clear):
            continue
        x, y, k = spot[0] + hand.wobble(1.6), spot[1] + hand.wobble(1.6), 1 + hand.wobble(0.12)
        crowns += f"M{xy((x, y - 11 * k))}L{xy((x + 7 * k, y + 5 * k))}H{number(x - 7 * k)}Z"
        trunks += f"M{xy((x, y + 5))}v5"
    return path("tree", crowns) + path("trunk", trunks)


def station(hand: Hand) -> str:
    """The square of a station."""
    turn = number(hand.wobble(1.6))
    corner, side = 50 - STATION, 2 * STATION
    turned = "" if turn == "0" else f' transform="rotate({turn} 50 50)"'
    return f'<rect class="station" x="{corner}" y="{corner}" width="{side}" height="{side}" rx="1.6"{turned}/>'


def piece(glyph: Glyph, hand: Hand, keep_clear: Sequence[Point] = ()) -> str:
    """The strokes of a piece in a space of 100 by 100; trees leave the spots in `keep_clear` free."""
    lava: list[list[int]] = []
    routes: list[tuple[list[int], list[int]]] = []
    for group in glyph.groups:
        road, rail, flow = ([side for side in group if glyph.edges[side] == kind] for kind in "HRL")
        if flow:
            lava.append(flow)
        if road or rail:
            routes.append((road, rail))
    strokes = [_lava(sides, hand) for sides in lava]
    crossing = next((road for road, rail in routes if len(road) == 2 and not rail and opposite(*road)), None)
    below = next((rail for road, rail in routes if len(rail) == 2 and not road and opposite(*rail)), None)
    if crossing and below:
        strokes.append(_overpass(crossing, below, hand))
    else:
        for road, rail in routes:
            if rail:
                strokes.append(_rails(rail, glyph.station, hand))
            if road:
                strokes.append(_roads(road, glyph.station, hand))
    if glyph.trail:
        strokes.append(_trail(glyph.trail))
    if glyph.station:
        if len(glyph.joins) == 1 and len(glyph.groups[0]) == 1:
            only = glyph.groups[0][0]
            strokes.append(path("wall", f"M{pt(only, 72, -14)}L{pt(only, 72, 14)}"))
        strokes.append(station(hand))
    if glyph.trees:
        strokes.append(_trees(glyph, keep_clear, hand))
    return "".join(strokes)


def crater(hand: Hand) -> str:
    """A crater with its stones."""
    stones = "M20 22l5 3M80 27l3-5M76 82l5 2M17 72l4 4M50 11l1 4"
    return path("pit", ring(25, hand, 14, 1.4)) + path("stone", spokes(23, 15, 17, hand) + stones)


def room_at(glyph: Glyph, corner: str) -> float:
    """How much free paper a corner of the space has for a number or a sign."""
    if corner in glyph.trail:
        return 0.0
    x, y = _CORNER_AT[corner]
    spot = (x + (50 - x) * 0.3, y + (50 - y) * 0.3)
    halves = {"H": ROAD, "R": 10.5, "L": LAVA}
    widths = ((group, max(halves[glyph.edges[side]] for side in group)) for group in glyph.groups)
    return min((distance(spot, group, glyph.station) - half for group, half in widths), default=50.0)


def free_corners(glyph: Glyph) -> list[str]:
    """The corners of the space, those with room for a number or a sign first, clockwise from the top left."""
    return sorted(CORNERS, key=lambda corner: min(room_at(glyph, corner), 18.0), reverse=True)


def corner_spot(corner: str, inset: float) -> Point:
    """The point that lies `inset` units from both sides of a corner."""
    x, y = _CORNER_AT[corner]
    return x + (inset if x == 0 else -inset), y + (inset if y == 0 else -inset)
