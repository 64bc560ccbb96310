"""Whole games of Railroad Ink through the page, by every kind of hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room


def test_base_game_by_mouse(pages: Pages) -> None:
    """Play now against bots is one click away, and a whole base game is played with the mouse."""
    page = pages()
    page.get_by_role("button", name="Play Railroad Ink now").click()
    Hand(page).whole_game()
    expect(page.locator(".score tfoot td")).to_have_count(3)
