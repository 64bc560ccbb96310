"""What is typed in a round: drawings, commands, every refusal in words, hints."""

from __future__ import annotations

import re

import pytest
from tests.cli.ink_play.typing_in import Game, lines

from railwright.bots.registry import make
from railwright.cli.terminal.commands import LETTERS, read_command, typed
from railwright.cli.terminal.offers import SPECIAL_KEYS, offers
from railwright.cli.terminal.screen import Screen
from railwright.cli.terminal.table import Table
from railwright.core.language import speaker
from railwright.ink.actions import space_name
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of


def test_direct_notation(game: Game) -> None:
    """A die, a space and a way of turning can be typed at once, and so can the notation of records."""
    assert game.run("--seed 1 --solo", lines("1 a2 1", "station-straight@A3/1", "4 A3 1")) == 0
    assert "Drawn: highway junction in A2." in game.shown
    assert "Drawn: straight station in A3." in game.shown or "joined" in game.shown


def test_step_by_step(game: Game) -> None:
    """A die marks and lists its spaces, a space shows its ways of turning, a number draws; Enter goes back."""
    game.run("--seed 1 --solo", lines("1", "", "1", "A2", "", "A2", "9", "2"))
    assert "A2×3 A6×3 D1×3 D7×3 G2×3 G6×3" in game.shown
    assert "highway junction in A2: which way?" in game.shown
    assert "! The ways of turning it are numbered 1 to 3." in game.shown
    assert "Drawn: highway junction in A2." in game.shown


def test_undo_and_clear(game: Game) -> None:
    """u takes the last drawing back, c all of the round, and both say so when there is nothing (RI-2.3)."""
    game.run("--seed 1 --solo", lines("u", "c", "1 A2 1", "1 A2 1", "u", "1 A2 1", "3 B1 1", "c", "1 A2 1", "3 B1 1"))
    assert game.shown.count("There is nothing of this round to take back.") == 2
    assert game.shown.count("Drawn: highway junction in A2.") == 3
    assert game.shown.count("Drawn: railway junction in B1.") == 2
    assert game.shown.count("This die is already drawn") == 1


REFUSED = {
    "1 D4": "must be joined",
    "1 B2 1": "must be joined",
    "1 A4": "However it is turned",
    "1 Z9": "is neither a die",
    "8": "is neither a die",
    "1 A2 1 1": "is neither a die",
    "1 A2 7": "numbered 1 to 3",
    "1 A2 x": "numbered 1 to 3",
    "highway-t@A2/9": "is no drawing",
    "nonsense@A2/1": "is no drawing",
    "railway-straight@A2/0": "No die of this round shows this piece.",
    "highway-t@D4/0": "must be joined",
    "volcano@D4/0": "This belongs to an expansion that is not played here.",
    "d": "You are not done; this still fits: 1 (highway junction)",
    "save": "Say where: save FILE.",
    "save /nowhere/at/all": "cannot be written",
    "u": "nothing of this round",
    "d 4": "is neither a die",
    "ü\x1b[2J": "is neither a die",
    "1" * 500: "is neither a die",
}


@pytest.mark.parametrize("typed", list(REFUSED), ids=lambda typed: typed[:20])
def test_every_refusal_is_a_sentence(typed: str, game: Game) -> None:
    """What is refused is answered by one sentence, and the same question is asked again."""
    assert game.run("--seed 1 --solo", lines(typed)) == 0
    refusals = re.findall(r"^! (.*)$", game.output, re.MULTILINE)
    assert len(refusals) == 1
    assert REFUSED[typed] in game.shown
    assert "\x1b" not in game.output


def test_a_space_alone_says_what_fits_there(game: Game) -> None:
    """Typing a space first lists the keys of all that fits in it."""
    game.run("--seed 1 --solo", lines("A2", "D4"))
    assert "In A2 you can draw: 1 4 i j k m n" in game.shown
    assert "Nothing fits in D4 now." in game.shown


def test_a_hint_is_the_strong_players(game: Game) -> None:
    """h proposes what the strong player would do."""
    game.run("--seed 1 --solo", lines("h"))
    match = Match(Options())
    table = Table(match, Screen(speaker()), people=1, seed=1)
    table._deal()
    action = make("ink", "strong").act(view_of(match, 0), seed=table.bot_seed(0))
    assert action.piece
    assert action.space
    assert f"{table.say(f'piece-{action.piece}')} in {space_name(*action.space)}" in game.shown


def test_keys_do_not_collide() -> None:
    """No key of a die or a special route is a command, and every command has one letter or a word in each language."""
    for key in [*"1234567", *SPECIAL_KEYS]:
        assert read_command(key) is None
    assert set(offers(Sheet.new("challenge", "lava"))) <= {*"1234567", *SPECIAL_KEYS}
    all_words = [word for name, letter in LETTERS.items() for word in (letter, *typed(name))]
    assert len(set(all_words)) == len(all_words)
