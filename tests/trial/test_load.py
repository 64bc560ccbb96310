"""Tests of the load: its clients' moves are stored, and it says what it has seen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from railwright.cli.main import main
from railwright.core.errors import RailwrightError
from railwright.trial.host import Host
from railwright.trial.load import Load, Plan, Play

FIRST = ["rooms", "moves_per_second", "p50_ms", "p99_ms", "server_cpu_us_per_move", "rss_mb", "refused"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server in a process of its own."""
    started = Host(str(tmp_path_factory.mktemp("load") / "games.db"))
    started.start()
    yield started
    started.stop()


@pytest.mark.parametrize("play", ["undo", "games"])
def test_moves_are_stored_and_none_is_refused(play: Play, host: Host) -> None:
    """Both ways of playing have their moves confirmed, by a server whose CPU time and memory are read from outside."""
    plan = Plan(rooms=2, seconds=2.0, play=play)
    figures = asyncio.run(Load(host.url, plan, host).measure())
    assert list(figures)[: len(FIRST)] == FIRST
    assert (figures["rooms"], figures["refused"], figures["lost_connections"]) == (2, 0, 0)
    assert figures["moves_per_second"] > 1
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["server_cpu_us_per_move"] > 0
    assert figures["rss_mb"] > 10


def test_moves_go_on_while_games_are_analysed(host: Host) -> None:
    """Analyses are under way before moves are counted, and refuse none of them."""
    figures = asyncio.run(Load(host.url, Plan(rooms=2, seconds=4.0, analyses=True), host).measure())
    assert figures["analyses"] >= 0
    assert (figures["refused"], figures["lost_connections"]) == (0, 0)
    assert figures["moves_per_second"] > 1


def test_a_running_server_is_loaded_by_its_address(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    """With --url nothing is known of the server's process, so that its figures are null; the rate is kept."""
    assert main(["load", "--json", "--url", host.url, "--rooms", "3", "--rate", "4", "--seconds", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["server_cpu_us_per_move"] is None
    assert told["moves_per_second"] <= 3 * 4 * 1.5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "example"], "--url is the address of a server"),
        (["--url", "http://127.0.0.1:9"], "The server cannot be reached"),
        (["--url", "http://127.0.0.1:9", "--idle", "5"], "leave out --url"),
        (["--rooms", "0"], "The setting rooms is 1 at least"),
        (["--seconds", "nan"], "The setting seconds is 0.1 at least"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong address or number gets a sentence."""
    assert main(["load", *arguments]) == 1
    assert sentence in capsys.readouterr().err


def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    """Where the server ends before it answers, its exit status is named."""
    with pytest.raises(RailwrightError, match="did not start"):
        Host(str(tmp_path)).start()
