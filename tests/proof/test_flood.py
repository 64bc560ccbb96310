"""The flood at length, with the goal for an idle machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from railwright.trial.siege import besiege

pytestmark = pytest.mark.proof


def test_a_flood_from_one_address_is_not_felt_by_others(tmp_path: Path, compiled: None) -> None:  # noqa: ARG001 - first
    """With one address flooding by every means for half a minute, everybody else's p99 stays under 50 ms."""
    told = besiege(30.0, tmp_path)
    print(json.dumps(told))
    assert told["alive"]
    assert told["flood"]["refused"] == told["flood"]["lost_connections"] == 0
    assert told["flood"]["p99_ms"] < 50, told
