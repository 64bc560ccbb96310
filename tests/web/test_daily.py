"""The daily and challenges among friends in the real page, with a clock that the test turns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect
from tests.web.accessible import serious_faults
from tests.web.clocked import FILE
from tests.web.conftest import Pages
from tests.web.drawing import Hand
from tests.web.quick import finish_unseen
from tests.web.serving import Server
from tests.web.test_access import overflow
from tests.web.test_profile import make_profile

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
BASE = "2026-11-18-base"


class Clocked(Server):
    """A server whose day the test decides."""

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        self.turn(NOON)
        super().__init__(folder, "tests.web.clocked", **{FILE: str(self.clock)})

    def turn(self, moment: float) -> None:
        """From now on it is this moment."""
        written = self.clock.with_suffix(".new")
        written.write_text(str(moment))
        written.replace(self.clock)


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[Clocked]:  # noqa: ARG001 - first
    """One for all tests here."""
    with Clocked(tmp_path_factory.mktemp("dated")) as running:
        yield running


@pytest.fixture(autouse=True)
def _noon(dated: Clocked) -> None:
    """Each test begins at noon."""
    dated.turn(NOON)


def _play(page: Page, contest: str, button: str) -> str:
    """Begin with the button of the screen, finish the game over the page's own line; the room."""
    page.evaluate("path => { location.hash = path; }", contest)
    page.get_by_role("button", name=button).click()
    Hand(page).until(lambda now: bool(now["dice"]))
    room = page.url.rsplit("/", 1)[1]
    finish_unseen(page, room)
    return room


def _sound(page: Page) -> None:
    assert serious_faults(page) == []
    assert overflow(page) == 0


def test_a_daily_by_three_profiles(pages: Pages, dated: Clocked) -> None:
    """Each plays the same dice once; sheets and results stay hidden until one has finished, then there is the place.

    A second attempt is refused; practice is not. Master has played, too. It is kept in three languages and sizes.
    """
    ada = pages(server=dated)
    make_profile(ada, "Ada")
    room = _play(ada, f"/daily/{BASE}", "Begin")
    expect(ada.get_by_role("link", name="See how you stand")).to_be_visible()
    expect(ada.locator(".today-played")).to_contain_text("Your attempt counts. One is all there is")
    expect(ada.get_by_role("button", name="Play again")).to_have_count(0)

    mara = pages("/#/daily", server=dated, phone=True, locale="de-DE", color_scheme="dark")
    expect(mara.get_by_role("button", name="Beginnen")).to_be_visible()
    expect(mara.locator(".rolls, .spread, .best")).to_have_count(0)
    expect(mara.locator(".to-come li")).to_have_count(7)
    _sound(mara)
    mara.evaluate("path => { location.hash = path; }", f"/replay/{room}")
    expect(mara.get_by_text("sind für dich offen, wenn du deine eigene beendet hast")).to_be_visible()
    _play(mara, f"/daily/{BASE}", "Beginnen")
    mara.evaluate("path => { location.hash = path; }", f"/daily/{BASE}")
    expect(mara.get_by_role("heading", name="Platz")).to_be_visible()
    expect(mara.locator(".best li")).not_to_have_count(0)
    _sound(mara)

    jon = pages("/#/daily", server=dated, locale="fr-FR")
    jon.get_by_role("button", name="Commencer").focus()
    jon.keyboard.press("Enter")
    hand = Hand(jon, by="keys")
    hand.until(lambda now: bool(now["dice"]))
    expect(jon.locator("[data-key=hint]").first).to_be_hidden()
    expect(jon.locator("#context")).to_contain_text("l’essai qui compte")
    hand.round()
    finish_unseen(jon, jon.url.rsplit("/", 1)[1])
    jon.get_by_role("link", name="Voir où tu en es").click()
    expect(jon.get_by_role("heading", name="sur 3")).to_be_visible()
    expect(jon.locator(".best li.me")).to_have_count(1)
    expect(jon.locator(".rolls li")).to_have_count(7)
    expect(jon.locator(".to-come")).to_have_count(0)
    expect(jon.get_by_text("hors classement")).to_be_visible(timeout=180_000)  # it comes by itself
    expect(jon.locator(".share")).to_contain_text("défi du jour 18")
    expect(jon.locator(".best .mini img").first).to_be_visible()
    _sound(jon)
    refused = jon.evaluate(
        """async contest => {
          const {key} = JSON.parse(localStorage['railwright.profile']);
          const body = JSON.stringify({key});
          return (await (await fetch(`/api/contests/${contest}/play`, {method: 'POST', body})).json()).error.code;
        }""",
        BASE,
    )
    assert refused == "contest_played"
    for size in SIZES:
        jon.set_viewport_size(size)
        assert overflow(jon) == 0
    jon.get_by_role("link", name="Voir le bilan").focus()
    jon.keyboard.press("Enter")
    expect(jon).to_have_url(re.compile("#/report/"))
    jon.go_back()
    jon.get_by_role("button", name="S’entraîner avec ces dés").click()
    Hand(jon).until(lambda now: bool(now["dice"]))
    expect(jon.locator("#context")).to_contain_text("pour s’entraîner")
    jon.evaluate("location.hash = '/standings?kind=base'")
    expect(jon.locator(".period tbody tr")).to_have_count(3)
    _sound(jon)
    jon.get_by_role("button", name="Avant").press("Enter")
    expect(jon.get_by_text("Personne n’a encore fini.")).to_be_visible()
    jon.get_by_role("button", name="Après").press("Enter")
    expect(jon.locator(".period tbody tr")).to_have_count(3)
    jon.evaluate("location.hash = '/daily/2026-11-18-line'")
    expect(jon.get_by_role("heading", name="Les cartes du jour")).to_be_visible()
    late = pages("/#/standings?kind=base", server=dated)
    expect(late.get_by_text("This table counts today’s results, too.")).to_be_visible()
    expect(late.locator(".period")).to_have_count(0)
    late.get_by_role("link", name="Play today’s dice").click()
    expect(late.get_by_role("button", name="Begin")).to_be_visible()


def test_a_day_that_changes_while_somebody_plays(pages: Pages, dated: Clocked) -> None:
    """The game goes on after midnight and counts for its day; the start page has new dice by then."""
    contest = "2026-11-19-challenge"
    dated.turn(NOON + 1.5 * 86_400 - 60)
    staying, waiting = (pages(server=dated) for _ in range(2))
    for onlooker, path in ((staying, f"/daily/{contest}"), (waiting, "/daily")):
        onlooker.clock.install()
        onlooker.evaluate("path => { location.hash = path; }", path)
        expect(onlooker.get_by_role("heading", name="Today’s dice")).to_be_visible()
    page = pages(f"/#/daily/{contest}", server=dated)
    page.get_by_role("button", name="Begin").click()
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    hand.round()
    room = page.url.rsplit("/", 1)[1]
    dated.turn(NOON + 1.5 * 86_400 + 60)
    for onlooker in (staying, waiting):
        onlooker.clock.fast_forward(62_000)
    expect(staying.get_by_role("heading", name="Daily 19")).to_be_visible()
    expect(staying.get_by_role("heading", name="You did not play this one")).to_be_visible()
    expect(waiting.get_by_text("November 20, Railroad Ink")).to_be_visible()
    finish_unseen(page, room)
    page.get_by_role("link", name="See how you stand").click()
    expect(page.get_by_role("heading", name="Daily 19")).to_be_visible()
    expect(page.get_by_role("heading", name="Place 1 of 1")).to_be_visible()
    page.evaluate("location.hash = '/daily'")
    expect(page.get_by_role("heading", name="Today’s dice")).to_be_visible()
    expect(page.get_by_text("November 20, Railroad Ink")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.locator(".streak")).to_contain_text("1 day in a row")
    page.get_by_role("link", name="November 18: not played").click()
    expect(page.get_by_role("heading", name="Daily 18")).to_be_visible()
    page.evaluate("location.hash = '/daily/2026-11-10-line'")
    expect(page.locator(".bests")).to_contain_text("Nobody has finished yet.")
    _sound(page)


def test_a_challenge_of_three_friends(pages: Pages, dated: Clocked) -> None:
    """One makes a link; each plays in their own time and sees the others only then, side by side."""
    ada = pages("/#/challenge", server=dated)
    make_profile(ada, "Ada")
    ada.evaluate("location.hash = '/challenge'")
    ada.get_by_role("button", name="Make the link").wait_for()
    _sound(ada)
    ada.get_by_role("button", name="Make the link").click()
    link = ada.get_by_label("Link of the challenge").input_value()
    path = link.removeprefix("http://table.example")
    expect(ada.get_by_role("img", name="Picture code of the challenge")).to_be_visible()
    _sound(ada)
    _play(ada, path, "Play these dice")
    friends = []
    for name, day in (("Mara", 2), ("Jonas", 9)):
        dated.turn(NOON + day * 86_400)
        friend = pages(server=dated, phone=True)
        friend.get_by_label("Code or link").fill(link)
        friend.get_by_role("button", name="Join").click()
        expect(friend.locator(".best li")).to_have_count(day // 2 if day == 2 else 2)
        expect(friend.locator(".best .nm").first).to_have_text("Ada plays along")
        expect(friend.locator(".best .pt").first).to_have_text("–")
        make_profile(friend, name)
        _play(friend, path, "Play these dice")
        friend.get_by_role("link", name="See how you stand").click()
        friends.append(friend)
    last = friends[1]
    expect(last.get_by_role("heading", name="3 play")).to_be_visible()
    sheets = last.locator(".beside-each-other li")
    expect(sheets.filter(has_text="Ada").locator("img")).to_be_visible()
    expect(sheets.filter(has_text="Mara").locator("img")).to_be_visible()
    expect(sheets.filter(has_text="You").locator(".pt")).to_be_visible()
    for name in ("Ada", "Mara", "You"):
        expect(last.get_by_role("columnheader", name=name)).to_be_visible()
    _sound(last)

    def twelve(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["people"] = [{**one, "name": f"{one['name']} of the Grand Duchy"} for one in told["people"] * 4]
        route.fulfill(response=answer, json=told)

    last.route(re.compile("/api/contests/[A-Z0-9]+$"), twelve)
    last.emulate_media(color_scheme="dark")
    last.reload()
    expect(sheets.filter(has_text="Ada of the Grand Duchy")).to_have_count(4)
    for size in SIZES:
        last.set_viewport_size(size)
        assert overflow(last) == 0
