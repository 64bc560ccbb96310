"""Every way to leave a game in the terminal, and what is written to files."""

from __future__ import annotations

from pathlib import Path

from tests.cli.ink_play.typing_in import Game, lines


def test_quit_asks_first(game: Game) -> None:
    """q leaves only after a yes, and a wrong answer is asked again."""
    assert game.run("--seed 1", lines("q", "n", "q", "maybe", "y", "never read")) == 0
    assert "Please answer y or n." in game.shown
    assert game.output.rstrip().endswith("Goodbye.")


def test_end_of_input(game: Game) -> None:
    """The end of the input leaves the game with a sentence and the exit status 0."""
    assert game.run("--seed 1", lines()) == 0
    assert game.output.endswith("The input has ended, so the game is left.\n")


def test_interrupt(game: Game) -> None:
    """Ctrl-C leaves the game with a sentence and the exit status 130."""

    def interrupt(_prompt: str, _said: str) -> str:
        raise KeyboardInterrupt

    assert game.run("--seed 1", interrupt) == 130
    assert game.output.endswith("The game is left.\n")


def test_saving_does_not_overwrite_unasked(game: Game, tmp_path: Path) -> None:
    """A file that was there before is overwritten only after a yes."""
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    game.run("--seed 1", lines(f"save {file}", "n"))
    assert file.read_text() == "mine"
    game.run("--seed 1", lines(f"save {file}", "y", "1 A2 1", f"save {file}"))
    assert "highway-t@A2" in file.read_text()


def test_broken_save(game: Game, tmp_path: Path) -> None:
    """A file that is no game, or claims more people than seats, is refused with a sentence."""
    file = tmp_path / "broken.txt"
    for text in ("", "hello", "railwright ink 1\nplayers 1\n# play: seed 1, people 7\n", "railwright ink 1\nround 9\n"):
        file.write_text(text)
        assert game.run(f"--load {file}", lines()) == 1
    assert game.errors.count("cannot be continued") == 4
