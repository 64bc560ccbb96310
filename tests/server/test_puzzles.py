"""Puzzles over HTTP: what a solver sees, what is refused, and when the best is told."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.tables import Server, drawings, run, serving

from railwright.puzzles import choosing
from railwright.puzzles.pack import packs
from railwright.puzzles.puzzle import actions_of

SOLVER = {"rating": 1500, "deviation": 350, "volatility": 0.06}


async def post(server: Server, what: str, **body: Any) -> Any:
    """Ask, and take the answer whatever it is."""
    return (await server.http.post(f"/api/puzzles/{what}", json=body)).json()


async def drawn_somehow(server: Server, name: str) -> list[str]:
    """Draw whatever is legal first, to the end of the round."""
    actions: list[str] = []
    while True:
        view = (await post(server, "look", puzzle=name, actions=actions))["view"]
        if view["done"]["allowed"]:
            return actions
        actions.append((drawings(view) + view["actions"])[0])


def test_a_puzzle_is_drawn_answered_and_rated(folder: Path) -> None:
    """The first legal drawings miss points and cost rating; the proven best misses none and gains some."""

    async def story() -> None:
        async with serving(folder) as server:
            told = (await server.http.get("/api/puzzles")).json()
            assert told["date"] == datetime.now(UTC).date().isoformat()
            assert told["today"] == choosing.of_day(datetime.now(UTC).date())
            counts = {one["game"]: sum(one["levels"].values()) for one in told["games"]}
            assert counts == {game: len(pack) for game, pack in packs().items()}
            for game in packs():
                name = (await post(server, "next", game=game, seen=[]))["puzzle"]
                _, puzzle = choosing.find(name)
                poor = await post(
                    server, "answer", puzzle=name, actions=await drawn_somehow(server, name), solver=SOLVER
                )
                answer = [str(action) for action in actions_of(puzzle.answer)]
                best = await post(server, "answer", puzzle=name, actions=answer, solver=SOLVER)
                assert best["missed"] == 0.0
                assert best["yours"] == best["best"]
                assert abs(best["best"]["worth"] - puzzle.best) < 0.01
                assert poor["best"] == best["best"]
                assert abs(poor["missed"] - (puzzle.best - poor["yours"]["worth"])) < 0.02
                assert poor["solver"]["rating"] < best["solver"]["rating"]
                assert best["solver"]["rating"] > SOLVER["rating"]
                assert best["solver"]["deviation"] < SOLVER["deviation"]
                assert (await post(server, "answer", puzzle=name, actions=answer))["solver"] is None

    run(story)


def test_nothing_tells_the_best_before_the_answer(folder: Path) -> None:
    """Neither answer nor points are in any byte that a solver gets while drawing, even along the best drawing."""

    async def story() -> None:
        async with serving(folder) as server:
            name = choosing.of_day(datetime.now(UTC).date())
            _, puzzle = choosing.find(name)
            answer = [str(action) for action in actions_of(puzzle.answer)]
            for length in range(len(answer) + 1):
                body = {"puzzle": name, "actions": answer[:length]}
                got = await server.http.post("/api/puzzles/look", json=body)
                view = got.json()["view"]
                assert got.json().keys() == {"puzzle", "level", "rating", "before", "view"}
                assert view["score"] is None
                assert {seat["score"] for seat in view["seats"]} == {got.json()["before"]}
                assert not any(action in got.text for action in answer)
                assert '"best"' not in got.text
                assert '"worth"' not in got.text
            early = await post(server, "look", puzzle=name, actions=[*answer, "done"])
            assert early["error"]["code"] == "timing"

    run(story)


def test_bad_requests_get_a_sentence(folder: Path) -> None:
    """Unknown puzzles, illegal drawings, unfinished answers and odd ratings are refused with a code and words."""

    async def story() -> None:
        async with serving(folder) as server:
            name = choosing.of_day(datetime.now(UTC).date())
            view = (await post(server, "look", puzzle=name, actions=[]))["view"]
            piece = next(die["piece"] for die in view["dice"])
            for what, body, code in (
                ("look", {"puzzle": "nowhere-1", "actions": []}, "malformed"),
                ("look", {"puzzle": name, "actions": ["nonsense"]}, "malformed"),
                ("look", {"puzzle": name, "actions": ["x"] * 41}, "malformed_message"),
                ("look", {"puzzle": name}, "malformed_message"),
                ("answer", {"puzzle": name, "actions": []}, view["done"]["code"]),
                ("answer", {"puzzle": name, "actions": [], "solver": {"volatility": 9}}, "malformed_message"),
                ("answer", {"puzzle": name, "actions": [], "solver": {"deviation": 0}}, "malformed_message"),
                ("next", {"game": "nowhere"}, "malformed"),
                ("next", {"game": "base", "level": "absurd"}, "malformed_message"),
                ("why", {"puzzle": name, "actions": [], "piece": piece, "space": "Z9"}, "malformed"),
            ):
                refused = await post(server, what, **body)
                assert refused["error"]["code"] == code, (what, body, refused)
                assert refused["error"]["text"].strip()
            filled = view["sheets"][0]["drawn"][0]["space"]
            said = await server.http.post(
                "/api/puzzles/why",
                json={"puzzle": name, "actions": [], "piece": piece, "space": filled},
                headers={"accept-language": "de"},
            )
            assert said.json()["text"]

    run(story)
