"""Test of a flood from one address: everybody else plays on.

It counts what was served and refused, to whom. How many milliseconds that took says more about what else the machine
does; the proof asks for them, on an idle one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from railwright.trial.flood import ATTACKS
from railwright.trial.siege import besiege

_SERVED = 0.75
"""Of the moves at peace; players who have a move a second make fewer only where one takes longer than that."""
_SHARE = 0.7
"""Of a core, what the server spends on flood and players: half of one at most; without limits, more than one."""
_GUESSES = 150
"""Wrong codes that the enemy may try, at once and meanwhile."""


def test_who_floods_slows_down_only_themselves(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """While one address floods by every means and is held, the moves of others are served and nobody is cut off."""
    told = besiege(3.0, tmp_path)
    assert told["alive"]
    assert len(told["tried"]) == len(ATTACKS)
    assert told["flood"]["refused"] == told["flood"]["lost_connections"] == 0
    assert told["flood"]["moves_per_second"] > _SERVED * told["peace"]["moves_per_second"], told
    assert told["refused"]["too_fast"] > 0, "nobody is refused for that where there are no limits"
    assert told["server_cpu_seconds"] < _SHARE * told["flood_seconds"], told
    assert told["refused"]["room_unknown"] < _GUESSES, told
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert said.count("\n") < 20
