"""How much a server bears: rooms whose players move all at once, every move committed before it counts."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from railwright.core.errors import IllegalError, RailwrightError
from railwright.trial.analysing import Analysing
from railwright.trial.asking import Asking, Opened
from railwright.trial.host import Host
from railwright.trial.players import DrawAndTakeBack, Player, Tally, WholeGames, nobody_told

Play = Literal["undo", "games"]
WARM_UP = 2.0
_AT_A_TIME = 8
"""Rooms that are opened and entered beside each other."""
_SETTLE = 1.0

Watched = Callable[[str], AbstractContextManager[object]]
"""Says what is going on, for as long as it does."""


def _unwatched(_: str) -> AbstractContextManager[object]:
    return nullcontext()


@dataclass(frozen=True, slots=True)
class Plan:
    """What to load a server with."""

    rooms: int = 200
    players: int = 2
    seconds: float = 10.0
    rate: float = 0.0
    """Moves per second in each room; 0: as fast as it goes."""
    play: Play = "undo"
    analyses: bool = False
    """Whether finished games are analysed all the time."""


def wish(players: int, **more: Any) -> dict[str, Any]:
    """A room of Railroad Ink whose seats are all held by whoever opens it."""
    return {"game": "ink", "seats": [{"kind": "me"}] + [{"kind": "local"}] * (players - 1), **more}


async def open_rooms(url: str, wishes: Iterable[dict[str, Any]]) -> list[Opened]:
    """Open rooms, several at a time."""
    waiting = list(wishes)
    opened: list[Opened] = []

    def work() -> None:
        with Asking(url) as asking:
            while waiting:
                opened.append(asking.open(waiting.pop()))

    await asyncio.gather(*(asyncio.to_thread(work) for _ in range(_AT_A_TIME)))
    return opened


async def sit_down(players: Iterable[Player], address: tuple[str, int], room: Opened) -> None:
    """Let all players of a room connect."""
    for player in players:
        await player.sit_down(*address, room.room)


async def some_at_a_time(work: Callable[[Opened], Awaitable[None]], rooms: Iterable[Opened]) -> None:
    """Do something for every room, for several beside each other."""
    waiting = iter(rooms)

    async def go_on() -> None:
        for room in waiting:
            await work(room)

    await asyncio.gather(*(go_on() for _ in range(_AT_A_TIME)))


class Load:
    """One measurement of a running server; `host` is the server where it was started for this."""

    def __init__(self, url: str, plan: Plan, host: Host | None, watched: Watched = _unwatched) -> None:
        parts = urlsplit(url)
        if parts.scheme != "http" or not parts.hostname:
            raise IllegalError("trial_url")
        self._url = url
        self._address = parts.hostname, parts.port or 80
        self._plan = plan
        self._host = host
        self._watched = watched
        self._tally = Tally()
        self._players: set[Player] = set()
        self._underway: set[asyncio.Task[None]] = set()

    async def measure(self) -> dict[str, Any]:
        """Open rooms, let everybody move, say what was seen."""
        plan, tally = self._plan, self._tally
        with self._watched(f"Opening {plan.rooms:,} rooms"):
            rooms = await open_rooms(self._url, (wish(plan.players) for _ in range(plan.rooms)))
            await self._seat(rooms)
            await asyncio.sleep(_SETTLE)
        gc.collect()
        gc.freeze()
        with self._analysing() as analysing, self._watched(f"Moving for {WARM_UP + plan.seconds:.0f} s"):
            for player in list(self._players):
                player.begin()
            await asyncio.sleep(WARM_UP)
            before = self._cpu_seconds()
            own, began = time.process_time(), time.perf_counter()
            tally.counting = True
            await asyncio.sleep(plan.seconds)
            tally.counting = False
            lasted = time.perf_counter() - began
            used = [after - earlier for after, earlier in zip(self._cpu_seconds(), before, strict=True)]
            own = time.process_time() - own
        tally.over = True
        memory = self._host.resident_kb() / 1024 if self._host else None
        for player in self._players:
            player.leave()
        figures = self._figures(lasted, used[0] if used else None, own, memory)
        return figures if analysing is None else {**figures, "analyses": analysing.done}

    def _analysing(self) -> AbstractContextManager[Analysing | None]:
        return Analysing(self._url, WARM_UP + self._plan.seconds) if self._plan.analyses else nullcontext()

    def _cpu_seconds(self) -> list[float]:
        return [self._host.cpu_seconds()] if self._host else []

    def _figures(self, lasted: float, used: float | None, own: float, memory: float | None) -> dict[str, Any]:
        plan, latencies = self._plan, self._tally.latencies
        moves = len(latencies)
        if moves < 2:
            raise RailwrightError("trial_no_moves")
        centiles = statistics.quantiles(latencies, n=100, method="inclusive")
        return {
            "rooms": plan.rooms,
            "moves_per_second": round(moves / lasted, 1),
            "p50_ms": round(1000 * centiles[49], 2),
            "p99_ms": round(1000 * centiles[98], 2),
            "server_cpu_us_per_move": None if used is None else round(1e6 * used / moves, 1),
            "rss_mb": None if memory is None else round(memory, 1),
            "refused": self._tally.refused,
            "lost_connections": self._tally.lost,
            "players": plan.players,
            "play": plan.play,
            "rate": plan.rate or None,
            "seconds": round(lasted, 2),
            "view_bytes": self._tally.view_bytes,
            "client_cpu_us_per_move": round(1e6 * own / moves, 1),
        }

    async def _seat(self, rooms: Iterable[Opened]) -> None:
        async def seat(room: Opened) -> None:
            table: list[Player] = []
            table += [self._player(number, token, table) for number, token in room.tokens.items()]
            await sit_down(table, self._address, room)
            self._players.update(table)

        await some_at_a_time(seat, rooms)

    def _player(self, seat: int, token: str, table: list[Player]) -> Player:
        pause = self._plan.players / self._plan.rate if self._plan.rate else 0.0

        def ended() -> None:
            task = asyncio.ensure_future(self._play_another(table))
            self._underway.add(task)
            task.add_done_callback(self._underway.discard)

        strategy = DrawAndTakeBack if self._plan.play == "undo" else WholeGames
        return strategy(seat, token, pause, self._tally, ended if seat == 0 else nobody_told)

    async def _play_another(self, table: list[Player]) -> None:
        """There is nothing more to do in a room: its players begin another one."""
        for player in table:
            player.leave()
        self._players.difference_update(table)
        if not self._tally.over:
            rooms = await open_rooms(self._url, [wish(self._plan.players)])
            before = set(self._players)
            await self._seat(rooms)
            for player in self._players - before:
                player.begin()


async def idle_memory(host: Host, connections: int, players: int, watched: Watched) -> dict[str, float]:
    """How much a server's memory grows with connections of seats that do nothing, and with their rooms."""
    tables = -(-connections // players)
    with watched(f"Seating {connections:,} who do nothing"):
        for player in await _idle_players(host, await open_rooms(host.url, [wish(players)] * _AT_A_TIME)):
            player.leave()  # what the first ones bring into memory is there for all
        await asyncio.sleep(_SETTLE)
        empty = host.resident_kb()
        rooms = await open_rooms(host.url, [wish(players)] * tables)
        await asyncio.sleep(_SETTLE)
        opened = host.resident_kb()
        seated = await _idle_players(host, rooms)
        await asyncio.sleep(_SETTLE)
        full = host.resident_kb()
        for player in seated:
            player.leave()
    return {
        "idle_connections": len(seated),
        "kb_per_idle_connection": round((full - opened) / len(seated), 1),
        "kb_per_idle_room": round((opened - empty) / tables, 1),
    }


async def _idle_players(host: Host, rooms: Iterable[Opened]) -> list[Player]:
    tally = Tally(over=True)
    seated: list[Player] = []

    async def seat(room: Opened) -> None:
        table: list[Player] = [DrawAndTakeBack(number, token, 0.0, tally) for number, token in room.tokens.items()]
        await sit_down(table, ("127.0.0.1", host.port), room)
        seated.extend(table)

    await some_at_a_time(seat, rooms)
    return seated
