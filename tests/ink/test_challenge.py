"""RI-5.1 to RI-5.3 and RI-5.6: buildings and pieces of the challenge edition."""

from __future__ import annotations

import pytest
from tests.ink.sheets import (
    PLAIN_ROLL,
    act,
    craters_of,
    ended,
    finish,
    game,
    legal,
    pair,
    prepare,
    refusal,
    roll,
    sheet_of,
)

from railwright.ink.match import Match
from railwright.ink.rules.expansions.meteor import METEOR_AT
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import SPECIALS_SPENT, UNIVERSITIES_MARKED, VILLAGES_MARKED
from railwright.ink.score import explain

pytestmark = pytest.mark.rules

TO_E7 = "highway-curve@D7/1"  # a road from the right exit down to the factory
TO_A1 = "railway-curve@B1/3"  # a track from the left exit up to the factory
TO_A3 = "highway-t@A2"  # a road from the top exit to the village and beyond
TO_G7 = "railway-curve@F7/1"  # a track from the right exit down to the university
STRAIGHTS = "highway-straight highway-straight overpass station-straight"


def started(drawn: str, route: str, expansion: str | None = None, dice: str = "") -> Match:
    """A challenge game with this sheet and this roll."""
    match = game("challenge", expansion)
    prepare(match, drawn)
    roll(match, route, dice)
    return match


def test_factory_lets_a_die_be_drawn_once_more() -> None:
    """RI-5.1: a route on a factory lets the player draw one of the round's route dice once more, and no more."""
    match = started(TO_E7, "highway-straight highway-curve overpass station-straight")
    act(match, "highway-straight@E7")
    assert match.sheets[0].copies == 1
    act(match, "highway-straight@A2")
    assert match.sheets[0].copies == 0
    assert refusal(match, "highway-straight@A6") is Reason.DIE_USED


@pytest.mark.parametrize("place", ["A1", "E7", "F3"])
def test_factories_are_where_the_board_has_them(place: str) -> None:
    """RI-5.1: the three factories lie in A1, E7 and F3, and nothing else is one."""
    around = {"A1": TO_A1, "E7": TO_E7, "F3": "highway-straight@G2 highway-t@F2"}
    piece = {"A1": "railway-straight@A1", "E7": "highway-straight@E7", "F3": "highway-straight@F3/1"}
    match = started(around[place], f"{piece[place].split('@')[0]} highway-t overpass station-straight")
    act(match, piece[place])
    assert match.sheets[0].copies == 1


def test_no_building_in_the_base_edition() -> None:
    """RI-5.1: the base sheet has no buildings."""
    match = game("base")
    prepare(match, f"{TO_E7} {TO_A3} {TO_G7}")
    roll(match, "highway-straight railway-t highway-t station-straight")
    act(match, "highway-straight@E7 station-straight@A3/3 railway-t@G7/3")
    sheet = match.sheets[0]
    assert (sheet.copies, sheet.villages, sheet.universities) == (0, 0, 0)


@pytest.mark.parametrize(
    ("expansion", "dice", "drawn", "piece", "copies"),
    [
        ("forest", "forest forest-highway-straight", TO_E7, "forest@E7", 0),
        ("forest", "forest forest-highway-straight", TO_E7, "forest-highway-straight@E7", 1),
        ("lava", "lava-straight lava-highway", "volcano@D7", "lava-straight@E7", 0),
        ("lava", "lava-straight lava-highway", "volcano@D7", "lava-highway@E7/2", 1),
        ("lava", "lava-straight lava-highway", "", "volcano@E7", 0),
        ("trail", "trail-highway-straight trail-highway-t", TO_E7, "trail-highway-straight@E7/1", 1),
    ],
)
def test_factory_asks_for_a_route(expansion: str, dice: str, drawn: str, piece: str, copies: int) -> None:
    """RI-5.1: trees or lava alone set off no factory; any piece with a highway or a railway does."""
    match = started(drawn, PLAIN_ROLL["challenge"], expansion, dice)
    act(match, piece)
    assert match.sheets[0].copies == copies


def test_a_special_sets_off_a_factory() -> None:
    """RI-5.1: a special route on a factory gives a copy too, and a special cannot itself be copied."""
    match = started(TO_E7, STRAIGHTS)
    act(match, "special-hhhh@E7")
    assert match.sheets[0].copies == 1
    assert refusal(match, "special-hhhh@A2") is Reason.SPECIAL_CROSSED_OFF


def test_a_copy_is_never_a_duty() -> None:
    """RI-5.1: with the four dice drawn a player may be done and leave the copy; it is lost with the round."""
    match = started(TO_E7, STRAIGHTS)
    act(match, "highway-straight@E7 highway-straight@A2 overpass@A6 station-straight@D1/3")
    assert match.sheets[0].copies == 1
    assert "done" in legal(match)
    act(match, "done")
    roll(match, STRAIGHTS)
    assert match.sheets[0].copies == 0


def test_the_first_drawing_of_a_die_is_its_duty() -> None:
    """RI-5.1: the first drawing of a die always counts as its duty, only the next one as the copy."""
    match = started(TO_E7, STRAIGHTS)
    act(match, "highway-straight@E7")
    act(match, "highway-straight@A2")  # the second die with this face
    assert match.sheets[0].copies == 1
    act(match, "station-straight@D1/3")
    assert match.sheets[0].copies == 1
    act(match, "station-straight@A6")
    assert match.sheets[0].copies == 0
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS  # the overpass is still to be drawn


def test_the_duty_stays_after_a_copy() -> None:
    """RI-5.1: a copy drawn early leaves the duty to draw the other dice as it was."""
    match = started(TO_E7, "highway-straight highway-t overpass station-straight")
    act(match, "highway-straight@E7 highway-straight@A2")
    assert [used for _, used in match.sheets[0].dice] == [True, False, False, False]
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS


def test_two_factories_give_two_copies() -> None:
    """RI-5.1: two factories give two copies, also of the same die, and a copy may set off the second factory."""
    match = started(f"{TO_E7} highway-straight@G2 highway-t@F2", "highway-straight highway-t overpass station-straight")
    act(match, "highway-straight@E7")
    act(match, "highway-straight@F3/1")  # the copy, on the second factory: a chain
    assert match.sheets[0].copies == 1
    act(match, "highway-straight@A2")
    assert match.sheets[0].copies == 0
    match = started(f"{TO_E7} highway-straight@G2 highway-t@F2", STRAIGHTS)
    act(match, "highway-straight@E7 highway-straight@F3/1")
    assert match.sheets[0].copies == 2
    act(match, "highway-straight@A2 highway-straight@A6")
    assert match.sheets[0].copies == 0


def test_expansion_dice_are_not_copied() -> None:
    """RI-5.1: expansion dice cannot be duplicated."""
    match = started(TO_E7, STRAIGHTS, "forest", "forest forest-highway-curve")
    act(match, "highway-straight@E7 forest@A1 forest-highway-curve@A6")
    assert match.sheets[0].copies == 1
    assert refusal(match, "forest@G1") is Reason.DIE_USED
    assert refusal(match, "forest-highway-curve@A2") is Reason.DIE_USED


def test_in_the_draft_only_own_dice_are_copied() -> None:
    """RI-5.1: in the draft only one's own four dice can be copied."""
    match = game("challenge", players=2, star=0)
    prepare(match, TO_E7, 0)
    pair(match, "highway-straight+overpass railway-t+highway-curve highway-t+station-curve station-straight+overpass")
    for seat, number in ((0, 0), (1, 1), (0, 2), (1, 3)):
        match.pick(seat, number)
    act(match, "highway-straight@E7")
    assert refusal(match, "highway-curve@A2") is Reason.NOT_ROLLED
    act(match, "highway-straight@A2")


def test_village_asks_for_a_station() -> None:
    """RI-5.1: a piece with a station marks a village box; any other piece there marks none."""
    match = started(TO_A3, STRAIGHTS)
    act(match, "highway-straight@A3/1")
    assert match.sheets[0].villages == 0
    match.take_back(0)
    act(match, "station-straight@A3/3")
    assert match.sheets[0].villages == 1
    match = started(TO_A3, "highway-straight highway-straight overpass highway-terminal")
    act(match, "highway-terminal@A3/3")
    assert match.sheets[0].villages == 1
    match = started(TO_A3, STRAIGHTS)
    act(match, "special-hhhr@A3/1")
    assert match.sheets[0].villages == 1


@pytest.mark.parametrize(("marked", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)])
def test_village_points(marked: int, points: int) -> None:
    """RI-5.1: the highest marked village box scores 2, 4, 6 or 8."""
    assert explain(sheet_of("", edition="challenge", villages=marked)).villages == points


def test_all_four_villages() -> None:
    """RI-5.1: the villages lie in A3, B6, C5 and F5."""
    roads = "highway-t@A2 highway-t@A6/2 highway-t@A5/1 highway-straight@B5 highway-straight@G6 highway-t@F6/2"
    match = game("challenge")
    prepare(match, roads)
    for number, place in enumerate(("A3/3", "B6/0", "C5/0", "F5/1"), 1):
        roll(match, STRAIGHTS)
        act(match, f"station-straight@{place}")
        assert match.sheets[0].villages == number
        finish(match)
        prepare(match, roads)


def test_a_fifth_activation_does_nothing() -> None:
    """RI-5.1: with all four village boxes marked another station on a village marks nothing."""
    match = started(TO_A3, STRAIGHTS)
    match.sheets[0].words[VILLAGES_MARKED] = 4
    act(match, "station-straight@A3/3")
    assert (match.sheets[0].villages, explain(match.sheets[0]).villages) == (4, 8)


@pytest.mark.parametrize(
    ("drawn", "piece"),
    [
        ("railway-curve@B1/1", "railway-straight@C1"),
        ("highway-straight@D1/1 highway-straight@D2/1 highway-straight@D3/1", "highway-straight@D4/1"),
        ("highway-straight@G2 highway-straight@F2", "highway-straight@E2"),
        (TO_G7, "railway-straight@G7"),
    ],
)
def test_universities(drawn: str, piece: str) -> None:
    """RI-5.1: any route on C1, D4, E2 or G7 marks a university box."""
    match = started(drawn, f"{piece.split('@')[0]} highway-t overpass station-straight")
    act(match, piece)
    assert match.sheets[0].universities == 1
    assert match.sheets[0].free_specials == 0


def university(marked: int, spent: int = 0) -> Match:
    """A game in which the next track goes on the university G7, with so many boxes marked and specials spent."""
    match = started(TO_G7, "railway-straight highway-straight highway-t station-straight")
    match.sheets[0].words[UNIVERSITIES_MARKED] = marked
    match.sheets[0].words[SPECIALS_SPENT] = spent
    return match


def test_third_university_gives_a_free_special() -> None:
    """RI-5.1: the third box gives one special route free; it counts neither against the round nor against the game."""
    match = university(2)
    act(match, "special-hhhh@A2 railway-straight@G7")
    assert match.sheets[0].free_specials == 1
    act(match, "special-rrrr@A4")
    assert (match.sheets[0].free_specials, match.sheets[0].specials_spent) == (0, 1)
    assert refusal(match, "special-hrhr@G6") is Reason.ONE_SPECIAL_A_ROUND


def test_the_free_special_leaves_the_rounds_own() -> None:
    """RI-5.1: after the free special the special of the round may still be drawn."""
    match = university(2)
    act(match, "railway-straight@G7 special-rrrr@A4")
    assert match.sheets[0].specials_spent == 0
    act(match, "special-hhhh@A2")
    assert match.sheets[0].specials_spent == 1
    assert refusal(match, "special-hrhr@G6") is Reason.ONE_SPECIAL_A_ROUND


def test_the_free_special_is_beyond_the_three() -> None:
    """RI-5.1: with three specials spent the free one can still be drawn, and the three stay three."""
    match = university(2, spent=3)
    assert refusal(match, "special-rrrr@A4") is Reason.THREE_SPECIALS_A_GAME
    act(match, "railway-straight@G7 special-rrrr@A4")
    assert match.sheets[0].specials_spent == 3
    assert refusal(match, "special-hhhh@A2") is Reason.THREE_SPECIALS_A_GAME


def test_the_free_special_must_be_unused_and_is_used_up() -> None:
    """RI-5.1: a special that is crossed off cannot be drawn free, and the free one is crossed off too."""
    match = university(2)
    act(match, "special-hhhh@A2 railway-straight@G7")
    assert refusal(match, "special-hhhh@A6") is Reason.SPECIAL_CROSSED_OFF
    act(match, "special-rrrr@A4")
    assert {"special-hhhh", "special-rrrr"}.isdisjoint(match.sheets[0].specials_left)
    finish(match)
    roll(match, STRAIGHTS)
    assert refusal(match, "special-rrrr@F7") is Reason.SPECIAL_CROSSED_OFF


def test_the_free_special_is_lost_with_the_round() -> None:
    """RI-5.1: a free special that is not drawn by the end of the round is lost; it is no duty."""
    match = university(2, spent=3)
    act(match, "railway-straight@G7 highway-straight@A2 highway-t@A6 station-straight@D1/3")
    assert "done" in legal(match)
    act(match, "done")
    roll(match, STRAIGHTS)
    assert match.sheets[0].free_specials == 0
    assert refusal(match, "special-rrrr@A4") is Reason.THREE_SPECIALS_A_GAME


@pytest.mark.parametrize(("marked", "free"), [(0, 0), (1, 0), (2, 1), (3, 0)])
def test_only_the_third_university_gives_something(marked: int, free: int) -> None:
    """RI-5.1: the first and second box give nothing yet, and a fourth university does nothing."""
    match = university(marked)
    act(match, "railway-straight@G7")
    assert (match.sheets[0].universities, match.sheets[0].free_specials) == (min(marked + 1, 3), free)


def test_chains() -> None:
    """RI-5.1: factory, copy on the third university, free special on a factory, copy on a village: all set off."""
    match = started(f"{TO_E7} {TO_G7} {TO_A1} {TO_A3}", "highway-straight railway-straight highway-t station-straight")
    match.sheets[0].words[UNIVERSITIES_MARKED] = 2
    sheet = match.sheets[0]
    act(match, ["highway-straight@E7", "railway-straight@G2/1"][0])
    assert sheet.copies == 1
    act(match, "railway-straight@G4 railway-straight@G7")  # the die, then its copy on the university
    assert (match.sheets[0].copies, match.sheets[0].free_specials) == (0, 1)
    act(match, "special-rrrr@A1")  # the free special on a factory
    assert (match.sheets[0].copies, match.sheets[0].free_specials) == (1, 0)
    act(match, "station-straight@G6/2 station-straight@A3/3")  # the die, then its copy on a village
    assert (match.sheets[0].copies, match.sheets[0].villages) == (0, 1)
    assert match.sheets[0].specials_spent == 0


def test_what_the_meteor_erases_keeps_its_gift() -> None:
    """RI-5.2: a village erased by the meteor stays marked, and a station drawn there again marks another box."""
    match = game("challenge", "meteor")
    prepare(match, "highway-t@A6/2 highway-t@A5/1 highway-straight@B5")
    roll(match, PLAIN_ROLL["challenge"], "S 1")
    act(match, "meteor-S station-straight@C5")
    assert match.sheets[0].villages == 1
    finish(match)
    match.sheets[0].words[METEOR_AT] = 4  # A5
    roll(match, PLAIN_ROLL["challenge"], "S 2")
    act(match, "meteor-S")
    assert craters_of(match.sheets[0])[-1] != (0, 4)
    assert (2, 4) in craters_of(match.sheets[0])
    assert match.sheets[0].villages == 1
    act(match, "station-straight@C5")
    assert match.sheets[0].villages == 2


def test_what_lava_erases_keeps_its_gift() -> None:
    """RI-5.2: a piece on a building that gives way to lava leaves what it gave; a lava road there gives again."""
    match = game("challenge", "lava")
    walls = "highway-straight@D3 highway-straight@C4/1 highway-straight@D5 highway-straight@E4/1"
    prepare(match, f"{walls} volcano@G6 highway-straight@F6/1 highway-straight@G5 {TO_G7}")
    roll(match, "railway-straight highway-straight overpass station-straight", "lava-railway lava-corner")
    act(match, "railway-straight@G7")
    assert match.sheets[0].universities == 1
    act(match, "lava-railway@G7/1")
    assert match.sheets[0].universities == 2


def test_pieces_of_the_challenge_edition() -> None:
    """RI-5.3: a terminal has one end and a station, its closed side is no error; double curves are two arcs."""
    terminal = explain(sheet_of("highway-terminal@A2", edition="challenge"))
    assert (terminal.errors, terminal.highway.length) == ((), 1)
    trail = sheet_of("highway-terminal@A2 railway-terminal@B1/3 trail-highway-straight@B2", expansion="trail")
    assert explain(trail).expansion == 2  # both terminals are stations
    tee = explain(sheet_of("station-t-highway@D1/3 railway-straight@C1 railway-t@B1/2", edition="challenge"))
    assert tee.joined_exits == [2]
    arcs = explain(sheet_of("railway-double-curve@A4/1", edition="challenge"))
    assert [network.routes for network in arcs.networks] == [((0, 3, "NE"),), ((0, 3, "SW"),)]


def test_final_score_adds_villages_and_goals() -> None:
    """RI-5.6: the village value and the goal points are part of the total."""
    sheet = sheet_of("highway-terminal@A2", edition="challenge", villages=3)
    match = ended([sheet, sheet.copy()], "challenge", points={1: 4})
    first, second = match.ranking()
    assert (first.seat, first.score.total, first.score.villages, first.score.goal_points) == (1, 11, 6, 4)
    assert (second.seat, second.score.total) == (0, 7)
