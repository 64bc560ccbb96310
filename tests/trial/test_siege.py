"""Test of a flood from one address: everybody else plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from railwright.trial.flood import ATTACKS
from railwright.trial.siege import besiege

_SLOW = 1000.0
"""Milliseconds, on a machine that may be busy with more than this: 10 were measured on an idle one, 233 beside all other
tests on two cores, over 500 beside further work. The goal of 50 is that of the proof, with nothing else going on."""


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
