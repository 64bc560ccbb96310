"""RI-8 and RI-9: forests, and trails through the corners of spaces."""

from __future__ import annotations

import pytest
from tests.ink.sheets import PLAIN_ROLL, act, game, legal, prepare, refusal, roll, sheet_of

from railwright.ink.rules.expansions.trail import Reason as TrailReason
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import explain

pytestmark = pytest.mark.rules

ROUTES = "highway-straight@A2 highway-straight@A6 highway-straight@G2 overpass@G6"


@pytest.mark.parametrize(
    ("expansion", "dice"), [("forest", "forest forest-railway-curve"), ("trail", "trail-highway-t trail-railway-t")]
)
def test_optional_dice(expansion: str, dice: str) -> None:
    """RI-8.1, RI-9.1: forest and trail dice are optional, in any number, before or after the route dice."""
    match = game(expansion=expansion)
    roll(match, PLAIN_ROLL["base"], dice)
    act(match, f"{ROUTES} done")
    roll(match, PLAIN_ROLL["base"], dice)
    first = next(text for text in sorted(legal(match)) if text.split("@")[0] == dice.split()[1])
    act(match, first)
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS  # they do not stand for a route die either


def test_trees_need_not_be_joined() -> None:
    """RI-8.1: a forest die need not be joined to anything, with or without a route."""
    match = game(expansion="forest")
    roll(match, PLAIN_ROLL["base"], "forest forest-railway-curve")
    act(match, "forest@D4 forest-railway-curve@E2/1")
    places = sheet_of("", expansion="forest").placements("forest")
    assert places == [(row, col, 0) for row in range(7) for col in range(7)]


def test_forest_routes_obey_the_drawing_rules() -> None:
    """RI-8.1: RI-3.2 holds for the routes of forest dice: no clash with ends or exits; trees alone fit anywhere."""
    match = game(expansion="forest")
    prepare(match, "highway-straight@A2")
    roll(match, PLAIN_ROLL["base"], "forest-railway-straight forest-railway-curve")
    assert refusal(match, "forest-railway-straight@B2") is Reason.CLASH
    assert refusal(match, "forest-railway-straight@A6") is Reason.CLASH
    act(match, "forest-railway-straight@B2/1 forest-railway-curve@A4")
    assert refusal(match, "highway-straight@B1/1") is Reason.CLASH


def test_forest_routes_are_routes() -> None:
    """RI-8.1: the routes of forest dice join, lead to exits and leave errors like any other."""
    score = explain(
        sheet_of("forest-highway-straight@A2 highway-curve@B2 forest-railway-straight@D4", expansion="forest")
    )
    assert (score.highway.length, score.railway.length, len(score.errors)) == (2, 1, 3)


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ("", 0),
        ("A1", 2),
        ("A1 B2", 3),  # diagonally adjacent are two forests
        ("A1 A2 B2", 6),
        ("A1 A2 C1 C2 E1", 6),
        ("A7 B1", 3),  # the end of a row and the beginning of the next are not adjacent
        ("A1 B1 C1 D1 D2 D3 F6 F7", 14),
    ],
)
def test_forests(spaces: str, points: int) -> None:
    """RI-8.2: 2 per space of one forest and 1 per space of a second one, the best two."""
    drawn = " ".join(f"forest@{name}" for name in spaces.split())
    assert explain(sheet_of(drawn, expansion="forest")).expansion == points


def test_trees_with_and_without_routes_are_one_forest() -> None:
    """RI-8.2: adjacent spaces with trees are one forest, whatever else is drawn in them."""
    score = explain(sheet_of("forest@C3 forest-highway-straight@C4 forest-railway-curve@D4", expansion="forest"))
    assert score.expansion == 6
    assert [area.spaces for area in score.areas] == [((2, 2), (2, 3), (3, 3))]


@pytest.mark.parametrize(
    ("drawn", "piece", "reason"),
    [
        ("", "trail-highway-straight@D4", TrailReason.NO_TRAIL_OR_ROUTE),
        ("", "trail-highway-straight@A2", TrailReason.NO_TRAIL_OR_ROUTE),  # its road runs past the exit
        ("", "trail-highway-straight@A2/1", Reason.FINE),  # by its road
        ("highway-straight@D3/1", "trail-highway-straight@D4", Reason.FINE),
        ("trail-highway-straight@C3", "trail-highway-straight@D4", Reason.FINE),  # corner to corner
        ("trail-highway-straight@C3", "trail-highway-straight@D3", TrailReason.NO_TRAIL_OR_ROUTE),  # other corners
        ("trail-highway-straight@C3", "trail-highway-straight@D3/1", Reason.FINE),  # the corner between them
        ("trail-highway-straight@C5/1", "trail-highway-straight@C4", Reason.FINE),  # they share the lower point
        ("trail-highway-straight@C5", "trail-highway-straight@C4", Reason.FINE),  # here by the roads
        ("highway-terminal@C3", "trail-highway-straight@D4", Reason.FINE),  # the corner of a station's space
        ("highway-terminal@C4", "trail-highway-straight@D4", Reason.FINE),
        ("highway-terminal@C5", "trail-highway-straight@D4", TrailReason.NO_TRAIL_OR_ROUTE),  # its corner is the NE one
        ("highway-straight@C3", "trail-highway-straight@D4", TrailReason.NO_TRAIL_OR_ROUTE),  # no station
        ("highway-terminal@C3 railway-straight@D3/1", "trail-highway-straight@D4", Reason.CLASH),
    ],
)
def test_how_a_trail_is_joined(drawn: str, piece: str, reason: Reason) -> None:
    """RI-9.1: a trail is joined by its route, by a corner point of a trail, or by a corner of a station's space."""
    match = game(expansion="trail")
    prepare(match, drawn)
    roll(match, PLAIN_ROLL["base"], "trail-highway-straight trail-highway-curve")
    if reason is Reason.FINE:
        act(match, piece)
    else:
        assert refusal(match, piece) is reason


def test_trails_run_through_corners() -> None:
    """RI-9.2: trails that touch the same corner point are one network; a station joins all trails that touch it."""
    apart = "highway-terminal@A1 highway-terminal@E5 trail-highway-straight@B2"
    assert explain(sheet_of(apart, expansion="trail")).expansion == 0
    chain = f"{apart} trail-highway-straight@C3 trail-highway-straight@D4"
    assert explain(sheet_of(chain, expansion="trail")).expansion == 2
    by_station = f"{apart} highway-terminal@C3 trail-highway-straight@D4"
    score = explain(sheet_of(by_station, expansion="trail"))
    assert score.expansion == 4  # A1, C3 and E5: three stations
    assert score.areas[0].spaces == ((0, 0), (2, 2), (4, 4))
    by_road = "highway-terminal@A1 highway-terminal@E5 trail-highway-straight@B2 highway-straight@C3"
    assert explain(sheet_of(f"{by_road} trail-highway-straight@D4", expansion="trail")).expansion == 0


def test_stations_side_by_side_need_a_trail() -> None:
    """RI-9.2: stations whose spaces share a corner are joined only if a trail touches that corner."""
    neighbours = "highway-terminal@C3 highway-terminal@C4"
    assert explain(sheet_of(neighbours, expansion="trail")).expansion == 0
    assert explain(sheet_of(f"{neighbours} trail-highway-straight@D4", expansion="trail")).expansion == 2
    assert explain(sheet_of(f"{neighbours} trail-highway-straight@D5/1", expansion="trail")).expansion == 0


def stations(count: int) -> str:
    """One trail network with so many stations: rows A and C, the trails along the upper corners of rows B and D."""
    places = ["C1", *(f"A{col}" for col in range(1, 8)), *(f"C{col}" for col in range(2, 8))][:count]
    trails = ["trail-highway-curve@B1", *(f"trail-highway-t@B{col}" for col in range(2, 8))]
    trails += [f"trail-highway-t@D{col}" for col in range(1, 8)]
    return " ".join([*trails, *(f"railway-terminal@{place}" for place in places)])


@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 0), (2, 2), (3, 4), (4, 6), (5, 8), (6, 10), (7, 12), (8, 14), (9, 16), (10, 18), (11, 20), (12, 22)],
)
def test_trail_points(count: int, points: int) -> None:
    """RI-9.3: a trail network scores half the network value of its stations, rounded down."""
    assert explain(sheet_of(stations(count), expansion="trail")).expansion == points


@pytest.mark.parametrize("count", [13, 14])
def test_at_most_twelve_stations_count(count: int) -> None:
    """RI-9.3: more than twelve stations score like twelve."""
    assert explain(sheet_of(stations(count), expansion="trail")).expansion == 22


def test_open_trails_are_no_errors() -> None:
    """RI-9.3: a trail that leads nowhere is no error; open ends of its route are."""
    assert explain(sheet_of("trail-highway-straight@A1/1 highway-terminal@B1", expansion="trail")).errors == ()
    assert len(explain(sheet_of("trail-highway-straight@D4", expansion="trail")).errors) == 2


def test_each_trail_network_scores() -> None:
    """RI-9.3: every trail network of two or more stations scores for itself."""
    one = "highway-terminal@A1 trail-highway-straight@B2 highway-terminal@C3"
    other = "highway-terminal@E5 trail-highway-straight@F6 highway-terminal@G7"
    assert explain(sheet_of(f"{one} {other}", expansion="trail")).expansion == 4
