"""People who play dailies over real connections."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from tests.server.tables import Server, play_ink

from railwright.insight.report import VERSION, Report, SeatReport, StepReport, mark_of


class Clock:
    """Says which moment it is; a test turns it."""

    def __init__(self, moment: float) -> None:
        self.moment = moment

    def __call__(self) -> float:
        """Now."""
        return self.moment


class Person:
    """Somebody with a profile."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.key = secrets.token_hex(32)

    async def come(self) -> Person:
        """Make the profile."""
        await self.ask("profile/new", 201, name=self.name)
        return self

    async def ask(self, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
        """Ask for something with the key."""
        answer = await self.server.http.post(f"/api/{path}", json={"key": self.key, **body})
        assert answer.status_code == status, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def refused(self, path: str, **body: Any) -> str:
        """The code of a refusal."""
        answer = await self.server.http.post(f"/api/{path}", json={"key": self.key, **body})
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    async def look(self, path: str) -> int:
        """The status of what this person asks for of a room."""
        headers = {"authorization": f"Bearer {self.key}"}
        return (await self.server.http.get(f"/api/rooms/{path}", headers=headers)).status_code

    async def begin(self, contest: str, *, practice: bool = False) -> tuple[str, str]:
        """Begin to play; the room and the token of the seat."""
        begun = await self.ask(f"contests/{contest}/play", 201, practice=practice)
        assert begun["counted"] is not practice
        return begun["room"], begun["token"]

    async def play(self, contest: str, *, practice: bool = False, seed: str = "") -> str:
        """Play a game of Railroad Ink to its end; the room."""
        room, token = await self.begin(contest, practice=practice)
        async with self.server.page(room, token) as page:
            await play_ink(page, 0, seed=seed or self.name)
            await page.view(0, lambda told: told["phase"] == "over")
        return room


def analysis_of(losses: tuple[float, ...]) -> str:
    """What an analysis might say: losses lie at exits, half a point less at open ends."""
    steps = tuple(
        StepReport(
            round=number,
            luck=1.0,
            loss=loss,
            mark=mark_of(loss),
            proven=False,
            beats=False,
            standard_error=0.0,
            drawn=(),
            best=(),
            parts={"exits": loss + 0.5, "errors": -0.5} if loss else {},
        )
        for number, loss in enumerate(losses, 1)
    )
    seat = SeatReport(0, 0, (0.0,) * (len(losses) + 1), None, {}, steps)
    return msgspec.json.encode(Report(VERSION, "ink", "quick", calibrated=True, seats=(seat,))).decode()


async def all_text(database: str) -> str:
    """Whatever stands in the database: in the files of SQLite as they lie there, in all rows of PostgreSQL."""
    if not database.startswith("postgresql"):
        files = [Path(database), Path(f"{database}-wal")]
        return "".join(file.read_bytes().decode("latin-1") for file in files if file.exists())
    connection = await asyncpg.connect(database)
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    rows = [await connection.fetch(f"SELECT t::text FROM {table[0]} AS t") for table in tables]
    await connection.close()
    return str(rows)
