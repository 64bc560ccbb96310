"""Tests of a store on real files that fail: nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.faults import ROOMS, Tables, all_play, fill, locked_out, prove, refused, tables
from tests.server.tables import run

from railwright.server.store import DamagedError, StorageAwayError, StoreFailedError, store_at
from railwright.server.store import sqlite as sqlite_store
from railwright.server.store.sqlite import SqliteDatabase
from railwright.server.store.sqlite_log import examine


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """A store knows no game: nothing has to be compiled."""


def _sqlite(told: Tables) -> SqliteDatabase:
    database = told.store.database
    assert isinstance(database, SqliteDatabase)
    return database


# --- a full disk, a file that cannot be written -------------------------------------------------------------------
@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte, where that can be mounted."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", tmp_path], capture_output=True)
    if mounted.returncode:
        pytest.skip("Nothing can be mounted here; the next test fills the database itself.")
    yield tmp_path
    subprocess.run(["umount", "--lazy", tmp_path], check=True)


def test_on_a_full_disk_moves_are_refused_until_there_is_room_again(small_disk: Path) -> None:
    """What does not fit is not acknowledged; as soon as the disk has room, all play on."""

    async def story() -> None:
        address = str(small_disk / "games.db")
        async with tables(address) as told:
            await told.open(*ROOMS)
            await all_play(told, 5)
            ballast = small_disk / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(512))
            await refused(told)
            ballast.unlink()
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
        await prove(address, told)

    run(story)


@pytest.mark.parametrize("order", ["PRAGMA max_page_count = 1", "PRAGMA query_only = ON"])
def test_while_a_file_cannot_be_written_moves_are_refused(order: str, folder: Path) -> None:
    """A database that is full, or may only be read: refused with a code, and all play on afterwards."""

    async def story() -> None:
        address = str(folder / "games.db")
        async with tables(address) as told:
            await told.open(*ROOMS)
            await all_play(told, 5)
            writer = _sqlite(told)._writer
            writer.execute(order)
            if "page" in order:
                await fill(told)
            else:
                await refused(told)
            writer.execute("PRAGMA max_page_count = 1000000")
            writer.execute("PRAGMA query_only = OFF")
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
        await prove(address, told)

    run(story)


# --- a file that is taken away ------------------------------------------------------------------------------------
def test_a_deleted_file_is_noticed_and_rescued(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is acknowledged into a file without a name; what was stored gets a name again."""

    async def story() -> None:
        address = folder / "games.db"
        async with tables(str(address)) as told:
            await told.open(*ROOMS)
            await all_play(told, 20)
            address.unlink()
            await refused(told, 21)
            assert told.failures == [], "it waits: the file may come back"
        (rescued,) = folder.glob("games.db.rescued-*")
        assert stat.S_IMODE(rescued.stat().st_mode) == 0o600
        with pytest.raises(StoreFailedError, match="this is left of it"):
            await store_at(str(address)).open(lambda _: None)
        rescued.rename(address)
        await prove(str(address), told, most_unacknowledged=1)

    run(story)
    assert "Everything that was stored is in" in caplog.text


def test_a_file_that_was_moved_away_and_back_goes_on(folder: Path) -> None:
    """While it is away nothing is acknowledged; when the same file is back, play goes on."""

    async def story() -> None:
        address = folder / "games.db"
        async with tables(str(address)) as told:
            await told.open(*ROOMS)
            await all_play(told, 20)
            address.rename(folder / "elsewhere.db")
            with pytest.raises(StoreFailedError):
                await told.move(ROOMS[0], 21, "0:lost")
            (folder / "elsewhere.db").rename(address)
            await told.until(ok=True)
            await all_play(told, 5)
        await prove(str(address), told, most_unacknowledged=1)

    run(story)


def test_a_file_that_was_replaced_ends_the_server_and_stays_untouched(folder: Path) -> None:
    """Another file in its place is not written to: what was stored is kept beside it, and the server has to end."""

    async def story() -> None:
        address = folder / "games.db"
        async with tables(str(folder / "other.db")) as other:
            await other.open("OTHER1")
        before = (folder / "other.db").read_bytes()
        async with tables(str(address)) as told:
            await told.open(*ROOMS)
            await all_play(told, 20)
            (folder / "other.db").rename(address)
            with pytest.raises(StoreFailedError):
                await told.move(ROOMS[0], 21, "0:lost")
            assert [type(failure) for failure in told.failures] == [DamagedError]
            with pytest.raises(StorageAwayError):
                told.store.check()
        assert address.read_bytes() == before
        (rescued,) = folder.glob("games.db.rescued-*")
        await prove(str(rescued), told, most_unacknowledged=1)

    run(story)


def test_a_deleted_log_is_written_anew(folder: Path) -> None:
    """The log is deleted under a server: what was in it goes into the file, and play goes on with a new log."""

    async def story() -> None:
        address = str(folder / "games.db")
        async with tables(address) as told:
            await told.open(*ROOMS)
            await all_play(told, 20)
            (folder / "games.db-wal").unlink()
            with pytest.raises(StoreFailedError):
                await told.move(ROOMS[0], 21, "0:lost")
            await told.until(ok=True)
            await all_play(told, 5)
            assert (told.failures, told.returns) == ([], [True])
            shutil.copytree(folder, folder / "killed")
        await prove(str(folder / "killed" / "games.db"), told, most_unacknowledged=1)

    run(story)


# --- damage -------------------------------------------------------------------------------------------------------
async def _filled(folder: Path) -> Tables:
    async with tables(str(folder / "games.db")) as told:
        await told.open(*ROOMS)
        await all_play(told, 60)
    return told


def _overwrite(file: Path, place: int, length: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(place)
        opened.write(b"\xa5" * length)


def test_a_damaged_page_is_told_at_the_start(folder: Path) -> None:
    """A file with a damaged page is not served, and the sentence says so."""

    async def story() -> None:
        await _filled(folder)
        size = (folder / "games.db").stat().st_size
        _overwrite(folder / "games.db", size - 4096, 2000)
        with pytest.raises(DamagedError, match="is damaged"):
            await store_at(str(folder / "games.db")).open(lambda _: None)

    run(story)


def test_a_damaged_page_that_is_met_later_ends_the_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a file that was too large to be looked through, the first damaged page is told, and nothing goes on."""
    monkeypatch.setattr(sqlite_store, "_CHECKED_BYTES", 0)

    async def story() -> None:
        await _filled(folder)
        pages = sqlite3.connect(folder / "games.db")
        (root,) = pages.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()
        pages.close()
        _overwrite(folder / "games.db", (root - 1) * 4096, 2000)
        async with tables(str(folder / "games.db")) as told:
            with pytest.raises(DamagedError):
                await told.store.load(ROOMS[0])
            assert [type(failure) for failure in told.failures] == [DamagedError]
            assert not (await told.store.condition()).ok

    run(story)


async def _killed(folder: Path, events: int) -> Tables:
    """The files of a server that was killed: with a log of many commits."""
    async with tables(str(folder / "served.db")) as told:
        await told.open(ROOMS[0])
        await told.play(ROOMS[0], events)
        shutil.copyfile(folder / "served.db", folder / "games.db")
        shutil.copyfile(folder / "served.db-wal", folder / "games.db-wal")
    return told


def test_the_log_of_a_killed_server_is_read_whole(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After a kill the log has whole commits only: nothing is lost, and nothing is said."""

    async def story() -> None:
        told = await _killed(folder, 30)
        state = examine(folder / "games.db-wal")
        assert state.frames > 30
        assert (state.broken_at, state.dropped) == (None, 0)
        await prove(str(folder / "games.db"), told)

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records


def test_a_log_without_its_database_is_not_written_over(folder: Path) -> None:
    """The file of a killed server is gone, its log is not: a new database would delete it, so the start is refused."""

    async def story() -> None:
        await _killed(folder, 30)
        (folder / "games.db").unlink()
        log = (folder / "games.db-wal").read_bytes()
        with pytest.raises(StoreFailedError, match="this is left of it"):
            await store_at(str(folder / "games.db")).open(lambda _: None)
        assert (folder / "games.db-wal").read_bytes() == log

    run(story)


def test_a_torn_end_of_the_log_is_told(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The last commit is not whole, as after a failure of power: that is said, and all before it is there."""

    async def story() -> None:
        told = await _killed(folder, 30)
        log = folder / "games.db-wal"
        _overwrite(log, log.stat().st_size - 100, 100)
        told.acknowledged[ROOMS[0]].discard("0:30")
        await prove(str(folder / "games.db"), told)

    run(story)
    (record,) = [record for record in caplog.records if "torn" in record.message]
    assert record.levelname == "WARNING"


def test_a_damaged_log_is_told_and_kept(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Commits behind a damaged frame are lost: that is said loudly, and the log is kept as it was."""

    async def story() -> None:
        await _killed(folder, 30)
        log = folder / "games.db-wal"
        _overwrite(log, log.stat().st_size // 2, 100)
        damaged = log.read_bytes()
        async with tables(str(folder / "games.db")):
            pass
        (kept,) = folder.glob("games.db-wal.damaged-*")
        assert kept.read_bytes() == damaged
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    run(story)
    (record,) = [record for record in caplog.records if "is damaged at frame" in record.message]
    assert record.levelname == "CRITICAL"


# --- who else uses the file ---------------------------------------------------------------------------------------
_OPEN = """
import asyncio, sys
from railwright.server.store import StoreFailedError, store_at
for path in sys.argv[1:]:
    try:
        asyncio.run(store_at(path).open(print))
        print("opened")
    except StoreFailedError as error:
        print(error.code)
"""


def _opened_elsewhere(*paths: Path) -> list[str]:
    """What another process hears that opens these."""
    command = [sys.executable, "-c", _OPEN, *map(str, paths)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout.split()


def test_no_other_name_and_no_copy_gets_past_the_lock(folder: Path) -> None:
    """A symlink, a hard link, a second mount or a copy of a database in use is refused; a backup of it is not."""

    async def story() -> None:
        served = folder / "games.db"
        async with tables(str(served)) as told:
            await told.open(*ROOMS)
            (folder / "linked.db").symlink_to(served)
            (folder / "sub").mkdir()
            (folder / "sub" / "hard.db").hardlink_to(served)
            shutil.copyfile(served, folder / "copy.db")
            names = [served, folder / "linked.db", folder / "sub" / "hard.db", folder / "copy.db"]
            expected = ["store_used", "store_used", "store_used", "store_copied"]
            bound = folder / "bound.db"
            bound.touch()
            if subprocess.run(["mount", "--bind", served, bound], capture_output=True).returncode == 0:
                names.append(bound)
                expected.append("store_used")
            heard = await asyncio.to_thread(_opened_elsewhere, *names)
            if bound in names:
                subprocess.run(["umount", bound], check=True)
            assert heard == expected
            with contextlib.closing(sqlite_store.connect(served, read_only=True)) as source:
                sqlite_store.copy(source, folder / "backup.db")
            assert await asyncio.to_thread(_opened_elsewhere, folder / "backup.db") == ["opened"]
        assert _opened_elsewhere(served) == ["store_linked"], "its log would belong to one of the names only"
        (folder / "sub" / "hard.db").unlink()
        assert _opened_elsewhere(folder / "copy.db") == ["opened"], "the original is not in use any more"

    run(story)


def test_files_are_for_their_owner_alone(folder: Path) -> None:
    """Files hold seeds and hashes of tokens: they and the folders made for them are the owner's; old ones become so."""

    async def story() -> None:
        address = folder / "new" / "deeper" / "games.db"
        before = os.umask(0)
        try:
            async with tables(str(address)) as told:
                await told.open(*ROOMS)
                for place in (folder / "new", address.parent):
                    assert stat.S_IMODE(place.stat().st_mode) == 0o700
                modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in address.parent.iterdir()}
            assert modes == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm"), 0o600)
            address.chmod(0o644)
            async with tables(str(address)):
                assert stat.S_IMODE(address.stat().st_mode) == 0o600
        finally:
            os.umask(before)

    run(story)


# --- foreign locks ------------------------------------------------------------------------------------------------
def test_a_foreign_lock_on_the_file_is_waited_for(folder: Path) -> None:
    """More than a second of a foreign lock: the move that waits is stored then, and all play on."""

    async def story() -> None:
        address = str(folder / "games.db")
        async with tables(address) as told:
            await told.open(*ROOMS)
            await all_play(told, 5)
            foreign = sqlite3.connect(address, isolation_level=None)
            foreign.execute("BEGIN IMMEDIATE")
            await locked_out(told)
            foreign.execute("ROLLBACK")
            foreign.close()
            await told.until(ok=True)
            await all_play(told, 5)
            assert "0:waits" in told.acknowledged[ROOMS[0]]
            assert (told.failures, told.returns) == ([], [])
        await prove(address, told)

    run(story)
