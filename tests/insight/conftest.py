"""What the tests of insight share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _compiled(compiled: None) -> None:  # noqa: ARG001 - rules and bots first
    """Workers side by side must not compile the same kernels."""
    from railwright.insight.readiness import get_ready

    get_ready()
