"""Pieces in characters: an end at each edge, the same for every orientation."""

from __future__ import annotations

import pytest
from tests.render.glyphs import PIECES, every_way, mark_names, turned

from railwright.render import glyph_text
from railwright.render.ink_letters import STATION, letters_of, outermost
from railwright.render.letters import COLS, MIDDLE, ROWS


def lines(name: str, orientation: int = 0) -> list[str]:
    return glyph_text(turned(PIECES[name], orientation), colour=False)


@pytest.mark.parametrize("name", PIECES)
def test_an_end_at_each_edge(name: str) -> None:
    """Beside the middle of a side stands a line, lava or water exactly where the glyph has an end."""
    for glyph in every_way(name):
        letters = letters_of(glyph)
        assert all(0 <= row < ROWS and 0 <= col < COLS for row, col in letters)
        for side, kind in enumerate(glyph.edges):
            letter = letters.get(outermost(side))
            serves = letter is not None and side in letter.sides
            assert serves == (kind != "_")
            if letter is not None and serves:
                expected = {"H": "║═╔╗╚╝", "R": "┿╂╭╮╰╯╵╷", "L": "▒", "V": "≈", "K": "~"}[kind]
                assert letter.char in expected


@pytest.mark.parametrize("name", PIECES)
def test_signs(name: str) -> None:
    """A station stands in the middle; trees and trails are there when the glyph has them."""
    for glyph in every_way(name):
        letters = letters_of(glyph)
        roles = {letter.role for letter in letters.values()}
        assert (letters[MIDDLE].char == STATION if MIDDLE in letters else False) == glyph.station
        assert ("tree" in roles, "trail" in roles) == ("trees" in mark_names(glyph), "trail" in mark_names(glyph))
        assert ("cactus" in roles) == bool({"cactus", "two cacti"} & set(mark_names(glyph)))
        assert ("palm" in roles) == ("oasis" in mark_names(glyph))


@pytest.mark.parametrize("name", PIECES)
def test_half_a_turn(name: str) -> None:
    """Half a turn of the glyph is half a turn of the places that its routes take."""
    glyph = PIECES[name]
    beside = {"trail", "cactus", "palm"}
    routes = {place for place, letter in letters_of(glyph).items() if letter.role not in beside}
    turned_round = {place for place, letter in letters_of(turned(glyph, 2)).items() if letter.role not in beside}
    assert turned_round == {(ROWS - 1 - row, COLS - 1 - col) for row, col in routes}


@pytest.mark.parametrize(
    ("name", "orientation", "expected"),
    [
        ("highway-t", 0, ["   ║   ", "   ╠═══", "   ║   "]),
        ("railway-t", 1, ["       ", "╂─╂┬╂─╂", "   ┿   "]),
        ("railway-curve", 3, ["   ┿   ", "╂─╂╯   ", "       "]),
        ("overpass", 0, ["   ║   ", "╂─╴║╶─╂", "   ║   "]),
        ("overpass", 1, ["   ╵   ", "═══════", "   ╷   "]),
        ("special-hhrr", 0, ["   ║   ", "╂─╂■═══", "   ┿   "]),
        ("highway-double-curve", 0, [" ╔═╝   ", "═╝   ╔═", "   ╔═╝ "]),
        ("railway-double-curve", 1, ["   ╰╂╮ ", "╂╮   ╰╂", " ╰╂╮   "]),
        ("highway-terminal", 0, ["   ║   ", "   ■   ", "  ━━━  "]),
        ("railway-terminal", 1, ["       ", " ┃ ■╂─╂", "       "]),
        ("volcano", 0, [" ▒▒▒▒▒ ", "▒▒▒●▒▒▒", " ▒▒▒▒▒ "]),
        ("lava-highway", 1, ["   ║   ", "▒▒ ║   ", "   ║   "]),
        ("forest-railway-curve", 0, [" ▲ ┿ ▲ ", "▲  ╰╂─╂", " ▲ ▲ ▲ "]),
        ("trail-highway-straight", 0, [" •     ", "═══════", "     • "]),
        ("trail-railway-curve", 0, [" • • • ", "•  ╭╂─╂", "•  ┿   "]),
        ("trail-highway-t", 1, ["   ║  •", "═══╣ • ", "   ║  •"]),
        ("river-curve", 0, [" ≈≈≈≈≈ ", " ≈≈≈≈≈≈", "       "]),
        ("river-bridge-highway", 0, ["   ║   ", "≈≈≈║≈≈≈", "   ║   "]),
        ("river-bridge-railway", 1, [" ≈≈≈≈≈ ", "╂─╂─╂─╂", " ≈≈≈≈≈ "]),
        ("lake-1", 1, ["       ", "     ~~", "       "]),
        ("lake-2", 0, [" ~~~~~ ", " ~~~~~~", "       "]),
        ("lake-full", 0, [" ~~~~~ ", "~~~~~~~", " ~~~~~ "]),
        ("lake-pier-highway", 0, [" ~~~~~ ", "   ■   ", "   ║   "]),
        ("lake-pier-railway", 1, ["       ", "╂─╂■ ~~", "       "]),
        ("lake-pier-corner", 0, [" ~~~~~ ", "╂─╂■~~~", "   ║   "]),
    ],
)
def test_known_pieces(name: str, orientation: int, expected: list[str]) -> None:
    """Roads are double lines, rails carry sleepers, and each sign has its character."""
    assert lines(name, orientation) == expected
