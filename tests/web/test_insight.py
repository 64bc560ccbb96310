"""The report of a finished game in the page: its figures, the better drawing, what if, records, waiting for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, StorageState, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import PHONE, Pages
from tests.web.quick import finish_unseen, play_unseen

PATIENCE = 120_000
"""Milliseconds until an analysis is there, on a busy machine and after a cold start."""
SEATS = [{"kind": "me", "name": "Ada"}]

_REPORT = """async room => {
  for (;;) {
    const told = await (await fetch(`/api/rooms/${room}/analysis`)).json();
    if (told.state === 'done') return told.report;
    await new Promise(done => setTimeout(done, 300));
  }
}"""
_ROOM = "async room => (await fetch(`/api/rooms/${room}`)).json()"
_FORGET_ENDINGS = """() => {
  const rooms = JSON.parse(localStorage['railwright.rooms']).map(({before, ...kept}) => kept);
  localStorage['railwright.rooms'] = JSON.stringify(rooms);
}"""
# Goes on in a room that this browser holds: draws whatever comes first.
_PLAY_ON = """async room => {
  const [{Live}, {legalOf}, {actionOf}, {gameData}, {heldRoom}] = await Promise.all(
    ['live', '../ink/catalogue', 'sheet', 'api', 'store'].map(name => import(`/js/${name}.js`)));
  const data = await gameData();
  await new Promise(over => {
    const live = new Live({
      url: `ws://${location.host}/api/rooms/${room}/live`, tokens: heldRoom(room).seats.map(one => one.token),
      language: 'en', handlers: {
        view(seat, view) {
          if (view.phase === 'over') { live.close(); over(); return; }
          const legal = legalOf(data, view);
          const die = view.dice.find(one => !one.used && legal[one.piece]);
          const [[space, [orientation]]] = die ? Object.entries(legal[die.piece]) : [[, []]];
          const action = view.done.allowed || !die ? 'done' : actionOf({piece: die.piece, space, orientation});
          live.send({type: 'do', seat, action});
        },
      },
    });
  });
}"""


# A curve of great and small totals in the place of the one that is shown: where its words begin and end.
_GREAT_TOTALS = """async small => {
  const {curve, lookFor} = await import('/insight/curve.js');
  const falls = [2, 24, 22, 25, 23, 21, 22];
  const seats = [-10, 104, 98].map((total, seat) => {
    const steps = falls.map((loss, k) => ({round: k + 1, luck: 1.4, loss: seat ? 0 : loss}));
    const left = k => steps.slice(k).reduce((sum, step) => sum + step.loss - step.luck, 0);
    return {seat, total, value: [...falls, 0].map((_, k) => total + (seat ? 0 : left(k))), steps};
  });
  const names = ['Maximiliane', 'Ada', 'Bartholomew'];
  const plot = document.querySelector('.insight .plot');
  plot.replaceChildren(curve({seats, shown: 0, chosen: 6, names, par: '', label: 'x', look: lookFor(small, seats)}));
  const ends = one => { const {left, right} = one.getBoundingClientRect(); return [left, right]; };
  const all = (root, found) => [...root.querySelectorAll(found)].map(ends);
  const svg = plot.querySelector('svg.curve');
  return {whole: ends(svg), words: all(svg, 'text'), totals: all(svg, '.end-total'), names: all(svg, '.name'),
    falls: all(svg, '.of-loss')};
}"""


@pytest.fixture(scope="module")
def finished(browser: Any, server: Any) -> tuple[str, StorageState, dict[str, Any]]:
    """A game alone that was played and analysed: its room, what its browser remembers, the server's report."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(server.url)
    room = play_unseen(page, game="ink", options={"edition": "base"}, seats=SEATS, seed="insight")
    report = page.evaluate(_REPORT, room)
    state = context.storage_state()
    context.close()
    return room, state, report


def shown(page: Page) -> None:
    """Wait for a report."""
    expect(page.locator(".insight h1")).to_be_visible(timeout=PATIENCE)


def minus(value: float) -> str:
    """What was given away, as the page writes it in English."""
    return f"−{value:.1f}" if value >= 0.05 else "0"


def test_the_report_says_what_the_server_found(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]]
) -> None:
    """Total, luck, loss and marks are the server's; a round has the better drawing as a ghost; keys lead on."""
    room, state, report = finished
    seat = report["seats"][0]
    page = pages(f"/#/report/{room}", storage_state=state)
    shown(page)
    worst = max(seat["steps"], key=lambda step: step["loss"])
    expect(page.locator(".insight h1")).to_contain_text(f"round {worst['round']} cost the most")
    expect(page.locator(".insight .head > b")).to_have_text(str(seat["total"]).replace("-", "−"))
    rows = page.locator("table.rounds tbody tr")
    assert rows.nth(1).locator("td:not(.sum)").all_inner_texts() == [minus(step["loss"]) for step in seat["steps"]]
    assert [text.split("\n")[0] for text in rows.nth(2).locator("td:not(.sum)").all_inner_texts()] == [
        step["mark"] for step in seat["steps"]
    ]
    told = page.locator(".equation b").all_inner_texts()
    par, luck, loss, total = (float(text.replace("−", "-")) for text in told)
    sign = -1 if "−" in page.locator(".equation > i").first.inner_text() else 1
    assert par + sign * luck - loss == pytest.approx(total)
    assert par == pytest.approx(seat["value"][0], abs=0.11)

    expect(page.locator(".round h2")).to_contain_text(f"Round {worst['round']}")
    new = [action for action in worst["best"] if action not in worst["drawn"]]
    assert page.locator(".board .piece.better").count() == len(new) > 0
    page.locator(".of-better").click()
    expect(page.locator(".board .piece.better")).to_have_count(0)
    expect(page.locator(".bars .all b")).to_have_text(f"+{worst['loss']:.1f}")
    page.keyboard.press("Home")
    expect(page.locator(".round h2")).to_contain_text("Round 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".round h2")).to_contain_text("Round 2")
    values = page.locator(".insight .sr table td").all_inner_texts()
    assert values[1:] == [f"{value:.1f}".replace("-", "−") for value in seat["value"]]


@pytest.mark.parametrize(("language", "word"), [("en", "gave"), ("de", "verschenkt"), ("fr", "manche")])
def test_the_report_can_be_used_by_everybody(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]], language: str, word: str
) -> None:
    """On a phone and on a desktop, in every language, axe finds nothing and nothing hangs over the edge."""
    room, state, _ = finished
    for phone in (True, False):
        page = pages(f"/#/report/{room}", phone=phone, storage_state=state, locale=language)
        shown(page)
        expect(page.locator(".insight h1")).to_contain_text(word)
        assert serious_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if phone:
            page.locator(".rounds-list li:not(.on) > button").first.tap()
            expect(page.locator(".rounds-list li").first.locator(".board")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_great_totals_have_room_at_the_end_of_the_curve(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]], *, phone: bool
) -> None:
    """Totals of three digits and below zero: no name and no other figure lies over one, and nothing is cut off."""
    room, state, _ = finished
    page = pages(f"/#/report/{room}", phone=phone, storage_state=state)
    shown(page)
    page.evaluate("document.fonts.ready")
    told = page.evaluate(_GREAT_TOTALS, phone)
    left, right = told["whole"]
    assert all(left - 1 <= begin and end <= right + (1 if phone else 16) for begin, end in told["words"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(told["totals"]) == 3
    assert len(told["names"]) == (0 if phone else 3)
    assert all(total[1] <= name[0] for total, name in zip(told["totals"], told["names"], strict=False))
    assert len(told["falls"]) == 6, "the smallest has no room"
    assert told["falls"][-1][1] <= told["totals"][0][0]


def test_the_report_of_a_daily_says_how_others_did_with_the_same_dice(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]]
) -> None:
    """The share of the others that one is ahead of, the best that anybody made here, a post for each result."""
    room, state, report = finished
    total = report["seats"][0]["total"]
    best = f"{total + 4}".replace("-", "−")
    curve = [[total - 9, 2], [total - 1, 1], [total, 1], [total + 4, 1]]

    def in_daily(route: Route) -> None:
        answer = route.fetch()
        contest = {"id": "2026-11-18-base", "counted": True}
        route.fulfill(response=answer, json={**answer.json(), "contest": contest})

    page = pages("/", storage_state=state)
    page.route(f"**/api/rooms/{room}", in_daily)
    page.route("**/api/contests/2026-11-18-base", lambda route: route.fulfill(json={"sees": True, "curve": curve}))
    page.evaluate("room => { location.hash = `/report/${room}`; }", room)
    shown(page)
    par = page.locator("section.par")
    expect(par).to_contain_text(f"Ahead of 75% of the 4 others who had exactly these dice. The best here is {best}.")
    expect(par.locator(".post")).to_have_count(4)
    expect(par.locator(".post.own")).to_have_count(1)
    expect(par.get_by_role("img")).to_have_accessible_name(re.compile(f"5 results from .+ to {best}$"))
    expect(par.get_by_role("link", name="All results")).to_have_attribute("href", "#/daily/2026-11-18-base")
    assert serious_faults(page) == []


def test_rail_line_is_told_decision_by_decision(pages: Pages) -> None:
    """What was done, what would have been better in the reader's words, and the chance to win before and after."""
    page = pages("/", locale="de")
    room = play_unseen(
        page, game="line", options={"sheet": 1}, seats=[*SEATS, {"kind": "bot", "name": "Mara"}], seed="4"
    )
    step = {
        "luck": 0.0,
        "mark": "blunder",
        "proven": False,
        "beats": False,
        "standard_error": 0.5,
        "drawn": ["lay A01"],
    }
    steps = [
        {**step, "round": 3, "loss": 6.0, "best": ["discard A11"], "parts": {"post": 6.0}},
        {**step, "round": 9, "loss": 5.0, "best": ["slow 2"], "parts": {}},
        {**step, "round": 999, "loss": 0.0, "best": ["lay A01"], "parts": {}},
    ]
    seat = {
        "seat": 0,
        "total": 30,
        "value": [41.0, 35.0, 30.0, 30.0],
        "win": [0.5, 0.25, 0.0, 0.0],
        "players": {},
        "steps": steps,
    }
    report = {"version": 1, "game": "line", "depth": "quick", "calibrated": False, "seats": [seat]}
    told = {"state": "done", "ahead": 0, "progress": 1.0, "report": report}
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.evaluate("room => { location.hash = `/report/${room}`; }", room)
    moves = page.locator(".moves")
    expect(moves).to_contain_text("Wirf A11 für 1 Münze ab")
    expect(moves).to_contain_text(re.compile("50.% davor, 25.% danach"))
    page.keyboard.press("ArrowRight")
    expect(moves).to_contain_text("Ziehe den Bummelzug 2 Bahnhöfe weit")
    expect(moves).to_contain_text(re.compile("25.% davor, 0.% danach"))
    expect(page.locator(".rounds-list .done").last).to_contain_text("A01")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Von hier weiterspielen").click()
    page.wait_for_url(re.compile("#/room/(?!" + room + ")"))
    told = page.evaluate(_ROOM, page.url.rsplit("/", 1)[1])
    assert told["what_if"] == {"room": room, "seat": 0, "round": 9, "drawn": 0}


def test_rail_line_goes_on_from_a_moment_of_the_replay(pages: Pages) -> None:
    """The table says whose cards they are; at the end both sheets stand side by side, whoever remembers."""
    page = pages("/")
    bots = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Mara", "Jon")]
    room = play_unseen(page, game="line", options={"sheet": 2}, seats=[*SEATS, *bots], seed="4")
    page.evaluate("room => { location.hash = `/replay/${room}`; }", room)
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_enabled()
    page.keyboard.press("End")
    expect(on).to_be_disabled()
    page.get_by_role("slider").fill("40")
    on.click()
    page.wait_for_url(re.compile("#/room/(?!" + room + ")"))
    expect(page.locator(".fair-line")).to_have_text("The cards of an earlier game once more: known, not proven")
    other = page.url.rsplit("/", 1)[1]
    finish_unseen(page, other)
    both = page.locator(".both-endings")
    expect(both.locator("figure .row[data-row=coal]")).to_have_count(2)
    games = [page.evaluate(_ROOM, one) for one in (room, other)]
    assert games[1]["what_if"] == {"room": room, "seat": 0, "round": 41, "drawn": 0}
    told = [f"You {game['scores'][0]}, Mara {game['scores'][1]}, Jon {game['scores'][2]}" for game in games]
    assert [text.replace("−", "-") for text in both.locator(".cap").all_inner_texts()] == told
    page.evaluate(_FORGET_ENDINGS)
    page.set_viewport_size(PHONE)
    page.reload()
    expect(both.locator("figure .row[data-row=coal]")).to_have_count(2)
    assert [text.replace("−", "-") for text in both.locator(".cap").all_inner_texts()] == told
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_faults(page) == []


def test_a_game_goes_on_from_a_round_and_both_endings_stand_side_by_side(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]]
) -> None:
    """Playing on opens a room in that round; at its end the first total and the new one stand beside each other."""
    room, state, report = finished
    page = pages(f"/#/report/{room}?round=7", storage_state=state)
    shown(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/room/(?!" + room + ")"))
    expect(page.locator(".round-head h1")).to_contain_text("7")
    other = page.url.rsplit("/", 1)[1]
    assert other != room
    page.evaluate(_PLAY_ON, other)
    both = page.locator(".both-endings")
    expect(both.locator("figure")).to_have_count(2)
    total = page.evaluate("async room => (await (await fetch(`/api/rooms/${room}`)).json()).scores[0]", other)
    told = [int(text.replace("−", "-")) for text in both.locator("b").all_inner_texts()]
    assert told == [report["seats"][0]["total"], total]


def test_an_opened_record_has_the_same_report(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]], tmp_path: Path
) -> None:
    """A saved record is analysed too, and its seat is called by its name; the end screen has the sentence."""
    room, state, report = finished
    page = pages(f"/#/room/{room}", storage_state=state)
    sentence = page.locator(".report-offer p")
    expect(sentence).to_contain_text("you gave away")
    record = tmp_path / "game.txt"
    record.write_text(page.evaluate("async room => (await fetch(`/api/rooms/${room}/record`)).text()", room))
    page.goto(page.url.split("#")[0] + "#/open")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="See the report").click()
    shown(page)
    expect(page.locator(".insight .head > b")).to_have_text(str(report["seats"][0]["total"]).replace("-", "−"))
    expect(page.locator(".insight h1")).to_contain_text("Ada")


def test_waiting_shows_its_progress_and_a_failure_can_be_tried_again(
    pages: Pages, finished: tuple[str, StorageState, dict[str, Any]]
) -> None:
    """Who waits is told how many come first and how far it is; a failure says its sentence and offers another try."""
    room, state, _ = finished
    answers = [
        (200, {"state": "waiting", "ahead": 2, "progress": 0.0, "report": None}),
        (200, {"state": "running", "ahead": 0, "progress": 0.5, "report": None}),
        (500, {"error": {"code": "analysis_failed", "text": "The game could not be analysed: tired"}}),
    ]

    def answer(route: Route) -> None:
        if not answers:
            route.continue_()
            return
        status, body = answers[0]
        route.fulfill(status=status, body=json.dumps(body), content_type="application/json")

    page = pages("/", storage_state=state)
    page.route("**/analysis", answer)
    page.evaluate("room => { location.hash = `/report/${room}`; }", room)
    expect(page.get_by_text("2 analyses are ahead of yours.")).to_be_visible()
    answers.pop(0)
    expect(page.locator("progress")).to_have_attribute("value", "0.5")
    answers.pop(0)
    expect(page.get_by_role("alert")).to_have_text("The game could not be analysed: tired")
    answers.pop(0)
    page.get_by_role("button", name="Try again").click()
    shown(page)
