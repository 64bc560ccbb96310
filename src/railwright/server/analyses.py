"""The analyses of finished games: made one at a time beside play, in turn for each address, and stored once made."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from railwright.insight.report import VERSION, Report, SeatReport
from railwright.server.analyst import Analyst
from railwright.server.fair_queue import FairQueue, Party
from railwright.server.http_messages import Analysis
from railwright.server.problems import Problem
from railwright.server.settings import Settings
from railwright.server.store import Store, StoreFailedError
from railwright.server.store.records import Analysed
from railwright.server.workshop import Shelf

_KEPT_BYTES = 8_000_000
_MOST_OF_ONE = 4
"""Analyses that one address may wait for."""
_MOST = 200
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_reports = msgspec.json.Decoder(Report)


@dataclass(slots=True)
class _Job:
    """An analysis that is not there yet."""

    payer: str
    running: bool = False
    progress: float = 0.0
    task: asyncio.Task[None] | None = None

    def further(self, part: float) -> None:
        """So much is done."""
        self.progress = part


class Analyses:
    """All analyses of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._analyst = Analyst(settings)
        self._queue = FairQueue(1)
        self._jobs: dict[str, _Job] = {}
        self._failed: dict[str, Problem] = {}
        self._made = Shelf(_KEPT_BYTES)

    async def of_room(self, payer: str, room: str, record: Callable[[], Awaitable[bytes]]) -> bytes:
        """How far the analysis of a room's game is, as JSON; begins it where nobody has asked for it before."""
        if room not in self._jobs and self._made.find(room) is None:
            stored = await self.store.analysis(room)
            if stored is not None and stored.version == VERSION:
                return _done(stored.body.encode())
        return await self._state(payer, room, record, stored_for=room)

    async def of_record(self, payer: str, digest: str, record: Callable[[], Awaitable[bytes]]) -> bytes:
        """The same for a record that somebody has brought; it is kept for a while."""
        return await self._state(payer, digest, record, stored_for=None)

    async def _state(
        self, payer: str, name: str, record: Callable[[], Awaitable[bytes]], stored_for: str | None
    ) -> bytes:
        made = self._made.find(name)
        if made is not None:
            return _done(made)
        if name in self._failed:
            raise self._failed.pop(name)
        job = self._jobs.get(name)
        if job is None:
            self._check(payer)
            text = (await record()).decode()
            job = self._jobs.get(name)
        if job is None:
            self._check(payer)  # others of this address may have begun meanwhile
            job = self._begin(payer, name, text, stored_for)
        ahead = list(self._jobs).index(name)
        return _encode(Analysis("running" if job.running else "waiting", ahead, job.progress, None))

    def _check(self, payer: str) -> None:
        if len(self._jobs) >= _MOST or sum(job.payer == payer for job in self._jobs.values()) >= _MOST_OF_ONE:
            raise Problem("analyses_busy")

    def _begin(self, payer: str, name: str, record: str, stored_for: str | None) -> _Job:
        job = self._jobs[name] = _Job(payer)
        job.task = asyncio.ensure_future(self._make(job, name, record, stored_for))
        return job

    async def _make(self, job: _Job, name: str, record: str, stored_for: str | None) -> None:
        party = Party(job.payer, name)
        await self._queue.take(party)
        try:
            job.running = True
            report = await self._analyst.analyse(record, job.further)
        except Exception as error:
            _log.exception("%s could not be analysed", name)
            del self._jobs[name]
            self._fail(name, error if isinstance(error, Problem) else Problem("internal"))
            return
        finally:
            self._queue.give_back(party)
        self._made.put(name, report)
        if stored_for is not None:
            await self._store(Analysed(stored_for, VERSION, time.time(), report.decode()))
        del self._jobs[name]

    def _fail(self, name: str, problem: Problem) -> None:
        """Whoever asks next is told why; of those that nobody asks about again the oldest are forgotten."""
        self._failed[name] = problem
        if len(self._failed) > _MOST:
            del self._failed[next(iter(self._failed))]

    async def _store(self, analysed: Analysed) -> None:
        try:
            await self.store.write(analysed)
        except StoreFailedError:
            _log.warning("Room %s: its analysis could not be stored; it is made anew", analysed.room)

    async def close(self) -> None:
        """End everything that is under way; it is made anew when somebody asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._analyst.end()


def _done(report: bytes) -> bytes:
    return _encode(_Done("done", 0, 1.0, msgspec.Raw(report)))


class _Done(msgspec.Struct, frozen=True):
    """An `Analysis` with a report that is JSON already."""

    state: str
    ahead: int
    progress: float
    report: msgspec.Raw


def seat_report(body: str, seat: int) -> SeatReport | None:
    """What a stored analysis says to a seat; one of an earlier version is made anew when somebody looks at it."""
    try:
        return next((one for one in _reports.decode(body).seats if one.seat == seat), None)
    except msgspec.DecodeError:
        return None
