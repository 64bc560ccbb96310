"""Long proofs of Railroad Ink: thousands of games and sheets against the naive reading of the rules."""

from __future__ import annotations

import random

import pytest
from tests.ink import oracle
from tests.ink.counting import ROLLS, ways
from tests.ink.line_checks import check_walk
from tests.ink.oracle_turn import Player
from tests.ink.sheets import EDITIONS, game, roll, step
from tests.ink.symmetries import SYMMETRIES, moved, swaps_kinds
from tests.ink.test_against_oracle import READINGS, check_player, grown, same_score
from tests.ink.test_worst_sheets import MIXTURES, filled, well_turned

from railwright.core.chance import SeededChance
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.options import Edition, Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.sheet import SPECIALS_SPENT
from railwright.ink.score import explain
from railwright.ink.sheet import Sheet

pytestmark = pytest.mark.proof


@pytest.mark.parametrize("expansion", KEYS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_go_the_same_way(edition: Edition, expansion: str | None) -> None:
    """RI-3, RI-5, RI-6, RI-7: all along 150 random games both readings allow the same actions, to the same effect."""
    for seed in range(150):
        rng, chance = random.Random(seed), SeededChance(f"proof {edition} {expansion} {seed}")
        match, player = Match(Options(edition=edition, expansion=expansion)), Player(edition, expansion)
        while match.phase is not Phase.OVER:
            if match.phase is Phase.ROLLING:
                match.deal(chance)
                dice = match.rounds[-1].dice
                assert isinstance(dice, Rolled)
                player.start_round(dice.route, dice.expansion)
            check_player(match, 0, player)
            moved_seat = step(match, rng, chance, eager=rng.choice((0.0, 0.5)))
            assert moved_seat is not None
            player.act(str(moved_seat[1]))


@pytest.mark.parametrize("expansion", KEYS)
def test_sprawling_sheets_score_the_same(expansion: str | None) -> None:
    """RI-4 to RI-9: 1,000 large sheets of each expansion score what the naive reading finds."""
    rng = random.Random(f"sheets {expansion}")
    for number in range(1000):
        position = grown(expansion, rng.randrange(10, 46), rng, rng.choice((0.0, 0.3)))
        same_score(position, "challenge", READINGS[number % 2], number % 5)


@pytest.mark.parametrize("label", MIXTURES)
def test_dense_sheets_from_every_side(label: str) -> None:
    """RI-4.2: the lines of 60 dense sheets are as long turned and mirrored, and can be walked."""
    rng = random.Random(label)
    for number in range(60):
        drawn = well_turned(MIXTURES[label], rng) if number % 2 else filled(MIXTURES[label], rng, 0.1)
        canonical = [(d.row, d.col, d.variant.piece, d.variant.orientation) for d in Sheet.of_pieces(drawn).drawn]
        for reading in READINGS:
            lengths = set()
            for symmetry in SYMMETRIES:
                pieces = moved(canonical, symmetry)
                score = explain(Sheet.of_pieces(pieces, longest=reading))
                check_walk(oracle.Paper.of(pieces), score.highway, reading)
                check_walk(oracle.Paper.of(pieces), score.railway, reading)
                pair = (score.highway.length, score.railway.length)
                lengths.add(pair[::-1] if swaps_kinds(symmetry) else pair)
            assert len(lengths) == 1


FIRST_ROLLS = {"base": (52764, 822316), "challenge": (313076, 4965390)}
"""Different sheets, and sequences of actions, of the first round on an empty sheet without specials."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_to_draw_the_first_roll(edition: Edition) -> None:
    """RI-3.3: the first roll of a game can be drawn in so many ways."""
    match = game(edition)
    match.sheets[0].words[SPECIALS_SPENT] = 3
    roll(match, ROLLS[edition])
    assert ways(match.sheets[0]) == FIRST_ROLLS[edition]
