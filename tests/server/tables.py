"""A real server for tests, and pages that talk to it over real connections."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import websockets

from railwright.core.chance import Chance, SeededChance, pick
from railwright.ink.actions import all_actions
from railwright.server.app import Table, application
from railwright.server.pages import FOLDER
from railwright.server.run import listen, make_server
from railwright.server.settings import Settings
from railwright.server.store import writer

PATIENCE = 200.0
_LONGEST_STORY = 500.0
FAST = {
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "rooms_per_minute": 1e6,
    "profiles_per_hour": 1e6,
    "wrong_codes_per_minute": 1e6,
    "share_of_time": 1e6,
}
_ids = itertools.count(1)


class Seeded:
    """Dice for a game without a room."""

    def __init__(self, seed: str) -> None:
        self._stream = SeededChance(seed)

    def chance(self, _: int) -> Chance:
        """One stream for all draws."""
        return self._stream


@dataclass
class Server:
    """A running server."""

    url: str
    table: Table
    http: httpx.AsyncClient
    failures: list[BaseException] = field(default_factory=list)

    async def open(self, **wish: Any) -> tuple[str, dict[int, str]]:
        """Open a room; its code and the tokens by seat."""
        answer = await self.http.post("/api/rooms", json=wish)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return told["room"], {seat["seat"]: seat["token"] for seat in told["seats"]}

    async def join(self, room: str, name: str, **wish: Any) -> tuple[int, str]:
        """Take an open seat."""
        answer = await self.http.post(f"/api/rooms/{room}/join", json={"name": name, **wish})
        assert answer.status_code == 201, answer.text
        return answer.json()["seat"], answer.json()["token"]

    def page(self, room: str, *tokens: str, answered: bool = True, **hello: Any) -> Page:
        """A page that looks at the room; the server has answered its hello, unless the test is about that."""
        return Page(self.url.replace("http", "ws") + f"/api/rooms/{room}/live", tokens, hello, answered=answered)


class Page:
    """One connection; used as a context. Remembers all messages and the newest view of each seat."""

    def __init__(self, url: str, tokens: tuple[str, ...], hello: dict[str, Any], *, answered: bool = True) -> None:
        self.url = url
        self.answered = answered
        self.hello = {"type": "hello", "tokens": list(tokens), **hello}
        self.messages: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}
        self.versions: dict[int | None, int] = {}
        self.contributions: dict[int, str] = {}
        """What seats have sealed; told when they are asked."""
        self._news = asyncio.Event()

    async def __aenter__(self) -> Page:
        self.socket = await websockets.connect(self.url, max_size=None)
        self._reading = asyncio.ensure_future(self._read())
        await self.send(self.hello)
        if self.answered:  # what is stored nowhere reaches only those whose hello has been read
            await self.until(lambda: self.messages or self._reading.done())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self._reading

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                message = json.loads(text)
                self.messages.append(message)
                if message["type"] == "view":
                    self.views[message["seat"]] = message["view"]
                    self.versions[message["seat"]] = message["version"]
                    await self._reveal(message["seat"])
                self._news.set()
        self._news.set()

    async def _reveal(self, seat: int | None) -> None:
        if seat is not None and self.views[seat]["fair"]["asked"] and (given := self.contributions.pop(seat, None)):
            await self.send({"type": "reveal", "id": f"reveal-{seat}", "seat": seat, "contribution": given})

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message, or whatever else."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait for something to be true of what has come."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                self._news.clear()
                await self._news.wait()
        return found

    async def ask(self, kind: str, seat: int, /, *, request: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        request = request or f"r{next(_ids)}"
        known = len(self.messages)
        await self.send({"type": kind, "id": request, "seat": seat, **fields})
        found: dict[str, Any] = await self.until(
            lambda: next((m for m in self.messages[known:] if m.get("id") == request), None)
        )
        return found

    async def do(self, seat: int, action: str) -> None:
        """Do an action that must be allowed."""
        answer = await self.ask("do", seat, action=action)
        assert answer["type"] == "done", answer

    async def view(self, seat: int | None, holds: Callable[[dict[str, Any]], Any] = bool) -> dict[str, Any]:
        """The newest view of a seat, once something is true of it."""
        await self.until(lambda: seat in self.views and holds(self.views[seat]))
        return self.views[seat]

    async def of(self, kind: str) -> dict[str, Any]:
        """The first message of a kind."""
        found: dict[str, Any] = await self.until(lambda: next((m for m in self.messages if m["type"] == kind), None))
        return found


@contextlib.asynccontextmanager
async def serving(
    folder: Path, *, static: Path = FOLDER, now: Callable[[], float] = time.time, **changed: Any
) -> AsyncIterator[Server]:
    """A server on a free port with its database in this folder."""
    usual = {"port": 0, "database": str(folder / "games.db"), "bot_pause": 0.0, "reveal_seconds": PATIENCE}
    chosen: dict[str, Any] = {**usual, **FAST, **changed}
    settings = Settings(**chosen)
    failures: list[BaseException] = []
    app = application(settings, failed=failures.append, folder=static, now=now)
    listening = listen(settings)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = make_server(settings, app, listening)
    task = asyncio.ensure_future(server.serve(sockets=[listening]))
    async with asyncio.timeout(PATIENCE):
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
    try:
        # a busy machine may take a second for a commit; what then comes is refused, of which the store's own tests tell
        with patch.object(writer, "STALL_SECONDS", PATIENCE):
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
                yield Server(url, app.state.table, http, failures)
    finally:
        server.should_exit = True
        await task


def run(story: Callable[[], Any]) -> None:
    """Run an asynchronous test; one that waits for something that never comes fails."""

    async def bounded() -> None:
        async with asyncio.timeout(_LONGEST_STORY):
            await story()

    asyncio.run(bounded())


def drawings(view: dict[str, Any]) -> list[str]:
    """All drawing actions of a view."""
    return [str(all_actions()[number]) for number in view["legal"]]


def some_action(view: dict[str, Any], chance: Chance) -> str:
    """Something that the view allows: often a drawing, done where it is allowed and nothing else has to be."""
    if view["done"]["allowed"] and chance.below(3):
        return "done"
    possible = drawings(view) + view["actions"]
    return pick(chance, possible) if possible else "done"


async def play_ink(page: Page, seat: int, *, until_round: int = 99, seed: str = "test") -> None:
    """Play a seat of Railroad Ink by what its views allow."""
    chance = SeededChance(f"{seed}{seat}")

    def to_decide(view: dict[str, Any]) -> bool:
        if view["phase"] == "over" or view["round"] >= until_round:
            return True
        if view["phase"] == "pick":
            return bool(view["draft"]["to_pick"] == seat)
        return view["phase"] == "draw" and not view["seats"][seat]["done"]

    while True:
        view = await page.view(seat, to_decide)
        if view["phase"] == "over" or view["round"] >= until_round:
            return
        if view["phase"] == "pick":
            taken = {pair for pair, _ in view["draft"]["owners"]}
            free = [pair for pair in range(len(view["draft"]["pairs"])) if pair not in taken]
            answer = await page.ask("pick", seat, pair=pick(chance, free))
            assert answer["type"] == "done", answer
        else:
            await page.do(seat, some_action(view, chance))


async def play_line(page: Page, seat: int, *, seed: str = "test") -> None:
    """Play a seat of Rail Line by what its views allow."""
    chance = SeededChance(f"{seed}{seat}")
    while True:
        view = await page.view(seat, lambda told: told["phase"] == "over" or told["decider"] == seat)
        if view["phase"] == "over":
            return
        await page.do(seat, pick(chance, view["actions"])["action"])


ME: dict[str, Any] = {"kind": "me", "name": "Mara"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
