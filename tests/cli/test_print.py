"""Tests of `railwright print`: files, standard output, and a sentence for whatever is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from railwright.cli.main import main
from railwright.line.deck_file import standard_deck

GOLDEN = Path(__file__).resolve().parents[1]


def test_a_sheet_is_written_where_it_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Options reach the page: edition, expansion, number to a page, paper, language."""
    file = tmp_path / "sheet.pdf"
    wanted = ["--edition", "base", "--expansion", "lava", "--up", "2", "--size", "letter", "--language", "de"]
    assert main(["print", "sheet", *wanted, "--out", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    (page,) = PdfReader(file).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (792, 612)
    assert page.extract_text().count("Sonderstrecken") == 2


def test_a_recorded_game_and_an_owner_s_deck_are_read_from_files(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """A game with names and a day, and cards of a deck file, here to standard output."""
    record = GOLDEN / "line/golden/2-players-sheet-1-side-1.txt"
    file = tmp_path / "game.pdf"
    words = ["--names", "Ada, Bo", "--day", "2026-05-31", "--language", "fr"]
    assert main(["print", "game", str(record), *words, "--out", str(file)]) == 0
    text = PdfReader(file).pages[0].extract_text().split("\n")
    assert {"Ada", "Bo", "31 mai 2026"} <= set(text)
    deck = tmp_path / "deck.json"
    deck.write_bytes(msgspec.json.encode(standard_deck()))
    capfdbinary.readouterr()
    assert main(["print", "line-cards", "--deck", str(deck), "--out", "-"]) == 0
    assert capfdbinary.readouterr().out.startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["game", "nowhere.txt"], "There is no file"),
        (["game", str(GOLDEN / "ink/golden/base-none.txt"), "--day", "tomorrow"], "is no date"),
        (["line-cards", "--deck", __file__], "This is not JSON"),
        (["goals", "--out", "nowhere/at/all.pdf"], "cannot be written"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_is_wrong_is_said_in_a_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No file, no date, no deck, no folder: status 1, one line, no traceback."""
    assert main(["print", *words]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
