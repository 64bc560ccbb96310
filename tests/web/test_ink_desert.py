"""The desert in the page: the heat before drawing, and the roll after the last round as a moment of its own (RI-15)."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Pages
from tests.web.drawing import Hand, open_room

DESERT = {"edition": "base", "expansion": "desert"}
SEED = "heat 391"
"""Cacti in round 1, a sun in round 2, cacti in round 6, and a sun at the last roll; hardly an oasis."""


def test_heat_in_a_game(pages: Pages) -> None:
    """Under a sun the cacti in danger are framed before anything is drawn, and dry up or are paid for. The last heat
    has no round, nothing to draw, the same question, by keys, and is shown at the end (RI-15.4, RI-15.5, RI-15.6)."""
    page = pages()
    open_room(page, options=DESERT, seed=SEED)
    hand = Hand(page)
    hand.round()
    expect(page.locator(".question h2")).to_have_text("The heat")
    expect(page.locator(".dice .event .die")).to_have_attribute("aria-label", "sun")
    framed = page.locator("[data-layer=light] .stake")
    expect(framed).to_have_count(2)
    expect(page.locator('.space[aria-label$="in danger"]')).to_have_count(2)
    page.get_by_role("button", name="Let them dry up").click()
    expect(framed).to_have_count(0)
    expect(page.locator('.space[aria-label*="cacti dried up here"]')).to_have_count(2)
    expect(page.locator(".tools .hint")).to_contain_text("Dried up: D2 and D3.")
    for _ in range(5):
        hand.round()
    expect(page.locator(".round-head h1")).to_have_text("The last heat")
    expect(page.locator(".round-head")).not_to_contain_text(re.compile("Round|7"))
    expect(page.locator(".dice button.die")).to_have_count(0)
    expect(page.locator(".dice .event .die")).to_have_count(2)
    assert framed.count() > 0
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Let them dry up")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator(".question .sp").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".end-grid")).to_be_visible()
    expect(page.locator(".last-roll")).to_contain_text("The last heat")
    expect(page.locator('.last-roll .die[aria-label="sun"]')).to_have_count(1)
    below = "document.querySelector('.score table').getBoundingClientRect().top"
    room = page.evaluate(f"{below} - document.querySelector('.last-roll').getBoundingClientRect().bottom")
    assert room >= 8, "the last dice stand clear of the table"
    page.set_viewport_size(PHONE)
    dice, sheet = (page.locator(part).bounding_box() for part in (".last-roll", ".end-grid .paper"))
    assert dice
    assert sheet
    assert dice["y"] >= sheet["y"] + sheet["height"] + 8, "on a phone they stand clear of the sheet above"


def test_companion_rolls_once_more(pages: Pages) -> None:
    """At a real table the companion rolls the desert dice once more after the last round, and then counts (RI-15.6)."""
    page = pages("/#/companion", phone=True)
    page.get_by_role("radio", name="Desert").check(force=True)
    page.get_by_role("button", name="Begin").tap()
    for number in range(2, 7):
        page.get_by_role("button", name=f"Roll round {number}").tap()
    page.get_by_role("button", name="Roll once more: The last heat").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("The last heat")
    expect(page.locator(".big-dice .die")).to_have_count(2)
    expect(page.locator(".companion-acts .roll")).to_have_attribute("href", re.compile("^#/pad.*expansion=desert"))


def test_pad_takes_dried_cacti_off(pages: Pages) -> None:
    """On the score pad cacti are marked as dried up: the highway stays, two cacti leave an empty space (RI-15.4)."""
    drawn = "desert-highway-straight-cactus@A2/0,desert-cacti@C3/0,desert-cacti@D3/0"
    page = pages(f"/#/pad?game=ink&expansion=desert&drawn={drawn}")
    cacti = page.locator("[data-layer=drawings] .cactus")
    expect(cacti).to_have_count(5)
    page.get_by_role("button", name="Dried up").click()
    for space in ("A2", "C3"):
        page.locator(f'[data-space="{space}"]').click(force=True)
    expect(cacti).to_have_count(2)
    expect(page.locator('[data-space="A2"]')).to_have_attribute("aria-label", re.compile("^A2: straight highway"))
    expect(page.locator('[data-space="C3"]')).to_have_attribute("aria-label", re.compile("^C3: empty"))
