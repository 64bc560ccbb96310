"""Tests of the first start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from railwright.core.compiled import INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_what_python_calls_is_compiled_at_the_first_start() -> None:
    """Every kernel that Python code of the games calls is called by the warm-up: none is compiled in a game."""
    script = Path(__file__).with_name("uncompiled.py")
    found = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    called, *uncompiled = found.stdout.split()
    assert int(called) > 30
    assert uncompiled == []
