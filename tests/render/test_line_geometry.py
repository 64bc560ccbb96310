"""Where cards, stations and engines lie on Rail Line's serpentine."""

from __future__ import annotations

from itertools import chain

import pytest

from railwright.line.rules.tracks import lane_of
from railwright.render.line_drawings import line_drawings
from railwright.render.line_geometry import (
    LANES,
    PITCH,
    WIDTH,
    arc,
    corner,
    engine_spot,
    is_curve,
    pair_spot,
    station_spot,
    through_curve,
)


@pytest.mark.parametrize("position", [9, 18])
@pytest.mark.parametrize("track", range(3))
def test_a_track_leaves_a_curve_where_the_next_row_begins(position: int, track: int) -> None:
    """RL-1.1: the lanes before and after a curve are both ends of one half circle."""
    bend = arc(position, lane_of(position, track))
    before, after = (corner(n)[1] + LANES[lane_of(n, track)] for n in (position - 1, position + 1))
    assert (bend.y - bend.radius, bend.y + bend.radius) == (before, after)


def test_engines_stand_beside_their_station_which_no_row_moves() -> None:
    """In the second row engines travel to the left; cards and stations stay as they are."""
    for position in (3, 12):
        assert engine_spot(position, 1).x - station_spot(position, 1).x == 62
        assert station_spot(position, 1).x - corner(position)[0] == 48
    assert (engine_spot(3, 1).left, engine_spot(12, 1).left) == (False, True)
    assert engine_spot(12, 1, 5).x < engine_spot(12, 1).x


def test_two_engines_on_a_card_stand_one_behind_the_other() -> None:
    """The fast one is ahead, whichever way they travel, also in a curve."""
    for position, way in ((3, 1), (12, -1)):
        slow, fast = (pair_spot(position, 0, fast=fast) for fast in (False, True))
        assert (fast.x - slow.x) * way > 20
    assert pair_spot(9, 0, fast=True).y > pair_spot(9, 0, fast=False).y


def test_an_engine_goes_around_a_curve() -> None:
    """What it passes lies on the half circle, from the upper row to the lower one."""
    way = through_curve(9, 0)
    assert [spot.y for spot in way] == sorted(spot.y for spot in way)
    assert all(spot.x > 9 * WIDTH for spot in way)


def test_the_page_is_told_every_place() -> None:
    """27 positions with two curves, lanes as the rules have them, everything inside the three rows."""
    told = line_drawings(lane_of)
    positions = told["positions"]
    assert [n for n, one in enumerate(positions) if one["curve"]] == [n for n in range(27) if is_curve(n)] == [9, 18]
    assert [positions[n]["number"] for n in (0, 1, 8, 10, 17, 19, 26)] == [0, 1, 8, 9, 16, 17, 24]
    assert [positions[n]["lanes"] for n in (9, 10, 18, 19)] == [[0, 1, 2], [2, 1, 0], [2, 1, 0], [0, 1, 2]]
    spots = [spot for one in positions for spot in (*one["stations"], *one["engines"], *chain(*one["pairs"]))]
    assert all(0 <= spot["x"] <= 10 * WIDTH and 0 <= spot["y"] <= 3 * PITCH for spot in spots)
    assert told["goal"] == (9 * WIDTH, 2 * PITCH)
