"""Tests of the Gymnasium environments."""

from __future__ import annotations

import copy
import importlib
import pickle
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.env.games import GAMES, NAMES, env_of, random_steps

import railwright.env
from railwright.core.errors import RailwrightError
from railwright.env.chance import rolls_of
from railwright.env.game import Game
from railwright.env.observing import specification_of
from railwright.env.position import Position
from railwright.env.solo import SoloEnv
from railwright.ink.rules.board import SPACES
from railwright.ink.score import explain


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_gymnasium_s_checker_is_content(game: Game) -> None:
    """Every registered environment passes `check_env`, its warnings being errors."""
    env = gymnasium.make(game.id)
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize(
    "options",
    [
        {"observation": "planes", "reward": "gain"},
        {"numbering": "full", "mask_in_observation": False, "reward": "win", "par": 30},
        {"observation": "planes", "mask_in_observation": False, "longest": "spaces", "reward": "difference"},
    ],
)
def test_gymnasium_s_checker_is_content_with_options(options: dict[str, Any]) -> None:
    """The same in the other forms of actions, observations and rewards."""
    check_env(gymnasium.make("railwright/ChallengeLava-v0", **options).unwrapped)


def test_every_edition_and_expansion_is_registered() -> None:
    """The ids come from the records: each edition with each expansion, and nothing else."""
    railwright.env.register_all()
    ids = {name for name in gymnasium.registry if name.startswith("railwright/")}
    assert ids == {game.id for game in GAMES}
    assert {"railwright/Ink-v0", "railwright/ChallengeCanyon-v0"} < ids


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_seed_gives_the_same_episodes(game: Game) -> None:
    """Whole episodes with the same seed are the same step by step; another seed gives others."""
    first, again, other = (
        [(a, s["observation"].tobytes(), r, over, i["action_mask"].tobytes()) for a, s, r, over, i in steps]
        for steps in (random_steps(env_of(game), seed, episodes=2) for seed in (5, 5, 6))
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_observation_is_what_the_specification_says(game: Game) -> None:
    """Written step by step or all at once, an observation is the same, and its planes are the pieces of the sheet."""
    env, fresh = env_of(game), env_of(game)
    fresh.reset(seed=0)
    specification = specification_of(game)
    for number, (_, seen, _, over, info) in enumerate(random_steps(env, 3)):
        if number % 5 == 0 and not over:
            fresh.restore(env.position())
            shown, told = fresh._observation(), fresh._info()
            assert (shown["observation"] == seen["observation"]).all()
            assert (told["action_mask"] == info["action_mask"]).all()
    planes = {
        field.name: seen["observation"][field.offset : field.offset + SPACES].reshape(7, 7)
        for field in specification.fields
        if field.is_plane
    }
    drawn = {(piece.row, piece.col): piece.variant for piece in env.sheet.drawn}
    for row, col in np.ndindex(7, 7):
        variant = drawn.get((row, col))
        assert planes["drawn"][row, col] == (variant is not None)
        assert planes["station"][row, col] == (variant is not None and variant.station)
        for side, letter in enumerate("NESW"):
            assert planes[f"highway {letter}"][row, col] == (variant is not None and variant.edges[side] == "H")
            assert planes[f"railway {letter}"][row, col] == (variant is not None and variant.edges[side] == "R")


def test_planes_are_the_same_bits_as_the_flat_vector() -> None:
    """The observation as planes and facts, one after the other, is the flat one."""
    flat, planes = env_of(Game()), env_of(Game(), observation="planes", mask_in_observation=False)
    for (_, one, *_), (_, other, *_) in zip(random_steps(flat, 4), random_steps(planes, 4), strict=True):
        assert set(other) == {"planes", "facts"}
        assert (np.concatenate([other["planes"].ravel(), other["facts"]]) == one["observation"]).all()
    bare = env_of(Game(), mask_in_observation=False)
    assert bare.reset(seed=1)[0].shape == bare.observation_space.shape


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_reward_is_the_score(game: Game) -> None:
    """The final score is that of the rules; gains add up to it; difference and win compare it with a par."""
    *before, (_, _, reward, over, info) = random_steps(env_of(game), 7)
    env = env_of(game)
    for _ in random_steps(env, 7):
        pass
    assert over
    assert all(step[2] == 0 for step in before)
    total = info["score"]
    assert reward == total
    gains = [step[2] for step in random_steps(env_of(game, reward="gain"), 7)]
    assert sum(gains) == total
    assert [s[2] for s in random_steps(env_of(game, reward="difference", par=20), 7)][-1] == total - 20
    for par, won in ((total - 1, 1.0), (total, 0.5), (total + 1, 0.0)):
        assert [step[2] for step in random_steps(env_of(game, reward="win", par=par), 7)][-1] == won


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """Refused actions, with the rules' own words, leave an episode as if they had never been tried."""
    env, plain = SoloEnv(), SoloEnv()
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=9)
    plain.reset(seed=9)
    over = False
    while not over:
        illegal = int(chance.choice(np.flatnonzero(info["action_mask"] == 0)))
        for number in (illegal, -1, env.numbering.actions, 10**9):
            again, reward, over, _, told = env.step(number)
            assert (reward, over) == (0.0, False)
            assert told["refused"].endswith(".")
            assert all((again[name] == seen[name]).all() for name in seen)
            assert (told["action_mask"] == info["action_mask"]).all()
        action = int(chance.choice(info["legal_actions"]))
        seen, reward, over, _, info = env.step(action)
        assert "refused" not in info
        assert plain.step(action)[1] == reward
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_can_raise() -> None:
    """With `illegal="raise"` a refusal is an exception with the reason, and the game goes on after it."""
    env = SoloEnv(illegal="raise")
    env.reset(seed=1)
    env.set_roll(["highway-straight"] * 3 + ["overpass"])
    before = env.sheet.words
    with pytest.raises(RailwrightError, match=r"Action 1666 is refused\. The piece must be joined to an exit"):
        env.step(1666)
    with pytest.raises(RailwrightError, match="straight"):
        env.step(env.numbering.actions - 1)
    assert (env.sheet.words == before).all()


def test_there_are_168_base_rolls() -> None:
    """Dice that are alike have no order: 168 distinct rolls, whose probabilities add up to one."""
    rolls = rolls_of(Game())
    assert len(rolls) == 168
    assert len({roll.faces for roll in rolls}) == 168
    assert sum(roll.probability for roll in rolls) == pytest.approx(1)
    by_faces = {roll.faces: roll.probability for roll in rolls}
    assert by_faces["highway-straight", "highway-straight", "highway-straight", "overpass"] == pytest.approx(1 / 648)
    assert by_faces["highway-straight", "railway-straight", "highway-t", "overpass"] == pytest.approx(6 / 648)


def test_a_planner_can_set_every_roll() -> None:
    """At the start of a round each roll can be set in turn; dice in any order are the same; later it is refused."""
    env = SoloEnv()
    env.reset(seed=2)
    start = env.position()
    for roll in env.rolls():
        env.set_roll(roll.faces[::-1][1:] + roll.faces[-1:])
        shown = sorted(face for face, _ in env.sheet.dice)
        assert shown == sorted(roll.faces)
    env.restore(start)
    env.step(env.legal_actions()[0])
    with pytest.raises(RailwrightError, match="nothing has been done"):
        env.set_roll(("highway-straight",) * 3 + ("overpass",))
    with pytest.raises(RailwrightError):
        start.roll(("overpass",) * 4)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_position_goes_on_like_the_environment(game: Game) -> None:
    """A position with explicit chance, given the rolls of an episode, plays the same game to the same score."""
    env, position = env_of(game), Position.new(game)
    chance = np.random.default_rng(8)
    _, info = env.reset(seed=8)
    over, total = False, 0
    while not over:
        if position.is_chance:
            assert sum(roll.probability for roll in position.rolls()) == pytest.approx(1)
            position.words[:] = env.position().words
            assert not position.is_chance
        assert position.legal() == info["legal_actions"]
        action = int(chance.choice(info["legal_actions"]))
        copy = position.copy()
        for wrong in (-1, int(np.flatnonzero(info["action_mask"] == 0)[0]), position.numbering.actions, 1 << 70):
            with pytest.raises(RailwrightError, match="not the number of a legal action"):
                position.apply(wrong)
        assert np.array_equal(copy.words, position.words)
        position.apply(action)
        _, _, over, _, info = env.step(action)
        assert not np.array_equal(copy.words, position.words)
        total = info.get("score", 0)
    if position.is_chance:  # the roll after the last round, which asks nothing of this sheet
        position.roll(position.rolls()[0].faces)
    assert position.is_over
    assert explain(env.sheet).total == total


def test_a_position_holds_no_dice_to_come() -> None:
    """Two games that differ only in the seeds of later rolls are in equal positions."""
    one, other = SoloEnv(), SoloEnv()
    one.reset(seed=1)
    other.reset(seed=2)
    faces = ("highway-curve", "railway-t", "railway-straight", "station-curve")
    one.set_roll(faces)
    other.set_roll(faces)
    assert one.position().words.tobytes() == other.position().words.tobytes()


@pytest.mark.parametrize("kept", [Position.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))])
def test_a_kept_position_holds_no_dice_to_come_either(kept: Callable[[Position], Position]) -> None:
    """However it was copied, the dice after a position are those of the environment that goes on from it."""
    env = SoloEnv()
    env.reset(seed=1)
    position = kept(env.position())
    assert position.rolls() == env.rolls()
    shown = []
    for seed in range(8):
        other = SoloEnv()
        other.reset(seed=seed)
        other.restore(position)
        assert other.legal_actions() == env.legal_actions() == position.legal()
        while other.sheet.round == 1:
            other.step(other.legal_actions()[-1])
        shown.append(other.sheet.dice)
    assert len(set(shown)) > 4
    fresh = SoloEnv()
    fresh.restore(position)  # without a reset before
    assert fresh.legal_actions() == position.legal()


def test_clone_and_restore() -> None:
    """Whatever is tried after a position, restoring it brings the same game back."""
    env = SoloEnv()
    _, info = env.reset(seed=3)
    kept, masks = env.position(), info["action_mask"]
    for action in info["legal_actions"][:20]:
        env.step(action)
        env.restore(kept)
        assert (env._info()["action_mask"] == masks).all()
        assert (env.sheet.words == kept.words).all()
    _, told = env.reset(options={"position": kept})
    assert (told["action_mask"] == masks).all()
    with pytest.raises(RailwrightError, match="another game"):
        SoloEnv("challenge").restore(kept)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copied_environment_goes_on_by_itself(copied: Callable[[SoloEnv], SoloEnv]) -> None:
    """A deep copy, or one by way of a pickle, plays on to the end as the first does, with the same dice."""
    env = SoloEnv()
    env.reset(seed=1)
    env.step(env.legal_actions()[0])
    other = copied(env)
    over = False
    while not over:
        action = env.legal_actions()[0]
        seen, reward, over, _, info = env.step(action)
        again, also, ended, _, told = other.step(action)
        assert (reward, over, info["legal_actions"]) == (also, ended, told["legal_actions"])
        assert all((seen[name] == again[name]).all() for name in seen)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_pictures(game: Game) -> None:
    """Every sheet can be seen as pixels, as text and as SVG."""
    env = env_of(game)
    for _ in random_steps(env, 5):
        pass
    env.render_mode = "rgb_array"
    pixels = env.render()
    assert pixels.shape == (420, 420, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10
    env.render_mode = "ansi"
    assert "A" in env.render()
    env.render_mode = "svg"
    assert env.render().startswith("<svg")


def test_unknown_options_are_refused() -> None:
    """A wrong option gets a sentence that names the right ones."""
    for wrong in ({"render_mode": "video"}, {"reward": "fame"}, {"numbering": "roman"}, {"illegal": "fine"}):
        with pytest.raises(RailwrightError, match="must be one of"):
            SoloEnv(**wrong)  # type: ignore[arg-type]
    with pytest.raises(RailwrightError, match="expansion must be one of"):
        SoloEnv(expansion="snow")


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_s_own_vectors_hold_it(mode: str) -> None:
    """Several single environments in Gymnasium's own vector environments: what `info` says fits in, too."""
    many = gymnasium.make_vec("railwright/Ink-v0", num_envs=2, vectorization_mode=mode)
    _, info = many.reset(seed=1)
    for _ in range(3):
        _, _, _, _, info = many.step(np.array([legal[0] for legal in info["legal_actions"]]))
        assert "refused" not in info
    many.close()


def test_masks_for_sb3() -> None:
    """`action_masks()` is the mask as truth values."""
    env = SoloEnv()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


def test_without_gymnasium_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is missing, importing the package says how to get it."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.delitem(sys.modules, "railwright.env")
    with pytest.raises(RailwrightError, match=r"railwright\[env\]"):
        __import__("railwright.env")


def test_without_openspiel_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for the games of OpenSpiel."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.delitem(sys.modules, "railwright.env.openspiel", raising=False)
    with pytest.raises(RailwrightError, match=r"railwright\[openspiel\]"):
        importlib.import_module("railwright.env.openspiel")
