"""Hands at the Railroad Ink table: whole games through the real page, by mouse, finger or keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

_PATIENCE = 4000
"""Looks before giving up: a first game may have to wait for kernels to be compiled."""
By = Literal["mouse", "touch", "keys"]

# What lies open in the page, read in one go: which dice can be drawn, whether the round can be ended, where we are.
_LOOK = """() => {
  const one = selector => document.querySelector(selector);
  const all = selector => [...document.querySelectorAll(selector)];
  return {
    over: Boolean(one('.end-grid')),
    dice: all('.dice button.die').map(({dataset, classList}) => ({key: dataset.key, used: classList.contains('used'),
      copy: classList.contains('again'), unfit: classList.contains('unfit'), on: classList.contains('on')})),
    specials: all('.specials-box .sp.open').map(special => special.dataset.key),
    fits: all('.board.on-lines .point[data-fits]').map(point => point.dataset.point).concat(
      all('.board:not(.on-lines) .space[data-fits]').map(space => space.dataset.space)),
    answers: all('.question .ways .btn').map(button => button.dataset.key),
    pairs: all('.pair:not([aria-disabled=true])').map(pair => pair.dataset.key),
    done: one('.acts .done')?.getAttribute('aria-disabled') === 'false',
    waiting: one('.acts .done')?.textContent ?? '',
    round: one('.round-head h1')?.textContent ?? '',
    drawn: all('[data-layer=drawings] > .piece').length,
    handover: Boolean(one('.center-screen .btn.accent')),
  };
}"""


def open_room(page: Page, **wanted: Any) -> str:
    """Open a room as the page does, and go there."""
    seats = wanted.pop("seats", [{"kind": "me", "name": "Ada"}])
    body = {"game": "ink", "seats": seats, **wanted}
    room: str = page.evaluate(
        """async body => {
          const answer = await fetch('/api/rooms', {method: 'POST', body: JSON.stringify(body)});
          if (!answer.ok) throw new Error(await answer.text());
          const opened = await answer.json();
          const seats = opened.seats.map(({seat, token}) => {
            const {name, kind} = body.seats[seat];
            return {seat, token, name, local: kind === 'local'};
          });
          const rooms = JSON.parse(localStorage.getItem('railwright.rooms') || '[]');
          const {game, options} = body;
          const held = {room: opened.room, game, edition: options?.edition, seats};
          rooms.unshift({...held, at: Date.now(), phase: 'lobby', round: 0, rounds: 0});
          localStorage.setItem('railwright.rooms', JSON.stringify(rooms));
          location.hash = `/room/${opened.room}`;
          return opened.room;
        }""",
        body,
    )
    return room


def waits(seen: dict[str, Any]) -> bool:
    """Whether the seat is done with its round and waits for others."""
    return bool(seen["waiting"].startswith(("Waiting", "The next round")))


class Hand:
    """Plays one seat in one page."""

    def __init__(self, page: Page, by: By = "mouse", prefer: tuple[str, ...] = ()) -> None:
        self.page = page
        self.by = by
        self.prefer = prefer
        self.copies = 0

    def look(self) -> dict[str, Any]:
        """What lies open now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    def until(self, wanted: Callable[[dict[str, Any]], bool], patience: int = _PATIENCE) -> dict[str, Any]:
        """Look until something has become true."""
        for _ in range(patience):
            seen = self.look()
            if wanted(seen):
                return seen
            self.page.wait_for_timeout(20)
        raise AssertionError(f"Nothing happened: {json.dumps(self.look())}")

    def space(self, name: str) -> Locator:
        """A space of the own sheet, or a grid point such as 23."""
        kind = "point" if name.isdigit() else "space"
        return self.page.locator(f'.{kind}[data-{kind}="{name}"]')

    def choose(self, key: str) -> None:
        """Take a die or a special route up."""
        if self.by == "keys" and key.startswith("die-"):
            self.page.keyboard.press(str(int(key[4:]) + 1))
        elif self.by == "keys":
            self.page.locator(f'[data-key="{key}"]').focus()
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            self.page.locator(f'[data-key="{key}"]').tap()
        else:
            self.page.locator(f'[data-key="{key}"]').click()

    def draw(self, space: str, *, turns: int = 0) -> None:
        """Draw what is chosen."""
        if self.by == "keys":
            self.walk(space)
            for _ in range(turns):
                self.page.keyboard.press("r")
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            self.space(space).tap(force=True)
            for _ in range(turns):
                self.space(space).tap(force=True)
            self.page.locator('[data-key="draw"]').tap()
        else:
            self.space(space).hover(force=True)
            for _ in range(turns):
                self.page.mouse.wheel(0, 100)
                self.page.wait_for_timeout(100)
            self.space(space).click(force=True)

    def walk(self, space: str) -> None:
        """Move the cursor with arrow keys alone."""
        self.page.keyboard.press("ArrowUp")
        here = self.page.evaluate("(({space, point}) => space ?? point)(document.activeElement.dataset)")
        down, right = ord(space[0]) - ord(here[0]), int(space[1]) - int(here[1])
        for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
            for _ in range(steps):
                self.page.keyboard.press(key)

    def one_die(self, seen: dict[str, Any], key: str) -> None:
        """Draw one die in the first space where it fits."""
        if not any(die["key"] == key and die["on"] for die in seen["dice"]):
            self.choose(key)
        fits = self.until(lambda now: bool(now["fits"]))["fits"]
        self.draw(next((space for space in self.prefer if space in fits), fits[len(fits) // 2]))

        def is_drawn(now: dict[str, Any]) -> bool:
            return now["over"] or all(die["used"] or die["key"] != key for die in now["dice"])

        self.until(is_drawn)

    def finish_round(self) -> None:
        """Press done and wait for the next round or the end."""
        before = self.look()["round"]
        if self.by == "keys":
            self.page.keyboard.press("d")
        elif self.by == "touch":
            self.page.locator('[data-key="done"]').tap()
        else:
            self.page.locator('[data-key="done"]').click()
        self.until(
            lambda now: now["over"] or now["round"] != before or now["waiting"].startswith("Waiting") or now["handover"]
        )

    def answer(self, seen: dict[str, Any]) -> None:
        """Answer the expansion's question in the first way."""
        button = self.page.locator(f'[data-key="{seen["answers"][0]}"]')
        if self.by == "touch":
            button.tap()
        else:
            button.click()
        self.until(lambda now: not now["answers"])

    def round(self, *, use_copies: bool = False) -> None:
        """Draw everything that must be drawn, then be done."""
        while True:
            seen = self.until(
                lambda now: (
                    now["over"]
                    or bool(now["answers"])
                    or (
                        bool(now["dice"]) and not now["waiting"].startswith("Waiting")
                    )  # the last round may still close
                )
            )
            if seen["over"]:
                return
            if seen["answers"]:
                self.answer(seen)
                continue
            again = [die["key"] for die in seen["dice"] if die["copy"]]
            if use_copies and again and not self.copies:
                self.copies += 1
                self.copy_die(again[0])
                continue
            open_dice = [die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"]]
            if not open_dice or (seen["done"] and not open_dice[0].startswith("die-")):
                break
            self.one_die(seen, open_dice[0])
        self.finish_round()

    def take_pair_if_asked(self) -> None:
        """Draft: take the first free pair when it is our turn."""
        seen = self.look()
        if not seen["pairs"]:
            return
        self.page.locator(f'[data-key="{seen["pairs"][0]}"]').click()
        self.until(lambda now: not now["pairs"])

    def copy_die(self, key: str) -> None:
        """A factory: draw a drawn die once more."""
        before = self.look()["drawn"]
        self.choose(key)
        fits = self.until(lambda now: bool(now["fits"]))["fits"]
        self.draw(fits[0])
        self.until(lambda now: now["drawn"] == before + 1)

    def hinted_round(self) -> None:
        """Draw what a bot proposes until it would end the round."""
        while True:
            seen = self.until(
                lambda now: now["over"] or bool(now["answers"]) or (now["dice"] and not waits(now)), 5 * _PATIENCE
            )
            if seen["over"]:
                return
            if seen["answers"]:
                self.answer(seen)
                continue
            if not any(not die["used"] and not die["unfit"] for die in seen["dice"]):
                break
            self.page.keyboard.press("h")
            drawing, otherwise = self.page.locator('[data-key="draw"]'), self.page.get_by_text("A bot would choose")
            expect(drawing.or_(otherwise)).to_be_visible(timeout=120_000)
            if not drawing.count():
                break
            drawing.click()
            self._until_drawn_after(seen)
        self.finish_round()

    def _until_drawn_after(self, seen: dict[str, Any]) -> None:
        """What is drawn over a crater leaves as much on the sheet as there was, and a copy there uses no die."""

        def done(now: dict[str, Any]) -> tuple[int, ...]:
            dice = now["dice"]
            return (
                now["drawn"],
                sum(die["used"] for die in dice),
                sum(die["copy"] for die in dice),
                len(now["specials"]),
            )

        self.until(lambda now: now["over"] or done(now) != done(seen))

    def whole_game(self, **options: Any) -> None:
        """Play until the end."""
        for _ in range(8):
            if self.look()["over"]:
                break
            self.round(**options)
        expect(self.page.locator(".end-grid")).to_be_visible()
