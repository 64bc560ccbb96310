"""Tests of the two numberings: pinned for good, and the same actions as the engine's."""

from __future__ import annotations

import hashlib
import itertools

import pytest
from tests.env.games import GAMES, NAMES, env_of
from tests.env.mask_checks import faults_on_random_states

from railwright.env.game import Game
from railwright.env.ink_table import InkTable
from railwright.env.numbering import NumberingName, numbering_of
from railwright.env.observing import specification_of
from railwright.env.vector import SoloVectorEnv
from railwright.ink.options import Options
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


EPISODES = {
    "Ink": "6ab9c1277bb943b1",
    "InkLava": "94a601e32257ebe5",
    "InkMeteor": "0f25140a7934e90d",
    "InkForest": "f9d27225c8fc4154",
    "InkTrail": "1cebddd033a7eb42",
    "InkRiver": "bf3a8d65bb42cd99",
    "InkLake": "16bafc0cf51a3b4a",
    "InkDesert": "36189945d609af0e",
    "InkCanyon": "8ce6e21b884bf0ef",
    "Challenge": "db5675349c5a32e0",
    "ChallengeLava": "3e46cd8b5affc3db",
    "ChallengeMeteor": "495b5c978d0953bf",
    "ChallengeForest": "c4dea33d697f8887",
    "ChallengeTrail": "8e7c6f2c4693bef5",
    "ChallengeRiver": "23dfb93d0f72d480",
    "ChallengeLake": "2412a2cc7bb11b7f",
    "ChallengeDesert": "bfbf0eaa623f572f",
    "ChallengeCanyon": "48ab76c3781a027b",
}


def digest_of(lines: list[str]) -> str:
    """A short name for just these lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_the_compact_numbering_is_pinned() -> None:
    """How many numbers every game has, and what each of them means, is the same as ever."""
    numberings = [numbering_of(game, "compact") for game in GAMES]
    told = [numbering.describe(number) for numbering in numberings for number in range(numbering.actions)]
    assert {game.name: n.actions for game, n in zip(GAMES, numberings, strict=True)} == COMPACT
    assert digest_of(told) == "1fca25f99491876c"


def test_the_numbers_of_matches_are_pinned() -> None:
    """The same for matches: drawings with a draft's pool of dice, pairs, and to wait; and what is seen of all that."""
    told = []
    for game, draft, players in itertools.product(GAMES, (False, True), (2, 4)):
        goals = draft and game.edition == "challenge"
        options = Options(
            edition=game.edition,
            expansion=game.expansion,
            players=players,
            draft=draft,
            goals=goals,
            further_goals=goals,
        )
        table = InkTable(options, 0)
        told += [table.numbering.describe(number) for number in range(table.numbering.actions)]
        told.append(f"{table.first_pick} {table.actions}")
        told += [f"{part.name}: {part.meaning} {part.size}" for part in table.parts]
    assert digest_of(told) == "60dea8b71ad35725"


def test_the_bits_of_observations_are_pinned() -> None:
    """What each bit of every environment says is the same as ever."""
    fields = [(game.name, field) for game in GAMES for field in specification_of(game).fields]
    told = [f"{game}: {field.name}: {field.meaning} {field.offset} {field.width}" for game, field in fields]
    assert digest_of(told) == "5805b74e8039de69"


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_episodes_are_pinned(game: Game) -> None:
    """Seeds give the same dice, random actions, masks, observations and rewards as ever: an id never changes."""
    env = SoloVectorEnv(2, game.edition, game.expansion, reward="gain")
    env.reset(seed=1)
    digest = hashlib.sha256()
    for _ in range(90):
        actions = env.random_actions()
        seen, rewards, over, _, _ = env.step(actions)
        for array in (actions, seen["action_mask"], seen["observation"], rewards, over):
            digest.update(array.astype("<i8").tobytes())
    assert digest.hexdigest()[:16] == EPISODES[game.name]


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
