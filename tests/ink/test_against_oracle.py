"""The engine and a second, naive reading of the rules agree: on any sheet, and all along games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.ink import oracle, oracle_goals, oracle_score
from tests.ink.oracle_turn import Player
from tests.ink.sheets import EDITIONS, meteor_of, paper_of, sized, step

from railwright.core.chance import SeededChance
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase, fitting
from railwright.ink.options import Edition, Longest, Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.meteor import METEOR_AT
from railwright.ink.rules.goals import GOALS_BY_SET
from railwright.ink.rules.pieces import VARIANTS
from railwright.ink.score import explain, quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.survey import Points, survey

pytestmark = pytest.mark.rules

STARTS = {"lava": ("lava", "volcano")}
OF_EXPANSION: dict[str | None, list[str]] = {
    expansion: [name for name in oracle.AS_PRINTED if expansion and name.startswith(STARTS.get(expansion, expansion))]
    for expansion in KEYS
}
ROUTES = [name for name in oracle.AS_PRINTED if not any(name in own for own in OF_EXPANSION.values())]
READINGS: tuple[Longest, ...] = ("sections", "spaces")
Pieces = list[tuple[int, int, str, int]]
Position = tuple[str | None, Pieces, list[oracle.Space]]


@st.composite
def scattered(draw: st.DrawFn) -> Position:
    """Any pieces anywhere, in any orientation, fitting or not; with craters in the meteor's game."""
    expansion = draw(st.sampled_from(KEYS))
    names = ROUTES + 2 * OF_EXPANSION[expansion]
    spaces = draw(st.lists(st.sampled_from(oracle.ALL_SPACES), unique=True, max_size=49))
    holes = draw(st.integers(0, len(spaces) // 3)) if expansion == "meteor" else 0
    drawn = [(*space, draw(st.sampled_from(names)), draw(st.integers(0, 7))) for space in spaces[holes:]]
    return expansion, drawn, spaces[:holes]


def grown(expansion: str | None, size: int, rng: random.Random, twin: float) -> Position:
    """Pieces drawn one after the other where the naive rules allow it, so that many ends meet."""
    paper = oracle.Paper.of([(3, 3, "volcano", 0)] if expansion == "lava" else [])
    drawn: Pieces = [(3, 3, "volcano", 0)] if expansion == "lava" else []
    holes = rng.sample(oracle.ALL_SPACES, 3) if expansion == "meteor" else []
    doubles = ["highway-double-curve", "railway-double-curve", "overpass"]
    for _ in range(size):
        name = rng.choice(ROUTES + 2 * OF_EXPANSION[expansion]) if rng.random() > twin else rng.choice(doubles)
        free = [place for place in oracle.placements(paper, name) if place[:2] not in holes]
        if free:
            row, col, orientation = rng.choice(free)
            paper.pieces[row, col] = oracle.turned(name, orientation)
            drawn.append((row, col, name, orientation))
            paper.fill()
    return expansion, drawn, holes


@st.composite
def sprawling(draw: st.DrawFn) -> Position:
    """Sheets as games might leave them, with double curves and overpasses in plenty."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    return grown(draw(st.sampled_from(KEYS)), draw(st.integers(1, 45)), rng, draw(st.sampled_from((0.0, 0.3))))


def same_score(position: Position, edition: Edition, longest: Longest, villages: int) -> None:
    """Every part of the score is what the naive reading finds."""
    expansion, drawn, craters = position
    sheet = Sheet.of_pieces(
        drawn, marks={"crater": craters}, edition=edition, expansion=expansion, longest=longest, villages=villages
    )
    paper = oracle.Paper.of(drawn, craters)
    score = explain(sheet, 3)
    assert score.joined_exits == oracle_score.network_exits(paper)
    assert score.exits == sum(oracle_score.NETWORK_VALUE[exits] for exits in score.joined_exits)
    assert len(score.centre) == oracle_score.centre(paper)
    assert sorted(score.errors) == sorted(oracle_score.errors(paper))
    assert score.expansion == oracle_score.expansion_points(paper, expansion)
    assert score.villages == (0, 2, 4, 6, 8)[villages]
    for kind, line in (("H", score.highway), ("R", score.railway)):
        try:
            assert line.length == oracle_score.longest(paper, kind, longest, sized(200_000, 20_000)), (kind, longest)
        except oracle_score.TooLong:
            assert line.length > 0  # the dense sheets are the matter of test_worst_sheets.py
    parts = score.exits + score.highway.length + score.railway.length + len(score.centre) - len(score.errors)
    assert score.total == parts + score.expansion + score.villages + 3 == quick_total(sheet) + 3
    where_counted = (len(score.centre), len(score.errors), score.expansion, score.villages, 3, score.total)
    lines = (score.highway.length, score.railway.length)
    assert survey(sheet, 3).points == Points(score.joined_exits, score.exits, *lines, *where_counted)
    for goal in (*GOALS_BY_SET["base"], *GOALS_BY_SET.get(expansion or "", ())):
        try:
            met = oracle_goals.meets(paper, goal, villages, longest, sized(20_000, 2_000))
        except oracle_score.TooLong:
            continue  # for these lines see test_further_goals.py
        assert sheet.meets_goal(goal) == met, goal


@settings(max_examples=sized(250, 100))
@given(scattered(), st.sampled_from(EDITIONS), st.sampled_from(READINGS), st.integers(0, 4))
def test_scattered_sheets_score_the_same(position: Position, edition: Edition, longest: Longest, villages: int) -> None:
    """RI-4 to RI-9: any pieces anywhere give the networks, lines, errors, areas and goals that the rules name."""
    same_score(position, edition, longest, villages)


@settings(max_examples=sized(250, 100))
@given(sprawling(), st.sampled_from(EDITIONS), st.sampled_from(READINGS), st.integers(0, 4))
def test_sprawling_sheets_score_the_same(position: Position, edition: Edition, longest: Longest, villages: int) -> None:
    """RI-4 to RI-9: sheets with long lines and large areas score what a naive search finds."""
    same_score(position, edition, longest, villages)


@settings(max_examples=sized(40, 20))
@given(st.one_of(scattered(), sprawling()))
def test_placements_are_the_same(position: Position) -> None:
    """RI-3.1, RI-3.2, RI-6.2, RI-6.3, RI-8.1, RI-9.1: each piece fits exactly where the naive reading lets it."""
    expansion, drawn, craters = position
    sheet = Sheet.of_pieces(drawn, marks={"crater": craters}, expansion=expansion)
    paper = oracle.Paper.of(drawn, craters)
    for piece in ROUTES + OF_EXPANSION[expansion]:
        assert sheet.placements(piece) == oracle.placements(paper, piece), piece


def test_shapes_are_the_same() -> None:
    """RI-1.2, RI-1.3: turning and mirroring gives each piece its ends, joins, station, trees and trail."""
    ours: list[Any] = [
        (piece, orientation, shape)
        for piece in oracle.AS_PRINTED
        for orientation, shape in oracle.ORIENTATIONS[piece].items()
    ]
    assert len(ours) == len(VARIANTS) == 190
    for variant, (piece, orientation, shape) in zip(VARIANTS, ours, strict=True):
        assert (variant.piece, variant.orientation) == (piece, orientation)
        assert variant.edges == "".join(shape.end(side) for side in oracle.SIDES)
        assert {frozenset(join) for join in variant.joins} == shape.joins
        assert variant.station == shape.station
        cacti = [set(), {"cactus"}, {"two cacti"}][shape.cacti]
        oasis = {"oasis"} if shape.oasis else set()
        assert set(variant.marks) == shape.trail | ({"trees"} if shape.trees else set()) | cacti | oasis


def check_survey(match: Match, seat: int) -> None:
    """What is found at one glance is what each question by itself finds."""
    sheet = match.sheets[seat]
    found = survey(sheet)
    assert found.legal == [action.number for action in match.legal(seat)]
    assert (found.not_done, found.fitting) == (sheet.not_done(), fitting(sheet, sheet.not_done()))
    assert found.special_allowed == sheet.special_allowed


def check_player(match: Match, seat: int, player: Player) -> None:
    """The engine's sheet and the naive player agree in what is drawn, remembered and legal."""
    sheet = match.sheets[seat]
    assert paper_of(sheet) == player.paper
    assert {str(action) for action in match.legal(seat)} == player.legal()
    check_survey(match, seat)
    assert (sheet.villages, sheet.universities) == (player.villages, player.universities)
    assert (sheet.copies, sheet.free_specials) == (player.copies, player.free_specials)
    assert (set(oracle.SPECIALS) - set(sheet.specials_left), sheet.specials_spent) == (
        set(player.crossed_off),
        player.spent,
    )
    if sheet.expansion == "meteor":
        assert meteor_of(sheet) == player.meteor_at


@pytest.mark.parametrize("expansion", KEYS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_go_the_same_way(edition: Edition, expansion: str | None) -> None:
    """RI-3, RI-5, RI-6, RI-7: all along random games both readings allow the same actions, to the same effect."""
    for seed in range(sized(12, 4)):
        rng, chance = random.Random(seed), SeededChance(f"oracle {edition} {expansion} {seed}")
        match = Match(Options(edition=edition, expansion=expansion))
        player = Player(edition, expansion)
        while match.phase is not Phase.OVER:
            if match.phase is Phase.ROLLING:
                match.deal(chance)
                dice = match.rounds[-1].dice
                assert isinstance(dice, Rolled)
                player.start_round(dice.route, dice.expansion)
            else:
                moved = step(match, rng, chance, eager=0.3)
                assert moved is not None
                player.act(str(moved[1]))
            if match.phase is not Phase.ROLLING:
                check_player(match, 0, player)


def walled(position: Position, rng: random.Random) -> Position:
    """The same sheet with something drawn in every space beside lava, so that no lava die fits (RI-6.4)."""
    expansion, drawn, craters = position
    paper = oracle.Paper.of(drawn)
    for space in oracle.ALL_SPACES:
        if space not in paper.pieces and oracle.beside_lava(paper, space):
            names = rng.sample(ROUTES, len(ROUTES))
            fitting = [
                (name, number)
                for name in names
                for number, shape in oracle.ORIENTATIONS[name].items()
                if not oracle.clashes(paper, shape, space)
            ]
            if fitting:
                paper.pieces[space] = oracle.turned(*fitting[0])
                drawn.append((*space, *fitting[0]))
    return expansion, drawn, craters


@settings(max_examples=sized(150, 40))
@given(st.integers(0, 2**32), st.booleans(), st.sampled_from(EDITIONS), st.integers(0, 45))
def test_any_round_goes_the_same_way(seed: int, wall: bool, edition: Edition, size: int) -> None:
    """RI-3.3, RI-6.2, RI-6.4, RI-7, RI-15.4: from any such sheet and roll both readings play the round alike."""
    rng = random.Random(seed)
    expansion = rng.choice(("lava", "lava", "meteor", "desert"))
    position = grown(expansion, size, rng, 0.0)
    if wall and expansion == "lava":
        position = walled(position, rng)
    match = Match(Options(edition=edition, expansion=expansion))
    match.sheets[0].words[:] = Sheet.of_pieces(
        position[1], marks={"crater": position[2]}, edition=edition, expansion=expansion
    ).words
    if expansion == "meteor":
        match.sheets[0].words[METEOR_AT] = rng.randrange(49)
    player = Player(edition, expansion, oracle.Paper.of(position[1], position[2]))
    if expansion == "meteor":
        player.meteor_at = meteor_of(match.sheets[0])
    chance = SeededChance(seed)
    match.deal(chance)
    dice = match.rounds[-1].dice
    assert isinstance(dice, Rolled)
    player.start_round(dice.route, dice.expansion)
    while match.phase is Phase.DRAWING:
        check_player(match, 0, player)
        moved = step(match, rng, chance, eager=0.3)
        assert moved is not None
        player.act(str(moved[1]))
