"""Tests of `railwright puzzles`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from railwright.cli import puzzles_run
from railwright.cli.main import main
from railwright.core.errors import MalformedError
from railwright.puzzles import pack
from railwright.puzzles.making import Terms, candidate, candidates
from railwright.puzzles.pack import packs, read_pack
from railwright.puzzles.puzzle import Puzzle

QUICK = ("--hosts", "casual", "--count", "3")


def make(folder: Path, *more: str) -> int:
    """Make a small pack."""
    return main(["puzzles", "make", "base", *QUICK, "--out", str(folder), *more])


def test_what_was_begun_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C keeps what is found; the same command goes on, and the pack is that of one go, byte for byte."""

    def interrupted(terms: Terms, first: int) -> Iterator[tuple[int, Puzzle | None]]:
        for number, puzzle in candidates(terms, first):
            yield number, puzzle
            if puzzle is not None:
                raise KeyboardInterrupt

    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert make(whole) == 0
    with monkeypatch.context() as patched:
        patched.setattr(puzzles_run, "candidates", interrupted)
        assert make(parts) == 130
    assert "go on with the same command" in capsys.readouterr().err
    assert not list(parts.glob("*.xz"))
    assert make(parts) == 0
    assert [file.name for file in parts.iterdir()] == ["base.jsonl.xz"]
    assert (parts / "base.jsonl.xz").read_bytes() == (whole / "base.jsonl.xz").read_bytes()
    found = read_pack(whole / "base.jsonl.xz")
    assert len(found) == 3
    assert [candidate(Terms("base", hosts=("casual",)), number) for number in found] == list(found.values())


def test_a_puzzle_that_does_not_hold_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check` proves again and fails for a pack in which one best is wrong; `list` counts."""
    right = list(packs()["base-meteor"].values())[:2]
    broken = replace(right[1], best=right[1].best - 1)
    pack.write_pack(tmp_path, "base-meteor", [right[0], broken])
    monkeypatch.setattr(puzzles_run, "packs", lambda: {"base-meteor": read_pack(tmp_path / "base-meteor.jsonl.xz")})
    assert main(["puzzles", "check", "base-meteor"]) == 1
    told = capsys.readouterr()
    assert "1 of 2 proven again" in told.out
    assert f"base-meteor-{broken.number}" in told.err
    assert main(["puzzles", "check", "base-meteor", "--every", "2"]) == 0
    assert main(["puzzles", "list"]) == 0
    assert "base-meteor" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--count", "-1"], "Choose 1 to 100,000 puzzles"),
        (["--games", "-1"], "Choose 1 to 100,000 puzzles"),
        (["--hosts", "nobody"], "nobody"),
        (["--ways", "0"], "Choose 1 to 48 ways"),
        (["--positions", "0"], "Choose 1 to 48 ways"),
        (["--out", "/dev/null/x"], "The puzzles cannot be written: "),
    ],
)
def test_bad_options_get_a_sentence(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be done is said in one sentence, with exit status 1."""
    assert main(["puzzles", "make", "base", *options]) == 1
    assert words in capsys.readouterr().err


def test_puzzles_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack says for which rules it was made."""
    monkeypatch.setattr(pack, "RULES", 99)
    path = pack.write_pack(tmp_path, "base", [])
    monkeypatch.undo()
    with pytest.raises(MalformedError, match="were made for other rules"):
        read_pack(path)
