"""Tests of the line that says how far the compiler is."""

from __future__ import annotations

import fcntl
import os
import threading
from pathlib import Path
from typing import IO

import pytest

from railwright.core import progress
from railwright.core.progress import compiling


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder that every package has in these tests, and kernels that get compiled."""
    folder = tmp_path / "ink-rules" / "now"
    monkeypatch.setattr(progress, "INTERPRETED", False)
    monkeypatch.setattr(progress, "cache_folder", lambda _package: folder)
    return folder


def _steps(called: list[str]) -> list[progress.Step]:
    return [("placing", lambda: called.append("placing")), ("scoring", lambda: called.append("scoring"))]


@pytest.mark.usefixtures("folder")
def test_a_cold_start_compiles_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """The first start calls every step in order and says so on standard error, never on standard output."""
    called: list[str] = []
    compiling("Compiling the rules", Path("rules"), _steps(called))
    assert called == ["placing", "scoring"]
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "Compiling the rules, once: 2 steps.\n"


@pytest.mark.usefixtures("folder")
def test_a_terminal_shows_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal, one line counts the steps and names the one under way."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    compiling("Compiling the rules", Path("rules"), _steps([]))
    assert "Compiling the rules, once: 2 of 2 (scoring)" in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
def test_a_warm_start_does_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """A later start neither calls a step nor shows anything."""
    compiling("Compiling the rules", Path("rules"), _steps([]))
    capsys.readouterr()
    called: list[str] = []
    compiling("Compiling the rules", Path("rules"), _steps(called))
    assert called == []
    assert capsys.readouterr() == ("", "")


def test_an_interpreted_start_does_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With NUMBA_DISABLE_JIT=1 there is nothing to compile, and nothing is noted as compiled."""
    monkeypatch.setattr(progress, "INTERPRETED", True)
    called: list[str] = []
    compiling("Compiling the rules", Path("rules"), _steps(called))
    assert called == []
    assert not folder.exists()


def test_a_warm_up_that_breaks_off_is_not_complete(folder: Path) -> None:
    """The marker is written after the last step only, so an interrupted start compiles the rest the next time."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compiling("Compiling the rules", Path("rules"), [("placing", interrupted)])
    assert not (folder / "ready").exists()
    called: list[str] = []
    compiling("Compiling the rules", Path("rules"), _steps(called))
    assert called == ["placing", "scoring"]


def test_without_a_cache_every_start_compiles(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no folder can be written, each start calls the steps, and no marker appears anywhere."""
    monkeypatch.setattr(progress, "cache_folder", lambda _package: None)
    called: list[str] = []
    compiling("Compiling the rules", Path("rules"), _steps(called))
    compiling("Compiling the rules", Path("rules"), _steps(called))
    assert called == ["placing", "scoring"] * 2
    assert not folder.exists()


def test_old_folders_go(folder: Path) -> None:
    """After compiling, the three folders of the package that were used last are kept; other packages are left alone."""
    for age in range(1, 6):
        old = folder.parent / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    used = folder.parent / "old5" / "ready"
    used.touch()
    other = folder.parent.parent / "line-rules" / "old"
    other.mkdir(parents=True)
    compiling("Compiling the rules", Path("rules"), [])
    assert {kept.name for kept in folder.parent.iterdir()} == {"now", "old5", "old1"}
    assert other.exists()


def test_of_two_that_need_the_same_one_compiles(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes while another is compiling says so, waits, and then has nothing left to do."""
    called: list[str] = []
    begun, waits, go_on = threading.Event(), threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        assert go_on.wait(60)
        called.append("first")

    def locked(lock: IO[str], how: int) -> None:
        if not how & fcntl.LOCK_NB:
            waits.set()
        flock(lock, how)

    flock = fcntl.flock
    monkeypatch.setattr(fcntl, "flock", locked)
    first = threading.Thread(target=compiling, args=("Compiling the rules", Path("rules"), [("placing", slow)]))
    first.start()
    assert begun.wait(60)
    second = threading.Thread(target=compiling, args=("Compiling the rules", Path("rules"), _steps(called)))
    second.start()
    assert waits.wait(60)
    go_on.set()
    first.join(60)
    second.join(60)
    assert "another process is at it" in capsys.readouterr().err
    assert called == ["first"]
    assert (folder / "ready-compiling-the-rules").exists()
