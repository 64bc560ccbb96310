"""Tests of the figures against textbook values."""

from __future__ import annotations

import pytest

from railwright.arena.statistics import estimate, student, wilson, win_rate


@pytest.mark.parametrize(
    ("freedom", "factor"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (49, 2.0096), (999, 1.9623)],
)
def test_students_factor(freedom: int, factor: float) -> None:
    """The factors of 95% intervals agree with the printed tables to 0.2%."""
    assert student(freedom) == pytest.approx(factor, rel=0.002)


def test_an_estimate_has_students_interval() -> None:
    """Mean, standard error and interval of five values, worked out by hand."""
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.error == pytest.approx(0.70711, abs=1e-5)
    assert (found.low, found.high) == pytest.approx((3 - 2.7764 * 0.70711, 3 + 2.7764 * 0.70711), abs=0.005)


def test_one_value_has_no_interval() -> None:
    """From one value nothing can be said about its spread."""
    found = estimate([7])
    assert (found.mean, found.error, found.low, found.high, found.count) == (7, None, None, None, 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """Wilson's interval has the published values and stays within 0 and 1."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_independent_games_have_the_plain_wilson_interval() -> None:
    """With one game a deal the interval is Wilson's own, up to the estimate of the spread."""
    rate = win_rate([[1.0]] * 60 + [[0.0]] * 40)
    assert (rate.rate, rate.games) == (0.6, 100)
    assert (rate.low, rate.high) == pytest.approx(wilson(60, 100), abs=0.001)


def test_games_that_repeat_each_other_count_once() -> None:
    """Four equal games on each deal say no more than one, and the interval is as wide."""
    once = win_rate([[1.0]] * 30 + [[0.0]] * 20)
    repeated = win_rate([[1.0] * 4] * 30 + [[0.0] * 4] * 20)
    assert repeated.games == 200
    assert (repeated.low, repeated.high) == pytest.approx((once.low, once.high))


def test_deals_that_balance_out_never_count_for_more_games_than_played() -> None:
    """Where each deal is won once and lost once, the interval is that of the deals, not a point."""
    rate = win_rate([[1.0, 0.0]] * 50)
    assert (rate.low, rate.high) == pytest.approx(wilson(25, 50))
