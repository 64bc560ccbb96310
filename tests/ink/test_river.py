"""RI-13: rivers, bridges over them, and the best river's points."""

from __future__ import annotations

import pytest
from tests.ink.sheets import PLAIN_ROLL, act, ended, game, legal, prepare, refusal, roll, sheet_of, shut

from railwright.core.chance import SeededChance
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.rules.dice import DIE_OF_EXPANSION
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import DICE
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import Score, explain

pytestmark = pytest.mark.rules

ROUTES = "highway-straight@A2 highway-straight@A6 highway-straight@G2 overpass@G6"
EDGE_TO_EDGE = "river-straight@A3 river-curve@B3/3 river-straight@B2/1 river-curve@B1/0 river-curve@A1/2"
OPEN = (
    "river-straight@D2/1 river-straight@D3/1 river-straight@D4/1 river-curve@D5/2 river-straight@E5 "
    "river-curve@F5/3 river-straight@F4/1"
)
RING = "river-curve@D4/1 river-curve@D5/2 river-curve@E5/3 river-curve@E4/0"
ACROSS = (
    "river-straight@C1/1 river-bridge-highway@C2 river-straight@C3/1 river-bridge-railway@C4 river-straight@C5/1 "
    "river-straight@C6/1 river-straight@C7/1"
)
ROADS = " ".join(f"highway-straight@{row}2" for row in "ABDEFG")
RAILS = "railway-straight@A4 railway-straight@B4"


def score_of(text: str) -> Score:
    """The explained score of a sheet with rivers."""
    return explain(sheet_of(text, expansion="river"))


@pytest.mark.parametrize(
    ("drawn", "river", "errors", "centre", "total"),
    [
        ("river-curve@A1/3", 4, 0, 0, 4),
        (f"{EDGE_TO_EDGE} {OPEN}", 8, 2, 4, 10),
        (f"{ACROSS} {ROADS} {RAILS}", 10, 1, 3, 26),
        (RING, 4, 0, 4, 8),
    ],
    ids="ABCD",
)
def test_examples(drawn: str, river: int, errors: int, centre: int, total: int) -> None:
    """RI-13.7: a curve in a corner 4; of 7 open spaces and 5 from edge to edge the second, 8; a row 10; a ring 4."""
    score = score_of(drawn)
    assert (score.expansion, len(score.errors), len(score.centre), score.total) == (river, errors, centre, total)


def test_the_dice() -> None:
    """RI-13.1: six rounds; two equal dice with three curves, a straight and a bridge of each kind."""
    assert Options(expansion="river").rounds == 6
    assert Options(expansion="river").expansion_dice == ("river", "river")
    assert sorted(DICE["river"]) == [
        "river-bridge-highway",
        "river-bridge-railway",
        *3 * ["river-curve"],
        "river-straight",
    ]
    one, other = DIE_OF_EXPANSION[KEYS.index("river")]
    assert one == other


def test_river_dice_are_optional() -> None:
    """RI-13.2: none, one or both may be drawn, each once, before or after the route dice."""
    match = game(expansion="river")
    roll(match, PLAIN_ROLL["base"], "river-curve river-straight")
    act(match, f"{ROUTES} done")
    roll(match, PLAIN_ROLL["base"], "river-curve river-straight")
    act(match, "river-curve@D4")
    assert refusal(match, "river-curve@E6") is Reason.DIE_USED
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS
    act(match, "river-straight@C4")
    assert refusal(match, "river-straight@C4") is Reason.DIE_USED


def test_they_need_not_be_joined() -> None:
    """RI-13.2: a river piece lies in any empty space, the road on a bridge joined to nothing."""
    match = game(expansion="river")
    roll(match, PLAIN_ROLL["base"], "river-bridge-highway river-bridge-railway")
    act(match, "river-bridge-highway@D4 river-bridge-railway@E6")
    assert refusal(match, "river-bridge-highway@D4") is Reason.DIE_USED
    prepared = game(expansion="river")
    prepare(prepared, "river-straight@D4")
    roll(prepared, PLAIN_ROLL["base"], "river-curve river-curve")
    assert refusal(prepared, "river-curve@D4") is Reason.SPACE_TAKEN


def test_where_a_river_end_may_lie() -> None:
    """RI-13.3: not on an exit, not against a route; against water, a blank side, nothing or the plain edge it may."""
    match = game(expansion="river")
    prepare(match, "highway-straight@A2 railway-straight@D4 river-straight@E6")
    roll(match, PLAIN_ROLL["base"], "river-straight river-curve")
    for text in ("river-straight@A6", "river-straight@D1/1", "river-straight@B2", "river-straight@C4"):
        assert refusal(match, text) is Reason.CLASH, text
    fine = "river-straight@A5/0 river-straight@A3/1 river-straight@D6/0 river-straight@D5/1 river-straight@B3/1"
    assert set(fine.split()) <= legal(match)


def test_routes_keep_off_the_water() -> None:
    """RI-13.3, RI-13.9: no end of a route, special routes included, is drawn against a side with a river."""
    match = game(expansion="river")
    prepare(match, "river-straight@B2/1 river-straight@C6")
    roll(match, "highway-curve highway-straight railway-straight overpass", "river-curve river-curve")
    assert refusal(match, "railway-straight@B1/1") is Reason.CLASH  # from the exit into the river
    assert refusal(match, "special-hhhh@D6") is Reason.CLASH
    assert refusal(match, "special-rrrr@B1") is Reason.CLASH
    assert "highway-straight@A2/0" in legal(match)  # its end meets the blank bank


def test_a_bridge_joins_nothing_with_the_river() -> None:
    """RI-13.4: on a bridge road and river go through without meeting; there is no station."""
    score = score_of("river-bridge-highway@A2 river-bridge-railway@A4 river-straight@A3/1")
    assert [len(network.exits) for network in score.networks] == [1, 1]
    assert {network.routes for network in score.networks} == {((0, 1, "NS"),), ((0, 3, "NS"),)}
    assert score.expansion == 3
    assert not any(drawn.variant.station for drawn in sheet_of(ACROSS, expansion="river").drawn)


def test_a_river_runs_on_where_its_ends_meet() -> None:
    """RI-13.5: side by side is not enough, and what meets is one river, over and under bridges."""
    assert score_of("river-straight@D3 river-straight@D4").expansion == 1
    assert score_of("river-straight@D3/1 river-bridge-railway@D4 river-curve@D5/2").expansion == 3


def test_open_river_ends_are_errors() -> None:
    """RI-13.6: an end that meets neither a river nor the outer edge costs 1, one against a blank side too."""
    assert score_of("river-straight@D4").errors == ((3, 3, "N"), (3, 3, "S"))
    assert score_of("river-straight@A3").errors == ((0, 2, "S"),)
    assert score_of("river-straight@A3 river-straight@B3/1").errors == ((1, 2, "E"), (0, 2, "S"), (1, 2, "W"))


def test_river_errors_decide_a_tie() -> None:
    """RI-13.6: among equal totals the sheet with fewer errors wins, those of rivers counted."""
    wet = sheet_of("river-straight@D1 river-straight@E1 river-straight@C1", expansion="river")
    dry = sheet_of("highway-straight@A2", expansion="river")
    assert (explain(wet).total, explain(dry).total) == (1, 0)
    dry = sheet_of("highway-straight@A2 highway-straight@B2", expansion="river")
    assert explain(dry).total == explain(wet).total == 1
    places = ended([wet, dry], expansion="river").ranking()
    assert [(place.place, place.seat) for place in places] == [(1, 1), (2, 0)]


@pytest.mark.parametrize(
    ("drawn", "points", "name"),
    [
        ("", 0, None),
        ("river-straight@A3", 1, "river"),
        ("river-curve@A1/3 river-straight@D4", 4, "river from edge to edge"),
        (f"{RING} river-straight@A3 river-straight@B3", 4, "river"),
        ("river-straight@A3 river-straight@B3 river-straight@C3", 3, "river"),
    ],
)
def test_one_river_counts(drawn: str, points: int, name: str | None) -> None:
    """RI-13.7: the best river alone, 1 for each space and 3 if both ends lie on the outer edge; a ring has no ends."""
    score = score_of(drawn)
    assert score.expansion == points
    assert [area.name for area in score.areas] == ([name] if name else [])
    assert all(len(area.spaces) + 3 * (area.name != "river") == points for area in score.areas)


def test_a_road_on_a_bridge_is_a_road() -> None:
    """RI-13.8: it counts in networks, lines and errors, and routes may be joined to it; the river joins no exits."""
    score = score_of(f"{ACROSS} {ROADS} {RAILS}")
    assert (score.joined_exits, score.highway.length, score.railway.length) == ([2], 7, 3)
    match = game(expansion="river")
    prepare(match, "river-bridge-highway@D4")
    roll(match, PLAIN_ROLL["base"], "river-curve river-curve")
    assert "highway-straight@E4/0" in legal(match)
    assert "highway-straight@D5/1" not in legal(match)


def test_bridges_set_off_buildings() -> None:
    """RI-13.9: a bridge sets off a factory and a university, a river alone does not, and neither a village."""
    match = game("challenge", "river")
    prepare(match, "")
    roll(match, PLAIN_ROLL["challenge"], "river-bridge-highway river-curve")
    act(match, "river-curve@C5 river-bridge-highway@D4")
    sheet = match.sheets[0]
    assert (sheet.universities, sheet.copies, sheet.villages) == (1, 0, 0)
    again = game("challenge", "river")
    prepare(again, "")
    roll(again, PLAIN_ROLL["challenge"], "river-bridge-highway river-curve")
    act(again, "river-bridge-highway@F3 river-curve@A1/3")
    assert again.sheets[0].copies == 1
    assert refusal(again, "river-curve@E5") is Reason.DIE_USED
    assert refusal(again, "river-bridge-highway@E5") is Reason.DIE_USED


def test_river_dice_never_bind() -> None:
    """RI-13.9: a round may end while river dice fit; a route die that only fits against water does not fit."""
    match = game(expansion="river")
    prepare(match, f"{shut('A4')} river-straight@B4")
    roll(match, "railway-straight railway-straight highway-t overpass", "river-curve river-curve")
    assert {"done", "river-curve@D4/0"} <= legal(match)


def test_rivers_are_not_drafted() -> None:
    """RI-13.9: in the draft the river dice are rolled for all, with the pool."""
    match = Match(Options(expansion="river", players=2, draft=True))
    match.deal(SeededChance(1))
    assert match.draft is not None
    assert not any(face.startswith("river") for pair in match.draft.pairs for face in pair)
    while match.draft.to_pick is not None:
        match.pick(match.draft.to_pick, len(match.draft.picks))
    rolled = list(match.rounds[-1].dice.expansion)
    assert [[name for name, _ in sheet.dice[4:]] for sheet in match.sheets] == [rolled, rolled]


def test_water_counts_as_drawn_but_is_no_loop() -> None:
    """RI-13.9: in the centre and for goals A, C, D and E a river counts; a ring of river is no loop for F."""
    assert len(score_of(RING).centre) == 4
    row = sheet_of(ACROSS, expansion="river")
    assert row.meets_goal("C")
    ring = sheet_of(RING, expansion="river")
    assert not ring.meets_goal("F")
