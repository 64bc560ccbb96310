"""Test what keeps workers running, with workers that do nothing."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator

import pytest

from railwright.server.cluster.supervisor import Supervisor
from railwright.server.run import listen
from railwright.server.settings import Settings

ANSWERS = 'printf . > "/dev/fd/$READY"; exec sleep 60'
ENDS_AT_ONCE = "exit 3"
ENDS_ALL = "kill -TERM $PPID; exec sleep 60"

Supervise = Callable[..., int]


@pytest.fixture
def supervise(monkeypatch: pytest.MonkeyPatch) -> Iterator[Supervise]:
    """Runs a supervisor of two workers, which start with these scripts one after the other; its exit status."""
    signals = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = [signal.getsignal(number) for number in signals]
    popen = subprocess.Popen

    def run(*scripts: str) -> int:
        left = iter(scripts)

        def start(_: list[str], env: dict[str, str], pass_fds: tuple[int, int, int]) -> subprocess.Popen[bytes]:
            return popen(["sh", "-c", next(left)], env={**env, "READY": str(pass_fds[1])}, pass_fds=pass_fds)

        monkeypatch.setattr(subprocess, "Popen", start)
        settings = Settings(port=0, workers=2)
        with listen(settings) as listening:
            supervisor = Supervisor(settings, listening)
            status = supervisor.run()
            os.close(supervisor._lifeline)
            os.close(supervisor._held)
        assert not list(left)
        return status

    yield run
    for number, handler in zip(signals, before, strict=True):
        signal.signal(number, handler)


def test_a_worker_that_dies_before_it_answers_is_started_again(supervise: Supervise) -> None:
    """As long as another one answers; here the second start of the first worker ends it all, as an operator would."""
    assert supervise(ENDS_AT_ONCE, ANSWERS, ENDS_ALL) == 0


def test_workers_none_of_which_can_be_started_are_given_up(supervise: Supervise) -> None:
    """The supervisor ends with status 1."""
    assert supervise(ENDS_AT_ONCE, ENDS_AT_ONCE) == 1
