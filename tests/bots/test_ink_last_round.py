"""The last round of Railroad Ink, searched to the end."""

from __future__ import annotations

import functools
import json
import runpy
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, small
from tests.bots.last_rounds import best_by_brute_force, expected_points, judge_of

from railwright.bots.ink.aims import COLUMNS, GOAL, NOW, no_aims
from railwright.bots.ink.desk import new_desk
from railwright.bots.ink.last_round import exhaust, new_memory
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import SCRATCH
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.ink.rules.expansions import KEYS, hooks
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.goals import FIVE_CENTRAL, LOOP, ROW_OR_COLUMN, SQUARE, THREE_CORNERS, THREE_VILLAGES
from railwright.ink.rules.longest import READINGS, SPACES_ONCE
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import HIGHWAY_SCORE, RAILWAY_SCORE, score
from railwright.ink.rules.sheet import (
    DICE_SLOTS,
    EDITIONS,
    NO_DIE,
    SPECIALS_SPENT,
    Words,
)
from railwright.ink.rules.turn import ACTIONS, FINISH, apply, legal_actions, start_round

LIMIT = 100_000
BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "ink_last_round.py"

SMALL_TREES = [
    *[(0, 0, 3, 3), (0, 0, 1, 0), (0, 1, 1, 3), (0, 2, 2, 3), (0, 3, 1, 3), (0, 4, 1, 3), (0, 5, 1, 3), (0, 6, 1, 3)],
    *[(1, 0, 2, 3), (1, 0, 1, 0), (1, 1, 0, 3), (1, 2, 1, 3), (1, 3, 0, 3), (1, 4, 0, 3), (1, 5, 0, 3), (1, 6, 0, 3)],
    *[(0, 7, 1, 3), (1, 7, 0, 3), (0, 8, 0, 3), (1, 8, 0, 3)],
]
"""Edition, expansion, route dice kept, specials already spent."""


@functools.cache
def after_all_rounds_but_one(edition: int, expansion: int, seed: int) -> Words:
    """A sheet as a casual player draws it; both readings and several tests begin with it."""
    return play_alone(small("casual"), edition, expansion, seed, ROUNDS_OF[expansion] - 1)


def before_last_round(edition: int, expansion: int, seed: int, dice_kept: int, specials_spent: int) -> Words:
    """A sheet with some dice of the last round to draw."""
    sheet = after_all_rounds_but_one(edition, expansion, seed).copy()
    dice, stream = np.empty(DICE_SLOTS, dtype=np.int64), np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed + 1000)
    roll(edition, expansion, stream, dice)
    dice[dice_kept:4] = NO_DIE
    start_round(sheet, dice)
    sheet[SPECIALS_SPENT] = specials_spent
    return sheet


@pytest.mark.parametrize(("edition", "expansion", "dice_kept", "specials_spent"), SMALL_TREES)
def test_exhaustive_search_finds_the_best_sheet(
    edition: int, expansion: int, dice_kept: int, specials_spent: int
) -> None:
    """On small trees the search to the end, bounds included, finds the very score that brute force finds (the mean of
    all last rolls where there is one to come)."""
    memory, result = new_memory(LIMIT), np.empty(2)
    for seed, reading in product(range(3), range(len(READINGS))):
        sheet = before_last_round(edition, expansion, seed, dice_kept, specials_spent)
        judge = judge_of(edition, expansion, reading, no_aims())
        assert exhaust(sheet, judge, -1000.0, LIMIT, memory, result)
        assert result[0] == pytest.approx(best_by_brute_force(sheet, reading), abs=1e-9)
        final = sheet.copy()
        for action in memory.path[1 : 1 + memory.path[0]].tolist():
            apply(final, action)
        assert expected_points(final, reading) == pytest.approx(result[0], abs=1e-9)


def test_goals_count_in_the_last_round() -> None:
    """The search finds the best sum of score and goals (RI-5.4), whichever goals are open."""
    memory, result = new_memory(LIMIT), np.empty(2)
    for seed, goals in product(
        range(2), [(FIVE_CENTRAL, LOOP, SQUARE), (ROW_OR_COLUMN, THREE_CORNERS, THREE_VILLAGES)]
    ):
        aims = np.zeros((len(goals), COLUMNS))
        aims[:, GOAL], aims[:, NOW] = goals, 4.0
        sheet = before_last_round(1, 0, seed, 2, 3)
        assert exhaust(sheet, judge_of(1, 0, 0, aims), -1000.0, LIMIT, memory, result)
        assert result[0] == best_by_brute_force(sheet, 0, aims)


@pytest.mark.parametrize(("edition", "expansion", "dice_kept", "specials_spent"), SMALL_TREES)
def test_no_bound_is_below_what_can_be_reached(
    edition: int, expansion: int, dice_kept: int, specials_spent: int
) -> None:
    """The bound of each drawing that is open is at least the best score that brute force reaches after it."""
    memory, result = new_memory(LIMIT), np.empty(2)
    actions = np.empty(ACTIONS, dtype=np.int64)
    for seed, reading in product(range(3, 5), range(len(READINGS))):
        sheet = before_last_round(edition, expansion, seed, dice_kept, specials_spent)
        if hooks.first_of_all(sheet) != Reason.FINE:
            legal_actions(sheet, actions)
            apply(sheet, int(actions[0]))
        open_now = set(actions[: legal_actions(sheet, actions)].tolist()) - {FINISH}
        proven = exhaust(sheet, judge_of(edition, expansion, reading, no_aims()), -1000.0, 0, memory, result)
        assert proven == (not open_now)
        if not open_now:
            continue
        left = int(memory.counts[0]) + 1
        bounds = dict(zip(memory.actions[0, :left].tolist(), memory.bounds[0, :left].tolist(), strict=True))
        assert set(bounds) - {FINISH} == open_now
        for action in open_now:
            child = sheet.copy()
            apply(child, action)
            assert best_by_brute_force(child, reading) <= bounds[action]


@pytest.mark.parametrize(("edition", "expansion"), [*product(range(len(EDITIONS)), range(len(KEYS)))])
def test_no_bound_is_below_what_a_wide_beam_reaches(edition: int, expansion: int) -> None:
    """With all dice to draw the bounds hold, too: on the way to each of the beam's sheets no drawing is bounded below
    that sheet's score, and no line below its longest lines (lava may erase a piece, which its bounds add apart).
    """
    memory, result, desk = new_memory(LIMIT), np.empty(2), new_desk(20, 60, 12)
    parts = np.empty(SCRATCH, dtype=np.int64)
    for seed, reading in product(range(4), range(len(READINGS))):
        root = before_last_round(edition, expansion, seed, 4, seed % 3)
        judge = judge_of(edition, expansion, reading, no_aims())
        found = search_round(root, judge, 20, desk, 0.0, 0)
        assert found
        for path, final in zip(desk.final_path[:found], desk.final_words[:found], strict=True):
            worth, sheet = score(final, reading, parts), root.copy()
            longest = parts[[HIGHWAY_SCORE, RAILWAY_SCORE]].copy()
            for action in path[1 : 1 + path[0]].tolist():
                undecided = hooks.first_of_all(sheet) != Reason.FINE
                exhaust(sheet, judge, worth - 1.0, 0, memory, result)
                left = int(memory.counts[0]) + 1
                bounds = dict(zip(memory.actions[0, :left].tolist(), memory.bounds[0, :left].tolist(), strict=True))
                assert bounds[action] >= worth
                assert undecided or KEYS[expansion] == "lava" or (memory.lines[0] >= longest).all()
                apply(sheet, action)


BEST_TOTALS = (
    *(50, 51, 52, 53, 55, 57, 47, 53, 55, 53, 44, 45, 48, 43, 51, 48, 38, 39, 50, 42, 44, 42, 41, 35, 45, 40, 42, 42),
    *(53, 55, 39, 56, 46, 54, 62, 48, 54, 56, 59, 50, 46, 56, 65, 69, 62, 58, 46, 66, 62),
)
"""What every sixth public game can reach in round 7, reading `spaces`."""


def test_best_totals_of_public_games(shared_data: Path) -> None:
    """The best totals of public games' last rounds are those that an earlier, independent search proved."""
    games = (shared_data / "games" / "scored_games.jsonl").read_text().splitlines()[::6]
    benchmark = runpy.run_path(str(BENCHMARK))
    sheets = [benchmark["sheet_before_last_round"](json.loads(game)["rounds"]) for game in games]
    usable = [sheet for sheet in sheets if sheet is not None]
    memory, result = new_memory(LIMIT), np.empty(2)
    judge = judge_of(0, 0, SPACES_ONCE, no_aims())
    for sheet, best in zip(usable, BEST_TOTALS, strict=True):
        assert exhaust(sheet, judge, best - 1.0, LIMIT, memory, result)
        assert result[0] == best


def test_a_limit_leaves_the_result_unproven() -> None:
    """Where the positions run out the search says so and keeps what it knew; less is proven with fewer positions."""
    sheet = before_last_round(0, 0, 1, 4, 0)
    judge = judge_of(0, 0, 0, no_aims())
    memory, result = new_memory(LIMIT), np.empty(2)
    assert exhaust(sheet, judge, -1000.0, LIMIT, memory, result)
    best = result[0]
    for limit in (0, 5, 50):
        assert not exhaust(sheet, judge, -1000.0, limit, memory, result)
        assert result[0] <= best
    assert exhaust(sheet, judge, 999.0, LIMIT, memory, result)
    assert result[0] == 999.0
    assert memory.path[0] == 0
    margin = runpy.run_path(str(BENCHMARK))["proven_margin"]
    margins = [margin(sheet, judge, best, limit, memory) for limit in (50, 500, LIMIT)]
    assert margins == sorted(margins, reverse=True)
    assert margins[0] > margins[-1] == 0
