"""Tests that the contracts between the layers refuse what they are there to refuse."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
COMMAND = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo', '--no-cache'])"
MODULES = [
    "cli.main", "server.room", "arena.contest", "env.solo", "insight.report", "bots.master", "ink.match",
    "ink.rules.placing", "ink.rules.scoring", "line.match", "line.rules.table", "render.text", "core.errors",
]  # fmt: skip


UPWARD_OR_SIDEWAYS = [
    ("core.errors", "render.text"),
    ("render.text", "ink.match"),
    ("ink.match", "bots.master"),
    ("bots.master", "cli.main"),
    ("bots.master", "server.room"),
    ("bots.master", "arena.contest"),
    ("server.room", "cli.main"),
    ("server.room", "arena.contest"),
    ("arena.contest", "server.room"),
    ("arena.contest", "env.solo"),
    ("env.solo", "arena.contest"),
    ("bots.master", "env.solo"),
    ("bots.master", "insight.report"),
    ("insight.report", "server.room"),
    ("ink.match", "line.match"),
    ("line.match", "ink.match"),
    ("ink.rules.placing", "ink.match"),
    ("line.rules.table", "line.match"),
    ("ink.rules.placing", "line.rules.table"),
]
DOWNWARD = [
    ("cli.main", "core.errors"),
    ("server.room", "bots.master"),
    ("arena.contest", "ink.match"),
    ("ink.match", "ink.rules.placing"),
    ("ink.rules.scoring", "ink.rules.placing"),
]


def _check(root: Path, imports: Sequence[tuple[str, str]]) -> subprocess.CompletedProcess[str]:
    """Check a package of modules with nothing but these imports against the contracts of this project."""
    for name in MODULES:
        file = root / "railwright" / (name.replace(".", "/") + ".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"import railwright.{imported}\n" for by, imported in imports if by == name))
        for folder in file.relative_to(root).parents[:-1]:
            (root / folder / "__init__.py").touch()
    shutil.copy(PYPROJECT, root)
    return subprocess.run([sys.executable, "-c", COMMAND], cwd=root, capture_output=True, text=True, check=False)


def test_every_import_upward_or_sideways_is_refused(tmp_path: Path) -> None:
    """No layer imports a higher one, no game another game, and no rules the match around them."""
    result = _check(tmp_path, UPWARD_OR_SIDEWAYS)
    assert result.returncode == 1, result.stdout
    assert "BROKEN" in result.stdout
    told = " ".join(result.stdout.split())
    missed = [(by, name) for by, name in UPWARD_OR_SIDEWAYS if f"railwright.{by} -> railwright.{name} (" not in told]
    assert not missed, result.stdout


def test_imports_downward_are_allowed(tmp_path: Path) -> None:
    """A layer imports any lower one, the match its rules, and one file of the rules another."""
    result = _check(tmp_path, DOWNWARD)
    assert result.returncode == 0, result.stdout
    assert "0 broken" in result.stdout


def test_a_package_without_a_layer_is_refused(tmp_path: Path) -> None:
    """A new package must be given its place among the layers."""
    (tmp_path / "railwright" / "stray").mkdir(parents=True)
    (tmp_path / "railwright" / "stray" / "__init__.py").touch()
    result = _check(tmp_path, DOWNWARD)
    assert result.returncode == 1
    assert "stray" in result.stdout
