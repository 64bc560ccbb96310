"""RI-17: the further goal cards, and the lines of routes that some of them ask for."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.ink import oracle_goals
from tests.ink.oracle_score import TooLong, arcs
from tests.ink.sheets import PLAIN_ROLL, act, game, paper_of, pieces, prepare, roll, sheet_of, shut
from tests.ink.test_lake import HIGHWAY_TO_PIER, RAILWAY_TO_PIER
from tests.ink.test_river import ACROSS, RAILS, ROADS
from tests.ink.test_worst_sheets import filled, well_turned

from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.events import SetUp
from railwright.ink.match import Match
from railwright.ink.options import Longest, Options
from railwright.ink.record import read_record, write_record
from railwright.ink.rules.expansions import KEYS, NAMES
from railwright.ink.rules.goals import GOAL_NAMES, GOALS_BY_SET, cards, progress
from railwright.ink.sheet import Sheet

pytestmark = pytest.mark.rules

RIVER_C = f"{ACROSS} {ROADS} {RAILS}"
ROAD_D = " ".join(f"highway-straight@D{col}/1" for col in range(1, 8))
ROAD_A2 = "highway-straight@A2 highway-straight@B2 highway-straight@C2"
RING = (
    "highway-curve@C3/1 highway-straight@C4/1 highway-curve@C5/2 highway-straight@D3 highway-straight@D5 "
    "highway-curve@E3/0 highway-straight@E4/1 highway-curve@E5/3"
)


def there(goal: str, drawn: str, expansion: str | None = None, craters: str = "") -> tuple[int, int]:
    """How much of a goal is on a sheet, and how much it takes."""
    sheet = sheet_of(drawn, craters=craters, edition="challenge", expansion=expansion)
    found, needed = progress(sheet.words, GOAL_NAMES.index(goal), 0)
    return int(found), int(needed)


@pytest.mark.parametrize(
    ("goal", "drawn", "expected"),
    [
        ("G", ROAD_D, (2, 3)),
        ("G", "", (0, 3)),
        ("G", f"{ROAD_A2} highway-t@D2/3 {ROAD_D.replace('highway-straight@D2/1', '')}", (3, 3)),
        ("G", f"{ROAD_A2} highway-t@D2/0 {ROAD_D.replace('highway-straight@D2/1', '')}", (2, 3)),
        ("H", "station-straight@A2 station-straight@B2/2 station-straight@C2 railway-terminal@D2", (4, 4)),
        ("H", "station-straight@A2 station-straight@B2/2 station-straight@C2 railway-terminal@D3", (3, 4)),
        ("H", "station-straight@A2 station-straight@B2/2 station-straight@D2 railway-terminal@E2", (2, 4)),
        ("I", ROAD_D, (7, 6)),
        ("I", "highway-straight@D1/1 highway-straight@D2/1", (2, 6)),
        ("J", ROAD_D, (0, 6)),
        ("J", " ".join(f"railway-straight@{row}4" for row in "ABCDEF"), (6, 6)),
        ("K", ROAD_D, (2, 2)),
        ("K", "highway-straight@D1/1", (1, 2)),
        ("K", f"highway-straight@D1/1 highway-curve@D2/3 {ROAD_A2}", (1, 2)),
        ("K", "", (0, 2)),
        ("L", ROAD_D, (2, 2)),
        ("L", f"highway-straight@D1/1 highway-curve@D2/3 {ROAD_A2}", (1, 2)),
        ("L", "highway-straight@A2", (0, 2)),
    ],
)
def test_basic_cards(goal: str, drawn: str, expected: tuple[int, int]) -> None:
    """RI-17.3: exits, stations, opposite sides and middle exits of one network; a highway or a railway of six."""
    assert there(goal, drawn) == expected


@pytest.mark.parametrize(("longest", "met"), [("sections", True), ("spaces", False)])
def test_a_long_line_by_the_reading_of_the_game(longest: Longest, met: bool) -> None:
    """RI-17.3: the six of I and J are measured as the longest line of the game is."""
    ring = "highway-t@C3/0 highway-curve@C4/2 highway-curve@D4/3 highway-curve@D3/0 highway-straight@B3"
    sheet = sheet_of(ring, edition="challenge", longest=longest)
    assert sheet.meets_goal("I") is met


@pytest.mark.parametrize(
    ("expansion", "drawn", "met", "not_met"),
    [
        ("river", RIVER_C, "RC K I", "RA RB"),
        ("lake", f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-2@F2", "G K L LA LC", "H"),
        ("lava", f"volcano@D4 {RING}", "VA F", "VB VC"),
        (
            "lava",
            "volcano@D4 highway-curve@A1/1 highway-curve@A2/2 highway-curve@B2/3 highway-curve@B1/0",
            "F",
            "VA VB VC",
        ),
    ],
    ids=["river", "lake", "around", "beside"],
)
def test_examples(expansion: str, drawn: str, met: str, not_met: str) -> None:
    """RI-17.2: which cards the example sheets meet."""
    sheet = sheet_of(drawn, edition="challenge", expansion=expansion)
    assert [goal for goal in (met + " " + not_met).split() if sheet.meets_goal(goal)] == met.split()


CROSSED_TWICE = (
    "river-bridge-highway@C3 river-straight@C4/1 river-bridge-highway@C5 "
    "highway-curve@D3/0 highway-straight@D4/1 highway-curve@D5/3"
)


@pytest.mark.parametrize(
    ("goal", "drawn", "expected"),
    [
        ("RA", CROSSED_TWICE, (2, 2)),
        ("RA", CROSSED_TWICE.replace("river-straight@C4/1", ""), (1, 2)),
        ("RA", CROSSED_TWICE.replace("highway-straight@D4/1", ""), (1, 2)),
        ("RA", RIVER_C, (1, 2)),
        ("RA", "river-straight@C3", (0, 2)),
        ("RB", "river-straight@D4 station-curve@D3 station-curve@D5 station-curve@C4", (3, 3)),
        ("RB", "river-straight@D4 station-curve@D3 station-curve@D5 station-curve@C5", (2, 3)),
        ("RB", "river-bridge-highway@D4 highway-terminal@C4 highway-terminal@E4/2", (2, 3)),
        ("RC", RIVER_C, (2, 2)),
        ("RC", RIVER_C.replace("highway-straight@G2", ""), (1, 2)),
        ("RC", "river-bridge-highway@D4", (0, 2)),
        ("RC", f"{ROAD_A2} highway-straight@D1/1 highway-t@D2/3 highway-curve@D3/3 river-bridge-highway@C3", (1, 2)),
    ],
)
def test_cards_of_the_river(goal: str, drawn: str, expected: tuple[int, int]) -> None:
    """RI-17.6: two bridges over one river on a line, stations beside a river, exits joined over a bridge.

    A bridge on a branch lies on no line from exit to exit, though its network has two of them.
    """
    assert there(goal, drawn, "river") == expected


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-2@F2", 2),
        (f"{HIGHWAY_TO_PIER} {RAILWAY_TO_PIER} lake-1@F2", 1),
        (HIGHWAY_TO_PIER, 1),
        ("highway-straight@D1/1 lake-pier-corner@D2/5", 1),
        ("lake-1@D4", 0),
    ],
)
def test_two_exits_across_a_lake(drawn: str, expected: int) -> None:
    """RI-17.7: the line for LA leaves the water at another pier than the one where it came to it."""
    assert there("LA", drawn, "lake") == (expected, 2)


def canyon(drawn: str, *lines: tuple[int, int, str]) -> Sheet:
    """A sheet with these routes and canyons."""
    return Sheet.of_pieces(pieces(drawn), lines=lines, edition="challenge", expansion="canyon")


SNAKE = (
    "highway-straight@D1/1 highway-straight@D2/1 highway-curve@D3/2 highway-curve@E3/3 highway-curve@E2/1 "
    "highway-curve@F2/0 highway-straight@F3/1"
)


@pytest.mark.parametrize(
    ("drawn", "lines", "expected"),
    [
        (SNAKE, (0, 2, "SSSSSS"), 3),
        (SNAKE.replace("highway-straight@F3/1", ""), (0, 2, "SSSSSS"), 2),
        ("highway-straight@D2/1 highway-straight@D3/1", (0, 2, "SSSS"), 1),
        ("highway-straight@D2/1 highway-straight@F3/1", (0, 2, "SSSSSS"), 0),
    ],
)
def test_one_line_over_a_canyon(drawn: str, lines: tuple[int, int, str], expected: int) -> None:
    """RI-17.5: CB counts the passages of one line over bridges of one canyon; each joins two spaces."""
    sheet = canyon(drawn, lines)
    assert progress(sheet.words, GOAL_NAMES.index("CB"), 0) == (expected, 3)
    assert sheet.meets_goal("CB") is (expected == 3)


def test_three_branches_are_no_line() -> None:
    """RI-17.2, RI-17.5: a line takes no connection twice: three bridges on three branches need a way round."""
    around = (7, 3, "NNNNES")
    branches = canyon("special-hhhh@D4 highway-straight@C4 highway-straight@D5/1 highway-straight@D3/1", around)
    assert progress(branches.words, GOAL_NAMES.index("CB"), 0) == (2, 3)
    way_round = "special-hhhh@D4 highway-curve@C4/1 highway-curve@C5/2 highway-curve@D5/3 highway-straight@D3/1"
    assert canyon(way_round, around).meets_goal("CB")


def test_cards_of_the_canyon_example() -> None:
    """RI-17.2: a road from edge to edge over a canyon through the centre meets I, K, L and CC, but not CA."""
    sheet = canyon(ROAD_D, (0, 3, "SSSSSSS"))
    assert [goal for goal in ("I", "K", "L", "CA", "CB", "CC") if sheet.meets_goal(goal)] == ["I", "K", "L", "CC"]


@pytest.mark.parametrize(
    ("goal", "drawn", "expected"),
    [
        ("VA", f"volcano@D4 {RING}", (1, 1)),
        ("VA", f"volcano@D4 {RING.replace('highway-curve@E5/3', '')}", (0, 1)),
        ("VA", f"volcano@A7 {RING}", (0, 1)),
        ("VB", "volcano@D4 highway-straight@D1/1 lava-highway@D2 highway-straight@D3/1", (1, 2)),
        ("VB", " ".join(["lava-highway@D4", *(f"highway-straight@D{col}/1" for col in (1, 2, 3, 5, 6, 7))]), (2, 2)),
        ("VB", f"volcano@G7 {ROAD_D}", (0, 2)),
        ("VC", "volcano@D4", (0, 1)),
    ],
)
def test_cards_of_lava(goal: str, drawn: str, expected: tuple[int, int]) -> None:
    """RI-17.8: a closed line around a volcano, exits joined through a mixed piece."""
    assert there(goal, drawn, "lava") == expected


def test_what_lava_has_erased_is_remembered() -> None:
    """RI-17.8: VC is met at the end of the round in which lava erased a route, and taking back takes it back."""
    match = game("challenge", "lava", goals="VC A B", further=True)
    walls = "railway-straight@C4/1 railway-straight@D3 railway-straight@D5 railway-straight@E4/1"
    prepare(match, f"{shut()} {walls}")
    roll(match, "highway-straight highway-straight highway-double-curve highway-terminal", "lava-corner lava-corner")
    act(match, "lava-corner@C4/1")
    assert match.sheets[0].meets_goal("VC")
    match.take_back(0)
    assert not match.sheets[0].meets_goal("VC")
    act(match, "lava-corner@C4/1 done")
    assert match.goals[0].scored == {0: 4}


def test_cards_of_the_meteor() -> None:
    """RI-17.9: routes in all four spaces beside a crater that is not at the edge; a network ends at two craters."""
    around = "highway-straight@C4/1 highway-straight@E4/1 highway-straight@D3 railway-straight@D5"
    assert there("MA", around, "meteor", craters="D4") == (4, 4)
    assert there("MA", around.replace("railway-straight@D5", ""), "meteor", craters="D4") == (3, 4)
    assert there("MA", "highway-straight@A3 highway-straight@A5 highway-straight@B4", "meteor", craters="A4") == (0, 4)
    assert there("MB", "highway-straight@D4/1", "meteor", craters="D3 D5") == (2, 2)
    assert there("MB", "highway-straight@D4/1", "meteor", craters="D3 E4") == (1, 2)
    assert there("MB", "overpass@D4", "meteor", craters="C4 D5") == (1, 2)
    assert there("MC", "overpass@D4", "meteor", craters="C4 D5") == (0, 1)


def test_what_a_meteor_has_erased_is_remembered() -> None:
    """RI-17.9: MC is met at the end of that round, even if the space is drawn in again."""
    match = game("challenge", "meteor", goals="MC A B", further=True)
    prepare(match, f"{shut('A2')} highway-straight@C4")
    roll(match, PLAIN_ROLL["challenge"], "N 1")
    act(match, "meteor-N")
    assert match.sheets[0].meets_goal("MC")
    missed = game("challenge", "meteor", goals="MC A B", further=True)
    prepare(missed, f"{shut('A2')} highway-straight@C3")
    roll(missed, PLAIN_ROLL["challenge"], "N 1")
    act(missed, "meteor-N")
    assert not missed.sheets[0].meets_goal("MC")


@pytest.mark.parametrize("expansion", KEYS)
def test_which_cards_are_drawn(expansion: str | None) -> None:
    """RI-17.1: with the further cards two of A to L and one of the expansion, without an expansion three of A to L."""
    options = Options(edition="challenge", expansion=expansion, players=2, goals=True, further_goals=True)
    own = GOALS_BY_SET[expansion] if expansion else ()
    assert len(own) == (3 if expansion else 0)
    seen = set()
    for seed in range(80):
        match = Match(options)
        match.apply(match.due(SeededChance(seed)))
        names = [goal.name for goal in match.goals]
        assert len(set(names)) == 3
        assert len([name for name in names if name in own]) == (1 if expansion else 0)
        seen.update(names)
    assert seen == {*"ABCDEFGHIJKL", *own}


def test_cards_that_come_with_their_expansion() -> None:
    """RI-17.1: without the setting the basic cards are A to F, and only some expansions have cards of their own."""
    assert cards("base", further=False) == tuple("ABCDEF")
    with_own = {name for name in NAMES if cards(name, further=False)}
    assert with_own == {"forest", "trail", "desert", "canyon"}
    with pytest.raises(MalformedError):
        Match(Options(edition="challenge", goals=True)).apply(SetUp(("A", "B", "G")))
    with pytest.raises(IllegalError):
        Options(edition="challenge", further_goals=True)


def test_the_setting_in_terms_and_records() -> None:
    """RI-17.1: a game with further cards says so in its record and the terms of its dice; others stay as they were."""
    plain = Options(edition="challenge", goals=True)
    further = replace(plain, further_goals=True)
    assert further.terms == f"{plain.terms} further-goals=yes"
    match = Match(further)
    match.apply(SetUp(("K", "A", "G")))
    record = write_record(match)
    assert "further-goals yes" in record
    assert read_record(record).options == further
    assert "further-goals" not in write_record(Match(plain))
    with pytest.raises(MalformedError, match="further-goals"):
        read_record(record.replace("further-goals yes", "further-goals perhaps"))


ROUND_A_VOLCANO = pieces(f"volcano@D4 {RING}")
MIXTURES: dict[str, tuple[str, list[str]]] = {
    "river": ("RA RC", ["highway-t", "highway-curve", "highway-straight", "river-bridge-highway"]),
    "lake": (
        "LA",
        ["highway-t", "highway-curve", "highway-straight", "lake-pier-highway", "lake-pier-corner", "lake-2"],
    ),
    "lava": ("VA VB", ["highway-t", "highway-curve", "highway-straight", "overpass", "lava-highway", "volcano"]),
}


@pytest.mark.parametrize("expansion", MIXTURES)
def test_lines_are_those_that_a_naive_search_finds(expansion: str) -> None:
    """RI-17.2: on sheets full of joined routes the goals that ask for a line are met if trying all lines says so."""
    goals, names = MIXTURES[expansion]
    rng = random.Random(2)
    found = set()
    for _ in range(60):
        hole = rng.choice((0.0, 0.1, 0.25))
        ring = rng.sample(ROUND_A_VOLCANO, rng.choice((0, 7, 9))) if expansion == "lava" else []
        others = [piece for piece in well_turned(names, rng) if rng.random() > hole]
        drawn = ring + [piece for piece in others if piece[:2] not in {placed[:2] for placed in ring}]
        sheet = Sheet.of_pieces(drawn, expansion=expansion, edition="challenge")
        for goal in goals.split():
            try:
                met = oracle_goals.meets(paper_of(sheet), goal, 0, "sections", 4_000)
            except TooLong:
                continue
            assert sheet.meets_goal(goal) == met, (goal, drawn)
            found.add((goal, met))
    assert found == {(goal, met) for goal in goals.split() for met in (False, True)}


def naive_passages(sheet: Sheet, over: set[frozenset[tuple[int, int]]]) -> int:
    """The most of these connections that any line takes, all lines tried."""
    paper = paper_of(sheet)
    return max(
        sum(frozenset((one[0], other[0])) in over for one, other in pairwise(walk))
        for start in arcs(paper)
        for walk, _ in oracle_goals.walks(paper, start, 4_000)
    )


def test_passages_are_those_that_a_naive_search_finds() -> None:
    """RI-17.5: how often a line can pass over a canyon is what trying all lines says, three at most."""
    rng = random.Random(5)
    found = set()
    for _ in range(30):
        hole = rng.choice((0.1, 0.25, 0.4))
        names = ["highway-t", "highway-curve", "highway-straight", "special-hhhh"]
        drawn = [piece for piece in well_turned(names, rng) if rng.random() > hole]
        col = rng.randrange(1, 7)
        sheet = Sheet.of_pieces(drawn, lines=[(0, col, "SSSSSSS")], expansion="canyon", edition="challenge")
        over = {frozenset(((row, col - 1), (row, col))) for row in range(7)}
        try:
            most = min(3, naive_passages(sheet, over))
        except TooLong:
            continue
        assert int(progress(sheet.words, GOAL_NAMES.index("CB"), 0)[0]) == most, (col, drawn)
        found.add(most)
    assert found >= {1, 2, 3}


DENSE = {
    "river": ["river-bridge-highway", "river-bridge-railway"],
    "lake": ["lake-pier-corner", "lake-pier-highway", "lake-3"],
    "lava": ["lava-highway", "lava-railway", "volcano"],
}


@pytest.mark.parametrize("expansion", KEYS)
@pytest.mark.skipif(INTERPRETED, reason="Measures the compiled rules.")
def test_goals_of_the_worst_sheets(expansion: str | None) -> None:
    """RI-17.2: every goal of any sheet is checked in less than 50 ms."""
    rng = random.Random(17)
    names = ["special-hhrr", "special-hhhr", "special-hhhh", "highway-t", "station-t-highway"]
    canyons = [(0, col, "SSSSSSS") for col in range(1, 7)] if expansion == "canyon" else []
    for hole in (0.0, 0.1, 0.3):
        drawn = filled(names + 4 * DENSE.get(expansion or "", []), rng, hole)
        sheet = Sheet.of_pieces(drawn, lines=canyons, edition="challenge", expansion=expansion)
        for goal in (*GOALS_BY_SET["base"], *(GOALS_BY_SET[expansion] if expansion else ())):
            number = GOAL_NAMES.index(goal)
            progress(sheet.words, number, 0)
            times = []
            for _ in range(3):
                before = time.process_time()  # so that other work on the machine does not count
                progress(sheet.words, number, 0)
                times.append(time.process_time() - before)
            assert min(times) < 0.05, goal
