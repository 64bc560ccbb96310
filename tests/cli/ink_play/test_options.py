"""The options of `railwright play`: bots, combinations that the rules forbid, colour."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.ink_play.typing_in import Game, lines


def test_bots_are_chosen_and_stay_the_same(game: Game, tmp_path: Path) -> None:
    """--bot says how well each bot plays; a saved game goes on with the same ones unless others are named."""
    file = tmp_path / "half.txt"
    game.run("--seed 1 --bot beginner,strong", lines("o", f"save {file}"))
    assert "Bot 1 (beginner)" in game.shown
    assert "Bot 2 (strong)" in game.shown
    assert file.read_text().endswith("# play: seed 1, people 1, bots beginner,strong\n")
    game.output = ""
    game.run(f"--load {file}", lines("o"))
    assert "Bot 2 (strong)" in game.shown
    game.output = ""
    game.run(f"--load {file} --bot greedy --language de", lines("o"))
    assert "Bot 1 (gierig)" in game.shown


def test_the_usual_opponent_is_casual(game: Game) -> None:
    """Without a wish one plays against the casual bot, and one name is for all bots."""
    game.run("--seed 1", lines("o"))
    assert "Score: Bot (casual)" in game.shown
    game.run("--seed 1 --bots 2 --bot beginner", lines("o"))
    assert "Score: Bot 2 (beginner)" in game.shown


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--goals", "Goals belong to the challenge edition"),
        ("--edition challenge --further-goals", "Further goal cards need goals"),
        ("--draft --solo", "The draft variant needs two players"),
        ("--bots 12", "1 to 12 players"),
        ("--edition challenge --players 3 --bots 10", "1 to 12"),
        ("--players 0", "at least one player"),
        ("--bots -1", "0 or more"),
        ("--solo --bots 1", "A solo game has one player"),
        ("--bot champion", "There is no bot “champion”; there are beginner, casual, strong, master."),
        ("--bot casual,strong --bots 3", "There are 2 names for 3 bots."),
        ("--bot champion --language de", "Es gibt keinen Bot „champion“"),
        ("--goals --language de", "Ziele gehören zur Challenge"),
        ("--load /no/such/file", "cannot be continued"),
        ("--load /no/such/file --language de", "lässt sich nicht fortsetzen"),
    ],
)
def test_impossible_options(options: str, sentence: str, game: Game) -> None:
    """Options that the rules or the files do not allow are refused with a sentence and the exit status 1 (RI-2.1)."""
    assert game.run(options, lines()) == 1
    assert sentence in game.errors


def test_colour_on_request(game: Game) -> None:
    """--colour paints even where no terminal is; by default a pipe gets none."""
    game.run("--seed 1 --colour", lines("1"))
    assert "\x1b[" in game.output
    game.output = ""
    game.run("--seed 1", lines("1"))
    assert "\x1b" not in game.output
