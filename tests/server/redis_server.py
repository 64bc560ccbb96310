"""A Redis of the tests' own, started from the system's packages."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import free_port

_WAIT = 120


def _program() -> str:
    """redis-server; installs the package where that is possible, else the test is skipped."""
    found = shutil.which("redis-server")
    if not found and os.geteuid() == 0 and os.environ.get("CI"):
        command = "apt-get update -q && apt-get install -y -q redis-server"
        subprocess.run(["sh", "-c", command], check=False, capture_output=True, timeout=300)
        found = shutil.which("redis-server")
    if not found:
        pytest.skip("Redis is not installed: there is no redis-server.")
    return found


@contextlib.contextmanager
def running_redis(port: int = 0) -> Iterator[str]:
    """The URL of a fresh Redis, at this port or any, that ends with the test."""
    import redis

    port = port or free_port()
    folder = Path(tempfile.mkdtemp(prefix="railwright-redis-"))
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen([_program(), *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + _WAIT
        with redis.Redis(port=port) as client:
            while True:
                with contextlib.suppress(redis.ConnectionError):
                    client.ping()
                    break
                assert time.monotonic() < until, "Redis does not answer"
                time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder)
