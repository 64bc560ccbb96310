"""The companion for a real table: dice, pairs, goals and rounds that stay where they are."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages


def test_seven_rounds_of_the_base_game(pages: Pages) -> None:
    """Seven rounds of four dice are rolled by touch, and a reload in between loses nothing (RI-2.1)."""
    page = pages("/#/companion", phone=True)
    page.get_by_role("button", name="Begin").tap()
    for round_ in range(1, 8):
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Round {round_} of 7")
        expect(page.locator(".big-dice .die")).to_have_count(4)
        if round_ == 3:
            before = [die.get_attribute("aria-label") for die in page.locator(".big-dice .die").all()]
            page.reload()
            expect(page.locator(".big-dice .die")).to_have_count(4)
            assert [die.get_attribute("aria-label") for die in page.locator(".big-dice .die").all()] == before
        if round_ < 7:
            page.get_by_role("button", name=f"Roll round {round_ + 1}").tap()
    expect(page.get_by_role("link", name="Count with the score pad")).to_be_visible()
    expect(page.locator(".companion-past li")).to_have_count(6)
    assert serious_faults(page) == []


def test_challenge_draft_with_meteor_and_goals(pages: Pages) -> None:
    """A draft of three rolls six pairs and two meteor dice, and draws three goals of all cards (RI-10.1, RI-17.1)."""
    page = pages("/#/companion")
    page.get_by_label("Challenge").check()
    page.get_by_label("Meteor").check()
    page.get_by_label("3", exact=True).check()
    page.get_by_label("All cards").check()
    page.get_by_role("radiogroup", name="Draft").get_by_label("with", exact=True).check()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 6")
    expect(page.locator(".big-pair")).to_have_count(6)
    expect(page.locator(".die.expansion")).to_have_count(2)
    expect(page.locator(".companion-goals li")).to_have_count(3)
    expect(page.locator(".companion-goals svg.pic > *")).not_to_have_count(0)
    page.locator(".big-pair").first.click()
    expect(page.locator(".big-pair").first).to_have_attribute("aria-pressed", "true")
    page.locator(".goal").first.click()
    expect(page.locator(".goal b").first).to_have_text("2")
    goals = page.locator(".companion-goals").inner_text()
    page.get_by_role("button", name="Roll round 2").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 2 of 6")
    assert page.locator(".companion-goals").inner_text() == goals
    assert serious_faults(page) == []


def test_new_game_in_german(pages: Pages) -> None:
    """In German, a new game asks first and then begins at the choices again."""
    page = pages("/#/companion", locale="de-DE")
    page.get_by_role("button", name="Los").click()
    page.get_by_role("button", name="Neues Spiel").click()
    page.locator("dialog").get_by_role("button", name="Neues Spiel").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Würfel für den echten Tisch")
