"""Tests of thoughts that come too late or come to nothing: what a bot decides counts only for what it has seen."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import ME, PATIENCE, drawings, play_ink, run, serving

from railwright.bots import registry
from railwright.ink.actions import Action, done
from railwright.ink.view import View as InkView
from railwright.line.view import View as LineView
from railwright.server import ink_game, line_game, thinking

STRONG: dict[str, Any] = {"kind": "bot", "bot": "strong"}


class Waiting:
    """Takes the first of the legal actions, but not before the test lets it go."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.seen: list[list[int]] = []

    def act(self, view: LineView, *, seed: int) -> int:
        """Note what there was to choose from, and wait."""
        assert seed >= 0
        self.seen.append(view.legal_actions())
        self.free.wait(PATIENCE)
        return view.legal_actions()[0]


def test_what_was_thought_before_a_take_back_is_dropped(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A person decides, takes back and decides otherwise while a bot thinks: it thinks again, about the new table."""
    bot = Waiting()
    made: list[str] = []

    def make(_game: str, name: str, **_limit: float) -> Waiting:
        made.append(name)
        return bot

    monkeypatch.setattr(line_game, "make", make)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="line", seats=[ME, STRONG], seed="d")
            async with server.page(room, tokens[0]) as page:
                await page.do(0, (await page.view(0))["actions"][0]["action"])  # the side of the start card
                view = await page.view(0, lambda told: told["asks"] == "track")
                first, second, _ = (choice["action"] for choice in view["actions"])
                await page.do(0, first)
                await _until(lambda: bot.seen)
                assert (await page.ask("undo", 0))["type"] == "done"
                await page.do(0, second)  # just what the bot is about to take
                bot.free.set()
                view = await page.view(0, lambda told: told["asks"] != "track")
                assert [player["track"] for player in view["players"]] == [_track(second), _track(first)]

    run(story)
    assert set(made) == {"strong"}
    assert len(bot.seen) >= 2
    assert bot.seen[0] != bot.seen[1]
    assert not [entry for entry in caplog.records if entry.levelname == "ERROR"]


def _track(action: str) -> int:
    return int(action.split()[-1]) - 1


class Broken:
    """Fails, or wants to be done with a round that is not, or wants nothing."""

    def __init__(self, wish: list[Action] | None) -> None:
        self.wish = wish

    def play_round(self, view: InkView, *, seed: int) -> list[Action]:
        """Whatever the test has in mind."""
        if self.wish is None:
            raise ValueError(view.round + seed)
        return self.wish

    def act(self, view: InkView, *, seed: int) -> Action:
        """The first of it."""
        return self.play_round(view, seed=seed)[0]


@pytest.mark.parametrize("wish", [None, [done()], []], ids=["fails", "illegal", "nothing"])
def test_where_a_bot_comes_to_nothing_the_stand_in_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wish: list[Action] | None
) -> None:
    """A failure costs the bot that one decision: the stand-in makes it, and the next is the bot's again."""
    made: list[str] = []
    real = registry.make

    def make(_game: str, bot: str, **_limit: float) -> Any:
        made.append(bot)
        return Broken(wish) if made == ["strong"] else real("ink", bot)

    monkeypatch.setattr(ink_game, "make", make)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, STRONG], seed="stand in")
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0, until_round=2)
                await page.view(0, lambda told: told["seats"][1]["done"] and told["round"] == 2)

    run(story)
    assert made == ["strong", "greedy", "strong"]


@pytest.mark.parametrize("wish", [None, [done()], []], ids=["fails", "illegal", "nothing"])
def test_where_everybody_comes_to_nothing_chance_tries_again_with_growing_pauses(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wish: list[Action] | None
) -> None:
    """A seat never stalls for good, and a bot that always fails does not keep the server busy."""
    made: list[tuple[str, float]] = []
    real = registry.make

    def make(_game: str, bot: str, **_limit: float) -> Any:
        made.append((bot, time.monotonic()))
        return Broken(wish) if len(made) <= 5 else real("ink", bot)

    monkeypatch.setattr(ink_game, "make", make)
    monkeypatch.setattr(thinking, "_FIRST_PAUSE", 0.1)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, STRONG], seed="chance")
            async with server.page(room, tokens[0]) as page:
                await page.view(0, lambda told: told["seats"][1]["done"])

    run(story)
    assert [bot for bot, _ in made] == ["strong", "greedy", "random", "random", "random", "random"]
    times = [at for _, at in made]
    pauses = [later - earlier for earlier, later in pairwise(times)][2:]
    assert all(pause >= least for pause, least in zip(pauses, (0.1, 0.2, 0.4), strict=True))


# --- hints --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("failing", [("strong",), ("strong", "greedy")], ids=["adviser", "both"])
def test_an_adviser_that_fails_costs_at_most_the_hint(
    folder: Path, monkeypatch: pytest.MonkeyPatch, failing: tuple[str, ...]
) -> None:
    """The stand-in is asked instead; where it fails too the hint is refused, and nobody loses the connection."""
    real = registry.make
    monkeypatch.setattr(ink_game, "make", lambda _game, bot, **_: Broken(None) if bot in failing else real("ink", bot))

    async def story() -> None:
        async with serving(folder) as server:
            await server.table.rooms._bots.ready("ink", "strong")
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local", "name": "Jon"}], seed="hint")
            async with server.page(room, tokens[0]) as page, server.page(room, tokens[1]) as other:
                view = await page.view(0)
                await other.view(1)
                hint = await page.ask("hint", 0)
                if "greedy" in failing:
                    assert (hint["type"], hint["code"]) == ("refused", "hint_failed")
                else:
                    assert hint["action"] in drawings(view)
                await page.do(0, drawings(view)[0])
                await other.do(1, drawings(other.views[1])[0])

    run(story)


class Pondering:
    """Advises when the test says so."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.asked = 0

    def act(self, view: InkView, *, seed: int) -> Action:
        """Wait."""
        self.asked += 1
        self.free.wait(PATIENCE)
        return registry.make("ink", "greedy").act(view, seed=seed)


def test_while_a_hint_is_thought_of_the_page_is_answered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other requests of the connection do not wait for a hint; a second hint for the seat is refused meanwhile."""
    adviser = Pondering()
    monkeypatch.setattr(ink_game, "make", lambda *_, **_limit: adviser)

    async def story() -> None:
        async with serving(folder) as server:
            await server.table.rooms._bots.ready("ink", "strong")
            room, tokens = await server.open(game="ink", seats=[ME, {"kind": "local", "name": "Jon"}], seed="ponder")
            async with server.page(room, *tokens.values()) as page:
                view = await page.view(1)
                hint = asyncio.ensure_future(page.ask("hint", 0))
                await page.do(1, drawings(view)[0])
                again = await page.ask("hint", 0)
                assert (again["type"], again["code"]) == ("refused", "hint_underway")
                assert (await page.ask("hint", 5))["code"] == "not_your_seat"
                assert not hint.done()
                adviser.free.set()
                assert (await hint)["action"] in drawings(page.views[0])
                assert (await page.ask("hint", 0))["type"] == "answer"

    run(story)


def test_a_hint_for_what_is_past_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who draws while a hint is thought of is told to ask again, instead of what may not be allowed any more."""
    adviser = Pondering()
    monkeypatch.setattr(ink_game, "make", lambda *_, **_limit: adviser)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME], seed="past")
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
                hint = asyncio.ensure_future(page.ask("hint", 0))
                await _until(lambda: adviser.asked)
                await page.do(0, drawings(view)[0])
                assert (await page.ask("undo", 0))["type"] == "done"
                adviser.free.set()
                assert ((await hint)["type"], (await hint)["code"]) == ("refused", "hint_outdated")

    run(story)


def test_a_hint_ends_with_the_connection(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked and left can ask again at once when they are back."""
    adviser = Pondering()
    monkeypatch.setattr(ink_game, "make", lambda *_, **_limit: adviser)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME], seed="gone")
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                await page.send({"type": "hint", "id": "left", "seat": 0})
                await _until(lambda: adviser.asked)
            adviser.free.set()
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                assert (await page.ask("hint", 0))["type"] == "answer"
                assert not [message for message in page.messages if message.get("id") == "left"]

    run(story)


async def _until(holds: Callable[[], Any]) -> None:
    """Wait for something that no message tells."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
