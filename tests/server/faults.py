"""What the tests of a store under faults share: rooms that play on whatever happens, and the proof in the end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

import pytest

from railwright.server.store import (
    Happening,
    RoomRecord,
    StorageAwayError,
    StoredRoom,
    StoreFailedError,
    store_at,
)
from railwright.server.store.database import DatabaseStore
from railwright.server.store.records import Append, Create

PATIENCE = 200.0
ROOMS = ("AAAAAA", "BBBBBB", "CCCCCC")


@dataclass
class Tables:
    """An open store in which rooms can play; what they were told is remembered."""

    store: DatabaseStore
    failures: list[BaseException] = field(default_factory=list)
    returns: list[bool] = field(default_factory=list)
    acknowledged: dict[str, set[str]] = field(default_factory=dict)
    failed: int = 0
    enough: bool = False
    """Whether to play no further; who is cancelled in a write ends at the first wait that is none, maybe never."""
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    async def open(self, *rooms: str) -> None:
        """Open rooms."""
        for room in rooms:
            assert await self.store.write(Create(RoomRecord(room, "{}", 1.0)))
            self.acknowledged[room] = set()

    async def play(self, room: str, events: int) -> None:
        """Have so many events acknowledged, as a room does: after a failure it reads what is stored and goes on."""
        done = 0
        while done < events and not self.enough:
            try:
                stored = await self.store.load(room)
                assert isinstance(stored, StoredRoom)
                number = len(stored.events)
                while done < events and not self.enough:
                    self.store.check()
                    await self.move(room, number := number + 1, f"0:{next(self.ids)}")
                    done += 1
            except StoreFailedError:
                self.failed += 1
                await asyncio.sleep(0.05)

    async def move(self, room: str, number: int, request: str) -> None:
        """One event of a room."""
        assert await self.store.write(Append(room, [Happening(number, 1.0, f'"{room}"', request)], "play"))
        self.acknowledged[room].add(request)

    async def until(self, *, ok: bool) -> None:
        """Wait until moves can be stored, or until that is known to be impossible."""
        async with asyncio.timeout(PATIENCE):
            while (await self.store.condition()).ok is not ok:
                await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def tables(address: str) -> AsyncIterator[Tables]:
    """A store for rooms to play in."""
    told = Tables(store_at(address))
    await told.store.open(told.failures.append, lambda: told.returns.append(True))
    try:
        yield told
    finally:
        await told.store.close()


async def prove(address: str, told: Tables, *, most_unacknowledged: int = 0) -> None:
    """After opening anew: everything acknowledged is stored, once, without a gap, and little else."""
    async with tables(address) as again:
        surplus = 0
        for room, acknowledged in told.acknowledged.items():
            stored = await again.store.load(room)
            assert isinstance(stored, StoredRoom)
            requests = [event.request for event in stored.events]
            assert [event.number for event in stored.events] == list(range(1, len(requests) + 1))
            assert len(set(requests)) == len(requests)
            assert acknowledged <= set(requests), "nothing that was acknowledged is lost"
            surplus += len(requests) - len(acknowledged)
        assert surplus <= most_unacknowledged


async def all_play(told: Tables, events: int) -> None:
    """Have so many events of every room acknowledged."""
    await asyncio.gather(*(told.play(room, events) for room in told.acknowledged))


async def refused(told: Tables, number: int = 1000) -> None:
    """A move fails, and what comes then is refused at the door."""
    with pytest.raises(StoreFailedError):
        await told.move(ROOMS[0], number, "0:never")
    await told.until(ok=False)
    with pytest.raises(StorageAwayError):
        told.store.check()
    with pytest.raises(StorageAwayError):
        await told.move(ROOMS[1], 1000, "0:never")


async def until_away(told: Tables) -> None:
    """Wait until moves are refused at the door."""
    with contextlib.suppress(StorageAwayError):
        async with asyncio.timeout(PATIENCE):
            while True:
                told.store.check()
                await asyncio.sleep(0.05)


async def locked_out(told: Tables) -> None:
    """A foreign lock holds: a move waits, after a second others are refused, and health says so.

    It waits five seconds at most, so the lock is not held for much longer: machines can be busy.
    """
    waiting = asyncio.ensure_future(told.move(ROOMS[0], 6, "0:waits"))
    await until_away(told)
    assert not waiting.done()
    assert not (await told.store.condition()).ok
    told.acknowledged[ROOMS[0]].discard("0:waits")
    await asyncio.sleep(0.5)


async def fill(told: Tables) -> None:
    """Play until nothing more can be stored."""
    with contextlib.suppress(StoreFailedError):
        for number in range(6, 2000):
            await told.move(ROOMS[2], number, f"0:fill-{number}")
    assert len(told.acknowledged[ROOMS[2]]) < 1000
