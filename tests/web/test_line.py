"""Rail Line through the page: whole games, every kind of decision, what it shows and says."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.advising import Adviser
from tests.web.conftest import Pages
from tests.web.drawing import open_room
from tests.web.laying import Player, play_to_the_end
from tests.web.saving import saved
from tests.web.witness import Witness

from railwright.line.record import read_record

THREE_BOTS = [
    {"kind": "me", "name": "Mara"},
    {"kind": "bot", "name": "Ada", "bot": "casual"},
    {"kind": "bot", "name": "Jonas", "bot": "casual"},
]


def _join(page: Page, room: str, name: str) -> None:
    page.evaluate("room => { location.hash = `/room/${room}`; }", room)
    page.locator("#name").fill(name)
    page.locator("form button[type=submit]").click()


def test_three_browsers_play_to_the_end(pages: Pages) -> None:
    """Three people in three browsers play a whole game by link, and all see the same ranking."""
    mara, ada, jonas = pages(), pages(), pages(phone=True)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}]
    room = open_room(mara, game="line", options={"sheet": 1}, seats=seats, seed="three")
    _join(ada, room, "Ada")
    _join(jonas, room, "Jonas")
    players = [Player(mara), Player(ada), Player(jonas, "touch")]
    for page in (mara, ada, jonas):
        expect(page.locator(".line-panel")).to_be_visible()
    play_to_the_end(*players)
    asked = set().union(*(player.asked for player in players))
    assert any("use it, or take a coin" in prompt for prompt in asked)
    assert any("for free" in prompt for prompt in asked)
    totals = [page.locator(".line-parts tfoot tr").first.inner_text().split()[1:] for page in (mara, ada, jonas)]
    assert totals[0] == totals[1] == totals[2]
    assert sorted(map(int, totals[0]), reverse=True) == [int(total) for total in totals[0]]


def test_whole_game_by_keyboard_with_replay(pages: Pages, tmp_path: Path) -> None:
    """A game against bots on sheet 2 is played with the keyboard alone, and its replay runs from start to end."""
    page = pages()
    room = open_room(page, game="line", options={"sheet": 2}, seats=THREE_BOTS, seed="keys")
    expect(page.locator(".line-panel")).to_be_visible()
    play_to_the_end(Player(page, "keys"))
    expect(page.locator(".line-ending h1")).to_be_visible()
    assert serious_faults(page) == []
    assert page.locator(".idle-boxes li").count() == page.locator(".box.marked.idle").count() > 0
    _whole_table_and_record_are_saved(page, tmp_path)
    page.evaluate("room => { location.hash = `/replay/${room}`; }", room)
    slider = page.get_by_role("slider")
    expect(page.locator(".replay-text")).to_be_visible()
    assert serious_faults(page) == []
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".line-replay .cap").last).to_contain_text("stack")
    assert slider.input_value() == slider.get_attribute("max")
    page.keyboard.press("Home")
    expect(page.locator(".line-replay .engine")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.replay-bar input').value >= 3")
    page.get_by_role("button", name="Pause").click()
    stopped = slider.input_value()
    page.wait_for_timeout(1500)
    assert slider.input_value() == stopped
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(int(stopped) - 1))


def _whole_table_and_record_are_saved(page: Page, tmp_path: Path) -> None:
    """The picture has the line and everybody's sheet by name; the record is a game that the engine reads again."""
    drawn = saved(page, "Save", "Picture (SVG)").decode()
    assert all(f">{name}<" in drawn for name in ("Mara", "Ada", "Jonas", "Goal"))
    assert re.search(r">Mara, Ada, Jonas, \d{4}-\d\d-\d\d<", drawn)
    assert saved(page, "Save", "Picture (PNG)").startswith(b"\x89PNG")
    match = read_record(saved(page, "Save", "Record of the game").decode())
    assert match.is_over
    record = tmp_path / "line.txt"
    record.write_bytes(saved(page, "Save", "Record of the game"))
    opened = page.context.new_page()
    opened.goto(page.url.split("#")[0] + "#/open")
    opened.locator("input[type=file]").set_input_files(record)
    expect(opened.locator(".line-replay .player h2").first).to_contain_text("Mara")
    opened.close()


def test_card_pointed_at_shows_what_it_gives(pages: Pages) -> None:
    """A card pointed at lies as a ghost at the end of the line, and each sheet says what it would get."""
    page = pages()
    open_room(page, game="line", options={"sheet": 1}, seats=THREE_BOTS, seed="ghost")
    player = Player(page, eager=False)
    seen = player.play_until(lambda now: now["cards"])
    card = page.locator(f'[data-key="{seen["cards"][0]}"]')
    card.hover()
    expect(page.locator(".ghost-card")).to_have_count(1)
    expect(page.locator(".gain")).to_have_count(3)
    expect(page.locator(".gain").first).to_contain_text("This card:")
    assert serious_faults(page) == []
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    name = seen["cards"][0].removeprefix("card-")
    laid = page.locator(".line-drawing g[role=img]").count()
    page.locator(".ghost-card").click()
    expect(page.locator(f'[data-card="{name}"]')).to_have_count(0)
    assert page.locator(".line-drawing g[role=img]").count() > laid


def test_own_deck_is_chosen_checked_and_played(pages: Pages, tmp_path: Path) -> None:
    """A faulty file is refused with line and field and changes nothing; a sound one is named, played and shown."""
    data = json.loads((resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8"))
    data["name"] = "Aunt Ada’s box"
    data["start"]["1"] = [["glass"], ["glass"], ["glass"]]
    data["sheets"]["1"]["rows"]["glass"]["boxes"] = [2, 4, 6, 8, 77]
    sound, faulty = tmp_path / "sound.json", tmp_path / "faulty.json"
    sound.write_text(json.dumps(data), "utf-8")
    faulty.write_text(json.dumps(data).replace('"wood"', '"woad"', 1), "utf-8")
    page = pages("/#/new/line")
    choice, file = page.locator(".deck-choice"), page.locator(".deck-choice input[type=file]")
    expect(choice).to_contain_text("Railwright’s own cards")
    file.set_input_files(faulty)
    fault = page.locator(".deck-choice + .reason")
    expect(fault).to_contain_text("Line 1, field a[0].lanes[0][0]: A symbol is one of")
    expect(choice).to_contain_text("Railwright’s own cards")
    file.set_input_files(sound)
    expect(choice).to_contain_text("Aunt Ada’s box")
    expect(fault).to_have_count(0)
    assert serious_faults(page) == []
    choice.get_by_role("button", name="Do not use it").click()
    expect(choice).to_contain_text("Railwright’s own cards")
    file.set_input_files(sound)
    expect(choice).to_contain_text("Aunt Ada’s box")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".line-note")).to_have_text("Cards: Aunt Ada’s box")
    expect(page.locator(".line-players").first).to_contain_text("77")


def test_passing_one_device_hides_the_hand(pages: Pages) -> None:
    """On one device the hand is shown only after its owner says so."""
    page = pages()
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "local", "name": "Ada"}]
    open_room(page, game="line", options={"sheet": 1}, seats=seats, seed="pass")
    player = Player(page, eager=False)
    handed_over = []
    for _ in range(400):
        if page.locator("dialog[open]").count():
            expect(page.locator("button.line-card[data-card^=A]")).to_have_count(0)
            handed_over.append(page.locator("dialog h2").inner_text())
            page.locator("dialog button").click()
            expect(page.locator("button.line-card[data-card^=A]").first).to_be_visible()
        if len(handed_over) == 3:
            break
        assert not player.step()
    assert len(handed_over) == 3
    assert handed_over[0] != handed_over[1]


def _card_without_choices(page: Page) -> str:
    """A hand card that gives each player one symbol at most, so that nobody has anything to choose after it."""
    for card in page.locator(".hand .line-card.able").all():
        card.hover()
        gains = " ".join(page.locator(".gain").all_inner_texts())
        if " and " not in gains and "move" not in gains:
            return card.get_attribute("data-key") or ""
    raise AssertionError("Another seed is needed: every card of this hand brings a choice.")


def test_card_from_the_hand_is_taken_back(pages: Pages) -> None:
    """A card laid from the hand can be taken back before anybody else has decided."""
    page = pages()
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "local", "name": "Ada"}]
    open_room(page, game="line", options={"sheet": 1}, seats=seats, seed="undo3")
    player = Player(page, eager=False)
    player.play_until(lambda now: now["curtain"])
    page.locator("dialog button").click()
    key = _card_without_choices(page)
    player.press(key)
    player.press("confirm")
    expect(page.locator(".prompt")).to_contain_text("One extra action")
    expect(page.locator(f'[data-key="{key}"]')).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator(f'[data-key="{key}"]')).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("Choose a card")


def test_german_phone_speaks_german_and_fits(pages: Pages) -> None:
    """On a German phone the table is in German, nothing is wider than the screen, and the reconstruction is named."""
    page = pages(phone=True, locale="de-DE")
    open_room(page, game="line", options={"sheet": 2}, seats=THREE_BOTS, seed="deutsch")
    expect(page.locator(".line-panel")).to_be_visible()
    expect(page.get_by_role("heading", name="Auslage")).to_be_visible()
    expect(page.locator(".line-note")).to_contain_text("Rekonstruktion")
    assert page.evaluate("document.querySelector('.line-table').scrollWidth <= innerWidth")
    assert serious_faults(page) == []


def test_levels_of_bots_stand_beside_their_names(pages: Pages) -> None:
    """Each bot's sheet says how well it plays, in the page's language, and what that means when pointed at."""
    seats = [{"kind": "me", "name": "Mara"}, *({"kind": "bot", "bot": bot} for bot in ("beginner", "strong"))]
    for locale, levels, meaning in (
        ("en-GB", ["Beginner bot", "Strong bot"], "Goes for the points of the moment and overlooks a lot."),
        ("de-DE", ["Bot (Anfänger)", "Bot (Stark)"], "Nimmt mit, was gerade Punkte bringt, und übersieht vieles."),
    ):
        page = pages(locale=locale, phone=locale == "de-DE")
        open_room(page, game="line", options={"sheet": 1}, seats=seats, seed="levels")
        shown = page.locator(".line-players .bot-level")
        expect(shown).to_have_text(levels)
        expect(shown.first).to_have_attribute("title", meaning)
        expect(page.locator(".player.large .bot-level")).to_have_count(0)
        assert page.evaluate("document.querySelector('.line-table').scrollWidth <= innerWidth")


def test_spectator_sees_no_hand(pages: Pages) -> None:
    """Who watches by link sees the table but no hand and no choices."""
    page, watcher = pages(), pages()
    room = open_room(page, game="line", options={"sheet": 1}, seats=THREE_BOTS, seed="watch")
    expect(page.locator(".line-panel")).to_be_visible()
    watcher.evaluate("room => { location.hash = `/watch/${room}`; }", room)
    expect(watcher.locator(".line-panel")).to_be_visible()
    expect(watcher.locator("section.hand")).to_have_count(0)
    expect(watcher.locator(".line-card.able")).to_have_count(0)


def test_bot_takes_over_who_left_and_gives_back(pages: Pages) -> None:
    """When a player has left, another lets a bot go on; who comes back takes the seat again."""
    mara, ada = pages(), pages()
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
    room = open_room(mara, game="line", options={"sheet": 1}, seats=seats, seed="leave")
    _join(ada, room, "Ada")
    expect(ada.locator(".line-panel")).to_be_visible()
    player = Player(mara, eager=False)
    ada.evaluate("location.hash = '/'")
    player.play_until(lambda _: mara.locator("[data-key=take-over]").count())
    expect(mara.locator(".latest")).to_have_text("Ada is not connected")
    _keyboard_stays_when_somebody_comes_to_watch(mara, pages(f"/#/watch/{room}"))
    offers = Witness(mara, "[data-key=offer-1]")
    mara.locator("[data-key=take-over]").click()
    offers.saw("You offer a bot for Ada")
    expect(mara.locator("[data-key=take-over]")).to_have_count(0)
    expect(mara.locator("[data-key=offer-1]")).to_be_hidden()
    ada.evaluate("room => { location.hash = `/room/${room}`; }", room)
    ada.locator("[data-key=come-back]").click()
    expect(ada.locator("[data-key=come-back]")).to_have_count(0)


def _keyboard_stays_when_somebody_comes_to_watch(page: Page, watcher: Page) -> None:
    """The panel is drawn anew when somebody comes or goes, and the keyboard stays at its button."""
    page.locator("[data-key=take-over]").focus()
    expect(watcher.locator(".line-panel")).to_be_visible()
    watcher.close()
    page.wait_for_timeout(300)
    expect(page.locator("[data-key=take-over]")).to_be_focused()


def test_hint_is_dropped_when_it_comes_too_late(pages: Pages) -> None:
    """A hint for a decision that is made already says nothing; a refusal says its sentence."""
    page = pages()
    adviser = Adviser(page)
    open_room(page, game="line", options={"sheet": 1}, seats=THREE_BOTS, seed="ghost")
    player = Player(page, eager=False)
    seen = player.play_until(lambda now: now["cards"])
    told = Witness(page, ".toast")
    page.keyboard.press("h")
    adviser.say(type="refused", code="hint_failed", text="No hint could be found here.")
    told.saw("No hint could be found here.")
    page.keyboard.press("h")
    adviser.wait_for_question()
    player.step()
    adviser.say(type="answer", code="hint", action=f"lay {seen['cards'][0].removeprefix('card-')}")
    assert page.get_by_text("A bot would").count() == 0


def test_hint_is_said_and_can_be_followed(pages: Pages) -> None:
    """A hint stands beside the question and goes with it; the card that a bot would lay is chosen already."""
    page = pages()
    open_room(page, game="line", options={"sheet": 1}, seats=THREE_BOTS, seed="ghost", time_limit=600)
    player = Player(page, eager=False)
    player.play_until(lambda now: now["cards"])
    expect(page.locator(".deadline")).to_contain_text("s left")
    page.keyboard.press("h")
    expect(page.locator(".line-panel .line-hint")).to_contain_text("A bot would")
    expect(page.locator(".line-card.on")).to_have_count(1)
    page.locator("[data-key=confirm]").click()
    expect(page.locator(".line-hint")).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_box_that_brings_nothing_says_why(pages: Pages) -> None:
    """RL-6.4, RL-7.4: during the game a row says its condition, and so does a card; so does what is tapped in."""
    page = pages()
    open_room(page, game="line", options={"sheet": 1}, seats=THREE_BOTS, seed="ghost")
    player = Player(page, eager=False)
    player.play_until(lambda now: now["cards"])
    own = page.locator(".player.large")
    ore = own.locator("[data-row=iron_ore]").get_attribute("aria-label") or ""
    assert re.match(r"Iron ore: [01] of ", ore), ore
    above = "coal 2 and iron ore 1 above it are" if ": 0 of" in ore else "coal 2 above it is"  # bots' cards bring ore
    expect(own.locator("[data-row=steel]")).to_have_attribute(
        "aria-label", re.compile(rf"0 of 2 marked, next box worth 2\. Steel 1 brings nothing: {above} not")
    )
    cards = page.locator(".line-card.able")
    gains = []
    for number in range(cards.count()):
        cards.nth(number).hover()
        gains += page.locator(".gain").all_inner_texts()
    assert any("brings nothing w" in gain for gain in gains), gains
    page.goto(
        page.url.split("#")[0] + "#/pad?game=line&sheet=2&coins=0&most=0&first=0&boxes=coal:2,steel:1,wood:3,factory:1"
    )
    expect(page.locator(".idle-boxes li")).to_have_text(
        [
            "Steel 1 brings nothing: iron ore 1 above it is not marked.",
            "Factory 1 brings nothing: it makes coins worth more, and no coin is left.",
            "Wood 2 brings nothing: the chain is broken before it, sawmill 1 is not marked.",
            "Wood 3 brings nothing: the chain is broken before it, sawmill 2 is not marked.",
        ]
    )
