"""Puzzles in the page: today's and endless ones, missed and found, by mouse, keys and finger."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, Response, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand

from railwright.ink.actions import Action
from railwright.puzzles import choosing
from railwright.puzzles.puzzle import actions_of


def _until_more(hand: Hand, drawn: int) -> None:
    """Wait for the sheet to have more on it than before."""
    hand.until(lambda now: now["drawn"] > drawn)


def draw_anything(hand: Hand) -> None:
    """Draw each die in the first space where it fits."""
    while True:
        seen = hand.until(lambda now: now["done"] or any(not die["used"] and not die["unfit"] for die in now["dice"]))
        if seen["done"]:
            return
        key = next(die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"])
        hand.one_die(seen, key)
        _until_more(hand, seen["drawn"])


def answer_by_hand(page: Page, actions: list[Action]) -> None:
    """Draw the actions one by one: choose the piece, go to its space, turn until the drawing is the wanted one."""
    hand = Hand(page)
    for action in actions:
        space = str(action).partition("@")[2].partition("/")[0]
        before = hand.look()["drawn"]
        _choose(page, hand, action)
        hand.space(space).hover(force=True)
        for _ in range(8):
            if page.locator(".piece.ghost").count() and _ghost_is(page, action):
                break
            page.keyboard.press("r")
        hand.space(space).click(force=True)
        _until_more(hand, before)


def _choose(page: Page, hand: Hand, action: Action) -> None:
    special = page.locator(f'.specials-box .sp[data-key="{action.piece}"]')
    if special.count():
        special.click()
        return
    for die in hand.look()["dice"]:
        tile = page.locator(f'.dice [data-key="{die["key"]}"]')
        if not die["used"] and tile.get_attribute("data-piece") == action.piece:
            if not die["on"]:
                tile.click()
            return
    raise AssertionError(f"no die shows {action.piece}")


def _ghost_is(page: Page, action: Action) -> bool:
    """Whether what would be drawn is the wanted turn: its strokes are those of the server's drawing."""
    assert action.variant is not None
    space = str(action).partition("@")[2].partition("/")[0]
    same: bool = page.evaluate(
        """async ([space, piece, orientation]) => {
          const { pieceIn } = await import('/js/drawings.js');
          const probe = document.createElementNS('http://www.w3.org/2000/svg', 'g');
          probe.innerHTML = pieceIn(space, piece, orientation);
          return document.querySelector('.piece.ghost')?.innerHTML === probe.innerHTML;
        }""",
        [space, action.piece, action.variant.orientation],
    )
    return same


def today() -> tuple[str, list[Action], float]:
    """The name, the answer and the best of today's puzzle."""
    name = choosing.of_day(datetime.now(UTC).date())
    _, puzzle = choosing.find(name)
    return name, actions_of(puzzle.answer), puzzle.best


def test_todays_puzzle_missed_then_found(pages: Pages) -> None:
    """From the start page: a poor answer shows what was missed and counts; the best one, drawn by hand, is found."""
    received: list[str] = []

    def note(response: Response) -> None:
        if "/api/puzzles/look" in response.url:
            received.append(response.text())

    _, answer, best = today()
    page = pages("/")
    page.on("response", note)
    page.locator(".puzzle-band").get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", level=1, name="lie on the sheet")).to_be_visible()
    assert serious_faults(page) == []
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_text("There are no hints in a puzzle.")
    draw_anything(Hand(page))
    assert received
    assert not any(str(action) in told or '"best"' in told for told in received for action in answer)
    page.locator(".acts .done").click()
    expect(page.locator(".puzzle-end h1")).to_contain_text("stayed off the sheet")
    expect(page.locator("tfoot .bst")).to_have_text(f"{best:.0f}")
    expect(page.locator(".piece.better")).not_to_have_count(0)
    expect(page.locator(".rates")).to_contain_text("1500 to")
    expect(page.locator(".rates")).to_contain_text("Days in a row")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Best", exact=True).click()
    expect(page.locator(".shows-best .piece.wet")).to_have_count(len(answer))
    page.get_by_role("button", name="Try again").click()
    answer_by_hand(page, answer)
    page.locator(".acts .done").click()
    expect(page.locator(".puzzle-end h1")).to_have_text("The best there is")
    expect(page.locator(".puzzle-end .big")).to_have_text(f"{best:.0f}")
    expect(page.locator(".rates")).to_contain_text("not rated")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".todays")).to_contain_text("You have missed")
    expect(page.locator(".standing")).to_contain_text("Puzzles answered")
    assert serious_faults(page) == []


def test_endless_puzzles_on_a_phone_in_german(pages: Pages) -> None:
    """By finger, in German, of another game: chosen, refused with a reason, answered; the next one is another."""
    page = pages("/#/puzzles", phone=True, locale="de-DE", color_scheme="dark")
    page.get_by_label("Spiel", exact=True).select_option("base-forest")
    page.get_by_label("Leicht", exact=True).check()
    page.get_by_role("button", name="Nächstes Rätsel").tap()
    expect(page.locator(".puzzle-strip h1")).to_be_visible()
    first = page.evaluate("location.hash")
    _, puzzle = choosing.find(first.removeprefix("#/puzzle/"))
    assert puzzle.level == "easy"
    assert serious_faults(page) == []
    hand = Hand(page, "touch")
    key = next(die["key"] for die in hand.look()["dice"] if not die["unfit"])
    hand.choose(key)
    taken = page.locator(".space:not([data-fits])").first
    taken.tap(force=True)
    expect(page.locator(".hint b.no")).to_be_visible()
    draw_anything(hand)
    page.locator(".acts .done").tap()
    expect(page.locator(".puzzle-end .rates")).to_contain_text("Deine Wertungszahl")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Nächstes Rätsel").tap()
    page.wait_for_function("first => location.hash.startsWith('#/puzzle/') && location.hash !== first", arg=first)
    expect(page.locator(".puzzle-strip h1")).to_be_visible()


@pytest.mark.parametrize("name", ["nowhere-1", "base-999999999"])
def test_a_puzzle_that_is_none_says_so(pages: Pages, name: str) -> None:
    """An old or wrong link leads to a sentence and back."""
    page = pages(f"/#/puzzle/{name}")
    expect(page.locator("main")).to_contain_text("There is no such puzzle.")
