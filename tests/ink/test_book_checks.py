"""RI-11: the examples of the rulebooks."""

from __future__ import annotations

import pytest
from tests.ink.sheets import PLAIN_ROLL, act, craters_of, game, meteor_of, pair, prepare, roll, sheet_of, shut

from railwright.ink.rules.expansions.meteor import METEOR_AT
from railwright.ink.score import explain

pytestmark = pytest.mark.rules

# A railway that joins the exits A4, B1, B7 and F1, and passes the roads of columns 2 and 6 and of row D on overpasses.
RAILWAY = (
    "railway-straight@A4 railway-straight@B1/1 overpass@B2 railway-straight@B3/1 special-rrrr@B4 railway-straight@B5/1 "
    "overpass@B6 railway-straight@B7/1 railway-straight@C4 overpass@D4/1 railway-straight@E4 railway-curve@F4/3 "
    "railway-straight@F3/1 overpass@F2 railway-straight@F1/1"
)
# Roads from A2, A6, D1, D7 and G2 to a road along row D.
ROADS = (
    "highway-straight@A2 highway-straight@C2 highway-straight@A6 highway-straight@C6 special-hhhh@D2 special-hhhh@D6 "
    "highway-straight@D1/1 highway-straight@D3/1 highway-straight@D5/1 highway-straight@D7/1 "
    "highway-straight@E2 highway-straight@G2"
)
SIXTH_ROAD = "highway-straight@E6 highway-straight@F6 highway-straight@G6"


def test_networks_of_four_and_six_exits() -> None:
    """RI-11, networks of 4 and 6 exits: 12 + 20 = 32."""
    score = explain(sheet_of(f"{RAILWAY} {ROADS} {SIXTH_ROAD}"))
    assert score.joined_exits == [6, 4]
    assert score.exits == 32


def test_networks_of_four_and_five_exits() -> None:
    """RI-11, networks of 4 and 5 exits: 12 + 16 = 28."""
    score = explain(sheet_of(f"{RAILWAY} {ROADS}"))
    assert score.joined_exits == [5, 4]
    assert score.exits == 28


def test_a_trail_network_of_five_stations() -> None:
    """RI-11, a trail network of 5 stations: 16 / 2 = 8."""
    trail = " ".join(f"trail-highway-t@B{col}" for col in range(1, 6))
    stations = " ".join(f"railway-terminal@A{col}" for col in range(1, 6))
    assert explain(sheet_of(f"{trail} {stations}", expansion="trail")).expansion == 8


def test_forests_of_six_three_three_one_one() -> None:
    """RI-11, forests of 6, 3, 3, 1, 1 spaces: 12 + 3 = 15."""
    spaces = "A1 A2 A3 B1 B2 B3 A5 A6 A7 D1 D2 D3 G1 G7"
    score = explain(sheet_of(" ".join(f"forest@{name}" for name in spaces.split()), expansion="forest"))
    assert score.expansion == 15


def test_two_lakes() -> None:
    """RI-11, two lava lakes, one closed in a corner, one of 11 spaces with one open side: 5 + 11 and one error."""
    corner = "lava-corner@A1/3"
    upper = "lava-corner@C3/1 lava-t@C4/1 lava-corner@C5/2 lava-t@D3/0 volcano@D4 lava-t@D5/2"
    lower = "lava-corner@E3 volcano@E4 lava-corner@E5/3 lava-corner@F4 lava-straight@F5/1"
    score = explain(sheet_of(f"{corner} {upper} {lower}", expansion="lava"))
    assert [len(area.spaces) for area in score.areas] == [11, 1]
    assert (score.expansion, score.errors) == (16, ((5, 4, "E"),))


def test_draft_sums() -> None:
    """RI-11, draft sums 8, 6, 6, 6: the last of the three sixes starts."""
    match = game("challenge", players=4, star=0)
    pairs = (
        "highway-t+highway-t highway-straight+highway-straight highway-curve+highway-curve railway-curve+railway-curve "
        "overpass+station-straight overpass+station-curve overpass+station-straight overpass+station-curve"
    )
    pair(match, pairs)
    for seat, number in ((0, 0), (1, 1), (2, 2), (3, 3), (0, 4), (1, 5), (2, 6), (3, 7)):
        match.pick(seat, number)
    assert match.start_player == 3


def test_the_meteor_bounces() -> None:
    """RI-11, meteor: 3 to the left from column 2, bounce after one space, two to the right, a crater, one further."""
    match = game(expansion="meteor")
    prepare(match, "", craters="D3")
    match.sheets[0].words[METEOR_AT] = 7 * 3 + 1
    roll(match, PLAIN_ROLL["base"], "W 3")
    act(match, "meteor-W")
    assert meteor_of(match.sheets[0]) == (3, 3)
    assert craters_of(match.sheets[0]) == ((3, 2), (3, 3))


def test_solo_goals() -> None:
    """RI-11, solo goals met in rounds 2, 4 and the last: 4 + 4 + 1."""
    match = game("challenge", goals="D A C")
    parts = {
        2: "forest@A1 forest@A7 forest@G1",
        4: "forest@C3 forest@C4 forest@C5 forest@E3 forest@E4",
        7: "forest@C1 forest@C2 forest@C6 forest@C7",
    }
    sheet = shut()
    for number in range(1, 8):
        sheet = f"{sheet} {parts.get(number, '')}"
        prepare(match, sheet)
        roll(match, PLAIN_ROLL["challenge"])
        act(match, "done")
    assert [goal.scored.get(0, 0) for goal in match.goals] == [4, 4, 1]
    assert match.score(0).goal_points == 9
