"""How long the tables of a daily take with 100,000 results: `python benchmarks/dailies.py [RESULTS]`.

A SQLite file in a temporary folder is filled through the same statements that store a result, then every question that
the page asks is asked many times. Prints the median and the slowest of each, in milliseconds. The server runs and its
bots are ready: what is compiled, a fifth of a second of loading at a server's start, is not counted.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from starlette.applications import Starlette

from railwright.bots.registry import GAME_NAMES
from railwright.server.app import Table
from railwright.server.contests.contests import MASTER, Contest
from railwright.server.profiles import Profile
from railwright.server.settings import Settings
from railwright.server.store.contest_rows import attempt_begun, attempt_ended
from railwright.server.store.profile_rows import new_profile

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
CONTEST = "2026-11-18-base"
ASKED = 200
BOUND = 50.0


def fill(file: Path, results: int) -> None:
    """As many people as results, each with one game of today."""
    chance = random.Random(1)
    parts = '{"joined":9,"highway":15,"railway":12}'
    with sqlite3.connect(file) as database:
        for number in range(results):
            profile, room = f"p{number}", f"R{number}"
            points = round(chance.gauss(55, 9))
            ended = attempt_ended(room, points, parts, NOON + number / 1000)
            begun = attempt_begun(CONTEST, profile, room, NOON)
            for statement, values in (new_profile(profile, room, f"Player {number}", NOON), *begun, *ended):
                database.execute(statement, values)


async def measure(results: int, asked: int = ASKED) -> float:
    """Fill, ask, print; the slowest median."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        table = Table(Settings(database=str(file)), lambda _: None, lambda: NOON)
        async with table.running(Starlette()):
            for game in GAME_NAMES:
                await table.bots.ready(game, MASTER)
            contest = await table.contests.find(CONTEST)
            await asyncio.to_thread(fill, file, results)
            someone = Profile(f"p{results // 2}", "Somebody", NOON, NOON, hidden=False)
            return await ask(table, contest, someone, asked)


async def ask(table: Table, contest: Contest, someone: Profile, asked: int) -> float:
    """Every question so many times; the slowest median."""
    slowest = 0.0
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "a day with its dailies": lambda: table.tables.day(None, someone),
        "a daily: place, curve, best sheets": lambda: table.tables.contest(contest, someone),
        "the table of the week": lambda: table.tables.period("base", "week", None, someone),
        "the table of the month": lambda: table.tables.period("base", "month", None, someone),
    }
    for name, question in questions.items():
        took = []
        for _ in range(asked):
            began = time.perf_counter()
            await question()
            took.append((time.perf_counter() - began) * 1000)
        median = statistics.median(took)
        slowest = max(slowest, median)
        print(f"{name:<36} median {median:6.2f} ms   slowest {max(took):6.2f} ms")
    return slowest


if __name__ == "__main__":
    sys.exit(asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)) > BOUND)
