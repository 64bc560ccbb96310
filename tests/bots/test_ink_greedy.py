"""The greedy bot of Railroad Ink: legal, repeatable, better than chance, and it knows when to stop."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.ink_tables import play_match

from railwright.bots.ink_greedy import GreedyBot
from railwright.bots.ink_random import play_games
from railwright.core.chance import SeededChance
from railwright.ink.events import Paired, Rolled, SetUp
from railwright.ink.match import Match
from railwright.ink.options import Options, combinations
from railwright.ink.rules.scoring import PARTS, TOTAL
from railwright.ink.rules.sheet import WORDS
from railwright.ink.view import view_of

BOT = GreedyBot()


def played(options: Options, seed: int) -> Match:
    """A match of greedy bots against each other."""
    return play_match(options, [BOT] * options.players, seed)


@pytest.mark.parametrize("options", list(combinations(players=2)), ids=str)
def test_whole_games(options: Options) -> None:
    """Every action and every pick of the bot is legal in every combination of options, to the end of the game."""
    match = played(options, 1)
    assert len(match.rounds) == options.rolls
    assert all(str(actions[-1]) == "done" for log in match.rounds[: options.rounds] for actions in log.actions)


def test_same_seed_same_judge() -> None:
    """The same views and seeds give the same decisions."""
    options = Options(edition="challenge", expansion="meteor", players=2, draft=True, goals=True)
    assert played(options, 3).events == played(options, 3).events


def test_much_better_than_chance() -> None:
    """Over 60 solo games it has more than 25 points a game over random play, and about 36."""
    totals = [played(Options(), seed).score(0).total for seed in range(60)]
    parts = np.zeros((500, PARTS), dtype=np.int64)
    play_games(0, 0, 0, 1, np.zeros((500, WORDS), dtype=np.int64), parts)
    assert 33 < np.mean(totals) < 40
    assert np.mean(totals) - parts[:, TOTAL].mean() > 25


def test_looking_does_not_change_the_view() -> None:
    """Asking for a hint, a round or a pair leaves the sheet of the view as it is."""
    match = Match(Options(players=2))
    match.deal(SeededChance(1))
    view = view_of(match, 0)
    before = view.sheet.copy()
    BOT.act(view, seed=1)
    BOT.play_round(view, seed=1)
    assert view.sheet == before


def test_hint_is_the_first_action_of_its_round() -> None:
    """What it would do next is what it does first."""
    match = Match(Options(expansion="lava"))
    match.deal(SeededChance(2))
    view = view_of(match, 0)
    assert BOT.act(view, seed=5) == BOT.play_round(view, seed=5)[0]


def test_spends_no_special_route_for_nothing() -> None:
    """In the last round it leaves special routes alone where they would only add open ends (RI-3.4, RI-4.4)."""
    match = Match(Options())
    straight = ("highway-straight", "highway-straight", "highway-straight", "station-straight")
    for _ in range(match.options.rounds):
        match.apply(Rolled(straight))
        for action in BOT.play_round(view_of(match, 0), seed=1):
            before = match.score(0).total
            match.act(0, action)
            if match.round == match.options.rounds and (action.piece or "").startswith("special"):
                assert match.score(0).total >= before


def test_picks_by_what_a_pair_shows() -> None:
    """It takes the same faces in whatever order the pairs lie, and never a pair that is taken (RI-10.1)."""
    pairs = (
        ("railway-t", "railway-t"),
        ("highway-t", "highway-straight"),
        ("highway-straight", "station-straight"),
        ("railway-straight", "station-curve"),
    )
    chosen = set()
    for order in (pairs, pairs[::-1]):
        match = Match(Options(players=2, draft=True))
        match.apply(SetUp(star=0))
        match.apply(Paired(order))
        first = BOT.pick(view_of(match, 0), seed=1)
        match.pick(0, first)
        second = BOT.pick(view_of(match, 1), seed=1)
        assert second != first
        chosen.add((order[first], order[second]))
    assert len(chosen) == 1
