"""Where the servers of tests keep their games."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

_IN_MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: most tests ask whether a commit is waited for, not how long it takes."""
    if not _IN_MEMORY.is_dir():
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(prefix="railwright-test-", dir=_IN_MEMORY))
    yield made
    shutil.rmtree(made)
