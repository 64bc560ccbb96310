"""Test of a flood from one address: everybody else plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from railwright.trial.flood import ATTACKS
from railwright.trial.siege import besiege

_SLOW = 1000.0
"""Milliseconds, beside other tests on two cores; the goal of 50 is that of the proof, on an idle machine."""


def test_who_floods_slows_down_only_themselves(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """While one address floods by every means, the moves of others are confirmed in time and nobody is cut off."""
    told = besiege(3.0, tmp_path)
    assert told["alive"]
    assert len(told["tried"]) == len(ATTACKS)
    assert told["flood"]["refused"] == told["flood"]["lost_connections"] == 0
    assert told["flood"]["p99_ms"] < max(_SLOW, 10 * told["peace"]["p99_ms"]), told
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert said.count("\n") < 20
