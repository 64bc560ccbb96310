"""The players of Railroad Ink: legal in every variant, repeatable, blind to what is hidden, and of their strength."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, play_match, points, small

from railwright.bots.ink import NAMES, bot
from railwright.core.chance import ScriptedChance, SeededChance
from railwright.core.errors import MalformedError, TimingError
from railwright.ink.actions import done
from railwright.ink.events import Paired, SetUp
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options, combinations
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.sheet import EDITIONS
from railwright.ink.view import View, view_of


@pytest.mark.parametrize("options", list(combinations(players=2)), ids=str)
def test_every_variant_is_played_legally(options: Options) -> None:
    """In each combination of edition, expansion, draft and goals the players finish a match by legal actions only."""
    match = play_match(options, [small("master"), small("beginner")], seed=3)
    assert match.phase is Phase.OVER
    match = play_match(options, [small("casual"), small("strong")], seed=4)
    assert match.phase is Phase.OVER


def test_solo_goals_are_played_legally() -> None:
    """Alone with goals and deadlines (RI-5.5) a player finishes the game."""
    match = play_match(Options(edition="challenge", goals=True), [small("master")], seed=5)
    assert match.phase is Phase.OVER


@pytest.mark.parametrize("name", NAMES)
def test_same_view_and_seed_same_decision(name: str) -> None:
    """The same view and seed give the same round, whatever was played in between."""
    match = Match(Options(edition="challenge", expansion="forest", goals=True))
    match.deal(SeededChance(8))
    view = view_of(match, 0)
    first = small(name).play_round(view, seed=11)
    play_alone(small(name), 0, 0, seed=2)
    assert small(name).play_round(view_of(match, 0), seed=11) == first
    assert small(name).act(view, seed=11) == first[0]
    assert first[-1] == done()
    assert done() not in first[:-1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rounds", [0, 4])
def test_decision_does_not_depend_on_hidden_state(name: str, rounds: int) -> None:
    """What others have drawn in the running round changes no decision, in the first round and when sheets are full."""
    decisions, hidden_sheets = [], []
    for hidden in (1, 2):
        match, chance = Match(Options(edition="base", players=2)), SeededChance(9)
        match.deal(chance)
        while match.round <= rounds:
            for seat in range(2):
                for action in small("casual").play_round(view_of(match, seat), seed=seat):
                    match.act(seat, action)
            match.deal(chance)
        for action in small("casual").play_round(view_of(match, 1), seed=hidden):
            match.act(1, action)
        decisions.append(small(name).play_round(view_of(match, 0), seed=7))
        hidden_sheets.append(match.sheets[1])
    assert hidden_sheets[0] != hidden_sheets[1]
    assert decisions[0] == decisions[1]


def test_hidden_sheets_are_not_in_the_view() -> None:
    """A view that is rebuilt around other hidden sheets is the same to the bit that a player reads."""
    views: list[View] = []
    for script in ([0, 0, 0, 0], [0, 0, 0, 0]):
        match = Match(Options(edition="base", players=2))
        match.deal(ScriptedChance(script))
        if views:
            for action in small("casual").play_round(view_of(match, 1), seed=1):
                match.act(1, action)
        views.append(view_of(match, 0))
    assert np.array_equal(views[0].sheets[1].words, views[1].sheets[1].words)
    assert np.array_equal(views[0].sheet.words, views[1].sheet.words)


PAIRS = (
    ("railway-t", "railway-t"),
    ("highway-t", "highway-straight"),
    ("highway-straight", "station-straight"),
    ("railway-straight", "station-curve"),
)


@pytest.mark.parametrize("name", ["strong", "master"])
def test_picks_by_what_a_pair_shows(name: str) -> None:
    """The same faces are taken in whatever order the pairs lie, and never a pair that is taken (RI-10.1)."""
    chosen = set()
    for order in (PAIRS, PAIRS[::-1]):
        match = Match(Options(players=2, draft=True))
        match.apply(SetUp(star=0))
        match.apply(Paired(order))
        first = small(name).pick(view_of(match, 0), seed=1)
        match.pick(0, first)
        second = small(name).pick(view_of(match, 1), seed=1)
        assert second != first
        chosen.add((order[first], order[second]))
    assert len(chosen) == 1


def test_players_may_think_side_by_side() -> None:
    """Rounds that are thought out in several threads at once are the same as one after the other."""
    views = []
    for seed in range(6):
        match = Match(Options(edition="base"))
        match.deal(SeededChance(seed))
        views.append(view_of(match, 0))
    alone = [small("master").play_round(view, seed=1) for view in views]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda view: small("master").play_round(view, seed=1), views))
    assert together == alone


def test_refusals_are_sentences() -> None:
    """An unknown player, and a decision out of time, are refused with a sentence."""
    with pytest.raises(MalformedError, match="There is no player called"):
        bot("grandmaster")
    match = Match(Options(edition="base", players=2))
    with pytest.raises(TimingError, match="nothing to draw"):
        bot("casual").play_round(view_of(match, 0), seed=1)
    match.deal(SeededChance(1))
    with pytest.raises(TimingError, match="turn to take a pair"):
        bot("casual").pick(view_of(match, 0), seed=1)


@pytest.mark.parametrize("expansion", range(len(KEYS)))
@pytest.mark.parametrize("edition", range(len(EDITIONS)))
def test_players_stand_in_order(edition: int, expansion: int) -> None:
    """On the same 12 dice sequences Strong is well ahead of Casual, and Casual of Beginner."""
    players = [bot(name) for name in NAMES[:3]]
    means = [np.mean([points(play_alone(player, edition, expansion, n)) for n in range(12)]) for player in players]
    assert means[0] + 2 < means[1]
    assert means[1] + 4 < means[2]


@pytest.mark.parametrize(
    ("name", "games", "least", "most"), [("beginner", 100, 25, 38), ("casual", 100, 45, 52), ("strong", 30, 60.5, 70)]
)
def test_strength_of_the_base_judge(name: str, games: int, least: float, most: float) -> None:
    """On fixed dice sequences the base game's players are where they should be over thousands."""
    mean = np.mean([points(play_alone(bot(name), 0, 0, 900 + number)) for number in range(games)])
    assert least < mean < most
