"""`railwright db` at work, with a bar of progress on a terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from railwright.core.errors import RailwrightError
from railwright.server.settings import default_database
from railwright.server.store.exported import Exporter, exported_rooms
from railwright.server.store.kept import KeptRoom, UnreadableRoom, keeper_at
from railwright.server.store.records import StoreFailedError

Progressed = Callable[[int, int], None]


def run(action: str, database: str, file: str) -> int:
    """Do an action; the exit status is 1 if anything is not whole."""
    address = database or default_database()
    with _bar("Pages" if action == "backup" else "Rooms") as progressed:
        if action == "check":
            return asyncio.run(_check(address, progressed))
        if action == "export":
            return asyncio.run(_export(address, file, progressed))
        if action == "import":
            return asyncio.run(_import(address, file))
        asyncio.run(keeper_at(address).back_up(file, progressed))
    _say(f"Written: {file}")
    return 0


@contextlib.contextmanager
def _bar(what: str) -> Iterator[Progressed]:
    columns = (TextColumn(what), BarColumn(bar_width=24), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _say(sentence: object) -> None:
    Console(highlight=False, markup=False).print(str(sentence), soft_wrap=True)


async def _check(address: str, progressed: Progressed) -> int:
    from railwright.cli import ink_warm_up, line_warm_up
    from railwright.server.wholeness import fault, is_of_other_rules

    ink_warm_up.warm_up(bots=False)
    line_warm_up.warm_up()
    closed = older = broken = events = done = 0
    async with keeper_at(address).snapshot() as snapshot:
        faults: list[object] = [RailwrightError("db_fault", why=why) for why in await snapshot.faults()]
        for told in faults:
            _say(told)
        rooms = await snapshot.counted()
        async for room in snapshot.rooms():
            found = fault(room)
            if found is not None:
                broken += 1
                _say(found)
            elif isinstance(room, KeptRoom):
                closed += room.expired is not None
                older += room.expired is None and is_of_other_rules(room)
            events += len(room.events) if isinstance(room, KeptRoom) else 0
            done += 1
            progressed(done, rooms)
    _say(
        f"{rooms} rooms ({closed} closed, {older} of other rules, {broken} broken), {events} events; "
        f"{len(faults) or 'no'} faults of the database itself."
    )
    return 1 if broken or faults else 0


async def _export(address: str, file: str, progressed: Progressed) -> int:
    broken = 0
    with _new_file(file) as written:
        exporter = Exporter(written)
        async with keeper_at(address).snapshot() as snapshot:
            rooms = await snapshot.counted()
            async for room in snapshot.rooms():
                if isinstance(room, UnreadableRoom):
                    broken += 1
                    _say(RailwrightError("db_room_unreadable", room=room.id, why=room.why))
                else:
                    exporter.add(room)
                progressed(exporter.rooms + broken, rooms)
        exporter.end()
    _say(f"Written: {file}, {exporter.rooms} rooms, {exporter.events} events; {broken or 'no'} rooms left out.")
    return 1 if broken else 0


@contextlib.contextmanager
def _new_file(name: str) -> Iterator[IO[bytes]]:
    """A file for its owner alone that is there once it is whole, and not before."""
    path = Path(name).expanduser()
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        if path.exists():
            raise StoreFailedError("db_exists", file=name)
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:  # noqa: PTH123 - for the mode
            yield written
            written.flush()
            os.fsync(written.fileno())
        unfinished.rename(path)
    except OSError as error:
        raise StoreFailedError("db_unwritable", file=name, why=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


async def _import(address: str, file: str) -> int:
    counts = {"rooms": 0, "events": 0}

    def rooms(source: IO[bytes]) -> Iterator[KeptRoom]:
        for room in exported_rooms(source):
            counts["rooms"] += 1
            counts["events"] += len(room.events)
            yield room

    try:
        source = Path(file).expanduser().open("rb")
    except OSError as error:
        raise StoreFailedError("db_file_unreadable", file=file, why=str(error)) from error
    with source:
        await keeper_at(address).keep(rooms(source))
    _say(f"Added: {counts['rooms']} rooms, {counts['events']} events.")
    return 0
