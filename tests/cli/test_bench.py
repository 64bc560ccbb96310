"""Tests of `railwright bench`: which figures there are; how large they are is measured, not tested."""

from __future__ import annotations

import msgspec
import pytest

from railwright.cli import env_bench, ink_bench, ink_warm_up, line
from railwright.cli.main import main


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is measured, and of the engines nothing."""
    monkeypatch.setattr(ink_warm_up, "warm_up", lambda **_: None)
    monkeypatch.setattr(ink_bench, "games_per_second", lambda: {"base": {"none": 1.0}})
    monkeypatch.setattr(ink_bench, "calls_us", lambda: {"legal": 2.0})
    rail_line = {"games_per_second": {"2": 3.0, "3": 4.0}, "legal_python_us": 5.0}
    monkeypatch.setattr(line, "bench", lambda: rail_line)
    for name, value in (("SECONDS", 0.0), ("STEPS", 1), ("GAMES_PER_CORE", 64)):
        monkeypatch.setattr(env_bench, name, value)


def test_the_object_has_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` writes one object with games, calls and steps of the environments."""
    assert main(["bench", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["games_per_second"] == {"base": {"none": 1}, "line": {"2": 3, "3": 4}}
    assert told["calls_us"] == {"legal": 2.0, "line_legal_python": 5.0}
    assert list(told["env_steps_per_second"]) == ["single", "vector_one_core", "vector_all_cores"]
    assert all(isinstance(speed, int) and speed > 0 for speed in told["env_steps_per_second"].values())
    assert {"compile_s", "machine", "versions"} < told.keys()


def test_without_the_extra_the_environments_are_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has not installed them is told the rest; the table has a line for each figure."""
    assert main(["bench"]) == 0
    assert "environments, vector all cores" in capsys.readouterr().out
    monkeypatch.setattr(env_bench, "is_installed", lambda: False)
    assert main(["bench", "--json"]) == 0
    assert "env_steps_per_second" not in msgspec.json.decode(capsys.readouterr().out)
