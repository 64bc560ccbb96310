"""What one has played: the page agrees with the stored games."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.quick import play_unseen
from tests.web.test_access import overflow
from tests.web.test_profile import make_profile


def test_finished_games_stand_in_the_history_with_averages_and_opponents(pages: Pages) -> None:
    """Two games against a bot: points, mean, best, opponent and the way to the replay, on a phone and axe-clean."""
    page = pages(viewport={"width": 390, "height": 844})
    make_profile(page, "Ada")
    key = page.evaluate("JSON.parse(localStorage['railwright.profile']).key")
    seats = [{"kind": "me", "name": "Ada", "profile": key}, {"kind": "bot", "name": "Runa", "bot": "beginner"}]
    rooms = [play_unseen(page, game="ink", seats=seats, options={"edition": "base"}) for _ in range(2)]
    asked = "async room => (await (await fetch(`/api/rooms/${room}`)).json()).scores[0]"
    points = [page.evaluate(asked, room) for room in rooms]

    page.evaluate("location.hash = '/history'")
    expect(page.get_by_role("heading", name="2 finished games")).to_be_visible()
    rows = page.locator(".played li")
    expect(rows).to_have_count(2)
    for row, room, score in zip(rows.all(), reversed(rooms), reversed(points), strict=True):
        expect(row.locator("b")).to_have_text(str(score).replace("-", "−"))
        expect(row.get_by_role("link", name=f"Replay of the game {room}")).to_be_visible()
    kind = page.get_by_role("article", name="Railroad Ink")
    expect(kind.locator(".figures")).to_contain_text("on average in 2 games")
    expect(kind.get_by_role("img")).to_have_accessible_name(re.compile(r"oldest first: .+, .+"))
    expect(page.locator(".history table tbody tr")).to_contain_text(re.compile("Beginner"))
    assert overflow(page) == 0
    assert serious_faults(page) == []
    rows.first.get_by_role("link").click()
    expect(page.locator(".replay-bar")).to_be_visible()
