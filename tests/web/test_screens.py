"""The screens around the table: start page, new game, lobby, settings, end, replay, offline."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, StorageState, expect
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.saving import saved
from tests.web.serving import Server
from tests.web.witness import Witness


class Finished(NamedTuple):
    """A finished game and what the browser of its player remembers."""

    room: str
    memory: StorageState


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """A solo game that is played to the end once for all tests that look back at one."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.url)
    room = open_room(page, options={"expansion": "forest"}, seed="finished")
    Hand(page).whole_game()
    memory = context.storage_state()
    context.close()
    return Finished(room, memory)


OFFLINE = (
    "/pad",
    "/companion",
    "/new/ink",
    "/new/line",
    "/settings",
    "/about",
    "/privacy",
    "/profile",
    "/history",
    "/print",
    "/rules/line",
    "/rules",
)
"""Pages that need no server."""


def test_new_game_disables_what_cannot_be_and_says_why(pages: Pages) -> None:
    """Goals need the Challenge edition and a draft needs two players; both say so, and become possible."""
    page = pages("/#/new/ink")
    goals = page.get_by_role("radio", name="With goals")
    expect(goals).to_be_disabled()
    expect(page.get_by_text("Goals belong to the Challenge edition.")).to_be_visible()
    page.get_by_role("radio", name="Challenge").check(force=True)
    expect(goals).to_be_enabled()
    draft = page.get_by_role("radio", name="Draft", exact=True)
    expect(draft).to_be_enabled()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Remove seat")).first.click()
    expect(draft).to_be_disabled()
    expect(page.get_by_text("A draft needs two players or more.")).to_be_visible()


def test_new_game_starts_with_the_chosen_options(pages: Pages) -> None:
    """What is chosen is what is played: Challenge with lava and goals, and a time limit that counts down."""
    page = pages("/#/new/ink?edition=challenge")
    page.get_by_role("radio", name="Lava").check(force=True)
    page.get_by_role("radio", name="With goals").check(force=True)
    page.get_by_role("radio", name="2 minutes").check(force=True)
    page.get_by_label("Name of player 1").fill("Grace")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#context")).to_have_text("Railroad Ink Challenge with lava, 3 players")
    expect(page.locator(".goals li")).to_have_count(3)
    expect(page.locator(".round-head .clock")).to_have_text(re.compile(r"[12]:\d\d"))


@pytest.mark.parametrize("phone", [False, True])
def test_bots_are_chosen_by_level(phone: bool, pages: Pages) -> None:
    """Each bot has four levels with a sentence, by pointer or by keys; the table says who plays how well."""
    page = pages("/#/new/ink", phone=phone)
    for name in ("How well Mara plays", "How well Jonas plays"):
        levels = page.get_by_role("radiogroup", name=name).get_by_role("radio")
        expect(levels).to_have_count(4)
        expect(levels.nth(1)).to_be_checked()
    page.locator(".stations").first.get_by_role("radio", name="Beginner").click()
    expect(page.locator(".seat-row").nth(1)).to_contain_text("overlooks a lot")
    page.get_by_role("radiogroup", name="How well Jonas plays").get_by_role("radio", name="Casual").focus()
    page.keyboard.press("ArrowRight")
    strong = page.get_by_role("radiogroup", name="How well Jonas plays").get_by_role("radio", name="Strong")
    expect(strong).to_be_checked()
    expect(strong).to_be_focused()
    expect(page.locator(".seat-row").nth(2)).to_contain_text("gives little away")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".opp .st").nth(0)).to_contain_text("Beginner bot")
    expect(page.locator(".opp .st").nth(1)).to_contain_text("Strong bot")
    expect(page.locator(".opp .bot-level").nth(1)).to_have_attribute("title", re.compile("^Looks ahead"))


def test_friend_joins_by_code_and_the_game_begins(pages: Pages) -> None:
    """The lobby shows link, code and picture code; a friend types the code, sits down, and both are at the table."""
    page = pages("/#/new/ink")
    page.get_by_role("button", name=re.compile("Remove seat")).first.click()
    page.get_by_label("Who takes seat 2").select_option("open")
    page.get_by_role("button", name="Open the room").click()
    shown = " ".join(page.locator(".roomcode").inner_text().split())
    code = shown.replace(" ", "")
    assert len(code) == 10
    expect(page.get_by_label("Link to this room")).to_have_value(re.compile(f"/r/{code}$"))
    expect(page.get_by_role("img", name="Picture code of the link")).to_be_visible()
    friend = pages()
    friend.get_by_label("Code or link of the game").fill(shown.lower())
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill("Mara")
    friend.get_by_role("button", name="Sit down").click()
    for one in (page, friend):
        Hand(one).until(lambda now: bool(now["dice"]))
    expect(page.locator(".opp .nm")).to_contain_text("Mara")


def test_lobby_starts_with_bots(pages: Pages) -> None:
    """Who does not want to wait fills the free seats with bots."""
    page = pages()
    open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}])
    page.get_by_role("button", name="Start with bots").click()
    Hand(page).until(lambda now: bool(now["dice"]))


def test_running_game_is_continued_from_the_start_page(pages: Pages) -> None:
    """A running game is listed on the start page with its round, and one click leads back."""
    page = pages()
    room = open_room(page, seed="again")
    Hand(page).until(lambda now: bool(now["dice"]))
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator(".run li")).to_contain_text(f"{room}, round 1 of 7")
    page.get_by_role("link", name=f"Continue the game {room}").click()
    Hand(page).until(lambda now: bool(now["dice"]))


def test_german_page(pages: Pages) -> None:
    """A German browser gets German: start page, table, and the server's reason for a refusal."""
    page = pages(locale="de-DE")
    expect(page.locator("h1")).to_have_text("Vier Würfel, ein Stift, eine ganze Bahn.")
    assert page.evaluate("document.documentElement.lang") == "de"
    open_room(page, seed="table")
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    hand.choose("die-0")
    hand.until(lambda now: bool(now["fits"]))
    hand.space("D4").click(force=True)
    expect(page.locator(".hint")).to_contain_text("Nicht auf D4.")
    expect(page.locator(".hint")).to_contain_text("Ausgang")
    expect(page.locator('[data-key="done"]')).to_have_text("Fertig: 4 Würfel passen noch")


def test_settings_take_effect_and_stay(pages: Pages) -> None:
    """Language, night, palette and motion change at once and survive a reload."""
    page = pages("/#/settings")
    page.get_by_role("radio", name="Night").check(force=True)
    page.get_by_role("radio", name="Colour-blind safe").check(force=True)
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.reload()
    expect(page.locator("h1")).to_have_text("Einstellungen")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "distinct")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 23, 28)"


def test_end_explains_the_score_on_the_sheet(pages: Pages, finished: Finished) -> None:
    """At the end the parts add up to the total, and a part that is chosen is shown alone on the sheet."""
    page = pages(f"/#/room/{finished.room}", storage_state=finished.memory)
    expect(page.locator(".end-grid")).to_be_visible()
    points = [int(cell.inner_text().replace("−", "-")) for cell in page.locator(".score tbody td").all()]
    assert sum(points) == int(page.locator(".score tfoot td").inner_text().replace("−", "-"))
    page.get_by_role("button", name="Open ends").click()
    expect(page.locator("[data-layer=light] .trace")).to_have_count(0)
    errors = page.locator("[data-layer=light] .error").count()
    assert errors == -points[-1]


def test_end_counts_up_where_motion_is_wanted(pages: Pages, finished: Finished) -> None:
    """With motion the score grows part by part before the eyes."""
    page = pages(f"/#/room/{finished.room}", storage_state=finished.memory, reduced_motion="no-preference")
    expect(page.locator(".score tbody td").last).to_be_empty()
    expect(page.locator(".score tbody td").last).not_to_be_empty()


def test_pictures_and_record_are_saved_and_the_record_opens(pages: Pages, finished: Finished, tmp_path: Path) -> None:
    """The picture has name, total and day; the record opens in the page, and a broken one gets a sentence."""
    page = pages(f"/#/room/{finished.room}", storage_state=finished.memory)
    total = page.locator(".score tfoot td").inner_text()
    assert re.search(r"more than our|makes about|bot makes", page.locator(".head p").inner_text(), re.IGNORECASE)
    expect(page.locator(".legend .of-area svg .hatch")).to_have_count(1)
    assert saved(page, "Save", "Picture (PNG)").startswith(b"\x89PNG")
    drawn = saved(page, "Save", "Picture (SVG)").decode()
    assert re.search(rf">Ada: {total} points, \d{{4}}-\d\d-\d\d\.<", drawn)
    record = tmp_path / "game.txt"
    record.write_bytes(saved(page, "Save", "Record of the game"))
    page.goto(page.url.split("#")[0] + "#/open")
    (tmp_path / "nonsense.txt").write_text("railwright nothing")
    page.locator("input[type=file]").set_input_files(tmp_path / "nonsense.txt")
    expect(page.locator(".notice.bad")).to_contain_text("a record begins with the line")
    page.locator("input[type=file]").set_input_files(record)
    slider = page.get_by_role("slider", name="Step of the game")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".tabs")).to_contain_text(f"Ada {total}")
    expect(page.get_by_role("button", name="Share a link")).to_have_count(0)


def test_replay_goes_through_the_game(pages: Pages, finished: Finished) -> None:
    """A stranger with the link sees the game grow step by step, with slider, buttons and by itself."""
    stranger = pages(f"/#/replay/{finished.room}")
    slider = stranger.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_visible()
    pieces = stranger.locator("[data-layer=drawings] > .piece")
    start = pieces.count()
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    assert pieces.count() > start + 20
    expect(stranger.locator(".steps li").last).to_have_class("on")
    expect(stranger.locator(".steps [aria-current=step]")).to_have_count(1)
    expect(stranger.locator(".steps button").last).to_have_attribute("aria-current", "step")
    stranger.get_by_role("button", name="To the beginning").click()
    assert pieces.count() == start
    stranger.locator(".steps").focus()
    for key, step in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", str(last)), ("Home", "0")):
        stranger.keyboard.press(key)
        expect(slider).to_have_value(step)
    stranger.keyboard.press("?")
    expect(stranger.get_by_text("One step back or on", exact=True)).to_be_visible()
    stranger.keyboard.press("Escape")
    stranger.get_by_role("button", name="Play", exact=True).click()
    expect(stranger.get_by_role("button", name="Pause")).to_be_focused()
    tab = stranger.locator(".tabs .btn")
    tab.focus()
    stranger.wait_for_function("() => document.querySelector('.replay-bar input').value >= 2")
    expect(tab).to_be_focused()
    expect(tab).to_have_attribute("aria-pressed", "true")
    dice = [die.get_attribute("aria-label") or "" for die in stranger.locator(".replay-dice .die").all()]
    assert len(dice) == 6
    assert all(dice)
    assert not [name for name in dice if "-" in name]


def test_unknown_room_is_said_kindly(pages: Pages) -> None:
    """A mistyped code leads to a sentence and a way back, not to an empty page."""
    page = pages("/#/room/NOSUCH")
    expect(page.get_by_role("heading", name="A signal shows red")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.locator(".games")).to_be_visible()


def test_room_that_is_gone_is_said_and_forgotten(pages: Pages, tmp_path: Path) -> None:
    """A room that the server no longer has ends the table with a sentence, and the start page lists it no more."""
    with Server(tmp_path) as own:
        page = pages(server=own)
        open_room(page, seed="gone")
        Hand(page).until(lambda now: bool(now["dice"]))
        own.stop()
        for file in tmp_path.glob("games.db*"):
            file.unlink()
        own.start()
        expect(page.get_by_role("heading", name="A signal shows red")).to_be_visible()
        expect(page.locator(".connection")).to_be_hidden()
        expect(page.locator(".ink-table")).to_have_count(0)
        page.locator("#main").get_by_role("link", name="Home").click()
        expect(page.locator(".games")).to_be_visible()
        expect(page.locator(".run li")).to_have_count(0)


def test_every_page_opens_offline_after_the_first_visit(pages: Pages) -> None:
    """After one look at the start page every page opens without a connection, in any language; it installs."""
    page = pages(service_workers="allow")
    expect(page.locator(".games")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    expect(page.locator(".games")).to_be_visible()
    for path in OFFLINE:
        page.evaluate("path => { location.hash = path; }", path)
        expect(page.locator(f"body[data-screen={path.split('/')[1]}] #main h1")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("body[data-screen=rules] #main h1")).to_be_visible()


def test_a_screen_whose_styles_did_not_come_is_shown_whole_at_the_second_try(browser: Browser, server: Server) -> None:
    """A screen never stands there without its styles: it says that it cannot be shown, and asks for them again."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(f"{server.url}/#/settings")
    expect(page.locator(".option").first).to_be_visible()
    page.route("**/css/home.css", lambda route: route.abort())
    page.goto(f"{server.url}/#/new/line")
    expect(page.get_by_role("heading", name="A signal shows red")).to_be_visible()
    page.unroute("**/css/home.css")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".newgame .start")).to_have_css("position", "sticky")
    context.close()


def test_seat_that_left_is_taken_over_by_a_bot(pages: Pages) -> None:
    """Somebody closes the browser: the others see it, let a bot go on, the round closes; who left can come back."""
    first = pages()
    room = open_room(first, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}], seed="left")
    friend = pages(f"/r/{room}")
    friend.get_by_label("Your name").fill("Mara")
    friend.get_by_role("button", name="Sit down").click()
    Hand(friend).until(lambda now: bool(now["dice"]))
    friend.close()
    Hand(first).round()
    expect(first.locator(".opp .st")).to_have_text("not connected")
    offers = Witness(first, "[data-key=offer-1]")
    first.get_by_role("button", name="Let a bot go on").click()
    first.locator("dialog").get_by_role("button", name="Let a bot go on").click()
    offers.saw("You offer a bot for Mara")
    expect(first.get_by_role("button", name="Let a bot go on")).to_have_count(0)
    expect(first.locator(".round-head h1")).to_have_text("Round 2")
    expect(first.locator("[data-key=offer-1]")).to_be_hidden()
    back = friend.context.new_page()
    back.goto(first.url)
    back.get_by_role("button", name="Take the seat back").click()
    expect(back.locator(".stand-in")).to_be_hidden()
    Hand(back).until(lambda now: bool(now["dice"]) or "Waiting" in now["waiting"])


@pytest.mark.parametrize("game", ["ink", "line"])
def test_who_comes_back_in_time_keeps_the_seat(pages: Pages, tmp_path: Path, game: str) -> None:
    """All present see the offer of a bot, spectators too; the player who comes back has declined it.

    With this seed the second seat decides first in Rail Line.
    """
    with Server(tmp_path, RAILWRIGHT_OFFER_SECONDS="60") as server:
        ada = pages(server=server)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        room = open_room(ada, game=game, options={}, seats=seats, seed="bot first")
        mara = pages(f"/r/{room}", server=server)
        mara.get_by_label("Your name").fill("Mara")
        mara.get_by_role("button", name="Sit down").click()
        table = ".round-head" if game == "ink" else ".line-panel"
        expect(mara.locator(table)).to_be_visible()
        watcher = pages(f"/#/watch/{room}", server=server)
        expect(watcher.locator(table)).to_be_visible()
        mara.evaluate("location.hash = '/'")
        if game == "ink":
            ada.get_by_role("button", name="Let a bot go on").click()
            ada.locator("dialog").get_by_role("button", name="Let a bot go on").click()
        else:
            ada.locator("[data-key=take-over]").click()
        for page, who in ((ada, "You offer"), (watcher, "Ada offers")):
            expect(page.locator("[data-key=offer-1]")).to_contain_text(f"{who} a bot for Mara")
        mara.evaluate("room => { location.hash = `/room/${room}`; }", room)
        for page in (ada, watcher):
            expect(page.locator("[data-key=offer-1]")).to_be_hidden()
        expect(mara.locator(".stand-in")).to_be_hidden()
