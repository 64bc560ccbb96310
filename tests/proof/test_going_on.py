"""Play goes on without its owner within two seconds: the goal for an idle machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.postgres import running_postgres
from tests.server.redis_server import running_redis
from tests.server.tables import run
from tests.server.workers import Process, play_on, running_workers

pytestmark = pytest.mark.proof


@pytest.mark.parametrize(
    "without",
    [lambda owner: owner.process.kill(), lambda owner: owner.process.terminate()],
    ids=["killed", "told to end"],
)
def test_both_players_go_on_within_two_seconds(without: Callable[[Process], None], compiled: None) -> None:  # noqa: ARG001 - first
    """After `kill -9` of the owner, or when it is told to end, nobody waits for two seconds."""
    pauses: list[float] = []

    async def story() -> None:
        pauses.append(await play_on(postgres.url, workers, without))

    with running_postgres() as postgres, running_redis() as redis, running_workers(postgres.url, redis, 2) as workers:
        run(story)
    print(f"{pauses[0]:.2f} s")
    assert pauses[0] < 2
