"""Tests of the bots at a table: who sits down, who gives hints, and how they get ready without holding anybody up."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.server.tables import ME, PATIENCE, Seeded, Server, drawings, play_ink, play_line, run, serving

from railwright.bots.readiness import Players
from railwright.bots.registry import GameName, make, opponents_for
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options, combinations
from railwright.ink.view import View, view_of
from railwright.server import bot_threads, ink_game, line_game
from railwright.server.bot_threads import BotThreads
from railwright.server.bots import adviser, bot_seed, known_bot, stand_in
from railwright.server.ink_game import InkGame

LEVELS = [entry.id for entry in opponents_for("ink")]


def _bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "bot": level}


def _secret(server: Server, room: str) -> str:
    return server.table.rooms._rooms[room].head.bot_secret


def _match(server: Server, room: str) -> Match:
    game = server.table.rooms._rooms[room].game
    assert isinstance(game, InkGame)
    return game.match


def test_the_page_offers_the_levels_in_order(folder: Path) -> None:
    """Four levels with words in both languages, the weakest first; casual is proposed, in both games."""

    async def story() -> None:
        async with serving(folder) as server:
            data = (await server.http.get("/api/data")).json()
        for game in ("ink", "line"):
            assert [bot["id"] for bot in data[game]["bots"]] == LEVELS
            assert [bot["id"] for bot in data[game]["bots"] if bot["default"]] == ["casual"]

    run(story)


def test_who_sits_down_who_stands_in_and_who_advises() -> None:
    """Without a wish the opponent is casual; whoever stands in is ready from the start; hints come from the strong."""
    assert known_bot("ink", None) == known_bot("line", None) == "casual"
    assert (stand_in("ink"), stand_in("line")) == ("greedy", "casual")
    assert adviser("ink") == adviser("line") == "strong"


def test_all_four_play_a_whole_game_at_a_table(folder: Path) -> None:
    """A person and a bot of each level play from the first roll to the ranking over a real connection."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, *(_bot(level) for level in LEVELS)]
            room, tokens = await server.open(game="ink", seats=seats, seed="all four")
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
                view = await page.view(0, lambda told: told["phase"] == "over")
        assert [seat["bot"] for seat in view["seats"][1:]] == LEVELS
        totals = {place["seat"]: place["score"]["total"] for place in view["ranking"]}
        assert totals[1] < totals[4], "a master is ahead of a beginner"
        assert totals[0] < totals[2], "and casual ahead of chance"

    run(story)


def test_all_levels_play_rail_line_at_a_table(folder: Path) -> None:
    """A person with a strong bot and a beginner plays Rail Line to the end; a hint is one of the allowed actions."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, _bot("strong"), _bot("beginner")]
            room, tokens = await server.open(game="line", seats=seats, seed="levels")
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0, lambda told: told["decider"] == 0)
                hint = await page.ask("hint", 0)
                assert hint["action"] in {choice["action"] for choice in view["actions"]}
                await play_line(page, 0)
                assert page.views[0]["ranking"]

    run(story)


@pytest.mark.parametrize("options", list(combinations(players=2)), ids=str)
def test_casual_bots_sit_at_every_table(options: Options) -> None:
    """What a room lets a bot think is legal in each combination of edition, expansion, draft and goals."""
    game = InkGame(options, Seeded("every table"), "bots")
    game.begin()
    while not game.over:
        for seat in game.waiting():
            for move in game.thought(seat, "casual", seconds=60.0)():
                game.perform(seat, move)
    assert game.match.phase is Phase.OVER


def test_a_hint_comes_from_the_strong_player(folder: Path) -> None:
    """Who asks is told what the strong player would do next: in the draft a pair, then an action; or whom they name."""

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, {"kind": "local", "name": "Jon"}]
            await server.table.rooms._bots.ready("ink", "strong")
            room, tokens = await server.open(game="ink", options={"draft": True}, seats=seats, seed="hint")
            async with server.page(room, *tokens.values()) as page:
                match, secret = _match(server, room), _secret(server, room)
                while match.phase is Phase.PICKING:
                    assert match.draft is not None
                    seat = match.draft.to_pick
                    assert seat is not None
                    expected = make("ink", "strong").pick(view_of(match, seat), seed=bot_seed(secret, seat, 1))
                    told = await page.ask("hint", seat)
                    assert told["pair"] == expected
                    early = await page.ask("hint", 1 - seat)
                    assert (early["type"], early["code"]) == ("refused", "no_hint"), "it is the other's turn to pick"
                    await page.ask("pick", seat, pair=told["pair"])
                for bot, named in (("strong", {}), ("beginner", {"bot": "beginner"})):
                    wanted = make("ink", bot).act(view_of(match, 0), seed=bot_seed(secret, 0, 1))
                    assert (await page.ask("hint", 0, **named))["action"] == str(wanted)

    run(story)


def test_a_hint_for_the_draft_holds_nobody_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the strong player ponders a pair, other rooms play on and the same room's draft can be decided."""
    pondered = threading.Event()

    class Ponderer:
        """Takes a pair when the test says so."""

        def pick(self, view: View, *, seed: int) -> int:
            """Wait."""
            assert threading.current_thread().name.startswith("bot")
            pondered.wait(PATIENCE)
            return make("ink", "greedy").pick(view, seed=seed)

    monkeypatch.setattr(ink_game, "make", lambda *_, **_limit: Ponderer())

    async def story() -> None:
        async with serving(folder) as server:
            seats = [ME, {"kind": "local", "name": "Jon"}]
            room, tokens = await server.open(game="ink", options={"draft": True}, seats=seats, seed="ponder")
            other, others = await server.open(game="ink", seats=[ME], seed="elsewhere")
            async with server.page(room, *tokens.values()) as page, server.page(other, others[0]) as elsewhere:
                draft = (await page.view(0))["draft"]
                picker = draft["to_pick"]
                hint = asyncio.ensure_future(page.ask("hint", picker))
                await elsewhere.do(0, drawings(await elsewhere.view(0))[0])
                assert (await page.ask("pick", picker, pair=0))["type"] == "done"
                assert not hint.done()
                pondered.set()
                assert (await hint)["code"] == "hint_outdated", "the pair is taken"

    run(story)


@pytest.mark.parametrize(("game", "module"), [("ink", ink_game), ("line", line_game)])
def test_bots_have_the_time_that_the_server_gives_them(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: GameName, module: ModuleType
) -> None:
    """Whoever plays or gives a hint is made with the server's limit."""
    limits = []

    def made(game: Any, bot: str, *, seconds: float) -> Any:
        limits.append(seconds)
        return make(game, bot)

    monkeypatch.setattr(module, "make", made)

    async def story() -> None:
        async with serving(folder, bot_seconds=7.5) as server:
            room, tokens = await server.open(game=game, seats=[ME, _bot("casual")], seed="limit")
            async with server.page(room, tokens[0]) as page:
                await page.ask("hint", 0)

    run(story)
    assert set(limits) == {7.5}


def test_whoever_waits_for_a_bot_is_told_that_it_gets_ready(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until its kernels are compiled a bot gets ready, which everybody is told; hints come from the stand-in."""
    compiled = asyncio.Event()

    async def prepare(_threads: BotThreads, _players: Players) -> None:
        await compiled.wait()

    monkeypatch.setattr(BotThreads, "_prepare", prepare)

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, _bot("casual")], seed="slow")
            async with server.page(room, tokens[0]) as page:
                told = await page.until(
                    lambda: [m for m in page.messages if m["type"] == "presence" and m["seats"][1]["preparing"]]
                )
                assert not told[-1]["seats"][1]["thinking"]
                view = await page.view(0)
                hint = await page.ask("hint", 0)
                seed = bot_seed(_secret(server, room), 0, 1)
                quick = make("ink", "greedy").act(view_of(_match(server, room), 0), seed=seed)
                assert hint["action"] == str(quick)
                assert not view["seats"][1]["done"]
                compiled.set()
                await page.view(0, lambda now: now["seats"][1]["done"])
                await page.until(lambda: not _presence(page.messages)["seats"][1]["preparing"])

    run(story)


def _presence(messages: list[dict[str, Any]]) -> dict[str, Any]:
    return [message for message in messages if message["type"] == "presence"][-1]


class Kit:
    """Players whose compiling is a command of the test."""

    game = "ink"
    compiled = False

    def __init__(self, program: str) -> None:
        self.command: list[str] | None = [sys.executable, "-c", program]
        self.loaded_in: list[str] = []

    def load(self) -> None:
        """Note the thread."""
        self.loaded_in.append(threading.current_thread().name)


def _getting_ready(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> BotThreads:
    monkeypatch.setattr(bot_threads, "all_players", lambda: (kit,))
    monkeypatch.setattr(bot_threads, "players_with", lambda _game, bot: kit if bot == "casual" else None)
    threads = BotThreads(1)
    threads.begin()
    return threads


def test_bots_are_compiled_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of its own compiles while the loop goes on; then a thread loads; other bots never wait."""
    turned, done = tmp_path / "turned", tmp_path / "done"
    waits = f"while not pathlib.Path({str(turned)!r}).exists(): time.sleep(0.01)"
    kit = Kit(f"import time, pathlib\n{waits}\npathlib.Path({str(done)!r}).touch()")

    async def story() -> None:
        threads = _getting_ready(kit, monkeypatch)
        assert threads.is_ready("ink", "greedy")
        assert not threads.is_ready("ink", "casual")
        waiting = asyncio.ensure_future(threads.ready("ink", "casual"))
        for _ in range(100):
            await asyncio.sleep(0.001)
        assert not waiting.done()
        turned.touch()  # nobody does, should the loop wait for the process
        await waiting
        assert done.exists()
        assert threads.is_ready("ink", "casual")
        await threads.close()

    run(story)
    assert len(kit.loaded_in) == 1
    assert kit.loaded_in[0].startswith("bot")


def test_bots_that_cannot_be_compiled_beside_are_compiled_where_they_think(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process that fails costs a log line, and where nothing can be kept on disk none is started."""
    failing, nowhere = Kit("raise SystemExit(3)"), Kit("")
    nowhere.command = None

    async def story() -> None:
        for kit in (failing, nowhere):
            threads = _getting_ready(kit, monkeypatch)
            await threads.ready("ink", "casual")
            await threads.close()

    run(story)
    assert len(failing.loaded_in) == len(nowhere.loaded_in) == 1
    assert "ended with status 3" in caplog.text


def test_a_server_that_ends_takes_its_compiler_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing goes on compiling for a server that is gone."""
    note = tmp_path / "process"
    kit = Kit(f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(60)")

    async def story() -> None:
        threads = _getting_ready(kit, monkeypatch)
        while not note.exists() or not note.read_text():
            await asyncio.sleep(0.01)
        await threads.close()

    run(story)
    assert not Path(f"/proc/{note.read_text()}").exists()
    assert kit.loaded_in == []
