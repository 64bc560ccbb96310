"""Tests of a store on a real PostgreSQL that fails: nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tests.server.faults import PATIENCE, ROOMS, all_play, fill, locked_out, prove, refused, tables, until_away
from tests.server.postgres import Postgres, database_user, running_postgres
from tests.server.tables import run

from railwright.server.store import StoreFailedError
from railwright.server.store import postgres as postgres_store


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """A store knows no game: nothing has to be compiled."""


async def _emptied(url: str, then: str = "") -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    if then:
        await connection.execute(then)
    await connection.close()


def test_a_foreign_lock_on_a_table_is_waited_for(postgres: str) -> None:
    """More than a second of a foreign lock in PostgreSQL: the move that waits is stored then, and all play on."""

    async def story() -> None:
        await _emptied(postgres)
        async with tables(postgres) as told:
            await told.open(*ROOMS)
            await all_play(told, 5)
            foreign = await asyncpg.connect(postgres)
            async with foreign.transaction():
                await foreign.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
                await locked_out(told)
            await foreign.close()
            await told.until(ok=True)
            await all_play(told, 5)
            assert "0:waits" in told.acknowledged[ROOMS[0]]
            assert (told.failures, told.returns) == ([], [])
        await prove(postgres, told)

    run(story)


async def _read_only(url: str) -> None:
    """Wait until connections hear of it: those that there are before any new one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            connection = await asyncpg.connect(url)
            told = await connection.fetchval("SHOW default_transaction_read_only")
            await connection.close()
            if told == "on":
                return
            await asyncio.sleep(0.05)


def test_a_database_that_may_only_be_read_is_waited_for(postgres: str) -> None:
    """PostgreSQL becomes read-only (as a standby is): moves are refused with a code, then all play on."""

    async def story() -> None:
        await _emptied(postgres)
        async with tables(postgres) as told:
            await told.open(*ROOMS)
            operator = await asyncpg.connect(postgres)
            await operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            await operator.execute("SELECT pg_reload_conf()")
            await _read_only(postgres)
            await refused(told)
            await operator.execute("SET default_transaction_read_only = off")
            await operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
            await operator.execute("SELECT pg_reload_conf()")
            await operator.close()
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
        await prove(postgres, told)

    run(story)


@pytest.fixture
def small_tablespace(postgres: str) -> Iterator[Path]:
    """A disk of a megabyte for tables, where that can be mounted."""
    place = Path(tempfile.mkdtemp(prefix="railwright-tables-", dir="/dev/shm"))
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], capture_output=True)
    if mounted.returncode:
        place.rmdir()
        pytest.skip("Nothing can be mounted here.")
    (place / "tables").mkdir()
    if user := database_user():
        shutil.chown(place / "tables", user)
    asyncio.run(_emptied(postgres, f"CREATE TABLESPACE small LOCATION '{place / 'tables'}'"))
    yield place
    asyncio.run(_emptied(postgres, "DROP TABLESPACE small"))
    subprocess.run(["umount", place], check=True)
    place.rmdir()


def test_on_a_full_disk_of_postgresql_moves_are_refused_until_there_is_room(
    postgres: str, small_tablespace: Path
) -> None:
    """PostgreSQL has no room for a table: nothing is acknowledged that is not stored, and all play on afterwards."""

    async def story() -> None:
        async with tables(postgres) as told:
            await told.open(*ROOMS)
            operator = await asyncpg.connect(postgres)
            await operator.execute("ALTER TABLE events SET TABLESPACE small")
            await all_play(told, 5)
            ballast = small_tablespace / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(512))
            await fill(told)
            await told.until(ok=False)
            ballast.unlink()
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
            await operator.close()
        await prove(postgres, told)

    run(story)


def test_a_commit_whose_answer_is_lost_is_read_back(postgres: str) -> None:
    """The connection breaks between COMMIT and its answer: not acknowledged, and what is stored is found by reading."""

    async def story() -> None:
        await _emptied(postgres)
        async with _Cut(postgres) as cut, tables(cut.url) as told:
            await told.open(*ROOMS)
            cut.after_commit = True
            with pytest.raises(StoreFailedError):
                await told.move(ROOMS[0], 1, "0:doubt")
            await told.until(ok=True)
            stored = await told.store.load(ROOMS[0])
            assert [event.request for event in stored.events] == ["0:doubt"]  # type: ignore[union-attr]  # it is there
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
        await prove(postgres, told, most_unacknowledged=1)

    run(story)


def test_a_database_that_falls_silent_is_given_up(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer to a COMMIT, but no end of the connection either: it is given up after a while, and play goes on."""
    monkeypatch.setattr(postgres_store, "_COMMIT_SECONDS", 4.0)

    async def story() -> None:
        await _emptied(postgres)
        async with _Cut(postgres) as cut, tables(cut.url) as told:
            await told.open(*ROOMS)
            cut.after_commit, cut.breaks = True, False
            waiting = asyncio.ensure_future(told.move(ROOMS[0], 1, "0:doubt"))
            await until_away(told)
            assert not waiting.done()
            with pytest.raises(StoreFailedError):
                await waiting
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
        await prove(postgres, told, most_unacknowledged=1)

    run(story)


class _Cut:
    """Between the store and PostgreSQL: after a COMMIT no answer comes back, and it breaks off or not."""

    def __init__(self, url: str) -> None:
        self._port = int(url.rpartition(":")[2].partition("/")[0])
        self._shown = url
        self.after_commit = False
        self.breaks = True
        self._silent: asyncio.StreamWriter | None = None
        self._open: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> _Cut:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._shown.replace(f":{self._port}/", f":{port}/")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self._break()

    def _break(self) -> None:
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def _connected(self, page: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        database, asked = await asyncio.open_connection("127.0.0.1", self._port)
        self._open += [answers, asked]
        ways = [asyncio.ensure_future(self._pass_on(page, asked, answers))]
        ways.append(asyncio.ensure_future(self._pass_on(database, answers)))
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        asked.close()
        answers.close()

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: asyncio.StreamWriter | None = None
    ) -> None:
        while data := await source.read(65536):
            if target is not self._silent:
                target.write(data)
            if answers and self.after_commit and b"COMMIT" in data:
                self.after_commit = False
                self._silent = answers
                await asyncio.sleep(0.1)
                if self.breaks:
                    self._break()
                    return


def test_postgresql_restarts_in_the_middle_of_play() -> None:
    """Whatever was acknowledged is there after two restarts under load, one of them as a crash; all play on."""

    async def story(started: Postgres) -> None:
        async with tables(started.url) as told:
            await told.open(*ROOMS)
            playing = asyncio.ensure_future(all_play(told, 100_000))
            for mode in ("fast", "immediate"):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(started.restart, mode)
                await told.until(ok=True)
            told.enough = True
            await playing
            told.enough = False
            await all_play(told, 1)
            assert told.failed > 0, "the restarts were felt"
            assert told.failures == []
        await prove(started.url, told, most_unacknowledged=10)

    with running_postgres() as started:
        run(lambda: story(started))
