"""Tests of the command `railwright train`."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from railwright.bots.ink import training
from railwright.bots.ink.learning import learn
from railwright.cli.main import main


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trainings of a few games."""
    monkeypatch.setattr(training, "CHUNK", 2)
    monkeypatch.setattr(training, "TEST_GAMES", 2)
    monkeypatch.setattr(training, "SAMPLES", 60)


def test_ctrl_c_keeps_what_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C waits for the lesson to end and leaves a checkpoint; --resume goes on and writes the weights."""
    command = ["train", "base-forest", "--games", "4", "--out", str(tmp_path)]

    def interrupted(*arguments: Any) -> float:
        os.kill(os.getpid(), signal.SIGINT)
        return float(learn(*arguments))

    with monkeypatch.context() as patched:
        patched.setattr(training, "learn", interrupted)
        assert main(command) == 130
    assert "go on with the same command and --resume" in capsys.readouterr().err
    assert not list(tmp_path.glob("*-v?.npz"))
    assert main([*command, "--resume"]) == 0
    assert "Written: " in capsys.readouterr().err
    names = sorted(file.name.split(".", 1)[1] for file in tmp_path.iterdir())
    assert names == ["log.jsonl", "npz"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["base", "--games", "0"], "The number of games must be from 1 to "),
        (["base", "--seed", "-1"], "The seed must be from 0 to "),
        (["base-lava", "--start", "nowhere.npz"], "There is no file “nowhere.npz”."),
        (["base-lava", "--start", __file__], "is not a file of weights."),
        (["base", "--out", "/dev/null/x"], "The weights cannot be written: "),
        (["base", "--resume"], "There is no training to resume at "),
    ],
)
def test_bad_options_get_a_sentence(
    options: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be done is said in one sentence, with exit status 1."""
    monkeypatch.chdir(tmp_path)
    assert main(["train", *options]) == 1
    assert words in " ".join(capsys.readouterr().err.split())
