"""Hands at the Rail Line table: decisions through the real page, by mouse, finger or keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page

_ANSWER_SECONDS = 90
"""Until a decision shows: a busy machine may need many."""
_GAME_SECONDS = 500
By = Literal["mouse", "touch", "keys"]
_LOOK = """() => {
  const keys = selector => [...document.querySelectorAll(selector)].map(element => element.dataset.key);
  return {
    over: Boolean(document.querySelector('.line-ending')),
    mine: Boolean(document.querySelector('.line-panel.mine')),
    curtain: Boolean(document.querySelector('dialog[open]')),
    prompt: document.querySelector('.prompt')?.textContent ?? '',
    cards: keys('.line-card.able'),
    picks: keys('.pick:not([aria-disabled=true])'),
    pass: Boolean(document.querySelector('[data-key=pass]')),
    busy: Boolean(document.querySelector('.line-panel[aria-busy]')),
    whole: document.querySelector('.line-table')?.textContent ?? '',
  };
}"""


class Player:
    """Decides for one page; `eager` takes extra actions where it can."""

    def __init__(self, page: Page, by: By = "mouse", *, eager: bool = True) -> None:
        self.page = page
        self.by = by
        self.eager = eager
        self.decided = 0
        self.asked: set[str] = set()

    def look(self) -> dict[str, Any]:
        """What lies open now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    def press(self, key: str) -> None:
        """Activate something by its key."""
        place = self.page.locator(f'[data-key="{key}"]').first
        if self.by == "touch":
            place.tap()
        elif self.by == "mouse":
            place.click()
        else:
            place.focus()
            self.page.keyboard.press("Enter")

    def decide(self, seen: dict[str, Any]) -> None:
        """One decision, a different one each time."""
        self.asked.add(seen["prompt"])
        self.decided += 1
        if seen["cards"]:
            self._card(seen["cards"])
        elif seen["picks"] and (self.eager or not seen["pass"]):
            number = self.decided % len(seen["picks"])
            if self.by == "keys":
                self.page.keyboard.press(str(self._digit(seen["picks"][number])))
            else:
                self.press(seen["picks"][number])
        elif self.by == "keys":
            self.page.keyboard.press("p")
        else:
            self.press("pass")

    def _digit(self, key: str) -> int:
        every: list[str] = self.page.evaluate("[...document.querySelectorAll('.pick')].map(pick => pick.dataset.key)")
        return every.index(key) + 1

    def _card(self, cards: list[str]) -> None:
        number = self.decided % len(cards)
        if self.by == "keys":
            self.page.keyboard.press(str(number + 1))
            self.page.keyboard.press(str(number + 1))
        else:
            self.press(cards[number])
            self.press("confirm")

    def step(self) -> bool:
        """Decide if it is this page's decision, and wait until the table has changed; whether the game is over."""
        seen = self.look()
        if seen["over"]:
            return True
        if seen["mine"] and not seen["curtain"]:
            self.decide(seen)
            until = time.monotonic() + _ANSWER_SECONDS
            while time.monotonic() < until:
                now = self.look()
                if now["over"] or (now["whole"] != seen["whole"] and not now["busy"]):
                    break
                self.page.wait_for_timeout(10)
        return False

    def play_until(self, reached: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Decide until the table looks as wanted; what lies open then."""
        until = time.monotonic() + _GAME_SECONDS
        while not reached(seen := self.look()):
            assert time.monotonic() < until, f"The table never looked as wanted: {seen}"
            assert not self.step(), "The game was over before."
            self.page.wait_for_timeout(10)
        return seen


def play_to_the_end(*players: Player) -> None:
    """Let all pages decide in turn until each shows the end."""
    until = time.monotonic() + _GAME_SECONDS
    while time.monotonic() < until:
        ended = [player.step() for player in players]
        if all(ended):
            return
        players[0].page.wait_for_timeout(10)
    raise AssertionError(f"The game did not end: {[player.look() for player in players]}")
