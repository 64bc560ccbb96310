"""People at one table: what they are called, what they are told, what they may take back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.serving import Server


def test_nameless_people_have_names_and_done_is_taken_back(pages: Pages) -> None:
    """Who says no name gets a friendly one that others see; oneself is "you". Done is taken back while another draws.

    Once the round has closed there is nothing to take back.
    """
    host = pages("/#/new/ink")
    host.get_by_role("button", name=re.compile("Remove seat")).first.click()
    host.get_by_label("Who takes seat 2").select_option("open")
    host.get_by_role("button", name="Open the room").click()
    expect(host.locator(".seats .who").first).to_have_text("Robin (you)")
    code = "".join(host.locator(".roomcode").inner_text().split())
    guest = pages(f"/r/{code}", locale="de-DE")
    expect(guest.locator(".seats .who").first).to_have_text("Robin")
    guest.get_by_role("button", name="Platz nehmen").click()
    watcher = pages(f"/#/watch/{code}")
    Hand(guest).until(lambda now: bool(now["dice"]))
    expect(host.locator(".opp .nm")).to_contain_text("Kim")
    expect(watcher.locator(".opp .nm")).to_contain_text(["Robin", "Kim"])

    Hand(host).round()
    expect(host.locator(".acts .done")).to_have_text("Waiting for Kim")
    expect(host.locator(".hint")).to_have_text("Waiting for Kim. You can still take Done back.")
    expect(guest.locator(".opp .st")).to_have_text("fertig")
    drawn = host.locator("[data-layer=drawings] > .piece").count()
    host.keyboard.press("z")
    expect(guest.locator(".opp .st")).to_have_text("zeichnet")
    expect(host.locator(".acts .done")).to_have_text("Done")
    assert host.locator("[data-layer=drawings] > .piece").count() == drawn
    host.locator('[data-key="undo"]').click()
    expect(host.locator("[data-layer=drawings] > .piece")).to_have_count(drawn - 1)
    host.keyboard.press("y")
    expect(host.locator("[data-layer=drawings] > .piece")).to_have_count(drawn)
    host.keyboard.press("d")
    expect(guest.locator(".opp .st")).to_have_text("fertig")
    Hand(guest).round()
    expect(host.locator(".round-head h1")).to_have_text("Round 2")
    expect(host.locator('[data-key="undo"]')).to_have_attribute("aria-disabled", "true")


def test_a_rematch_by_one_tap(pages: Pages) -> None:
    """Play again leads both to one table with the same bot, whoever taps first; the old link leads there, too.

    Somebody who only watched is shown the way.
    """
    host = pages()
    bot = {"kind": "bot", "name": "Runa", "bot": "random"}
    room = open_room(
        host, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, bot], options={"expansion": "forest"}
    )
    guest = pages(f"/r/{room}")
    guest.get_by_label("Your name").fill("Mara")
    guest.get_by_role("button", name="Sit down").click()
    watcher = pages(f"/#/watch/{room}")
    hands = [Hand(host), Hand(guest)]
    for _ in range(6):
        for hand in hands:
            hand.round()
    expect(guest.locator(".end-grid")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Once more")).to_be_visible()
    expect(host.locator(".seats li").nth(1)).to_contain_text("Mara")
    expect(host.locator(".seats li").nth(1)).to_contain_text("has been asked")
    next_room = host.url.rsplit("/", 1)[1]
    expect(watcher.get_by_text("Ada plays again")).to_be_visible()
    expect(watcher.get_by_role("link", name="Go there too")).to_have_attribute("href", f"#/room/{next_room}")
    expect(guest.get_by_text("Ada plays again, and your seat is kept.")).to_be_visible()
    assert serious_faults(host) == serious_faults(guest) == []
    guest.get_by_role("button", name="Play along").click()
    for hand in hands:
        hand.until(lambda now: bool(now["dice"]))
        expect(hand.page.locator("#context")).to_have_text("Railroad Ink with forest, 3 players")
    expect(guest.locator(".opp .nm")).to_contain_text(["Ada", "Runa"])
    stranger = pages(f"/r/{room}")
    expect(stranger.get_by_role("heading", name=f"You are invited to room {next_room}")).to_be_visible()
    guest.goto(guest.url.split("#")[0] + f"#/replay/{room}")
    expect(guest.get_by_role("heading", name="Replay")).to_be_visible()


def test_an_invitation_leads_to_the_server_or_says_why_not(pages: Pages, tmp_path: Path) -> None:
    """A server on this machine alone is said so, with what to do, and an address that its player knows is used.

    One that has been told its public address invites there. Never is a link or code shown that leads to oneself.
    """
    with Server(tmp_path, RAILWRIGHT_PUBLIC_URL="") as server:
        page = pages(server=server)
        room = open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        expect(page.get_by_text("So far only this computer can reach the table.")).to_be_visible()
        expect(page.get_by_text("make play HOST=0.0.0.0")).to_be_visible()
        expect(page.locator(".roomcode")).to_be_visible()
        expect(page.locator(".qr")).to_have_count(0)
        assert "127.0.0.1" not in page.locator("main").inner_text()
        address = page.get_by_label("Or is there an address at which others reach it?")
        address.fill("localhost:8000")
        page.get_by_role("button", name="Use it").click()
        expect(page.get_by_text("Others cannot use this address.").first).to_be_visible()
        address.fill("192.168.1.20:8000")
        page.get_by_role("button", name="Use it").click()
        expect(page.get_by_label("Link to this room")).to_have_value(f"http://192.168.1.20:8000/r/{room}")
        expect(page.get_by_role("img", name="Picture code of the link")).to_be_visible()
        page.get_by_role("button", name="Use another address").click()
        expect(page.locator(".only-here")).to_be_visible()
    told = pages()
    room = open_room(told, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    expect(told.get_by_label("Link to this room")).to_have_value(f"http://table.example/r/{room}")


def test_all_games_are_listed_and_a_forgotten_one_comes_back(pages: Pages) -> None:
    """Each game has its people with points, its date, a picture, whose turn it is; none that runs is out of reach."""
    page = pages()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Runa", "bot": "random"}]
    home = page.url.split("#")[0] + "#/"
    rooms = []
    for number in range(8):
        rooms.append(open_room(page, seats=seats, seed=f"list {number}"))
        expect(page.locator(".round-head")).to_be_visible()
        page.goto(home)  # the next is opened when this one was seen: the list has the game seen last at its top
        expect(page.locator(".round-head")).to_have_count(0)
    newest = page.locator(".run li").first
    expect(newest).to_contain_text("You 0")
    expect(newest).to_contain_text("Runa 0")
    expect(newest).to_contain_text(f"{rooms[-1]}, round 1 of 7 · ")
    expect(newest).to_contain_text(re.compile(r"20\d\d"))
    expect(newest.locator(".your-turn")).to_have_text("Your turn")
    expect(newest.locator(".thumb img")).to_be_visible()
    expect(page.locator(".run li")).to_have_count(6)
    page.get_by_text("2 more games").click()
    expect(page.locator(".run li")).to_have_count(8)
    expect(page.get_by_role("link", name=f"Continue the game {rooms[0]}")).to_be_visible()

    page.get_by_role("button", name=f"Forget the game {rooms[-1]}").click()
    expect(page.get_by_text(f"The game {rooms[-1]} is forgotten.")).to_be_visible()
    page.get_by_role("button", name="Bring it back").click()
    page.get_by_role("link", name=f"Continue the game {rooms[-1]}").click()
    expect(page.locator(".round-head")).to_be_visible()
    page.goto(home)
    page.get_by_role("button", name=f"Forget the game {rooms[-1]}").click()
    expect(page.get_by_text(f"The game {rooms[-1]} is forgotten.")).to_be_visible()
    page.reload()
    expect(page.locator(".run li").first).to_contain_text(rooms[-2])


def test_a_late_answer_brings_no_forgotten_game_back(pages: Pages) -> None:
    """What the server still says of a game moves no button away under a finger, and what was forgotten stays so."""
    page = pages()
    room = open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Runa", "bot": "random"}])
    expect(page.locator(".round-head")).to_be_visible()
    held_back: list[Route] = []
    page.route(re.compile(rf"/api/rooms/{room}$"), lambda route: held_back.append(route))
    page.goto(page.url.split("#")[0] + "#/")

    def answer() -> None:
        while not held_back:
            page.wait_for_timeout(20)
        with page.expect_response(re.compile(rf"/api/rooms/{room}$")):
            for route in held_back:
                route.continue_()
        held_back.clear()

    forget = page.get_by_role("button", name=f"Forget the game {room}")
    go_on = page.get_by_role("link", name=f"Continue the game {room}")
    under_the_finger = forget.element_handle()
    places = [forget.bounding_box(), go_on.bounding_box()]
    answer()
    expect(page.locator(".run .your-turn")).to_be_visible()
    assert [forget.bounding_box(), go_on.bounding_box()] == places
    under_the_finger.click()
    forgotten = page.get_by_text(f"The game {room} is forgotten.")
    expect(forgotten).to_be_visible()

    page.get_by_role("button", name="Bring it back").click()
    forget.click()
    answer()
    page.wait_for_timeout(200)
    expect(forgotten).to_be_visible()
