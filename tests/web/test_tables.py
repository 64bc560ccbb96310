"""Open tables and being matched: two browsers that know nothing of each other play."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand

_SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
_TITLES = {"en-GB": "Open tables", "de-DE": "Offene Tische", "fr-FR": "Tables ouvertes"}


def test_an_open_table_is_found_and_joined_by_one_tap(pages: Pages) -> None:
    """The list follows by itself: a table appears with host, seats and limit, goes when its host hides it or leaves.

    In every language, at every size, without serious faults.
    """
    guest = pages("/#/tables")
    expect(guest.get_by_text("No table is open at the moment.")).to_be_visible()
    host = pages("/#/new/ink?open=anybody")
    host.get_by_label("Name of player 1").fill("Ada")
    host.get_by_role("radio", name="2 minutes").check()
    expect(host.get_by_role("radio", name="Anybody")).to_be_checked()
    host.get_by_role("button", name="Open the room").click()
    row = guest.locator(".tables li")
    expect(row).to_contain_text("Ada waits")
    expect(row).to_contain_text("1 free seat of 2 · 2 minutes for each turn")
    host.get_by_role("radio", name="Anyone with the link").check()
    expect(row).to_have_count(0)
    host.get_by_role("radio", name="Anybody").check()
    expect(row).to_have_count(1)
    for locale, title in _TITLES.items():
        other = pages("/#/tables", locale=locale)
        expect(other.get_by_role("heading", name=title, level=1)).to_be_visible()
        expect(other.locator(".tables li")).to_have_count(1)
        for width, height in _SIZES:
            other.set_viewport_size({"width": width, "height": height})
            assert other.evaluate("document.documentElement.scrollWidth <= innerWidth"), (locale, width)
        assert serious_faults(other) == []
    guest.get_by_label("Your name").fill("Kim")
    guest.get_by_role("button", name=re.compile("Sit down with Ada")).press("Enter")
    for page in (host, guest):
        Hand(page).until(lambda now: bool(now["dice"]))
    expect(host.locator(".opp .nm")).to_contain_text("Kim")
    expect(other.locator(".tables li")).to_have_count(0)


def test_two_who_choose_the_same_game_are_matched(pages: Pages) -> None:
    """Who waits sees for how long, may cancel, and is offered a bot after a while; the next who asks joins."""
    gone = pages("/#/tables", locale="de-DE")
    gone.get_by_role("button", name="Jemanden finden für Rail Line").click()
    expect(gone.get_by_role("heading", name="Wir suchen jemanden")).to_be_visible()
    gone.get_by_role("button", name="Abbrechen").click()
    expect(gone.get_by_role("heading", name="Offene Tische", level=1)).to_be_visible()

    first = pages("/#/tables")
    first.clock.install()
    first.get_by_label("Your name").fill("Ada")
    first.get_by_role("button", name="Find somebody for Rail Line").click()
    expect(first.get_by_role("heading", name="Looking for somebody")).to_be_visible()
    expect(first.get_by_text(re.compile(r"You have waited for \d+ seconds?"))).to_be_visible()
    expect(first.get_by_role("button", name="Play against a bot instead")).to_have_count(0)
    first.clock.run_for(21_000)
    expect(first.get_by_role("button", name="Play against a bot instead")).to_be_visible()
    for width, height in _SIZES:
        first.set_viewport_size({"width": width, "height": height})
        expect(first.get_by_role("button", name="Cancel")).to_be_in_viewport()
    assert serious_faults(first) == []
    second = pages("/#/tables", locale="fr-FR")
    second.get_by_label("Ton nom").fill("Kim")
    second.get_by_role("button", name="Trouver quelqu’un pour Rail Line").click()
    for page, name in ((first, "Kim"), (second, "Ada")):
        expect(page.locator(".player .name", has_text=name)).to_be_visible()
    assert first.url.rsplit("/", 1)[1] == second.url.rsplit("/", 1)[1]

    alone = pages("/#/tables")
    alone.clock.install()
    alone.get_by_role("button", name="Find somebody for Railroad Ink Challenge").click()
    expect(alone.get_by_role("heading", name="Looking for somebody")).to_be_visible()
    alone.clock.run_for(21_000)
    alone.get_by_role("button", name="Play against a bot instead").click()
    alone.clock.resume()
    expect(alone.locator(".round-head")).to_be_visible()
