"""Pieces are drawn from their data alone: each end reaches its border, and turning a glyph turns the strokes."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest
from tests.render.glyphs import PIECES, every_way, mark_names, turned

from railwright.core.errors import MalformedError
from railwright.render import Glyph, glyph_text
from railwright.render.ink_marks import space_art
from railwright.render.ink_piece import HANDS, free_corners, hand_in, piece, strokes
from railwright.render.pens import CORNER_AT, LAP, Hand, Point, at

ENDS = {
    "H": ("edge", (-13.0, 13.0)),
    "R": ("rail", (0.0,)),
    "L": ("lava-line", (-31.0, 31.0)),
    "V": ("river-line", (-21.0, 21.0)),
}
PLANTS = {"trees", "cactus", "two cacti", "oasis"}
WITHOUT_PLANTS = [name for name, glyph in PIECES.items() if not PLANTS & set(mark_names(glyph))]
POINTS_USED = {"M": 1, "L": 1, "Q": 2, "C": 3, "A": 1, "Z": 0}


def paths(markup: str) -> list[tuple[str, list[Point]]]:
    """The class of each path and the points of its path data."""
    found = []
    for path in ElementTree.fromstring(f"<g>{markup}</g>").iter("path"):
        points: list[Point] = []
        for command, numbers in re.findall(r"([MLQCAZ])([^MLQCAZ]*)", path.get("d", "")):
            values = [float(v) for v in numbers.split()]
            pairs = values[-2:] if command == "A" else values
            assert len(pairs) == 2 * POINTS_USED[command], path.get("d")
            points += zip(pairs[::2], pairs[1::2], strict=True)
        found.append((path.get("class", ""), points))
    return found


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def points_of(glyph: Glyph, *kinds: str) -> set[Point]:
    return {
        rounded(point) for kind, points in paths(strokes(glyph, Hand())) if kind.split()[0] in kinds for point in points
    }


def close(one: set[Point], two: set[Point]) -> bool:
    """Equal but for the rounding of coordinates."""

    def within(point: Point, others: set[Point]) -> bool:
        return any(abs(point[0] - x) < 0.11 and abs(point[1] - y) < 0.11 for x, y in others)

    return all(within(p, two) for p in one) and all(within(p, one) for p in two)


@pytest.mark.parametrize("name", WITHOUT_PLANTS)
def test_ends_lap_over_their_borders(name: str) -> None:
    """Exactly the ends of a piece cross the border: roads, lava and rivers with two lines, a rail with one."""
    for glyph, seed in product(every_way(name), (None, 3)):
        drawn = paths(strokes(glyph, Hand(seed)))
        for kind, (stroke, offsets) in ENDS.items():
            expected = {
                rounded(at(side, -LAP, off)) for side in range(4) if glyph.edges[side] == kind for off in offsets
            }
            lines = [points for named, points in drawn if named == stroke]
            outside = {p for points in lines for p in points if not (0 <= p[0] <= 100 and 0 <= p[1] <= 100)}
            assert outside == expected


@pytest.mark.parametrize("name", WITHOUT_PLANTS)
def test_turning_turns_every_stroke(name: str) -> None:
    """A quarter turn of the glyph is a quarter turn of the drawing."""
    kinds = ("edge", "bed", "dash", "rail", "sleepers", "parapet", "buffer", "lava-line", "lava-fill", "river-line")
    for orientation in range(4):
        glyph = turned(PIECES[name], orientation)
        expected = {(round(100 - y, 1), x) for x, y in points_of(glyph, *kinds)}
        assert close(points_of(turned(glyph, 1), *kinds), expected)


@pytest.mark.parametrize("name", WITHOUT_PLANTS)
def test_mirroring_mirrors_the_routes(name: str) -> None:
    """A mirrored glyph has mirrored roads and rails; lava flows as it likes between its ends."""
    kinds = ("edge", "bed", "dash", "rail", "sleepers", "parapet", "buffer")
    expected = {(round(100 - x, 1), y) for x, y in points_of(PIECES[name], *kinds)}
    assert close(points_of(turned(PIECES[name], 4), *kinds), expected)


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_drawn(name: str) -> None:
    """Every piece in every orientation shows its station, its plants and its trail, and nothing that it has not."""
    for glyph in every_way(name):
        kinds = [el.get("class") for el in ElementTree.fromstring(f"<g>{piece(glyph, 1)}</g>").iter()]
        names = set(mark_names(glyph))
        assert ("station" in kinds, "tree" in kinds) == (glyph.station, "trees" in mark_names(glyph))
        assert ("trail" in kinds, "rail" in kinds) == ("trail" in mark_names(glyph), "R" in glyph.edges)
        assert ("lava-line" in kinds, "edge" in kinds) == ("L" in glyph.edges, "H" in glyph.edges)
        assert ("river-line" in kinds) == ("V" in glyph.edges)
        cacti = kinds.count("cactus"), "palm" in kinds
        assert cacti == (len({"cactus"} & names) + 2 * len({"two cacti"} & names), "oasis" in names)
        assert ("lake-fill" in kinds, "jetty" in kinds) == ("K" in glyph.edges, "K" in glyph.edges and glyph.station)


@pytest.mark.parametrize("name", ["overpass", "river-bridge-highway", "river-bridge-railway"])
def test_bridges_have_walls(name: str) -> None:
    """Where a route goes over a railway or a river it has walls, and the lower way is drawn first (RI-13.4)."""
    for glyph in every_way(name):
        kinds = [kind for kind, _ in paths(piece(glyph, 1))]
        lower, upper = ("rail", "bed") if name == "overpass" else ("river-fill", "bed")
        assert kinds.index(lower) < kinds.index(upper) < kinds.index("parapet")


@pytest.mark.parametrize("name", [name for name in PIECES if name.startswith("lake-")])
def test_water_flows_over_whole_sides(name: str) -> None:
    """Water reaches both corners of each of its sides and a little further, so that a lake has no seam (RI-14.5)."""
    for glyph in every_way(name):
        corners = points_of(glyph, "lake-fill")
        for side in (side for side in range(4) if glyph.edges[side] == "K"):
            for off in (-50, 50):
                x, y = at(side, -LAP, off)
                assert any(abs(x - a) <= LAP and abs(y - b) <= LAP for a, b in corners), (glyph, side)


def test_trail_reaches_its_corners() -> None:
    """A trail runs through the very corners that it joins."""
    for glyph in (glyph for name in PIECES for glyph in every_way(name) if "trail" in mark_names(glyph)):
        corners = {CORNER_AT[corner] for _, *named in glyph.marks for corner in named}
        assert corners == {p for p in points_of(glyph, "trail") if p[0] in (0, 100) and p[1] in (0, 100)}


@pytest.mark.parametrize("corners", [("NW",), ("NW", "EN"), ("NW", "NW")])
def test_broken_trail(corners: tuple[str, ...]) -> None:
    """A trail joins at least two different corners."""
    with pytest.raises(MalformedError, match=r"\.$"):
        strokes(Glyph("____", (), marks=(("trail", *corners),)), Hand())


def test_overpass_parts_the_railway_only() -> None:
    """At an overpass the road is whole and the railway stops short of it, which way ever they run."""
    across = turned(PIECES["overpass"], 1)
    assert max(x for x, _ in points_of(across, "edge")) - min(x for x, _ in points_of(across, "edge")) > 100
    assert not any(30 < y < 70 for _, y in points_of(across, "rail"))


def test_terminal_has_a_buffer_behind_its_station() -> None:
    """A terminal's bar lies on the far side of its end (RI-5.3)."""
    assert points_of(turned(PIECES["railway-terminal"], 1), "buffer") == {(28, 36), (28, 64)}


def test_trees_leave_the_route_free() -> None:
    """A forest fills its space; beside a route there are fewer trees."""
    assert strokes(PIECES["forest"], Hand()).count("Z") == 17
    assert 4 <= strokes(PIECES["forest-highway-straight"], Hand()).count("Z") <= 12


def test_neighbours_are_drawn_by_different_hands() -> None:
    """Two of a kind side by side differ a little, and a piece looks the same whenever it is drawn in its space."""
    for row, col in product(range(7), range(6)):
        assert hand_in(row, col) != hand_in(row, col + 1)
        assert hand_in(col, row) != hand_in(col + 1, row)
    glyph = PIECES["railway-t"]
    assert len({piece(glyph, hand) for hand in range(HANDS)}) == HANDS
    assert piece(glyph, 2) == piece(glyph, 2)


def test_unknown_kinds_and_marks_have_a_stand_in() -> None:
    """An expansion that nobody has drawn yet can be seen and played."""
    unknown = Glyph("Q_H_", ("N", "S"), marks=(("penguin", "NE"),))
    kinds = [kind for kind, _ in paths(strokes(unknown, Hand()))]
    assert {"plain", "plain-mark", "edge"} <= set(kinds)
    assert "░" in "".join(glyph_text(unknown, colour=False))


def test_free_corners() -> None:
    """A number stands where no curve, lava or trail runs."""
    assert free_corners(PIECES["highway-straight"]) == ["NW", "NE", "SE", "SW"]
    assert free_corners(PIECES["highway-double-curve"])[0] == "NE"
    assert free_corners(PIECES["trail-railway-curve"])[0] == "SE"
    assert free_corners(PIECES["trail-highway-straight"])[:2] == ["NE", "SW"]


def test_crater_lies_inside_its_space() -> None:
    """A crater is a filled ring with slopes and its stones around it."""
    kinds = [el.get("class") for el in ElementTree.fromstring(f"<g>{space_art('crater', 2)}</g>")]
    assert kinds == ["crater-fill", "crater", "hachure", "stones"]
