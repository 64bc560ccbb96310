"""Tests of Glicko-2."""

from __future__ import annotations

import pytest

from railwright.core.glicko import Rating, expected, rated


def test_the_example_of_its_author() -> None:
    """One win and two losses as in Glickman's paper give the numbers of the paper."""
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    new = rated(Rating(1500, 200, 0.06), results)
    assert new.rating == pytest.approx(1464.06, abs=0.01)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_surprise_moves_more_and_a_rest_makes_unsure() -> None:
    """Who beats a stronger one gains more than who beats a weaker one; who plays nothing is only less sure."""
    own = Rating(1500, 80)
    strong, weak = (rated(own, [(Rating(other, 80), 1.0)]) for other in (1900, 1100))
    assert strong.rating > weak.rating > own.rating
    assert expected(own, Rating(1900, 80)) < 0.5 < expected(own, Rating(1100, 80))
    rested = rated(own, [])
    assert rested.rating == own.rating
    assert rested.deviation > own.deviation


def test_extreme_ratings_have_an_end() -> None:
    """The search for the volatility ends and stays finite for whatever a page may send."""
    for rating in (-5_000.0, 10_000.0):
        for deviation in (10.0, 350.0):
            for volatility in (0.01, 0.2):
                for result in (0.0, 1.0):
                    new = rated(Rating(rating, deviation, volatility), [(Rating(1500, 80), result)])
                    assert -8_000 < new.rating < 13_000
                    assert 0 < new.deviation <= 350
                    assert 0 < new.volatility < 1
