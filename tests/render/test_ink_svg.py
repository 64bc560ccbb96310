"""Sheets and dice become complete, small, well-formed SVG documents."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from tests.render.glyphs import EXITS, PIECES, every_way, turned

from railwright.render import Building, Cell, Exit, Glyph, Line, Picture, Sign, Track, glyph_svg, sheet_svg, sheets_svg
from railwright.render.ink_svg import DieState
from railwright.render.theme import DARK, LIGHT, Theme

SVG = "{http://www.w3.org/2000/svg}"
BUILDINGS = (Building(0, 0, "factory"), Building(3, 3, "university"), Building(5, 4, "village"))
HOSTILE = 'x</text><script>alert("1")</script>&amp;\x1b[31m\x00\ud800 \u202e]]>'

FULL = Picture(
    cells=tuple(
        Cell(k // 7, k % 7, turned(list(PIECES.values())[k % len(PIECES)], k % 8), round=1 + k % 7, wet=k % 9 == 0)
        for k in range(48)
    ),
    exits=EXITS,
    buildings=BUILDINGS,
    signs=(Sign("crater", 6, 6), Sign("meteor", 6, 6, fills=False)),
    networks=(((0, 0, "NS"), (0, 1, "NES")),),
    network_labels=("2 exits: 4",),
    lines=(
        Line("H", ((0, 0, "S"), (1, 0, "NS"), (2, 0, "N")), "highway 3"),
        Line("R", ((3, 3, "WN"), (2, 3, "S")), "2"),
    ),
    open_ends=((0, 0, "E"), (5, 5, "S")),
    open_ends_label="2 open ends",
    villages=Track(("2", "4", "6", "8"), 2),
    universities=Track(("", "", "+"), 1),
    caption="All at once",
)


def parsed(svg: str) -> Element:
    root = ElementTree.fromstring(svg)
    assert root.tag == SVG + "svg"
    return root


def classes(root: Element) -> Counter[str]:
    return Counter(name for el in root.iter() for name in el.get("class", "").split())


def traced(root: Element) -> list[str | None]:
    return [el.get("d") for el in root.iter(f"{SVG}path") if el.get("class", "").startswith("trace ")]


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_every_way(name: str) -> None:
    """Each piece in each orientation is a well-formed document of less than 9 kB."""
    for glyph in every_way(name):
        svg = glyph_svg(glyph)
        parsed(svg)
        assert len(svg.encode()) < 9_000


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("state", get_args(DieState))
def test_dice_in_every_state(theme: Theme, state: DieState) -> None:
    """A die is drawn in every theme and state, with a border and without one."""
    for border in (True, False):
        root = parsed(glyph_svg(PIECES["overpass"], theme=theme, state=state, border=border))
        assert classes(root)["parapet"] == 1
        assert (root.find(f"{SVG}clipPath") is not None) == border
        assert classes(root)[state] == (0 if state == "ink" else 1)


@pytest.mark.parametrize("theme", get_args(Theme))
def test_full_sheet(theme: Theme) -> None:
    """A sheet with everything on it is well formed, below 60 kB, and needs no other file or host."""
    svg = sheet_svg(FULL, theme=theme)
    counted = classes(parsed(svg))
    assert len(svg.encode()) < 60_000
    assert "url(" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert (counted["wet"], counted["crater"], counted["error"] - 1, counted["trace"] - 2) == (12, 1, 2, 2)
    assert counted["full"] == 3
    assert counted["round"] == 48


def test_empty_sheet() -> None:
    """A sheet without anything still has its frame, grid and coordinates."""
    root = parsed(sheet_svg(Picture()))
    assert [el.text for el in root.iter(f"{SVG}text")] == [t for k in range(7) for t in (str(k + 1), "ABCDEFG"[k])]
    frame = next(el for el in root.iter(f"{SVG}path") if el.get("class") == "frame")
    assert frame.get("d") == "M0 0H700M700 0V700M0 700H700M0 0V700"


def test_frame_is_open_at_exits_only() -> None:
    """The frame is interrupted 17 units to both sides of each exit."""
    root = parsed(sheet_svg(Picture(exits=(Exit(0, 1, "N", "H"), Exit(5, 6, "E", "R")))))
    frame = next(el for el in root.iter(f"{SVG}path") if el.get("class") == "frame")
    assert frame.get("d") == "M0 0H133M167 0H700M700 0V533M700 567V700M0 700H700M0 0V700"


def test_hostile_text_is_text() -> None:
    """A caption, a label and a box cannot leave their text element, and what XML forbids is gone."""
    picture = Picture(caption=HOSTILE, villages=Track((HOSTILE,)), networks=((),), network_labels=(HOSTILE,))
    svg = sheet_svg(picture)
    root = parsed(svg)
    assert "script" not in {el.tag.removeprefix(SVG) for el in root.iter()}
    said = [el.text or "" for el in root.iter() if "alert" in (el.text or "")]
    assert said == ['x</text><script>alert("1")</script>&amp;[31m ]]>'] * len(said)
    assert len(said) == 4


def test_long_caption_is_wrapped() -> None:
    """A long caption takes several lines and the document grows with it."""
    short, long = (parsed(sheet_svg(Picture(caption="word " * count))) for count in (3, 60))
    heights = [float(root.get("height", "")) for root in (short, long)]
    assert heights[1] > heights[0] + 60
    assert classes(long)["say"] == 4


def test_sizes() -> None:
    """On screen a sheet is as wide as asked for; a printed one is measured in millimetres."""
    assert parsed(sheet_svg(Picture(), size=500)).get("width") == "500"
    assert parsed(sheet_svg(Picture(), theme="print")).get("width") == "180mm"
    assert parsed(sheet_svg(Picture(), theme="print", size=90)).get("height") == "90mm"


def test_small_sheets_have_thick_pens_and_no_small_print() -> None:
    """Below 200 pixels there are no coordinates, numbers or notes, and the pens are wider."""
    svg = sheet_svg(FULL, size=160)
    root = parsed(svg)
    assert [*root.iter(f"{SVG}text")] == []
    assert ".edge{stroke-width:6}" in svg


def test_without_labels() -> None:
    """Without labels there are neither coordinates nor round numbers."""
    counted = classes(parsed(sheet_svg(FULL, labels=False)))
    assert (counted["coord"], counted["round"]) == (0, 0)


def test_colours_of_theme_and_player() -> None:
    """Themes and players have their own colours and scopes, so that drawings on one page do not mix."""
    light, dark = sheet_svg(FULL, player=2), sheet_svg(FULL, theme="dark", player=3)
    assert f".rw-light-2 .piece.wet{{color:{LIGHT.player(2)}}}" in light
    assert f".rw-dark-3 .piece.wet{{color:{DARK.player(3)}}}" in dark
    rules = re.findall(r"\}([^{]+)\{", re.search(r"<style>(.*)</style>", light)[1])  # type: ignore[index]
    assert all(rule.startswith(".rw-light-2") for rule in rules)


def test_legal_spaces_and_meteor() -> None:
    """Each legal space has a wash and corner ticks; the meteor's place is marked even without a crater (RI-7.1)."""
    counted = classes(parsed(sheet_svg(Picture(legal=((0, 0), (3, 3)), signs=(Sign("meteor", 3, 3, fills=False),)))))
    assert (counted["wash"], counted["ticks"], counted["meteor-mark"], counted["crater"]) == (2, 2, 1, 0)


def test_buildings_stay_visible() -> None:
    """A building's sign is large in an empty space and small beside a piece or a crater."""
    picture = Picture(
        buildings=BUILDINGS, cells=(Cell(0, 0, PIECES["overpass"], wet=True),), signs=(Sign("crater", 3, 3),)
    )
    counted = classes(parsed(sheet_svg(picture)))
    assert (counted["building"], counted["fresh"], counted["done"]) == (3, 1, 2)


@pytest.mark.parametrize(
    ("glyph", "sides", "data"),
    [
        (PIECES["highway-curve"], "NE", "M150 0A50 50 0 0 0 200 50"),
        (PIECES["highway-curve"], "EN", "M200 50A50 50 0 0 1 150 0"),
        (PIECES["highway-curve"], "E", "M150 0A50 50 0 0 0 200 50"),
        (PIECES["highway-terminal"], "N", "M150 50L150 0"),
        (PIECES["highway-t"], "NE", "M150 0L150 36Q150 50 164 50L200 50"),
        (PIECES["railway-t"], "NE", "M150 0L150 20A30 30 0 0 0 180 50L200 50"),
        (PIECES["special-hrrr"], "ES", "M200 50L164 50Q150 50 150 64L150 100"),
        (PIECES["overpass"], "EW", "M200 50L100 50"),
        (PIECES["highway-terminal"], "", "M150 50h.1"),
    ],
)
def test_traced_line_follows_the_piece(glyph: Glyph, sides: str, data: str) -> None:
    """A traced line runs on quarter circles, switches and corners as the piece does, and covers a whole end piece."""
    kind = "R" if "R" in glyph.edges and glyph.edges[0] != "H" else "H"
    picture = Picture(cells=(Cell(0, 1, glyph),), lines=(Line(kind, ((0, 1, sides),)),))  # type: ignore[arg-type]
    assert traced(parsed(sheet_svg(picture))) == [data]


def test_traced_line_is_one_stroke() -> None:
    """A line over several spaces is one unbroken stroke and roads are traced above rails."""
    cells = (Cell(0, 0, turned(PIECES["overpass"], 1)), Cell(0, 1, turned(PIECES["highway-straight"], 1)))
    lines = (Line("H", ((0, 0, "WE"), (0, 1, "W"))), Line("R", ((0, 0, "NS"),)))
    root = parsed(sheet_svg(Picture(cells=cells, lines=lines)))
    assert traced(root) == ["M50 0L50 100", "M0 50L100 50L100 50L200 50"]


def test_band_bends_at_a_station_and_curves_elsewhere() -> None:
    """A network's band follows the arms through a station and the quarter circle of a curve."""
    cells = (Cell(0, 0, PIECES["station-curve"]), Cell(0, 1, PIECES["highway-curve"]))
    root = parsed(sheet_svg(Picture(cells=cells, networks=(((0, 0, "NE"), (0, 1, "NE")),))))
    bands = [el.get("d") for el in root.iter(f"{SVG}path") if el.get("class") == "band"]
    assert bands == ["M50 0L50 50L100 50M150 0A50 50 0 0 0 200 50"]


def test_several_sheets_lie_side_by_side_in_one_document() -> None:
    """Three sheets take two columns and two rows, each with its own player's colours; one alone is just itself."""
    three = [(player, FULL) for player in (1, 2, 3)]
    for theme in ("light", "print"):
        root = ElementTree.fromstring(sheets_svg(three, theme=theme))
        inner = root.findall(f"{SVG}svg")
        width, height = (max(float(one.get(side) or 0) for one in inner) for side in ("width", "height"))
        places = [(float(one.get("x") or 0), float(one.get("y") or 0)) for one in inner]
        assert places == [(0, 0), (width, 0), (0, pytest.approx(height))]
        whole = [float(side) for side in (root.get("viewBox") or "").split()[2:]]
        assert whole == [2 * width, pytest.approx(2 * height)]
        assert len({one.get("class") for one in inner}) == 3
    assert sheets_svg(three[:1]) == sheet_svg(FULL, player=1)
