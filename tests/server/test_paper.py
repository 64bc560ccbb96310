"""Tests of tables that draw on paper: one seat rolls for all who follow, stored and fair like any room (RI-2.1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import BOT, ME, OPEN, Page, run, serving

from railwright.core.fair import Stakes, link_before, seal_of
from railwright.ink.draws import draw
from railwright.ink.options import Options
from railwright.server.store import StoredRoom
from railwright.server.store.kept import KeptRoom
from railwright.server.wholeness import fault

MINE = "11" * 32
SEALED = {**ME, "seal": seal_of(MINE)}
OPTIONS: dict[str, Any] = {"edition": "challenge", "goals": True, "draft": True, "players": 3, "expansion": "desert"}


async def _pick_all(page: Page) -> None:
    view = page.views[0]
    for pair in range(len(view["draft"]["pairs"])):
        assert (await page.ask("pick", 0, pair=pair))["type"] == "done"


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two pages see the same, but for what the one that rolls may do."""
    own = {"seat", "actions", "can_undo"}
    return {key: one[key] for key in one if key not in own} == {key: other[key] for key in other if key not in own}


def test_a_whole_game_followed_from_two_screens(folder: Path) -> None:
    """All see the same rolls, goals, pairs and who picks (RI-10.1); after a restart all is there, and it verifies."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", paper=True, options=OPTIONS, seats=[SEALED])
            rolls, early = server.page(room, tokens[0]), server.page(room)
            rolls.contributions[0] = MINE
            async with rolls, early:
                view = await rolls.view(0, lambda told: told["phase"] == "play")
                assert (view["round"], view["rolled"], len(view["goals"])) == (0, [], 3)
                await rolls.do(0, "roll")
                view = await rolls.view(0, lambda told: told["round"] == 1)
                assert len(view["draft"]["pairs"]) == 6
                assert view["draft"]["to_pick"] == view["star"]
                assert (await rolls.ask("do", 0, action="roll"))["code"] == "timing"
                await _pick_all(rolls)
                assert (await rolls.ask("pick", 0, pair=0))["code"] == "illegal"
                goal = view["goals"][0]["name"]
                await rolls.do(0, f"met {goal}")
                view = await rolls.view(0, lambda told: told["goals"][0]["worth"] == 2)
                assert (await rolls.ask("undo", 0))["type"] == "done"
                view = await rolls.view(0, lambda told: told["goals"][0]["worth"] == 4)
                await rolls.do(0, f"met {goal}")
                await rolls.do(0, "roll")
                view = await rolls.view(0, lambda told: told["round"] == 2)
                assert _same(await early.view(None, lambda told: told["round"] == 2), view)
        async with serving(folder) as server:
            async with server.page(room, tokens[0]) as rolls, server.page(room) as late:
                assert _same(await late.view(None), view)
                assert _same(await rolls.view(0), view)
                while rolls.views[0]["phase"] != "over":
                    if rolls.views[0]["draft"]:
                        await _pick_all(rolls)
                    if rolls.views[0]["phase"] == "over":
                        break
                    await rolls.do(0, "roll")
                end = await late.view(None, lambda told: told["phase"] == "over")
                assert (end["round"], end["rounds"], len(end["rolled"])) == (7, 6, 7)
                assert end["rolled"][-1]["route"] == end["rolled"][-1]["pairs"] == []
                assert (await rolls.ask("do", 0, action="roll"))["code"] == "timing"
            proof = (await server.http.get(f"/api/rooms/{room}/proof")).json()
            stakes = Stakes(proof["commitment"], proof["terms"], tuple(proof["seals"]), tuple(proof["contributions"]))
            assert proof["contributions"] == [MINE]
            before = proof["commitment"]
            for number, told in enumerate(proof["draws"], 1):
                assert link_before(told["link"]) == before
                before = told["link"]
                drawn: Any = draw(Options(**OPTIONS), number, stakes.chance(number, told["link"]))
                if number == 1:
                    assert (list(drawn.goals), drawn.star) == ([one["name"] for one in end["goals"]], end["star"])
                else:
                    seen = end["rolled"][number - 2]
                    pairs = [list(pair) for pair in getattr(drawn, "pairs", ())]
                    assert (list(drawn.expansion), pairs) == (seen["expansion"], seen["pairs"])
            stored = await server.table.rooms.store.load(room)
            assert isinstance(stored, StoredRoom)
            assert fault(KeptRoom(room, stored.record.head, 0.0, "over", 0.0, None, None, stored.events)) is None

    run(story)


def test_what_a_table_on_paper_refuses_with_a_sentence(folder: Path) -> None:
    """Other seats, bots and time limits, sheets that nobody has here, and actions that are none."""

    async def story() -> None:
        async with serving(folder) as server:
            for wrong in (
                {"seats": [ME, OPEN]},
                {"seats": [ME, BOT]},
                {"seats": [ME], "time_limit": 60},
                {"seats": [ME], "game": "line"},
                {"seats": [ME], "options": {"players": 13}},
                {"seats": [ME], "options": {"draft": True, "players": 1}},
            ):
                answer = await server.http.post("/api/rooms", json={"game": "ink", "paper": True, **wrong})
                assert answer.status_code == 422, answer.text
            room, tokens = await server.open(game="ink", paper=True, seats=[ME], options={"players": 2}, seed="known")
            info = (await server.http.get(f"/api/rooms/{room}")).json()
            assert (info["paper"], info["options"]["players"], len(info["seats"])) == (True, 2, 1)
            answer = await server.http.get(f"/api/rooms/{room}/sheets/0.svg")
            assert answer.json()["error"]["code"] == "sheets_on_paper"
            async with server.page(room, tokens[0]) as page, server.page(room) as other:
                await page.view(0, lambda told: told["phase"] == "play")
                for kind, fields, code in (
                    ("do", {"action": "highway-t@D4/1"}, "paper_action"),
                    ("do", {"action": "met A"}, "paper_action"),
                    ("pick", {"pair": 0}, "timing"),
                    ("undo", {}, "illegal"),
                    ("hint", {}, "no_hint"),
                    ("why", {"action": "done"}, "sheets_on_paper"),
                    ("explain", {}, "sheets_on_paper"),
                    ("seat", {"to": 0, "kind": "bot"}, "paper_room"),
                ):
                    assert (await page.ask(kind, 0, **fields))["code"] == code
                assert (await other.ask("do", 0, action="roll"))["code"] == "not_your_seat"
                assert page.views[0]["round"] == 0
                for _ in range(7):
                    await page.do(0, "roll")
            for what in ("record", "replay"):
                answer = await server.http.get(f"/api/rooms/{room}/{what}")
                assert answer.json()["error"]["code"] == "sheets_on_paper"

    run(story)


@pytest.mark.parametrize("players", [1, 2])
def test_the_race_for_goals_closes_value_after_value(folder: Path, players: int) -> None:
    """4, 2, then 1 for whoever is later (RI-5.4); alone a goal has a deadline and nothing is taken (RI-5.5)."""

    async def story() -> None:
        async with serving(folder) as server:
            options = {"edition": "challenge", "goals": True, "players": players}
            room, tokens = await server.open(game="ink", paper=True, seats=[ME], options=options)
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0, lambda told: told["phase"] == "play")
                action = f"met {view['goals'][0]['name']}"
                assert (await page.ask("do", 0, action=action))["code"] == "illegal"
                await page.do(0, "roll")
                worth = []
                while action in page.views[0]["actions"]:
                    worth.append(page.views[0]["goals"][0]["worth"])
                    await page.do(0, action)
                assert worth == ([4, 2] if players == 2 else [])
                assert (await page.ask("do", 0, action=action))["code"] == "illegal"
                assert page.views[0]["goals"][0]["deadline"] == (None if players == 2 else 3)

    run(story)
