"""The score pad: a paper sheet tapped in scores what it should, is kept, shared and saved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.saving import saved
from tests.web.sketching import Finger, Placement, Spot, beside, strokes_of

from railwright.ink.university import read_board

SMALL = (
    "/#/pad?game=ink&edition=base&expansion=&longest=sections&villages=0&goals=0&craters=&drawn="
    "highway-straight@A2/0,station-straight@B2/0,railway-curve@C2/0,railway-straight@C3/1,railway-t@C4/3,"
    "railway-straight@B4/0,railway-straight@A4/0"
)
"""Two exits joined through a station: 4, highway 2, railway 6, centre 2, one open end."""


def _parts(page: Page) -> dict[str, int]:
    rows = page.locator(".pad-part").all()
    return {str(row.get_attribute("data-part")): int(row.locator("b").inner_text().replace("−", "-")) for row in rows}


def _total(page: Page) -> int:
    return int(page.locator(".pad-total b").inner_text().replace("−", "-"))


def _written(page: Page) -> str:
    kept: str = page.evaluate("localStorage.getItem('railwright.pad')")
    return kept


def test_small_sheet_by_link(pages: Pages) -> None:
    """A sheet comes by link and its score is explained part by part; pointing at a part lights it up."""
    page = pages(SMALL)
    expect(page.locator(".pad-total b")).to_have_text("13")
    assert _parts(page) == {"networks": 4, "highway": 2, "railway": 6, "centre": 2, "errors": -1}
    page.locator('[data-part="railway"]').hover()
    expect(page.locator(".trace.rail")).to_have_count(1)
    page.locator('[data-part="errors"]').hover()
    expect(page.locator("[data-layer=light] .error")).to_have_count(1)
    assert serious_faults(page) == []


def test_public_scored_game_tapped_in(pages: Pages, shared_data: Path) -> None:
    """A public game, tapped in piece by piece by finger, scores what its publishers say (RI-4)."""
    with (shared_data / "games" / "scored_games.jsonl").open() as lines:
        game = json.loads(next(lines))
    page = pages("/#/pad", phone=True)
    page.get_by_label("no space twice").check()
    for row, col, piece, orientation in read_board(game["board"]):
        space = f"{'ABCDEFG'[row]}{col + 1}"
        tool = page.locator(f'[data-tool="{piece}"]')
        if tool.get_attribute("aria-pressed") != "true":
            tool.tap()
        for _ in range(9):
            before = _written(page)
            page.locator(f'.space[data-space="{space}"]').tap(force=True)
            page.wait_for_function("before => localStorage.getItem('railwright.pad') !== before", arg=before)
            if f"{piece}@{space}/{orientation}" in _written(page).split("drawn=")[1].split(","):
                break
        else:
            pytest.fail(f"{piece} does not turn to {orientation} in {space}")
    expect(page.locator(".pad-total b")).to_have_text(str(game["total"]))
    parts = _parts(page)
    assert parts["networks"] == game["exits"]
    assert (parts["railway"], parts["highway"]) == (game["longest_rail"], game["longest_highway"])
    assert (parts["centre"], -parts["errors"]) == (game["centre"], game["errors"])


def test_most_travellers_are_found_among_the_sheets(pages: Pages) -> None:
    """With several sheets nobody has to say who has strictly the most travellers; of equally many none (RL-6.1)."""
    page = pages("/#/pad?game=line&sheet=1&boxes=travellers:4&coins=0", phone=True)
    expect(page.locator(".pad-total b")).to_have_text("4")
    expect(page.get_by_label("Strictly most travellers of all players")).not_to_be_checked()
    page.get_by_role("button", name="Next player").tap()
    page.locator('[data-key="box-travellers-2"]').tap()
    expect(page.locator(".pad-compared")).to_contain_text("another sheet")
    expect(page.locator(".pad-places b.num:last-of-type")).to_have_text(["8", "3"])
    page.locator('[data-key="box-travellers-4"]').tap()
    expect(page.locator(".pad-compared")).to_contain_text("of all sheets")
    expect(page.locator(".pad-total b")).to_have_text("10")
    expect(page.locator(".pad-places b.num:last-of-type")).to_have_text(["10", "4"])
    page.locator('[data-key="box-travellers-3"]').tap()
    expect(page.locator(".pad-total b")).to_have_text("4")
    expect(page.locator(".pad-place-number")).to_have_text(["1.", "1."])


def _draw(page: Page, spots: list[Spot]) -> None:
    """A stroke of the pen with the mouse; spots are measured in spaces."""
    (x, y), *rest = [_point(page, "00", *spot) for spot in spots]
    page.mouse.move(x, y)
    page.mouse.down()
    for spot in rest:
        page.mouse.move(*spot)
    page.mouse.up()


def _sketch(page: Page, board: list[Placement], hand: Random, draw: Callable[[list[Spot]], None]) -> int:
    """Draw a sheet as a quick hand does, with a pen for each kind of route; how many strokes and choices it takes."""
    acts = 0
    for kind in "HR":
        pen = page.locator(f'[data-tool="pen-{kind}"]')
        (pen.tap if page.evaluate("matchMedia('(pointer: coarse)').matches") else pen.click)()
        strokes = strokes_of(board, kind)
        for stroke in strokes:
            draw(beside(stroke, hand))
        acts += 1 + len(strokes)
    return acts


def _names(board: list[Placement]) -> set[str]:
    """What the pad writes for the pieces of a sheet."""
    return {f"{piece}@{'ABCDEFG'[row]}{col + 1}/{orientation}" for row, col, piece, orientation in board}


def test_public_game_drawn_stroke_by_stroke(pages: Pages, shared_data: Path) -> None:
    """A public game drawn over the sheet with a pen for each kind of route scores what its publishers say (RI-4).

    28 pieces and three special routes take fewer strokes than pieces; each stroke and each choice of a pen counts. The
    hand is quick and not exact: it gives the browser few points, and each is beside what it aims at.
    """
    with (shared_data / "games" / "scored_games.jsonl").open() as lines:
        game = json.loads(next(lines))
    board = read_board(game["board"])
    page = pages("/#/pad")
    page.get_by_label("no space twice").check()
    acts = _sketch(page, board, Random(15), lambda spots: _draw(page, spots))
    wanted = _names(board)
    for row, col, piece, _ in board:
        if piece == "special-hrhr":  # drawn like an overpass; a tap takes the other piece with the same ends
            page.locator(f'.space[data-space="{"ABCDEFG"[row]}{col + 1}"]').click(force=True)
            expect(page.locator(f'.space[data-space="{"ABCDEFG"[row]}{col + 1}"]')).to_have_attribute(
                "aria-label", re.compile("station")
            )
            acts += 1
    assert set(_written(page).split("drawn=")[1].split(",")) == wanted
    expect(page.locator(".pad-total b")).to_have_text(str(game["total"]))
    parts = _parts(page)
    assert (parts["networks"], parts["centre"], -parts["errors"]) == (game["exits"], game["centre"], game["errors"])
    assert (parts["railway"], parts["highway"]) == (game["longest_rail"], game["longest_highway"])
    assert acts <= len(board), f"{len(board)} pieces in {acts} strokes, taps and choices of a pen"
    page.locator('[data-tool="undo"]').click()
    assert set(_written(page).split("drawn=")[1].split(",")) != wanted
    page.locator('[data-tool="redo"]').click()
    assert set(_written(page).split("drawn=")[1].split(",")) == wanted
    page.locator('[data-tool="eraser"]').click()
    rubbed = {f"{row}{col}" for row in "AB" for col in range(1, 8)}
    for along in (0.5, 1.5):
        _draw(page, [(0.2, along), (3.5, along), (6.8, along)])
    left = set(_written(page).split("drawn=")[1].split(","))
    assert left == {one for one in wanted if one.split("@")[1][:2] not in rubbed}
    page.locator('.space[data-space="C1"]').click(force=True)
    assert "@C1/" not in _written(page)


def test_public_game_drawn_by_a_finger_that_never_waits(pages: Pages, shared_data: Path) -> None:
    """On a phone a public game is drawn at once, though browsers give no click to a tap right after a stroke (RI-4).

    A second for each stroke or tap of a pen, and a quarter for each space that is drawn through, are less than 45.
    """
    with (shared_data / "games" / "scored_games.jsonl").open() as lines:
        game = json.loads(list(lines)[5])
    board = read_board(game["board"])
    page = pages("/#/pad", phone=True)
    finger = Finger(page)
    acts = _sketch(page, board, Random(5), lambda spots: finger.draw([_point(page, "00", *spot) for spot in spots]))
    assert set(_written(page).split("drawn=")[1].split(",")) == _names(board)
    expect(page.locator(".pad-total b")).to_have_text(str(game["total"]))
    assert acts + len(board) / 4 < 45
    straight = [_point(page, "00", 1.5, 4.5), _point(page, "00", 3.5, 4.5)]
    page.locator('[data-tool="eraser"]').tap()
    finger.draw(straight)
    page.locator('[data-tool="undo"]').tap()
    assert set(_written(page).split("drawn=")[1].split(",")) == _names(board)
    finger.draw(straight)
    finger.tap(_point(page, "00", 1.5, 0.5))
    expect(page.locator('.space[data-space="A2"]')).to_have_attribute("aria-label", "A2: empty")


def test_sheet_by_keyboard(pages: Pages) -> None:
    """Pieces are put down, turned, erased and taken back with the keyboard alone."""
    page = pages("/#/pad")
    page.locator('[data-tool="highway-straight"]').press("Enter")
    page.locator('.space[data-space="D4"]').focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('.space[data-space="A2"]')).to_have_attribute(
        "aria-label", "A2: straight highway, orientation 1"
    )
    page.keyboard.press("r")
    assert "highway-straight@A2/1" in _written(page)
    page.keyboard.press("Delete")
    assert _written(page).endswith("drawn=")
    page.keyboard.press("z")
    assert "highway-straight@A2/1" in _written(page)


def test_players_one_after_the_other(pages: Pages) -> None:
    """Sheets drawn, tapped, typed and drawn by keys become one result with places, ties and the star (RI-10.3)."""
    page = pages("/#/pad", phone=True)
    _draw(page, [(1.5, 0.1), (1.5, 0.9)])
    page.locator('.space[data-space="B2"]').tap(force=True)
    expect(page.locator('.space[data-space="B2"]')).to_have_attribute("aria-label", re.compile("straight highway"))
    page.locator('.space[data-space="E5"]').tap(force=True)
    expect(page.locator(".pad-hint")).to_contain_text("E5")
    page.get_by_role("button", name="Next player").tap()
    expect(page.locator("[data-layer=ground]")).to_be_in_viewport(ratio=0.98)
    field = page.get_by_label("Typed in notation")
    field.fill("h-s@A2/0 nonsense")
    field.press("Enter")
    expect(page.locator(".pad-answer.bad")).to_contain_text("nonsense")
    assert _written(page).endswith("drawn=")
    field.fill("h-s@A2/0 h-s@b2/0")
    field.press("Enter")
    expect(page.locator(".pad-answer")).to_have_text("2 pieces drawn.")
    page.get_by_role("button", name="Next player").tap()
    page.locator('.space[data-space="A4"]').focus()
    for key in ("Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowDown"):
        page.keyboard.press(key)
    assert "railway-straight@A4/0,railway-straight@B4/0" in _written(page)
    expect(page.locator(".pad-hint")).to_contain_text("C4")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 1").press("Tab")
    places = page.locator(".pad-place-number")
    expect(places).to_have_text(["1.", "2.", "2."])
    assert serious_faults(page) == []
    page.locator(".pad-star .choice", has_text="Ada").tap()
    expect(places).to_have_text(["1.", "2.", "3."])
    expect(page.locator(".pad-places li").last.locator("input")).to_have_value("Ada")
    page.reload()
    expect(places).to_have_count(3)
    page.get_by_role("button", name="Show the sheet of Ada").tap()
    expect(page.locator(".pad-total b")).to_have_text("1")
    expect(page.locator("[data-layer=ground]")).to_be_in_viewport(ratio=0.98)


def test_expansions_and_buildings(pages: Pages) -> None:
    """Challenge brings village boxes and goal points, lava its volcano, meteor its craters."""
    page = pages("/#/pad")
    page.get_by_role("radio", name="Challenge").check()
    page.get_by_role("radiogroup", name="Village boxes marked").get_by_label("2").check()
    for goal in (4, 1, 4):
        page.get_by_label(f"A goal for {goal}").click()
    expect(page.locator('[data-part="villages"] b')).to_have_text("4")
    expect(page.locator('[data-part="goals"] b')).to_have_text("9")
    expect(page.get_by_label("A goal for 4")).to_be_disabled()
    page.get_by_label("No goals").click()
    expect(page.locator('[data-part="goals"] b')).to_have_text("0")
    page.get_by_role("radio", name="Lava").check()
    expect(page.locator('[data-part="expansion"] b')).to_have_text("1")
    expect(page.locator('[data-part="errors"] b')).to_have_text("−4")
    page.get_by_role("radio", name="Meteor").check()
    page.locator('[data-tool="crater"]').click()
    page.locator('.space[data-space="A1"]').click(force=True)
    assert "marks=crater@A1" in _written(page)


def test_kept_shared_and_saved(pages: Pages) -> None:
    """What is written survives a reload, travels as a link and is saved as a picture."""
    page = pages(SMALL, permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator(".pad-total b")).to_have_text("13")
    page.evaluate("location.hash = '/'")
    page.evaluate("location.hash = '/pad'")
    expect(page.locator(".pad-total b")).to_have_text("13")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.").first).to_be_attached()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith("http://table.example/#/pad?")
    other = pages(link.removeprefix("http://table.example"))
    expect(other.locator(".pad-total b")).to_have_text("13")
    assert saved(page, "Save as picture", "Picture (PNG)").startswith(b"\x89PNG")
    assert saved(page, "Save as picture", "Picture (SVG)").startswith(b"<svg")


def test_rail_line_sheet_of_the_book(pages: Pages) -> None:
    """The book's example of Rail Line's sheet 1, tapped in, scores 26 (RL-6.7)."""
    page = pages("/#/pad", phone=True)
    page.locator(".choice", has_text="Rail Line").tap()
    boxes = {"travellers": 4, "post": 3, "coal": 3, "iron_ore": 1, "factory": 1, "wood": 1, "sawmill": 3}
    boxes |= {"sugar_beet": 5, "sugar_factory": 2, "glass": 4}
    for row, count in boxes.items():
        page.locator(f'[data-key="box-{row}-{count - 1}"]').tap()
    page.get_by_label("One more: Coins left").tap()
    expect(page.locator(".pad-total b")).to_have_text("26")
    assert _parts(page)["sugar_factory"] == 8
    assert serious_faults(page) == []


@pytest.mark.parametrize(
    ("locale", "button", "kind", "words"),
    [
        ("en-GB", "Save as picture", "Picture", ("Score sheet 1", "3 coins")),
        ("de-DE", "Als Bild speichern", "Bild", ("Wertungsblatt 1", "3 Münzen")),
    ],
)
def test_rail_line_sheet_is_saved_in_the_language_of_the_page(
    pages: Pages, locale: str, button: str, kind: str, words: tuple[str, str]
) -> None:
    """What is tapped in is saved as PNG and SVG, with the words of the page and the points it shows."""
    page = pages("/#/pad?game=line&sheet=1&coins=3&most=0&first=0&boxes=travellers:4,coal:3", locale=locale)
    expect(page.locator(".pad-total b")).to_be_visible()
    drawn = saved(page, button, f"{kind} (SVG)").decode()
    for word in words:
        assert word in drawn
    assert drawn.count('class="box marked"') + drawn.count('class="box scores"') == 7
    assert re.search(rf'class="points"[^>]*>{page.locator(".pad-total b").inner_text()}<', drawn)
    picture = saved(page, button, f"{kind} (PNG)")
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1600
    shades = page.evaluate(
        """async bytes => {
          const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], {type: 'image/png'}));
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          pen.drawImage(image, 0, 0);
          const {data} = pen.getImageData(0, 0, image.width, image.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }""",
        list(picture),
    )
    assert shades > 100, "paper, ink and the colour of the player, not an empty sheet"


def test_broken_link_is_an_empty_pad(pages: Pages) -> None:
    """Nonsense in a link is left out; what can be read is shown."""
    page = pages(
        "/#/pad?game=ink&edition=x&expansion=snow&villages=99&goals=-3&drawn=highway-t@Z9/1,highway-t@A2/0,nonsense"
    )
    expect(page.locator(".pad-total b")).to_be_visible()
    assert "drawn=highway-t@A2/0" in _written(page)
    assert "edition=base&expansion=&longest=sections&villages=4&goals=0" in _written(page)


CANYON = "/#/pad?game=ink&edition=base&expansion=canyon&drawn=highway-straight@D3/1"


def _point(page: Page, point: str, across: float = 0, down: float = 0) -> tuple[float, float]:
    """Where a grid point is on the screen, or a place so many spaces away from it."""
    ground = page.locator("[data-layer=ground]").bounding_box()
    assert ground
    size = ground["width"] / 7
    return ground["x"] + size * (int(point[1]) + across), ground["y"] + size * (int(point[0]) + down)


def test_canyons_are_dragged_and_tapped_along_lines(pages: Pages) -> None:
    """A canyon is drawn by dragging, a line more by tapping; bridge points and the score follow (RI-16.6, RI-16.8)."""
    page = pages(CANYON)
    page.locator('[data-tool="canyon"]').click()
    page.mouse.move(*_point(page, "03"))
    page.mouse.down()
    for point in ("13", "23", "33", "43"):
        page.mouse.move(*_point(page, point), steps=2)
    page.mouse.up()
    expect(page.locator('[data-part="expansion"] b')).to_have_text("4")
    expect(page.locator(".budget .box.x")).to_have_count(1)
    expect(page.locator("[data-layer=drawings] .canyon-deck")).to_have_count(1)
    page.mouse.click(*_point(page, "43", across=0.5))
    expect(page.locator('[data-part="expansion"] b')).to_have_text("5")
    assert "lines=03S,13S,23S,33S,43E" in _written(page)
    page.locator('[data-part="expansion"]').hover()
    expect(page.locator("[data-layer=under] .band")).to_have_count(1)
    page.mouse.click(*_point(page, "33", across=0.5))
    expect(page.locator(".pad-score .notice.bad")).to_contain_text("branch")
    assert serious_faults(page) == []


def test_canyons_by_keys(pages: Pages) -> None:
    """Enter puts the pen down at a grid point, arrows draw, Enter lifts it, Delete takes away what meets there."""
    page = pages(CANYON)
    page.locator('[data-tool="canyon"]').click()
    page.locator('[data-point="33"]').focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator('[data-part="expansion"] b')).to_have_text("2")
    expect(page.locator('[data-point="31"]')).to_have_attribute(
        "aria-label", re.compile("canyon to the east, canyon to")
    )
    expect(page.locator('[data-point="33"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(page.locator('[data-part="expansion"] b')).to_have_text("1")
