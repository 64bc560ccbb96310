"""Strokes begin and end where they should, whatever side they start from."""

from __future__ import annotations

import math

import pytest

from railwright.render.pens import Hand, at, curve_spots, distance, number, shared_corner, straight


def test_points_turn_with_their_side() -> None:
    """A point 10 in and 5 to the clockwise hand lies in the matching place of each side."""
    assert [at(side, 10, 5) for side in range(4)] == [(55, 10), (90, 55), (45, 90), (10, 45)]


def test_numbers_are_short() -> None:
    """Coordinates have at most two decimals and no trailing zeros or negative zero."""
    assert [number(v) for v in (50.0, -0.001, 6.25, 1 / 3)] == ["50", "0", "6.25", "0.33"]


@pytest.mark.parametrize(("a", "b"), [(0, 1), (1, 2), (2, 3), (3, 0), (1, 0), (0, 3)])
def test_sleepers_of_a_curve_lie_on_it(a: int, b: int) -> None:
    """The sleepers of a curve lie 50 from the shared corner, inside the space, and across the rail."""
    corner = shared_corner(a, b)
    for (x, y), direction in curve_spots(a, b, 6):
        assert 0 < x < 100
        assert 0 < y < 100
        assert math.dist((x, y), corner) == pytest.approx(50)
        along = (x - corner[0]) * math.cos(direction) + (y - corner[1]) * math.sin(direction)
        assert along == pytest.approx(0)


def test_hand_is_the_same_for_the_same_space() -> None:
    """The hand wobbles inside its bound, equally for equal seeds, and not at all without one."""
    one, two, exact = Hand(5), Hand(5), Hand()
    drawn = [one.wobble(0.6) for _ in range(50)]
    assert drawn == [two.wobble(0.6) for _ in range(50)]
    assert len(set(drawn)) == 50
    assert max(map(abs, drawn)) <= 0.6
    assert exact.wobble(0.6) == 0


def test_bow_keeps_the_ends() -> None:
    """A bowed line leaves the space where the exact one does."""
    assert straight(0, 13, bow=0.5) == "M63 -0.6L63 0Q63.5 50 63 100L63 100.6"
    assert straight(0, 13) == "M63 -0.6L63 100.6"


def test_distance_to_middle_lines() -> None:
    """A spot's distance counts to a quarter circle for a plain curve and to the arms at a station."""
    assert distance((100, 0), (0, 1), through_centre=False) == pytest.approx(50)
    assert distance((100, 0), (0, 1), through_centre=True) == pytest.approx(50)
    assert distance((50, 50), (0, 1), through_centre=True) == 0
    assert distance((50, 80), (0, 1), through_centre=True) == pytest.approx(30)
    assert distance((20, 90), (1, 3), through_centre=False) == pytest.approx(40)
