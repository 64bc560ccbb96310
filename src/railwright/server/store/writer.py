"""The one writer of a store: commits everything of the moment at once, finds the room at fault, waits for a database.

Nothing is acknowledged that is not committed. A batch that fails is tried again write by write: what fails then is
refused for its room alone. While the database is away, whatever comes is refused at the door; what was under way fails,
whether it is stored or not, and its room is read anew once the database is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from railwright.server.meters import COMMITS
from railwright.server.store.pledge import Pledge
from railwright.server.store.records import Condition, DamagedError, StorageAwayError, StoreFailedError, Write, room_of

_log = logging.getLogger(__name__)

MOST_AT_ONCE = 2000
STALL_SECONDS = 1.0
"""A commit that takes longer means that nothing can be stored for now: what comes is refused until it is through."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
PACE_SECONDS = 0.0015
"""Commits follow each other at least so far apart, and share what comes meanwhile: each costs as much as several moves.
The first one after a while begins at once."""
_FRESH_SECONDS = 1.0
"""For so long a commit proves that the next one will succeed."""

Pending = tuple[Write, Pledge]
Outcome = bool | StoreFailedError


class AwayError(Exception):
    """The database cannot be reached or written to for now. Whether the last commit is stored may be in doubt."""


class OutdatedError(Exception):
    """Among several writes is one for a room that has moved or is closed."""


class Ledger(Protocol):
    """A database as the writer needs it. All of it may raise AwayError, and DamagedError where no waiting helps."""

    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        """Carry all of them out in one transaction, or none; raises whatever is wrong with any of them."""

    async def commit_apart(self, writes: Sequence[Write]) -> list[Outcome]:
        """The same, but one that fails leaves the others in place."""

    async def try_out(self) -> None:
        """Connect anew if need be, and commit something that changes nothing."""


class Writer:
    """Writes for all rooms, from one task."""

    def __init__(self, ledger: Ledger, failed: Callable[[BaseException], None], returned: Callable[[], None]) -> None:
        self._ledger = ledger
        self._failed = failed
        self._returned = returned
        self._loop = asyncio.get_running_loop()
        self._pending: list[Pending] = []
        self._trials: list[asyncio.Future[None]] = []
        self._news = asyncio.Event()
        self._closing = asyncio.Event()
        self._away: Condition | None = None
        self._over: BaseException | None = None
        self._began: float | None = None
        self._next = 0.0
        """When the next commit may begin."""
        self._proven = self._loop.time()
        self._task = asyncio.ensure_future(self._work())

    # --- for the rooms --------------------------------------------------------------------------------------------
    def check(self) -> None:
        """Refuse what could not be stored now."""
        if self._over is not None:
            raise StorageAwayError("store_closed") from self._over
        if self._away is not None or self._stalled:
            raise StorageAwayError("storage_away")

    @property
    def _stalled(self) -> bool:
        return self._began is not None and self._loop.time() - self._began > STALL_SECONDS

    async def write(self, what: Write) -> bool:
        """Commit a write, together with all others of the moment."""
        if self._over is not None or self._away is not None:
            self.check()
        pledge = Pledge(loop=self._loop)
        self._pending.append((what, pledge))
        self._news.set()
        return await pledge.kept()

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return len(self._pending)

    async def condition(self) -> Condition:
        """Whether a write could be committed now: known from one just committed, else tried out."""
        if self._standing().ok and self._loop.time() - self._proven > _FRESH_SECONDS:
            trial: asyncio.Future[None] = self._loop.create_future()
            self._trials.append(trial)
            self._news.set()
            await asyncio.wait((trial,), timeout=STALL_SECONDS)
            if not trial.done():
                return Condition(False, "no answer", time.time() - STALL_SECONDS)
        return self._standing()

    def _standing(self) -> Condition:
        if self._over is not None:
            return Condition(False, str(self._over))
        if self._away is not None:
            return self._away
        if self._began is not None and self._stalled:
            return Condition(False, "a commit takes long", time.time() - (self._loop.time() - self._began))
        return Condition(True)

    async def close(self) -> None:
        """Write what is pending; give up where the database is away."""
        self._closing.set()
        self._news.set()
        with contextlib.suppress(Exception):  # told already, by `failed`
            await self._task

    def fail(self, error: BaseException) -> None:
        """No waiting helps: whatever waits fails, and the server is told to end."""
        if self._over is None:
            self._over = error
            self._reject(self._pending, error)
            self._failed(error)

    # --- the work -------------------------------------------------------------------------------------------------
    async def _work(self) -> None:
        batch: list[Pending] = []
        try:
            while self._over is None:
                if not self._pending and not self._trials:
                    if self._closing.is_set():
                        return
                    self._news.clear()
                    await self._news.wait()
                    continue
                if (early := self._next - self._loop.time()) > 0:
                    await asyncio.sleep(early)
                batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
                try:
                    await self._carry_out(batch)
                except AwayError as error:
                    self._leave(batch, error)
                    await self._until_it_is_back()
        except BaseException as error:
            self._reject(batch, error)
            self.fail(error)
            raise
        finally:
            if self._over is None:
                self._over = StoreFailedError("store_closed")
            self._answer_trials()

    async def _carry_out(self, batch: list[Pending]) -> None:
        began = self._began = self._loop.time()
        self._next = began + PACE_SECONDS
        try:
            if batch:
                outcomes = await self._commit([what for what, _ in batch])
            else:
                outcomes = []
                await self._try_out()
        finally:
            self._began = None
        COMMITS.took(self._loop.time() - began)
        self._proven = self._loop.time()
        for (what, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, StoreFailedError):
                _log.error("Room %s: a write was refused by the database: %s", room_of(what), outcome)
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        self._answer_trials()

    async def _commit(self, writes: list[Write]) -> Sequence[Outcome]:
        try:
            return await self._ledger.commit(writes)
        except (AwayError, DamagedError):
            raise
        except Exception as error:
            if not isinstance(error, OutdatedError):
                _log.warning("A commit of %d writes failed, they are tried one by one: %s", len(writes), error)
        outcomes = await self._ledger.commit_apart(writes)
        if all(isinstance(outcome, StoreFailedError) for outcome in outcomes):
            await self._try_out()  # is it the rooms, or is it the database?
        return outcomes

    async def _try_out(self) -> None:
        """Whatever is wrong when there is no room to blame is wrong with the database, and somebody may mend it."""
        try:
            await self._ledger.try_out()
        except (AwayError, DamagedError):
            raise
        except Exception as error:
            raise AwayError(str(error)) from error

    def _leave(self, batch: list[Pending], error: AwayError) -> None:
        """Refuse what comes from now on; what is under way fails."""
        self._away = Condition(False, str(error), time.time())
        _log.error("Games cannot be stored for now, moves are refused: %s", error)
        waiting, self._pending = batch + self._pending, []
        self._reject(waiting, error)
        self._answer_trials()

    async def _until_it_is_back(self) -> None:
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), pause)
                return
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self._try_out()
            except AwayError as error:
                if self._away is not None and self._away.why != str(error):
                    self._away = Condition(False, str(error), self._away.since)
                    _log.error("Games can still not be stored: %s", error)
                continue
            away, self._away = self._away, None
            self._proven = self._loop.time()
            seconds = time.time() - away.since if away and away.since else 0.0
            _log.warning("Games can be stored again, after %.1f s.", seconds)
            self._returned()
            return

    def _reject(self, batch: Sequence[Pending], error: BaseException) -> None:
        for _, future in batch:
            if not future.done():
                future.set_exception(StoreFailedError("store_failed", why=str(error)))

    def _answer_trials(self) -> None:
        for trial in self._trials:
            if not trial.done():
                trial.set_result(None)
        self._trials.clear()
