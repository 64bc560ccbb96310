"""Tests of the one list of all bots."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

from railwright.bots.registry import BOTS, Game, bots_for, entry_of, make
from railwright.core.errors import MalformedError


def test_every_bot_can_be_made() -> None:
    """Whatever the registry names for a game exists and decides for a seat."""
    for entry in bots_for("ink"):
        assert callable(make("ink", entry.id).play_round)
    for entry in bots_for("line"):
        assert callable(make("line", entry.id, seed=1).choose)


def test_every_bot_has_words_for_people() -> None:
    """Each bot has an id of its own, a name, one sentence and at least one game."""
    assert len({entry.id for entry in BOTS}) == len(BOTS)
    assert all(entry.name and entry.sentence.endswith(".") and entry.games for entry in BOTS)


@pytest.mark.parametrize("game", get_args(Game))
def test_an_unknown_bot_is_told_who_there_is(game: Game) -> None:
    """The sentence about an unknown name lists the bots of that game, and cuts endless names."""
    with pytest.raises(MalformedError) as refused:
        entry_of(game, "x" * 1000)
    assert all(entry.id in str(refused.value) for entry in bots_for(game))
    assert len(str(refused.value)) < 300


def test_the_list_is_cheap_to_read() -> None:
    """To know which bots there are, no engine has to be loaded."""
    check = "import sys, railwright.bots.registry as r; r.bots_for('ink'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
