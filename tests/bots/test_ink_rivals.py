"""In a match the players of Railroad Ink aim at having the most points, alone at points."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from tests.bots.ink_tables import small

from railwright.bots.ink import players
from railwright.bots.ink.aims import aims_of
from railwright.bots.ink.desk import new_desk
from railwright.bots.ink.lookahead import look_ahead
from railwright.bots.ink.players import Bot
from railwright.bots.ink.rivals import MEAN, SPREAD, Rivals, no_rivals, rivals_of, utility
from railwright.core.chance import SeededChance
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.view import GoalView, View, view_of

SAFE, DARING = (58.0, 58.0, 58.0, 58.0), (50.0, 54.0, 58.0, 66.0)


def match_at(options: Options, rounds: int) -> Match:
    """A match in which so many rounds are played, by players of different strength."""
    match, chance = Match(options), SeededChance(12)
    match.deal(chance)
    while match.round <= rounds:
        for seat, name in enumerate(("strong", "beginner")):
            for action in small(name).play_round(view_of(match, seat), seed=1):
                match.act(seat, action)
        match.deal(chance)
    return match


def expected(player: Bot, view: View) -> Rivals:
    """What a player expects of the others."""
    judge = player._judge(view.sheet.words, view.sheet.reading, aims_of(view))
    return rivals_of(view, judge, new_desk(1, 8, 1))


def mean_utility(outcomes: tuple[float, ...], rivals: Rivals) -> float:
    """What a choice with these outcomes is worth."""
    return sum(utility(outcome, rivals) for outcome in outcomes) / len(outcomes)


def test_alone_points_are_what_counts() -> None:
    """Without rivals the utility of points is the points."""
    match, chance = Match(Options()), SeededChance(3)
    match.deal(chance)
    for action in small("casual").play_round(view_of(match, 0), seed=1):
        match.act(0, action)
    match.deal(chance)
    assert np.array_equal(expected(small("strong"), view_of(match, 0)), no_rivals())
    assert utility(57.5, no_rivals()) == 57.5
    assert mean_utility(SAFE, no_rivals()) > mean_utility(DARING, no_rivals())


def test_behind_it_dares_and_ahead_it_does_not() -> None:
    """Against a strong rival a daring sheet with a lower mean is preferred, against a weak one the safe sheet."""
    assert mean_utility(DARING, np.array([[65.0, 2.0]])) > mean_utility(SAFE, np.array([[65.0, 2.0]]))
    assert mean_utility(SAFE, np.array([[52.0, 2.0]])) > mean_utility(DARING, np.array([[52.0, 2.0]]))


def test_more_rivals_make_it_harder() -> None:
    """The chance to win is that of beating all of them, and more points never hurt."""
    one, two = np.array([[60.0, 4.0]]), np.array([[60.0, 4.0], [60.0, 4.0]])
    assert utility(60.0, one) == pytest.approx(0.5 + 0.12)
    assert utility(60.0, two) == pytest.approx(0.25 + 0.12)
    values = [utility(points, two) for points in np.arange(0.0, 120.0)]
    assert all(low < high for low, high in pairwise(values))


def test_rivals_are_told_by_their_sheets() -> None:
    """After some rounds the better sheet is expected to bring more; the later it is, the surer that is."""
    player = small("strong")
    middle, late = (match_at(Options(players=2), rounds) for rounds in (3, 5))
    assert len(expected(player, view_of(match_at(Options(players=2), 0), 0))) == 0
    of_beginner, of_strong = (expected(player, view_of(late, seat)) for seat in (0, 1))
    assert of_beginner.shape == of_strong.shape == (1, 2)
    assert of_strong[0, MEAN] > of_beginner[0, MEAN] + 5
    assert expected(player, view_of(middle, 0))[0, SPREAD] > of_beginner[0, SPREAD]


def test_points_of_goals_count_for_both_sides() -> None:
    """What a rival took with a goal (RI-5.4) adds to its points, what one took oneself is a lead over it."""
    view = view_of(match_at(Options(edition="challenge", players=2, goals=True), 2), 0)

    def with_scored(*scored: tuple[int, int]) -> View:
        goals = tuple(GoalView(g.name, g.worth, g.deadline, ()) for g in view.goals)
        return replace(view, goals=(replace(goals[0], scored=scored), *goals[1:]))

    player = small("strong")
    theirs, both = expected(player, with_scored((1, 4))), expected(player, with_scored((0, 3), (1, 4)))
    assert both[0, MEAN] == pytest.approx(theirs[0, MEAN] - 3)


def test_a_round_is_decided_with_the_rivals_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is expected of the others reaches the look ahead, by which a player decides."""
    view, seen = view_of(match_at(Options(players=2), 3), 0), []

    def looking(*arguments: Any) -> int:
        seen.append(arguments[5])
        return int(look_ahead(*arguments))

    monkeypatch.setattr(players, "look_ahead", looking)
    player = small("strong")
    player.play_round(view, seed=1)
    [rivals] = seen
    assert np.array_equal(rivals, expected(player, view))
    assert len(rivals) == 1


def test_rivals_have_the_running_round_before_them() -> None:
    """Their sheets are as the last round closed: a goal can still be met in one round more than from here."""
    match = match_at(Options(edition="challenge", players=2, goals=True), 6)
    view = view_of(match, 0)
    assert view.options.rounds - view.round == 0
    unscored = replace(view, goals=tuple(replace(goal, scored=()) for goal in view.goals))
    without = replace(view, goals=())
    assert expected(small("strong"), unscored)[0, MEAN] > expected(small("strong"), without)[0, MEAN]
