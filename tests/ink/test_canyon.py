"""RI-16: canyons on the grid lines, the bridges over them, and what both cost and score."""

from __future__ import annotations

import random
from enum import IntEnum
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.ink import oracle, oracle_canyon, oracle_score
from tests.ink.sheets import (
    PLAIN_ROLL,
    act,
    action,
    game,
    legal,
    paper_of,
    prepare,
    refusal,
    roll,
    sheet_of,
    shut,
    sized,
)

from railwright.core.errors import MalformedError
from railwright.core.language import Language, speaker
from railwright.ink.actions import LINE_PIECES, all_actions, read_action
from railwright.ink.dice import slots_of
from railwright.ink.match import Match, RefusedError
from railwright.ink.options import Options
from railwright.ink.rules import turn
from railwright.ink.rules.expansions.canyon import BRIDGE_POINTS, PATTERNS, Reason
from railwright.ink.rules.expansions.record import Budget, Path
from railwright.ink.rules.grid_lines import ACROSS_LINES, DOWN_LINES
from railwright.ink.rules.pieces import DICE
from railwright.ink.rules.reasons import Reason as Common
from railwright.ink.rules.sheet import Words
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet

pytestmark = pytest.mark.rules

ROAD = " ".join(f"highway-straight@D{col}/1" for col in range(1, 8))
FENCE = "01/SSSSSSS 02/SSSSSSS 03/SSSSSSS"
"""Three canyons down the whole sheet."""
SIX_BRIDGES = " ".join(
    f"{kind}-straight@{row}{col}/1" for row, kind in (("B", "railway"), ("D", "highway")) for col in (1, 2, 3)
)
TWELVE_BRIDGES = " ".join(
    f"{kind}-straight@{row}{col}/1"
    for row, kind in (("B", "railway"), ("D", "highway"), ("F", "railway"))
    for col in (1, 2, 3, 4)
)
FOUR_FENCES = f"{FENCE} 04/SSSSSSS"


def canyon_sheet(drawn: str = "", lines: str = "") -> Sheet:
    """A sheet with these pieces and canyons."""
    return sheet_of(drawn, expansion="canyon", lines=lines)


def score_of(drawn: str, lines: str) -> Score:
    """The explained score of a sheet with canyons."""
    return explain(canyon_sheet(drawn, lines))


def round_with(dice: str, drawn: str = "", lines: str = "", route: str = PLAIN_ROLL["base"]) -> Match:
    """A round on a sheet that looks like this."""
    match = game(expansion="canyon")
    prepare(match, drawn, lines=lines)
    roll(match, route, dice)
    return match


@pytest.mark.parametrize(
    ("drawn", "lines", "canyons", "bridges", "errors", "centre", "total"),
    [
        ("", "01/SW", 4, 0, 0, 0, 4),
        (ROAD, "03/SSS 33/SSS 63/S", 9, 1, 0, 3, 23),
        ("", "20/EEE 23/ES 06/SE", 7, 0, 0, 0, 7),
        (
            "highway-straight@D7/1 highway-straight@D6/1 highway-straight@D5/1 special-hhhh@D4",
            "40/EEE 43/NE",
            5,
            2,
            3,
            2,
            8,
        ),
        ("", "03/SSS 40/EE 33/SW", 9, 0, 0, 0, 9),
    ],
    ids="ABCDE",
)
def test_examples(drawn: str, lines: str, canyons: int, bridges: int, errors: int, centre: int, total: int) -> None:
    """RI-16.10: a corner 4; down the sheet 9; 5 open and 2 through 7; 5 with two bridges; 3 and 2 joined 9."""
    score = score_of(drawn, lines)
    assert (score.expansion, len(score.errors), len(score.centre), score.total) == (canyons, errors, centre, total)
    assert canyon_sheet(drawn, lines).budget == Budget("bridge points", 12 - bridges, 12)


def test_the_dice() -> None:
    """RI-16.1, RI-2.1: seven rounds; two equal dice with straights of 1, 2 and 3, a corner, a hook and a zigzag."""
    assert Options(expansion="canyon").rounds == 7
    assert Options(expansion="canyon").expansion_dice == ("canyon", "canyon")
    assert DICE["canyon"] == list(oracle_canyon.PATTERNS)


def test_the_lines() -> None:
    """RI-16.2, RI-16.3: 84 lines inside the sheet, and each pattern has every place there, turned and mirrored."""
    assert ACROSS_LINES.bit_count() + DOWN_LINES.bit_count() == len(oracle_canyon.INNER_LINES) == 84
    ours = [(path.name, path.row, path.col, path.path) for path in PATTERNS]
    naive = [(piece, *way) for piece in oracle_canyon.PATTERNS for way in oracle_canyon.drawings(piece)]
    assert ours == naive
    assert len(ours) == 84 + 72 + 60 + 144 + 240 + 120


def test_canyons_fill_no_space() -> None:
    """RI-16.2, RI-16.9: nothing is drawn in a space by a canyon; centre and goals A, C, D and E do not see it."""
    sheet = canyon_sheet(lines=FENCE)
    assert sheet.drawn == []
    assert explain(sheet).centre == ()
    assert not any(sheet.meets_goal(goal) for goal in "ACDE")
    assert sheet.placements("highway-straight") == canyon_sheet().placements("highway-straight")


def test_canyon_dice_are_optional() -> None:
    """RI-16.3: none, one or both may be drawn, each once, between the other drawings; a pattern only as a whole."""
    match = round_with("canyon-3 canyon-corner")
    act(match, "highway-straight@A2 canyon-corner@01/SW highway-straight@G2")
    assert refusal(match, "canyon-corner@06/SE") is Common.DIE_USED
    assert refusal(match, "canyon-zigzag@02/SES") is Common.NOT_ROLLED
    act(match, "canyon-3@03/SSS highway-straight@A6 overpass@G6")
    assert [name for name, used in match.sheets[0].dice[4:] if used] == ["canyon-3", "canyon-corner"]
    act(match, "done")
    roll(match, PLAIN_ROLL["base"], "canyon-3 canyon-3")
    act(match, "highway-straight@B2 highway-straight@F2 highway-straight@B6 overpass@F6 done")
    assert match.sheets[0].round == 2


def test_two_equal_dice() -> None:
    """RI-16.3: two dice that show the same pattern are drawn one after the other, and then no more."""
    match = round_with("canyon-1 canyon-1")
    act(match, "canyon-1@03/S")
    assert match.sheets[0].dice[4:] == (("canyon-1", True), ("canyon-1", False))
    act(match, "canyon-1@13/S")
    assert refusal(match, "canyon-1@23/S") is Common.DIE_USED
    assert not any(text.startswith("canyon") for text in legal(match))


@pytest.mark.parametrize(
    ("lines", "drawing", "reason"),
    [
        ("", "canyon-1@03/S", Common.FINE),
        ("", "canyon-1@13/S", Reason.CANYON_NOT_CONNECTED),
        ("", "canyon-2@13/SS", Reason.CANYON_NOT_CONNECTED),
        ("", "canyon-hook@11/EES", Reason.CANYON_NOT_CONNECTED),
        ("03/SS", "canyon-1@13/S", Reason.CANYON_LINE_TAKEN),
        ("03/SS", "canyon-1@23/S", Common.FINE),
        ("03/SS", "canyon-1@23/E", Common.FINE),
        ("03/SS", "canyon-1@13/E", Reason.CANYON_BRANCHES),
        ("03/SS", "canyon-3@20/EEE", Common.FINE),  # end to end: one canyon from edge to edge
        ("03/SSS", "canyon-3@20/EEE", Reason.CANYON_BRANCHES),  # its end lies on the middle of the other
        ("03/SS", "canyon-hook@21/EEN", Reason.CANYON_LINE_TAKEN),
        ("02/SS 04/SS", "canyon-2@22/EE", Common.FINE),  # joins two
        ("02/SS 04/SSS", "canyon-2@22/EE", Reason.CANYON_BRANCHES),
        ("02/SS 03/SS", "canyon-3@20/EEE", Reason.CANYON_BRANCHES),  # it would cross the end of the first
        ("01/SW", "canyon-corner@02/SW", Reason.CANYON_BRANCHES),
        ("01/SSSSSSS", "canyon-2@30/EE", Reason.CANYON_BRANCHES),  # it would cross
    ],
)
def test_where_a_canyon_may_lie(lines: str, drawing: str, reason: IntEnum) -> None:
    """RI-16.4: an end on the outer edge or an open end; canyons touch only end to end and share no line."""
    piece = drawing.partition("@")[0]
    match = round_with(f"{piece} {piece}", lines=lines)
    assert match.sheets[0].refusal(action(drawing)) is reason
    assert (drawing in legal(match)) == (reason is Common.FINE)


def test_a_canyon_of_the_same_round() -> None:
    """RI-16.4: a canyon may go on from one that was drawn in the same round."""
    match = round_with("canyon-2 canyon-zigzag")
    assert refusal(match, "canyon-zigzag@23/SES") is Reason.CANYON_NOT_CONNECTED
    act(match, "canyon-2@03/SS canyon-zigzag@23/SES")
    assert [str(path) for path in match.sheets[0].lines] == ["canyon@03/SSSES"]
    match.take_back(0)
    assert [str(path) for path in match.sheets[0].lines] == ["canyon@03/SS"]


def draw_at_random(seed: int, pieces: int, rolls: int) -> Sheet:
    """A sheet with scattered routes on which random patterns are drawn wherever they fit."""
    rng = random.Random(seed)
    spaces = rng.sample(oracle.ALL_SPACES, pieces)
    kinds = ("highway", "railway", "overpass", "station", "special")
    names = [name for name in oracle.AS_PRINTED if name.startswith(kinds)]
    sheet = Sheet.of_pieces([(*at, rng.choice(names), rng.randrange(8)) for at in spaces], expansion="canyon")
    record = sheet.record
    assert record is not None
    for _ in range(rolls):
        fitting = sheet.placements_on_lines(rng.choice(list(oracle_canyon.PATTERNS)))
        if fitting:
            row, col, path = rng.choice(fitting)
            record.lay(sheet.words, Path("canyon", row, col, path))
    return sheet


@settings(max_examples=sized(60, 12))
@given(st.integers(0, 2**32), st.integers(0, 20), st.integers(0, 20))
def test_random_canyons_are_what_the_naive_reading_finds(seed: int, pieces: int, rolls: int) -> None:
    """RI-16.3 to RI-16.8, RI-17.5: placements, bridges, points and goals are those of a set of lines."""
    sheet = draw_at_random(seed, pieces, rolls)
    paper = paper_of(sheet)
    assert explain(sheet).expansion == oracle_canyon.points(paper)
    assert sheet.budget is not None
    assert BRIDGE_POINTS - sheet.budget.left == oracle_canyon.spent(paper)
    bridges = {
        line
        for path in sheet.lines
        if path.name == "bridge"
        for line in oracle_canyon.lines_along(oracle_canyon.walked(path.row, path.col, path.path))
    }
    assert bridges == oracle_canyon.needing_bridges(paper, paper.canyons)
    for piece in oracle_canyon.PATTERNS:
        assert sheet.placements_on_lines(piece) == oracle_canyon.placements(paper, piece)
    for piece in ("highway-t", "overpass", "special-hhhh"):
        payable = [
            (row, col, number)
            for row, col, number in oracle.placements(paper, piece)
            if oracle_canyon.payable(paper, oracle.turned(piece, number), (row, col))
        ]
        assert sheet.placements(piece) == payable
    for goal in ("CA", "CC"):
        assert sheet.meets_goal(goal) == oracle_score.meets(paper, goal)


@settings(max_examples=sized(60, 12))
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_every_canyon_is_a_chain_from_the_edge(seed: int, rolls: int) -> None:
    """RI-16.5: drawn by the rules a canyon has two ends, one on the outer edge at least, and is never a ring."""
    for group in oracle_canyon.canyons(paper_of(draw_at_random(seed, 0, rolls))):
        ends = [point for line in group for point in line if oracle_canyon.degree(group, point) == 1]
        assert len(ends) == 2
        assert oracle_canyon.ends_on_edge(group) >= 1
        assert all(oracle_canyon.degree(group, point) <= 2 for line in group for point in line)


@pytest.mark.parametrize(
    ("drawn", "bridges"),
    [
        ("", 0),
        ("highway-straight@D3/1", 1),  # from the left
        ("highway-straight@D4/1", 1),  # from the right
        ("highway-straight@D3/1 highway-straight@D4/1", 1),  # once for both
        ("highway-straight@D3", 0),  # a blank side
        ("station-straight@D3/1 special-rrrr@C3", 2),
    ],
)
def test_bridges(drawn: str, bridges: int) -> None:
    """RI-16.6: a line with a segment and a highway or railway end, from either side, carries one bridge."""
    sheet = canyon_sheet(drawn, "03/SSSSSSS")
    assert sheet.budget == Budget("bridge points", 12 - bridges, 12)
    assert sum(path.name == "bridge" for path in sheet.lines) == bridges


def test_a_canyon_over_route_ends_costs_the_same() -> None:
    """RI-16.6: whichever was drawn first, canyon or routes, the same lines carry bridges."""
    match = round_with("canyon-3 canyon-1", SIX_BRIDGES)
    over = action("canyon-3@22/SSS")
    act(match, "canyon-3@01/SSS")
    assert match.sheets[0].budget == Budget("bridge points", 11, 12)
    later = canyon_sheet(SIX_BRIDGES, "01/SSS")
    assert [str(path) for path in later.lines] == [str(path) for path in match.sheets[0].lines]
    assert canyon_sheet(SIX_BRIDGES, "02/SS").price(over) == 1


def test_the_thirteenth_bridge() -> None:
    """RI-16.6: what needs a thirteenth bridge is refused, a route or a canyon, and says its price and what is left."""
    match = round_with("canyon-3 canyon-1", TWELVE_BRIDGES, FOUR_FENCES)
    assert match.sheets[0].budget == Budget("bridge points", 0, 12)
    act(match, "highway-straight@A2")  # between two canyons, with blank sides
    assert refusal(match, "overpass@G2") is Reason.BRIDGE_POINTS_SHORT
    with pytest.raises(RefusedError) as refused:
        match.act(0, action("overpass@G2"))
    assert str(refused.value) == "This needs 2 new bridges, and no bridge point is left."
    for language in get_args(Language):
        assert "2" in refused.value.said(speaker(language))
    over = round_with("canyon-2 canyon-3", f"{TWELVE_BRIDGES} railway-straight@B5/1", FOUR_FENCES)
    assert refusal(over, "canyon-2@05/SS") is Reason.BRIDGE_POINTS_SHORT
    assert refusal(over, "canyon-3@05/SSS") is Reason.BRIDGE_POINTS_SHORT
    assert "canyon-2@06/SS" in legal(over)


def test_prices() -> None:
    """RI-16.6: every legal action has its price, the number of new bridges; those that cost nothing are left out."""
    match = round_with("canyon-3 canyon-hook", SIX_BRIDGES, FENCE)
    sheet = match.sheets[0]
    paper = paper_of(sheet)
    prices = sheet.prices(action.number for action in sheet.legal())
    assert prices
    for one in sheet.legal():
        after = Match.of(match.options, match.events)
        after.sheets[0] = sheet.copy()
        after.act(0, one)
        spent = oracle_canyon.spent(paper_of(after.sheets[0])) - oracle_canyon.spent(paper)
        assert prices.get(one.number, 0) == spent


def test_a_bridge_does_not_cut() -> None:
    """RI-16.7: bridges neither shorten nor cut a canyon; routes join across them, and clash as ever."""
    score = score_of(ROAD, FENCE)
    assert score.expansion == 7 + 3 * 2
    assert score.joined_exits == [2]
    match = round_with(
        "canyon-1 canyon-1", "highway-straight@D1/1", FENCE, route="railway-straight railway-curve railway-t overpass"
    )
    assert refusal(match, "railway-straight@D2/1") is Common.CLASH
    assert explain(match.sheets[0]).errors == ((3, 0, "E"),)


@pytest.mark.parametrize(
    ("lines", "points", "areas"),
    [
        ("", 0, []),
        ("03/SS", 2, ["longest canyon"]),
        ("03/SS 05/SSS", 3, ["longest canyon"]),
        ("03/SSS 05/SSS", 3, ["longest canyon"]),  # of equal ones one counts
        ("01/SW 06/SE", 2 + 4, ["longest canyon from edge to edge", "canyon from edge to edge"]),
        ("01/SW 03/SSS", 3 + 2, ["longest canyon", "canyon from edge to edge"]),
    ],
)
def test_score(lines: str, points: int, areas: list[str]) -> None:
    """RI-16.8: 1 per segment of the longest canyon, 2 for every canyon from edge to edge."""
    score = score_of("", lines)
    assert score.expansion == points
    assert [area.name for area in score.areas] == areas
    assert sum(area.count for area in score.areas[:1]) == points - 2 * sum("edge to edge" in name for name in areas)


def test_duty_and_bridges() -> None:
    """RI-16.9: a route die that fits only by paying must be drawn while the points last; canyon dice never bind."""
    roads = "highway-straight highway-straight highway-straight station-straight"
    match = round_with("canyon-1 canyon-1", shut("D1"), "01/SSSSSSS", roads)
    assert match.sheets[0].prices([action("highway-straight@D1/1").number]) == {
        action("highway-straight@D1/1").number: 1
    }
    assert refusal(match, "done") is Common.ROUTE_DIE_FITS
    pairs = [(row, col) for row in "BCDEF" for col in (2, 4)] + [("C", 6), ("E", 6)]
    spent = " ".join(f"highway-terminal@{row}{col}/1 highway-terminal@{row}{col + 1}/3" for row, col in pairs)
    poor = round_with(
        "canyon-1 canyon-1", f"{shut('D1')} {spent}", "01/SSSSSSS 02/SSSSSSS 04/SSSSSSS 06/SSSSSSS", roads
    )
    assert poor.sheets[0].budget == Budget("bridge points", 0, 12)
    assert refusal(poor, "highway-straight@D1/1") is Reason.BRIDGE_POINTS_SHORT
    assert "done" in legal(poor)


def test_specials_and_copies_pay_too() -> None:
    """RI-16.9: special routes and copies need bridges like dice; canyon dice cannot be copied, and set off nothing."""
    match = game("challenge", "canyon")
    prepare(match, TWELVE_BRIDGES, lines=FOUR_FENCES)
    roll(match, "highway-straight highway-curve overpass station-straight", "canyon-1 canyon-2")
    assert refusal(match, "special-hhhh@A2") is Reason.BRIDGE_POINTS_SHORT
    fresh = game("challenge", "canyon")
    prepare(fresh, "railway-straight@A2/1")
    roll(fresh, "railway-straight railway-curve overpass station-straight", "canyon-1 canyon-1")
    act(fresh, "railway-straight@A1/1")
    assert fresh.sheets[0].copies == 1
    act(fresh, "canyon-1@01/S canyon-1@02/S")
    assert fresh.sheets[0].copies == 1
    assert refusal(fresh, "canyon-1@03/S") is Common.DIE_USED


@pytest.mark.parametrize(
    ("drawn", "lines", "goal", "met"),
    [
        (SIX_BRIDGES, FENCE, "CA", True),
        (SIX_BRIDGES.rpartition(" ")[0], FENCE, "CA", False),
        ("highway-straight@D1/1 highway-straight@D3/1", FENCE, "CA", False),
        ("", "03/SSSSSSS", "CC", True),
        ("", "03/SSSSSS", "CC", False),  # open
        ("", "02/SSSSSSS", "CC", False),  # along the border of the central area
        ("", "02/SSSESSWSS", "CC", True),
    ],
)
def test_goals(drawn: str, lines: str, goal: str, met: bool) -> None:
    """RI-17.5: six bridge points spent; a canyon from edge to edge with a segment between two central spaces."""
    sheet = canyon_sheet(drawn, lines)
    assert sheet.meets_goal(goal) == met == oracle_score.meets(paper_of(sheet), goal)


def test_either_end_is_a_beginning() -> None:
    """RI-16.3: the same set of lines is one action, from whichever end it is written."""
    assert read_action("canyon-hook@23/EES") is read_action("canyon-hook@35/NWW")
    assert str(read_action("canyon-hook@35/NWW")) == "canyon-hook@23/EES"
    ours = [one for one in all_actions() if one.piece in LINE_PIECES]
    assert [read_action(str(one)) for one in ours] == ours
    for text in ("canyon-hook@23/EEE", "canyon-1@00/E", "canyon-3@55/EEE", "canyon-4@00/EEEE", "canyon-1@99/E"):
        with pytest.raises(MalformedError):
            read_action(text)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("00/E", "off_lines"),
        ("70/E", "off_lines"),
        ("03/N", "off_lines"),
        ("17/E", "off_lines"),
        ("99/E", "off_lines"),
        ("03/SN", "off_lines"),
        ("03/SS 13/S", "lines_twice"),
        ("03/SSS 10/EEEE", "lines_branch"),
        ("11/ESWNN", "lines_branch"),
    ],
)
def test_canyons_that_cannot_be(lines: str, code: str) -> None:
    """RI-16.2, RI-16.4: canyons written down off the lines, on one line twice, or branching are refused."""
    with pytest.raises(MalformedError) as refused:
        canyon_sheet(lines=lines)
    assert refused.value.code == code
    with pytest.raises(MalformedError) as foreign:
        sheet_of("", expansion="river", lines="03/S")
    assert foreign.value.code == "foreign_lines"


def test_a_ring_that_somebody_wrote_down() -> None:
    """RI-16.8: a ring cannot be drawn, but a sheet that has one is scored: it has no ends on the edge."""
    score = score_of("", "11/ESWN 03/SSS")
    assert score.expansion == 4
    assert [(area.name, area.count) for area in score.areas] == [("longest canyon", 4)]


def test_every_action_can_be_refused_or_done() -> None:
    """RI-16.4: of all 720 drawings exactly the listed ones are legal, whatever the dice show."""
    for seed in range(sized(20, 3)):
        sheet = draw_at_random(seed, 12, 8)
        turn.start_round(sheet.words, _dice(seed))
        listed = {one.number for one in sheet.legal() if one.path}
        fine = {one.number for one in all_actions() if one.path and sheet.refusal(one) is Common.FINE}
        assert listed == fine


def _dice(seed: int) -> Words:
    faces = random.Random(seed).choices(list(oracle_canyon.PATTERNS), k=2)
    return slots_of(("overpass",), ("canyon", "canyon"), faces)
