"""RI-7: where the meteor hits, how to ignore it, and what craters bring."""

from __future__ import annotations

import pytest
from tests.ink.oracle import SPECIALS
from tests.ink.oracle_turn import named
from tests.ink.sheets import (
    PLAIN_ROLL,
    act,
    craters_of,
    drawing_of,
    finish,
    game,
    legal,
    meteor_of,
    pair,
    prepare,
    refusal,
    roll,
    sheet_of,
    shut,
    space,
)

from railwright.ink.match import Match
from railwright.ink.rules.expansions.meteor import METEOR_AT
from railwright.ink.rules.expansions.meteor import Reason as MeteorReason
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import SPECIALS_SPENT
from railwright.ink.score import explain

pytestmark = pytest.mark.rules


def struck(start: str, dice: str, drawn: str = "", craters: str = "", way: str = "") -> Match:
    """A game in which the meteor last hit `start` and then moved as the dice say."""
    match = game(expansion="meteor")
    prepare(match, drawn, craters=craters)
    row, col = space(start)
    match.sheets[0].words[METEOR_AT] = 7 * row + col
    roll(match, PLAIN_ROLL["base"], dice)
    act(match, f"meteor-{way or dice[0]}")
    return match


@pytest.mark.parametrize(
    ("start", "dice", "craters", "hit"),
    [
        ("D4", "N 1", "", "C4"),
        ("D4", "E 2", "", "D6"),
        ("D4", "S 3", "", "G4"),
        ("D4", "W 3", "", "D1"),
        ("A4", "N 1", "", "B4"),
        ("A4", "N 3", "", "D4"),
        ("B4", "N 3", "", "C4"),
        ("F7", "E 2", "", "F5"),
        ("G1", "S 2", "", "E1"),
        ("D4", "N 1", "C4", "B4"),
        ("D4", "N 1", "C4 B4", "A4"),
        ("D4", "N 1", "C4 B4 A4", "D4"),  # bounces, past its craters, back to where it began
        ("D4", "N 1", "C4 B4 A4 D4", "E4"),
        ("B2", "W 1", "B1 B2", "B3"),
        ("B1", "W 1", "B1 B2", "B3"),
        ("C3", "E 2", "C4", "C5"),  # craters on the way do not count, only where it would land
    ],
)
def test_where_the_meteor_hits(start: str, dice: str, craters: str, hit: str) -> None:
    """RI-7.1: it moves from its last hit as rolled, bounces at the edge, and from a crater goes on to the next."""
    match = struck(start, dice, craters=craters)
    assert named(meteor_of(match.sheets[0])) == hit
    assert {named(at) for at in craters_of(match.sheets[0])} == {hit, *craters.split()}


def test_the_meteor_starts_in_the_middle() -> None:
    """RI-7.1: the first meteor comes from the middle space, the next from the space it last hit, for each player."""
    match = game(expansion="meteor", players=2)
    roll(match, PLAIN_ROLL["base"], "choose 2")
    act(match, "meteor-N", 0)
    act(match, "meteor-W", 1)
    assert [craters_of(sheet) for sheet in match.sheets] == [((1, 3),), ((3, 1),)]
    finish(match)
    roll(match, PLAIN_ROLL["base"], "S 1")
    act(match, "meteor-S", 0)
    act(match, "meteor-S", 1)
    assert [meteor_of(sheet) for sheet in match.sheets] == [(2, 3), (4, 1)]


def test_direction() -> None:
    """RI-7.1: the die names the direction; on "choose" each player chooses one of the four."""
    match = game(expansion="meteor", players=2)
    roll(match, PLAIN_ROLL["base"], "E 1")
    assert refusal(match, "meteor-N") is MeteorReason.OTHER_DIRECTION
    assert {text for text in legal(match) if text.startswith("meteor")} == {"meteor-E"}
    match = game(expansion="meteor")
    roll(match, PLAIN_ROLL["base"], "choose 1")
    assert {text for text in legal(match) if text.startswith("meteor")} == {f"meteor-{way}" for way in "NESW"}


def test_the_meteor_comes_first() -> None:
    """RI-7.1: the meteor moves before anything is drawn, and once per round."""
    match = game(expansion="meteor")
    roll(match, PLAIN_ROLL["base"], "N 1")
    assert refusal(match, "highway-straight@A2") is MeteorReason.METEOR_FIRST
    assert refusal(match, "special-hhhh@A2") is MeteorReason.METEOR_FIRST
    assert refusal(match, "done") is MeteorReason.METEOR_FIRST
    act(match, "meteor-N")
    assert refusal(match, "meteor-N") is MeteorReason.NO_METEOR_NOW
    assert refusal(match, "ignore-special-hhhh") is MeteorReason.NO_METEOR_NOW
    act(match, "highway-straight@A2")


def test_the_meteor_after_the_draft() -> None:
    """RI-7.1: in the draft too the meteor moves at the start of drawing, when all dice of the round are seen."""
    match = game(expansion="meteor", players=2, star=0)
    pair(match, " ".join(2 * ["highway-straight+overpass", "highway-t+railway-t"]), "N 1")
    for seat, number in ((0, 0), (1, 1), (0, 2), (1, 3)):
        assert all(not craters_of(sheet) and not sheet.question for sheet in match.sheets)
        match.pick(seat, number)
    assert all(sheet.question for sheet in match.sheets)


def test_a_hit_piece_is_erased() -> None:
    """RI-7.1: a crater is drawn, and a piece in that space is erased with its ends, its station and its round."""
    match = struck("D4", "N 3", drawn="station-straight@A4/2 highway-straight@B4")
    assert drawing_of(match.sheets[0]) == {"B4": "highway-straight/0"}
    assert craters_of(match.sheets[0]) == ((0, 3),)
    assert explain(match.sheets[0]).networks[0].exits == ()


def test_the_meteor_can_be_taken_back() -> None:
    """RI-2.3, RI-7.1: nobody has seen one's meteor: it can be taken back, and what it erased is there again."""
    match = struck("D4", "choose 3", drawn="railway-straight@A4", way="N")
    match.take_back(0)
    assert drawing_of(match.sheets[0]) == {"A4": "railway-straight/0"}
    act(match, "meteor-E")
    assert craters_of(match.sheets[0]) == ((3, 6),)


def test_ignoring_the_meteor() -> None:
    """RI-7.2: crossing off an unused special ignores the meteor; it is the round's special and one of three."""
    match = game(expansion="meteor")
    roll(match, PLAIN_ROLL["base"], "N 1")
    act(match, "ignore-special-hhhh")
    sheet = match.sheets[0]
    assert (craters_of(sheet), meteor_of(sheet), sheet.specials_spent) == ((), (3, 3), 1)
    assert "special-hhhh" not in sheet.specials_left
    assert refusal(match, "special-rrrr@A4") is Reason.ONE_SPECIAL_A_ROUND
    finish(match)
    roll(match, PLAIN_ROLL["base"], "N 1")
    assert refusal(match, "ignore-special-hhhh") is Reason.SPECIAL_CROSSED_OFF
    act(match, "meteor-N")
    assert refusal(match, "special-hhhh@A6") is Reason.SPECIAL_CROSSED_OFF
    assert craters_of(match.sheets[0]) == ((2, 3),)  # counted from the middle, where it stayed


def test_the_meteor_stays_where_it_last_hit() -> None:
    """RI-7.2: an ignored meteor stays where it last hit."""
    match = struck("D4", "N 2")
    finish(match)
    roll(match, PLAIN_ROLL["base"], "E 3")
    act(match, "ignore-special-rrrr")
    finish(match)
    roll(match, PLAIN_ROLL["base"], "E 1")
    act(match, "meteor-E")
    assert craters_of(match.sheets[0]) == ((1, 3), (1, 4))


def test_three_specials_bound_ignoring_too() -> None:
    """RI-7.2: with three specials spent, drawn or crossed off, the meteor cannot be ignored."""
    match = game(expansion="meteor")
    for special in SPECIALS[:3]:
        roll(match, PLAIN_ROLL["base"], "N 1")
        act(match, f"ignore-{special}")
        finish(match)
    roll(match, PLAIN_ROLL["base"], "N 1")
    assert match.sheets[0].words[SPECIALS_SPENT] == 3
    assert legal(match) == {"meteor-N"}
    assert refusal(match, "ignore-special-hrhr") is Reason.THREE_SPECIALS_A_GAME


def test_ignoring_only_before_drawing() -> None:
    """RI-7.2: the choice is made before drawing, and is one or the other."""
    match = struck("D4", "N 1")
    assert refusal(match, "ignore-special-hhhh") is MeteorReason.NO_METEOR_NOW


@pytest.mark.parametrize("piece", ["highway-straight@A2", "special-hhhh@A2", "overpass@A2"])
def test_a_crater_is_no_obstacle(piece: str) -> None:
    """RI-7.3: a die or a special may be drawn on a crater, which is erased by that; the meteor's place stays."""
    match = game(expansion="meteor")
    prepare(match, "", craters="A2")
    match.sheets[0].words[METEOR_AT] = 1  # A2
    roll(match, PLAIN_ROLL["base"], "N 1")
    act(match, f"ignore-special-rrrr {piece}" if "special" not in piece else f"meteor-N {piece}")
    sheet = match.sheets[0]
    assert (0, 1) not in craters_of(sheet)
    assert drawing_of(sheet)["A2"].startswith(piece.split("@")[0])
    assert named(meteor_of(sheet)) == ("A2" if "special" not in piece else "B2")


def test_the_place_of_an_overdrawn_crater_counts_on() -> None:
    """RI-7.3: the next meteor moves from the last hit, though a route is drawn there now."""
    match = struck("D4", "N 3")
    assert craters_of(match.sheets[0]) == ((0, 3),)
    act(match, "overpass@A4/1")
    assert not craters_of(match.sheets[0])
    finish(match)
    roll(match, PLAIN_ROLL["base"], "W 2")
    act(match, "meteor-W")
    assert (0, 1) in craters_of(match.sheets[0])


def test_a_crater_never_binds() -> None:
    """RI-7.3: drawing on a crater is never a duty."""
    match = game(expansion="meteor")
    prepare(match, shut("A2"), craters="A2")
    roll(match, PLAIN_ROLL["base"], "N 1")
    act(match, "meteor-N")
    assert {"done", "highway-straight@A2/0", "overpass@A2/0", "special-hhhh@A2/0"} <= legal(match)


@pytest.mark.parametrize(
    ("drawn", "craters", "points", "errors"),
    [
        ("highway-straight@A2", "B2", 2, 0),
        ("highway-straight@A2", "A3", 0, 1),  # beside it, but no end looks there
        ("special-hhhh@D4", "C4 E4", 2, 2),  # per space, not per end
        ("highway-straight@D3/1 highway-straight@D5/1", "D4", 4, 2),
        ("overpass@D4", "C4 D5", 2, 2),
        ("highway-terminal@D4/2", "C4", 0, 1),  # its closed side looks at the crater
    ],
)
def test_craters_bring_points(drawn: str, craters: str, points: int, errors: int) -> None:
    """RI-7.4: 2 per drawn space with at least one end facing a crater, and such ends are no errors."""
    score = explain(sheet_of(drawn, craters=craters, expansion="meteor"))
    assert (score.expansion, len(score.errors)) == (points, errors)
