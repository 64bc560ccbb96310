"""RI-14: water and piers, spaces that fill by themselves, networks over water, the smallest lake."""

from __future__ import annotations

import random
import time

import pytest
from tests.ink.sheets import PLAIN_ROLL, act, drawing_of, game, legal, prepare, refusal, roll, sheet_of, sized

from railwright.core.compiled import INTERPRETED
from railwright.ink.actions import all_actions, space_name
from railwright.ink.match import Match
from railwright.ink.options import Edition
from railwright.ink.rules import turn
from railwright.ink.rules.expansions.lake import Reason as LakeReason
from railwright.ink.rules.expansions.lake import progress
from railwright.ink.rules.pieces import DICE, PIECES
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet, spaces_of

pytestmark = pytest.mark.rules

AROUND_D4 = "lake-1@C4/2 lake-1@D3/1 lake-1@E4"
FIVE_AROUND = f"{AROUND_D4} lake-1@C5/2 lake-1@E5"
LOOKS_DOWN_ON_C3 = "highway-curve@A2 highway-curve@A3/2 highway-straight@B3"
HIGHWAY_TO_PIER = (
    "highway-straight@A2 highway-straight@B2 highway-straight@C2 highway-t@D2/2 highway-straight@D1/1 "
    "lake-pier-highway@E2/2"
)
RAILWAY_TO_PIER = (
    "lake-pier-railway@F3/3 railway-t@F4/1 railway-straight@G4 railway-straight@F5/1 railway-straight@F6/1 "
    "railway-straight@F7/1"
)
LB, LC = 1, 2
"""Their places among the lake's own goals."""


def lakes(text: str) -> Sheet:
    """A sheet of a lake game with these pieces."""
    return sheet_of(text, expansion="lake")


def turn_of(piece: str, edges: str) -> int:
    """The orientation in which a piece has these edges, clockwise from the north."""
    return next(variant.orientation for variant in PIECES[piece].variants if variant.edges == edges)


def scored(text: str) -> Score:
    """The score of such a sheet."""
    return explain(lakes(text))


def filled(sheet: Sheet) -> set[str]:
    """The spaces that have filled."""
    return {name for name, piece in drawing_of(sheet).items() if piece == "lake-full/0"}


def started(drawn: str, dice: str, edition: Edition = "base", route: str = "") -> Match:
    """A lake game with this sheet and this roll."""
    match = game(edition, "lake")
    prepare(match, drawn)
    roll(match, route or PLAIN_ROLL[edition], dice)
    return match


def test_faces_and_pieces() -> None:
    """RI-14.1: two dice alike with one, two, three sides of water and three piers; piers have stations."""
    assert sorted(DICE["lake"]) == sorted(name for name in PIECES if name.startswith("lake-") and name != "lake-full")
    piers = {name for name in PIECES if name.startswith("lake-") and PIECES[name].variants[0].station}
    assert piers == {"lake-pier-highway", "lake-pier-railway", "lake-pier-corner"}
    assert PIECES["lake-pier-corner"].variants[0].joins == ("NESW",)


def test_lake_dice_are_free() -> None:
    """RI-14.2: lake dice may be left out, need not be joined to anything, and each is drawn once."""
    match = started("", "lake-pier-highway lake-3")
    act(match, "highway-straight@A2 highway-straight@A6 highway-straight@G2 overpass@G6")
    assert "done" in legal(match)
    act(match, "lake-pier-highway@D4/3 lake-3@F6")
    assert refusal(match, "lake-3@B4") is Reason.DIE_USED
    act(match, "done")


def test_water_may_lie_against_anything() -> None:
    """RI-14.3: water at an exit, at a route's end and at a blank side is allowed; only the route's end is an error."""
    match = started("highway-straight@A2", "lake-1 lake-2")
    act(match, "lake-1@B2 lake-2@D1/3")
    errors = explain(match.sheets[0]).errors
    assert errors == ((0, 1, "S"),)
    assert "highway-straight@D1/1" not in legal(match)


def test_a_route_may_be_drawn_against_water() -> None:
    """RI-14.3: a route's end may be drawn at water, too, and is an error there."""
    match = started("lake-1@B2", "lake-3 lake-3")
    act(match, "highway-straight@A2")
    assert explain(match.sheets[0]).errors == ((0, 1, "S"),)


def test_a_space_fills_at_once() -> None:
    """RI-14.4: the third side of water fills a space right after the drawing and before the next one."""
    match = started("lake-1@C4/2 lake-1@D3/1", "lake-1 lake-1")
    assert filled(match.sheets[0]) == set()
    act(match, "lake-1@E4")
    assert filled(match.sheets[0]) == {"D4"}
    assert {drawn.round for drawn in match.sheets[0].drawn if drawn.variant.piece == "lake-full"} == {1}
    assert refusal(match, "lake-1@D4") is Reason.SPACE_TAKEN


def test_nobody_draws_a_full_lake() -> None:
    """RI-14.4: filling is no choice; the full lake is on no die and fits nowhere by itself."""
    match = started(AROUND_D4, "lake-1 lake-1")
    assert refusal(match, "lake-full@A1") is LakeReason.FILLS_BY_ITSELF
    assert not [text for text in legal(match) if text.startswith("lake-full")]
    assert match.sheets[0].placements("lake-full") == []


def test_the_outer_edge_is_no_neighbour() -> None:
    """RI-14.4: a corner never fills; at the edge all three neighbours are needed."""
    assert filled(lakes("lake-1@A2/3 lake-1@B1")) == set()
    assert filled(lakes("lake-1@A3/1 lake-1@A5/3")) == set()
    assert filled(lakes("lake-1@A3/1 lake-1@A5/3 lake-1@B4")) == {"A4"}


def test_two_sides_do_not_fill() -> None:
    """RI-14.4: two sides of water do not fill a space, whatever else lies around it; four do."""
    assert filled(lakes("lake-1@C4/2 lake-1@D3/1 lake-1@E4/1 railway-straight@D5")) == set()
    assert filled(lakes(f"{AROUND_D4} lake-1@D5/3")) == {"D4"}


def test_a_filled_space_can_fill_the_next() -> None:
    """RI-14.4, RI-14.11 E: what has filled counts for the next space, so that one drawing may fill several."""
    match = started(FIVE_AROUND.replace(" lake-1@D3/1", ""), "lake-1 lake-2")
    act(match, "lake-1@D3/1")
    assert filled(match.sheets[0]) == {"D4", "D5"}
    score = explain(match.sheets[0])
    assert (score.expansion, len(score.centre), len(score.errors), score.total) == (7, 7, 0, 14)


def test_filling_asks_nothing_of_the_fourth_side() -> None:
    """RI-14.4, RI-14.11 D: at a route's end the space fills all the same, and the end stays an error."""
    score = scored(f"{LOOKS_DOWN_ON_C3} lake-1@C2/1 lake-1@D3 lake-1@C4/3")
    assert filled(lakes(f"{LOOKS_DOWN_ON_C3} lake-1@C2/1 lake-1@D3 lake-1@C4/3")) == {"C3"}
    assert (score.expansion, len(score.errors), score.highway.length, len(score.centre)) == (4, 1, 3, 3)
    assert score.total == 9


def test_filling_at_an_exit() -> None:
    """RI-14.4: a space with an exit fills as well; the exit cannot be used any more, and that is no error."""
    match = started("lake-1@A3/1 lake-1@A5/3", "lake-1 lake-1")
    act(match, "lake-1@B4")
    assert filled(match.sheets[0]) == {"A4"}
    assert explain(match.sheets[0]).errors == ()
    assert not [text for text in legal(match) if "@A4" in text]


def test_filling_sets_off_no_building() -> None:
    """RI-14.4: a filled space uses no die and sets off neither a factory, a university nor a village."""
    match = started("lake-1@F2/1 lake-1@G3 lake-1@C4/2 lake-1@D3/1", "lake-1 lake-1", "challenge")
    act(match, "lake-1@F4/3 lake-1@E4")
    sheet = match.sheets[0]
    assert filled(sheet) == {"F3", "D4"}
    assert (sheet.copies, sheet.universities, sheet.villages) == (0, 0, 0)


def test_taking_back_takes_the_fillings_back() -> None:
    """RI-14.4: the fillings that a drawing caused go with it; a space may be drawn in again."""
    match = started("lake-1@C4/2 lake-1@D3/1", "lake-1 lake-1")
    before = match.sheets[0].copy()
    act(match, "lake-1@E4")
    match.take_back(0)
    assert match.sheets[0] == before
    act(match, "lake-1@D4")


def test_what_a_drawing_brings_is_known_before() -> None:
    """RI-14.4: for each legal drawing the sheet says what will fill with it, and for the others nothing."""
    match = started(FIVE_AROUND.replace(" lake-1@D3/1", ""), "lake-1 lake-2")
    sheet = match.sheets[0]
    told = sheet.brings([action.number for action in sheet.legal() if action.piece])
    by_text = {str(all_actions()[one]): [str(all_actions()[other]) for other in told[one]] for one in told}
    assert by_text["lake-1@D3/1"] == ["lake-full@D4/0", "lake-full@D5/0"]
    for action in sheet.legal():
        after = match.sheets[0].copy()
        turn.apply(after.words, action.number)
        new = {name for name in drawing_of(after) if name not in drawing_of(sheet)}
        brought = {text[10:12] for text in by_text.get(str(action), [])}
        assert new == ({space_name(*action.space)} if action.space else set()) | brought
    assert Sheet.new(expansion="lake").brings([0, 1]) == {}


def test_a_route_drawn_in_time_is_not_flooded() -> None:
    """RI-14.4: only empty spaces fill: what was drawn before the third side came stays."""
    match = started("lake-1@A1/1 lake-1@B2", "lake-1 lake-1")
    act(match, "highway-straight@A2 lake-1@A3/3")
    assert filled(match.sheets[0]) == set()


def test_a_filling_can_end_a_duty() -> None:
    """RI-14.10: lake dice never bind, and a route die that has lost its last place to water does not bind either."""
    terminals = {name: f"highway-terminal@{name}" for name in ("A2", "A6")}
    around = "lake-1@A3/1 lake-1@A5/3"
    shut = (
        f"{terminals['A2']} {terminals['A6']} highway-terminal@G2/2 railway-terminal@G4/2 highway-terminal@G6/2 "
        "railway-terminal@B1/3 highway-terminal@D1/3 railway-terminal@F1/3 "
        "railway-terminal@B7/1 highway-terminal@D7/1 railway-terminal@F7/1"
    )
    match = started(f"{shut} {around}", "lake-1 lake-1", route="railway-t highway-t railway-curve station-curve")
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS
    act(match, "lake-1@B4")
    assert legal(match) >= {"done"}
    assert not [text for text in legal(match) if text.startswith(("railway", "highway", "station"))]


def test_a_written_sheet_may_leave_fillings_out() -> None:
    """RI-14.4: written with or without what has filled by itself, a sheet is the same and scores the same."""
    assert lakes(AROUND_D4) == lakes(f"{AROUND_D4} lake-full@D4")
    assert (
        lakes(FIVE_AROUND) == lakes(f"{FIVE_AROUND} lake-full@D5 lake-full@D4") == lakes(f"{FIVE_AROUND} lake-full@D5")
    )


def test_a_lake_of_four() -> None:
    """RI-14.5, RI-14.11 A: three spaces of water around one make a lake of four; its open side is no error."""
    score = scored(AROUND_D4)
    assert (score.expansion, len(score.centre), len(score.errors), score.total) == (4, 4, 0, 8)


def test_lakes_end_at_blank_sides() -> None:
    """RI-14.5: spaces of water side by side are one lake only where water meets water."""
    assert [area.name for area in scored("lake-1@A1 lake-1@A2").areas] == ["smallest lake", "lake"]
    assert [len(area.spaces) for area in scored("lake-1@A1/1 lake-2@A2/3 lake-1@G7").areas] == [1, 2]


def test_open_water_is_no_error_and_piers_are_routes() -> None:
    """RI-14.6: open water is never an error; the route of a pier is an end like any other."""
    assert scored("lake-3@D4").errors == ()
    assert scored("lake-pier-corner@D4").errors == ((3, 3, "S"), (3, 3, "W"))
    assert scored("lake-pier-highway@A2/2").errors == ()


def test_piers_on_a_lake_join_their_networks() -> None:
    """RI-14.7, RI-14.11 C: networks with piers on one lake are one; 12 instead of 4 + 4."""
    score = scored(f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-2@F2")
    assert (score.joined_exits, score.exits, score.expansion) == ([4], 12, 3)
    assert (5, 1, "NE") in score.networks[0].routes  # the water that joins them lights up with them
    assert (score.highway.length, score.railway.length, len(score.centre), len(score.errors)) == (5, 5, 0, 0)
    assert score.total == 25
    apart = scored(f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-1@F2")
    assert (apart.joined_exits, apart.exits) == ([2, 2], 8)


def test_a_filled_space_joins_networks() -> None:
    """RI-14.7: what fills by itself joins the networks around it."""
    roads = "highway-straight@A6 lake-pier-highway@B6/2 railway-curve@B7/1"
    piers = f"{roads} lake-pier-corner@C7/{turn_of('lake-pier-corner', 'RHKK')}"
    assert scored(piers).joined_exits == []
    assert filled(lakes(f"{piers} lake-1@C5/1")) == {"C6"}
    assert scored(f"{piers} lake-1@C5/1").joined_exits == [2]


def test_a_corner_pier_joins_road_railway_and_water() -> None:
    """RI-14.1, RI-14.7: at a corner pier highway, railway and water are one network."""
    corner = turn_of("lake-pier-corner", "HKKR")
    score = scored(f"lake-pier-corner@B2/{corner} highway-straight@A2 railway-straight@B1/1")
    assert score.joined_exits == [2]
    assert (score.highway.length, score.railway.length, score.errors) == (2, 2, ())


def test_water_without_piers_is_no_network() -> None:
    """RI-14.7: water alone reaches no exit and is no network, wherever it lies."""
    score = scored("lake-full@A2 lake-full@A3 lake-full@A4 lake-3@B1 lake-full@B2")
    assert score.networks == ()
    assert score.exits == 0


def test_the_smallest_lake_counts() -> None:
    """RI-14.8, RI-14.11 B: of lakes of 3 and 2 spaces the one of 2 counts; without it 3; without any lake 0."""
    three = "lake-1@A1/1 lake-2@A2/2 lake-1@B2"
    assert scored(f"{three} lake-1@F6/1 lake-1@F7/3").total == 2
    assert scored(three).total == 3
    assert scored(f"{three} lake-1@F6/1 lake-1@F7/3 lake-3@D4").expansion == 1
    assert scored("").expansion == 0


def test_a_line_ends_at_a_pier() -> None:
    """RI-14.9: a lake continues no highway: the line ends at a pier, whose space counts."""
    there = "highway-straight@A2 lake-pier-highway@B2/2"
    beyond = "lake-pier-highway@D2 highway-straight@E2"
    score = scored(f"{there} lake-full@C2 {beyond}")
    assert score.highway.length == 2
    assert [route[:2] for route in score.highway.routes] in ([(0, 1), (1, 1)], [(1, 1), (0, 1)], [(3, 1), (4, 1)])


@pytest.mark.parametrize(
    ("drawing", "gained"),
    [
        ("lake-pier-highway@A1", ("copies", 1)),
        ("lake-pier-highway@C1", ("universities", 1)),
        ("lake-pier-highway@A3", ("villages", 1)),
        ("lake-1@A1", ("copies", 0)),
        ("lake-1@C1", ("universities", 0)),
        ("lake-1@A3", ("villages", 0)),
    ],
)
def test_piers_set_off_buildings(drawing: str, gained: tuple[str, int]) -> None:
    """RI-14.10: a pier sets off factory, university and village; pure water sets off nothing."""
    match = started("", "lake-pier-highway lake-1", "challenge")
    act(match, drawing)
    assert getattr(match.sheets[0], gained[0]) == gained[1]


def test_lake_dice_are_not_copied() -> None:
    """RI-14.10: a factory copies route dice only."""
    match = started("", "lake-pier-highway lake-1", "challenge")
    act(match, "lake-1@G7 lake-pier-highway@A1")
    assert match.sheets[0].copies == 1
    assert refusal(match, "lake-1@G1") is Reason.DIE_USED
    assert refusal(match, "lake-pier-highway@G1") is Reason.DIE_USED


def test_water_counts_for_goals_of_spaces() -> None:
    """RI-14.10: central spaces, rows and squares count water and what has filled (goals A, C, E)."""
    square = "lake-1@C4/2 lake-1@D3/1 lake-1@E4 lake-1@C3 lake-1@C5 lake-1@D5/3 lake-1@E3/2 lake-1@E5/2"
    sheet = lakes(square)
    assert sheet.meets_goal("A")
    assert sheet.meets_goal("E")
    assert not sheet.meets_goal("C")


def test_water_closes_no_loop() -> None:
    """RI-14.10: a way that is closed only over water is no loop (F); a ring of routes is, wherever water joins it."""
    east = turn_of("lake-pier-highway", "_H_K")
    open_ring = (
        f"lake-pier-highway@B2/{east} highway-curve@B3/2 highway-straight@C3 highway-curve@D3/3 "
        f"lake-pier-highway@D2/{east} lake-2@B1/1 lake-full@C1 lake-2@D1"
    )
    sheet = lakes(open_ring)
    assert explain(sheet).errors == ()
    assert len(explain(sheet).networks) == 1
    assert not sheet.meets_goal("F")
    ring = "highway-curve@F5/1 highway-curve@F6/2 highway-curve@G5 highway-curve@G6/3"
    assert lakes(f"{open_ring} {ring}").meets_goal("F")


def test_four_spaces_with_water_in_a_line() -> None:
    """RI-17.7: LB is met by water in four spaces of a row or column, joined or not."""
    assert progress(lakes("lake-1@A1 lake-1@A3 lake-1@A7").words, LB) == (3, 4)
    assert progress(lakes("lake-1@A1 lake-1@A3 lake-pier-railway@A5 lake-1@A7").words, LB) == (4, 4)
    assert progress(lakes("lake-1@A2 lake-1@C2 lake-3@D2 lake-1@G2").words, LB) == (4, 4)


def test_a_lake_without_a_straight_edge() -> None:
    """RI-17.7: LC is met by a lake whose water meets water on every side; the outer edge is a straight edge, too."""
    assert progress(lakes("lake-1@D4/1 lake-1@D5/3 lake-1@A2").words, LC) == (1, 1)
    assert progress(lakes("lake-1@D4/1 lake-2@D5/3").words, LC) == (0, 1)
    assert progress(lakes("lake-1@A1 lake-2@D4").words, LC) == (0, 1)
    assert progress(lakes(f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-2@F2").words, LC) == (1, 1)


def test_no_space_is_left_that_must_fill() -> None:
    """RI-14.4: all along random games no empty space sees water from three sides, and filled ones saw three."""
    rng = random.Random(14)
    names = [name for name in PIECES if name.startswith("lake-") and name != "lake-full"]
    for _ in range(sized(200, 40)):
        spaces = rng.sample([f"{row}{col}" for row in "ABCDEFG" for col in range(1, 8)], rng.randrange(5, 30))
        sheet = lakes(" ".join(f"{rng.choice(names)}@{name}/{rng.randrange(8)}" for name in spaces))
        drawn = {(one.row, one.col): one.variant for one in sheet.drawn}
        for row, col in spaces_of((1 << 49) - 1):
            ways = ((row - 1, col, 2), (row, col + 1, 3), (row + 1, col, 0), (row, col - 1, 1))
            water = sum(drawn[r, c].edges[side] == "K" for r, c, side in ways if (r, c) in drawn)
            assert water < 3 if (row, col) not in drawn else drawn[row, col].piece != "lake-full" or water >= 3


@pytest.mark.skipif(INTERPRETED, reason="The limit of 50 ms is one for compiled rules.")
def test_any_lake_is_scored_in_50_ms() -> None:
    """RI-14.4, RI-14.8: sheets full of water, piers and stations, or of nearly full spaces, are scored in 50 ms."""
    rng = random.Random(50)
    spaces = [f"{row}{col}" for row in "ABCDEFG" for col in range(1, 8)]
    mixtures = (["lake-3"], ["lake-pier-corner"], ["lake-1", "lake-2"], ["lake-pier-corner", "special-hhrr"])
    for names in mixtures:
        for hole in (0.0, 0.3, 0.6):
            kept = [name for name in spaces if rng.random() >= hole]
            sheet = lakes(" ".join(f"{rng.choice(names)}@{name}/{rng.randrange(8)}" for name in kept))
            times = []
            for _ in range(3):
                before = time.process_time()  # so that other work on the machine does not count
                explain(sheet)
                times.append(time.process_time() - before)
            assert min(times) < 0.05, (names, hole)
