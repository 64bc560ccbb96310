"""A doomed server as the torture holds it: started, armed, killed, started again at the same address."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import IO

from railwright.core.errors import RailwrightError
from railwright.trial.doomed import ENDED, LIFE
from railwright.trial.host import lifted, port_told, wait_until_it_answers

_PATIENCE = 120.0
"""Seconds in which a seat's contribution may come, so that none is too late however often the server was away."""


class DoomedHost:
    """One address with one life after the other behind it."""

    def __init__(self, database: str, options: Sequence[str], log: IO[bytes]) -> None:
        self._command = [sys.executable, "-m", "railwright.trial.doomed", "--database", database, *options]
        self._process: subprocess.Popen[str] | None = None
        self._life = 0
        self._log = log
        self.port = 0

    def start(self) -> None:
        """Begin a life and wait until it answers; raises an error where it ends before that."""
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log,
                text=True,
                env=lifted(bot_pause=0, reveal_seconds=_PATIENCE),
            )
        assert self._process.stdin
        self._process.stdin.write(f"{self.port}\n")
        self._process.stdin.flush()
        word, _, life = self._output.readline().partition(" ")
        if word != LIFE:
            raise RailwrightError("trial_not_started", status=self._process.wait())
        self._life = int(life)
        told = self._output.readline()
        if told.startswith(ENDED):
            self._life = 0
            raise RailwrightError("trial_not_started", status=int(told.split()[-1]))
        self.port = port_told(told)
        wait_until_it_answers(f"http://127.0.0.1:{self.port}")

    @property
    def _output(self) -> IO[str]:
        assert self._process
        assert self._process.stdout
        return self._process.stdout

    def signal(self, number: signal.Signals) -> None:
        """Arm, end or kill this life."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._life, number)

    def ends_within(self, seconds: float) -> bool:
        """Wait for the end of this life."""
        if not select.select([self._output], [], [], seconds)[0]:
            return False
        self._bury()
        return True

    def kill(self) -> None:
        """End this life without warning."""
        self.signal(signal.SIGKILL)
        self._bury()

    def _bury(self) -> None:
        while not self._output.readline().startswith(ENDED):
            pass
        self._life = 0

    def close(self) -> None:
        """End this life as an operator would, and with it all."""
        if self._process is not None:
            if self._life:
                self.signal(signal.SIGTERM)
                self._bury()
            assert self._process.stdin
            self._process.stdin.close()
            self._output.close()
            self._process.wait()
