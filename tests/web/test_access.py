"""For everybody, everywhere: axe-core on each screen, both sizes, zoom, and a light first load."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, StorageState
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.node import STATIC
from tests.web.quick import finish_unseen, play_unseen
from tests.web.serving import Server
from tests.web.test_puzzles import draw_anything

from railwright.core.language import LANGUAGES

FIRST_LOAD_BYTES = 300_000
SCREENS = {
    "/": ".games",
    "/new/ink?edition=challenge": ".newgame",
    "/new/line": ".newgame",
    "/settings": ".option",
    "/profile": ".profile .option",
    "/daily": ".daily .start",
    "/standings": ".daily-tables .notice, .period",
    "/challenge": ".newgame",
    "/history": ".history .played",
    "/privacy": ".prose section",
    "/about": ".prose",
    "/rules": ".rules-group",
    "/companion": "main button",
    "/print": "img.print-page[src]",
    "/pad?game=ink&edition=challenge&expansion=lava&drawn=highway-t@A2/0": ".pad-part",
    "/pad?game=line": ".pad-part",
    "/open": ".drop",
    "/tables": ".tables-list",
    "/puzzles": ".puzzles h1",
    "/puzzle/today": ".puzzle-grid",
    "/room/NOSUCH": ".center-screen",
}
"""Each chapter of the rules is looked at in every language by its own test."""
ELSEWHERE = {"r", "room", "watch", "replay", "report", "c"}
"""Screens that need a game."""
RECORD = Path(__file__).resolve().parents[1] / "ink/golden/challenge-lava-goals.txt"
GUIDES = ("ink", "challenge", "line")
PAIR = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Mara"}]


class Finished(NamedTuple):
    """Two finished games, a finished challenge to friends, and what the browser of their player remembers."""

    ink: str
    line: str
    challenge: str
    memory: StorageState


_CHALLENGE = """async () => {
  const [{post}, {ensuredKey}, {playContest}] = await Promise.all(
    ['api', 'profile', 'contests'].map(name => import(`/js/${name}.js`)));
  const {id} = await post('api/challenges', {key: await ensuredKey(), game: 'ink', edition: 'base', expansion: null});
  await playContest(id);
  return id;
}"""


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """Both games, played to their end once for all languages."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    options = {"edition": "challenge", "goals": True, "expansion": "lake"}
    ink = play_unseen(page, game="ink", options=options, seats=PAIR, seed="access")
    line = play_unseen(page, game="line", options={"sheet": 2}, seats=PAIR, seed="access")
    challenge = page.evaluate(_CHALLENGE)
    finish_unseen(page, page.evaluate("location.hash.split('/').at(-1)"))
    memory = context.storage_state()
    context.close()
    return Finished(ink, line, challenge, memory)


def overflow(page: Page) -> int:
    """How far the page runs over its width."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


_LINKS_OVER = """() => [...document.querySelectorAll('.code')].filter(
  link => link.getBoundingClientRect().right > link.parentElement.getBoundingClientRect().right + .5).length"""
"""A link with its button beyond its column: with a wider typeface it would run over the page."""
_GO = """path => {
  window.screenBefore = location.hash.slice(1) === path ? null : document.querySelector('#main > .screen');
  location.hash = path;
}"""
_GONE = "() => document.querySelector('#main > *') && document.querySelector('#main > .screen') !== window.screenBefore"


class Looker:
    """Goes from screen to screen in one page and notes what is wrong there.

    Words have no colours: they are looked at by day on a desk and by night on a phone, not once more in each language.
    """

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self._colours = number < 2
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Here and now: axe-core, and whether something runs over the edge."""
        faults = serious_faults(self.page, colours=self._colours)
        if wide := overflow(self.page):
            faults.append(f"{wide} px too wide")
        if self.page.evaluate(_LINKS_OVER):
            faults.append("a link runs over its column")
        if faults:
            self.found[name] = faults

    def go(self, path: str, ready: str) -> None:
        """Another screen, when the one before has gone."""
        self.page.evaluate(_GO, path)
        self.page.wait_for_function(_GONE)
        self.page.locator(ready).first.wait_for()
        self.look(path)


@pytest.mark.parametrize("number", range(len(LANGUAGES)), ids=LANGUAGES)
def test_screens_have_no_serious_fault(pages: Pages, finished: Finished, number: int) -> None:
    """In every language axe-core finds nothing serious on any screen, and nothing runs over the edge.

    Languages take turns by day on a desk and by night on a phone.
    """
    phone = number % 2 == 1
    page = pages(
        locale=LANGUAGES[number],
        phone=phone,
        color_scheme="dark" if phone else "light",
        storage_state=finished.memory,
    )
    looker = Looker(page, number)
    for path, ready in SCREENS.items():
        looker.go(path, ready)
    looker.go("/pad", ".pad-part")
    page.locator('[data-key="add"]').click()
    page.locator(".pad-place-number").nth(1).wait_for()
    looker.look("result on the pad")
    looker.go("/new/ink", ".newgame")
    page.locator('input[name="company"][value="alone"]').check(force=True)
    looker.look("alone")
    looker.go(f"/room/{finished.ink}", ".end-grid")
    page.locator(".ends > button").nth(-4).click()
    page.locator("dialog .compare").wait_for()
    looker.look("sheets compared")
    page.keyboard.press("Escape")
    page.locator(".ends > button").nth(-2).click()
    page.locator("dialog .acts-row").wait_for()
    looker.look("what can be saved")
    page.keyboard.press("Escape")
    page.locator(".ends > button").last.click()
    page.locator("dialog.fair-sheet").wait_for()
    looker.look("fair dice")
    page.keyboard.press("Escape")
    looker.go(f"/print?room={finished.ink}", "img.print-page[src]")
    looker.go(f"/replay/{finished.ink}", ".replay-bar")
    looker.go(f"/room/{finished.line}", ".line-ending")
    looker.go(f"/replay/{finished.line}", ".line-replay")
    looker.go("/open", ".drop")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".replay-bar").wait_for()
    looker.look("an opened record")
    looker.go(f"/c/{finished.challenge}", ".beside-each-other")
    looker.go("/puzzle/today", ".puzzle-grid")
    draw_anything(Hand(page))
    page.locator(".acts .done").click()
    page.locator(".puzzle-end h1").wait_for()
    looker.look("an answered puzzle")
    assert looker.found == {}


@pytest.mark.parametrize("number", range(len(LANGUAGES)), ids=LANGUAGES)
def test_tables_have_no_serious_fault(pages: Pages, number: int) -> None:
    """The same for what is met while playing: guides, lobby, entrance, draft, question, help, Rail Line, companions."""
    phone = number % 2 == 0
    page = pages(locale=LANGUAGES[number], phone=phone, color_scheme="dark" if phone else "light")
    looker, hand = Looker(page, number), Hand(page)
    for name in GUIDES:
        looker.go(f"/rules/{name}", f'[data-guide="{name}"]')
        page.locator(f'[data-guide="{name}"]').first.click()
        page.locator(".guide-leads > *").first.wait_for(state="attached")
        looker.look(f"guide to {name}")
    room = open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}])
    page.locator(".roomcode").wait_for()
    looker.look("lobby")
    guest = pages(f"/r/{room}", locale=LANGUAGES[number], phone=phone)
    guest.locator(".join-form").wait_for()
    assert serious_faults(guest) == []
    open_room(page, options={"draft": True}, seats=PAIR, seed="access")
    hand.until(lambda now: bool(now["pairs"]))
    looker.look("draft")
    options = {"edition": "challenge", "expansion": "meteor", "goals": True}
    watched = open_room(page, options=options, seats=PAIR, seed="access")
    hand.until(lambda now: bool(now["answers"]))
    looker.look("question")
    hand.answer(hand.look())
    seen = hand.until(lambda now: any(not die["unfit"] for die in now["dice"]))
    hand.choose(next(die["key"] for die in seen["dice"] if not die["unfit"]))
    hand.until(lambda now: bool(now["fits"]))
    looker.look("table")
    page.keyboard.press("?")
    page.locator("dialog.help").wait_for()
    looker.look("help")
    page.keyboard.press("Escape")
    hand.round()
    page.locator(".center-screen").wait_for()
    looker.look("hand-over")
    open_room(page, game="line", options={"sheet": 2}, seats=PAIR, seed="access")
    page.locator(".picks.faces").wait_for()
    looker.look("Rail Line")
    looker.go(f"/watch/{watched}", ".ink-table")
    looker.go("/companion", ".companion-acts")
    page.locator(".companion-acts .btn").last.click()
    page.locator(".roomcode").wait_for()
    looker.look("link of a companion")
    followed = page.evaluate("location.hash.slice(1)")
    page.locator('[data-key="roll"]').click()
    page.locator(".companion-dice").wait_for()
    looker.look("companion that rolls for all")
    looker.go("/companion", ".companion-acts")
    page.locator(".companion-acts .btn").first.click()
    page.locator(".companion-dice").wait_for()
    looker.look("companion at one table")
    guest.evaluate("path => { localStorage.clear(); location.hash = path; }", followed)
    guest.locator(".companion-dice").wait_for()
    assert serious_faults(guest) == []
    assert looker.found == {}


def test_every_route_is_looked_at() -> None:
    """No screen that the page can show is forgotten by the tests above."""
    routes = re.findall(r"^  \['/([a-z]*)", (STATIC / "js" / "app.js").read_text(), re.MULTILINE)
    assert set(routes) == {re.split("[/?]", path)[1] for path in SCREENS} | ELSEWHERE


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
