"""What all trials need."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:
    """A server that compiles first would not answer in time."""
