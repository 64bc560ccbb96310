"""Tests of the packs that ship with the package."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError
from railwright.ink.actions import done
from railwright.ink.match import Phase
from railwright.puzzles import choosing
from railwright.puzzles.pack import GAMES, packs
from railwright.puzzles.proving import prove
from railwright.puzzles.puzzle import LEVELS, actions_of, options_of
from railwright.puzzles.worth import worth

ROUNDING = 1e-5
BEGUN = frozenset({"base-lake", "challenge-lake", "challenge-trail"})
"""Games whose packs are not full yet: few of their last rounds are proven quickly."""
FULL = tuple(game for game in GAMES if game not in BEGUN)
PROVEN_AGAIN = 3


@pytest.mark.parametrize("game", FULL)
def test_a_full_pack_is_large_enough(game: str) -> None:
    """The base game has 1,000 puzzles, every other full pack 200, and each has all levels."""
    assert len(packs()[game]) >= (1_000 if game == "base" else 200)
    assert {puzzle.level for puzzle in packs()[game].values()} == set(LEVELS)


@pytest.mark.parametrize("game", packs())
def test_every_puzzle_is_a_last_round_whose_answer_is_legal_and_worth_what_is_said(game: str) -> None:
    """The rules replay each puzzle from its first roll, take its answer, and count the best that it promises."""
    options = options_of(game)
    seen = set()
    for number, puzzle in packs()[game].items():
        match = puzzle.position(options)
        assert match.phase is Phase.DRAWING
        assert match.round == options.rounds
        seen.add((puzzle.rolls, puzzle.played))
        for action in (*actions_of(puzzle.answer), done()):
            match.act(0, action)
        assert abs(worth(match.sheets[0]) - puzzle.best) < ROUNDING, number
        assert puzzle.number == number
        assert puzzle.ways >= 1
        assert 500 < puzzle.rating < 2_500
    assert len(seen) == len(packs()[game])


@pytest.mark.parametrize("game", packs())
def test_a_sample_is_proven_again(game: str) -> None:
    """The search to the end says of some puzzles of each pack once more that nothing is better."""
    pack = list(packs()[game].values())
    for puzzle in pack[:: len(pack) // PROVEN_AGAIN][:PROVEN_AGAIN]:
        proof = prove(puzzle.position(options_of(game)).sheets[0].words)
        assert proof is not None, puzzle.number
        assert abs(proof.best - puzzle.best) < ROUNDING, puzzle.number


def test_harder_puzzles_are_rated_higher() -> None:
    """In each full pack the mean rating rises from easy to hard: the bots' results make both."""
    for game in FULL:
        means = []
        for level in LEVELS:
            ratings = [puzzle.rating for puzzle in packs()[game].values() if puzzle.level == level]
            means.append(sum(ratings) / len(ratings))
        assert means == sorted(means), (game, means)


def test_one_a_day_and_none_twice_in_a_thousand_days() -> None:
    """A day has one puzzle, the same whenever it is asked, and a thousand days have a thousand."""
    days = [date(2026, 11, 18) + timedelta(days=ahead) for ahead in range(1_000)]
    names = [choosing.of_day(day) for day in days]
    assert len(set(names)) == 1_000
    assert names[0] == choosing.of_day(days[0])
    assert {choosing.find(name)[0] for name in names} == {"base"}


def test_endless_puzzles_are_new_suit_the_wish_and_come_again_when_all_were_seen() -> None:
    """None of those seen comes while others are left; a level is kept to; else the rating is met."""
    chance = SeededChance("endless")
    pack = packs()["base-meteor"]
    hard = [puzzle.number for puzzle in pack.values() if puzzle.level == "hard"]
    for left in hard:
        others = [number for number in pack if number != left]
        assert choosing.further("base-meteor", "hard", 1500, others, chance) == f"base-meteor-{left}"
    _, again = choosing.find(choosing.further("base-meteor", "hard", 1500, list(pack), chance))
    assert again.level == "hard"
    ratings = sorted(puzzle.rating for puzzle in pack.values())
    _, low = choosing.find(choosing.further("base-meteor", None, 0, (), chance))
    _, high = choosing.find(choosing.further("base-meteor", None, 5_000, (), chance))
    assert low.rating <= ratings[20]
    assert high.rating >= ratings[-20]


@pytest.mark.parametrize(
    "name", ["", "base", "base-", "base-0-1", "nowhere-1", "base-999999999", "base--1", "../base-1"]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    """What is no puzzle gets a sentence."""
    with pytest.raises(MalformedError, match="There is no such puzzle"):
        choosing.find(name)
