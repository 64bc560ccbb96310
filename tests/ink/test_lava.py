"""RI-6: volcanoes, the duty to draw lava, what gives way to it, and lakes."""

from __future__ import annotations

import pytest
from tests.ink.oracle import ALL_SPACES
from tests.ink.oracle_turn import named
from tests.ink.sheets import PLAIN_ROLL, act, drawing_of, finish, game, legal, prepare, refusal, roll, sheet_of

from railwright.ink.match import Match, Phase
from railwright.ink.rules.expansions.lava import Reason as LavaReason
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import explain

pytestmark = pytest.mark.rules

WALLS = "highway-straight@D3 highway-straight@C4/1 highway-straight@D5 highway-straight@E4/1"
GUARDS = "special-rrrr@C3 special-rrrr@E5"
"""Railways on both sides of every space beside the middle: no highway can cross there."""
FOUR_ROUTES = "highway-straight@A2 highway-straight@A6 highway-straight@G2 overpass@G6"


def started(drawn: str, dice: str, route: str = PLAIN_ROLL["base"]) -> Match:
    """A lava game with this sheet and this roll; the first volcano is there."""
    match = game(expansion="lava")
    prepare(match, drawn)
    roll(match, route, dice)
    return match


def full(but: str, drawn: str) -> str:
    """This drawing, and trees in all other spaces but these, so that there is no room left."""
    taken = {word.split("@")[1][:2] for word in drawn.split()} | set(but.split()) | {"D4"}
    return " ".join([drawn, *(f"forest@{named(at)}" for at in ALL_SPACES if named(at) not in taken)])


def test_the_first_volcano() -> None:
    """RI-6.1: before round 1 every sheet has a volcano in the middle, lava on all four sides."""
    for edition in ("base", "challenge"):
        match = game(edition, "lava", players=3)
        for sheet in match.sheets:
            assert drawing_of(sheet) == {"D4": "volcano/0"}
            assert sheet.drawn[0].variant.edges == "LLLL"
            assert sheet.universities == 0  # in the challenge edition it covers one


def test_one_lava_die_must_be_drawn() -> None:
    """RI-6.2: at least one of the two lava dice must be drawn; the second one is free."""
    match = started("", "lava-corner lava-t")
    act(match, FOUR_ROUTES)
    assert refusal(match, "done") is LavaReason.LAVA_DUTY
    act(match, "lava-t@C4")
    assert "done" in legal(match)
    act(match, "lava-corner@D5/3")
    assert refusal(match, "lava-corner@E4") is Reason.DIE_USED
    act(match, "done")


def test_lava_alone_is_not_enough() -> None:
    """RI-6.2: the lava duty stands beside the route dice, not in their place."""
    match = started("", "lava-corner lava-t")
    act(match, "lava-t@C4 lava-corner@D5/3")
    assert refusal(match, "done") is Reason.ROUTE_DIE_FITS


def test_lava_is_joined_by_a_lava_side() -> None:
    """RI-6.2: a lava piece must be joined by a lava side to lava; its road need not be joined to anything."""
    match = started("", "lava-highway lava-t")
    assert refusal(match, "lava-highway@A2/1") is LavaReason.NO_LAVA_SIDE  # its road leads to the exit
    assert refusal(match, "lava-highway@C4/2") is LavaReason.NO_LAVA_SIDE  # its lava looks away
    assert refusal(match, "lava-t@C4/3") is LavaReason.NO_LAVA_SIDE
    act(match, "lava-highway@C4")  # lava S, the road E and W joined to nothing
    assert refusal(match, "lava-t@B4") is LavaReason.NO_LAVA_SIDE  # C4 is blank in the north


def test_a_lava_road_obeys_the_drawing_rules() -> None:
    """RI-6.2: the road of a lava piece must not touch a railway; its lava may face a route, both are open then."""
    match = started("railway-straight@C3/1", "lava-highway lava-t")
    assert refusal(match, "lava-highway@C4") is Reason.CLASH
    act(match, "lava-t@C4/1")  # E, S, W: the railway of C3 looks at the lava in the west
    assert {(2, 2, "E"), (2, 3, "W")} <= set(explain(match.sheets[0]).errors)


def test_a_new_volcano() -> None:
    """RI-6.3: once per round a volcano may be drawn in an empty space not orthogonally next to lava."""
    match = started("lava-highway@C4", "lava-corner lava-t")
    assert refusal(match, "volcano@D5") is LavaReason.BESIDE_LAVA
    assert refusal(match, "volcano@B4") is LavaReason.BESIDE_LAVA  # also beside a blank side of a lava piece
    assert refusal(match, "volcano@C4") is Reason.SPACE_TAKEN
    assert {"volcano@C3/0", "volcano@C5/0"}.isdisjoint(legal(match))  # beside the lava in C4
    act(match, "volcano@E5")  # diagonally next to the first one
    assert refusal(match, "volcano@A1") is LavaReason.ONE_VOLCANO_A_ROUND
    finish(match)
    roll(match, PLAIN_ROLL["base"], "lava-corner lava-t")
    act(match, "volcano@A7")


def test_a_volcano_obeys_the_drawing_rules() -> None:
    """RI-6.3: a volcano may be drawn in any empty space that is not next to lava; route ends do not matter."""
    match = started("highway-straight@A2", "lava-corner lava-t")
    fits = {text for text in legal(match) if text.startswith("volcano")}
    assert {"volcano@A4/0", "volcano@B1/0", "volcano@D7/0", "volcano@A1/0"} <= fits
    beside = {"D4", "C4", "E4", "D3", "D5", "A2"}
    assert fits == {f"volcano@{named(at)}/0" for at in ALL_SPACES if named(at) not in beside}


def test_a_volcano_is_no_lava_die() -> None:
    """RI-6.3: a volcano does not fulfil the duty: a lava die must still follow if one fits."""
    match = started("", "lava-corner lava-t")
    act(match, f"{FOUR_ROUTES} volcano@A4")
    assert refusal(match, "done") is LavaReason.LAVA_DUTY
    act(match, "lava-corner@B4 done")


def test_volcanoes_only_with_lava() -> None:
    """RI-6.3: in other games there are no volcanoes."""
    match = game()
    roll(match, PLAIN_ROLL["base"])
    assert refusal(match, "volcano@D4") is Reason.OTHER_EXPANSION


def test_when_no_lava_die_fits() -> None:
    """RI-6.4: if neither die fits in an empty space, draw a new volcano or let a piece beside open lava give way."""
    match = started(WALLS, "lava-corner lava-straight")
    act(match, FOUR_ROUTES)
    assert refusal(match, "done") is LavaReason.LAVA_DUTY_BY_FORCE
    lava = {text for text in legal(match) if text.startswith("lava")}
    assert lava == {
        *("lava-straight@C4/0", "lava-straight@E4/0", "lava-straight@D3/1", "lava-straight@D5/1"),
        *("lava-corner@C4/1", "lava-corner@C4/2", "lava-corner@E4/0", "lava-corner@E4/3"),
        *("lava-corner@D3/0", "lava-corner@D3/1", "lava-corner@D5/2", "lava-corner@D5/3"),
    }
    assert "volcano@A1/0" in legal(match)
    act(match, "lava-straight@C4 done")
    assert drawing_of(match.sheets[0])["C4"] == "lava-straight/0"


def test_erasing_only_when_no_die_fits() -> None:
    """RI-6.4: nothing gives way while a lava die fits in an empty space, even if the other one does not."""
    without_d3 = WALLS.removeprefix("highway-straight@D3 ")
    match = started(without_d3, "lava-corner lava-straight")
    assert refusal(match, "lava-straight@C4") is LavaReason.LAVA_STILL_FITS
    # A road into D3 leaves no place for the straight die; the corner fits yet.
    match = started(f"{without_d3} highway-straight@D2/1", "lava-corner lava-straight")
    assert refusal(match, "lava-straight@C4") is LavaReason.LAVA_STILL_FITS


def test_erasing_only_for_the_duty() -> None:
    """RI-6.4: once a lava die is drawn the second one makes nothing give way."""
    match = started(WALLS, "lava-straight lava-straight")
    act(match, "lava-straight@C4")
    assert refusal(match, "lava-straight@E4") is Reason.SPACE_TAKEN
    act(match, "lava-straight@B4")


def test_only_lava_dice_make_pieces_give_way() -> None:
    """RI-6.4: neither route dice nor a volcano can be drawn over a piece."""
    match = started(WALLS, "lava-straight lava-straight")
    assert refusal(match, "highway-straight@C4/1") is Reason.SPACE_TAKEN
    assert refusal(match, "volcano@C4") is Reason.SPACE_TAKEN


def test_what_can_give_way() -> None:
    """RI-6.4: only a piece without lava that lies next to an open lava side can be erased."""
    match = started(
        f"{WALLS} lava-straight@A1/1 highway-straight@A2/1 highway-straight@B1", "lava-straight lava-corner"
    )
    assert refusal(match, "lava-straight@A1/1") is LavaReason.NOT_ERASABLE  # lava itself
    assert refusal(match, "lava-straight@B1") is LavaReason.NOT_ERASABLE  # A1 is blank in the south
    assert refusal(match, "lava-straight@D4") is LavaReason.NOT_ERASABLE
    assert "lava-straight@A2/1" in legal(match)


def test_lava_never_gives_way() -> None:
    """RI-6.4: a lava piece stays, even where its blank side faces an open lava side."""
    match = started(
        WALLS.replace("highway-straight@C4/1", "lava-straight@C4/1 highway-straight@C3 highway-straight@C5"),
        "lava-straight lava-straight",
    )
    assert refusal(match, "lava-straight@C4/0") is LavaReason.NOT_ERASABLE
    act(match, "lava-straight@C3/1")


def test_lava_that_takes_a_place_must_fit_there() -> None:
    """RI-6.4: RI-3.2 holds for the road of lava that is drawn over a piece, and it must be joined."""
    match = started(f"{WALLS} railway-straight@C3", "lava-highway lava-highway")
    assert refusal(match, "lava-highway@D3/3") is Reason.CLASH
    assert refusal(match, "lava-highway@D3/0") is LavaReason.NO_LAVA_SIDE
    act(match, "lava-highway@D5/1")


def test_a_volcano_instead_of_erasing() -> None:
    """RI-6.4: the choice is free; after the volcano the die must follow beside it, and nothing gives way any more."""
    match = started(WALLS, "lava-corner lava-straight")
    act(match, f"{FOUR_ROUTES} volcano@A4")
    assert refusal(match, "lava-straight@C4") is LavaReason.LAVA_STILL_FITS
    assert refusal(match, "done") is LavaReason.LAVA_DUTY
    act(match, "lava-corner@B4 done")


def test_a_volcano_that_leads_nowhere() -> None:
    """RI-6.4: if after the volcano still no die fits, a piece must give way."""
    match = started(full("A1", WALLS), "lava-straight lava-straight")
    assert refusal(match, "done") is LavaReason.LAVA_DUTY_BY_FORCE
    act(match, "volcano@A1")
    assert refusal(match, "done") is LavaReason.LAVA_DUTY_BY_FORCE
    assert {"lava-straight@A2/1", "lava-straight@B1/0", "lava-straight@C4/0"} <= legal(match)
    act(match, "lava-straight@B1 done")


def test_a_volcano_is_a_duty_if_nothing_can_give_way() -> None:
    """RI-6.4: where no piece can give way, the new volcano must be drawn."""
    match = started(full("A1", f"{WALLS} {GUARDS}"), "lava-highway lava-highway")
    assert refusal(match, "done") is LavaReason.LAVA_DUTY_BY_FORCE
    assert legal(match) == {"volcano@A1/0"}
    act(match, "volcano@A1")
    assert legal(match) == {"lava-highway@A2/1"}  # in B1 its road would meet the railway exit


def test_a_die_erased_in_its_own_round_stays_used() -> None:
    """RI-6.4: a die that is drawn and then gives way in the same round is not drawn again."""
    match = started(
        "highway-straight@D3 highway-straight@C4/1 highway-straight@E4/1 highway-straight@C5",
        "lava-corner lava-corner",
        "highway-straight railway-curve highway-curve overpass",
    )
    act(match, "highway-straight@D5 lava-corner@D5/2")
    assert drawing_of(match.sheets[0])["D5"] == "lava-corner/2"
    assert refusal(match, "highway-straight@A2") is Reason.DIE_USED


def test_the_duty_lapses() -> None:
    """RI-6.4: if no die fits, no volcano can be drawn and nothing can give way, the player may be done."""
    match = started(full("", f"{WALLS} {GUARDS}"), "lava-highway lava-highway")
    assert legal(match) == {"done"}
    act(match, "done")
    assert match.phase is Phase.ROLLING
    prepare(match, full("", f"{WALLS} {GUARDS}"))
    roll(match, PLAIN_ROLL["base"], "lava-highway lava-t")
    assert refusal(match, "done") is LavaReason.LAVA_DUTY_BY_FORCE  # the T has no road that the guards could stop
    ways = {"C4": "012", "D3": "013", "D5": "123", "E4": "023"}
    assert legal(match) == {f"lava-t@{place}/{way}" for place, turns in ways.items() for way in turns}


@pytest.mark.parametrize(
    ("drawn", "points", "errors"),
    [
        ("", 0, 0),
        ("volcano@D4", 1, 4),
        ("volcano@A1", 1, 2),  # the outer edge closes a side
        ("lava-corner@A1/1 lava-corner@A2/2 lava-corner@B1 lava-corner@B2/3", 9, 0),
        ("lava-straight@A1 lava-straight@B1 lava-straight@C1", 3, 1),
        ("lava-straight@A1 lava-straight@B1/1", 1, 2),  # a blank side does not join, and leaves a side open
        ("lava-straight@A1/1 lava-straight@A2/1 lava-straight@C1/1 lava-corner@C2/3 lava-corner@B2/2", 3, 2),
        ("lava-corner@A1/3 lava-corner@A7 lava-corner@G1/2", 16, 0),  # three closed lakes, all sides at the edge
        ("lava-highway@A1/2", 6, 1),  # lava at the edge; of the road's ends only the one inside is an error
    ],
)
def test_lakes(drawn: str, points: int, errors: int) -> None:
    """RI-6.5: 5 for each lake without an open side, 1 per space of the largest lake, an error for each open side."""
    score = explain(sheet_of(drawn, expansion="lava"))
    assert (score.expansion, len(score.errors)) == (points, errors)


def test_lakes_say_where_they_lie() -> None:
    """RI-6.5: the score names the spaces of each lake and whether it is closed."""
    score = explain(sheet_of("lava-corner@A1/3 lava-straight@C1/1 lava-straight@C2/1", expansion="lava"))
    assert [(area.name, area.spaces) for area in score.areas] == [
        ("open lake", ((2, 0), (2, 1))),
        ("closed lake", ((0, 0),)),
    ]
