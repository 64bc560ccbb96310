"""Many at one table: twelve players at every size of screen, and a draft with the dice of both editions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room

from railwright.ink.options import MOST_PLAYERS

CROWD = [{"kind": "me", "name": "Ada"}] + [
    {"kind": "bot", "name": f"Bot {number}", "bot": "beginner"} for number in range(2, MOST_PLAYERS + 1)
]
SIZES = {"phone": (390, 844), "phone on its side": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}


def sized(pages: Pages, size: str) -> Page:
    """A page of that size."""
    width, height = SIZES[size]
    return pages(viewport={"width": width, "height": height})


def fits_the_width(page: Page) -> bool:
    """Whether nothing has to be moved sideways to be seen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", SIZES)
def test_table_of_twelve(pages: Pages, size: str) -> None:
    """One's own sheet stays large beside the dice, and eleven small ones with names and points are there to enlarge."""
    page = sized(pages, size)
    open_room(page, seats=CROWD, seed="crowd")
    hand = Hand(page)
    hand.round()
    hand.until(lambda now: now["round"] == "Round 2" and bool(now["dice"]))
    sheet, dice = page.evaluate(
        """['.paper .sheet', '.dice'].map(name => document.querySelector(name).getBoundingClientRect().toJSON())"""
    )
    assert sheet["width"] >= min(0.8 * min(SIZES[size]), 480)
    assert dice["bottom"] <= SIZES[size][1]
    expect(page.locator(".opp .mini")).to_have_count(MOST_PLAYERS - 1)
    last = page.locator(".opp").last
    expect(last).to_contain_text(f"Bot {MOST_PLAYERS}")
    assert all(re.fullmatch(r"−?\d+", points) for points in page.locator(".opp .nm b").all_inner_texts())
    assert fits_the_width(page)
    last.locator(".mini").click()
    expect(page.get_by_role("dialog").get_by_role("img", name=f"The sheet of Bot {MOST_PLAYERS}")).to_be_visible()


def test_end_of_twelve(pages: Pages) -> None:
    """The end ranks everybody, and counts one's own points beside those of the sheet that is looked at."""
    page = sized(pages, "phone")
    open_room(page, seats=CROWD, seed="crowd's end")
    Hand(page).whole_game()
    ranked = page.locator(".sheets .cpt")
    expect(ranked).to_have_count(MOST_PLAYERS)
    points = [int(text.replace("−", "-")) for text in page.locator(".sheets .cpt b").all_inner_texts()]
    assert points[1:] == sorted(points[1:], reverse=True)
    expect(page.locator(".score tfoot td")).to_have_count(1)
    page.locator(".sheets .fig").nth(1).click()
    expect(page.locator(".score tfoot td")).to_have_text([str(points[0]), str(points[1])])
    assert fits_the_width(page)


def test_lobby_of_twelve(pages: Pages) -> None:
    """A new game takes eleven friends by link at most, and all their seats are in the lobby."""
    page = sized(pages, "phone")
    page.evaluate("location.hash = '/new/ink?edition=challenge'")
    friend = page.get_by_role("button", name="Friend by link")
    for _ in range(MOST_PLAYERS - 3):
        friend.click()
    expect(page.locator(".seat-row")).to_have_count(MOST_PLAYERS)
    expect(friend).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(f"This game is for {MOST_PLAYERS} players at most.")).to_be_visible()
    assert fits_the_width(page)
    page.get_by_role("button", name="Open the room").click()
    expect(page.locator(".seats li")).to_have_count(MOST_PLAYERS)
    assert fits_the_width(page)


def test_draft_with_dice_of_both_editions(pages: Pages) -> None:
    """The pool is of the sheets' edition until sets of the other one are chosen; the room has them (RI-10.1)."""
    page = pages("/#/new/ink")
    base = page.get_by_role("group", name="Sets of Railroad Ink")
    expect(base).to_have_count(0)
    page.locator('input[name="draft"][value="true"]').check(force=True)
    expect(base.locator("b")).to_have_text("3")
    challenge = page.get_by_role("group", name="Sets of Challenge")
    for _ in range(3):
        challenge.get_by_role("button", name="One more").click()
    expect(base.locator("b")).to_have_text("0")
    expect(challenge.get_by_role("button", name="One more")).to_be_disabled()
    base.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".pair")).to_have_count(6)
    room = page.url.rsplit("/", 1)[1]
    pool = page.evaluate("room => fetch(`/api/rooms/${room}`).then(answer => answer.json())", room)["options"]["pool"]
    assert pool == ["base", "challenge", "challenge"]
