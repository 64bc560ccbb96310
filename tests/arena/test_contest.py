"""Tests of what a contest consists of and of what it refuses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from railwright.arena.contest import Contest, GivenDice, Task, Terms, seed_of
from railwright.core.errors import RailwrightError


def test_alone_every_bot_plays_every_deal() -> None:
    """With one seat each bot plays each deal once."""
    contest = Contest(Terms(), ("random", "greedy"), deals=3)
    assert list(contest.tasks()) == [Task(deal, (bot,)) for deal in range(3) for bot in range(2)]


def test_seats_rotate_where_they_matter() -> None:
    """In the draft every bot sits in every seat equally often, and so does every order around the table."""
    contest = Contest(Terms(players=3, draft=True), ("random", "random", "greedy"), deals=2)
    seatings = Counter(task.seats for task in contest.tasks())
    assert len(seatings) == 6
    assert set(seatings.values()) == {1}


def test_seats_do_not_rotate_where_all_draw_at_once() -> None:
    """Without the draft all seats are equal, so that one game a deal is enough."""
    contest = Contest(Terms(players=2), ("random", "greedy"), deals=5)
    assert [task.seats for task in contest.tasks()] == [(0, 1)] * 5


def test_more_bots_than_seats_all_meet() -> None:
    """Every choice of bots sits down together, each as often as the others."""
    contest = Contest(Terms(game="line", players=2), ("random", "casual", "casual"), deals=1)
    assert sorted(tuple(sorted(task.seats)) for task in contest.tasks()) == [
        (0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2),
    ]  # fmt: skip
    assert contest.labels == ("random", "casual", "casual#2")


def test_seeds_differ_by_purpose_and_deal_and_are_pinned() -> None:
    """A seed depends on contest, deal and purpose alone, and is the same on every machine."""
    seeds = {seed_of(Terms(seed=s), deal, purpose) for s in (1, 2) for deal in (0, 1) for purpose in ("a", "b")}
    assert len(seeds) == 8
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert seed_of(Terms(), 0, "dice") == 3980658362110751770


@pytest.mark.parametrize(
    ("terms", "bots", "deals", "words"),
    [
        ({}, ("nobody",), 1, "There is no bot “nobody” for Railroad Ink; there are: random, "),
        ({"game": "line", "players": 2}, ("random", "nobody"), 1, "for Rail Line; there are: random, "),
        ({}, (), 1, "Name at least one bot."),
        ({}, ("random",), 0, "The number of deals must be from 1 to 1,000,000."),
        ({"players": 3}, ("random",), 1, "There are 3 seats, but 1 bot. Name a bot twice to seat it twice."),
        ({"players": 13}, ("random",) * 13, 1, "Railroad Ink is for 1 to 12 players."),
        ({"seconds": 0.0}, ("random",), 1, "A limit of time must be a number of seconds above 0."),
        ({"goals": True}, ("random",), 1, "Goals belong to the challenge edition"),
        ({"edition": "challenge", "further_goals": True}, ("random",), 1, "Further goal cards need goals"),
        ({"draft": True}, ("random",), 1, "The draft variant needs two players or more."),
        ({"game": "line", "players": 4}, ("random",) * 4, 1, "Rail Line is for 2 or 3 players, not 4."),
    ],
)
def test_what_cannot_be_played_is_refused(terms: dict[str, Any], bots: tuple[str, ...], deals: int, words: str) -> None:
    """A contest that cannot be played is refused with a sentence."""
    with pytest.raises(RailwrightError) as refused:
        Contest(Terms(**terms), bots, deals)
    assert words in str(refused.value)


def test_given_dice_are_for_games_with_common_dice() -> None:
    """Dice cannot be given for the draft, nor for more deals than there are."""
    dice = (GivenDice(((),)),)
    with pytest.raises(RailwrightError, match="without the draft only"):
        Contest(Terms(players=2, draft=True, dice="x"), ("random", "random"), 1, dice)
    with pytest.raises(RailwrightError, match="The file has dice for 1 games, not for 2"):
        Contest(Terms(dice="x"), ("random",), 2, dice)
