"""Drawings of Rail Line from neutral data: characters of a fixed width and well-formed SVG."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from rich.cells import cell_len
from rich.text import Text

from railwright.core.chance import SeededChance
from railwright.line.deck import GOODS, SYMBOLS
from railwright.line.match import Match, Options, SetUp
from railwright.line.picture import sheet_picture, table_picture
from railwright.render.line_picture import (
    CardPicture,
    EnginePicture,
    SheetPicture,
    TablePicture,
    card_number,
    place,
)
from railwright.render.line_signs import sign
from railwright.render.line_svg import card_svg, sheet_svg, table_svg
from railwright.render.line_text import WIDTH, table_text
from railwright.render.terminal import Depth
from railwright.render.theme import Theme

NS = "{http://www.w3.org/2000/svg}"
NAMES = ("Ann", "Bob", "<Cid & Co>")


def match_after(decisions: int, players: int = 3, sheet: int = 2, seed: int = 3) -> Match:
    """A random game as far as it has come after so many decisions."""
    chance = SeededChance(seed)
    match = Match(Options(players, sheet), SetUp.drawn(players, chance))
    for _ in range(decisions):
        if match.decider is None:
            break
        legal = match.legal_actions()
        match.act(match.decider, legal[chance.below(len(legal))])
    return match


def test_positions_wind_in_three_rows() -> None:
    """RL-1.1: right, left, right; the curves stand outside."""
    assert [place(position) for position in (0, 8, 9, 10, 17, 18, 19, 26)] == [
        *((0, 0), (0, 8), (0, 9)),
        *((1, 8), (1, 1), (1, 0)),
        *((2, 1), (2, 8)),
    ]
    assert [card_number(position) for position in (8, 10, 17, 19, 26)] == [8, 9, 16, 17, 24]


@pytest.mark.parametrize("decisions", [1, 4, 40, 55, 500])
@pytest.mark.parametrize("players", [2, 3])
def test_text_fits_into_80_columns(decisions: int, players: int) -> None:
    """Every line of the table has at most 80 columns, plain and in colour, and both say the same."""
    match = match_after(decisions, players)
    picture = table_picture(match.view(0), NAMES, "A caption.")
    plain = table_text(picture)
    assert max(cell_len(line) for line in plain.splitlines()) <= WIDTH
    assert "\x1b" not in plain
    depths: tuple[Depth, ...] = ("256", "true")
    for depth in depths:
        coloured = table_text(picture, depth=depth)
        assert "\x1b" in coloured
        assert all(cell_len(Text.from_ansi(line).plain) <= WIDTH for line in coloured.splitlines())


def test_the_line_in_characters() -> None:
    """Stations, engines and the next free places stand where they belong."""
    picture = TablePicture(
        line=((("coal",), ("post",), ("wood",)), (("coal", "glass"), (), ("move_slow",))),
        engines=(EnginePicture(1, 0, 0, 1, 0), EnginePicture(2, 1, 2, 1, 2)),
    )
    lines = table_text(picture).splitlines()
    assert lines[0].startswith("1[Co]▷───[CoGl]▶")
    assert lines[1].startswith("2[Po]──────────" + "─" + "   2")
    assert lines[2].startswith("3[Wo]───▷─[»»]─▶")
    assert lines[9].split()[-1] == "Goal"


def test_a_card_looks_in_row_2_as_in_the_hand() -> None:
    """RL-1.1: no card is turned; the engine of track 1 runs on the bottom lane of row 2."""
    card = (("coal",), (), ("wood",))
    bare = ((), (), ())
    line = (card, *[bare] * 8, (("move_slow",),) * 3, card)
    picture = TablePicture(line=line, engines=(EnginePicture(1, 10, 2, 10, 2),), hand=(CardPicture("B01", card),))
    lines = table_text(picture).splitlines()
    assert lines[4][64:72] == "──[Co]──"
    assert lines[6][64:72] == "◀─[Wo]─▷".replace("▷", "◁")
    root = ET.fromstring(table_svg(picture))
    plates = [
        [plate.get("transform") for plate in group.iterfind(f"{NS}g") if plate.find(f"{NS}rect") is not None]
        for group in root.iter(f"{NS}g")
        if group.find(f"{NS}rect[@class='card']") is not None and group.find(f"{NS}g") is not None
    ]
    assert len(plates) == 3  # start card, row 2, hand
    assert plates[0] == plates[1] == plates[2]


def test_no_track_number_stands_on_a_card() -> None:
    """RL-1.1: a face shows lanes only; the numbers of the tracks stand beside the start card."""
    assert "<text" not in card_svg(CardPicture("X", (("coal",), (), ())))
    root = ET.fromstring(table_svg(table_picture(match_after(8).view(None), NAMES)))
    numbers = [text for text in root.iter(f"{NS}text") if text.get("class") == "track-number"]
    assert [(text.text, text.get("x")) for text in numbers] == [("1", "-12"), ("2", "-12"), ("3", "-12")]


def test_scoring_boxes_have_a_star_at_the_end() -> None:
    """At the end of the game the box that scores stands out from the other marked ones."""
    over = table_text(table_picture(match_after(500).view(None), NAMES))
    assert "*" in over
    assert "*" not in table_text(table_picture(match_after(40).view(None), NAMES))


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_svg_is_well_formed_and_complete(theme: Theme) -> None:
    """The drawing is valid XML with all cards, engines and boxes; foreign names are escaped."""
    match = match_after(55)
    view = match.view(0)
    root = ET.fromstring(table_svg(table_picture(view, NAMES, "Caption"), theme=theme))
    groups = [group.get("class", "") for group in root.iter(f"{NS}g")]
    assert sum(name.startswith("engine") for name in groups) == 6
    assert sum(name.startswith("slot") for name in groups) == 24 - view.cards_laid + 1
    boxes = sum(len(view.deck.sheet(2).rows[row].boxes) for row in GOODS)
    assert sum(name.startswith("box") for name in groups) == 3 * boxes
    marked = sum(sum(player.boxes.values()) for player in view.players)
    assert groups.count("box marked") + groups.count("box scores") == marked
    assert "<Cid & Co>" in "".join(root.itertext())


def test_a_match_shows_itself_in_a_notebook() -> None:
    """Notebooks ask a match for its picture; it shows no hand."""
    drawn = match_after(10)._repr_svg_()
    ET.fromstring(drawn)
    assert "Your hand" not in drawn


def test_svg_before_the_first_card() -> None:
    """An empty table is drawn, too, and so is a full one."""
    for decisions in (0, 1, 500):
        ET.fromstring(table_svg(table_picture(match_after(decisions).view(None), NAMES)))


def test_a_score_sheet_alone() -> None:
    """One sheet is drawn by itself with the points it has."""
    view = match_after(55).view(0)
    root = ET.fromstring(sheet_svg(sheet_picture(view, 1, "Bob")))
    texts = ["".join(text.itertext()) for text in root.iter(f"{NS}text")]
    assert any(text.startswith("Bob") for text in texts)


def test_a_ghost_shows_where_a_card_would_lie() -> None:
    """A card pointed at is drawn at the end of the line and framed among the others."""
    match = match_after(8, players=2)
    view = match.view(0)
    card = next(card for card in view.display if card is not None)
    root = ET.fromstring(table_svg(table_picture(view, NAMES, ghost=card)))
    groups = [group.get("class") for group in root.iter(f"{NS}g")]
    assert (groups.count("ghost-card"), groups.count("chosen")) == (1, 1)


def test_every_symbol_has_a_sign_and_a_short_name() -> None:
    """All twelve symbols can be drawn, alone on a card as well."""
    for symbol in SYMBOLS:
        assert ET.fromstring(sign(symbol)).tag == "g"
    root = ET.fromstring(card_svg(CardPicture("X", (("coal",), ("post", "glass"), ()))))
    assert len([group for group in root.iter(f"{NS}g") if group.get("class") == "good"]) == 3


def test_long_names_are_cut_in_text() -> None:
    """A name longer than its column does not break the table."""
    sheets = (SheetPicture(1, "N" * 99, "note " * 20, 12345, ()), SheetPicture(2, "道" * 40, "", 0, ()))
    lines = table_text(TablePicture(line=(), sheets=sheets)).splitlines()
    assert max(cell_len(line) for line in lines) <= WIDTH
