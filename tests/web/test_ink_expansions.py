"""Expansions in the page: their questions, and one that nobody has drawn or written texts for."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room

from railwright.core.language import speaker
from railwright.ink.rules.pieces import DICE, PIECES

LAKE_DICE = DICE["lake"]
METEOR = {"edition": "base", "expansion": "meteor"}


def test_question_is_answered_on_the_sheet(pages: Pages) -> None:
    """The ways of all answers lie on the sheet; a click at the end of one answers, and a crater is there (RI-7.1)."""
    page = pages()
    open_room(page, options=METEOR, seed="question")
    Hand(page).until(lambda now: bool(now["answers"]))
    ways = page.locator(".ways .btn")
    expect(page.locator(".way-path")).to_have_count(ways.count())
    hit = ways.first.inner_text()[-2:]
    ways.first.hover()
    expect(page.locator(".way-path")).to_have_count(1)
    page.locator(f'[data-space="{hit}"]').click(force=True)
    expect(page.locator(".question")).to_have_count(0)
    space = page.locator(f'[data-space="{hit}"]')
    expect(space).to_have_attribute("aria-label", re.compile(f"^{hit}, crater, the last meteor fell here"))


def test_question_is_answered_with_a_special_route(pages: Pages) -> None:
    """A special route can be given instead: it is crossed off, and no crater is made (RI-7.2)."""
    page = pages(phone=True)
    open_room(page, options=METEOR, seed="question")
    page.get_by_role("button", name="Cross off").nth(2).tap()
    expect(page.locator(".question")).to_have_count(0)
    expect(page.locator(".specials-box .sp.gone")).to_have_count(1)
    expect(page.locator('[aria-label*="crater"]')).to_have_count(0)


@pytest.fixture
def snowed(pages: Pages) -> Page:
    """A page that is told of one more expansion, which has neither words nor drawings nor a chapter."""
    page = pages("/#/about")

    def more(route: Route) -> None:
        data = route.fetch().json()
        first = data["ink"]["expansions"][1]["first"]
        snow = {"name": "snow", "rounds": 6, "dice": ["snow"], "pieces": [], "extra_pieces": [], "marks": ["drift"]}
        snow |= {"bare": {}, "lines": [], "last_roll": False}
        data["ink"]["expansions"].append({**snow, "first": {**first, "signs": {}}, "goals": [], "chapter": None})
        route.fulfill(body=json.dumps(data), content_type="application/json")

    page.context.route("**/api/data", more)
    page.reload()
    return page


def test_expansion_without_words_and_drawings(snowed: Page) -> None:
    """New game, pad, companion and rules call it by its key, and draw something plain."""
    for path in ("/new/ink", "/companion"):
        snowed.evaluate("path => { location.hash = path; }", path)
        expect(snowed.get_by_text("snow", exact=True)).to_be_visible()
    snowed.evaluate("location.hash = '/rules/snow'")
    expect(snowed.get_by_role("heading", name="snow")).to_be_visible()
    snowed.evaluate("location.hash = '/pad?game=ink&expansion=snow'")
    snowed.get_by_role("button", name="drift").click()
    snowed.locator('[data-space="C3"]').click(force=True)
    expect(snowed.locator("[data-layer=drawings] .plain-mark")).to_have_count(1)
    expect(snowed.locator('[data-space="C3"]')).to_have_attribute("aria-label", "C3: drift")


EXIT_SPACES = ("A2", "A4", "A6", "B1", "B7", "F1", "F7", "G2", "G4", "G6", "D1", "D7")


def hold_water(page: Page, key: str, space: str, towards: str) -> None:
    """Hold a lake die over a space, turned so that it shows water towards a side."""
    page.locator(f'[data-key="{key}"]').click()
    name = page.locator(f'[data-key="{key}"]').get_attribute("aria-label") or ""
    piece = next(one for one in LAKE_DICE if speaker()(f"piece-{one}") in name)
    turn = next(n for n, one in enumerate(PIECES[piece].variants) if one.edges["NESW".index(towards)] == "K")
    page.locator(f'[data-space="{space}"]').hover(force=True)
    for _ in range(turn):
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(100)


def test_what_fills_is_seen_before_and_after(pages: Pages) -> None:
    """The ghost shows what fills with a drawing, the hint says it; it comes and goes with the drawing (RI-14.4).

    So it does by keys alone: the preview under the cursor, and the line that a screen reader reads.
    """
    page = pages()
    open_room(page, options={"edition": "base", "expansion": "lake"}, seed="lake")
    hand = Hand(page, prefer=EXIT_SPACES)
    hand.until(lambda now: bool(now["dice"]))
    for key, space, towards in (("die-4", "C4", "S"), ("die-5", "D3", "E")):
        hold_water(page, key, space, towards)
        expect(page.locator(".piece.ghost")).to_have_count(1)
        page.locator(f'[data-space="{space}"]').click(force=True)
        expect(page.locator(f'[data-space="{space}"]')).not_to_have_attribute("aria-label", re.compile(", empty"))
    hand.round()
    hold_water(page, "die-4", "E4", "N")
    expect(page.locator(".piece.ghost")).to_have_count(2)
    expect(page.locator(".hint")).to_contain_text("Comes with it: lake in D4.")
    before = hand.look()["drawn"]
    page.locator('[data-space="E4"]').click(force=True)
    hand.until(lambda now: now["drawn"] == before + 2)
    expect(page.locator('[data-space="D4"]')).to_have_attribute("aria-label", re.compile("^D4, lake"))
    page.keyboard.press("z")
    hand.until(lambda now: now["drawn"] == before)
    expect(page.locator('[data-space="D4"]')).to_have_attribute("aria-label", re.compile("^D4, empty"))
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    expect(page.locator(".dice .die.on, .piece.ghost")).to_have_count(0)
    keys = Hand(page, "keys")
    keys.choose("die-4")
    keys.walk("E4")
    line = page.locator(".hint[role=status]")
    for _ in range(4):
        if "Comes with it" in line.inner_text():
            break
        page.keyboard.press("r")
    expect(line).to_contain_text("Comes with it: lake in D4.")
    expect(page.locator(".piece.ghost")).to_have_count(2)
    page.keyboard.press("Enter")
    hand.until(lambda now: now["drawn"] == before + 2)


def test_the_pad_fills_by_itself(pages: Pages) -> None:
    """On the pad a space fills when its neighbours are written, and empties when one of them is erased (RI-14.4)."""
    page = pages("/#/pad?game=ink&expansion=lake")
    page.get_by_role("button", name="water on three sides").click()
    for space in ("C4", "D3", "E4"):
        page.locator(f'[data-space="{space}"]').click(force=True)
    filled = page.locator('[data-space="D4"]')
    expect(filled).to_have_attribute("aria-label", re.compile("^D4: lake, by itself"))
    page.get_by_role("button", name="Eraser").click()
    page.locator('[data-space="D3"]').click(force=True)
    expect(filled).to_have_attribute("aria-label", re.compile("^D4: empty"))
