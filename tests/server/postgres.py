"""A PostgreSQL of the tests' own, started from the system's packages by a user that is not root."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

_PACKAGES = Path("/usr/lib/postgresql")
_WAIT = 240
_PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever connects: a connection of another test takes none of them meanwhile."""
_numbers = itertools.count(1)


def programs() -> Path:
    """The folder of initdb and pg_ctl; installs the package where that is possible, else the test is skipped."""
    found = sorted(_PACKAGES.glob("*/bin/initdb"))
    if not found and os.geteuid() == 0 and os.environ.get("CI"):
        command = "apt-get update -q && apt-get install -y -q postgresql"
        subprocess.run(["sh", "-c", command], check=False, capture_output=True, timeout=300)
        found = sorted(_PACKAGES.glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL is not installed: there is no initdb under /usr/lib/postgresql.")
    return found[-1].parent


def database_user() -> str | None:
    """Whom PostgreSQL runs as: it refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = random.SystemRandom().choice(_PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@dataclass(frozen=True)
class Postgres:
    """A running database server."""

    url: str
    call: Callable[..., None]

    def database(self) -> str:
        """The URL of a new database on it."""
        server, name = self.url.rpartition("/")[0], f"games{next(_numbers)}"
        subprocess.run([programs() / "createdb", "--maintenance-db", self.url, name], check=True, timeout=_WAIT)
        return f"{server}/{name}"

    def restart(self, mode: str) -> None:
        """Start it again: `fast` ends connections, `immediate` is as a crash."""
        self.call("pg_ctl", "restart", "-w", "-t", str(_WAIT), "-m", mode)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A fresh database server that ends with the test."""
    folder, user = programs(), database_user()
    memory = Path("/dev/shm")
    data = Path(tempfile.mkdtemp(prefix="railwright-postgres-", dir=memory if memory.is_dir() else None))
    if user:
        shutil.chown(data, user)
    port = free_port()
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c shared_buffers=8MB"

    def call(program: str, *arguments: str) -> None:
        subprocess.run(
            [folder / program, "-D", data / "data", *arguments],
            user=user,
            cwd=data,
            check=True,
            timeout=_WAIT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    try:
        call("initdb", "--auth=trust", "--username=railwright", "--no-sync", "--encoding=UTF8", "--locale=C")
        call("pg_ctl", "start", "-w", "-t", str(_WAIT), "-o", options, "-l", str(data / "log"))
        try:
            yield Postgres(f"postgresql://railwright@127.0.0.1:{port}/postgres", call)
        finally:
            call("pg_ctl", "stop", "-m", "immediate")
    finally:
        shutil.rmtree(data)
