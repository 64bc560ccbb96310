"""What the tests of commands share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:
    """A terminal is waited for a few seconds only."""
