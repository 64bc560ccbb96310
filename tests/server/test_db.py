"""Tests of `railwright db`: a live database is checked, copied and moved; damage is told room by room."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.server.tables import BOT, ME, play_ink, play_line, run, serving

from railwright.cli.main import main

Db = Callable[..., tuple[int, str]]


@pytest.fixture
def db(capfd: pytest.CaptureFixture[str]) -> Db:
    """The command: its exit status and what it says."""

    def called(action: str, database: Path | str, *files: Path) -> tuple[int, str]:
        capfd.readouterr()
        status = main(["db", action, *map(str, files), "--database", str(database)])
        said = capfd.readouterr()
        return status, said.out + said.err

    return called


@asynccontextmanager
async def _served(folder: Path) -> AsyncIterator[list[str]]:
    """A running server with a game that is over, one that is not, and one that never began."""
    async with serving(folder) as server:
        line, seats = await server.open(game="line", seats=[ME, BOT])
        async with server.page(line, seats[0]) as page:
            await play_line(page, 0)
        ink, tokens = await server.open(game="ink", seats=[ME, BOT])
        async with server.page(ink, tokens[0]) as page:
            await play_ink(page, 0, until_round=2)
        lobby, _ = await server.open(game="ink", seats=[ME, {"kind": "open"}])
        yield [line, ink, lobby]


def test_a_live_database_is_checked_backed_up_exported_and_imported(folder: Path, postgres: str, db: Db) -> None:
    """All rooms come through a backup, and through PostgreSQL and back, unchanged; every file is its owner's alone."""

    async def story() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()
        async with _served(folder):
            for action, *files in (["check"], ["backup", folder / "copy.db"], ["export", folder / "one.jsonl"]):
                status, said = await asyncio.to_thread(db, action, folder / "games.db", *files)
                assert status == 0, said

    run(story)
    assert "(0 closed, 0 of other rules, 0 broken)" in db("check", folder / "copy.db")[1]
    assert db("import", postgres, folder / "one.jsonl")[0] == 0
    assert db("check", postgres)[0] == 0
    assert db("export", postgres, folder / "two.jsonl")[0] == 0
    assert db("import", folder / "new" / "moved.db", folder / "two.jsonl")[0] == 0
    assert db("export", folder / "new" / "moved.db", folder / "three.jsonl")[0] == 0
    texts = [(folder / f"{name}.jsonl").read_bytes() for name in ("one", "two", "three")]
    assert texts[0] == texts[1] == texts[2]
    assert texts[0].count(b"\n") == 5, "a first line, three rooms, a last line"
    for file in ("copy.db", "one.jsonl", "two.jsonl", "new/moved.db"):
        assert stat.S_IMODE((folder / file).stat().st_mode) == 0o600


def test_nothing_is_written_over_and_an_import_is_all_or_nothing(folder: Path, db: Db) -> None:
    """A file or a room that is there already, a file that was cut or is none: refused, and nothing has changed."""

    async def story() -> None:
        async with _served(folder):
            await asyncio.to_thread(db, "export", folder / "games.db", folder / "all.jsonl")

    run(story)
    database, whole = folder / "games.db", (folder / "all.jsonl").read_bytes()
    told = f"{folder / 'all.jsonl'} is there already; nothing is written over.\n"
    assert db("export", database, folder / "all.jsonl") == (1, told)
    assert db("backup", database, folder / "all.jsonl")[0] == 1
    assert (folder / "all.jsonl").read_bytes() == whole
    assert "is in the database already" in db("import", database, folder / "all.jsonl")[1]
    cut = folder / "cut.jsonl"
    for broken in (b"".join(whole.splitlines(keepends=True)[:-1]), whole[:-3], whole + whole, b"", b"nonsense\n"):
        cut.write_bytes(broken)
        status, said = db("import", folder / "new.db", cut)
        assert status == 1
        assert "Nothing has been added." in said
    assert "0 rooms" in db("check", folder / "new.db")[1]
    assert "There is no database" in db("check", folder / "none.db")[1]
    assert not (folder / "none.db").exists()


def test_a_check_names_every_broken_room(folder: Path, db: Db) -> None:
    """A missing event, an impossible one and a request carried out twice are told with their rooms; the status is 1."""
    rooms: list[str] = []

    async def story() -> None:
        async with _served(folder) as opened:
            rooms.extend(opened)

    run(story)
    line, ink, _ = rooms
    database = folder / "games.db"
    shutil.copyfile(database, folder / "gap.db")
    _change(folder / "gap.db", f"DELETE FROM events WHERE room = '{line}' AND number = 5")
    assert db("check", folder / "gap.db")[0] == 1
    assert f"Room {line}: event 5 is missing." in db("check", folder / "gap.db")[1]
    shutil.copyfile(database, folder / "body.db")
    _change(folder / "body.db", f"UPDATE events SET body = '{{\"event\": \"ü\"}}' WHERE room = '{ink}' AND number = 2")
    status, said = db("check", folder / "body.db")
    assert status == 1
    assert f"Room {ink}: event 2 cannot be carried out" in said
    assert "1 broken" in said
    shutil.copyfile(database, folder / "twice.db")
    _change(folder / "twice.db", f"UPDATE events SET request = '0:x' WHERE room = '{ink}'")
    assert f"Room {ink}: a request was carried out twice." in db("check", folder / "twice.db")[1]


def _change(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_what_can_be_read_of_a_damaged_file_is_exported(folder: Path, db: Db) -> None:
    """A page is damaged: the check says so, and an export has the rooms that can still be read and names the others."""
    rooms: list[str] = []

    async def story() -> None:
        async with _served(folder) as opened:
            rooms.extend(opened)

    run(story)
    database = folder / "games.db"
    connection = sqlite3.connect(database)
    (page,) = connection.execute(
        "SELECT max(pageno) FROM dbstat WHERE name = 'events' AND pagetype = 'leaf'"
    ).fetchone()
    connection.close()
    with database.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 1000)
    status, said = db("check", database)
    assert status == 1
    assert "The database: " in said
    status, said = db("backup", database, folder / "copy.db")
    assert status == 1
    assert "is damaged" in said
    assert not (folder / "copy.db").exists(), "a copy of a damaged file is no backup"
    status, said = db("export", database, folder / "saved.jsonl")
    assert status == 1
    assert "cannot be read" in said
    assert "Written" in said
    assert db("import", folder / "new.db", folder / "saved.jsonl")[0] == 0
    assert db("check", folder / "new.db")[0] == 0
