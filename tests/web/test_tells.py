"""What is that? Pointing, the keyboard and a long press say what a thing does and what it is worth now."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.laying import Player

TWO_AT_A_LINE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mara", "bot": "beginner"}]


def _press_long(page: Page, thing: Locator, words: str) -> None:
    """A finger comes down, stays until this is said, and is lifted: a click follows as in a browser."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("#tell")).to_contain_text(words)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_mouse_and_keys_at_the_railroad_ink_table(pages: Pages) -> None:
    """Buildings, boxes, goals and parts of the score are explained with what they are worth now; Escape ends it."""
    page = pages()
    open_room(page, options={"edition": "challenge", "goals": True}, seed="challenge-5027")
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    tell = page.locator("#tell")
    hand.space("E7").hover(force=True)
    expect(tell).to_contain_text("Factory")
    expect(tell).to_contain_text("You have not drawn here yet.")
    page.mouse.move(5, 5)
    expect(tell).to_be_hidden()
    hand.choose("die-0")
    hand.draw("D7", turns=1)
    hand.until(lambda now: now["dice"][0]["used"])
    hand.choose("die-1")
    hand.draw("E7")
    hand.until(lambda now: any(die["copy"] for die in now["dice"]))
    page.mouse.move(5, 5)
    hand.space("E7").hover(force=True)
    expect(tell).to_contain_text("You have drawn here in round 1. Factory: draw one of the dice again.")
    page.locator(".villages").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tell).to_contain_text("0 villages activated: 0 points now, 2 with the next one.")
    expect(page.locator(".villages")).to_have_attribute("aria-describedby", "tell")
    expect(page.locator("#say")).to_contain_text("Village")
    page.keyboard.press("Escape")
    expect(tell).to_be_hidden()
    page.keyboard.press("Tab")
    expect(tell).to_contain_text("0 of 3 boxes marked.")
    page.locator('[data-goal="D"]').hover()
    expect(tell).to_contain_text("three of the four corner spaces")
    expect(tell).to_contain_text("Worth 4 points now. By the end of round 3.")
    page.locator('[data-key="part-errors"]').hover()
    expect(tell).to_contain_text("One point lost now.")
    assert serious_faults(page) == []


def test_area_of_an_expansion_is_explained(pages: Pages) -> None:
    """A space that the expansion counts says what it counts with; another one says nothing."""
    page = pages()
    open_room(page, options={"edition": "base", "expansion": "lava"}, seed="lava")
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    hand.space("D4").hover(force=True)
    expect(page.locator("#tell")).to_contain_text("Open lake of 1 (D4)")
    expect(page.locator("#tell")).to_contain_text("5 points for each lake with no open side")
    hand.space("A1").hover(force=True)
    expect(page.locator("#tell")).to_be_hidden()


def test_long_press_explains_and_draws_nothing(pages: Pages) -> None:
    """A finger that stays on a building, boxes, a goal or a part of the score reads about it, and nothing else happens.

    The next tap is a tap again.
    """
    page = pages(phone=True)
    open_room(page, options={"edition": "challenge", "goals": True}, seed="challenge-5027")
    hand = Hand(page, "touch")
    hand.until(lambda now: bool(now["dice"]))
    hand.choose("die-0")
    hand.until(lambda now: "A6" in now["fits"])
    _press_long(page, hand.space("B6"), "Village")
    expect(page.locator(".hint.bad")).to_have_count(0)
    others = (
        (".universities", "boxes marked"),
        ('[data-goal="D"]', "Worth 4"),
        ('[data-key="part-errors"]', "Open ends"),
    )
    for thing, words in others:
        page.locator(thing).scroll_into_view_if_needed()
        _press_long(page, page.locator(thing), words)
        expect(page.locator("#tell")).to_be_visible()
    hand.space("A6").scroll_into_view_if_needed()
    hand.space("A6").tap(force=True)
    expect(page.locator("#tell")).to_be_hidden()
    expect(page.locator('[data-key="draw"]')).to_be_visible()


def test_rows_and_symbols_of_rail_line(pages: Pages) -> None:
    """Rows of the score sheet and symbols of cards are explained by mouse, key and finger; no card is chosen by it."""
    page = pages(phone=True)
    open_room(page, game="line", options={"sheet": 1}, seats=TWO_AT_A_LINE, seed="line-1")
    player = Player(page, "touch")
    expect(page.locator(".line-panel.mine")).to_be_visible()
    player.press("side 1")
    page.locator('[data-key="track 1"]').first.tap()
    expect(page.locator(".line-card.able").first).to_be_visible()
    tell = page.locator("#tell")
    _press_long(page, page.locator(".hand .line-card .plate").first, "boxes marked")
    expect(tell).to_be_visible()
    expect(page.locator(".line-card.on")).to_have_count(0)
    row = page.locator('[data-seat="0"] .row[data-row="iron_ore"]')
    row.hover()
    row.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tell).to_contain_text("A box counts only if the coal above it is marked.")
    expect(tell).to_contain_text("0 of 2 boxes marked, next box worth 1")
    page.locator('[data-seat="0"] .row[data-row="travellers"]').hover()
    expect(tell).to_contain_text("1 of 8 boxes marked, next box worth 2. One point now.")
