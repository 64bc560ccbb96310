"""Guided first games through the page: every step of each, leaving and taking up again, kind answers."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand
from tests.web.laying import Player
from tests.web.test_layout import SCREENS, outside

_GAME_SECONDS = 500
"""Beginners may have to get ready first, and a busy machine lets them wait."""
_STEPS = "async name => (await import(`/guide/records/${name}.js`)).guide.steps.map(step => step.id)"
_AT = "([name, step]) => JSON.parse(localStorage['railwright.guides'] ?? '{}')[name]?.step === step"


class Guided:
    """Follows one guide in one page and notes the steps that were seen."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.note = page.locator(".guide-note")
        self.steps: list[str] = page.evaluate(_STEPS, name)
        self.seen: list[str] = []

    def at(self, step: str) -> None:
        """Wait for a step: it is said in words and tied to something that is lit."""
        self.page.wait_for_function(_AT, arg=[self.name, step])
        expect(self.note).to_be_visible()
        expect(self.page.locator(".guide-leads > *").first).to_be_attached()
        title = self.note.locator(".title").inner_text()
        assert title
        assert not title.startswith("guide")
        expect(self.page.locator(".guide-steps .now, .end-grid, .line-ending").first).to_be_visible()
        self.seen.append(step)

    def onward(self) -> None:
        """Go on by the button of the note."""
        self.note.locator(".onward").click()

    def read(self, *steps: str) -> None:
        """Steps that are only read."""
        for step in steps:
            self.at(step)
            self.onward()

    def waits(self, step: str) -> None:
        """The guide says nothing until the end."""
        self.page.wait_for_function(_AT, arg=[self.name, step])
        expect(self.note).to_be_hidden()
        self.seen.append(step)

    def until_over(self, title: str) -> None:
        """The guide is over, and nothing of its steps was left out."""
        expect(self.note.locator(".title")).to_have_text(title)
        self.onward()
        expect(self.note).to_have_count(0)
        assert self.seen == self.steps


def _begin(page: Page, name: str) -> Guided:
    page.locator(f'.guides [data-guide="{name}"]').click()
    return Guided(page, name)


def test_first_game_of_railroad_ink_by_finger(pages: Pages) -> None:
    """A newcomer with a phone is shown Railroad Ink on a real sheet, can leave and come back."""
    page = pages(phone=True)
    guided = _begin(page, "ink")
    hand = Hand(page, "touch")
    guided.read("dice")
    guided.at("choose")
    expect(page.locator(".specials-box")).to_be_hidden()
    assert serious_faults(page) == []
    hand.choose("die-0")
    guided.at("exit")
    hand.space("G4").tap(force=True)
    expect(guided.note).to_contain_text("Not there.")
    hand.space("A2").tap(force=True)
    expect(guided.note).to_contain_text("As you want it?")
    page.locator('[data-key="draw"]').tap()
    guided.at("turn")

    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".guides")).to_contain_text("Go on with Railroad Ink")
    page.reload()
    page.locator('.guides [data-guide="ink"]').click()
    expect(guided.note).to_contain_text("Every piece may be turned.")
    expect(page.locator('[data-key="die-0"].used')).to_be_visible()

    hand.choose("die-1")
    hand.until(lambda now: bool(now["fits"]))
    hand.space("B1").tap(force=True)
    expect(guided.note).to_contain_text("Which way should it run?")
    page.locator('[data-key="draw"]').tap()
    guided.at("station")
    hand.one_die(hand.look(), "die-3")
    guided.at("rest")
    hand.one_die(hand.look(), "die-2")
    guided.at("done")
    page.locator('[data-key="done"]').tap()
    guided.at("join")
    hand.one_die(hand.look(), "die-0")
    guided.at("overpass")
    hand.one_die(hand.look(), "die-3")
    guided.at("again")
    hand.round()
    guided.read("special", "networks", "longest", "centre", "errors", "others", "play")
    expect(page.locator(".opp .st").first).to_contain_text("Beginner")
    guided.waits("wait")
    hand.whole_game()
    guided.at("end")
    guided.until_over("Counted part by part.")
    page.evaluate("location.hash = '/'")
    expect(page.locator(".guides")).to_have_count(0)
    expect(page.locator('.guide-links [data-guide="ink"]')).to_be_visible()


def test_first_game_of_challenge_by_mouse(pages: Pages) -> None:
    """Factory, village, university and goals are shown where they stand; other drawings get kind answers, in German."""
    page = pages(locale="de-DE", color_scheme="dark")
    guided = _begin(page, "challenge")
    hand = Hand(page)
    guided.read("buildings")
    guided.at("curve")
    expect(page.locator(".guide-leads .wanted")).to_be_attached()
    hand.choose("die-0")
    hand.draw("A2")
    expect(guided.note).to_contain_text("Auch eine gute Linie.")
    page.locator('[data-key="undo"]').click()
    expect(guided.note).to_contain_text("Führe eine Linie zur Fabrik.")
    hand.choose("die-0")
    hand.draw("D7", turns=1)
    guided.at("factory")
    hand.choose("die-1")
    hand.draw("E7")
    guided.at("copy")
    hand.draw("A6")
    guided.at("village")
    hand.choose("die-3")
    hand.draw("B6")
    guided.read("boxes")
    guided.at("done")
    hand.round()
    guided.read("university")
    guided.at("goals")
    assert serious_faults(page) == []
    guided.onward()
    guided.read("race", "play")
    guided.waits("wait")
    hand.whole_game()
    guided.at("end")
    guided.until_over("Teil für Teil gezählt.")


def test_first_game_of_rail_line_by_keys(pages: Pages) -> None:
    """Rail Line is shown turn by turn to somebody at the keyboard, in French; the focus is never taken away."""
    page = pages(locale="fr-FR")
    guided = _begin(page, "line")
    player = Player(page, "keys")

    def until(wanted: str) -> None:
        """Decide whatever is asked until something can be pressed."""
        end = time.monotonic() + _GAME_SECONDS
        while time.monotonic() < end:
            seen = player.look()
            if page.locator(wanted).count():
                return
            if seen["mine"] and not seen["busy"]:
                player.decide(seen)
                page.wait_for_function(
                    "whole => document.querySelector('.line-table')?.textContent !== whole", arg=seen["whole"]
                )
            page.wait_for_timeout(20)
        raise AssertionError(f"never seen: {wanted}")

    guided.at("side")
    player.press("side 1")
    guided.at("track")
    player.press("track 1")
    guided.read("hand", "display")
    guided.at("pick")
    card = page.locator(".line-card.able").first
    card.focus()
    page.keyboard.press("Enter")
    guided.at("lay")
    expect(card).to_be_focused()
    assert serious_faults(page) == []
    player.press("confirm")
    expect(page.locator("[data-engine='0-fast']")).to_be_visible()
    expect(page.locator(".line-status .count")).to_contain_text("1")
    until('.line-panel.mine [data-key="extra-discard"]')
    guided.read("marked")
    guided.at("coin")
    player.press("extra-discard")
    expect(guided.note).to_contain_text("De laquelle peux-tu te passer")
    player.press(player.look()["cards"][0])
    player.press("confirm")
    guided.read("theirs")
    until('[data-key="extra-slow"]:not([aria-disabled])')
    guided.at("slow")
    player.press("extra-slow")
    expect(guided.note).to_contain_text("Où doit-il s’arrêter")
    page.keyboard.press("1")
    guided.read("rows", "columns", "curve")
    until('.line-panel.mine [data-key="hint"]')
    guided.read("play")
    guided.waits("wait")
    until(".line-ending")
    guided.at("end")
    guided.until_over("Compté rangée par rangée.")


def test_guides_are_found_later_and_steps_can_be_skipped(pages: Pages) -> None:
    """Whoever has played finds the guides among the rules; a step that somebody does not want is skipped."""
    page = pages("/#/rules/challenge")
    page.locator('[data-guide="challenge"]').click()
    guided = Guided(page, "challenge")
    for step in ("buildings", "curve", "factory", "copy"):
        guided.at(step)
        guided.onward()
    guided.at("village")
    page.get_by_role("button", name="Say it again").click()
    expect(guided.note).to_contain_text("A village wants a station.")


def test_a_guide_fits_a_phone_on_its_side_and_upright(pages: Pages) -> None:
    """Every space that is meant is lit, down to the foot of the sheet; the way out stays in sight when more comes."""
    side, upright = SCREENS["phone on its side"], SCREENS["phone"]
    page = pages(viewport={"width": side.width, "height": side.height}, has_touch=True, is_mobile=True)
    guided = _begin(page, "ink")
    guided.read("dice")
    guided.at("choose")
    Hand(page, "touch").choose("die-0")
    guided.at("exit")
    expect(page.locator(".guide-leads .ring")).to_have_count(6)
    expect(page.locator(".guide-leads circle")).to_have_count(6)
    for step in guided.steps[guided.steps.index("exit") : guided.steps.index("networks")]:
        guided.at(step)
        assert outside(page, '[data-key="guide-leave"]') == []
        guided.onward()
    guided.at("networks")
    page.set_viewport_size({"width": upright.width, "height": upright.height})
    bar = page.locator(".acts").bounding_box()
    assert bar is not None
    expect(page.locator('[data-key="guide-leave"]')).to_be_in_viewport(ratio=1)
    leave = page.locator('[data-key="guide-leave"]').bounding_box()
    assert leave is not None
    assert leave["y"] + leave["height"] <= bar["y"]
