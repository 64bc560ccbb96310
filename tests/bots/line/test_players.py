"""The four players: legal in every set-up, the same again with the same seed, blind to what is hidden, ordered."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.bots.line.games import played, share_of_wins, with_other_secrets

from railwright.bots.line import BOTS, bot, prepare
from railwright.bots.line.greedy import greedy_action
from railwright.bots.line.players import STRONG, SearchingBot
from railwright.bots.line.quick import quick_action
from railwright.bots.line.search import Effort, best_action
from railwright.bots.registry import bots_for
from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import write_record

pytestmark = pytest.mark.skipif(
    INTERPRETED, reason="Thousands of playouts, which only compiled players do in a moment."
)


def test_every_level_can_be_seated() -> None:
    """The bots of this game are those that the registry names for it."""
    assert {entry.id for entry in bots_for("line")} == set(BOTS)


def test_the_kernels_can_be_compiled_beforehand() -> None:
    """After the preparation a decision of any player compiles nothing more."""
    prepare()
    kernels: list[Any] = [greedy_action, quick_action, best_action]
    before = [len(kernel.signatures) for kernel in kernels]
    assert all(before)
    played(["casual", "beginner", "strong"], 2, seed=1)
    assert [len(kernel.signatures) for kernel in kernels] == before


@pytest.mark.parametrize("sheet", [1, 2])
@pytest.mark.parametrize(
    ("names", "games"),
    [
        (["beginner", "beginner"], 20),
        (["beginner", "casual", "beginner"], 20),
        (["strong", "beginner"], 6),
        (["beginner", "strong", "casual"], 4),
        (["master", "beginner"], 1),
        (["casual", "beginner", "master"], 1),
    ],
)
def test_players_play_whole_games(names: list[str], games: int, sheet: int) -> None:
    """Every decision of every player is legal, in all set-ups, to the end of the game (RL-5)."""
    for seed in range(games):
        assert played(names, sheet, seed).is_over


@pytest.mark.parametrize("names", [["beginner", "strong"], ["strong", "beginner", "strong"]])
def test_the_same_seed_gives_the_same_game(names: list[str]) -> None:
    """A game is played again, decision by decision, from the same seeds."""
    assert write_record(played(names, 2, seed=3)) == write_record(played(names, 2, seed=3))


@pytest.mark.parametrize("name", ["random", "beginner", "casual", "strong", "master"])
def test_a_decision_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """Whatever a player has decided before, the same view and seed give the same decision."""
    match = Match(Options(2, 1), SetUp.drawn(2, SeededChance(8)))
    experienced = bot(name)
    for _ in range(12):
        seat = match.decider
        assert seat is not None
        choice = experienced.act(match.view(seat), seed=5)
        assert bot(name).act(match.view(seat), seed=5) == choice
        match.act(seat, choice)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("name", "every"), [("beginner", 1), ("casual", 1), ("strong", 1), ("master", 5)])
def test_players_decide_from_their_view_alone(name: str, every: int, players: int) -> None:
    """Other hands and another order of the stack change neither the view nor the choice."""
    chance = SeededChance(4)
    match = Match(Options(players, 1 + players % 2), SetUp.drawn(players, chance))
    for number in range(45):
        seat = match.decider
        assert seat is not None
        if number % every == 0:
            twin = with_other_secrets(match, seat, chance)
            assert np.array_equal(twin.view(seat).observation, match.view(seat).observation)
            choice = bot(name).act(match.view(seat), seed=1)
            assert bot(name).act(twin.view(seat), seed=1) == choice
        match.act(seat, bot("casual").act(match.view(seat), seed=number))


@pytest.mark.parametrize("sheet", [1, 2])
@pytest.mark.parametrize(
    ("better", "worse", "deals", "share"),
    [("beginner", "random", 50, 0.75), ("casual", "beginner", 50, 0.65), ("strong", "casual", 15, 0.7)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, deals: int, share: float, sheet: int) -> None:
    """With two players each level wins far more than half; in thousands of games it is more still (see the docs)."""
    assert share_of_wins(better, worse, sheet, deals=deals) > share


@pytest.mark.parametrize("sheet", [1, 2])
def test_each_level_beats_two_of_the_one_below(sheet: int) -> None:
    """With three players a level wins clearly more than a third against two of the level below."""
    assert share_of_wins("beginner", "random", sheet, players=3, deals=30) > 0.6
    assert share_of_wins("casual", "beginner", sheet, players=3, deals=30) > 0.5
    assert share_of_wins("strong", "casual", sheet, players=3, deals=10) > 0.5


@pytest.mark.parametrize("sheet", [1, 2])
def test_master_beats_casual(sheet: int) -> None:
    """The target: seven of ten games at least; it wins more than nine of ten, so that eight games can tell."""
    assert share_of_wins("master", "casual", sheet, deals=4) >= 0.7


def test_more_work_plays_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strong player beats one that tries each action in a single game only."""
    hasty = Effort(cards=1, playouts=1)
    monkeypatch.setitem(BOTS, "casual", lambda _: SearchingBot(hasty))
    assert hasty.playouts < STRONG.playouts
    assert share_of_wins("strong", "casual", 1, deals=30) > 0.55
