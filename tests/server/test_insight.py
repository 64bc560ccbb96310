"""Tests of insight on the server: analyses made beside play and stored, and rooms that go on from an earlier moment."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.ink.golden_games import FOLDER
from tests.server.tables import BOT, ME, Server, play_ink, play_line, run, serving

from railwright.ink.record import read_record
from railwright.insight.readiness import get_ready
from railwright.line.match import Match as LineMatch
from railwright.line.record import read_record as read_line_record
from railwright.server.analyses import Analyses
from railwright.server.analyst import Analyst
from railwright.server.http_messages import Analysis
from railwright.server.problems import Problem
from railwright.server.settings import Settings

LONG = 240.0
QUICK: dict[str, Any] = {"analysis_depth": "quick", "analysis_niceness": 0}


@pytest.fixture(scope="module", autouse=True)
def _ready() -> None:
    """The analyst compiles nothing while a story waits for it."""
    get_ready()


async def analysed(server: Server, room: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Ask for an analysis until it is done: what it says, and what was said on the way."""
    said = []
    async with asyncio.timeout(LONG):
        while (told := (await server.http.get(f"/api/rooms/{room}/analysis")).json()).get("state") != "done":
            assert "error" not in told, told
            said.append(told)
            await asyncio.sleep(0.2)
    return told["report"], said


def test_an_analysis_is_made_once_and_stored_with_the_game(folder: Path) -> None:
    """Only of a finished game; with progress, then for good: after a restart it is there at once, without an analyst.

    A record that somebody brings is analysed too, and an address that asks for many waits for its first ones.
    """

    async def story() -> None:
        async with serving(folder, **QUICK) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT], seed="insight")
            unfinished = await server.http.get(f"/api/rooms/{room}/analysis")
            assert (unfinished.status_code, unfinished.json()["error"]["code"]) == (409, "not_over")
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
            report, said = await analysed(server, room)
            assert {told["state"] for told in said} <= {"waiting", "running"}
            assert [told["progress"] for told in said] == sorted(told["progress"] for told in said)
            assert all(told["report"] is None for told in said)
            match = read_record((await server.http.get(f"/api/rooms/{room}/record")).text)
            for seat, told in enumerate(report["seats"]):
                assert told["total"] == match.score(seat).total
                given = sum(step["luck"] - step["loss"] for step in told["steps"])
                assert told["value"][0] + given == pytest.approx(told["total"], abs=1e-6)
                assert list(told["players"]) == ["beginner", "casual", "strong", "master"]
            unread = await server.http.post("/api/analysis", json={"record": "nonsense"})
            assert unread.json()["error"]["code"] == "malformed"
            brought = [file.read_text("utf-8") for file in sorted(FOLDER.glob("base-*.txt"))[:8]]
            asked = [server.http.post("/api/analysis", json={"record": text}) for text in brought]
            told = [answer.json() for answer in await asyncio.gather(*asked)]
            assert sorted(answer["ahead"] for answer in told if "error" not in answer) == [0, 1, 2, 3]
            assert [answer["error"]["code"] for answer in told if "error" in answer] == ["analyses_busy"] * 4
        async with serving(folder, **QUICK) as server:
            again, said = await analysed(server, room)
            assert (again, said) == (report, [])

    run(story)


def test_an_analyst_that_is_gone_is_replaced() -> None:
    """Whoever cancels an analysis ends its process; the next one has a process of its own."""

    async def story() -> None:
        analyst, record = Analyst(Settings(**QUICK)), (FOLDER / "base-none.txt").read_text("utf-8")
        told: list[float] = []
        cancelled = asyncio.ensure_future(analyst.analyse(record, told.append))
        async with asyncio.timeout(LONG):
            while not told:
                await asyncio.sleep(0.05)
        process = analyst._process
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert process is not None
        assert process.returncode is not None
        await analyst.end()

    run(story)


def test_a_failed_analysis_stands_in_nobodys_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks again is told why, once, and then it is tried anew; who comes meanwhile does not wait for it."""

    async def story() -> None:
        over, broken = asyncio.Event(), asyncio.Event()

        async def analyse(_: Analyst, record: str, _progress: Any) -> bytes:
            await (broken if record == "broken" else over).wait()
            raise Problem("analysis_failed", why="tired")

        async def ask(record: str) -> Analysis:
            async def text() -> bytes:
                return record.encode()

            return msgspec.json.decode(await analyses.of_record("here", record, text), type=Analysis)

        monkeypatch.setattr(Analyst, "analyse", analyse)
        store: Any = None  # what is brought is not stored
        analyses = Analyses(store, Settings(**QUICK))
        assert [(await ask(record)).ahead for record in ("broken", "whole")] == [0, 1]
        broken.set()
        async with asyncio.timeout(LONG):
            while (told := await ask("whole")).state != "running":
                await asyncio.sleep(0)
        assert told.ahead == 0
        with pytest.raises(Problem, match="tired"):
            await ask("broken")
        assert (await ask("broken")).ahead == 1
        await analyses.close()

    run(story)


def test_a_finished_game_goes_on_from_an_earlier_moment(folder: Path) -> None:
    """In a room of one's own, with the same dice to come and the others as they were; the first game stays as it is."""

    async def story() -> None:
        async with serving(folder, **QUICK) as server:
            options = {"edition": "challenge", "goals": True}
            room, tokens = await server.open(game="ink", seats=[ME, BOT, BOT], options=options)
            path = f"/api/rooms/{room}/what-if"
            moment = {"seat": 0, "round": 3, "drawn": 1}
            assert (await server.http.post(path, json=moment)).json()["error"]["code"] == "not_over"
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            first = read_record(record)
            for wrong, code in (
                ({"seat": 7, "round": 3}, "seat_unknown"),
                ({"seat": 0, "round": 9}, "what_if_round"),
                ({"seat": 0, "round": 3, "drawn": 40}, "what_if_drawn"),
            ):
                assert (await server.http.post(path, json=wrong)).json()["error"]["code"] == code
            opened = (await server.http.post(path, json=moment)).json()
            [held] = opened["seats"]
            assert held["seat"] == 0
            told = (await server.http.get(f"/api/rooms/{opened['room']}")).json()
            assert told["what_if"] == {"room": room, **moment}
            assert told["waits_for"] == [0]
            async with server.page(opened["room"], held["token"]) as page:
                view = await page.view(0)
                assert (view["round"], view["what_if"]) == (3, {"room": room, **moment})
                assert view["fair"]["dice"] == "known", "nobody rolls them anew"
                await play_ink(page, 0, until_round=5, seed="otherwise")
        async with serving(folder, **QUICK) as server:
            async with server.page(opened["room"], held["token"]) as page:
                await play_ink(page, 0, seed="otherwise")
            text = (await server.http.get(f"/api/rooms/{opened['room']}/record")).text
            second = read_record(text)
            assert f"# what if: Mara goes on from round 3 of {room}" in text
            assert [log.dice for log in second.rounds] == [log.dice for log in first.rounds]
            assert second.goals[0].name == first.goals[0].name
            for number, (log, before) in enumerate(zip(second.rounds, first.rounds, strict=True), 1):
                assert log.actions[1:] == before.actions[1:]
                assert number >= 3 or log.actions[0] == before.actions[0]
            assert second.rounds[2].actions[0][:1] == first.rounds[2].actions[0][:1]
            assert second.rounds[4].actions[0] != first.rounds[4].actions[0]
            assert (await server.http.get(f"/api/rooms/{room}/record")).text == record
            saved = (await server.http.post("/api/what-if", json={**moment, "record": record})).json()
            assert (await server.http.get(f"/api/rooms/{saved['room']}")).json()["what_if"]["room"] == ""
            named = (await server.http.get(f"/api/rooms/{saved['room']}")).json()["seats"][0]["name"]
            assert named == "Player 1", "nobody could take a name out again that came with a file"

    run(story)


def test_a_game_of_rail_line_goes_on_from_an_earlier_decision(folder: Path) -> None:
    """The table lies as it lay, with the same cards to come; bots decide anew; hidden cards stay on the server."""

    async def story() -> None:
        async with serving(folder, **QUICK) as server:
            seats = [BOT, ME, {"kind": "bot", "bot": "beginner"}]
            room, tokens = await server.open(game="line", seats=seats, options={"sheet": 2})
            path = f"/api/rooms/{room}/what-if"
            async with server.page(room, tokens[1]) as page:
                await play_line(page, 1)
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            first = read_line_record(record)
            own = [number for number, one in enumerate(first.decisions, 1) if one.seat == 1]
            moment = {"seat": 1, "round": own[len(own) // 2], "drawn": 0}
            for wrong, code in (
                ({"seat": 3, "round": 1}, "seat_unknown"),
                ({"seat": 1, "round": len(first.decisions) + 1}, "what_if_decision"),
                ({"seat": 1, "round": 2, "drawn": 1}, "what_if_decision"),
            ):
                assert (await server.http.post(path, json=wrong)).json()["error"]["code"] == code
            earlier = LineMatch(first.options, first.setup)
            for one in first.decisions[: moment["round"] - 1]:
                earlier.act(one.seat, one.action)
            opened = (await server.http.post(path, json=moment)).json()
            [held] = opened["seats"]
            told = (await server.http.get(f"/api/rooms/{opened['room']}")).json()
            assert (told["game"], told["what_if"]) == ("line", {"room": room, **moment})
            assert [seat["bot"] for seat in told["seats"]] == ["random", None, "beginner"]
            deck = first.options.deck
            async with server.page(opened["room"], held["token"]) as page:
                view = await page.view(1)
                assert (view["decider"], view["turn"]) == (1, earlier.view(1).turn)
                assert (view["what_if"], view["fair"]["dice"]) == ({"room": room, **moment}, "known")
                assert [card["card"] for card in view["hand"]] == [deck.cards[n].id for n in earlier.view(1).hand]
                assert [seat["score"] for seat in view["seats"]] == [score.total for score in earlier.scores()]
                heard = [json.dumps(page.messages)]
            for part in ("", "/proof", "/record", "/replay", "/sheets.svg", "/sheets/1.svg"):
                answer = await server.http.get(f"/api/rooms/{opened['room']}{part}")
                heard.append(answer.text)
            hidden = {*earlier.view(0).hand, *earlier.view(2).hand}
            hidden.update(first.setup.b_order[len(first.setup.b_order) - earlier.view(1).stack_count :])
            shown = set(re.findall(r"[AB]\d\d", " ".join(heard)))
            assert hidden
            assert not shown & {deck.cards[number].id for number in hidden}
        async with serving(folder, **QUICK) as server:
            async with server.page(opened["room"], held["token"]) as page:
                await play_line(page, 1, seed="otherwise")
            text = (await server.http.get(f"/api/rooms/{opened['room']}/record")).text
            second = read_line_record(text)
            assert f"# what if: Mara goes on from decision {moment['round']} of {room}" in text
            assert second.setup == first.setup
            before = moment["round"] - 1
            assert second.decisions[:before] == first.decisions[:before]
            assert second.decisions != first.decisions
            assert (await server.http.get(f"/api/rooms/{room}/record")).text == record
            saved = (await server.http.post("/api/what-if", json={**moment, "record": record})).json()
            told = (await server.http.get(f"/api/rooms/{saved['room']}")).json()
            assert (told["what_if"]["room"], told["scores"]) == ("", [score.total for score in earlier.scores()])
            assert [seat["name"] for seat in told["seats"]] == ["Player 1", "Player 2", "Player 3"]

    run(story)
