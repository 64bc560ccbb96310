"""What is shown on request: score, opponents, rules, help."""

from __future__ import annotations

import re

from tests.cli.ink_play.typing_in import Game, lines


def test_pages(game: Game) -> None:
    """Score, opponents, rules and help are shown on request, and the game goes on."""
    game.run("--seed 1 --edition challenge --goals", lines("s", "o", "r", "?", "1"))
    assert "Your score if the game ended now" in game.shown
    assert "Score: Bot" in game.shown
    assert "The rules in short" in game.shown
    assert "Goals: whoever meets a goal first" in game.shown
    assert "How to play with the keyboard" in game.shown
    assert "--seed 1" in game.shown
    assert "fits in" in game.shown


def test_opponents_show_the_last_round_only(game: Game) -> None:
    """What a bot has drawn in the running round is not shown (RI-2.2): in round 1 its sheet is empty."""
    game.run("--seed 1", lines("o"))
    shown = game.output[game.output.index("Score: Bot") :]
    assert re.search(r"Total\s+0\b", shown)
