"""For everybody, everywhere: axe-core on each screen, both sizes, zoom, and a light first load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.serving import Server

FIRST_LOAD_BYTES = 300_000
SCREENS = {
    "/#/": ".games",
    "/#/new/ink?edition=challenge": ".newgame",
    "/#/new/line": ".newgame",
    "/#/settings": ".option",
    "/#/about": ".prose",
    "/#/room/NOSUCH": ".center-screen",
}


def overflow(page: Page) -> int:
    """How far the page runs over its width."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", SCREENS)
def test_screen_has_no_serious_fault(pages: Pages, address: str, theme: str) -> None:
    """axe-core finds nothing serious, and nothing runs over the edge of a phone."""
    page = pages(address, phone=theme == "dark", color_scheme=theme)
    page.locator(SCREENS[address]).first.wait_for()
    assert serious_faults(page) == []
    assert overflow(page) == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_table_lobby_end_and_replay_have_no_serious_fault(pages: Pages, theme: str) -> None:
    """The same for what is met while playing: lobby, table with a ghost, a meteor, the end, the replay."""
    phone = theme == "dark"
    page = pages(phone=phone, color_scheme=theme)
    found = {}
    open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}])
    page.locator(".qr").wait_for()
    found["lobby"] = serious_faults(page)
    room = open_room(page, options={"edition": "challenge", "expansion": "meteor", "goals": True}, seed="access")
    hand = Hand(page)
    hand.until(lambda now: bool(now["answers"]))
    found["meteor"] = serious_faults(page)
    hand.answer(hand.look())
    seen = hand.until(lambda now: any(not die["unfit"] for die in now["dice"]))
    hand.choose(next(die["key"] for die in seen["dice"] if not die["unfit"]))
    hand.until(lambda now: bool(now["fits"]))
    found["table"] = serious_faults(page)
    assert overflow(page) == 0
    hand.whole_game()
    found["end"] = serious_faults(page)
    assert overflow(page) == 0
    page.evaluate("room => { location.hash = `/replay/${room}`; }", room)
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = serious_faults(page)
    assert not any(found.values()), found


def test_zoom_of_200_percent(pages: Pages) -> None:
    """At twice the size (half the pixels) the table is still whole: nothing is cut off, everything can be reached."""
    page = pages(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    open_room(page, options={"edition": "challenge", "goals": True}, seed="zoom")
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    assert overflow(page) == 0
    hand.round()


def test_first_load_is_light_and_asks_nobody_else(browser: Browser, server: Server) -> None:
    """A first visit loads less than 300 kB over the wire, all of it from this server."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    sizes = []
    hosts = set()
    page.on("requestfinished", lambda request: sizes.append(request.sizes()))
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(server.url)
    page.locator(".today").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)
    context.close()
    assert loaded < FIRST_LOAD_BYTES
    assert hosts == {server.url.split("/")[2]}
