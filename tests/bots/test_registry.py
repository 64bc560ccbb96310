"""Tests of the one list of all bots."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest
from tests.bots.ink_tables import play_match

from railwright.bots.readiness import all_players, players_with
from railwright.bots.registry import BOTS, DEFAULT_OPPONENT, GameName, bots_for, entry_of, make, opponents_for
from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError
from railwright.core.language import LANGUAGES, speaker
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options, combinations
from railwright.ink.view import view_of
from railwright.line.match import Match as LineMatch
from railwright.line.match import Options as LineOptions
from railwright.line.match import SetUp

LEVELS = ["beginner", "casual", "strong", "master"]


def test_every_bot_can_be_made() -> None:
    """Whatever the registry names for a game exists and decides for a seat."""
    for entry in bots_for("ink"):
        assert callable(make("ink", entry.id).play_round)
    for entry in bots_for("line"):
        assert callable(make("line", entry.id).act)


def test_every_bot_has_words_for_people() -> None:
    """Each bot has an id of its own, at least one game, and in each language a name and one sentence."""
    assert len({entry.id for entry in BOTS}) == len(BOTS)
    assert all(entry.games for entry in BOTS)
    for language in LANGUAGES:
        assert all(speaker(language)(f"bot-{entry.id}-name") for entry in BOTS)
        assert all(speaker(language)(f"bot-{entry.id}-sentence").endswith(".") for entry in BOTS)


@pytest.mark.parametrize("game", get_args(GameName))
def test_an_unknown_bot_is_told_who_there_is(game: GameName) -> None:
    """The sentence about an unknown name lists the bots of that game, and cuts endless names."""
    with pytest.raises(MalformedError) as refused:
        entry_of(game, "x" * 1000)
    assert all(entry.id in str(refused.value) for entry in bots_for(game))
    assert len(str(refused.value)) < 300


def test_the_list_is_cheap_to_read() -> None:
    """To know which bots there are, no engine has to be loaded."""
    check = "import sys, railwright.bots.registry as r; r.bots_for('ink'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_people_are_offered_four_levels() -> None:
    """At a table of either game there are four opponents, the weakest first; lots and the stand-in are no levels."""
    for game in get_args(GameName):
        assert [entry.id for entry in opponents_for(game)] == LEVELS
    assert DEFAULT_OPPONENT in LEVELS


@pytest.mark.parametrize("bot", [entry.id for entry in bots_for("ink") if entry.id != "master"])
def test_the_next_action_is_the_first_of_the_round(bot: str) -> None:
    """What a bot proposes as a hint is what it would do itself."""
    match = Match(Options(edition="challenge", expansion="meteor", goals=True))
    match.deal(SeededChance(2))
    view = view_of(match, 0)
    player = make("ink", bot)
    assert player.act(view, seed=4) == player.play_round(view, seed=4)[0]


@pytest.mark.parametrize("seed", [-1, 0, 2**63, 2**70])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Every bot takes seeds of any size and sign."""
    match = Match(Options())
    match.deal(SeededChance(2))
    cards = LineMatch(LineOptions(2), SetUp.drawn(2, SeededChance(1)))
    assert cards.decider is not None
    for entry in bots_for("ink"):
        assert make("ink", entry.id).act(view_of(match, 0), seed=seed) in match.legal(0)
    for entry in bots_for("line"):
        assert make("line", entry.id).act(cards.view(cards.decider), seed=seed) in cards.legal_actions()


@pytest.mark.parametrize("options", list(combinations(players=2)), ids=str)
def test_bots_by_name_play_every_variant(options: Options) -> None:
    """In each combination of edition, expansion, draft and goals, bots made by name finish a match."""
    match = play_match(options, [make("ink", "casual"), make("ink", "beginner")], seed=6)
    assert match.phase is Phase.OVER


def test_the_players_of_a_game_get_ready_together() -> None:
    """The levels of a game are compiled apart from the rules, all at once; whoever stands in is not."""
    players = players_with("ink", "casual")
    assert players is not None
    assert players.bots == set(LEVELS)
    assert {players_with("ink", level) for level in LEVELS} == {players}
    assert players_with("ink", "greedy") is players_with("line", "casual") is None
    assert players_with("line", "beginner") is players_with("line", "master") is not None
    assert all(one.compiled for one in all_players())


def test_players_can_be_compiled_ahead() -> None:
    """`python -m railwright.bots` compiles in a process of its own; a second time it has nothing to do."""
    for players in all_players():
        assert players.command is not None
        done = subprocess.run(players.command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
