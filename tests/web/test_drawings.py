"""The page shows the server's drawings and makes none itself."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.web.node import STATIC, node

from railwright.ink.options import MOST_PLAYERS
from railwright.ink.picture import glyphs_by_piece
from railwright.ink.rules.pieces import PIECE_LIST
from railwright.line.deck_file import standard_deck
from railwright.render.art import drawings as art
from railwright.render.ink_piece import hand_in, piece
from railwright.render.line_card import card
from railwright.render.theme import DARK, LIGHT, Palette
from railwright.server.drawings import drawings, style

ASK = """
import {{ readFileSync }} from 'node:fs';
import {{ pieceIn, useDrawings }} from '{module}';
const told = JSON.parse(readFileSync('{file}'));
useDrawings(told);
const out = {{}};
for (const [piece, turned] of Object.entries(told.ink.pieces)) {{
  for (const orientation of turned.keys()) {{
    for (const space of Object.keys(told.ink.hands).filter(name => /^[A-G][1-7]$/.test(name))) out[`${{piece}}/${{orientation}}/${{space}}`] = pieceIn(space, piece, orientation);
  }}
}}
console.log(JSON.stringify(out));
"""  # noqa: E501  # another language


ASK_CARDS = """
import {{ readFileSync }} from 'node:fs';
import {{ useDrawings }} from '{module}';
import {{ cardMarkup }} from '{line}';
useDrawings(JSON.parse(readFileSync('{file}')));
const cards = JSON.parse(readFileSync('{cards}'));
console.log(JSON.stringify(Object.fromEntries(Object.entries(cards).map(([id, lanes]) => [id, cardMarkup(lanes)]))));
"""


def asked(folder: Path, question: str) -> dict[str, str]:
    """What the page's modules answer once they know the server's drawings."""
    (folder / "drawings.json").write_bytes(drawings())
    cards = {one.id: one.lanes for one in standard_deck().cards}
    (folder / "cards.json").write_text(json.dumps(cards))
    modules = {"module": STATIC / "js" / "drawings.js", "line": STATIC / "line" / "drawing.js"}
    named = {name: path.as_uri() for name, path in modules.items()}
    script = folder / "ask.mjs"
    script.write_text(question.format(file=folder / "drawings.json", cards=folder / "cards.json", **named))
    done = node(script)
    assert done.returncode == 0, done.stderr
    answer: dict[str, str] = json.loads(done.stdout)
    return answer


def test_page_and_pictures_have_the_same_strokes(tmp_path: Path) -> None:
    """Every piece in every orientation and space is, byte for byte, the drawing that a saved picture has."""
    expected = {
        f"{name}/{orientation}/{'ABCDEFG'[row]}{col + 1}": piece(glyph, hand_in(row, col))
        for name, turned in glyphs_by_piece().items()
        for orientation, glyph in enumerate(turned)
        for row in range(7)
        for col in range(7)
    }
    assert asked(tmp_path, ASK) == expected
    assert len(expected) == 8 * 49 * len(PIECE_LIST)


def test_page_and_pictures_have_the_same_cards(tmp_path: Path) -> None:
    """Every card of Rail Line is, byte for byte, the drawing that a saved picture has."""
    expected = {}
    for one in standard_deck().cards:
        top, middle, bottom = (tuple(station) for station in one.lanes)
        expected[one.id] = card((top, middle, bottom))
    assert asked(tmp_path, ASK_CARDS) == expected
    assert len(expected) > 20


def test_no_module_of_the_page_draws_a_piece() -> None:
    """No stroke of a piece, a crater, a card or an engine is written down a second time."""
    told = json.loads(drawings())
    markup = json.dumps([told["ink"]["shapes"], told["ink"]["spaces"]["crater"], told["line"]])
    strokes = {name for names in re.findall(r'class=\\"([^"\\]+)\\"', markup) for name in names.split()}
    assert {"edge", "rail", "lava-line", "tree", "trail", "crater", "rail-ties", "body"} <= strokes
    drawing = re.compile(rf"""class=["'](?:{"|".join(strokes)})["' ]""")
    guilty = [path.name for path in STATIC.rglob("*.js") if drawing.search(path.read_text())]
    assert guilty == []


def test_every_class_has_its_look() -> None:
    """What an expansion draws is styled by its own module, and the page gets that style."""
    css = style().decode()
    for one in art():
        assert one.style.strip() in css


def test_drawings_are_light() -> None:
    """One request below 60 kB brings all drawings, and one below 3 kB how they look."""
    assert len(gzip.compress(drawings())) < 60_000
    assert len(gzip.compress(style())) < 3_000


@pytest.mark.parametrize(("colours", "which"), [(LIGHT, 0), (DARK, 1)])
def test_page_and_pictures_have_the_same_colours(colours: Palette, which: int) -> None:
    """Paper, inks, players and networks are those of the page, by day and by night."""
    text = (STATIC / "css" / "tokens.css").read_text().split(":root[data-palette")[0]
    page = {name: pair for name, *pair in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", text)}
    named = {name: colour for name, colour in colours.by_name(1).items() if name in page}
    assert {"sheet", "sheet-2", "ink", "ink-2", "ink-3", "grid", "printed", "bad", "trace-road"} <= named.keys()
    numbered = {f"p{n}": colours.player(n) for n in range(1, MOST_PLAYERS + 1)} | {
        f"net{n}": colours.network(n - 1) for n in range(1, 7)
    }
    for name, colour in (named | numbered).items():
        assert page[name][which] == colour, name
