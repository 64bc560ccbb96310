"""Tests of blank sheets against the rules' data: every exit, building and box is there, and nothing else."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.paper.reading import picture, text_of

from railwright.core.language import LANGUAGES, Language, speaker
from railwright.ink.options import Edition
from railwright.ink.rules.board import BUILDINGS, EXITS, NETWORK_POINTS, SIZE, UNIVERSITY_BOXES, VILLAGE_POINTS
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.goals import RACE_POINTS
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import DICE, SPECIALS
from railwright.ink.sheet import Sheet
from railwright.line.deck import GOODS
from railwright.line.deck_file import read_deck, standard_deck
from railwright.line.rules.layout import MAX_BOXES, SWAPS
from railwright.paper import ink_sheet, ink_sheet_small, line_sheet
from railwright.paper.ink_board import ROUND, Blank
from railwright.paper.ink_parts import ScoredPart, scored_parts
from railwright.paper.orders import Order
from railwright.render.picture import plain_text

SHEETS = [(edition, expansion) for edition in ("base", "challenge") for expansion in KEYS]
SCALE = 4.0
MM = SCALE * 72 / 25.4
"""Points of the picture in a millimetre."""
LEFT, TOP, SPACE = ink_sheet._LEFT, ink_sheet._TOP, ink_sheet._SPACE


def cut(page: NDArray[np.float64], x: float, y: float, wide: float, high: float) -> NDArray[np.float64]:
    """A part of a page, in millimetres."""
    return page[round(y * MM) : round((y + high) * MM), round(x * MM) : round((x + wide) * MM)]


def strip(page: NDArray[np.float64], row: int, col: int, side: str, off: float) -> float:
    """How dark a thin strip is that runs outward from the frame, `off` from the middle of a side of a space."""
    x, y = LEFT + (col + 0.5) * SPACE, TOP + (row + 0.5) * SPACE
    near, thin = SPACE / 2 + 0.8, 0.3
    long = 3.2
    if side in "NS":
        top = y + near if side == "S" else y - near - long
        return float(cut(page, x + off - thin / 2, top, thin, long).mean())
    left = x + near if side == "E" else x - near - long
    return float(cut(page, left, y + off - thin / 2, long, thin).mean())


@pytest.mark.parametrize("edition", ["base", "challenge"])
def test_exits_are_printed_where_the_rules_have_them_and_nowhere_else(edition: Edition) -> None:
    """RI-1.1: beside each of the 28 outer sides the paper shows a highway, a railway or nothing, as in the data."""
    page = picture(Order(edition=edition), SCALE)
    outer = [(0, k, "N") for k in range(SIZE)] + [(SIZE - 1, k, "S") for k in range(SIZE)]
    outer += [(k, 0, "W") for k in range(SIZE)] + [(k, SIZE - 1, "E") for k in range(SIZE)]
    found = set()
    for row, col, side in outer:
        rail, *edges = (strip(page, row, col, side, off) for off in (0, -0.13 * SPACE, 0.13 * SPACE))
        if rail > 200:
            found.add((row, col, side, "R"))
        elif min(edges) > 200:
            found.add((row, col, side, "H"))
        else:
            assert max(rail, *edges) < 40, (row, col, side)
    assert found == set(EXITS)


def test_buildings_are_printed_where_the_rules_have_them_and_nowhere_else() -> None:
    """RI-5.1: of 49 spaces just those of the data have a sign in their corner; a sheet of the base edition has none."""
    signs = {(row, col) for spaces in BUILDINGS.values() for row, col in spaces}
    for edition, expected in (("challenge", signs), ("base", set())):
        page = picture(Order(edition=edition), SCALE)  # type: ignore[arg-type]
        found = {
            (row, col)
            for row in range(SIZE)
            for col in range(SIZE)
            if cut(page, LEFT + col * SPACE + 1.2, TOP + row * SPACE + 1.2, 5.6, 5.6).max() > 100
        }
        assert found == expected


def test_buildings_of_a_kind_have_the_same_sign() -> None:
    """RI-5.1: a sign is like those of its own kind, and like no other."""
    page = picture(Order(), SCALE)
    side = round(6.4 * MM)

    def seen(row: int, col: int) -> NDArray[np.float64]:
        top, left = round((TOP + row * SPACE + 0.9) * MM), round((LEFT + col * SPACE + 0.9) * MM)
        space = page[top : top + side, left : left + side]
        return np.where(space > 60, space, 0.0)  # without the shade of the middle

    signs = {kind: [seen(row, col) for row, col in spaces] for kind, spaces in BUILDINGS.items()}
    for kind, (first, *others) in signs.items():
        alike = [float(np.abs(first - other).mean()) for other in others]
        unlike = [float(np.abs(first - other[0]).mean()) for name, other in signs.items() if name != kind]
        assert 2 * max(alike) < min(unlike), kind


@pytest.mark.parametrize("expansion", [None, "lava"])
def test_each_space_has_a_box_for_the_number_of_its_round(expansion: str | None) -> None:
    """RI-2.3: a small white box in a corner of every space that can be drawn in, where no line of a piece runs."""
    page = picture(Order(expansion=expansion), SCALE)
    side = ROUND * SPACE / 100
    before = {(cell.row, cell.col) for cell in Blank("challenge", expansion, speaker()).picture.cells}
    for row in range(SIZE):
        for col in range(SIZE):
            right, bottom = LEFT + (col + 1) * SPACE, TOP + (row + 1) * SPACE
            upper = cut(page, right - side + 0.8, bottom - side - 0.4, side - 1.6, 0.8).max(axis=0)
            left = cut(page, right - side - 0.4, bottom - side + 0.8, 0.8, side - 1.6).max(axis=1)
            inside = cut(page, right - side + 0.8, bottom - side + 0.8, side - 1.6, side - 1.6)
            boxed = min(upper.min(), left.min()) > 40 and inside.max() == 0
            assert boxed != ((row, col) in before), (row, col)
    assert before == ({(3, 3)} if expansion else set())


def drawn(body: str) -> ElementTree.Element:
    """A sheet before it becomes a PDF."""
    return ElementTree.fromstring(f"<g>{body}</g>")


def count(sheet: ElementTree.Element, kind: str) -> int:
    """How many rectangles of a kind it has."""
    return sum(kind in rect.get("class", "").split() for rect in sheet.iter("rect"))


def faces(body: str) -> Counter[str]:
    """The faces that are shown on tiles."""
    return Counter(re.findall(r'<clipPath id="(.+?)-\d+_\d+-\d+_\d+">', body))


@pytest.mark.parametrize(("edition", "expansion"), SHEETS)
def test_every_box_of_the_rules_is_on_the_sheet(edition: Edition, expansion: str | None) -> None:
    """Rounds, specials, building boxes, bridge points, dice, goals, score rows and network values, large and small."""
    blank = Blank(edition, expansion, speaker())
    challenge, options = edition == "challenge", blank.options
    parts = scored_parts(edition, expansion)
    budget = Sheet.new(edition, expansion).budget
    shown = Counter(SPECIALS)
    for die in {*options.route_dice, *options.expansion_dice}:
        shown.update(DICE[die])
    expected = {
        "rounds": options.rolls,
        "specials": MOST_SPECIALS,
        "villages": (len(VILLAGE_POINTS) - 1) * challenge,
        "universities": UNIVERSITY_BOXES * challenge,
        "budget": budget.of if budget else 0,
        "goals": 3 * challenge,
        "parts": len(parts),
    }
    for body in (ink_sheet.full_sheet(blank), ink_sheet_small.small_sheet(blank)):
        sheet = drawn(body)
        tiles = faces(body)
        assert tiles == shown
        assert count(sheet, "p-box") - sum(tiles.values()) == sum(expected.values())
        assert count(sheet, "p-round") == SIZE**2 - len(blank.picture.cells)
        assert count(sheet, "p-heavy") == 1
        words = [text.text for text in sheet.iter("text")]
        coins = [ring for ring in sheet.iter("circle") if ring.get("class") == "p-coin"]
        assert len(coins) == 3 * len(RACE_POINTS) * challenge
        assert {str(points) for points in NETWORK_POINTS if points} <= set(words)
        named = {word for part in parts for word in part.label(speaker()).split()}
        assert named <= {word for said in words for word in (said or "").split()}
        assert {str(number + 1) for number in range(options.rounds)} <= set(words)


def tops(sheet: ElementTree.Element) -> list[tuple[float, float]]:
    """From where to where each tile with a face reaches down the sheet."""
    found = []
    for group in sheet.iter("g"):
        tile = group.find("rect")
        if tile is not None and tile.get("rx") and (moved := group.get("transform", "")):
            top = float(moved.removeprefix("translate(").partition(")")[0].split()[1])
            found.append((top, top + float(tile.get("height", ""))))
    return found


@pytest.mark.parametrize(("edition", "expansion"), SHEETS)
def test_nothing_runs_through_a_die_and_every_word_can_be_read(edition: Edition, expansion: str | None) -> None:
    """Rules across the page pass between the dice; in no language a word is set smaller than 1.5 mm."""
    for language in LANGUAGES:
        blank = Blank(edition, expansion, speaker(language))
        for body in (ink_sheet.full_sheet(blank), ink_sheet_small.small_sheet(blank)):
            sheet = drawn(body)
            across = re.findall(r'class="p-rule" d="M[\d.]+ ([\d.]+)L[\d.]+ \1"', body)
            dice = tops(sheet)
            assert len(dice) > len(SPECIALS)
            assert not [y for y in map(float, across) for top, bottom in dice if top - 1 < y < bottom + 1]
            sizes = [re.search(r"font-size:([\d.]+)", text.get("style", "")) for text in sheet.iter("text")]
            assert min(float(size[1]) for size in sizes if size) >= 1.5


@pytest.mark.parametrize("number", [1, 2])
def test_every_box_of_a_score_sheet_is_printed(number: int) -> None:
    """RL-6, RL-7: the values of each row in their order, the coins at its end, and what the foot of the sheet needs."""
    deck = standard_deck()
    rows = [deck.sheet(number).rows[name] for name in GOODS]
    sheet = drawn(line_sheet.line_sheet(deck, number, speaker()))
    words = [text.text or "" for text in sheet.iter("text")]
    boxes = sum(len(row.boxes) for row in rows)
    scoring = sum(any(deck.sheet(number).rows[name].boxes) for name in GOODS if name not in ("wood", "sawmill"))
    once, coins_and_wood = 1, 2
    assert count(sheet, "p-box") == boxes + scoring + coins_and_wood + once + SWAPS
    assert count(sheet, "p-heavy") == 1
    columns = len(deck.sheet(number).chain_columns()) * (deck.sheet(number).column_coins > 0)
    rings = [ring for ring in sheet.iter("circle") if ring.get("class") == "p-coin"]
    tracks, coin_row, extras = 3, 1 + line_sheet._COIN_TRACK, 4
    assert len(rings) == tracks + len(rows) + columns + coin_row + extras
    for name, row in zip(GOODS, rows, strict=True):
        at = words.index(speaker()(f"line-good-{name}"))
        rated = name == "factory" and deck.sheet(number).coin_rates
        values = (
            [f"{r.coins}×{r.points_each}" for r in rated] if rated else [str(v).replace("-", "−") for v in row.boxes]
        )
        first = words.index(values[0], at)
        assert words[first : first + len(values) + 1] == [*values, f"+{row.full_coins}"], name


@pytest.mark.parametrize("number", [1, 2])
def test_the_longest_rows_of_an_own_deck_stand_side_by_side(number: int) -> None:
    """RL-6, RL-7: rows of as many boxes as a deck file may have neither overlap nor reach the coins at their ends."""
    own = msgspec.to_builtins(standard_deck())
    rows = own["sheets"][str(number)]["rows"]
    for name in ("wood", "sawmill"):
        rows[name] |= {"boxes": list(range(989, 989 + MAX_BOXES)), "full_coins": 100}
    deck = read_deck(msgspec.json.encode(own).decode())
    by_row: dict[str, list[tuple[float, float]]] = {}
    for rect in drawn(line_sheet.line_sheet(deck, number, speaker())).iter("rect"):
        left, wide = float(rect.get("x", "")), float(rect.get("width", ""))
        if "p-box" in rect.get("class", "").split() and left < line_sheet._COINS:
            by_row.setdefault(rect.get("y", ""), []).append((left, left + wide))
    assert [len(boxes) for boxes in by_row.values()].count(MAX_BOXES) == 2
    for boxes in by_row.values():
        assert all(end < left for (_, end), (left, _) in itertools.pairwise(sorted(boxes)))
        assert max(end for _, end in boxes) < line_sheet._COINS - 3.5


def test_one_two_or_four_lie_on_a_page() -> None:
    """As many sheets as were asked for, each with its title."""
    for up in (1, 2, 4):
        for kind, title in (("sheet", "Railroad Ink Challenge"), ("line-sheet", "Rail Line")):
            order = Order(kind=kind, up=up)
            assert text_of(order).split("\n").count(title) == up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["base", "challenge"])
def test_each_expansion_says_how_it_scores(language: Language, edition: Edition) -> None:
    """What an expansion brings stands whole beside its dice, above the line that ends them."""
    say = speaker(language)
    for expansion in filter(None, KEYS):
        drawn = ink_sheet.full_sheet(Blank(edition, expansion, say))
        lines = re.findall(r'<text class="p-words" x="[\d.]+" y="([\d.]+)"[^>]*>([^<]+)', drawn)
        note = " ".join(plain_text(say(f"print-scores-{expansion}")).split())
        assert note in " ".join(words for _, words in lines)
        below = max(float(y) for y, words in lines if words in note and len(words.split()) > 1)
        assert below < max(float(y) for y in re.findall(r'<path class="p-rule" d="M14 ([\d.]+)L196 ', drawn))
        assert f">{ScoredPart(expansion, lambda _: 0).label(say)}<" in drawn


def test_a_tiny_score_sheet_has_no_words_too_small_to_read() -> None:
    """Four to a page, the names of rows are larger and the notes on them are left out."""
    say = speaker("en")
    usual, tiny = (line_sheet.line_sheet(standard_deck(), 2, say, tiny=tiny) for tiny in (False, True))
    note = max(say("print-line_zigzag").split(), key=len)
    assert (note in usual, note in tiny) == (True, False)
    assert "font-size:4.6" in tiny.partition(">Travellers<")[0][-60:]
    assert "font-size:3.3" in usual.partition(">Travellers<")[0][-60:]
