"""Tests of the command `railwright arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from railwright.cli.main import main


def test_a_contest_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The tables are printed and the report is written; a second run without --resume is refused."""
    command = ["arena", "random", "greedy", "--deals", "2", "--workers", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    assert "random − greedy" in capsys.readouterr().out
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["summary"]["games"] == 4
    assert main(command) == 1
    assert "go on with --resume" in capsys.readouterr().err
    assert main([*command, "--resume", "--deals", "3"]) == 0
    assert json.loads((tmp_path / "report.json").read_text())["circumstances"]["games"] == 2


def test_rail_line_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bots of Rail Line sit at one table without being told how many seats there are."""
    assert (
        main(["arena", "--game", "line", "random", "casual", "--deals", "1", "--workers", "1", "--out", str(tmp_path)])
        == 0
    )
    assert "95% interval (Wilson)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["nobody"], "There is no bot “nobody” for Railroad Ink; there are: "),
        ([], "Name at least one bot."),
        (["random", "--sheet", "2"], "--sheet is for Rail Line only."),
        (["--game", "line", "random", "random", "--draft"], "--draft is for Railroad Ink only."),
        (["--game", "line", "random"], "Rail Line is for 2 or 3 players, not 1."),
        (["random", "--workers", "0"], "The number of workers must be from 1 to 1024."),
        (["random", "--deals", "-1"], "The number of deals must be from 1 to "),
        (["random", "--dice", "nowhere.jsonl"], "There is no file “nowhere.jsonl”."),
        (["random", "--deals", "1", "--workers", "1", "--out", "/dev/null/x"], "The results cannot be written: "),
    ],
)
def test_bad_options_get_a_sentence(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be done is said in one sentence, with exit status 1."""
    assert main(["arena", *options]) == 1
    assert words in capsys.readouterr().err


def test_the_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """--list names the bots of a game."""
    assert main(["arena", "--list", "--game", "line"]) == 0
    assert "casual" in capsys.readouterr().out


@pytest.mark.parametrize("options", ["", "--edition challenge --expansion forest --goals --draft --players 2"])
def test_the_players_of_railroad_ink_meet(options: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The levels are played by name, and each has the times of its decisions in the report."""
    words = ["arena", "beginner", "casual", *options.split(), "--deals", "2", "--workers", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "beginner, round" in shown
    assert "casual, round" in shown
    assert ("casual, pick" in shown) == ("--draft" in options)


def test_ctrl_c_ends_workers_and_writes_the_report(tmp_path: Path) -> None:
    """Ctrl-C, which reaches the whole group of processes, leaves whole results, a report and exit status 130."""
    command = [sys.executable, "-m", "railwright", "arena", "greedy", "--deals", "100000", "--workers", "2"]
    running = subprocess.Popen(
        [*command, "--out", str(tmp_path)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    games = tmp_path / "games.jsonl"
    give_up = time.monotonic() + 240
    try:
        while not (games.exists() and games.read_bytes().count(b"\n") > 5):
            assert time.monotonic() < give_up, "no game was played"
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        _, complaint = running.communicate(timeout=120)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert b"Traceback" not in complaint
    assert b"--resume" in complaint
    assert not json.loads((tmp_path / "report.json").read_text())["circumstances"]["complete"]
