"""A stranger adds an expansion as CONTRIBUTING.md tells it, and it is playable everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from railwright.core.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
FILE = re.compile(r"`(src/railwright/[^`]+)`:\n\n```\w*\n(.*?)```", re.DOTALL)
PROGRAM = """
import json
from railwright.bots.registry import make
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import read_record, write_record
from railwright.ink.view import view_of
from railwright.server.printed import deck_info, printed
from railwright.line.deck_file import standard_deck

played = {}
for name in ("random", "casual"):
    bot = make("ink", name)
    match, chance = Match(Options(edition="challenge", expansion="moss")), SeededChance("moss")
    while match.phase is not Phase.OVER:
        match.deal(chance)
        for action in bot.play_round(view_of(match, 0), seed=match.round):
            match.act(0, action)
    score = match.score(0)
    assert write_record(read_record(write_record(match))) == write_record(match)
    moss = sum("moss" in drawn.variant.marks for drawn in match.sheets[0].drawn)
    areas = [(area.name, len(area.spaces)) for area in score.areas]
    played[name] = {"rounds": match.round, "moss": moss, "points": score.expansion, "areas": areas}
data = json.loads(printed(deck_info(standard_deck())))
print(json.dumps({"played": played, "listed": data["ink"]["expansions"], "pieces": list(data["ink"]["pieces"])}))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the expansion of CONTRIBUTING.md in it."""
    folder = tmp_path_factory.mktemp("stranger")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    written = FILE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert [Path(name).suffix for name, _ in written] == [".json", ".py", ".ftl"]
    for name, text in written:
        for language in LANGUAGES if name.endswith(".ftl") else ("en",):
            file = folder / name.replace("/en/", f"/{language}/")
            assert not file.exists()
            file.write_text(text, "utf-8")
    names = folder / "src/railwright/ink/rules/expansions/__init__.py"
    listed, changes = re.subn(r"(NAMES = \([^)]*)\)", r'\1, "moss")', names.read_text("utf-8"))
    assert changes == 1
    names.write_text(listed, "utf-8")
    return folder


def run(package: Path, *command: str, stdin: str = "") -> str:
    """What a command of the changed package prints; interpreted, so that nothing has to be compiled for it."""
    environment = {**os.environ, "PYTHONPATH": str(package / "src"), "NUMBA_DISABLE_JIT": "1", "LC_ALL": "C.UTF-8"}
    command = (sys.executable, *command)
    done = subprocess.run(
        command, input=stdin, env=environment, cwd=package, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_it_is_played_by_bots_and_told_to_the_page(package: Path) -> None:
    """Random play and a player that was never taught the expansion finish its games; the page is told of it."""
    told: dict[str, Any] = json.loads(run(package, "-c", PROGRAM))
    for played in told["played"].values():
        assert played["rounds"] == 6
        assert played["points"] == played["moss"]
        assert played["areas"] == ([["moss", played["moss"]]] if played["moss"] else [])
    assert told["played"]["random"]["moss"] > 0
    assert told["listed"][-1]["name"] == "moss"
    assert told["pieces"][-2:] == ["moss", "moss-railway"]


def test_commands_know_it(package: Path) -> None:
    """`score` and `legal` take its sheets, `play` offers it, `print` makes its blank sheets."""
    sheet = {"game": "ink", "expansion": "moss", "drawn": [{"row": 3, "col": 3, "piece": "moss", "orientation": 0}]}
    scored = json.loads(run(package, "-m", "railwright", "score", "-", stdin=json.dumps(sheet) + "\n"))
    assert (scored["expansion"], scored["centre"], scored["total"]) == (1, 1, 2)
    legal = run(package, "-m", "railwright", "legal", "-", stdin=json.dumps({**sheet, "piece": "moss"}) + "\n")
    assert len(json.loads(legal)["placements"]) == 48
    assert "moss" in run(package, "-m", "railwright", "play", "--help")
    run(package, "-m", "railwright", "print", "sheet", "--expansion", "moss", "--out", "moss.pdf")
    assert (package / "moss.pdf").read_bytes().startswith(b"%PDF")


def test_it_is_drawn_plainly(package: Path) -> None:
    """A piece that nobody has drawn yet is shown all the same."""
    program = (
        "from railwright.ink.sheet import Sheet\n"
        "print(Sheet.of_pieces([(0, 3, 'moss-railway', 0)], expansion='moss')._repr_svg_())"
    )
    picture = run(package, "-c", program)
    assert picture.startswith("<svg")
    assert "rail" in picture
