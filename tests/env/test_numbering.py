"""Tests of the two numberings: pinned for good, and the same actions as the engine's."""

from __future__ import annotations

import hashlib

import pytest
from tests.env.games import GAMES, NAMES, env_of
from tests.env.mask_checks import faults_on_random_states

from railwright.env.game import Game
from railwright.env.numbering import NumberingName, numbering_of
from railwright.ink.rules.pieces import EXPANSION_OF, VARIANTS
from railwright.ink.rules.placing import placements, plain_placements
from railwright.ink.rules.turn import ACTIONS

BASE, MOST, LAVA, METEOR, LAKE, DESERT, CANYON = 1765, 2157, 2206, 1775, 2549, 2164, 2485
COMPACT = {
    "Ink": BASE,
    "InkLava": LAVA,
    "InkMeteor": METEOR,
    "InkForest": MOST,
    "InkTrail": MOST,
    "InkRiver": MOST,
    "InkLake": LAKE,
    "InkDesert": DESERT,
    "InkCanyon": CANYON,
    "Challenge": BASE,
    "ChallengeLava": LAVA,
    "ChallengeMeteor": METEOR,
    "ChallengeForest": MOST,
    "ChallengeTrail": MOST,
    "ChallengeRiver": MOST,
    "ChallengeLake": LAKE,
    "ChallengeDesert": DESERT,
    "ChallengeCanyon": CANYON,
}


def test_the_compact_numbering_is_pinned() -> None:
    """How many numbers every game has, and what each of them means, is the same as ever."""
    numberings = [numbering_of(game, "compact") for game in GAMES]
    told = "\n".join(numbering.describe(number) for numbering in numberings for number in range(numbering.actions))
    assert {game.name: n.actions for game, n in zip(GAMES, numberings, strict=True)} == COMPACT
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == "1fca25f99491876c"


@pytest.mark.parametrize(
    ("number", "meaning"),
    [
        (0, "die 1 /0 @A1"),
        (48, "die 1 /0 @G7"),
        (49, "die 1 /1 @A1"),
        (49 * 4, "die 2 /0 @A1"),
        (49 * 12, "die 4 /0 @A1"),
        (49 * 20, "special-hhhr /0 @A1"),
        (49 * 36, "done"),
    ],
)
def test_some_numbers_of_the_base_game(number: int, meaning: str) -> None:
    """A die has as many orientations as its most winding face; specials and `done` follow the dice."""
    assert numbering_of(Game(), "compact").describe(number) == meaning


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_full_numbering_is_the_engine_s(game: Game) -> None:
    """The full numbering of every game has the engine's own 10,048 numbers."""
    numbering = numbering_of(game, "full")
    assert numbering.actions == ACTIONS == 10048
    env = env_of(game, numbering="full")
    env.reset(seed=1)
    assert env.legal_actions() == [action.number for action in env.sheet.legal()]


@pytest.mark.parametrize("numbering", ["compact", "full"])
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_masks_are_the_engine_s_legal_actions(game: Game, numbering: NumberingName) -> None:
    """On thousands of random states of every game the mask is the engine's legal actions, one for one."""
    assert faults_on_random_states(game, numbering, states=15_000) == 0


def test_plain_placements_are_placements() -> None:
    """In games without an expansion it makes no difference whether expansions are asked."""
    plain = [variant for variant in VARIANTS if variant.piece not in EXPANSION_OF]
    for game in GAMES:
        if game.expansion is None:
            env = env_of(game)
            env.reset(seed=2)
            for _ in range(30):
                words = env.sheet.words
                assert all(placements(words, v.number) == plain_placements(words, v.number) for v in plain)
                env.step(env.legal_actions()[0])
