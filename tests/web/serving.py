"""The real server as a process of its own, so that a test can end it and start it again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

_START_SECONDS = 90
_SOURCES = Path(__file__).resolve().parents[2] / "src"


class Server:
    """Serves at `url`; its games are in a file of the folder and outlive a restart."""

    def __init__(self, folder: Path, module: str = "railwright.server", **settings: str) -> None:
        self._module = module
        self._database = folder / "games.db"
        self._log = folder / "server.log"
        self._settings = settings
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self._port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start and wait until it answers; a second start takes the same port."""
        environment = {
            **os.environ,
            "PYTHONPATH": f"{_SOURCES}{os.pathsep}{_SOURCES.parent}",
            "RAILWRIGHT_ROOMS_PER_MINUTE": "10000",
            "RAILWRIGHT_PUBLIC_URL": "http://table.example",
            "RAILWRIGHT_BOT_PAUSE": "0",
            "RAILWRIGHT_GRACE_SECONDS": "0",
            "RAILWRIGHT_OFFER_SECONDS": "2",
            "RAILWRIGHT_NUDGE_SECONDS": "600",
            "RAILWRIGHT_REVEAL_SECONDS": "30",
            "RAILWRIGHT_ANALYSIS_DEPTH": "quick",
            "RAILWRIGHT_ANALYSIS_NICENESS": "0",
            **self._settings,
        }
        command = [sys.executable, "-m", self._module]
        command += ["--port", str(self._port), "--database", str(self._database)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"The server did not start: {self._log.read_text()}"
        self.url = line.split()[-1].rstrip("/")
        self._port = int(self.url.rsplit(":", 1)[1])
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + _START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return
            except OSError:
                assert time.monotonic() < until, f"The server does not answer: {self._log.read_text()}"
                time.sleep(0.1)

    def stop(self) -> None:
        """End it as an operator would."""
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(timeout=90)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
