"""What the tests of bots share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:
    """Workers side by side must not compile the same bots."""
