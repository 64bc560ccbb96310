"""RI-3: where a piece may be drawn, what must be drawn, and the special routes."""

from __future__ import annotations

import pytest
from tests.ink.oracle import SPECIALS
from tests.ink.sheets import PLAIN_ROLL, act, finish, game, legal, prepare, refusal, roll, sheet_of, shut

from railwright.ink.match import Phase
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import SPECIALS_SPENT
from railwright.ink.score import explain
from railwright.ink.sheet import Sheet

pytestmark = pytest.mark.rules


def test_joined_to_an_exit_of_its_kind() -> None:
    """RI-3.1: the first piece must lead to an exit of its kind; nothing can be drawn in the middle of nowhere."""
    match = game()
    roll(match, "highway-straight railway-straight highway-t overpass")
    assert refusal(match, "highway-straight@D4") is Reason.NOT_JOINED
    assert refusal(match, "highway-straight@A2/1") is Reason.NOT_JOINED  # it lies beside the exit, its ends elsewhere
    act(match, "highway-straight@A2 railway-straight@A4")


def test_joined_to_a_drawn_end_of_its_kind() -> None:
    """RI-3.1: a piece may be joined to the end of a drawn route, by one side at least, but not to a blank side."""
    sheet = sheet_of("highway-t@A2")  # ends N, E, S
    spaces = {(row, col) for row, col, _ in sheet.placements("highway-straight")}
    exits = {(0, 5), (3, 0), (3, 6), (6, 1), (6, 5)}
    assert spaces == exits | {(0, 2), (1, 1)}
    assert {(row, col) for row, col, _ in sheet.placements("railway-straight")} == {
        *((0, 3), (1, 0), (1, 6), (5, 0), (5, 6), (6, 3)),
    }


def test_one_joined_side_is_enough_for_a_station() -> None:
    """RI-3.1: a station is joined by its highway or by its railway."""
    sheet = sheet_of("highway-straight@A2")
    assert (1, 1, 0) in sheet.placements("station-straight")  # highway end north
    assert (0, 3, 2) in sheet.placements("station-straight")  # railway end at the exit
    assert (1, 1, 2) not in sheet.placements("station-straight")  # railway against highway


@pytest.mark.parametrize(
    ("drawn", "piece", "reason"),
    [
        ("highway-straight@A2", "railway-straight@B2", Reason.CLASH),
        ("highway-t@A2", "railway-t@A3/2", Reason.CLASH),
        ("", "railway-straight@A2", Reason.CLASH),
        ("", "highway-straight@A4", Reason.CLASH),
        ("", "highway-curve@A2/1", Reason.NOT_JOINED),
        ("railway-straight@B1/1", "overpass@B2/1", Reason.CLASH),
    ],
)
def test_no_end_touches_another_kind(drawn: str, piece: str, reason: Reason) -> None:
    """RI-3.2: no end may touch an end or an exit of another kind."""
    match = game()
    prepare(match, drawn)
    roll(
        match,
        f"railway-t {piece.split('@')[0]} highway-t overpass"
        if "overpass" not in piece
        else "railway-t highway-curve highway-t overpass",
    )
    assert refusal(match, piece) is reason


def test_an_end_may_face_a_blank_side_or_the_plain_edge() -> None:
    """RI-3.2: an end may face the blank side of a drawn piece, or the outer edge where there is no exit."""
    match = game()
    prepare(match, "highway-straight@A2")
    roll(match, "railway-t railway-curve highway-t overpass")
    act(match, "railway-t@A4/3")  # ends W, N, E: none is open to A2 yet
    act(match, "overpass@A3/0")  # its western railway end faces A2's blank side, its northern highway end the edge
    assert match.sheets[0].drawn[1].variant.edges == "HRHR"


def test_lava_and_routes_may_face_each_other() -> None:
    """RI-3.2: a lava side and a route end may face each other, both are open; lava may meet every exit and edge."""
    match = game(expansion="lava")
    prepare(match, "lava-straight@C4 lava-straight@B4")
    roll(match, "railway-t railway-straight highway-t overpass", "lava-straight lava-t")
    act(match, "railway-straight@A4")  # from the exit down to the lava, which looks up
    assert [end for end in explain(match.sheets[0]).errors if end[1] == 3 and end[0] < 2] == [(0, 3, "S"), (1, 3, "N")]
    match = game(expansion="lava")
    prepare(match, "lava-straight@C4 lava-straight@B4")
    roll(match, "railway-t railway-straight highway-t overpass", "lava-straight lava-t")
    act(match, "lava-straight@A4")  # up to the railway exit of the top edge
    match = game(expansion="lava")
    prepare(match, "lava-straight@D5/1 lava-straight@D6/1")
    roll(match, "highway-straight railway-straight highway-t overpass", "lava-straight lava-t")
    act(match, "lava-t@D7/3")  # W, N, E: the highway exit of the right edge
    prepared = sheet_of("volcano@D4 highway-straight@C5/1 highway-straight@C3/1", expansion="lava")
    assert (2, 3, 3) not in prepared.placements("lava-t")  # its eastern end would touch a highway
    assert (2, 3, 0) in prepared.placements("lava-straight")


@pytest.mark.parametrize("missing", ["highway-straight", "railway-t", "highway-curve", "overpass"])
def test_all_route_dice_must_be_drawn(missing: str) -> None:
    """RI-3.3: nobody is done while a route die still fits in an empty space, whichever of the four it is."""
    match = game()
    roll(match, "highway-straight railway-t highway-curve overpass")
    places = {
        "highway-straight": "highway-straight@A2",
        "railway-t": "railway-t@A4",
        "highway-curve": "highway-curve@A6",
        "overpass": "overpass@D1/1",
    }
    act(match, " ".join(place for piece, place in places.items() if piece != missing))
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS
    assert "done" not in legal(match)
    act(match, f"{places[missing]} done")
    assert match.phase is Phase.ROLLING


def test_each_die_once() -> None:
    """RI-3.3: every die is drawn at most once per round, two dice with the same face twice."""
    match = game()
    roll(match, "highway-straight highway-straight highway-curve overpass")
    act(match, "highway-straight@A2 highway-straight@A6")
    assert refusal(match, "highway-straight@D1/1") is Reason.DIE_USED
    assert refusal(match, "railway-straight@A4") is Reason.NOT_ROLLED


def test_done_when_nothing_fits() -> None:
    """RI-3.3: with no place for a remaining route die a player may be done, even with all dice undrawn."""
    match = game()
    prepare(match, shut())
    roll(match, PLAIN_ROLL["base"])
    assert legal(match) == {"done"}
    match = game()
    prepare(match, shut("A2"))
    roll(match, "railway-straight railway-t railway-curve overpass")
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS  # the overpass fits at A2
    act(match, "overpass@A2")
    assert {text.split("@")[0] for text in legal(match)} >= {"railway-straight", "railway-t", "railway-curve"}
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS  # its railway ends make room for the others: as it stands


def test_a_drawing_may_take_the_place_of_another_die() -> None:
    """RI-3.3: what counts is the sheet as it stands: a die whose last place is taken is no longer a duty."""
    match = game()
    prepare(match, shut("A2"))
    roll(match, "highway-straight railway-t railway-curve station-straight")
    act(match, "station-straight@A2")  # highway to the exit, railway south
    act(match, "railway-t@B2/3")
    act(match, "railway-curve@B3/3")
    # The highway has no place: the only exit is taken and every open end is a railway.
    assert "done" in legal(match)
    act(match, "done")


def test_places_on_craters_never_bind() -> None:
    """RI-3.3: a route die that fits only on a crater may be drawn there but need not be."""
    match = game(expansion="meteor")
    prepare(match, shut("A2"), craters="A2")
    roll(match, PLAIN_ROLL["base"], "N 1")
    act(match, "meteor-N")
    assert {"done", "highway-straight@A2/0"} <= legal(match)
    act(match, "highway-straight@A2")
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS  # now the second one fits at B2, an empty space


@pytest.mark.parametrize(
    ("expansion", "faces"), [("forest", "forest forest"), ("trail", "trail-highway-straight trail-railway-t")]
)
def test_forest_and_trail_dice_never_bind(expansion: str, faces: str) -> None:
    """RI-3.3: forest and trail dice and special routes are no duty: with the route dice drawn a player may be done."""
    match = game(expansion=expansion)
    roll(match, PLAIN_ROLL["base"], faces)
    act(match, "highway-straight@A2 highway-straight@A6 highway-straight@G2 overpass@G6")
    offered = {text.split("@")[0] for text in legal(match)}
    assert {"done", *faces.split(), *SPECIALS} <= offered
    act(match, "done")


def test_expansion_dice_once_each() -> None:
    """RI-3.3: an expansion die too is drawn at most once per round."""
    match = game(expansion="forest")
    roll(match, PLAIN_ROLL["base"], "forest forest-highway-curve")
    act(match, "forest@D4")
    assert refusal(match, "forest@D6") is Reason.DIE_USED


def test_one_special_a_round() -> None:
    """RI-3.4: besides the dice at most one special route per round."""
    match = game()
    roll(match, PLAIN_ROLL["base"])
    act(match, "special-hhhh@A2")
    assert refusal(match, "special-rrrr@A4") is Reason.ONE_SPECIAL_A_ROUND
    finish(match)
    roll(match, PLAIN_ROLL["base"])
    act(match, "special-rrrr@A4")


def test_each_special_once_a_game() -> None:
    """RI-3.4: each of the six special routes is drawn at most once per game."""
    match = game()
    roll(match, PLAIN_ROLL["base"])
    act(match, "special-hhhh@A2")
    finish(match)
    roll(match, PLAIN_ROLL["base"])
    assert refusal(match, "special-hhhh@A6") is Reason.SPECIAL_CROSSED_OFF
    assert set(match.sheets[0].specials_left) == set(SPECIALS) - {"special-hhhh"}


def test_three_specials_a_game() -> None:
    """RI-3.4: at most three special routes per game, then none, though three are left."""
    match = game()
    places = ("special-hhhh@A2", "special-rrrr@A4", "special-hhrr@G6/1")
    for place in places:
        roll(match, PLAIN_ROLL["base"])
        act(match, place)
        finish(match)
    roll(match, PLAIN_ROLL["base"])
    assert refusal(match, "special-hrhr@D1/1") is Reason.THREE_SPECIALS_A_GAME
    assert not {text.split("@")[0] for text in legal(match)} & set(SPECIALS)
    assert match.sheets[0].words[SPECIALS_SPENT] == 3


def test_specials_obey_the_drawing_rules() -> None:
    """RI-3.4: special routes too must be joined and must not clash."""
    match = game()
    roll(match, PLAIN_ROLL["base"])
    assert refusal(match, "special-hhhh@D4") is Reason.NOT_JOINED
    assert refusal(match, "special-rrrr@A2") is Reason.CLASH
    sheet = Sheet.new()
    assert [place for place in sheet.placements("special-hrrr") if place[:2] == (0, 1)] == [(0, 1, 0)]


def test_specials_never_bind() -> None:
    """RI-3.4: a special route that fits is no reason to go on."""
    match = game()
    prepare(match, shut("A2"))
    roll(match, "railway-straight railway-t railway-curve station-straight")
    act(match, "station-straight@A2 railway-straight@B2 railway-t@C2 railway-curve@D2")
    assert "special-rrrr@C3/0" in legal(match)
    act(match, "done")
