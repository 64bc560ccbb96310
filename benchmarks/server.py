"""How much a server bears: rooms with two players each who draw and take back, every move committed before it counts.

    python benchmarks/server.py --rooms 200 --seconds 10            # as fast as it goes
    python benchmarks/server.py --rooms 1000 --pace 1 --seconds 20  # one move per second and room

Server and load run on the same machine, in two processes. Latency: from sending a move until it is confirmed as stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from railwright.ink.actions import all_actions

WARM_UP = 2.0


@dataclass
class Load:
    """What is measured."""

    until: float = 0.0
    counting_from: float = 0.0
    latencies: list[float] = field(default_factory=list)
    cpu_seconds: float = 0.0
    """What the server used while moves were counted."""


class Player:
    """One seat of one room: draws something, takes it back, and so on."""

    def __init__(self, url: str, token: str, seat: int) -> None:
        self._url, self._token, self._seat = url, token, seat
        self._view: dict[str, Any] = {}
        self._number = 0

    async def play(self, load: Load, pause: float, begins: asyncio.Event) -> None:
        """Move until the time is over."""
        async with websockets.connect(self._url, max_size=None, compression=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [self._token]}).decode())
            while not self._view:
                self._take(await socket.recv())
            await begins.wait()
            if pause:
                await asyncio.sleep(pause * (hash(self._token) % 1000) / 1000)
            while time.perf_counter() < load.until:
                began = time.perf_counter()
                await self._move(socket)
                ended = time.perf_counter()
                if began > load.counting_from:
                    load.latencies.append(ended - began)
                if pause:
                    await asyncio.sleep(max(0.0, pause - (ended - began)))

    def _take(self, text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "view":
            self._view = message["view"]
        return message

    async def _move(self, socket: websockets.ClientConnection) -> None:
        self._number += 1
        request: dict[str, Any] = {"type": "undo", "id": str(self._number), "seat": self._seat}
        if not self._view["can_undo"]:
            request |= {"type": "do", "action": str(all_actions()[self._view["legal"][0]])}
        await socket.send(msgspec.json.encode(request).decode())
        while True:
            message = self._take(await socket.recv())
            if message.get("id") == request["id"]:
                assert message["type"] == "done", message
                return


def cpu_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, process: int, rooms: int, seconds: float, pause: float) -> Load:
    """Open the rooms and play in all of them at once."""
    load, begins = Load(), asyncio.Event()
    players = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(rooms):
            wish = {"game": "ink", "seats": [{"kind": "me"}, {"kind": "local"}]}
            told = (await http.post("/api/rooms", json=wish)).json()
            address = url.replace("http", "ws") + f"/api/rooms/{told['room']}/live"
            players += [Player(address, seat["token"], seat["seat"]) for seat in told["seats"]]
    load.until = float("inf")
    tasks = []
    for player in players:
        tasks.append(asyncio.ensure_future(player.play(load, pause, begins)))
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    load.counting_from = time.perf_counter() + WARM_UP
    load.until = load.counting_from + seconds
    begins.set()
    await asyncio.sleep(WARM_UP)
    before = cpu_seconds(process)
    await asyncio.gather(*tasks)
    load.cpu_seconds = cpu_seconds(process) - before
    return load


def main() -> None:
    """Start a server, load it, say what it bore."""
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="moves per second and room; 0: as fast as it goes")
    parser.add_argument("--database", default="", help="a PostgreSQL URL; else a SQLite file in a temporary folder")
    chosen = parser.parse_args()
    pause = 2 / chosen.pace if chosen.pace else 0.0
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or str(Path(folder) / "games.db")
        freely = {"RAILWRIGHT_MESSAGES_PER_SECOND": "1e9", "RAILWRIGHT_MESSAGES_AT_ONCE": "1000000000"}
        process = subprocess.Popen(
            [sys.executable, "-m", "railwright.server", "--port", "0", "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **freely, "RAILWRIGHT_ROOMS_PER_MINUTE": "1e9"},
        )
        assert process.stdout
        url = process.stdout.readline().split()[-1].rstrip("/")
        time.sleep(1)
        try:
            load = asyncio.run(measure(url, process.pid, chosen.rooms, chosen.seconds, pause))
            memory = Path(f"/proc/{process.pid}/status").read_text().partition("VmRSS:")[2].split()[0]
        finally:
            process.terminate()
            process.wait()
    moves = len(load.latencies)
    centiles = statistics.quantiles(load.latencies, n=100)
    print(
        f"{chosen.rooms} rooms, {2 * chosen.rooms} connections: {moves / chosen.seconds:,.0f} moves/s, "
        f"p50 {1000 * centiles[49]:.1f} ms, p99 {1000 * centiles[98]:.1f} ms, "
        f"server {1e6 * load.cpu_seconds / moves:,.0f} us CPU per move, {int(memory) // 1024} MB"
    )


if __name__ == "__main__":
    main()
