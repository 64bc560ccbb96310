"""Tests of `railwright dataset`: games of bots as rows for learning."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from railwright.arena import dataset
from railwright.arena.contest import Contest, Task
from railwright.arena.dataset import COLUMNS, Game
from railwright.cli import dataset_run
from railwright.cli.main import main
from railwright.env.game import Game as Kind
from railwright.env.offline import numbered, shown
from railwright.ink.actions import all_actions
from railwright.ink.rules.turn import apply
from railwright.ink.score import quick_total
from railwright.ink.sheet import Sheet


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """All rows, file by file."""
    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in pyarrow.parquet.read_table(file).to_pylist()]


def written(folder: Path, *options: str) -> list[dict[str, Any]]:
    """What the command writes."""
    assert main(["dataset", *options, "--out", str(folder)]) == 0
    return rows_of(folder)


def test_solo_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sheets, dice, actions and values of every decision, in files of so many games; the same wherever it is played."""
    options = ("random", "--deals", "5", "--per-file", "2", "--expansion", "river")
    rows = written(tmp_path / "one", *options, "--workers", "1")
    assert len(list((tmp_path / "one").glob("*.parquet"))) == 3
    assert list(rows[0]) == list(COLUMNS)
    assert "5 games" in capsys.readouterr().out
    for before, after in pairwise(rows):
        words = np.array(before["sheet"])
        assert str(all_actions()[before["action"]]) == before["text"]
        assert len(before["dice"]) == 6
        assert before["score"] == quick_total(Sheet(words))
        apply(words, before["action"])
        if before["text"] != "done":
            assert words.tolist() == after["sheet"]
        elif before["game"] != after["game"]:
            assert before["final"] == quick_total(Sheet(words))
    assert rows == written(tmp_path / "two", *options, "--workers", "2")
    assert pyarrow.parquet.read_table(tmp_path / "one").to_pylist() == rows  # the folder is one table to its readers
    described = json.loads((tmp_path / "one" / "_dataset.json").read_text())
    assert described["columns"] == COLUMNS
    assert (described["games"], described["terms"]["expansion"]) == (5, "river")


def test_the_environments_show_a_dataset(tmp_path: Path) -> None:
    """Observations, masks and numbers of the environments are made from the sheets; every action was legal."""
    rows = written(tmp_path / "d", "random", "--deals", "2", "--workers", "1", "--edition", "challenge")
    sheets = np.array([row["sheet"] for row in rows])
    actions = np.array([row["action"] for row in rows])
    seen, masks = shown(Kind("challenge"), sheets)
    numbers = numbered(Kind("challenge"), sheets, actions)
    assert len(seen) == len(rows)
    assert all(masks[row, number] == 1 for row, number in enumerate(numbers))


def test_matches_and_rail_line(tmp_path: Path) -> None:
    """Drafts with goals give picks, too; Rail Line gives what the deciding seat saw."""
    options = ("--edition", "challenge", "--draft", "--goals", "--players", "2", "--deals", "1", "--workers", "1")
    rows = written(tmp_path / "draft", "random", "greedy", *options)
    picks = [row for row in rows if row["text"].startswith("pick")]
    assert len(picks) == 2 * 7 * 4
    assert {row["bot"] for row in rows} == {"random", "greedy"}
    line = written(tmp_path / "line", "random", "random", "--game", "line", "--deals", "2", "--workers", "1")
    assert {row["seat"] for row in line} == {0, 1}
    for game in {row["game"] for row in line}:
        shares = {row["seat"]: row["win"] for row in line if row["game"] == game}
        assert sum(shares.values()) == 1


def test_a_dataset_that_was_interrupted_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--resume` only the games of missing files are played; the folder is then as if nothing had been."""
    options = ["random", "--deals", "7", "--per-file", "2", "--workers", "1"]
    whole = written(tmp_path / "whole", *options)
    folder = tmp_path / "cut"
    played: list[Task] = []

    def interrupted(contest: Contest, task: Task) -> Game:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(task)
        return dataset.rows_of(contest, task)

    with monkeypatch.context() as patched:
        patched.setattr(dataset_run, "rows_of", interrupted)
        assert main(["dataset", *options, "--out", str(folder)]) == 130
    assert "--resume" in capsys.readouterr().err
    kept = {file: file.stat().st_mtime_ns for file in folder.glob("*.parquet")}
    assert len(kept) == 2
    assert main(["dataset", *options, "--out", str(folder)]) == 1
    assert "go on with --resume" in capsys.readouterr().err
    for changed in (["--seed", "2"], ["--per-file", "3"], ["--deals", "8"]):
        assert main(["dataset", *options, *changed, "--out", str(folder), "--resume"]) == 1
        assert "other options" in capsys.readouterr().err
    assert written(folder, *options, "--resume") == whole
    assert "3 games with" in (said := capsys.readouterr().out)
    assert "4 games before" in said
    assert all(file.stat().st_mtime_ns == when for file, when in kept.items())
    assert written(folder, *options, "--resume") == whole
    assert "0 games" in capsys.readouterr().out
    assert written(tmp_path / "new", *options, "--resume") == whole


def test_what_cannot_be_done_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder with files in it, a wrong size and a missing extra are refused with a sentence."""
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    folder = ("--out", str(tmp_path / "full"))
    assert main(["dataset", "random", "--deals", "1", "--workers", "1", *folder]) == 1
    assert "or name another folder" in capsys.readouterr().err
    assert main(["dataset", "random", "--per-file", "0", *folder]) == 1
    assert "1 to 1000000 games" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["dataset", "random", *folder]) == 1
    assert "railwright[dataset]" in capsys.readouterr().err
