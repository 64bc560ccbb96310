"""Whole games by typed lines: to the ranking and the explained score, saved and loaded on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.ink_play.typing_in import Game, HintTaker

from railwright.core.language import Language, speaker
from railwright.ink.match import Phase
from railwright.ink.record import read_record

GAMES = {
    "": "base",
    "--expansion lava": "lava",
    "--expansion meteor --draft --bots 2": "meteor, draft",
    "--edition challenge --goals --expansion forest": "challenge, forest, goals",
    "--edition challenge --goals --expansion trail --draft --language de": "challenge, trail, German",
    "--edition challenge --goals --solo": "solo challenge",
    "--expansion desert --goals --edition challenge": "desert",
    "--players 2 --bots 1 --edition challenge --longest spaces": "two people and a bot",
}


@pytest.mark.parametrize("options", list(GAMES), ids=list(GAMES.values()))
def test_whole_game(options: str, game: Game, tmp_path: Path) -> None:
    """A game is played by typing alone; its end shows the ranking and all totals, and offers to save the record."""
    file = tmp_path / "game.txt"
    language: Language = "de" if "de" in options.split() else "en"
    status = game.run(f"{options} --seed 11", HintTaker(language, save=str(file)))
    assert status == 0, game.errors
    match = read_record(file.read_text("utf-8"))
    assert match.phase is Phase.OVER
    say = speaker(language)
    assert say("terminal-end-title") in game.shown
    for place in match.ranking():
        assert re.search(rf"{say('terminal-score-total')}\s+{place.score.total}\b", game.output)
    if len(match.sheets) > 1:
        assert re.search(rf"1\.\s+\S.*\s{match.ranking()[0].score.total}\n", game.output)


def test_score_says_where(game: Game, tmp_path: Path) -> None:
    """The final score names the exits of each network, the spaces of the lines and every open end (RI-4)."""
    file = tmp_path / "game.txt"
    game.run("--solo --seed 3", HintTaker(save=str(file)))
    score = read_record(file.read_text("utf-8")).score(0)
    assert re.search(rf"Errors\s+-{len(score.errors)}\b", game.output)
    assert f"Errors: {'ABCDEFG'[min(score.errors)[0]]}{min(score.errors)[1] + 1}" in game.output
    for network in score.networks:
        if len(network.exits) > 1:
            row, col, _ = network.exits[0]
            assert f"{len(network.exits)} exits: {'ABCDEFG'[row]}{col + 1}" in game.output
    along = "-".join(f"{'ABCDEFG'[row]}{col + 1}" for row, col, _ in score.highway.routes)
    assert f"Highway: {along}" in game.shown


def test_saved_game_goes_on_with_the_same_dice(game: Game, tmp_path: Path) -> None:
    """A game that is saved in the middle of a round, left and loaded ends as the game that was never left."""
    whole, half, end = tmp_path / "whole.txt", tmp_path / "half.txt", tmp_path / "end.txt"
    options = "--seed 5 --edition challenge --goals --draft --expansion lava"
    assert game.run(options, HintTaker(save=str(whole))) == 0
    asked: Iterator[str | None] = iter([None] * 14 + [f"save {half}", "q"])
    assert game.run(options, HintTaker(also=lambda: next(asked))) == 0
    assert f"--load {half}" in game.output.splitlines()[-1]
    assert game.run(f"--load {half}", HintTaker(save=str(end))) == 0
    assert end.read_text("utf-8") == whole.read_text("utf-8")
