"""Whole games of every kind against servers that are killed at random moments and inside commits, and started again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from railwright.core.errors import RailwrightError
from railwright.core.fair import DIGITS, seal_of
from railwright.server.store import store_at
from railwright.trial.asking import Asking, Opened
from railwright.trial.doomed import AFTER_COMMIT, BEFORE_COMMIT
from railwright.trial.doomed_host import DoomedHost
from railwright.trial.kinds import Wish, all_kinds
from railwright.trial.ledger import Match, compare
from railwright.trial.stubborn import Counts, StubbornSeat

Death = Literal["at once", "before commit", "after commit"]
_SIGNALS: dict[Death, signal.Signals] = {"before commit": BEFORE_COMMIT, "after commit": AFTER_COMMIT}
_DEATHS: tuple[Death, ...] = ("at once", "before commit", "after commit")
_LOOK_SECONDS = 0.005
_DYING_SECONDS = 10.0
"""How long a server that is armed may go on without a commit before it is killed all the same."""
_STARTS = 20
_START_PAUSE = 0.3
_STANDSTILL_SECONDS = 60.0
"""When nothing has been confirmed for so long, matches that are not over are given up."""
_AGAIN_SECONDS = 0.05
_TRACEBACK = "Traceback (most recent call last)"
_SEALED = 0.75
"""How many people add something to the dice."""


@dataclass(frozen=True, slots=True)
class Ordeal:
    """What servers are put through."""

    database: str
    actions: int = 2000
    """Confirmed actions at least; then the matches that run are played to their end."""
    kills: int = 3
    rooms: int = 60
    """Matches at the same time."""
    seed: int = 1
    servers: int = 1
    """Servers beside each other; more than one share a PostgreSQL database."""
    options: Sequence[str] = ()
    """More options of each server."""


@dataclass
class Progress:
    """How far it is."""

    acked: int = 0
    kills: int = 0
    matches: int = 0


@dataclass
class Torture:
    """An ordeal under way; `watched` is told how far it is."""

    ordeal: Ordeal
    watched: Callable[[Progress], None] = lambda _: None
    counts: Counts = field(default_factory=Counts)
    matches: list[Match] = field(default_factory=list)
    deaths: dict[Death, int] = field(default_factory=lambda: dict.fromkeys(_DEATHS, 0))

    def __post_init__(self) -> None:
        self._chance = random.Random(self.ordeal.seed)  # noqa: S311 - no secret
        self._deaths = itertools.cycle(_DEATHS)
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lasts as long as the servers
        self._hosts = [
            DoomedHost(self.ordeal.database, self.ordeal.options, self._log) for _ in range(self.ordeal.servers)
        ]
        self._up = [asyncio.Event() for _ in self._hosts]
        kinds = all_kinds()
        self._chance.shuffle(kinds)
        self._kinds = itertools.cycle(kinds)

    # --- the servers ----------------------------------------------------------------------------------------------
    async def address(self) -> tuple[str, int]:
        """A server that should answer."""
        while True:
            up = [host for host, is_up in zip(self._hosts, self._up, strict=True) if is_up.is_set()]
            if up:
                return "127.0.0.1", self._chance.choice(up).port
            await asyncio.wait(
                [asyncio.ensure_future(event.wait()) for event in self._up], return_when=asyncio.FIRST_COMPLETED
            )

    async def _start(self, number: int) -> None:
        """As a supervisor would: again, where it fails because what the killed one held is not free yet."""
        for attempt in range(_STARTS):
            try:
                await asyncio.to_thread(self._hosts[number].start)
                break
            except RailwrightError:
                if attempt == _STARTS - 1:
                    raise
                await asyncio.sleep(_START_PAUSE)
        self._up[number].set()

    async def _kill(self) -> None:
        """End one of the servers without warning, in one of the ways, and start it again."""
        number = self._chance.randrange(len(self._hosts))
        death = next(self._deaths)
        host = self._hosts[number]
        if death in _SIGNALS:
            host.signal(_SIGNALS[death])
        if death == "at once" or not await asyncio.to_thread(host.ends_within, _DYING_SECONDS):
            death = "at once"
            await asyncio.to_thread(host.kill)
        self._up[number].clear()
        self.deaths[death] += 1
        await self._start(number)

    async def _kill_them(self) -> None:
        """Spread the kills over the actions, unevenly."""
        share = self.ordeal.actions / (self.ordeal.kills + 1)
        for number in range(self.ordeal.kills):
            due = (number + self._chance.random()) * share
            while self.counts.acked < due:
                await asyncio.sleep(_LOOK_SECONDS)
            await asyncio.sleep(self._chance.random() * _LOOK_SECONDS)
            await self._kill()

    # --- the matches ----------------------------------------------------------------------------------------------
    @property
    def _goes_on(self) -> bool:
        return self.counts.acked < self.ordeal.actions or sum(self.deaths.values()) < self.ordeal.kills

    async def _table(self) -> None:
        """One match after the other."""
        while self._goes_on:
            kind = next(self._kinds)
            added = [self._contribution(seat) for seat in kind["seats"]]
            seals = [seal_of(given) if given else None for given in added]
            sealed = [{**seat, "seal": seal} for seat, seal in zip(kind["seats"], seals, strict=True)]
            opened = await self._open({**kind, "seats": sealed})
            match = Match(opened.room, kind)
            self.matches.append(match)
            seats = [
                StubbornSeat(match, seat, token, self.counts, added[seat]) for seat, token in opened.tokens.items()
            ]
            await asyncio.gather(*(seat.play(self) for seat in seats))

    def _contribution(self, seat: dict[str, str]) -> str | None:
        """What a seat adds to the dice; some people's add nothing, and no bot's does."""
        adds = seat["kind"] != "bot" and self._chance.random() < _SEALED
        return self._chance.randbytes(DIGITS // 2).hex() if adds else None

    async def _open(self, kind: Wish) -> Opened:
        while True:
            host, port = await self.address()
            with contextlib.suppress(OSError, RailwrightError):
                return await asyncio.to_thread(_open, f"http://{host}:{port}", kind)
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _play(self) -> None:
        killing = asyncio.ensure_future(self._kill_them())
        tables = [asyncio.ensure_future(self._table()) for _ in range(self.ordeal.rooms)]
        tasks = {killing, *tables}
        seen, since = -1, time.monotonic()
        try:
            while tasks:
                ended, tasks = await asyncio.wait(tasks, timeout=0.2, return_when=asyncio.FIRST_EXCEPTION)
                for task in ended:
                    task.result()
                self.watched(self.progress)
                if self.counts.acked != seen:
                    seen, since = self.counts.acked, time.monotonic()
                elif time.monotonic() - since > _STANDSTILL_SECONDS:
                    return
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.counts.acked, sum(self.deaths.values()), len(self.matches))

    def _read_log(self) -> str:
        """What the servers have logged; shown where there is something in it that should not be."""
        self._log.seek(0)
        log = self._log.read().decode(errors="replace")
        if _TRACEBACK in log or not self.matches:
            print(log, file=sys.stderr)
        return log

    async def run(self) -> dict[str, Any]:
        """Play, kill, compare."""
        began = time.monotonic()
        with self._log:
            try:
                await asyncio.gather(*(self._start(number) for number in range(len(self._hosts))))
                await self._play()
            finally:
                for host in self._hosts:
                    await asyncio.to_thread(host.close)
                log = self._read_log()
        store = store_at(self.ordeal.database)
        await store.open(lambda _: None)
        try:
            found = await compare(self.matches, store)
        finally:
            await store.close()
        return {
            "kills": sum(self.deaths.values()),
            "acked": self.counts.acked,
            "lost": found.lost,
            "doubled": found.doubled,
            "unfinished": found.unfinished,
            "replays_differ": found.replays_differ,
            "refused": sum(self.counts.refused.values()),
            "refused_as": dict(self.counts.refused),
            "tracebacks": log.count(_TRACEBACK),
            "kills_before_commit": self.deaths["before commit"],
            "kills_after_commit": self.deaths["after commit"],
            "resent": self.counts.resent,
            "matches": len(self.matches),
            "kinds": len({str(match.kind) for match in self.matches}),
            "of_kinds": len(all_kinds()),
            "seconds": round(time.monotonic() - began, 1),
        }


def _open(url: str, kind: Wish) -> Opened:
    with Asking(url) as asking:
        return asking.open(kind)
