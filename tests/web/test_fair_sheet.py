"""Fair dice through the page: sealed without a thought, shown in plain words, checked in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand
from tests.web.laying import Player, play_to_the_end

ME = {"kind": "me", "name": "Mara"}
ABOUT_CHANCE = re.compile("dice|shuffle")
BOT = {"kind": "bot", "name": "Ada", "bot": "random"}


def _open(page: Page, **wanted: Any) -> str:
    """Open a room with the page's own module, and go there."""
    room: str = page.evaluate(
        """async wanted => {
          const { openRoom } = await import('/js/rooms.js');
          const room = await openRoom({ options: {}, ...wanted });
          location.hash = `/room/${room}`;
          return room;
        }""",
        wanted,
    )
    return room


def _checked(page: Page) -> str:
    """Open the sheet of the dice, and what it says once the browser has checked them."""
    page.locator(".fair-line button, .ends button, .line-buttons button").filter(has_text=ABOUT_CHANCE).last.click()
    expect(page.locator(".fair-findings .fair-verdict, .fair-findings .cap").first).to_be_visible()
    return page.locator("dialog.fair-sheet").inner_text()


def _close(page: Page) -> None:
    page.locator("dialog.fair-sheet .acts-row button").click()


def test_a_game_against_bots_is_proven_from_the_first_roll_to_the_end(pages: Pages) -> None:
    """It starts at once, the line names the seal, and the sheet checks each roll and the own number in the browser."""
    page = pages()
    _open(page, game="ink", options={"edition": "challenge", "goals": True}, seats=[ME, BOT])
    expect(page.locator(".fair-line")).to_contain_text("Fair dice: sealed before the start")
    said = _checked(page)
    assert "All is right" in said
    assert "You added a number; it fits its seal" in said
    assert "Ada added nothing" in said
    assert "Before round 1" in said
    assert "Round 1" in said
    assert "Round 2" not in said
    assert "The dice on the table are the ones drawn last" in said
    assert page.locator(".fair-list .right").count() == 5
    assert serious_faults(page) == []
    _close(page)
    hand = Hand(page)
    while not hand.look()["over"]:
        hand.round()
    said = _checked(page)
    assert "Round 7" in said
    assert page.locator(".fair-list .right").count() == 10
    assert page.locator(".fair-list .wrong").count() == 0


def test_a_browser_without_its_own_hashes_seals_and_checks_too(pages: Pages) -> None:
    """At an address without a certificate the page computes SHA-256 by itself: the same seals, the same verdict."""
    page = pages()
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });")
    page.reload()
    assert page.evaluate("crypto.subtle === undefined")
    _open(page, game="ink", seats=[ME, BOT])
    expect(page.locator(".fair-line")).to_be_visible()
    said = _checked(page)
    assert "All is right" in said
    assert "You added a number; it fits its seal" in said


def test_a_server_that_lies_is_found_out(pages: Pages) -> None:
    """A roll that does not follow, and seals other than those the device has kept, are shown in plain words."""
    page = pages()
    room = _open(page, game="ink", seats=[ME, BOT])
    expect(page.locator(".fair-line")).to_be_visible()

    def lie(change: Callable[[dict[str, Any]], None]) -> str:
        def tell(route: Route) -> None:
            told = route.fetch().json()
            change(told)
            route.fulfill(json=told)

        page.unroute_all()
        page.route(f"**/api/rooms/{room}/proof", tell)
        said = _checked(page)
        _close(page)
        return said

    def another_number(told: dict[str, Any]) -> None:
        first = told["draws"][0]["numbers"][0]
        first[1] = (first[1] + 1) % first[0]

    assert "Something is wrong" in lie(another_number)
    assert "Something is wrong" in lie(lambda told: told["draws"][0]["numbers"][0].__setitem__(2, "another face"))
    assert "Something is wrong" in lie(lambda told: told.update(contributions=["00" * 32, None]))
    assert "Something is wrong" in lie(lambda told: told["draws"][0].update(link=told["commitment"]))
    assert "All is right" in lie(lambda _: None)


def test_people_by_link_all_add_to_the_dice(pages: Pages) -> None:
    """Host and guest seal by opening and joining; the game begins when both numbers are told, and both can check."""
    host, guest = pages(), pages(phone=True)
    room = _open(host, game="ink", seats=[ME, {"kind": "open"}])
    expect(host.locator(".lobby .fair-line")).to_contain_text("sealed before the start")
    guest.evaluate("room => { location.hash = `/room/${room}`; }", room)
    expect(guest.locator(".lobby .fair-line")).to_be_visible()
    guest.locator("#name").fill("Jon")
    guest.locator("form button[type=submit]").click()
    for page, other in ((host, "Jon"), (guest, "Mara")):
        expect(page.locator(".table-grid")).to_be_visible()
        said = _checked(page)
        assert "All is right" in said
        assert "You added a number" in said
        assert f"{other} added a number" in said
        assert "this device kept" in said


def test_a_chosen_seed_says_so(pages: Pages) -> None:
    """Dice from a seed are called practice on the table, in the sheet and with the seed at the end."""
    page = pages()
    _open(page, game="ink", seats=[ME], seed="by hand")
    expect(page.locator(".fair-line")).to_contain_text("chosen by hand: practice, not proven")
    page.locator(".fair-line button").click()
    expect(page.locator("dialog.fair-sheet")).to_contain_text("nothing is proven here")


def test_the_shuffle_of_rail_line_is_checked_when_the_game_is_over(pages: Pages) -> None:
    """While the cards are secret the sheet says why; at the end the browser checks the whole shuffle."""
    page = pages()
    _open(page, game="line", options={"sheet": 1}, seats=[ME, BOT])
    expect(page.locator(".line-panel")).to_be_visible()
    assert "locked away until the game is over" in _checked(page)
    _close(page)
    play_to_the_end(Player(page))
    said = _checked(page)
    assert "All is right" in said
    assert "Shuffle" in said
