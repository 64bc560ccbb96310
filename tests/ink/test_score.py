"""RI-4: networks, longest lines in both readings, centre, errors, ranking."""

from __future__ import annotations

import pytest
from tests.ink.sheets import ended, game, sheet_of, shut

from railwright.core.errors import TimingError
from railwright.ink.options import Longest
from railwright.ink.score import explain, quick_total
from railwright.ink.sheet import Sheet

pytestmark = pytest.mark.rules

RING = "highway-curve@C3/1 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0"
RING_WITH_T = "highway-t@C3 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0"
RING_BEFORE = "highway-curve@B2/1 highway-curve@B3/2 highway-curve@C2/0"
CORNERS = "highway-curve@B3/1 highway-curve@B4/2 highway-curve@C4/3"
STRAIGHT_ROW = " ".join(f"highway-straight@D{col}/1" for col in range(1, 8))


def comb(exits: int) -> str:
    """A network that joins so many exits, the first of: A2, D1, D7, G2, G6, A6, then by stations the railways."""
    spine = {
        **{f"D{col}": "special-hhhh" for col in (2, 4, 6)},
        **{f"D{col}": "highway-straight/1" for col in (3, 5)},
    }
    arms = [
        {"A2": "highway-straight", "B2": "highway-straight", "C2": "highway-straight"},
        {"D1": "highway-straight/1"},
        {"D7": "highway-straight/1"},
        {"E2": "highway-straight", "F2": "highway-straight", "G2": "highway-straight"},
        {"E6": "highway-straight", "F6": "highway-straight", "G6": "highway-straight"},
        {"A6": "highway-straight", "B6": "highway-straight", "C6": "highway-straight"},
        {"A4": "railway-straight", "B4": "station-straight/2", "C4": "highway-straight"},
        {"G4": "railway-straight", "F4": "station-straight", "E4": "highway-straight"},
        {"B1": "railway-straight/1", "B2": "special-hrhr"},
        {"B7": "railway-straight/1", "B6": "special-hrhr"},
        {"F1": "railway-straight/1", "F2": "special-hrhr"},
        {"F7": "railway-straight/1", "F6": "special-hrhr"},
    ]
    for arm in arms[:exits]:
        spine |= arm
    return " ".join(
        "@".join((shape.partition("/")[0], f"{at}/{shape.partition('/')[2] or 0}")) for at, shape in spine.items()
    )


@pytest.mark.parametrize(
    ("exits", "points"),
    [(1, 0), (2, 4), (3, 8), (4, 12), (5, 16), (6, 20), (7, 24), (8, 28), (9, 32), (10, 36), (11, 40), (12, 45)],
)
def test_network_points(exits: int, points: int) -> None:
    """RI-4.1: a network scores by the number of exits that it joins, from 4 for two to 45 for all twelve."""
    score = explain(sheet_of(comb(exits)))
    assert score.joined_exits == ([exits] if exits > 1 else [])
    assert score.exits == points
    assert max(len(network.exits) for network in score.networks) == exits


def test_each_network_scores_for_itself() -> None:
    """RI-4.1: networks that are not joined score one by one; an overpass joins nothing."""
    over = "highway-straight@D1/1 highway-straight@D2/1 highway-straight@D3/1 overpass@D4/1 " + " ".join(
        f"highway-straight@D{col}/1" for col in (5, 6, 7)
    )
    down = " ".join(f"railway-straight@{row}4" for row in "ABCEFG")
    score = explain(sheet_of(f"{over} {down}"))
    assert score.joined_exits == [2, 2]
    assert score.exits == 8
    assert {network.exits for network in score.networks} == {((3, 0, "W"), (3, 6, "E")), ((0, 3, "N"), (6, 3, "S"))}


def test_an_end_at_an_exit_of_the_other_kind_joins_nothing() -> None:
    """RI-4.1: only a route of the exit's own kind leads to it."""
    assert explain(sheet_of("railway-straight@D1/1")).networks[0].exits == ()


@pytest.mark.parametrize(
    ("drawn", "sections", "spaces"),
    [
        ("", 0, 0),
        ("highway-terminal@A2", 1, 1),
        (STRAIGHT_ROW, 7, 7),
        (RING, 4, 4),
        # A ring of a T and three curves: the T, whose third end leads nowhere, counts twice.
        (RING_WITH_T, 5, 4),
        # A stem leads into the ring through a T: the line goes round and ends where stem and ring meet.
        ("highway-straight@B3 highway-t@C3 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0", 6, 5),
        (f"highway-straight@A3 highway-straight@B3 {RING_WITH_T}", 7, 6),
        # Two rings that meet in a crossing: passed twice, or once.
        (f"{RING.replace('highway-curve@C3/1', 'special-hhhh@C3')} {RING_BEFORE}", 8, 7),
        # Branches do not count: of a T's three arms two make the line.
        ("highway-t@D4 highway-straight@C4 highway-straight@D5/1 highway-straight@D6/1 highway-straight@E4", 4, 4),
        # A line that comes back through the other arc of a double curve.
        (f"highway-straight@C2/1 highway-double-curve@C3 {CORNERS} highway-straight@D3", 7, 5),
    ],
)
def test_longest_highway(drawn: str, sections: int, spaces: int) -> None:
    """RI-4.2: one point per space of one unbroken line, by sections or with every space at most once."""
    for longest, length in (("sections", sections), ("spaces", spaces)):
        reading: Longest = "sections" if longest == "sections" else "spaces"
        score = explain(sheet_of(drawn, longest=reading))
        assert (score.highway.length, score.railway.length) == (length, 0)
        turned = explain(sheet_of(drawn.replace("highway", "railway").replace("hhhh", "rrrr"), longest=reading))
        assert (turned.highway.length, turned.railway.length) == (0, length)


def test_stations_do_not_break_a_line() -> None:
    """RI-4.2: a highway goes on through a station; where it turns into railway both lines count the station."""
    score = explain(sheet_of("highway-straight@D2/1 special-hhhr@D3/1 highway-straight@D4/1"))
    assert (score.highway.length, score.railway.length) == (3, 1)
    score = explain(sheet_of("highway-straight@D2/1 station-straight@D3/3 railway-straight@D4/1"))
    assert (score.highway.length, score.railway.length) == (2, 2)


def test_only_one_of_two_longest_lines_counts() -> None:
    """RI-4.2: of two equally long lines of one kind only one counts."""
    score = explain(sheet_of("highway-straight@A2 highway-straight@B2 highway-straight@A6 highway-straight@B6"))
    assert score.highway.length == 2


def test_sections_are_the_default() -> None:
    """RI-4.2: `sections` is the reading unless the game says otherwise."""
    assert game().options.longest == "sections"
    assert Sheet.new().longest == "sections"
    assert game(longest="spaces").sheets[0].longest == "spaces"


def test_a_line_says_where_it_runs() -> None:
    """RI-4.2: the routes of the longest line are listed from one end to the other, each with the sides it passes."""
    score = explain(sheet_of(STRAIGHT_ROW))
    columns = [col for _, col, _ in score.highway.routes]
    assert columns in (list(range(7)), list(range(6, -1, -1)))
    assert {row for row, _, _ in score.highway.routes} == {3}


@pytest.mark.parametrize("thing", ["forest@D4", "volcano@D4", "highway-t@D4", "trail-highway-t@D4", "crater"])
def test_centre(thing: str) -> None:
    """RI-4.3: a central space scores a point for anything drawn in it, lava, trees and craters included."""
    expansion = {"volcano@D4": "lava", "crater": "meteor"}.get(thing)
    sheet = sheet_of("" if thing == "crater" else thing, craters="D4" if thing == "crater" else "", expansion=expansion)
    assert explain(sheet).centre == ((3, 3),)
    assert explain(sheet).total == quick_total(sheet)
    beside = sheet_of("", craters="D6", expansion="meteor")
    if thing != "crater":
        beside = sheet_of(thing.replace("D4", "D6"), expansion=expansion)
    assert explain(beside).centre == ()


def test_errors() -> None:
    """RI-4.4: an end inside the sheet that faces an empty space or a blank side is an error, at the edge never."""
    facing_empty = explain(sheet_of("highway-straight@A2"))
    assert facing_empty.errors == ((0, 1, "S"),)
    facing_blank = explain(sheet_of("highway-straight@A2 highway-straight@B2/1"))
    assert sorted(facing_blank.errors) == [(0, 1, "S"), (1, 1, "E"), (1, 1, "W")]
    assert explain(sheet_of("highway-straight@A1 highway-terminal@B1")).errors == ()  # no exit at A1's edge
    assert explain(sheet_of("railway-terminal@A2")).errors == ()  # an exit of the other kind
    assert len(explain(sheet_of("highway-straight@C2 railway-straight@D2")).errors) == 4  # two of them touch


def test_errors_are_subtracted() -> None:
    """RI-4.4: each error costs a point."""
    score = explain(sheet_of("highway-t@D6"))
    assert (len(score.errors), score.highway.length, score.total) == (3, 1, -2)


def places(match_sheets: list[Sheet], star: int | None = None) -> list[tuple[int, int]]:
    """Place and seat, best first."""
    return [(place.place, place.seat) for place in ended(match_sheets, star=star).ranking()]


def test_most_points_win() -> None:
    """RI-4.5: the highest total wins."""
    two, three = sheet_of("highway-terminal@A2"), sheet_of("highway-terminal@A2 railway-terminal@A4")
    assert places([two, three, Sheet.new()]) == [(1, 1), (2, 0), (3, 2)]


def test_fewer_errors_break_a_tie() -> None:
    """RI-4.5: among equal totals the one with fewer errors is ahead."""
    clean = sheet_of("highway-terminal@A2")
    open_end = sheet_of("highway-straight@A2 highway-straight@B2")
    assert (explain(clean).total, explain(open_end).total) == (1, 1)
    assert places([open_end, clean]) == [(1, 1), (2, 0)]


def test_open_lava_sides_are_errors_in_a_tie() -> None:
    """RI-4.5: open lava sides count among the errors that break a tie."""
    calm = sheet_of("highway-terminal@A2", expansion="lava")
    hot = sheet_of("lava-straight@A1/1 lava-corner@A2/2", expansion="lava")
    assert (explain(calm).total, len(explain(calm).errors)) == (1, 0)
    assert (explain(hot).total, len(explain(hot).errors)) == (1, 1)
    match = ended([hot, calm], expansion="lava")
    assert [(place.place, place.seat) for place in match.ranking()] == [(1, 1), (2, 0)]


def test_the_win_is_shared() -> None:
    """RI-4.5: equal totals and equal errors share a place, and the next place is counted on."""
    one, other = sheet_of("highway-terminal@A2"), sheet_of("railway-terminal@A4")
    assert places([one, Sheet.new(), other]) == [(1, 0), (1, 2), (3, 1)]
    assert places([one, one, one]) == [(1, 0), (1, 1), (1, 2)]


def test_no_ranking_before_the_end() -> None:
    """RI-4.5: a game that is not over has no ranking."""
    with pytest.raises(TimingError):
        game().ranking()


def test_a_shut_sheet() -> None:
    """RI-4.1: twelve terminals are twelve networks of one exit, worth nothing."""
    score = explain(sheet_of(shut()))
    assert (score.exits, len(score.networks), score.errors) == (0, 12, ())
