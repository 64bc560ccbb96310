"""RI-15: cacti and oases, the heat and what it costs to keep it off, and the roll after the last round."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.ink.oracle import SPECIALS
from tests.ink.sheets import (
    EDITIONS,
    PLAIN_ROLL,
    act,
    drawing_of,
    finish,
    game,
    legal,
    pair,
    prepare,
    refusal,
    roll,
    sheet_of,
    shut,
    sized,
)

from railwright.core.errors import MalformedError, TimingError
from railwright.ink.events import Paired, Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.options import Edition
from railwright.ink.record import RecordError, read_record, write_record
from railwright.ink.rules.expansions.desert import AT_STAKE, SUN, cacti, dry_up, in_danger
from railwright.ink.rules.expansions.desert import Reason as DesertReason
from railwright.ink.rules.pieces import DICE
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import FREE_SPECIALS, SPECIALS_SPENT, WORDS
from railwright.ink.score import explain, quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

pytestmark = pytest.mark.rules

BOARD = "desert-highway-straight-oasis@D4 desert-highway-straight-cactus@E4 desert-cacti@D5 desert-cacti@C3"
"""RI-15.9: the cacti in C3 are only diagonal to the oasis."""
TWO_OASES = "desert-highway-straight-oasis@A2 desert-highway-straight-oasis@B2"
NO_SUN = "desert-highway-curve-cactus desert-railway-curve-oasis"
ONE_SUN = "arid desert-railway-curve-oasis"
TWO_SUNS = "arid arid"


def sunny(drawn: str, dice: str = ONE_SUN, spent: int = 0, edition: Edition = "base") -> Match:
    """A game in which these dice are rolled over this sheet, after so many special routes."""
    match = game(edition, "desert")
    prepare(match, drawn)
    match.sheets[0].words[SPECIALS_SPENT] = spent
    roll(match, PLAIN_ROLL[edition], dice)
    return match


def at_last_roll(drawn: str, dice: str, spent: int = 0, players: int = 1, goals: str = "") -> Match:
    """A game whose last round has left every seat with this sheet, and whose last roll are these dice."""
    match = game("challenge", "desert", players, goals=goals)
    for _ in range(6):
        roll(match, PLAIN_ROLL["challenge"], NO_SUN)
        finish(match)
    for seat in range(players):
        prepare(match, drawn, seat)
        match.sheets[seat].words[SPECIALS_SPENT] = spent
    match.apply(Rolled((), tuple(dice.split())))
    return match


def test_faces() -> None:
    """RI-15.1: the dice show each route once with a cactus and once with an oasis, and each two cacti and a sun."""
    faces = DICE["desert-a"] + DICE["desert-b"]
    routes = [f"{kind}-{form}" for kind in ("highway", "railway") for form in ("straight", "curve")]
    assert sorted(faces) == sorted(
        [f"desert-{route}-{mark}" for route in routes for mark in ("cactus", "oasis")] + 2 * ["desert-cacti", "arid"]
    )
    assert all(DICE[die].index("arid") == SUN for die in ("desert-a", "desert-b"))
    assert sum("arid" in (a, b) for a in DICE["desert-a"] for b in DICE["desert-b"]) == 11


def test_pieces_need_not_be_joined() -> None:
    """RI-15.2: the dice may be drawn or left, anywhere, as long as no kinds clash; a sun is never drawn."""
    match = sunny("", "desert-highway-curve-cactus arid")
    choices = legal(match)
    assert "desert-highway-curve-cactus@D4/0" in choices
    assert "desert-highway-curve-cactus@A4/0" not in choices  # a highway at a railway's exit
    assert not any("arid" in text for text in choices)
    assert [piece for piece, _ in match.sheets[0].dice if piece.startswith("desert")] == ["desert-highway-curve-cactus"]


@pytest.mark.parametrize(
    ("oasis", "safe"), [("C4", True), ("D5", True), ("E4", True), ("D3", True), ("C3", False), ("B4", False)]
)
def test_an_oasis_keeps_cacti_safe(oasis: str, safe: bool) -> None:
    """RI-15.3: a cactus is safe beside an oasis, orthogonally and not across a corner."""
    sheet = sheet_of(f"desert-cacti@D4 desert-railway-curve-oasis@{oasis}", expansion="desert")
    assert (in_danger(sheet.words) == 0) == safe


@pytest.mark.parametrize("dice", [ONE_SUN, TWO_SUNS, "desert-cacti arid"])
def test_the_heat_takes_what_is_not_safe(dice: str) -> None:
    """RI-15.4, RI-15.9 A: one sun or two: unsafe cacti go, oases and routes stay, and an emptied space is empty."""
    match = sunny(BOARD, dice)
    act(match, "heat")
    sheet = match.sheets[0]
    score = explain(sheet)
    assert "C3" not in drawing_of(sheet)
    assert (score.expansion, len(score.centre), len(score.errors), score.highway.length, score.total) == (3, 3, 2, 2, 6)
    assert sheet.signs == {"dried": ((2, 2),)}


def test_without_heat() -> None:
    """RI-15.9 B: without a sun, or with a special route crossed off, all cacti stay."""
    for match in (sunny(BOARD, NO_SUN), sunny(BOARD)):
        if match.sheets[0].question:
            act(match, "shade-special-hhhh")
        score = explain(match.sheets[0])
        assert (score.expansion, len(score.centre), score.total) == (5, 4, 9)
        assert [(area.name, len(area.spaces)) for area in score.areas] == [("cacti", 3)]


def test_the_route_stays() -> None:
    """RI-15.4, RI-15.9 C: of a highway with a cactus the highway stays, drawn in the round in which it was drawn."""
    match = sunny("desert-highway-straight-cactus@A2")
    before = match.sheets[0].drawn[0]
    act(match, "heat")
    sheet = match.sheets[0]
    assert drawing_of(sheet) == {"A2": "highway-straight/0"}
    assert sheet.drawn[0].round == before.round
    score = explain(sheet)
    assert (score.expansion, score.highway.length, len(score.errors), score.total) == (0, 1, 1, 0)


def test_an_emptied_space_may_be_drawn_in_again() -> None:
    """RI-15.4: where only cacti were, something else may be drawn in the same round; until then nothing may."""
    match = sunny("desert-cacti@A2")
    assert refusal(match, "highway-straight@A2") is DesertReason.HEAT_FIRST
    act(match, "heat highway-straight@A2")
    assert drawing_of(match.sheets[0]) == {"A2": "highway-straight/0"}
    kept = sunny("desert-cacti@A2")
    act(kept, "shade-special-hhhh")
    assert refusal(kept, "highway-straight@A2") is Reason.SPACE_TAKEN


def test_the_heat_comes_first() -> None:
    """RI-15.4: the heat comes before anything is drawn, once a round; what is drawn afterwards is not touched."""
    match = sunny("desert-cacti@C3", "desert-cacti arid")
    assert refusal(match, "done") is DesertReason.HEAT_FIRST
    assert refusal(match, "special-hhhh@A2") is DesertReason.HEAT_FIRST
    act(match, "heat desert-cacti@G7")
    assert refusal(match, "heat") is DesertReason.NO_HEAT_NOW
    assert refusal(match, "shade-special-hhhh") is DesertReason.NO_HEAT_NOW
    finish(match)
    assert explain(match.sheets[0]).expansion == 2


def test_the_heat_after_the_draft() -> None:
    """RI-15.4: in the draft the heat comes when the pairs are chosen."""
    match = game(expansion="desert", players=2, star=0)
    prepare(match, BOARD)
    pair(match, " ".join(2 * ["highway-straight+overpass", "highway-t+railway-t"]), ONE_SUN)
    for seat, number in ((0, 0), (1, 1), (0, 2), (1, 3)):
        assert not any(sheet.question for sheet in match.sheets)
        match.pick(seat, number)
    assert [bool(sheet.question) for sheet in match.sheets] == [True, False]


def test_nothing_is_asked_where_nothing_is_to_decide() -> None:
    """RI-15.4, RI-15.5: no question if nothing would be erased, or if there is no special route to pay with."""
    safe = sunny("desert-highway-straight-oasis@D4 desert-cacti@D5")
    assert safe.sheets[0].question is None
    assert explain(safe.sheets[0]).expansion == 2
    poor = sunny(BOARD, spent=3)
    assert poor.sheets[0].question is None
    assert explain(poor.sheets[0]).expansion == 3
    assert poor.sheets[0].signs == {"dried": ((2, 2),)}
    assert refusal(poor, "shade-special-hhhh") is DesertReason.NO_HEAT_NOW


def test_the_question() -> None:
    """RI-15.5: the question says how many cacti are at stake and where; the answers are the heat or a special route."""
    match = sunny(BOARD)
    question = match.sheets[0].question
    assert question is not None
    assert question.facts == {"cacti": 2}
    assert question.at_stake == 1 << (7 * 2 + 2)
    assert [(option.action, option.special) for option in question.options] == [
        ("heat", None),
        *((f"shade-{special}", special) for special in SPECIALS),
    ]
    assert [str(action) for action in match.legal(0)] == [option.action for option in question.options]


def test_a_special_route_keeps_the_heat_off() -> None:
    """RI-15.5: it is the special of the round and one of the three; once crossed off it cannot be given again."""
    match = sunny(BOARD)
    act(match, "shade-special-hhhh")
    sheet = match.sheets[0]
    assert (sheet.specials_spent, sheet.special_taken, "special-hhhh" in sheet.specials_left) == (1, True, False)
    assert refusal(match, "special-rrrr@A4") is Reason.ONE_SPECIAL_A_ROUND
    finish(match)
    roll(match, PLAIN_ROLL["base"], ONE_SUN)
    assert refusal(match, "shade-special-hhhh") is Reason.SPECIAL_CROSSED_OFF
    act(match, "shade-special-rrrr")
    finish(match)
    roll(match, PLAIN_ROLL["base"], ONE_SUN)
    act(match, "shade-special-hrhr")
    finish(match)
    roll(match, PLAIN_ROLL["base"], ONE_SUN)
    assert match.sheets[0].question is None
    assert match.sheets[0].specials_spent == 3


def test_a_free_special_cannot_pay() -> None:
    """RI-15.5: a university's free special route is lost with its round, so that it pays for no heat."""
    match = game("challenge", "desert")
    roll(match, PLAIN_ROLL["challenge"], NO_SUN)
    match.sheets[0].words[FREE_SPECIALS] = 1
    finish(match)
    prepare(match, "desert-cacti@C3")
    match.sheets[0].words[SPECIALS_SPENT] = 3
    roll(match, PLAIN_ROLL["challenge"], ONE_SUN)
    assert match.sheets[0].free_specials == 0
    assert match.sheets[0].question is None
    assert explain(match.sheets[0]).expansion == 0


def test_the_heat_can_be_taken_back() -> None:
    """RI-2.3, RI-15.4: until one is done the heat can be taken back, and what it erased is there again."""
    match = sunny(BOARD)
    act(match, "heat")
    match.take_back(0)
    assert "C3" in drawing_of(match.sheets[0])
    act(match, "shade-special-hhhh")
    assert explain(match.sheets[0]).expansion == 5


def test_points() -> None:
    """RI-15.7: 1 for each cactus; an oasis brings nothing, and a mark is no error."""
    score = explain(
        sheet_of("desert-cacti@A1 desert-railway-curve-cactus@F6 desert-highway-curve-oasis@C5", expansion="desert")
    )
    assert score.expansion == 3
    assert len(score.errors) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_buildings_and_duty(edition: Edition) -> None:
    """RI-15.8: a route with a mark sets off factory and university, two cacti do not; these dice never bind."""
    match = game(edition, "desert")
    roll(match, PLAIN_ROLL[edition], "desert-highway-curve-cactus desert-cacti")
    act(match, "desert-highway-curve-cactus@A1 desert-cacti@C1")
    sheet = match.sheets[0]
    assert (sheet.copies, sheet.universities) == ((1, 0) if edition == "challenge" else (0, 0))
    assert not any(text.startswith("desert") for text in legal(match))  # no copy of an expansion's die
    blocked = game(edition, "desert")
    prepare(blocked, shut())
    roll(blocked, PLAIN_ROLL[edition], NO_SUN)
    assert "done" in legal(blocked)


def test_a_route_where_cacti_were_sets_off_the_building() -> None:
    """RI-15.8: two cacti set off nothing; a route drawn there after the heat does. Erased cacti take nothing back."""
    match = sunny(
        "desert-cacti@A1 desert-highway-curve-cactus@C1/2", "desert-highway-curve-cactus arid", edition="challenge"
    )
    act(match, "heat desert-highway-curve-cactus@A1/1")
    assert match.sheets[0].copies == 1
    assert explain(match.sheets[0]).expansion == 1


def test_cacti_bind_no_die() -> None:
    """RI-15.8: a space with cacti is not empty: no route die has to be drawn there."""
    match = sunny(f"{shut('A2')} desert-cacti@A2", NO_SUN)
    assert "done" in legal(match)


@pytest.mark.parametrize(
    ("goal", "drawn", "met"),
    [
        ("DA", "desert-cacti@B2 desert-cacti@B3 desert-highway-curve-cactus@C2 desert-railway-curve-cactus@C3/2", True),
        ("DA", "desert-cacti@B2 desert-cacti@B3 desert-cacti@C2 desert-railway-curve-oasis@C3", False),
        ("DB", "desert-cacti@B2 desert-cacti@C2 desert-cacti@D2 desert-railway-straight-cactus@E2", True),
        ("DB", "desert-cacti@B2 desert-cacti@C2 desert-cacti@D2 desert-cacti@F2", False),
        ("DB", "desert-cacti@A6 desert-cacti@A7 desert-cacti@B1 desert-cacti@B2", False),
        (
            "DC",
            f"{TWO_OASES} highway-straight@C2 desert-highway-curve-oasis@D2",
            True,
        ),
        (
            "DC",
            "desert-highway-straight-oasis@A2 desert-highway-straight-oasis@B2 desert-highway-curve-oasis@F2",
            False,
        ),
    ],
)
def test_goals(goal: str, drawn: str, met: bool) -> None:
    """RI-17.4: cacti in all of a 2 x 2 area, in four spaces in line, and three oases in one network."""
    assert sheet_of(drawn, edition="challenge", expansion="desert").meets_goal(goal) == met


def test_goals_are_judged_at_the_end_of_the_round() -> None:
    """RI-15.8, RI-17.4: what the heat has taken counts for no goal, but a goal once scored stays."""
    square = "desert-cacti@B2 desert-cacti@B3 desert-cacti@C2 desert-cacti@C3"
    match = game("challenge", "desert", goals="A B DA")
    prepare(match, square)
    roll(match, PLAIN_ROLL["challenge"], ONE_SUN)
    act(match, "shade-special-hhhh")
    finish(match)
    assert match.goals[2].scored == {0: 4}
    roll(match, PLAIN_ROLL["challenge"], ONE_SUN)
    act(match, "heat")
    finish(match)
    assert not match.sheets[0].meets_goal("DA")
    assert match.goals[2].scored == {0: 4}


def test_the_last_roll() -> None:
    """RI-15.6: after round 6 and its goals both dice are rolled once more; only suns count, and nothing is drawn."""
    match = at_last_roll(BOARD, "desert-cacti arid")
    assert (match.phase, match.round, match.last_roll) == (Phase.DRAWING, 7, True)
    assert legal(match) == {"heat", *(f"shade-{special}" for special in SPECIALS)}
    assert refusal(match, "desert-cacti@A1") is DesertReason.HEAT_FIRST
    assert refusal(match, "done") is DesertReason.HEAT_FIRST
    act(match, "heat")
    assert match.phase is Phase.OVER
    assert match.score(0).expansion == 3


def test_a_special_of_the_last_round_does_not_forbid_another() -> None:
    """RI-15.6: a special route may be crossed off at the last roll too; only the limit of three forbids it."""
    match = game(expansion="desert")
    for _ in range(5):
        roll(match, PLAIN_ROLL["base"], NO_SUN)
        finish(match)
    prepare(match, BOARD)
    roll(match, PLAIN_ROLL["base"], ONE_SUN)
    act(match, "shade-special-hhhh")
    finish(match)
    match.apply(Rolled((), ("arid", "arid")))
    assert match.sheets[0].question is not None
    act(match, "shade-special-rrrr")
    assert match.phase is Phase.OVER
    assert match.score(0).expansion == 5


@pytest.mark.parametrize(
    ("drawn", "dice", "spent", "left"), [(BOARD, NO_SUN, 0, 5), (BOARD, ONE_SUN, 3, 3), ("", TWO_SUNS, 0, 0)]
)
def test_the_last_roll_without_a_decision(drawn: str, dice: str, spent: int, left: int) -> None:
    """RI-15.6: where nobody has anything to decide the roll is there and the game is over at once."""
    match = at_last_roll(drawn, dice, spent)
    assert match.phase is Phase.OVER
    assert match.rounds[-1].dice == Rolled((), tuple(dice.split()))
    assert match.score(0).expansion == left
    assert match.ranking()[0].score.expansion == left


def test_each_seat_answers_the_last_roll() -> None:
    """RI-15.6: every player with cacti to lose and a special route chooses; the others are done."""
    match = at_last_roll(BOARD, ONE_SUN, players=2)
    act(match, "shade-special-hhhh", 1)
    with pytest.raises(Exception, match="done"):
        act(match, "heat", 1)
    assert view_of(match, 0).done == (False, True)
    act(match, "heat", 0)
    assert [match.score(seat).expansion for seat in (0, 1)] == [3, 5]


def test_no_goal_after_the_last_round() -> None:
    """RI-15.6: the goals are checked before the last roll, and not after it."""
    four = "desert-cacti@B2 desert-cacti@B3 desert-cacti@C2 desert-cacti@C3"
    match = at_last_roll(four, ONE_SUN, goals="A B DA")
    assert match.sheets[0].meets_goal("DA")
    act(match, "shade-special-hhhh")
    assert match.goals[2].scored == {}


def test_the_last_roll_is_no_draft() -> None:
    """RI-15.6, RI-10.1: in a draft too the last roll is the two desert dice alone, for all."""
    match = game(expansion="desert", players=2, star=0)
    for _ in range(6):
        pair(match, " ".join(2 * ["highway-straight+overpass", "highway-t+railway-t"]), NO_SUN)
        while match.draft and match.draft.to_pick is not None:
            match.pick(match.draft.to_pick, len(match.draft.picks))
        finish(match)
    prepare(match, BOARD)
    with pytest.raises(TimingError):
        match.apply(Paired((), ("arid", "arid")))
    with pytest.raises(MalformedError):
        match.apply(Rolled(tuple(PLAIN_ROLL["base"].split()), ("arid", "arid")))
    match.apply(Rolled((), ("arid", "arid")))
    view = view_of(match, 0)
    assert (view.draft, view.route_dice, view.expansion_dice) == (None, (), ("arid", "arid"))


def test_the_record_of_a_last_roll() -> None:
    """RI-15.6: a record counts the last roll as a round more, with the desert dice alone, and is replayed."""
    match = game(expansion="desert")
    for number in range(6):
        roll(match, PLAIN_ROLL["base"], "desert-cacti desert-cacti" if number == 5 else NO_SUN)
        if number == 5:
            act(match, "desert-cacti@C3")
        finish(match)
    roll(match, "", "desert-cacti arid")
    act(match, "heat")
    text = write_record(match)
    assert "round 7\nroll | desert-cacti arid\n1: heat\n\nscore " in text
    assert write_record(read_record(text)) == text
    with pytest.raises(RecordError):
        read_record(text.replace("roll | desert-cacti arid", "roll highway-t highway-t highway-t overpass | arid arid"))
    with pytest.raises(RecordError):
        read_record(text.replace("1: heat\n\n", "1: heat\n\nround 8\nroll | arid arid\n\n"))


@settings(max_examples=sized(100, 40))
@given(
    st.lists(
        st.tuples(st.integers(0, 48), st.sampled_from(("cacti", "highway-curve-cactus", "highway-curve-oasis"))),
        unique_by=lambda at: at[0],
    )
)
def test_what_the_heat_leaves(drawn: list[tuple[int, str]]) -> None:
    """RI-15.3, RI-15.4: after the heat nothing is in danger, nothing safe is gone, and another sun takes nothing."""
    sheet = Sheet.of_pieces([(*divmod(space, 7), f"desert-{piece}", 0) for space, piece in drawn], expansion="desert")
    before, safe = sheet.copy(), int(cacti(sheet.words)) & ~int(in_danger(sheet.words))
    dry_up(sheet.words)
    assert in_danger(sheet.words) == 0
    assert cacti(sheet.words) == safe
    assert quick_total(sheet) <= quick_total(before)
    again = sheet.copy()
    dry_up(again.words)
    assert all(again.words[word] == sheet.words[word] for word in range(WORDS) if word not in (AT_STAKE, AT_STAKE + 1))
