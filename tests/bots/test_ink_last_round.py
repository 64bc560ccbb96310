"""The last round of Railroad Ink, searched to the end."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, points, small

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.last_round import exhaust, new_memory
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.room import Game, stamps
from railwright.bots.ink.weights import load
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.ink.rules.board import ROUNDS, ROUNDS_WITH_EXPANSION
from railwright.ink.rules.lines import READINGS
from railwright.ink.rules.sheet import NO_DIE, NO_EXPANSION, SPECIALS_SPENT, Words
from railwright.ink.rules.turn import ACTIONS, DICE_SLOTS, FINISH, apply, legal_actions, start_round

LIMIT = 100_000


def before_last_round(edition: int, expansion: int, seed: int, dice_kept: int, specials_spent: int) -> Words:
    """A sheet with some dice of the last round to draw."""
    rounds = ROUNDS if expansion == NO_EXPANSION else ROUNDS_WITH_EXPANSION
    sheet = play_alone(small("casual"), edition, expansion, seed, rounds - 1)
    dice, stream = np.empty(DICE_SLOTS + 2, dtype=np.int64), np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed + 1000)
    roll(edition, expansion, stream, dice)
    dice[dice_kept:4] = NO_DIE
    start_round(sheet, dice, dice[DICE_SLOTS], dice[DICE_SLOTS + 1])
    sheet[SPECIALS_SPENT] = specials_spent
    return sheet


def best_by_brute_force(root: Words, reading: int) -> int:
    """The best score of all sheets at which the round may be ended, tried one by one through the rules alone."""
    best, left, seen = -1000, [root], set()
    actions = np.empty(ACTIONS, dtype=np.int64)
    while left:
        sheet = left.pop()
        for action in actions[: legal_actions(sheet, actions)].tolist():
            if action == FINISH:
                best = max(best, points(sheet, reading))
                continue
            child = sheet.copy()
            apply(child, action)
            if child.tobytes() not in seen:
                seen.add(child.tobytes())
                left.append(child)
    return best


@pytest.mark.parametrize(
    ("edition", "expansion", "dice_kept", "specials_spent"),
    [(0, 0, 3, 3), (0, 0, 1, 0), (1, 0, 2, 3), (0, 1, 1, 3), (0, 2, 2, 3), (0, 3, 1, 3), (0, 4, 1, 3)],
)
def test_exhaustive_search_finds_the_best_sheet(
    edition: int, expansion: int, dice_kept: int, specials_spent: int
) -> None:
    """On small trees the search to the end, bounds included, finds the very score that brute force finds."""
    network, prior = load(edition, expansion)
    rounds = ROUNDS if expansion == NO_EXPANSION else ROUNDS_WITH_EXPANSION
    memory, result = new_memory(LIMIT), np.empty(2)
    for seed in range(3):
        sheet = before_last_round(edition, expansion, seed, dice_kept, specials_spent)
        for reading in range(len(READINGS)):
            game = Game(patterns(edition, expansion), network, prior, stamps(), no_aims(), rounds, reading, 0.0)
            assert exhaust(sheet, game, -1000.0, LIMIT, memory, result)
            assert result[0] == best_by_brute_force(sheet, reading)
            final = sheet.copy()
            for action in memory.path[1 : 1 + memory.path[0]].tolist():
                apply(final, action)
            assert points(final, reading) == result[0]


def test_a_limit_leaves_the_result_unproven() -> None:
    """Where the positions run out, the search says so and keeps what it knew."""
    network, prior = load(0, 0)
    sheet = before_last_round(0, 0, 1, 4, 0)
    game = Game(patterns(0, 0), network, prior, stamps(), no_aims(), ROUNDS, 0, 0.0)
    memory, result = new_memory(LIMIT), np.empty(2)
    assert not exhaust(sheet, game, 999.0 - 1000.0 * 2, 5, memory, result)
    assert exhaust(sheet, game, 999.0, LIMIT, memory, result)
    assert result[0] == 999.0
    assert memory.path[0] == 0
