"""Time that runs out is said, and whoever watches reads what is true for a watcher."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Pages
from tests.web.drawing import open_room
from tests.web.quick import play_unseen

ADA_AND_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mara", "bot": "beginner"}]
SHORTEST = 5
"""Seconds: what a page may ask for at least."""
_READ = """() => {
  const line = document.querySelector('.late');
  line.querySelector('button').click();
  return line.hidden;
}"""
"""Pressed and looked at in one go: a moment later the time may have run out again."""


def test_time_that_ran_out_is_said_to_player_and_watcher(pages: Pages) -> None:
    """Who draws too slowly is told that a bot has decided, until it is read, and others are told who it was."""
    ada, watcher = pages(), pages()
    room = open_room(ada, seats=ADA_AND_BOT, seed="slow", time_limit=SHORTEST)
    watcher.evaluate("room => { location.hash = `/watch/${room}`; }", room)
    said = watcher.locator(".toast", has_text="Ada ran out of time. A bot has decided instead.").first
    expect(said).to_be_visible(timeout=60_000)
    told = ada.locator(".late")
    expect(told).to_contain_text("Your time ran out. A bot has decided for you.")
    ada.reload()
    expect(told).to_contain_text("Your time ran out.")
    assert ada.evaluate(_READ)


def test_a_watcher_is_told_what_a_watcher_can_do(pages: Pages) -> None:
    """Somebody who watches is told whom the table waits for and never to choose a die; the players are no others."""
    ada, watcher = pages(), pages()
    room = open_room(ada, seats=ADA_AND_BOT, seed="seen")
    watcher.evaluate("room => { location.hash = `/watch/${room}`; }", room)
    expect(watcher.locator(".hint").first).to_contain_text("You are watching.")
    expect(watcher.locator(".acts")).to_contain_text("Waiting for Ada")
    expect(watcher.get_by_role("heading", name="The players")).to_be_visible()
    expect(watcher.get_by_role("heading", name="The others")).to_have_count(0)
    watcher.locator('.space[data-space="D4"]').click(force=True)
    watcher.locator(".dice .die").first.click()
    for key in ("d", "z", "1", "r"):
        watcher.keyboard.press(key)
    expect(watcher.locator(".hint").first).to_have_text("You are watching. Sheets are shown as the last round closed.")
    expect(watcher.locator(".die.unfit")).to_have_count(0)
    line = open_room(ada, game="line", options={"sheet": 1}, seats=ADA_AND_BOT, seed="seen")
    watcher.evaluate("room => { location.hash = `/watch/${room}`; }", line)
    expect(watcher.locator(".line-panel")).to_contain_text("You are watching. Hands are hidden.")
    expect(watcher.locator(".line-table")).not_to_contain_text("Your ")


def test_a_watcher_reads_names_in_draft_question_and_end(pages: Pages) -> None:
    """Whoever watches reads who takes a pair, whom a question waits for and who has won, never "you"; nameless too."""
    host, watcher = pages(), pages()
    nameless = [{"kind": "me", "name": ""}, {"kind": "bot", "name": "Mara", "bot": "random"}]

    def watch(room: str) -> None:
        watcher.evaluate("room => { location.hash = `/watch/${room}`; }", room)

    watch(open_room(host, options={"draft": True}, seats=nameless, seed="x"))
    expect(watcher.locator(".draft, .ink-table").first).to_contain_text("takes a pair.")
    watch(open_room(host, options={"edition": "challenge", "expansion": "meteor"}, seats=nameless, seed="access"))
    expect(watcher.locator(".acts")).to_contain_text("Waiting for")
    expect(watcher.locator(".question")).to_have_count(0)
    room = play_unseen(host, game="ink", options={"edition": "base"}, seats=nameless, seed="w")
    watch(room)
    expect(watcher.locator(".end-grid h1")).to_contain_text(re.compile(r"win|share"))
    for screen in (watcher.locator(".end-grid h1"), watcher.locator(".end-grid .head p"), watcher.locator("thead")):
        expect(screen).not_to_contain_text("You")
    expect(watcher.locator(".end-grid .head p")).not_to_contain_text("-")
    watcher.evaluate("room => { location.hash = `/replay/${room}`; }", room)
    expect(watcher.locator(".steps")).to_contain_text("Mara draws")
    expect(watcher.locator(".steps")).not_to_contain_text("You ")
    watcher.locator(".replay-bar input").press("End")
    expect(watcher.locator(".tabs")).to_contain_text(re.compile(r"Mara −\d"))
