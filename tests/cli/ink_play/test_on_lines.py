"""Pieces that are drawn along grid lines, typed at the terminal."""

from __future__ import annotations

from tests.cli.ink_play.typing_in import Game, HintTaker, lines

CANYON = "--expansion canyon --solo --seed 4"
"""Its first roll has a canyon hook as die 5 and a corner as die 6."""


def test_step_by_step(game: Game) -> None:
    """A die lists the points from which it fits, a point the ways, a number or the steps draw (RI-16.3)."""
    game.run(CANYON, lines("5", "03", "9", "1"))
    assert "fits from the points ● (row and column, 00-77)" in game.shown
    assert "canyon hook from 03: which way?" in game.shown
    assert "! The ways of turning it are numbered 1 to 4." in game.shown
    assert "Drawn: canyon hook. bridge points: 12/12" in game.shown


def test_at_once(game: Game) -> None:
    """Die, point and way at once, by number or by steps, or the notation of records from either end."""
    game.run(CANYON, lines("5 03 ssw", "u", "5 03 sse", "u", "canyon-hook@03/SSE", "u", "canyon-hook@24/WNN", "s"))
    assert game.shown.count("Drawn: canyon hook.") == 4
    assert "longest canyon, 3 long" in game.shown


def test_refusals(game: Game) -> None:
    """What cannot be drawn from a point, or is no point, is refused by a sentence (RI-16.4)."""
    game.run(CANYON, lines("5 99", "", "5 33", "", "5 03 1", "5", "canyon-corner@33/SW", "canyon-2@03/SS"))
    assert "! A grid point is its row and its column" in game.shown
    assert "! 33: canyon hook cannot be drawn from that point." in game.shown
    assert "! This die is already drawn" in game.shown
    assert "! A canyon must begin on the outer edge or at the open end of another." in game.shown
    assert "! No die of this round shows this piece." in game.shown


def test_every_hint_of_a_game(game: Game) -> None:
    """Hints name canyons, too, and lead to the end of the game."""
    assert game.run(CANYON, HintTaker()) == 0
    assert "draws canyon" in game.shown
    assert "▒" in game.output or "▔" in game.output
