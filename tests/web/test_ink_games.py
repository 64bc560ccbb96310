"""Whole games of Railroad Ink through the page, by every kind of hand and with every expansion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.saving import saved

from railwright.core.language import speaker
from railwright.ink.rules.expansions import NAMES

FACTORIES = ("A1", "E7", "F3")


def test_base_game_by_mouse(pages: Pages) -> None:
    """Play now against bots is one click away, and a whole base game is played with the mouse."""
    page = pages()
    page.get_by_role("button", name="Play Railroad Ink now", exact=True).click()
    Hand(page).whole_game()
    expect(page.locator(".score tfoot td")).to_have_count(3)


def test_base_game_by_keyboard_alone(pages: Pages) -> None:
    """Digits choose, arrows move, R turns, Enter draws, D ends the round: a whole game without a pointer."""
    page = pages()
    open_room(page, seed="keys")
    Hand(page, "keys").whole_game()
    expect(page.locator(".score h1")).to_contain_text("points")


def test_base_game_by_touch_on_a_phone(pages: Pages) -> None:
    """A first tap shows the piece, the button at the thumb draws it: a whole game at 360 by 740."""
    page = pages(phone=True)
    open_room(page, seed="touch")
    Hand(page, "touch").whole_game()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_challenge_game_with_goals_and_a_factory(pages: Pages) -> None:
    """Three goals lie open, a factory lets a drawn die be drawn once more (RI-5.1), and the end counts both."""
    page = pages()
    open_room(page, options={"edition": "challenge", "goals": True}, seed="factory")
    hand = Hand(page, prefer=FACTORIES)
    expect(page.locator(".goals li")).to_have_count(3)
    hand.whole_game(use_copies=True)
    assert hand.copies == 1
    for part in ("Villages", "Goals"):
        expect(page.locator(".score tbody th", has_text=part)).to_be_visible()


@pytest.mark.parametrize("expansion", NAMES)
def test_game_with_each_expansion(pages: Pages, expansion: str) -> None:
    """Six rounds with the dice of an expansion; its duties and decisions are met in the page (RI-6 to RI-9)."""
    page = pages()
    open_room(page, options={"edition": "base", "expansion": expansion}, seed=f"{expansion} game")
    Hand(page).whole_game()
    expect(page.locator(".score tbody th", has_text=speaker()(f"ink-part-{expansion}"))).to_be_visible()
    lit = page.locator(".end-grid [data-layer] .area")
    assert bool(lit.count()) == bool(page.locator(".legend .of-area .area").count())


def test_draft_game_of_two_browsers(pages: Pages) -> None:
    """Two people, two browsers, one link: pairs are taken in turn, then both draw at the same time (RI-10)."""
    first = pages()
    room = open_room(
        first,
        options={"draft": True},
        seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}],
        seed="draft",
    )
    expect(first.locator(".qr svg")).to_be_visible()
    second = pages(f"/r/{room}")
    second.get_by_label("Your name").fill("Mara")
    second.get_by_role("button", name="Sit down").click()
    hands = [Hand(first), Hand(second)]
    for _ in range(7):
        while not all(hand.look()["dice"] for hand in hands):
            for hand in hands:
                hand.take_pair_if_asked()
        for hand in hands:
            hand.round()
    for page in (first, second):
        expect(page.locator(".end-grid")).to_be_visible()
        expect(page.locator(".score thead th")).to_have_count(3)
    assert saved(first, "Save", "All sheets (PNG)").startswith(b"\x89PNG")
    answer = first.request.get(f"{first.url.split('#')[0]}api/rooms/{room}/sheets.svg")
    assert all(re.search(rf">{name}: (one point|-?\d+ points)\. With", answer.text()) for name in ("Ada", "Mara"))
