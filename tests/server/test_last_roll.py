"""The roll after the last round in a room: a moment with its own time, seen by all and in the replay (RI-15.6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.tables import ME, Page, Seeded, run, serving

from railwright.ink.actions import all_actions
from railwright.ink.options import Options
from railwright.ink.record import read_record
from railwright.server.games import Act
from railwright.server.ink_game import InkGame

OTHER = {"kind": "local", "name": "Bo"}
SEED = "heat 391"
"""Cacti in most rounds, hardly an oasis, and a sun at the last roll."""


def wanted(view: dict[str, Any]) -> str:
    """What a lover of cacti does next: keep them by a special route twice, draw all there are, then what must be."""
    if view["question"] is not None:
        return str(view["question"]["options"][view["specials_left"] > 1]["action"])
    drawings = [str(all_actions()[number]) for number in view["legal"]]
    cacti = [action for action in drawings if action.startswith("desert-cacti")]
    dice = [action for action in drawings if not action.startswith(("special", "desert"))]
    return (cacti or dice or ["done"])[0]


async def play_rounds(page: Page) -> None:
    """Both seats draw until the rounds are over."""
    while not page.views[0]["last_roll"]:
        for seat in (0, 1):
            view = page.views[seat]
            if not view["seats"][seat]["done"] and not view["last_roll"]:
                await page.do(seat, wanted(view))


def test_the_last_roll_in_a_room(folder: Path) -> None:
    """After the last round each seat answers once more; all see who has, who may take it back while another thinks."""

    async def story() -> None:
        async with serving(folder) as server:
            options = {"expansion": "desert"}
            room, tokens = await server.open(game="ink", options=options, seats=[ME, OTHER], seed=SEED)
            async with server.page(room, *tokens.values()) as page:
                await page.view(1)
                await play_rounds(page)
                view = await page.view(0, lambda now: now["last_roll"])
                assert (view["phase"], view["round"], view["rounds"]) == ("draw", 7, 6)
                assert (view["dice"], view["legal"], view["draft"]) == ([], [], None)
                assert "arid" in view["events"]
                assert view["question"]["at_stake"]
                assert not view["done"]["allowed"]
                await page.do(0, "heat")
                seen = await page.view(1, lambda now: now["seats"][0]["done"])
                assert seen["phase"] == "draw"
                assert (await page.ask("undo", 0))["type"] == "done"
                assert not (await page.view(1, lambda now: not now["seats"][0]["done"]))["can_undo"]
                await page.do(0, "heat")
                await page.do(1, page.views[1]["question"]["options"][-1]["action"])
                over = await page.view(0, lambda now: now["phase"] == "over")
                assert over["events"] == view["events"]
                assert over["ranking"] is not None
            replay = (await server.http.get(f"/api/rooms/{room}/replay")).json()["steps"]
            last = next(step for step in replay if step["round"] == 7)
            assert last["text"] == "After the last round the expansion’s dice are rolled once more."
            assert last["views"]["dice"] == view["events"]
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            assert read_record(record).round == 7

    run(story)


def test_the_last_roll_has_a_time_of_its_own() -> None:
    """The time limit begins anew with it, and whoever is too slow, or has left, is played for by a bot."""
    game = InkGame(Options(expansion="desert", players=2), Seeded(SEED), "bots")
    game.begin()
    clocks = [game.clock()]
    while not game.match.last_roll:
        for seat in game.waiting():
            actions = [str(action) for action in game.match.legal(seat) if "special" not in str(action)]
            cacti = [action for action in actions if action.startswith("desert-cacti")]
            game.perform(seat, Act((cacti or actions)[0]))
        clocks.append(game.clock())
    assert len(set(clocks)) == 7
    assert game.waiting() == [0, 1]
    for seat, bot in enumerate(("random", "greedy")):
        (answer,) = game.thought(seat, bot, seconds=1.0)()
        game.perform(seat, answer)
    assert (game.over, game.clock(), game.waiting()) == (True, None, [])
