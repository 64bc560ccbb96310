"""Several workers on one machine: started, started again when they die, and replaced one by one for a new version.

All take connections from one listening socket, so none is lost while workers come and go. SIGHUP replaces the workers:
each new one answers before an old one is told to end. Of rooms the supervisor knows nothing.
"""

from __future__ import annotations

import contextlib
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, fields
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from railwright.server.settings import Settings

_log = logging.getLogger("railwright.server")
_VARIABLE = "RAILWRIGHT_INHERITED"
_START_SECONDS = 180.0
_END_SECONDS = 20.0
_LOOK_SECONDS = 0.1
_SHORT_LIFE = 10.0
_LONGEST_PAUSE = 30.0


@dataclass(frozen=True, slots=True)
class Inherited:
    """What a worker gets from its supervisor."""

    listening: int
    ready: int
    lifeline: int
    number: int

    def started(self) -> None:
        """Tell the supervisor that this worker answers."""
        with contextlib.suppress(BrokenPipeError):  # it is gone, and this worker ends by itself
            os.write(self.ready, b".")
        os.close(self.ready)

    def end_with_supervisor(self) -> None:
        """Wait for the supervisor to be gone, then end."""
        os.read(self.lifeline, 1)  # nothing is ever written: this returns when the other end is gone
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_END_SECONDS)
        os._exit(1)


def inherited() -> Inherited | None:
    """What this process got from a supervisor, if it is a worker of one."""
    told = os.environ.pop(_VARIABLE, None)
    if not told:
        return None
    born = Inherited(*map(int, told.split(",")))
    threading.Thread(target=born.end_with_supervisor, daemon=True).start()
    return born


@dataclass(slots=True)
class _Worker:
    process: subprocess.Popen[bytes]
    ready: IO[bytes]
    since: float


class Supervisor:
    """Keeps a number of workers running."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._lifeline, self._held = os.pipe()
        self._workers: dict[int, _Worker] = {}
        self._pauses: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self._ending = False
        self._renewing = False

    def run(self) -> int:
        """Until told to end; the exit status is 1 if not one worker can be started."""
        self._listening.listen(2048)
        for end in (signal.SIGTERM, signal.SIGINT):
            signal.signal(end, lambda *_: setattr(self, "_ending", True))
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "_renewing", True))
        try:
            for number in range(self._settings.workers):
                self._workers[number] = self._start(number)
            answering = sum([self._wait_for(worker) for worker in self._workers.values()])
            if not answering:
                return 0 if self._ending else 1
            _log.info("%d workers answer.", answering)
            while not self._ending:
                self._look_after()
                if self._renewing:
                    self._renewing = False
                    self._renew()
                time.sleep(_LOOK_SECONDS)
            return 0
        finally:
            self._end(list(self._workers.values()))

    def _start(self, number: int) -> _Worker:
        ready, telling = os.pipe()
        passed = (self._listening.fileno(), telling, self._lifeline)
        environment = {**os.environ, _VARIABLE: ",".join(map(str, (*passed, number)))}
        for field in fields(self._settings):
            environment[f"RAILWRIGHT_{field.name.upper()}"] = str(getattr(self._settings, field.name))
        environment["RAILWRIGHT_WORKERS"] = "1"
        if self._settings.metrics_port:
            environment["RAILWRIGHT_METRICS_PORT"] = str(self._settings.metrics_port + number)
        process = subprocess.Popen([sys.executable, "-m", "railwright.server"], env=environment, pass_fds=passed)
        os.close(telling)
        return _Worker(process, os.fdopen(ready, "rb", buffering=0), time.monotonic())

    def _wait_for(self, worker: _Worker) -> bool:
        """Wait until a worker answers; False if it does not come to that."""
        until = time.monotonic() + _START_SECONDS
        while time.monotonic() < until and not self._ending:
            if select.select([worker.ready], [], [], _LOOK_SECONDS)[0]:
                return bool(worker.ready.read(1))
        return False

    def _look_after(self) -> None:
        """Start workers again that have ended; one that ends soon again is waited for longer and longer."""
        now = time.monotonic()
        for number, worker in list(self._workers.items()):
            if worker.process.poll() is None:
                continue
            if number not in self._due:
                longer = min(max(1.0, self._pauses.get(number, 0.0) * 2), _LONGEST_PAUSE)
                self._pauses[number] = longer if now - worker.since < _SHORT_LIFE else 0.0
                self._due[number] = now + self._pauses[number]
                _log.error("Worker %d ended with status %d; another one starts.", number, worker.process.returncode)
            if now >= self._due[number]:
                del self._due[number]
                worker.ready.close()
                self._workers[number] = self._start(number)

    def _renew(self) -> None:
        """Replace all workers, each only when the new one answers."""
        for number, old in list(self._workers.items()):
            fresh = self._start(number)
            if not self._wait_for(fresh):
                _log.error("A new worker did not start; the old ones go on.")
                self._end([fresh])
                return
            self._workers[number] = fresh
            self._end([old])
        _log.info("All workers are replaced.")

    def _end(self, workers: list[_Worker]) -> None:
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + _END_SECONDS
        for worker in workers:
            try:
                worker.process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.process.kill()
                worker.process.wait()
            worker.ready.close()
