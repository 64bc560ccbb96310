"""Sheets in characters: known sheets pinned, widths kept, no codes without colour."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from tests.render.glyphs import EXITS, PIECES, turned

from railwright.render import (
    Building,
    Cell,
    Exit,
    Glyph,
    GridPath,
    Line,
    Picture,
    Sign,
    Track,
    glyph_text,
    sheet_text,
    steps_text,
)
from railwright.render.theme import PALETTES, Theme

CODES = re.compile(r"\x1b\[[0-9;]*m")

STORM = Picture(
    size=3,
    centre=(1, 1, 1, 1),
    exits=(Exit(0, 1, "N", "H"), Exit(1, 0, "W", "R"), Exit(1, 2, "E", "R"), Exit(2, 1, "S", "R")),
    cells=(
        Cell(0, 1, PIECES["station-t-highway"], round=1),
        Cell(1, 1, PIECES["overpass"], round=2, wet=True),
        Cell(2, 1, PIECES["station-straight"], round=3),
        Cell(1, 0, turned(PIECES["railway-straight"], 1), round=1),
        Cell(2, 0, PIECES["forest"], round=4),
        Cell(0, 2, turned(PIECES["trail-railway-curve"], 1), round=4),
    ),
    buildings=(Building(0, 0, "factory"), Building(1, 1, "village")),
    signs=(Sign("crater", 1, 2), Sign("meteor", 1, 2, fills=False)),
    legal=((2, 2),),
    open_ends=((1, 1, "E"), (0, 2, "S")),
    open_ends_label="2 open ends",
    networks=(((0, 1, "NES"), (1, 1, "NS"), (2, 1, "NS")), ((1, 0, "EW"), (1, 1, "EW"))),
    network_labels=("2 exits: 4",),
    lines=(Line("H", ((0, 1, "NS"), (1, 1, "NS"), (2, 1, "N")), "highway 3"),),
    villages=Track(("2", "4"), 1),
    universities=Track(("", "+")),
    caption="Round 4, after the storm",
)

STORM_TEXT = r"""
         1       2       3
                 ║
     ┏━━━━━━━━━━╸║╺━━━━━━━━━━┓
     ┃        ¹  ║    ⁴• • • ┃
 A   ┃   F       ■╂─╂─╂─╂╮  •┃
     ┃           ║       ┿  •┃
     ┃       ┌   ║   ┐   ×   ┃
     ┃¹       2  ║  V  ╭╌╌╌╮ ┃
 B ─╂─╂─╂─╂─╂─╂─╴║╶─╂× ╎ * ╎ ─╂─
     ┃           ║     ╰╌╌╌╯ ┃
     ┃       └   ║   ┘       ┃
     ┃⁴▲ ▲ ▲  ³  ║    ┌     ┐┃
 C   ┃▲ ▲ ▲ ▲    ■           ┃
     ┃ ▲ ▲ ▲     ┿    └     ┘┃
     ┗━━━━━━━━━━╸│╺━━━━━━━━━━┛
                 ┿

     V village ■2 □4
     U university □ □+
     F factory
     - 2 exits: 4 (A2 B2 C2)
     - network 2 (B1 B2)
     - highway 3 (A2 B2 C2)
     × 2 open ends
     Round 4, after the storm
"""

STORM_COMPACT = r"""
         1      2      3
                ║
     ┏━━━━━━━━━╸║╺━━━━━━━━━┓
     ┃       ¹  ║   ⁴• • • ┃
 A   ┃   F      ■╂─╂╂─╂╮  •┃
     ┃          ║      ×  •┃
     ┃¹      2  ║  V ╭╌╌╌╮ ┃
 B ─╂─╂─╂─╂─╂╂─╴║╶─× ╎ * ╎ ─╂─
     ┃          ║    ╰╌╌╌╯ ┃
     ┃⁴▲ ▲ ▲ ³  ║   ┌     ┐┃
 C   ┃▲ ▲ ▲ ▲   ■          ┃
     ┃ ▲ ▲ ▲    ┿   └     ┘┃
     ┗━━━━━━━━━╸│╺━━━━━━━━━┛
                ┿
"""

FULL = Picture(
    cells=tuple(Cell(k // 7, k % 7, turned(list(PIECES.values())[k % 33], k % 8), round=1 + k % 7) for k in range(49)),
    exits=EXITS,
    networks=(tuple((k // 7, k % 7, "NESW") for k in range(49)),),
    caption="A long caption with 漢字 and words " * 9,
)


def test_sheet_is_pinned() -> None:
    """A sheet with every kind of mark looks exactly so."""
    assert "\n" + sheet_text(STORM, colour=False) == STORM_TEXT


def test_compact_sheet_is_pinned() -> None:
    """The compact form has the same routes without rows and columns between the spaces."""
    text = sheet_text(STORM, colour=False, compact=True)
    assert "\n" + text[: text.index("\n\n") + 1] == STORM_COMPACT


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("true_colour", [False, True])
def test_colour_changes_no_character(theme: Theme, true_colour: bool) -> None:
    """Without its codes the coloured sheet above the notes is the plain one, painted over its full width."""
    plain = sheet_text(STORM, colour=False).split("\n\n")[0].split("\n")
    coloured = sheet_text(STORM, colour=True, true_colour=true_colour, theme=theme).split("\n")
    stripped = [CODES.sub("", line) for line in coloured[: len(plain)]]
    assert [line.rstrip() for line in stripped] == plain
    assert len({len(line) for line in stripped}) == 1
    assert all(line.endswith("\x1b[0m") for line in coloured if line)


def test_no_codes_without_colour() -> None:
    """Plain text holds no escape code, whatever the caption brings along."""
    text = sheet_text(replace(STORM, caption="\x1b[31mred\x07\x9b2J"), colour=False)
    assert text.endswith("[31mred2J\n")
    assert all(char == "\n" or char.isprintable() for char in text)


def test_hostile_caption_in_colour() -> None:
    """A caption cannot bring codes of its own into a coloured sheet."""
    text = sheet_text(replace(STORM, caption="\x1b]0;title\x07\x1b[5mblink"), colour=True)
    assert all(char == "\n" or char.isprintable() for char in CODES.sub("", text))
    assert "]0;title[5mblink" in text


@pytest.mark.parametrize(("width", "compact", "widest"), [(80, False, 65), (80, True, 59), (60, False, 59)])
def test_width(width: int, compact: bool, widest: int) -> None:
    """A sheet stays below 80 columns, and a narrow terminal gets the compact form by itself."""
    for colour in (False, True):
        lines = CODES.sub("", sheet_text(FULL, colour=colour, width=width, compact=compact)).split("\n")
        wide = [sum(2 if ord(char) > 0x3000 else 1 for char in line) for line in lines]
        assert max(wide) <= widest
        assert not colour or set(wide) == {widest, 0}


def test_rows_of_the_compact_form() -> None:
    """A compact sheet with its notes fits a window of 30 rows."""
    text = sheet_text(replace(FULL, networks=(), caption="Round 5"), colour=False, compact=True)
    assert len(text.splitlines()) <= 30


def test_meteor_on_a_drawn_space() -> None:
    """A piece drawn over the last hit stays legible: the star moves to a blank corner (RI-7.3)."""
    text = sheet_text(
        Picture(
            size=1, centre=None, cells=(Cell(0, 0, PIECES["overpass"]),), signs=(Sign("meteor", 0, 0, fills=False),)
        ),
        colour=False,
    )
    assert "┃╂─╴║╶─╂┃" in text
    assert "┃*  ║   ┃" in text


def test_ends_of_different_kinds_do_not_connect() -> None:
    """Between a road and a rail, or at a blank side, the border stays empty."""
    east = turned(PIECES["highway-straight"], 1)
    pairs = {east: "═══════════════", turned(PIECES["railway-straight"], 1): "═══════ ╂─╂─╂─╂"}
    for glyph, expected in pairs.items():
        picture = Picture(size=2, centre=None, cells=(Cell(0, 0, east), Cell(0, 1, glyph)))
        assert f" A   ┃{expected}┃" in sheet_text(picture, colour=False)


def test_lava_connects_over_its_width() -> None:
    """Two lava sides that meet are one flow (RI-6.5)."""
    flow = PIECES["lava-straight"]
    text = sheet_text(Picture(size=2, centre=None, cells=(Cell(0, 0, flow), Cell(1, 0, flow))), colour=False)
    assert text.count("┃ ▒▒▒▒▒ ") == 7


@pytest.mark.parametrize("name", PIECES)
def test_glyph_text_is_three_by_seven(name: str) -> None:
    """A piece takes three lines of seven columns, in colour, too."""
    glyph: Glyph = PIECES[name]
    for lines in (glyph_text(glyph, colour=False), glyph_text(glyph, colour=True, wet=True)):
        assert [len(CODES.sub("", line)) for line in lines] == [7, 7, 7]


def test_wet_glyph_has_the_players_colour() -> None:
    """A wet piece is drawn in its player's colour."""
    one, two = (glyph_text(PIECES["overpass"], colour=True, wet=True, player=player) for player in (1, 2))
    assert one != two


def test_what_runs_along_lines_lies_between_the_spaces() -> None:
    """With gaps it fills them, open under a bridge; without, it lies along the sides; points are marked."""
    road = Glyph("_H_H", ("EW",))
    paths = (GridPath("canyon", 3, 0, "EES"), GridPath("bridge", 3, 2, "S"))
    picture = Picture(cells=(Cell(3, 1, road), Cell(3, 2, road)), paths=paths)
    large = sheet_text(picture, colour=False, points=((4, 2),)).splitlines()
    small = sheet_text(picture, colour=False, compact=True).splitlines()
    across = next(line for line in large if "▒▒▒" in line)
    assert across.count("▒") == 16
    road_row = next(line for line in large if "═══" in line)
    assert "▒" not in road_row
    assert sum("●" in line for line in large) == 1
    assert sum("▔" * 14 in line for line in small) == 1
    assert sum("▏" in line for line in small) == 2


def test_a_die_face_that_runs_along_lines() -> None:
    """Three rows of seven columns, two columns a step."""
    assert steps_text("EES", "canyon") == ["       ", "▒▒▒▒▒  ", "    ▒  "]
    assert [len(line) for line in steps_text("EEE", "canyon")] == [7, 7, 7]
