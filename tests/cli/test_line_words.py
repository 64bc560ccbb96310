"""The terminal game of Rail Line in English and German."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from railwright.cli.main import main
from railwright.core.language import speaker
from railwright.line.record import read_record
from railwright.line.saying import about

ENGLISH_WORDS = re.compile(
    r"\b(the|and|box|cards?|coins?|track|lays?|train|moves|lost|full|side|hand|your?|which|points?|total|begins?|wood)\b",
    re.IGNORECASE,
)
GERMAN_TOO = re.compile(r"„save[^“]*“|save DATEI|Hand\b")
"""What is written alike in German: a command, and the hand."""


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide terminal without a language of its own."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    """`railwright play line` with what a person types."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", "line", "--seed", "5", *options])


@pytest.mark.parametrize("options", [(), ("--players", "3", "--sheet", "2", "--bots", "random,casual")])
def test_a_whole_german_game(
    options: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """Always taking the first choice leads through a game told in German to the explained score."""
    record = tmp_path / "spiel.txt"
    typed = "?\nr\nh\ne\ns\nu\nUnsinn\n" + "1\n" * 400
    assert play(monkeypatch, typed, "--language", "de", "--record", str(record), *options) == 0
    out = capsys.readouterr().out
    for part in ("Rekonstruktion", "Du legst", "Welche Karte legst du?", "Vielleicht: ", "Die Wertung", "Summe"):
        assert part in out
    assert "gewinn" in out
    assert f"Die Aufzeichnung steht in {record}." in out
    assert read_record(record.read_text("utf-8")).is_over
    told = GERMAN_TOO.sub("", out.replace(str(record), ""))
    found = ENGLISH_WORDS.search(told)
    assert found is None, told[max(0, found.start() - 60) : found.end() + 60]


def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --language LANG decides; --language goes before it."""
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert play(monkeypatch, "q\n") == 0
    assert "Auf Wiedersehen." in capsys.readouterr().out
    assert play(monkeypatch, "q\n", "--language", "en") == 0
    assert "Goodbye." in capsys.readouterr().out


def test_taking_back_is_refused_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each reason against taking back is told in the language of the game."""
    assert play(monkeypatch, "u\n1\n1\n1\nu\nu\nzurück\nende\n", "--seed", "2", "--language", "de") == 0
    out = capsys.readouterr().out
    assert "Zurückgenommen." in out
    assert "Inzwischen hat jemand anders entschieden." in out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "nobody"), "keinen Bot „nobody“; es gibt: random, beginner, casual, strong, master."),
        (("--players", "2", "--bots", "random,random"), "1 Bots mit, nicht 2"),
        (("--deck", "nirgends.json"), "Dieses Deck ist nicht brauchbar."),
    ],
)
def test_impossible_tables_are_refused_in_german(
    options: tuple[str, ...],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Unknown bots, too many of them and missing decks are refused in the language of the game."""
    assert play(monkeypatch, "", "--language", "de", *options) == 1
    assert message in capsys.readouterr().err


def test_save_and_score_have_the_keys_of_railroad_ink(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`s` shows the score, `save FILE` saves and asks before it overwrites, `save` alone needs a file."""
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    other.write_text("mine")
    refused = f"save {other}\nperhaps\nn\ns {other}\nsave {tmp_path}/none/x\n"
    typed = f"s\nsave\nsave {file}\nsave\n{refused}save {other}\ny\nq\n"
    assert play(monkeypatch, typed, "--language", "en") == 0
    out = capsys.readouterr().out
    assert "The score if the game ended now" in out
    assert "Say where: save FILE." in out
    assert out.count(f"The record is in {file}.") == 2
    assert out.count("Overwrite it? (y/n)") == 3
    assert "Not saved." in out
    assert out.count("Please type a number") == 1
    assert "cannot be written" in out
    assert read_record(file.read_text("utf-8")).decisions == read_record(other.read_text("utf-8")).decisions


def test_a_player_with_a_name_is_spoken_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """--name gives a name, and the log speaks of it; without one it speaks to the player."""
    assert about("line-log-passed", "Du", "Du", speaker("de")) == "Du passt."
    assert play(monkeypatch, "1\n" * 400, "--language", "de", "--name", "Anna") == 0
    out = capsys.readouterr().out
    assert "Anna legt " in out
    assert "Du legst " not in out
