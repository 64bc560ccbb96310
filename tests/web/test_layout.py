"""The page at every size: the sheet as large as it can be, dice and Done in reach, sheet and palette together."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.laying import Player
from tests.web.quick import play_unseen

from railwright.core.language import LANGUAGES
from railwright.ink.rules.expansions import NAMES

BESIDE_THE_PARTS = (".report-offer", ".line-buttons", ".line-players")
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Mara"}]


class Screen(NamedTuple):
    """A size, and how much of what a square sheet could have there it has at least."""

    width: int
    height: int
    possible: int
    share: float = 0.96


SCREENS = {
    "phone": Screen(390, 844, 390),
    "phone on its side": Screen(844, 390, 390),
    "tablet": Screen(820, 1180, 820, 0.94),
    "twice the size": Screen(720, 450, 424),
}
"""At twice the size 296 px beside the sheet are left to dice and buttons."""

_INSIDE = """selectors => {
  const outside = [];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    if (!found.length) outside.push(`${selector}: none`);
    for (const one of found) {
      const {left, top, right, bottom} = one.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        outside.push(`${selector}: ${[left, top, right, bottom].map(Math.round)}`);
      }
    }
  }
  return outside;
}"""


_HAND_OF_ONE = """() => {
  const hand = document.querySelector('.hand');
  for (const card of [...hand.querySelectorAll('.line-card')].slice(1)) card.remove();
  return hand.querySelector('.line-card').getBoundingClientRect().bottom - hand.getBoundingClientRect().bottom;
}"""
"""How far the card of a hand with one card hangs over what comes below."""


_CUT_OFF = """() => [...document.querySelectorAll('.pick')]
  .filter(pick => pick.scrollWidth > pick.clientWidth + 1 || pick.getBoundingClientRect().right > innerWidth)
  .map(pick => pick.textContent)"""
"""Choices that do not fit into their place, or into the window."""


def outside(page: Page, *selectors: str) -> list[str]:
    """What of these is not wholly inside the window, or not there at all."""
    found: list[str] = page.evaluate(_INSIDE, list(selectors))
    return found


def opened(pages: Pages, name: str, path: str = "/") -> Page:
    """A page of this size, as a finger or a mouse finds it."""
    screen = SCREENS[name]
    return pages(path, viewport={"width": screen.width, "height": screen.height}, has_touch=name != "twice the size")


def side(page: Page, selector: str) -> float:
    """The width of something, in pixels; what is cut off does not count."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def overflow(page: Page) -> int:
    """How far the page runs over its width."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("name", SCREENS)
def test_sheet_is_large_and_everything_in_reach(pages: Pages, name: str) -> None:
    """In every game of Railroad Ink the sheet has nearly all the room there is, with all dice and Done beside it."""
    page = opened(pages, name)
    screen = SCREENS[name]
    games = [
        {"edition": "base"},
        *({"edition": "challenge", "goals": True, "expansion": one} for one in (None, *NAMES)),
    ]
    for options in games:
        page.evaluate("location.hash = '/about'")
        page.locator(".prose").wait_for()
        open_room(page, options=options, seed="layout")
        seen = Hand(page).until(lambda now: bool(now["dice"]))
        told = f"{options} on a {name}"
        assert side(page, ".board") >= screen.share * screen.possible, told
        assert outside(page, ".dice .die", '[data-key="done"]', ".board .space") == [], told
        beside = (".ways .btn", ".question .sp") if seen["answers"] else ('[data-key="hint"]',)
        assert outside(page, *beside) == [], told
        assert overflow(page) == 0, told


@pytest.mark.parametrize("name", SCREENS)
def test_rail_line_fits(pages: Pages, name: str) -> None:
    """Rail Line begins with its question in sight; later line, hand, display and answer are in sight together."""
    page = opened(pages, name)
    open_room(page, game="line", options={"sheet": 1}, seats=TWO, seed="layout")
    page.get_by_role("button", name=re.compile("^I am")).or_(page.locator(".picks.faces .pick").first).first.wait_for()
    assert outside(page, ".prompt", ".picks.faces .pick") == []
    expect(page.locator(".line-window, .line-cards")).to_be_hidden()
    player = Player(page, "mouse")
    if player.play_until(lambda now: now["cards"] or now["curtain"])["curtain"]:
        page.locator("dialog[open] button").click()
    assert outside(page, ".line-box", "button.line-card", ".prompt", '[data-key="confirm"]') == []
    assert page.locator(".line-box").evaluate("box => box.clientWidth / innerWidth") > 0.5
    assert overflow(page) == 0
    player.play_until(lambda now: now["mine"] and now["pass"])
    assert outside(page, ".picks .pick", '[data-key="pass"]') == []
    assert page.evaluate(_HAND_OF_ONE) <= 0


def test_buttons_beside_the_sheet_fit_in_every_language(pages: Pages) -> None:
    """On a desk undo, redo and clear keep to the column of the dice, with their words whole, whatever is spoken."""
    for locale in LANGUAGES:
        page = pages(locale=locale)
        open_room(page, options={"edition": "challenge", "expansion": "canyon"}, seed="layout")
        Hand(page).until(lambda now: bool(now["dice"]))
        cut = page.locator(".acts .btn").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        assert cut == [], locale
        tools, dice = page.locator(".acts").bounding_box(), page.locator(".dice").bounding_box()
        assert tools is not None
        assert dice is not None
        assert tools["x"] + tools["width"] <= dice["x"] + dice["width"] + 1, locale


def test_boxes_to_buy_fit_with_their_reasons(pages: Pages) -> None:
    """On a German phone each box that can be bought stands whole in its place, with why it would bring nothing."""
    page = pages(phone=True, locale="de-DE")
    open_room(page, game="line", options={"sheet": 1}, seats=TWO, seed="buy")
    player = Player(page, "touch")
    buy = page.locator('.line-panel.mine [data-key="extra-buy"]:not([aria-disabled])')
    handed_over = page.locator("dialog[open] button")

    def can_buy(seen: dict[str, Any]) -> int:
        if seen["curtain"]:
            handed_over.tap()
            expect(handed_over).to_have_count(0)
        return buy.count()

    player.play_until(can_buy)
    buy.tap()
    expect(page.locator(".pick small", has_text="bringt nichts").first).to_be_visible()
    assert page.evaluate(_CUT_OFF) == []
    assert overflow(page) == 0


@pytest.mark.parametrize("name", SCREENS)
def test_pad_shows_sheet_and_palette_together(pages: Pages, name: str) -> None:
    """The score pad has the whole sheet and the pieces in one window; further pieces come by dragging them sideways."""
    page = opened(pages, name, "/#/pad?game=ink&drawn=highway-t@A2/0")
    page.locator(".pad-part").first.wait_for()
    assert outside(page, ".board .space", '[data-tool="eraser"]', '[data-tool="highway-straight"]') == []
    palette = page.locator(".pad-palette").bounding_box()
    assert palette is not None
    assert palette["y"] + palette["height"] <= SCREENS[name].height + 1
    assert overflow(page) == 0


def test_rail_lines_pad_is_large_whatever_was_looked_at_before(pages: Pages) -> None:
    """Coming from the start page and from Railroad Ink's pad, the boxes of Rail Line's fit a finger."""
    page = pages(phone=True)
    page.locator(".games").wait_for()
    for path in ("/pad?game=ink", "/pad?game=line"):
        page.evaluate("path => { location.hash = path; }", path)
        page.locator(".pad-part").first.wait_for()
    page.wait_for_function(
        """() => {  // asked of the page at once: the pad is drawn anew when its score comes
          const { width, height } = document.querySelector('.pad-line-sheet .box')?.getBoundingClientRect() ?? {};
          return Math.min(width, height) >= 30;
        }"""
    )


def test_links_of_the_start_page_are_large_enough_for_a_finger(pages: Pages) -> None:
    """On a phone the footer and the list of today's dice can be hit."""
    page = pages(phone=True)
    page.locator(".today li a").first.wait_for()
    for link in page.locator(".foot a, .today li a, .short-rules p a").all():
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 36, link.inner_text()


def test_rules_and_keys_are_one_tap_away(pages: Pages) -> None:
    """At the table ? lists the keys, and one tap shows the rules of what is played without leaving it."""
    page = pages()
    open_room(page, options={"edition": "challenge", "expansion": "lava"}, seed="help")
    Hand(page).until(lambda now: bool(now["dice"]))
    page.keyboard.press("?")
    shown = page.get_by_role("dialog", name="Rules and keys")
    expect(shown.locator("dt", has_text="R")).not_to_have_count(0)
    expect(shown.get_by_text("Turn, the other way round")).to_be_visible()
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules", exact=True).click()
    for title in ("Railroad Ink", "Railroad Ink Challenge", "Lava"):
        expect(shown.get_by_role("heading", name=title, exact=True)).to_have_count(1)
    expect(shown.get_by_role("heading", name="The sheet")).to_be_in_viewport()
    assert serious_faults(page) == []
    shown.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".ink-table .board")).to_be_visible()


def test_rules_and_keys_on_a_phone(pages: Pages) -> None:
    """On a phone one tap shows the same, at both tables, upright and on its side, with what a finger does."""
    page = pages(phone=True)
    open_room(page, seed="help")
    Hand(page).until(lambda now: bool(now["dice"]))
    shown = page.get_by_role("dialog", name="Rules and keys")
    page.get_by_role("button", name="Rules and keys").tap()
    expect(shown.get_by_role("heading", name="Railroad Ink", exact=True)).to_be_in_viewport()
    expect(shown.get_by_text("Tap a die, then a space")).to_have_count(1)
    shown.get_by_role("button", name="Back to the table").tap()
    open_room(page, game="line", options={"sheet": 1}, seats=TWO, seed="help")
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Rules", exact=True).tap()
    expect(shown.get_by_role("heading", name="Rail Line", exact=True)).to_be_in_viewport()
    expect(shown.get_by_text("Ask for a hint")).to_have_count(1)
    shown.get_by_role("button", name="Back to the table").tap()
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name="Rules and keys").tap()
    expect(shown).to_be_visible()


def test_setup_says_what_there_is(pages: Pages) -> None:
    """Each expansion says what it is; alone is one tap, and the solo challenge is offered there and can be taken on."""
    for locale, alone, take in (("en-GB", "Alone", "Take it on"), ("de-DE", "Allein", "Annehmen")):
        page = pages("/#/new/ink", locale=locale, viewport={"width": 390, "height": 844})
        expansions = page.locator(".expansion-choice")
        expect(expansions).to_have_count(1 + len(NAMES))
        for words in expansions.locator("small").all_inner_texts():
            assert len(words) > 20
        page.get_by_role("radio", name=alone).check(force=True)
        expect(page.locator(".seat-row")).to_have_count(1)
        page.get_by_role("button", name=take).click()
        expect(page.locator('input[name="goals"][value="true"]')).to_be_checked()
        expect(page.locator(".solo button")).to_have_count(0)
        assert outside(page, ".start button") == []
        page.locator(".start button").click()
        Hand(page).until(lambda now: bool(now["dice"]))
        expect(page.locator(".goals small").first).to_contain_text("3")
    page = pages("/#/new/line")
    expect(page.get_by_role("radio", name="Alone")).to_have_count(0)
    page.get_by_role("radio", name="With friends").check(force=True)
    expect(page.get_by_role("button", name="Open the room")).to_be_visible()


def test_the_end_of_rail_line_has_everything_beside_its_parts(pages: Pages) -> None:
    """On a desk the report, what can be done and the sheets stand below one another at the right, without a gap."""
    page = pages()
    room = play_unseen(page, game="line", options={"sheet": 1}, seats=TWO, seed="layout")
    page.evaluate("room => { location.hash = `/room/${room}`; }", room)
    page.locator(".line-ending").wait_for()
    page.locator(".report-offer p").wait_for()
    boxes = [page.locator(f".line-ending > {one}").bounding_box() for one in (".line-parts", *BESIDE_THE_PARTS)]
    parts, *beside = [box for box in boxes if box]
    assert len(beside) == len(BESIDE_THE_PARTS)
    foot = parts["y"]
    for box in beside:
        assert box["x"] > parts["x"] + parts["width"]
        assert 0 <= box["y"] - foot < 40
        foot = box["y"] + box["height"]


def test_end_and_replay_on_its_side(pages: Pages) -> None:
    """On a phone on its side the finished sheet stands beside the score and covers nothing; in the replay too."""
    page = opened(pages, "phone on its side")
    room = play_unseen(page, game="ink", options={"edition": "challenge"}, seats=TWO, seed="layout")
    page.evaluate("room => { location.hash = `/room/${room}`; }", room)
    page.locator('a[href^="#/replay"]').click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.evaluate("scrollTo(0, 0)")
    assert outside(page, ".board") == []
    assert side(page, ".board") >= 0.83 * SCREENS["phone on its side"].height
    assert overflow(page) == 0
