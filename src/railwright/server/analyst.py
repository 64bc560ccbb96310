"""The process that analyses games: begun when first needed, ended when there is nothing to do for a while."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable

import msgspec

from railwright.server.problems import Problem
from railwright.server.settings import Settings

_LONGEST_LINE = 32_000_000
_IDLE_SECONDS = 120.0


class _Job(msgspec.Struct, frozen=True):
    record: str
    depth: str


class _Told(msgspec.Struct, frozen=True):
    progress: float = 0.0
    report: msgspec.Raw = msgspec.Raw()
    failed: str = ""


class Analyst:
    """One process, for one game at a time."""

    def __init__(self, settings: Settings) -> None:
        self._command = (sys.executable, "-m", "railwright.insight", str(settings.analysis_niceness))
        self._depth = settings.analysis_depth
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def analyse(self, record: str, progress: Callable[[float], None]) -> bytes:
        """The report on a record, as JSON; whoever cancels this ends the process."""
        if self._idle is not None:
            self._idle.cancel()
        try:
            report = await self._analyse(await self._begun(), record, progress)
        except BaseException:
            await self.end()
            raise
        self._idle = asyncio.get_running_loop().call_later(_IDLE_SECONDS, self._kill)
        return report

    async def _begun(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LONGEST_LINE
            )
        return self._process

    async def _analyse(self, process: Process, record: str, progress: Callable[[float], None]) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):  # it is gone: the answer says so
            process.stdin.write(msgspec.json.encode(_Job(record, self._depth)) + b"\n")
            await process.stdin.drain()
        while line := await process.stdout.readline():
            told = msgspec.json.decode(line, type=_Told)
            if told.failed:
                raise Problem("analysis_failed", why=told.failed)
            if report := bytes(told.report):
                return report
            progress(told.progress)
        raise Problem("analysis_failed", why=f"the process ended with status {await process.wait()}")

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """End the process, whatever it does."""
        if self._idle is not None:
            self._idle.cancel()
        self._kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None
