"""The Railroad Ink table: what a person can do there, and what the table says when something cannot be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.advising import Adviser
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.serving import Server

_FIRST_THOUGHT = 60_000
"""A bot's kernels may have to be compiled first."""


def start(page: Page, **wanted: object) -> Hand:
    """A solo game with known dice: die 1 is a railway junction, die 2 a highway curve."""
    open_room(page, **{"seed": "table", **wanted})
    hand = Hand(page)
    hand.until(lambda now: bool(now["dice"]))
    return hand


def drawn(page: Page) -> int:
    """How many pieces of this round are on the sheet."""
    return page.locator("[data-layer=drawings] .piece.wet").count()


def draw_first(hand: Hand) -> str:
    """Draw the first die that fits; where."""
    seen = hand.until(lambda now: bool(now["dice"]))
    key = next(die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"])
    hand.choose(key)
    space: str = hand.until(lambda now: bool(now["fits"]))["fits"][0]
    hand.draw(space)
    hand.until(lambda now: any(die["key"] == key and die["used"] for die in now["dice"]))
    return space


def point_where_it_turns(hand: Hand) -> tuple[str, int]:
    """Point at a space where a die fits in several ways; the space and how many."""
    for die in hand.look()["dice"]:
        hand.choose(die["key"])
        for space in hand.until(lambda now: bool(now["fits"]))["fits"]:
            if hand.by == "touch":
                hand.space(space).tap(force=True)
                expect(hand.page.get_by_role("button", name=f"Draw on {space}")).to_be_visible()
            else:
                hand.space(space).hover(force=True)
            expect(hand.page.locator(".piece.ghost")).to_have_count(1)
            ways = re.findall(r"turns (\d) ways", hand.page.locator(".hint").inner_text())
            if ways:
                return space, int(ways[0])
    raise AssertionError("no die turns anywhere")


def test_refused_placement_says_why(pages: Pages) -> None:
    """A click where the chosen die does not fit marks the space and gives the reason in words."""
    page = pages()
    hand = start(page)
    hand.choose("die-0")
    hand.until(lambda now: bool(now["fits"]))
    hand.space("D4").click(force=True)
    expect(page.locator(".hint b.no")).to_have_text("Not on D4.")
    expect(page.locator(".hint")).to_contain_text("The piece must be joined to an exit")
    expect(page.locator("[data-layer=wash] .refused")).to_have_count(1)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_part_of_the_score_lights_up(pages: Pages, by: str) -> None:
    """Pointing at a row of the score shows at once where its points lie, after each drawing as it is then."""
    page = pages()
    hand = start(page)
    for number in (1, 2):
        draw_first(hand)
        expect(page.locator("[data-layer=light] .error, [data-layer=light] .trace")).to_have_count(0)
        row = page.locator('[data-key="part-errors"]')
        lost = -int(row.locator(".pts").inner_text().replace("−", "-"))
        if by == "keys":
            row.focus()
        else:
            row.hover()
        expect(page.locator("[data-layer=light] .error")).to_have_count(lost)
        assert lost >= number
        if by == "keys":
            row.blur()
        else:
            page.locator(".round-head").hover()
        expect(page.locator("[data-layer=light] .error")).to_have_count(0)


def test_done_says_what_is_missing(pages: Pages) -> None:
    """While a die still fits, Done is disabled, says how many, and gives the server's sentence when pressed."""
    page = pages()
    start(page)
    done = page.locator('[data-key="done"]')
    expect(done).to_have_attribute("aria-disabled", "true")
    expect(done).to_have_text(re.compile(r"Done: \d dice still fit"))
    done.click(force=True)
    expect(page.locator(".hint")).to_contain_text("a route die still fits")


def test_undo_redo_and_clear(pages: Pages) -> None:
    """Z takes back, Y draws again, clear empties the round, and redo brings it back, after a reload too."""
    page = pages()
    hand = start(page)
    draw_first(hand)
    draw_first(hand)
    assert drawn(page) == 2
    page.keyboard.press("z")
    hand.until(lambda _: drawn(page) == 1)
    page.keyboard.press("y")
    hand.until(lambda _: drawn(page) == 2)
    clear = page.get_by_role("button", name="Clear this round")
    expect(clear).to_have_attribute("title", "Clear this round")
    clear.click()
    hand.until(lambda _: drawn(page) == 0)
    page.get_by_role("button", name="Redo").click()
    hand.until(lambda _: drawn(page) == 1)
    page.reload()
    hand.until(lambda now: bool(now["dice"]) and drawn(page) == 1)
    page.get_by_role("button", name="Redo").click()
    hand.until(lambda _: drawn(page) == 2)
    page.reload()
    hand.until(lambda now: bool(now["dice"]) and drawn(page) == 2)
    page.keyboard.press("z")
    hand.until(lambda _: drawn(page) == 1)
    page.keyboard.press("y")
    hand.until(lambda _: drawn(page) == 2)


def test_a_key_that_can_do_nothing_says_so(pages: Pages) -> None:
    """Whatever key is pressed in vain, the sentence is about that key, not about what was refused before."""
    page = pages()
    hand = start(page)
    hint = page.locator(".hint").first
    hand.choose("die-0")
    fits = hand.until(lambda now: bool(now["fits"]))["fits"]
    unfit = next(f"{row}{col}" for row in "CDE" for col in (3, 4, 5) if f"{row}{col}" not in fits)
    hand.space(unfit).click(force=True)
    expect(hint).to_contain_text(f"Not on {unfit}")
    page.mouse.move(5, 5)
    page.keyboard.press("Escape")
    for key, said in {
        "9": "9: there is no such die",
        "z": "Z: there is nothing to take back",
        "y": "Y: there is nothing to do again",
        "r": "R: choose a die before you turn it",
        "n": "N: choose a die to see where it fits",
        "d": "You are not done: a route die still fits",
    }.items():
        page.keyboard.press(key)
        expect(hint).to_contain_text(said)
        expect(hint).not_to_contain_text("Not on")


def test_wheel_and_right_click_turn_through_legal_orientations(pages: Pages) -> None:
    """The ghost turns by wheel, right click and R through the legal orientations, and comes round again."""
    page = pages()
    hand = start(page)
    space, ways = point_where_it_turns(hand)
    ghost = page.locator(".piece.ghost")
    seen = {ghost.inner_html()}
    for _ in range(ways - 1):
        hand.space(space).click(button="right", force=True)
        seen.add(ghost.inner_html())
    assert len(seen) == ways
    page.keyboard.press("r")
    assert ghost.inner_html() in seen
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(150)
    assert len(seen | {ghost.inner_html()}) == ways


def test_drag_and_drop_draws(pages: Pages) -> None:
    """A die dragged onto a space where it fits is drawn there."""
    page = pages()
    hand = start(page)
    hand.choose("die-0")
    space = hand.until(lambda now: bool(now["fits"]))["fits"][0]
    page.keyboard.press("Escape")
    page.locator('[data-key="die-0"]').hover()
    page.mouse.down()
    box = hand.space(space).bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
    page.mouse.up()
    hand.until(lambda now: now["dice"][0]["used"])


def test_hint_shows_a_move(pages: Pages) -> None:
    """On request a bot's proposal is shown as a ghost, and drawn only if one wants it."""
    page = pages()
    hand = start(page)
    page.get_by_role("button", name="Show me a good move").click()
    expect(page.locator(".piece.ghost")).to_have_count(1, timeout=_FIRST_THOUGHT)
    assert drawn(page) == 0
    page.locator('[data-key="draw"]').click()
    hand.until(lambda _: drawn(page) == 1)


def test_hint_is_dropped_when_it_comes_too_late(pages: Pages) -> None:
    """A hint for a sheet that has changed meanwhile shows nothing; a refusal shows its sentence."""
    page = pages()
    adviser = Adviser(page)
    hand = start(page)
    line = page.locator(".hint[role=status]")
    page.keyboard.press("h")
    adviser.say(type="refused", code="hint_failed", text="No hint could be found here.")
    expect(line).to_have_text("No hint could be found here.")
    page.keyboard.press("h")
    adviser.wait_for_question()
    space = draw_first(hand)
    adviser.say(type="answer", code="hint", action=f"railway-t@{space}/0")
    expect(line).not_to_contain_text("A bot would")
    expect(page.locator(".piece.ghost")).to_have_count(0)


def test_answer_stays_when_somebody_comes_to_watch(pages: Pages) -> None:
    """What the table has answered stays in the hint line until the next view or choice, whoever comes or thinks."""
    page = pages()
    room = open_room(page, seed="table")
    Hand(page).until(lambda now: bool(now["dice"]))
    page.locator('[data-key="done"]').click(force=True)
    line = page.locator(".hint[role=status]")
    expect(line).to_contain_text("a route die still fits")
    watcher = pages(f"/#/watch/{room}")
    expect(watcher.locator(".board").first).to_be_visible()
    page.wait_for_timeout(300)
    expect(line).to_contain_text("a route die still fits")
    Hand(page).choose("die-0")
    expect(line).not_to_contain_text("a route die still fits")


def test_a_bot_that_gets_ready_is_waited_for_in_words(pages: Pages) -> None:
    """Whoever waits for a bot that is being compiled reads why, beside its name and in the hint line."""
    page = pages()
    start(page)
    told = page.evaluate(
        """async () => {
          const [{ stateOf }, { hintFor }] = await Promise.all([import('/ink/side.js'), import('/ink/words.js')]);
          const bot = { name: 'Mara', kind: 'bot', bot: 'master', done: false };
          const view = { phase: 'draw', seat: 0, seats: [{ name: 'Ada', kind: 'human', done: true }, bot] };
          const here = [{ seat: 1, connected: true, thinking: false, preparing: true }];
          return [stateOf(view, 1, here).text, hintFor({}, view, {}, here).rest];
        }"""
    )
    assert told[0] == "getting ready"
    assert told[1] == "Mara is getting ready. On a new machine that takes up to a minute, once."


def test_spaces_speak(pages: Pages) -> None:
    """Every space has a spoken label: what is drawn, its ends, exits, buildings, and whether the piece fits."""
    page = pages()
    hand = start(page, options={"edition": "challenge"})
    expect(hand.space("A2")).to_have_attribute("aria-label", "A2, empty, highway exit to the north")
    expect(hand.space("A1")).to_have_attribute("aria-label", "A1, empty, factory")
    hand.choose("die-0")
    fits = hand.until(lambda now: bool(now["fits"]))["fits"]
    expect(hand.space(fits[0])).to_have_attribute("aria-label", re.compile("fits here"))
    hand.draw(fits[0])
    expect(hand.space(fits[0])).to_have_attribute("aria-label", re.compile("(highway|railway) to the .*, round 1"))
    assert page.locator(".space:not([aria-label])").count() == 0


def test_reload_in_the_middle(pages: Pages) -> None:
    """A reload in the middle of a round shows the same sheet, dice and special routes."""
    page = pages()
    hand = start(page)
    draw_first(hand)
    before = hand.look()
    page.reload()
    after = hand.until(lambda now: bool(now["dice"]))
    for part in ("dice", "drawn", "round", "specials"):
        assert after[part] == before[part]
    draw_first(hand)


def test_server_restart_in_the_middle(pages: Pages, tmp_path: Path) -> None:
    """A restarted server: the page says that the line is lost, comes back by itself, and the round goes on."""
    with Server(tmp_path) as own:
        page = pages(server=own)
        hand = start(page)
        draw_first(hand)
        own.stop()
        expect(page.locator(".connection")).to_contain_text("The connection is lost")
        seen = hand.look()
        key = next(die["key"] for die in seen["dice"] if not die["used"] and not die["unfit"])
        hand.choose(key)
        space = hand.until(lambda now: bool(now["fits"]))["fits"][0]
        hand.draw(space)
        expect(page.locator(".piece.waiting")).to_have_count(1)
        own.start()
        hand.until(lambda now: any(die["key"] == key and die["used"] for die in now["dice"]))
        expect(page.locator(".connection")).to_be_hidden()
        assert drawn(page) == 2


@pytest.mark.parametrize(
    ("locale", "ask", "says"),
    [
        ("en-GB", "Show me a good move", "A bot would take: "),
        ("de-DE", "Zeig mir einen guten Zug", "Ein Bot würde nehmen: "),
    ],
)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_hint_marks_a_pair_of_the_draft(pages: Pages, locale: str, ask: str, says: str, phone: bool) -> None:
    """Who is to pick can ask which pair a bot would take; it is marked until a pair is taken, then H is told why not.

    One server route gives all hints: the page shows the pair that it names.
    """
    page = pages(phone=phone, locale=locale)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}]
    room = open_room(page, options={"draft": True}, seats=seats, seed="draft")
    friend = pages(f"/r/{room}", locale=locale)
    friend.locator("form button[type=submit]").click()
    for one in (page, friend):
        expect(one.locator(".pair").first).to_be_visible()
    picker, waiting = (page, friend) if Hand(page).look()["pairs"] else (friend, page)
    expect(waiting.get_by_role("button", name=ask)).to_have_count(0)
    waiting.keyboard.press("h")
    refusal = "nichts zu entscheiden" if locale == "de-DE" else "nothing to decide"
    expect(waiting.locator(".hint[role=status]")).to_contain_text(refusal)
    picker.get_by_role("button", name=ask).click()
    marked = picker.locator(".pair.hinted")
    expect(marked).to_have_count(1, timeout=_FIRST_THOUGHT)
    expect(picker.locator(".hint[role=status]")).to_contain_text(says)
    assert serious_faults(picker) == []
    marked.click()
    expect(marked).to_have_count(0)
    expect(waiting.get_by_role("button", name=ask)).to_be_visible()


def test_hint_can_be_asked_for_on_a_phone(pages: Pages) -> None:
    """The link below the dice is there on a phone, too, and the piece it proposes lies ready to be drawn."""
    page = pages(phone=True)
    start(page)
    page.get_by_role("button", name="Show me a good move").tap()
    expect(page.locator('[data-key="draw"]')).to_be_visible(timeout=_FIRST_THOUGHT)


def test_pass_and_play_hides_the_sheet_between_players(pages: Pages) -> None:
    """Two people at one device: when one is done, the page asks to pass it on before it shows the other's sheet.

    Who ends a round begins the next, so that the device changes hands once a round.
    """
    page = pages()
    open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Mara"}], seed="table")
    hand = Hand(page)
    hand.round()
    expect(page.get_by_role("heading", name="Pass the device to Mara")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    page.get_by_role("button", name="I am Mara").click()
    hand.until(lambda now: bool(now["dice"]) and now["drawn"] == 12)
    hand.round()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    hand.round()
    expect(page.get_by_role("heading", name="Pass the device to Ada")).to_be_visible()


def test_spectator_sees_only_closed_rounds(pages: Pages) -> None:
    """A watcher sees sheets as the last round closed and can draw nothing."""
    page = pages()
    room = open_room(page, seed="table")
    hand = Hand(page)
    draw_first(hand)
    watcher = pages(f"/#/watch/{room}")
    expect(watcher.locator(".hint")).to_contain_text("You are watching")
    assert Hand(watcher).until(lambda now: now["drawn"] == 12)["dice"]
    expect(watcher.locator('[data-key="done"]')).to_have_count(0)
    while hand.look()["round"] == "Round 1":
        hand.round()
    Hand(watcher).until(lambda now: now["drawn"] > 12)


def test_ghost_set_by_finger_turns_with_a_second_tap(pages: Pages) -> None:
    """On a phone the first tap shows the piece, a second tap turns it, and nothing is drawn before the button."""
    page = pages(phone=True)
    hand = start(page)
    hand.by = "touch"
    space, _ = point_where_it_turns(hand)
    ghost = page.locator(".piece.ghost")
    first = ghost.inner_html()
    hand.space(space).tap(force=True)
    page.wait_for_function("first => document.querySelector('.piece.ghost').innerHTML !== first", arg=first)
    assert drawn(page) == 0
    page.get_by_role("button", name=f"Draw on {space}").tap()
    hand.until(lambda _: drawn(page) == 1)
