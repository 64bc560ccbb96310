"""The companion for a real table: dice, pairs, goals and rounds that stay where they are."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.serving import Server


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


def _seen(page: Page) -> list[str]:
    """Heading, dice, pairs with who took them, and goals, as a page shows them."""
    texts: list[str] = page.locator(".companion").evaluate(
        """root => [...root.querySelectorAll('h1, .die, .owner, .companion-goals .goal')]
          .map(one => one.getAttribute('aria-label') ?? one.textContent)"""
    )
    return texts


def _all_see(pages: list[Page], heading: str) -> None:
    for page in pages:
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    first, *others = [_seen(page) for page in pages]
    assert len(first) > 10
    assert all(other == first for other in others)


def test_three_browsers_follow_the_link_of_a_companion(pages: Pages, tmp_path: Path) -> None:
    """All see the same rolls, goals and pairs, a late one too, after a restart too; the rolls verify like a room's."""
    with Server(tmp_path) as own:
        host = pages("/#/companion", server=own)
        host.get_by_label("Challenge").check()
        host.get_by_label("Meteor").check()
        host.get_by_label("3", exact=True).check()
        host.get_by_role("radiogroup", name="Draft").get_by_label("with", exact=True).check()
        host.get_by_role("button", name="Share a link").click()
        expect(host.get_by_role("heading", level=1)).to_have_text("The same dice for all")
        link = host.get_by_label("Link to this room").input_value()
        assert link.startswith("http://table.example/r/")
        expect(host.get_by_role("img", name="Picture code of the link")).to_be_visible()
        assert serious_faults(host) == []
        path = f"/r/{link.rsplit('/', 1)[1]}"
        followers = [pages(path, server=own, phone=True), pages(path, server=own)]
        for page in followers:
            expect(page.locator(".companion .lead")).to_contain_text("rolls for all")
            expect(page.get_by_role("button", name="Roll round 1")).to_have_count(0)
        host.get_by_role("button", name="Roll round 1").click()
        expect(host.locator(".big-pair")).to_have_count(6)
        for pair in range(6):
            host.locator(".big-pair").nth(pair).click()
            expect(host.locator(".owner")).to_have_count(pair + 1)
        host.locator("button.goal").first.click()
        expect(host.locator(".goal b").first).to_have_text("2")
        for page in followers:
            expect(page.locator(".owner")).to_have_count(6)
            expect(page.locator(".goal b").first).to_have_text("2")
        _all_see([host, *followers], "Round 1 of 6")
        own.stop()
        own.start()
        host.get_by_role("button", name="Roll round 2").click()
        followers.append(pages(path, server=own, locale="en-GB"))
        _all_see([host, *followers], "Round 2 of 6")
        late = followers[-1]
        late.locator(".fair-line button").click()
        expect(late.locator(".fair-verdict")).to_contain_text("All is right")
        assert late.locator(".fair-list .right").count() == 5
        late.locator("dialog.fair-sheet .acts-row button").click()
        assert serious_faults(late) == []


def _type(page: Page, notation: str) -> None:
    """Pieces drawn on the pad by typing them."""
    page.get_by_label("Typed in notation").fill(notation)
    page.get_by_label("Typed in notation").press("Enter")
    expect(page.locator(".pad-answer")).to_contain_text("pieces drawn")


def test_a_shared_companion_ends_in_one_result_and_begins_anew_for_all(pages: Pages) -> None:
    """After the last roll each draws in a sheet on a pad of the same game; sent by link they become one result.

    What was on the pad before is put away and comes back. All follow into the next game.
    """
    rights = ["clipboard-read", "clipboard-write"]
    host = pages("/#/pad?game=ink&edition=challenge&drawn=highway-straight@A2/0", permissions=rights)
    expect(host.locator(".pad-total b")).to_have_text("0")
    host.evaluate("location.hash = '/companion'")
    host.get_by_label("Desert").check()
    host.get_by_role("button", name="Share a link").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("The same dice for all")
    follower = pages(f"/r/{host.url.rsplit('/', 1)[1]}", permissions=rights)
    for round_ in range(1, 7):
        host.get_by_role("button", name=f"Roll round {round_}").click()
    host.get_by_role("button", name="Roll once more").click()
    for page in (host, follower):
        expect(page.get_by_role("link", name="Count with the score pad")).to_have_attribute(
            "href", re.compile(r"#/pad\?game=ink&edition=base&expansion=desert&.*")
        )
    table = host.url.split("#")[1]
    follower.get_by_role("link", name="Count with the score pad").click()
    _type(follower, "h-s@A2/0 h-s@B2/0")
    follower.get_by_label("Name of player 1").fill("Mara")
    follower.get_by_role("button", name="Copy link").click()
    expect(follower.get_by_text("Copied.").first).to_be_attached()
    link = follower.evaluate("navigator.clipboard.readText()")
    host.get_by_role("link", name="Count with the score pad").click()
    expect(host.locator(".pad-places li")).to_have_count(1)
    _type(host, "h-s@A2/0 h-s@B2/0 h-s@C2/0")
    host.evaluate("hash => { location.hash = hash; }", link.split("#")[1])
    expect(host.locator(".pad-place-number")).to_have_text(["1.", "2."])
    expect(host.locator(".pad-places input").last).to_have_value("Mara")
    assert serious_faults(host) == []
    host.evaluate("hash => { location.hash = hash; }", table)
    host.get_by_role("link", name="Count with the score pad").click()
    expect(host.locator(".pad-place-number")).to_have_text(["1.", "2."])
    host.get_by_role("button", name="Back to the sheet before").click()
    expect(host.locator('.space[data-space="A2"]')).to_have_attribute("aria-label", re.compile("straight highway"))
    host.get_by_role("button", name="Back to the 2 sheets before").click()
    expect(host.locator(".pad-place-number")).to_have_text(["1.", "2."])
    for page in (host, follower):
        page.evaluate("hash => { location.hash = hash; }", table)
    host.get_by_role("button", name="Play again").click()
    follower.get_by_role("link", name="Go there too").click()
    for page in (host, follower):
        expect(page.get_by_role("heading", level=1)).to_have_text("The same dice for all")
    host.goto(host.url.split("#")[0])
    expect(host.locator(".run")).to_contain_text("on paper")
