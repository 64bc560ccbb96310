"""Pieces on the lines between spaces (RI-16) are chosen and laid as well as routes, by mouse, finger and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import By, Hand, open_room

CANYON = {"edition": "base", "expansion": "canyon"}
SEED = "canyon1"
"""Round 1: a highway curve, two railway curves, an overpass, a canyon hook and a canyon corner."""
HOOK, CURVE = "die-4", "die-0"


def _seated(page: Page, by: By = "mouse") -> Hand:
    open_room(page, options=CANYON, seed=SEED)
    hand = Hand(page, by)
    hand.until(lambda now: bool(now["dice"]))
    return hand


def _canyons(page: Page) -> int:
    return page.locator("[data-layer=drawings] .canyon-floor").count()


@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
def test_canyon_is_laid_taken_back_and_laid_again(pages: Pages, by: By) -> None:
    """A canyon die is chosen, its path turned at a grid point and drawn; undo takes it back, redo brings it again."""
    page = pages(phone=by == "touch")
    hand = _seated(page, by)
    hand.choose(HOOK)
    fits = hand.until(lambda now: "02" in now["fits"])["fits"]
    assert "33" not in fits
    hand.draw("02", turns=1)
    hand.until(lambda now: any(die["key"] == HOOK and die["used"] for die in now["dice"]))
    assert _canyons(page) == 3
    expect(page.locator("[data-layer=drawings] .piece.wet .canyon-floor")).to_have_count(3)
    page.locator('[data-key="undo"]').click()
    hand.until(lambda now: all(not die["used"] for die in now["dice"]))
    assert _canyons(page) == 0
    page.locator('[data-key="redo"]').click()
    hand.until(lambda now: any(die["used"] for die in now["dice"]))
    assert _canyons(page) == 3


def test_price_stands_at_the_ghost_and_is_paid(pages: Pages) -> None:
    """A route that needs a bridge says so before it is drawn; then a bridge and a crossed box show it (RI-16.6)."""
    page = pages()
    hand = _seated(page)
    hand.choose(HOOK)
    hand.draw("02")
    hand.until(lambda now: any(die["used"] for die in now["dice"]))
    hand.choose(CURVE)
    hand.space("A2").hover(force=True)
    price = page.locator(".price text")
    for _ in range(4):
        if price.count():
            break
        page.keyboard.press("r")
    expect(price).to_have_text("−1")
    expect(page.locator(".hint").first).to_contain_text("Uses 1 of your bridge points; 11 left.")
    hand.space("A2").click(force=True)
    expect(page.locator(".budget .box.x")).to_have_count(1)
    expect(page.locator(".budget")).to_have_attribute("aria-label", "bridge points: 11 of 12 left")
    expect(page.locator("[data-layer=drawings] .canyon-deck")).to_have_count(1)
    expect(hand.space("A2")).to_have_attribute("aria-label", re.compile("bridge to the east"))
    page.locator('[data-key="expansion"], .parts button').filter(has_text="Canyons").hover()
    expect(page.locator("[data-layer=under] .band")).to_have_count(1)
    assert serious_faults(page) == []


def test_keys_say_where_a_path_lies_and_why_not(pages: Pages) -> None:
    """Arrows move over grid points, the hint line says the path; where nothing fits it says why (RI-16.4)."""
    page = pages()
    hand = _seated(page, "keys")
    hand.choose(HOOK)
    hand.until(lambda now: bool(now["fits"]))
    page.keyboard.press("ArrowUp")
    expect(hand.space("33")).to_be_focused()
    expect(hand.space("33")).to_have_attribute("aria-label", "the top left corner of D4")
    page.keyboard.press("Enter")
    expect(page.locator(".hint.bad")).to_contain_text("must begin on the outer edge")
    for key in ("ArrowUp", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(".hint").first).to_contain_text("from the top left corner of A4: ")
    page.keyboard.press("1")
    expect(hand.space("A4")).to_be_focused()


def test_canyon_die_is_dragged_onto_a_point(pages: Pages) -> None:
    """A die that is dropped near a grid point is drawn from there."""
    page = pages()
    hand = _seated(page)
    die = page.locator(f'[data-key="{HOOK}"]').bounding_box()
    assert die
    page.mouse.move(die["x"] + 20, die["y"] + 20)
    page.mouse.down()
    ground = page.locator("[data-layer=ground]").bounding_box()
    assert ground
    page.mouse.move(ground["x"] + ground["width"] * 2 / 7 + 5, ground["y"] + 8, steps=4)
    expect(page.locator(".laid.ghost")).to_have_count(1)
    page.mouse.up()
    hand.until(lambda now: any(die["used"] for die in now["dice"]))
    assert _canyons(page) == 3


SPENT = [
    "canyon-3@42/SSS",
    "special-hhhh@G2/0",
    "canyon-hook@50/ESS",
    "railway-t@F1/3",
    "railway-t@F2/3",
    "railway-t@E2/1",
    "station-straight@E1/0",
    "done",
    "canyon-hook@21/SSW",
    "highway-curve@D1/1",
    "canyon-1@46/E",
    "special-hhhr@D7/3",
    "railway-t@B1/1",
    "overpass@C1/1",
    "highway-t@D6/3",
    "done",
    "canyon-hook@34/EES",
    "canyon-3@10/EEE",
]
"""On the dice of the seed "canyon3": after these no drawing of a station in A2 can be paid any more."""
_SEND = """async ({room, actions}) => {
  const held = JSON.parse(localStorage['railwright.rooms']).find(one => one.room === room);
  const line = new WebSocket(`ws://${location.host}/api/rooms/${room}/live`);
  await new Promise(open => { line.onopen = open; });
  line.send(JSON.stringify({type: 'hello', tokens: [held.seats[0].token]}));
  for (const [number, action] of actions.entries()) {
    const done = new Promise(settle => {
      line.onmessage = ({data}) => { if (JSON.parse(data).id === `spent-${number}`) settle(JSON.parse(data)); };
    });
    line.send(JSON.stringify({type: 'do', id: `spent-${number}`, seat: 0, action}));
    const answer = await done;
    if (answer.type !== 'done') throw new Error(`${action}: ${answer.text}`);
  }
  line.close();
}"""


def test_what_cannot_be_paid_is_refused_with_its_price(pages: Pages) -> None:
    """A route that needs more bridges than there are points is refused: price and what is left are said (RI-16.6)."""
    page = pages()
    room = open_room(page, options=CANYON, seed="canyon3")
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    page.evaluate(_SEND, {"room": room, "actions": SPENT})
    hand.until(lambda now: now["round"] == "Round 3" and sum(die["used"] for die in now["dice"]) == 2)
    page.locator('.dice button.die[aria-label*="straight station"]').first.click()
    hand.space("A2").click(force=True)
    refused = page.locator(".hint.bad")
    expect(refused).to_contain_text("Not on A2")
    left = page.locator(".budget .box:not(.x)").count()
    said = {0: "no bridge point is left", 1: "only one bridge point is left"}.get(
        left, f"only {left} bridge points are left"
    )
    expect(refused).to_contain_text(re.compile(f"This needs (one|\\d) new bridges?, and {said}"))
