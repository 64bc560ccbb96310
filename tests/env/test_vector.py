"""Tests of the vector environment: thousands of games, each of them the same as a single one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from tests.env.games import GAMES, NAMES, env_of

from railwright.core.errors import RailwrightError
from railwright.env.game import Game
from railwright.env.helper import Helper
from railwright.env.position import Position
from railwright.env.vector import SoloVectorEnv


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_vector_is_its_single_games(game: Game) -> None:
    """Step by step, through the ends of games, every row is what a single environment of its seed shows."""
    many = SoloVectorEnv(3, game.edition, game.expansion)
    singles = [env_of(game) for _ in range(3)]
    seen, _ = many.reset(seed=11)
    for row, env in enumerate(singles):
        assert (env.reset(seed=11 + row)[0]["observation"] == seen["observation"][row]).all()
    over = np.zeros(3, dtype=bool)
    for _ in range(90):
        actions = many.random_actions()
        expected = [env.reset() if over[row] else env.step(actions[row]) for row, env in enumerate(singles)]
        was_over = over
        seen, rewards, over, truncated, info = many.step(actions)
        assert not truncated.any()
        for row, told in enumerate(expected):
            assert (told[0]["observation"] == seen["observation"][row]).all()
            assert (told[0]["action_mask"] == seen["action_mask"][row]).all()
            assert (told[0]["action_mask"] == info["action_mask"][row]).all()
            if not was_over[row]:
                assert (told[1], told[2]) == (rewards[row], over[row])  # type: ignore[misc]
                if over[row]:
                    assert info["score"][row] == told[4]["score"]  # type: ignore[misc]
    many.close()


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.DISABLED])
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_vector_is_its_single_games_in_every_form(game: Game, mode: AutoresetMode) -> None:
    """The same with the full numbering, planes and gains; games begin anew at once or when they are told to."""
    many = SoloVectorEnv(
        2, game.edition, game.expansion, numbering="full", observation="planes", reward="gain", autoreset_mode=mode
    )
    singles = [env_of(game, numbering="full", observation="planes", reward="gain") for _ in range(2)]

    def same(shown: dict[str, Any], row: int, expected: dict[str, Any]) -> bool:
        return all((shown[name][row] == expected[name]).all() for name in ("planes", "facts", "action_mask"))

    seen, _ = many.reset(seed=21)
    assert all(same(seen, row, env.reset(seed=21 + row)[0]) for row, env in enumerate(singles))
    ended = 0
    for _ in range(60):
        actions = many.random_actions()
        expected = [env.step(action) for env, action in zip(singles, actions, strict=True)]
        seen, rewards, over, _, info = many.step(actions)
        last = info["final_obs"] if mode is AutoresetMode.SAME_STEP and over.any() else seen
        if over.any() and mode is AutoresetMode.DISABLED:
            seen, _ = many.reset(options={"reset_mask": over})
        for row, (shown, reward, done, _, _) in enumerate(expected):
            assert (reward, done) == (rewards[row], over[row])
            assert same(last, row, shown)
            if done:
                assert same(seen, row, singles[row].reset()[0])
        ended += int(over.sum())
    assert ended
    many.close()


def test_seeds_may_be_given_in_every_form() -> None:
    """One number is counted up, several are each game's own; numbers and arrays of NumPy are numbers, too."""
    env = SoloVectorEnv(3)
    shown = [
        env.reset(seed=seed)[0]["observation"].tobytes()  # type: ignore[arg-type]
        for seed in (7, np.int64(7), [7, 8, 9], (7, 8, 9), np.arange(7, 10))
    ]
    assert len(set(shown)) == 1
    assert env.reset(seed=8)[0]["observation"].tobytes() != shown[0]
    for seed in ([1, 2], "1", 1.5):
        with pytest.raises((RailwrightError, TypeError)):
            env.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(RailwrightError, match="reset_mask does not fit"):
        env.reset(options={"reset_mask": [True]})


@pytest.mark.parametrize(
    "game", [Game(), Game("challenge", "lava"), Game("base", "desert")], ids=lambda game: game.name
)
def test_games_go_on_from_a_position(game: Game) -> None:
    """Any games may go on from a position: they show what it shows, and roll dice of their own; the others stay."""
    env, single = SoloVectorEnv(40, game.edition, game.expansion, reward="gain"), env_of(game, reward="gain")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.restore(Position.new(game))
    for seed in (0, 5):
        seen, _ = env.reset(seed=seed)
        _, info = single.reset(seed=3)
        for _ in range(seed):
            _, _, _, _, info = single.step(info["legal_actions"][-1])
        kept = single.position()
        again, told = env.restore(kept, rows=range(10, 40))
        assert (again["observation"][:10] == seen["observation"][:10]).all()
        assert (told["action_mask"][10:] == info["action_mask"]).all()
        copied = env.position(20)
        assert copied.words.tobytes() == kept.words.tobytes()
        assert (copied.before is None) == (kept.before is None)
        while env.sheet(20).round == kept.sheet.round:
            env.step([env.legal_actions(row)[-1] for row in range(40)])
        assert len({env.sheet(row).dice for row in range(10, 40)}) > 5
    waiting, _ = env.restore(Position.new(game))
    assert len(np.unique(waiting["observation"], axis=0)) > 10
    assert env.position(0).before is not None
    with pytest.raises(RailwrightError, match="another game"):
        env.restore(Position.new(Game("challenge")))
    env.close()


def test_a_copied_vector_goes_on_by_itself() -> None:
    """A deep copy or a pickle, threads included, plays on as the first does."""
    env = SoloVectorEnv(130, threads=2)
    env.reset(seed=1)
    env.random_steps(20)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected, _ = env.random_steps(50)
    for other in others:
        seen, _ = other.random_steps(50)
        assert all((seen[name] == expected[name]).all() for name in seen)
        other.close()
    env.close()


def test_threads_change_nothing() -> None:
    """One thread or four, the same games and random actions come out; shares of a game more or less lose none."""
    shown = []
    for threads in (1, 4):
        env = SoloVectorEnv(301, threads=threads, copy=False)
        env.reset(seed=1)
        for _ in range(60):
            actions = env.random_actions()
            seen, rewards, *_ = env.step(actions)
        shown.append((seen["observation"].tobytes(), rewards.tobytes(), actions.tobytes()))
        env.close()
    assert shown[0] == shown[1]


def test_what_goes_wrong_in_a_thread_is_raised() -> None:
    """A helping thread hands on an exception, and goes on helping."""
    helper, done = Helper(), []
    for work in (lambda: done.append(1), lambda: 1 / 0, lambda: done.append(2)):
        helper.ask(work)
    helper.wait()
    with pytest.raises(ZeroDivisionError):
        helper.wait()
    helper.wait()
    assert done == [1, 2]
    helper.end()


def test_random_actions_are_legal_and_equally_likely() -> None:
    """Asked again and again, every legal action is chosen about equally often; games of other seeds choose others."""
    env = SoloVectorEnv(100)
    env.reset(seed=1)
    drawn = np.array([env.random_actions() for _ in range(100)])
    assert (drawn[:, 0] != drawn[:, 1]).any()
    env.reset(seed=[7] * 100)
    env._bank.lots[:] = np.random.default_rng(1).integers(1, 1 << 32, env._bank.lots.shape)
    chosen, often = np.unique([env.random_actions() for _ in range(100)], return_counts=True)
    assert chosen.tolist() == env.legal_actions(0)
    assert often.max() < 3 * often.mean()
    assert often.min() > often.mean() / 3


def test_random_steps_in_one_go() -> None:
    """Many random steps at once are the same as one after the other, through the ends of games."""
    one, other = SoloVectorEnv(130, threads=2), SoloVectorEnv(130, threads=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        one.random_steps(1)
    one.reset(seed=1)
    other.reset(seed=1)
    ended = np.zeros(130, dtype=bool)
    for _ in range(60):
        expected, _, over, _, told = one.step(one.random_actions())
        ended |= over
    seen, info = other.random_steps(60)
    assert all((seen[name] == expected[name]).all() for name in seen)
    assert all((info[name] == told[name]).all() for name in told)
    assert ended.all()
    one.close()
    other.close()


def test_buffers_of_the_caller_are_written() -> None:
    """Observations and masks are written into the arrays that the caller hands in; what does not fit is refused."""
    probe = SoloVectorEnv(8)
    sizes = {"observation": (probe.specification.size, np.uint8), "action_mask": (probe.numbering.actions, np.int8)}
    buffers = {name: np.ones((8, size), dtype=kind) for name, (size, kind) in sizes.items()}
    env = SoloVectorEnv(8, copy=False, buffers=buffers)
    seen, _ = env.reset(seed=1)
    assert all(seen[name] is buffers[name] for name in buffers)
    expected, _ = probe.reset(seed=1)
    for _ in range(50):
        actions = env.random_actions()
        env.step(actions)
        expected, *_ = probe.step(actions)
    assert all((buffers[name] == expected[name]).all() for name in buffers)
    with pytest.raises(RailwrightError, match="action_mask must be a writable, contiguous array of int8"):
        SoloVectorEnv(8, buffers={"action_mask": np.zeros((8, 5), dtype=np.int8)})


def test_copies_are_kept() -> None:
    """Unless it is asked otherwise, what a step returned stays as it was."""
    env = SoloVectorEnv(4)
    seen, info = env.reset(seed=1)
    kept = [array.copy() for array in (*seen.values(), info["action_mask"])]
    env.step(env.random_actions())
    assert all((one == other).all() for one, other in zip(kept, (*seen.values(), info["action_mask"]), strict=True))


def test_illegal_actions_are_refused_row_by_row() -> None:
    """A game with an illegal action stays as it is, the others go on."""
    env = SoloVectorEnv(4)
    seen, _ = env.reset(seed=1)
    actions = env.random_actions()
    actions[2] = -7
    again, rewards, over, _, info = env.step(actions)
    assert info["refused"].tolist() == [False, False, True, False]
    assert (again["observation"][2] == seen["observation"][2]).all()
    assert all((again["observation"][row] != seen["observation"][row]).any() for row in (0, 1, 3))
    assert not over.any()
    assert not rewards.any()


def test_the_three_ways_to_reset() -> None:
    """A finished game begins anew with the next step, with the same step, or only when it is asked to."""
    later, at_once, never = (SoloVectorEnv(2, autoreset_mode=mode) for mode in AutoresetMode)
    for env in (later, at_once, never):
        env.reset(seed=[3, 4])
    over = np.zeros(2, dtype=bool)
    while not over.any():
        actions = later.random_actions()
        seen, rewards, over, _, info = later.step(actions)
        new, also_rewards, also_over, _, told = at_once.step(actions)
        shown, *_ = never.step(actions)
        assert (over == also_over).all()
        assert (rewards == also_rewards).all()
        assert (shown["observation"] == seen["observation"]).all()
    done = int(np.flatnonzero(over)[0])
    assert not info["action_mask"][done].any()
    assert (told["final_obs"]["observation"][done] == seen["observation"][done]).all()
    assert told["final_info"]["score"][done] == info["score"][done]
    with pytest.raises(gymnasium.error.ResetNeeded):
        never.step([0, 0])
    asked, _ = never.reset(options={"reset_mask": over})
    begun, *_ = later.step(later.random_actions())
    for row in (done,):
        assert (begun["observation"][row] == new["observation"][row]).all()
        assert (asked["observation"][row] == new["observation"][row]).all()


def test_gymnasium_makes_it() -> None:
    """`make_vec` gives the compiled vector environment, whose spaces hold what it returns."""
    env = gymnasium.make_vec("railwright/ChallengeLake-v0", num_envs=5, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, SoloVectorEnv)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    seen, *_ = env.step(env.unwrapped.random_actions())
    assert seen in env.observation_space
    with pytest.raises(gymnasium.error.ResetNeeded):
        SoloVectorEnv(2).step([0, 0])
    for wrong in ({"num_envs": 0}, {"render_mode": "video"}):
        with pytest.raises(RailwrightError):
            SoloVectorEnv(**wrong)
    env.close()


def test_pictures_of_all_games() -> None:
    """Every game can be painted."""
    env = SoloVectorEnv(2, render_mode="rgb_array")
    env.reset(seed=1)
    pictures = env.render()
    assert pictures is not None
    assert [picture.shape for picture in pictures] == [(420, 420, 3)] * 2


def test_looking_ahead() -> None:
    """For each legal action: what the score would gain, and what would be seen, as the environment shows it then."""
    env = SoloVectorEnv(3, "challenge", "lake", reward="gain")
    env.reset(seed=5)
    for _ in range(12):
        env.step(env.random_actions())
    ahead = env.look_ahead()
    assert ahead.actions.tolist() == [number for row in range(3) for number in env.legal_actions(row)]
    single = env_of(Game("challenge", "lake"), reward="gain")
    single.reset(seed=1)
    for row in (0, 1, 2):
        mine = np.flatnonzero(ahead.games == row)
        for index in mine[::7]:
            single.restore(Position(env.game, env.sheet(row).words, None))
            seen, gain, *_ = single.step(ahead.actions[index])
            if not single.sheet.is_done and single.sheet.round == env.sheet(row).round:
                assert gain == ahead.gains[index]
                assert (seen["observation"] == ahead.observations[index]).all()
