"""What one has played: the page agrees with the stored games."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.quick import play_unseen
from tests.web.test_access import overflow
from tests.web.test_profile import make_profile


def test_finished_games_stand_in_the_history_with_averages_and_opponents(pages: Pages) -> None:
    """Two games against a bot: points, mean, best, opponent and the way to the replay, on a phone and axe-clean.

    Where games were analysed: what was given away, game by game and by part, with the way to the report.
    """
    page = pages(viewport={"width": 390, "height": 844})
    make_profile(page, "Ada")
    key = page.evaluate("JSON.parse(localStorage['railwright.profile']).key")
    seats = [{"kind": "me", "name": "Ada", "profile": key}, {"kind": "bot", "name": "Runa", "bot": "beginner"}]
    rooms = [play_unseen(page, game="ink", seats=seats, options={"edition": "base"}) for _ in range(2)]
    asked = "async room => (await (await fetch(`/api/rooms/${room}`)).json()).scores[0]"
    points = [page.evaluate(asked, room) for room in rooms]

    def analysed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["variants"][0]["given_away"] = {
            "games": 9,
            "luck": -1.2,
            "loss": 8.4,
            "parts": {"exits": 5.1, "centre": 3.4, "errors": -0.1},
            "losses": [14.0, 12.5, 9.0, 10.1, 7.0, 6.0, 6.5, 5.5, 5.0],
        }
        told["games"][0]["loss"] = 5.0
        route.fulfill(response=answer, json=told)

    page.route("**/api/profile/history", analysed)
    page.evaluate("location.hash = '/history'")
    expect(page.get_by_role("heading", name="2 finished games")).to_be_visible()
    rows = page.locator(".played li")
    expect(rows).to_have_count(2)
    for row, room, score in zip(rows.all(), reversed(rooms), reversed(points), strict=True):
        expect(row.locator("b")).to_have_text(str(score).replace("-", "−"))
        expect(row.get_by_role("link", name=f"Replay of the game {room}")).to_be_visible()
    kind = page.get_by_role("article", name="Railroad Ink")
    expect(kind.locator(".figures").first).to_contain_text("on average in 2 games")
    expect(kind.get_by_role("img").first).to_have_accessible_name(re.compile(r"oldest first: .+, .+"))
    expect(kind.get_by_role("columnheader")).to_have_text(["Last", "Average", "Master"])
    expect(kind.get_by_role("row", name="Longest highway")).to_contain_text("12.8")
    rows.first.get_by_text("Parts").press("Enter")
    expect(rows.first.get_by_role("columnheader")).to_have_text(["Here", "to average", "to Master"])
    expect(page.locator(".met tbody tr")).to_contain_text(re.compile("Beginner"))
    lost = kind.locator(".lost")
    expect(lost.locator(".figures")).to_contain_text(
        "8.4 points given away per game, whatever the dice were (−1.2 a game)"
    )
    expect(lost.get_by_role("img")).to_have_accessible_name(re.compile(r"oldest first: 14, 12.5, .+, 5$"))
    expect(lost).to_contain_text("In the latest 5 games: 6.0 a game.")
    expect(lost.locator("dt")).to_have_text(["Exits", "Centre"])
    expect(page.get_by_role("link", name="gave away 5.0")).to_have_attribute("href", f"#/report/{rooms[1]}?seat=0")
    assert overflow(page) == 0
    assert serious_faults(page) == []
    for width, height in ((844, 390), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) == 0
    rows.first.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay-bar")).to_be_visible()
