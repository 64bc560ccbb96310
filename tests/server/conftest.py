"""Where the servers of tests keep their games."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Postgres, running_postgres
from tests.server.redis_server import running_redis

_IN_MEMORY = Path("/dev/shm")


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:
    """A page waits for some seconds only."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: most tests ask whether a commit is waited for, not how long it takes."""
    if not _IN_MEMORY.is_dir():
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(prefix="railwright-test-", dir=_IN_MEMORY))
    yield made
    shutil.rmtree(made)


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@pytest.fixture(scope="module")
def postgres(_postgres: Postgres) -> str:
    """The URL of a database of these tests, in a PostgreSQL that they have started themselves."""
    return _postgres.database()


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    """The URL of a Redis that the test has started itself."""
    with running_redis() as url:
        yield url
