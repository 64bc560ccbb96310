"""Proofs that a killed server keeps what it has confirmed, over each kind of storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.server.postgres import running_postgres
from tests.server.redis_server import running_redis

from railwright.cli.main import main

ACTIONS = 100_000
KILLS = 100


@pytest.fixture(params=["SQLite", "PostgreSQL", "two workers"])
def storage(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The options for a kind of storage."""
    with ExitStack() as held:
        options: list[str] = []
        if request.param != "SQLite":
            options += ["--database", held.enter_context(running_postgres()).url]
        if request.param == "two workers":
            options += ["--workers", "2", "--redis", held.enter_context(running_redis())]
        yield options


@pytest.mark.proof
def test_nothing_is_lost_or_doubled_over_many_kills(storage: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """100,000 confirmed actions and 100 kills: none lost, none doubled, every match ends and replays to its score."""
    status = main(["torture", "--json", "--actions", str(ACTIONS), "--kills", str(KILLS), *storage])
    told = json.loads(capsys.readouterr().out)
    assert told["acked"] >= ACTIONS
    assert told["kills"] == KILLS
    wrong = ("lost", "doubled", "unfinished", "replays_differ", "refused", "tracebacks")
    assert {name: told[name] for name in wrong} == dict.fromkeys(wrong, 0)
    assert told["kinds"] == told["of_kinds"]
    assert status == 0
