"""A server in a process of its own, as a trial starts it: limits lifted, watched from outside, killed if need be."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path
from urllib.parse import urlsplit

from railwright.core.errors import RailwrightError
from railwright.server.settings import Settings
from railwright.trial.asking import Asking

_RATES = ("_per_second", "_per_minute", "_per_hour", "_at_once", "_of_time", "_per_address", "_connections")
_UNLIMITED = "1000000000"
_PATIENCE = 60.0
_TICKS = os.sysconf("SC_CLK_TCK")
_LOOK_SECONDS = 0.5
_AT_REST = 0.05
"""The share of a core that a server without work takes at most."""


def lifted(**settings: object) -> dict[str, str]:
    """The environment of a server whose limits of how often somebody may do something limit nobody."""
    rates = {field.name: _UNLIMITED for field in fields(Settings) if field.name.endswith(_RATES)}
    return {**os.environ, **{f"RAILWRIGHT_{name.upper()}": str(value) for name, value in {**rates, **settings}.items()}}


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def port_told(line: str) -> int:
    """The port in the line by which a server says where it is."""
    return urlsplit(line.split()[-1]).port or 0


def wait_until_it_answers(url: str) -> None:
    """Ask until there is an answer."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), Asking(url) as asking:
            asking.get("/api/health")
            return
        time.sleep(0.01)
    raise RailwrightError("trial_silent", seconds=int(_PATIENCE))


def raise_file_limit() -> None:
    """Let this process and those it starts have as many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Host:
    """One server, started again and again over the same database and at the same address."""

    def __init__(self, database: str, *, limited: bool = False, metrics_port: int = 0) -> None:
        self._command = [sys.executable, "-m", "railwright.server", "--database", database]
        self._environment = dict(os.environ) if limited else lifted()
        self._environment["RAILWRIGHT_METRICS_PORT"] = str(metrics_port)
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where it is, once it has been started."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [*self._command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True, env=self._environment
        )
        assert self._process.stdout
        told = self._process.stdout.readline()
        if not told:
            raise RailwrightError("trial_not_started", status=self.reap())
        self.port = port_told(told)
        wait_until_it_answers(self.url)

    def wait_until_at_rest(self) -> None:
        """Wait until it has loaded what it loads beside its work, the bots above all; for some time at most."""
        until = time.monotonic() + _PATIENCE
        used = self.cpu_seconds()
        while time.monotonic() < until:
            time.sleep(_LOOK_SECONDS)
            before, used = used, self.cpu_seconds()
            if used - before <= _AT_REST * _LOOK_SECONDS:
                return

    @property
    def running(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it and all its workers without any warning."""
        for process in reversed(self._processes()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        if self._process is not None:
            self.reap()

    def stop(self) -> None:
        """End it as an operator would."""
        if self._process is not None:
            self._process.terminate()
            self.reap()

    def reap(self) -> int:
        """Wait until it is gone; its exit status."""
        assert self._process
        assert self._process.stdout
        status = self._process.wait(_PATIENCE)
        self._process.stdout.close()
        self._process = None
        return status

    def cpu_seconds(self) -> float:
        """What it has used so far, all its processes together."""
        return sum(map(cpu_seconds, self._processes()))

    def resident_kb(self) -> int:
        """The memory that it has now."""
        return sum(map(resident_kb, self._processes()))

    def _processes(self) -> list[int]:
        return [] if self._process is None else _family(self._process.pid)


def _family(process: int) -> list[int]:
    """A process and all that it has started."""
    found = [process]
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            found += _family(int(child))
    return found


def cpu_seconds(process: int) -> float:
    """What a process has used so far; nothing where it is gone."""
    with contextlib.suppress(OSError):
        fields_told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields_told[11]) + int(fields_told[12])) / _TICKS
    return 0.0


def resident_kb(process: int) -> int:
    """The memory that a process has now."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0])
    return 0
