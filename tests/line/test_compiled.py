"""The same source, compiled and as plain Python, plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from railwright.core.compiled import INTERPRETED

PROGRAM = """
from railwright.line.deck_file import standard_deck
from railwright.line.tables import tables_of
from tests.line.random_checks import watch
for players in (2, 3):
    for sheet in (1, 2):
        print(watch(tables_of(standard_deck(), sheet), players, 25, 7 * players + sheet).tolist())
"""


def run(disable: str) -> str:
    """What the program prints with kernels compiled (0) or interpreted (1)."""
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disable, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, timeout=300, check=True)
    return done.stdout


@pytest.mark.skipif(INTERPRETED, reason="Compares with the compiled rules, which this run leaves out.")
def test_compiled_and_interpreted_games_are_the_same() -> None:
    """100 seeded games give the same decisions, events and scores in both modes."""
    compiled = run("0")
    assert compiled.count("\n") == 4
    assert run("1") == compiled
