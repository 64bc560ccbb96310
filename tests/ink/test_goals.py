"""RI-5.4 and RI-5.5: the goal cards, the race for their points, and the solo challenge."""

from __future__ import annotations

import pytest
from tests.ink.sheets import PLAIN_ROLL, act, game, prepare, roll, sheet_of, shut

from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.events import SetUp
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.rules.expansions import KEYS, NAMES
from railwright.ink.rules.goals import GOAL_NAMES, meets_goal
from railwright.ink.view import view_of

pytestmark = pytest.mark.rules

EXTRA = {None: "", "lava": "lava-t lava-t", "meteor": "N 1", "forest": "forest forest", "trail": "trail-highway-t " * 2}
WITH_CARDS = ("forest", "trail", "desert", "canyon")
THREE_CORNERS = f"{shut()} forest@A1 forest@A7 forest@G1"


def trees(text: str) -> str:
    """Trees in these spaces."""
    return " ".join(f"forest@{name}" for name in text.split())


def trails(text: str) -> str:
    """Trails in these spaces, from corner NW to corner SE."""
    return " ".join(f"trail-highway-straight@{name}" for name in text.split())


LOOP_WITH_STATIONS = "station-curve@C3/6 railway-curve@C4/2 station-curve@D4/3 highway-curve@D3/0"


@pytest.mark.parametrize(
    ("goal", "drawn", "met"),
    [
        ("A", trees("C3 C4 C5 D3 E5"), True),
        ("A", trees("C3 C4 C5 D3 E6"), False),
        ("A", f"{trees('C3 C4 C5 D3')} volcano@D4", True),
        ("C", trees("A3 B3 C3 D3 E3 F3 G3"), True),
        ("C", trees("F1 F2 F3 F4 F5 F6 F7"), True),
        ("C", trees("A3 B3 C3 D3 E3 F3 G4"), False),
        ("C", trees("E4 E5 E6 E7 F1 F2 F3"), False),
        ("D", trees("A1 A7 G1"), True),
        ("D", trees("A1 G7 G1"), True),
        ("D", trees("A1 G7 B1"), False),
        ("E", trees("A1 A2 A3 B1 B2 B3 C1 C2 C3"), True),
        ("E", trees("E5 E6 E7 F5 F6 F7 G5 G6 G7"), True),
        ("E", trees("E5 E6 E7 F5 F6 F7 G5 G6"), False),
        ("E", trees("A6 A7 B1 B6 B7 C1 C6 C7 D1"), False),
        ("F", "highway-curve@C3/1 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0", True),
        ("F", LOOP_WITH_STATIONS, True),
        ("F", "highway-curve@C3/1 highway-curve@C4/2 highway-curve@D4/3 highway-straight@D3", False),
        ("F", "lava-corner@C3/1 lava-corner@C4/2 lava-corner@D4/3 lava-corner@D3/0", False),
        ("F", "overpass@C3 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0", False),
        ("FA", trees("A1 A3 A5 A7 C1"), True),
        ("FA", trees("A1 B2 C3 D4 E5"), True),
        ("FA", trees("A1 A3 A5 A7 B7"), False),
        ("FB", trees("A1 B2 C3 D4"), True),
        ("FB", trees("C7 D6 E5 F4"), True),
        ("FB", trees("A1 B2 C3 D5"), False),
        ("FB", trees("A1 B2 C3 D2"), False),
        ("FB", trees("A6 B7 D1 E2"), False),
        ("FC", trees("A2 A4 B1 G6"), True),
        ("FC", trees("A2 A4 B1 G7"), False),
        ("TA", trails("C2 C3 C4 C5"), True),
        ("TA", trails("B4 C4 D4 E4"), True),
        ("TA", trails("C2 C3 C4 C6"), False),
        ("TA", trails("C5 C6 C7 D1"), False),
        ("TB", f"highway-terminal@D4 {trails('C3 E5')} trail-highway-straight@C5/1", True),
        ("TB", f"highway-terminal@D4 {trails('C3 E5')}", False),
        ("TB", f"highway-terminal@D4 {trails('C3 E5 C5')}", False),
        ("TB", f"highway-straight@D4 {trails('C3 E5')} trail-highway-straight@C5/1", False),
        ("TC", trails("C3 C4 C5 D3 D4"), True),
        ("TC", trails("C3 C4 C5 D3 D6"), False),
    ],
)
def test_what_a_goal_asks_for(goal: str, drawn: str, met: bool) -> None:
    """RI-5.4: each goal is met by what its card says, and by nothing less."""
    expansion = "lava" if "volcano" in drawn else next((name for name in NAMES if name in drawn), None)
    assert sheet_of(drawn, edition="challenge", expansion=expansion).meets_goal(goal) is met


@pytest.mark.parametrize(("villages", "met"), [(2, False), (3, True), (4, True)])
def test_goal_b_counts_village_boxes(villages: int, met: bool) -> None:
    """RI-5.4: goal B counts marked village boxes."""
    sheet = sheet_of("", edition="challenge", villages=villages)
    assert bool(meets_goal(sheet.words, GOAL_NAMES.index("B"), 0)) is met


def test_craters_are_drawn_too() -> None:
    """RI-5.4: craters count as drawn in goals A, C, D and E, as in the centre."""
    for goal, spaces in (
        ("A", "C3 C4 C5 D3"),
        ("C", "A1 A2 A3 A4 A5 A6"),
        ("D", "G1 G7"),
        ("E", "A2 A3 B1 B2 B3 C1 C2 C3"),
    ):
        crater = {"A": "D4", "C": "A7", "D": "A1", "E": "A1"}[goal]
        number = GOAL_NAMES.index(goal)
        assert meets_goal(sheet_of(trees(spaces), craters=crater, expansion="meteor").words, number, 0)
        assert not meets_goal(sheet_of(trees(spaces), expansion="meteor").words, number, 0)


@pytest.mark.parametrize("expansion", KEYS)
def test_which_cards_are_drawn(expansion: str | None) -> None:
    """RI-5.4, RI-17.1: three base goals, or two and one of an expansion with cards of its own; which ones is chance."""
    seen, orders = set(), set()
    for seed in range(60):
        match = Match(Options(edition="challenge", expansion=expansion, players=2, goals=True))
        match.apply(match.due(SeededChance(seed)))
        names = [goal.name for goal in match.goals]
        own = [name for name in names if len(name) == 2]
        assert len(set(names)) == 3
        assert len(own) == (1 if expansion in WITH_CARDS else 0)
        assert all(expansion is not None and name[0].lower() == expansion[0] for name in own)
        seen.update(names)
        orders.add(tuple(len(name) for name in names))
    assert len(seen) == (9 if expansion in WITH_CARDS else 6)
    assert len(orders) == (3 if expansion in WITH_CARDS else 1)


@pytest.mark.parametrize(
    ("expansion", "goals"),
    [
        (None, ("A", "B", "FA")),
        ("forest", ("A", "B", "C")),
        ("forest", ("A", "B", "TA")),
        (None, ("A", "A", "B")),
        ("lava", ("A", "B")),
        (None, ("A", "B", "Z")),
    ],
)
def test_cards_that_cannot_be_drawn(expansion: str | None, goals: tuple[str, ...]) -> None:
    """RI-5.4: other cards than these options have are refused."""
    match = Match(Options(edition="challenge", expansion=expansion, players=2, goals=True))
    with pytest.raises(MalformedError):
        match.apply(SetUp(goals))
    assert match.phase is Phase.SETTING_UP


def test_games_without_goals() -> None:
    """RI-5.4: the base edition has no goals, and a challenge game may be played without."""
    with pytest.raises(IllegalError):
        Options(edition="base", goals=True)
    match = game("challenge", players=2)
    assert (match.phase, match.goals) == (Phase.ROLLING, [])


def play_round(match: Match, *sheets: str) -> None:
    """A round in which nothing can be drawn, on sheets that look like this."""
    for seat, text in enumerate(sheets):
        prepare(match, text, seat)
    roll(match, PLAIN_ROLL["challenge"], EXTRA[match.options.expansion])
    for seat in range(len(sheets)):
        act(match, "done", seat)


def test_the_race() -> None:
    """RI-5.4: who meets a goal first takes 4, who meets it in a later round 2, then 1, and 1 never closes."""
    match = game("challenge", players=4, goals="D A B")
    none = shut()
    for meeting in range(4):
        play_round(match, *(THREE_CORNERS if seat <= meeting else none for seat in range(4)))
    assert match.goals[0].scored == {0: 4, 1: 2, 2: 1, 3: 1}
    assert [match.goal_points(seat) for seat in range(4)] == [4, 2, 1, 1]


def test_same_round_same_points() -> None:
    """RI-5.4: all who meet a goal in the same round take the same value; then that value is closed."""
    match = game("challenge", players=4, goals="D A B")
    none = shut()
    play_round(match, THREE_CORNERS, THREE_CORNERS, none, none)
    assert match.goals[0].scored == {0: 4, 1: 4}
    play_round(match, THREE_CORNERS, THREE_CORNERS, THREE_CORNERS, none)
    play_round(match, THREE_CORNERS, THREE_CORNERS, THREE_CORNERS, THREE_CORNERS)
    assert match.goals[0].scored == {0: 4, 1: 4, 2: 2, 3: 1}


def test_a_goal_is_scored_once_and_kept() -> None:
    """RI-5.4: a goal is scored once and kept, even if the sheet no longer meets it or meets it anew."""
    match = game("challenge", players=2, goals="D A B")
    play_round(match, THREE_CORNERS, shut())
    play_round(match, shut(), shut())
    assert match.goals[0].scored == {0: 4}
    play_round(match, THREE_CORNERS, THREE_CORNERS)
    assert match.goals[0].scored == {0: 4, 1: 2}


def test_goals_race_one_by_one() -> None:
    """RI-5.4: each goal has its own values."""
    match = game("challenge", players=2, goals="D A C")
    play_round(match, f"{THREE_CORNERS}", f"{shut()} {trees('C3 C4 C5 D3 D4')}")
    play_round(match, f"{THREE_CORNERS} {trees('C3 C4 C5 D3 D4')}", f"{shut()} {trees('C3 C4 C5 D3 D4')}")
    assert [goal.scored for goal in match.goals] == [{0: 4}, {1: 4, 0: 2}, {}]
    assert match.goal_points(0) == 6


def test_goals_are_announced_at_the_end_of_the_round() -> None:
    """RI-5.4: who met which goal is announced only when all are done with the round."""
    match = game("challenge", players=2, goals="D A B")
    prepare(match, THREE_CORNERS, 0)
    prepare(match, shut(), 1)
    roll(match, PLAIN_ROLL["challenge"])
    act(match, "done", 0)
    for seat in (0, 1, None):
        assert [(goal.scored, goal.worth) for goal in view_of(match, seat).goals] == 3 * [((), 4)]
    assert match.goal_points(0) == 0
    act(match, "done", 1)
    for seat in (0, 1, None):
        assert view_of(match, seat).goals[0].scored == ((0, 4),)


def test_a_goal_must_hold_at_the_end_of_the_round() -> None:
    """RI-5.4: what a player meets during the round and takes back again does not count."""
    match = game("challenge", players=2, goals="D A B")
    prepare(match, f"{trees('A7 G1')} {shut('B1')} railway-curve@B1/3", 0)
    prepare(match, shut(), 1)
    roll(match, "highway-straight highway-straight highway-t highway-terminal")
    act(match, "special-rrrr@A1")
    assert meets_goal(match.sheets[0].words, GOAL_NAMES.index("D"), 0)
    match.take_back(0)
    act(match, "done", 0)
    act(match, "done", 1)
    assert match.goals[0].scored == {}


@pytest.mark.parametrize(
    ("rounds_met", "points"),
    [
        ((3, 4, 5), (4, 4, 4)),
        ((4, 5, 6), (1, 1, 1)),
        ((1, 1, 1), (4, 4, 4)),
        ((2, 7, 0), (4, 1, 0)),
        ((7, 7, 7), (1, 1, 1)),
    ],
)
def test_solo_deadlines(rounds_met: tuple[int, int, int], points: tuple[int, int, int]) -> None:
    """RI-5.5: top, middle and bottom goal bring 4 by the end of rounds 3, 4 and 5, later 1, never met 0."""
    match = game("challenge", goals="D A C")
    parts = (trees("A1 A7 G1"), trees("C3 C4 C5 E3 E4"), trees("E1 E2 E3 E4 E5 E6 E7"))
    for number in range(1, 8):
        names = {
            name for part, met in zip(parts, rounds_met, strict=True) if met and met <= number for name in part.split()
        }
        play_round(match, f"{shut()} {' '.join(sorted(names))}")
    assert tuple(goal.scored.get(0, 0) for goal in match.goals) == points
    assert match.phase is Phase.OVER
    assert match.score(0).goal_points == sum(points)


def test_solo_deadlines_with_six_rounds() -> None:
    """RI-5.5: with an expansion and 6 rounds the deadlines stay 3, 4 and 5."""
    match = game("challenge", "forest", goals="FA D A")
    assert [goal.deadline for goal in match.goals] == [3, 4, 5]
    assert match.options.rounds == 6
    assert [goal.deadline for goal in game("challenge", players=2, goals="D A B").goals] == [None, None, None]
