"""Tests of `railwright verify`: sealed games follow, and what was tampered with is found at the first wrong place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.sealed_games import LINKS, ink_game, line_game

from railwright.cli.main import main
from railwright.core.chance import SeededChance
from railwright.core.fair import seal_of
from railwright.ink.match import Match
from railwright.ink.options import Options, combinations
from railwright.ink.record import read_record, write_record

METEOR = Options(edition="challenge", expansion="meteor", players=2, goals=True)
DRAFT = Options(players=3, draft=True, pool=("base", "challenge", "base"))
HASH = re.compile(r"[0-9a-f]{64}")


@pytest.fixture(scope="module")
def ink() -> str:
    """A game with goals, an expansion and a seat that has added nothing."""
    return ink_game(METEOR)


@pytest.fixture(scope="module")
def line() -> str:
    """A game of Rail Line."""
    return line_game(3)


def _verify(record: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = folder / "game.txt"
    file.write_text(record)
    capsys.readouterr()
    return main(["verify", str(file)]), capsys.readouterr().out.strip()


def _changed(record: str, number: int) -> str:
    """The record with one digit of a line's last hash, or its last word, made another."""
    lines = record.split("\n")
    words = lines[number].split(" ")
    last = words[-1]
    words[-1] = last[:-1] + ("0" if last[-1] != "0" else "1")
    lines[number] = " ".join(words)
    return "\n".join(lines)


def _line(record: str, start: str, nth: int = 0) -> int:
    return [number for number, text in enumerate(record.split("\n")) if text.startswith(start)][nth]


@pytest.mark.parametrize("options", list(combinations(players=2)), ids=lambda options: options.terms)
def test_every_kind_of_game_follows(options: Options, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rolls, pools, goals and the star of each edition and expansion are checked, and the record reads as before."""
    record = ink_game(options)
    status, said = _verify(record, tmp_path, capsys)
    assert status == 0
    draws = options.rolls + options.has_set_up
    assert said.startswith(
        f"All {draws} draws of this game follow from the commitment {LINKS[0]} and what 1 of 2 seats"
    )
    assert "dice sealed" not in write_record(read_record(record))


@pytest.mark.parametrize("players", [2, 3])
def test_a_shuffle_follows(players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rail Line's first player and both stacks are one draw, checked as a whole."""
    status, said = _verify(line_game(players), tmp_path, capsys)
    assert status == 0
    assert said.startswith(f"The one draw of this game follows from the commitment {LINKS[0]}")


def test_the_roll_after_the_last_round_follows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """RI-15.6: the last roll of the desert has a link of its own; other faces, or another link, are found there."""
    record = ink_game(Options(expansion="desert", players=2))
    roll = record.split("\n")[_line(record, "roll |")]
    status, said = _verify(record.replace(roll, "roll | desert-cacti desert-cacti"), tmp_path, capsys)
    assert (status, said.partition(":")[0]) == (1, "After the last round")
    status, said = _verify(_changed(record, _line(record, "link", -1)), tmp_path, capsys)
    assert (status, said.partition(":")[0]) == (1, "After the last round")


def test_a_draft_with_a_mixed_pool_follows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The pool of a draft is shuffled and rolled in one draw of each round; picks are the players' own."""
    assert _verify(ink_game(DRAFT), tmp_path, capsys)[0] == 0


@pytest.mark.parametrize(
    ("start", "nth", "place"),
    [
        ("dice sealed", 0, "Before round 1: the link does not lead back"),
        ("link", 0, "Before round 1: the link does not lead back"),
        ("link", 1, "Round 1: the link does not lead back"),
        ("link", 4, "Round 4: the link does not lead back"),
        ("score", 0, "Line "),
    ],
)
def test_a_changed_line_is_found_where_it_stands(
    start: str, nth: int, place: str, ink: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One digit of the commitment, a link or the score: exit status 1 and the first wrong place."""
    record = (
        ink.replace(" -\n", f" {'0e' * 32}\n") if start == "contributions" else _changed(ink, _line(ink, start, nth))
    )
    if start == "contributions":  # the silent seat is made to have sealed and told something
        record = record.replace("0e" * 32, seal_of("0e" * 32), 1)
    status, said = _verify(record, tmp_path, capsys)
    assert status == 1
    assert said.startswith(place), said


@pytest.mark.parametrize("key", ["seals", "contributions"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_contribution_that_does_not_open_its_seal_is_found(
    key: str, seat: int, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether the seal or the contribution was changed: the first seat that does not fit is named."""
    number = _line(line, key)
    lines = line.split("\n")
    words = lines[number].split(" ")
    words[seat] = words[seat][::-1][:-1] + "f"
    lines[number] = " ".join(words)
    status, said = _verify("\n".join(lines), tmp_path, capsys)
    assert (status, said) == (1, f"Seat {seat}: its contribution does not open its seal.")


def test_a_contribution_without_a_seal_is_found(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody can add something afterwards that was never sealed."""
    number = _line(line, "contributions")
    lines = line.split("\n")
    lines[number] = lines[number].replace(" -", f" {'0e' * 32}")
    assert _verify("\n".join(lines), tmp_path, capsys) == (1, "Seat 3: its contribution does not open its seal.")


@pytest.mark.parametrize("played", [1, 3, 6])
def test_a_changed_roll_is_found_before_the_moves_that_follow_it(
    played: int, ink: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A die with another face, in whichever round: that round is named, whatever becomes of the moves after it."""
    number = _line(ink, "roll", played - 1)
    lines = ink.split("\n")
    faces = lines[number].split(" ")
    other = next(face for face in ("highway-straight", "railway-straight", "highway-curve") if face != faces[1])
    lines[number] = " ".join(["roll", other, *faces[2:]])
    status, said = _verify("\n".join(lines), tmp_path, capsys)
    assert (status, said) == (1, f"Round {played}: this is not what follows from the link and the contributions.")


def test_the_first_of_several_wrong_rolls_is_named(
    ink: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With two wrong links the earlier one counts."""
    record = _changed(_changed(ink, _line(ink, "link", 6)), _line(ink, "link", 3))
    assert _verify(record, tmp_path, capsys)[1].startswith("Round 3: the link")


@pytest.mark.parametrize(
    ("found", "instead", "place"),
    [
        (r"goals (\w) (\w) (\w)", r"goals \2 \1 \3", "Before round 1: this is not"),
        ("longest sections", "longest spaces", "Before round 1: this is not"),
        ("(round 2\nroll .*\n)link .*\n", r"\1", "Round 2: the link is missing"),
        ("\nlink .*\n\nround 1", "\n\nround 1", "Before round 1: the link is missing"),
        ("link ([0-9a-f]{8}).*", r"link \1", "is not one of 64 hexadecimal digits"),
        ("dice sealed", "dice boiled", "Dice are sealed or chosen, not 'boiled'."),
        (" -\n", "\n", "needs one entry for each of the 2 seats"),
        ("dice sealed .*\n", "", "belongs to sealed dice"),
        ("(?s)\nround 6.*", "", "The record ends before the game does."),
    ],
)
def test_what_is_changed_in_the_head_or_missing_is_found(
    found: str, instead: str, place: str, ink: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Goals in another order, other options, a missing link, and lines that say nothing sensible."""
    record = re.sub(found, instead, ink, count=1)
    assert record != ink
    status, said = _verify(record, tmp_path, capsys)
    assert status == 1
    assert place in said


@pytest.mark.parametrize(
    ("found", "instead", "place"),
    [
        (r"\na (\w+) (\w+)", r"\na \2 \1", "The shuffle: this is not"),
        (r"\nb (\w+) (\w+)", r"\nb \2 \1", "The shuffle: this is not"),
        ("sheet 1", "sheet 2", "The shuffle: this is not"),
        ("link .*\n", "", "The shuffle: the link is missing"),
        ("dice sealed 0?.", "dice sealed f", "The shuffle: the link does not"),
        ("\n1. seat .*", "", "Move 1"),
    ],
)
def test_a_changed_shuffle_is_found_before_the_moves(
    found: str, instead: str, place: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two cards in another order, another sheet, another commitment: the shuffle is named, not a move that fails."""
    record = re.sub(found, instead, line, count=1)
    assert record != line
    status, said = _verify(record, tmp_path, capsys)
    assert status == 1
    assert place in said


def test_no_proof_is_said_and_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record of a terminal game, and one of dice from a seed, are not proven: a sentence and exit status 1."""
    match = Match(Options())
    match.deal(SeededChance(1))
    record = write_record(match)
    status, said = _verify(record, tmp_path, capsys)
    assert (status, said) == (1, "This record carries no proof: it does not say where its dice come from.")
    chosen = record.replace("goals none\n", "goals none\ndice chosen today\n")
    status, said = _verify(chosen, tmp_path, capsys)
    assert status == 1
    assert "seed chosen by hand (today): practice, not proven" in said
    assert _verify("nonsense", tmp_path, capsys)[0] == 1


def test_every_hash_of_a_record_counts(line: str, ink: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One digit of any hash, secret or link changed, and the record is refused."""
    for record in (line, ink):
        for place in HASH.finditer(record):
            digit = record[place.start()]
            other = record[: place.start()] + ("1" if digit == "0" else "0") + record[place.start() + 1 :]
            assert _verify(other, tmp_path, capsys)[0] == 1, place
