"""Tests of `railwright calibrate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from railwright.cli import calibrate_run
from railwright.cli.main import main
from railwright.ink.options import Options
from railwright.insight.ink import valuing
from railwright.insight.ink.sampling import Sample, sample_game
from railwright.insight.readiness import get_ready

COMMAND = ["calibrate", "base", "--games", "2", "--players", "beginner", "--workers", "1"]


@pytest.fixture(autouse=True)
def few_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values by a few rolls."""
    get_ready()
    monkeypatch.setattr(valuing, "MOST_ROLLS", 4)
    monkeypatch.setattr(valuing, "SAMPLED_ROLLS", 4)


def test_games_are_kept_and_none_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C keeps what is played, the same command goes on, also after a line that was cut off; then all is known."""
    played: list[int] = []

    def sampled(options: Options, player: str, seed: int, deal: int, depth: str) -> Sample:
        if len(played) == 1:
            played.append(-1)
            raise KeyboardInterrupt
        played.append(deal)
        return sample_game(options, player, seed, deal, depth)

    monkeypatch.setattr(calibrate_run, "sample_game", sampled)
    command = [*COMMAND, "--out", str(tmp_path)]
    assert main(command) == 130
    assert "go on with the same command" in capsys.readouterr().err
    assert not (tmp_path / "base-none.json").exists()
    games = tmp_path / "base-none.1.jsonl"
    with games.open("a") as file:
        file.write('{"player":"begi')
    assert main(command) == 0
    assert played == [0, -1, 1]
    assert len([json.loads(line) for line in games.read_text().splitlines()]) == 2
    corrections = (tmp_path / "base-none.json").read_bytes()
    assert json.loads(corrections)["games"] == {"beginner": 2}
    assert len(json.loads(corrections)["corrections"]) == 7
    assert main(command) == 0
    assert (tmp_path / "base-none.json").read_bytes() == corrections
    capsys.readouterr()
    assert main([*command, "--check"]) == 0
    table = capsys.readouterr().out.split()
    mean = sum(json.loads(line)["total"] for line in games.read_text().splitlines()) / 2
    assert table[table.index("beginner") + 1 :][:2] == ["2", f"{mean:.2f}"]
    assert played == [0, -1, 1]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--games", "0"], "The number of games must be from 1 to "),
        (["--players", "nobody"], "nobody"),
        (["--out", "/dev/null/x"], "cannot be written: "),
    ],
)
def test_bad_options_get_a_sentence(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be done is said in one sentence, with exit status 1."""
    assert main([*COMMAND, *options]) == 1
    assert words in capsys.readouterr().err
