"""An expansion that the players of Railroad Ink were never taught: they play it all the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import railwright

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(railwright.__file__).resolve().parent
PROGRAM = """
import json, sys
from tests.bots.ink_tables import play_match, small
from railwright.bots.ink import NAMES
from railwright.bots.ink.expansions import KNOWN, UNTAUGHT
from railwright.ink.options import Options
from railwright.ink.rules.expansions import KEYS

expansion = sys.argv[1]
options = Options(edition="challenge", expansion=expansion, players=len(NAMES), goals=True)
match = play_match(options, [small(name) for name in NAMES], seed=2)
untaught = [name for name, known in zip(KEYS, KNOWN) if known is UNTAUGHT]
print(json.dumps({"untaught": untaught, "phase": match.phase.name, "round": match.round}))
"""


@pytest.mark.parametrize("expansion", ["lava", "meteor"])
def test_every_level_plays_an_expansion_that_it_does_not_know(expansion: str, tmp_path: Path) -> None:
    """Without the expansion's record and weights all levels finish a match legally: lava has duties, meteor asks."""
    package = tmp_path / "railwright"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", f"*-{expansion}-*.npz", "web"))
    (package / "bots/ink/expansions" / f"{expansion}.py").unlink()
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", PROGRAM, expansion]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == {"untaught": [expansion], "phase": "OVER", "round": 6}
