"""What the tests of puzzles share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:
    """Workers side by side must not compile the same search."""
