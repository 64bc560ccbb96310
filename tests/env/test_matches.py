"""Tests of the PettingZoo environments: draft, goals, expansions and Rail Line, against PettingZoo's own tests."""

from __future__ import annotations

import functools
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from railwright.core.errors import RailwrightError
from railwright.env import ink_v0, line_v0
from railwright.env.ink_table import InkTable
from railwright.env.line_table import LineTable
from railwright.env.match_env import MatchEnv
from railwright.env.table import Table
from railwright.ink.match import Phase
from railwright.ink.options import Options
from railwright.line.match import Options as LineOptions

MATCHES: dict[str, dict[str, Any]] = {
    "plain": {"players": 2},
    "draft": {"players": 3, "draft": True},
    "goals": {"edition": "challenge", "players": 2, "goals": True},
    "all": {"edition": "challenge", "expansion": "lava", "players": 4, "draft": True, "goals": True},
    "desert": {"expansion": "desert", "players": 2},
    "mixed": {"edition": "challenge", "players": 2, "draft": True, "pool": ("base", "challenge"), "longest": "spaces"},
}
KINDS: dict[str, tuple[Any, dict[str, Any]]] = {
    **{name: (ink_v0, options) for name, options in MATCHES.items()},
    "line-2": (line_v0, {"players": 2}),
    "line-3": (line_v0, {"players": 3, "sheet": 2}),
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def made(kind: str, how: str, **terms: Any) -> Any:
    """An environment of a kind."""
    module, options = KINDS[kind]
    return getattr(module, how)(**options, **terms)


@every_kind
def test_pettingzoo_s_tests_are_content(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`api_test`, `parallel_api_test` and both seed tests pass; their warnings are errors."""
    api_test(made(kind, "env", mask_in_observation=False), num_cycles=150)
    parallel_api_test(made(kind, "parallel_env"), num_cycles=150)
    seed_test(functools.partial(made, kind, "env"), num_cycles=40)
    parallel_seed_test(functools.partial(made, kind, "parallel_env"), num_cycles=5)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # only PettingZoo's own may have masks inside
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # the same
def test_pettingzoo_is_content_with_masks_in_observations() -> None:
    """With the mask inside the observation, as PettingZoo's own board games have it, `api_test` passes, too."""
    for kind in ("draft", "line-3"):
        api_test(made(kind, "env"), num_cycles=100)


def episode(env: MatchEnv, seed: int) -> list[Any]:
    """A whole match of random legal actions, everything that every seat is told."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = []
    while env.agents:
        agent = env.agent_selection
        seen, reward, over, _, info = env.last()
        action = None if over else int(chance.choice(info["legal_actions"]))
        told.append((agent, seen["observation"].tobytes(), info["action_mask"].tobytes(), reward, over, action))
        env.step(action)
    return told


@every_kind
def test_a_seed_gives_the_same_match(kind: str) -> None:
    """A whole match with the same seed is the same, step by step and for every seat; another seed gives another."""
    first, again, other = (episode(made(kind, "raw_env"), seed) for seed in (3, 3, 4))
    assert first == again
    assert first != other


@every_kind
def test_observations_are_made_of_the_parts_that_are_described(kind: str) -> None:
    """The specification of a table gives the size of its observations, and names nothing twice."""
    env = made(kind, "raw_env")
    env.reset(seed=1)
    parts = env.seats.table.parts
    assert len({part.name for part in parts}) == len(parts)
    assert sum(part.size for part in parts) == env.observe("player_0")["observation"].size
    assert all(part.meaning for part in parts)


@every_kind
def test_one_after_the_other_and_all_at_once_come_to_the_same_scores(kind: str) -> None:
    """With the same decisions on the same sheets both interfaces play the same match."""
    if kind.startswith("line"):
        return
    one, all_ = made(kind, "raw_env", reward="final"), made(kind, "parallel_env", reward="final")
    one.reset(seed=5)
    all_.reset(seed=5)
    ended: dict[str, bool] = {}
    while not all(ended.values()) or not ended:
        masks = {agent: all_.seats.table.mask(seat) for seat, agent in enumerate(all_.possible_agents)}
        *_, rewards, ended, _, _ = all_.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    while not one.seats.table.over:
        one.step(int(np.flatnonzero(one.infos[one.agent_selection]["action_mask"])[0]))
    assert one.rewards == rewards


@pytest.mark.parametrize("kind", ["all", "line-3"])
def test_refused_decisions_change_nothing(kind: str) -> None:
    """Who tries what is not allowed is told why, stays on turn and goes on as if nothing had been."""
    env = made(kind, "raw_env")
    env.reset(seed=2)
    for _ in range(60):
        agent = env.agent_selection
        before = {name: env.observe(name)["observation"].tobytes() for name in env.agents}
        illegal = np.flatnonzero(env.infos[agent]["action_mask"] == 0)
        for number in (int(illegal[0]), int(illegal[-1]), -5, 10**6):
            env.step(number)
            assert env.agent_selection == agent
            assert env.infos[agent]["refused"].endswith(".")
            assert env.rewards[agent] == 0
        assert before == {name: env.observe(name)["observation"].tobytes() for name in env.agents}
        env.step(int(env.infos[agent]["legal_actions"][0]))
        assert "refused" not in env.infos[agent]


@every_kind
def test_the_four_rewards(kind: str) -> None:
    """Gains add up to the final score; the difference is to the best other seat; a win is shared by the first."""
    totals = dict.fromkeys(("final", "gain", "difference", "win"), 0.0)
    given: dict[str, list[float]] = {}
    for name in totals:
        env = made(kind, "raw_env", reward=name)
        chance = np.random.default_rng(1)
        env.reset(seed=1)
        begun = env.seats.table.totals()
        sums = dict.fromkeys(env.possible_agents, 0.0)
        while not env.seats.table.over:
            env.step(int(chance.choice(env.infos[env.agent_selection]["legal_actions"])))
            for agent, reward in env.rewards.items():
                sums[agent] += reward
        given[name] = list(sums.values())
    final = given["final"]
    assert [gain + start for gain, start in zip(given["gain"], begun, strict=True)] == final
    for seat, total in enumerate(final):
        assert given["difference"][seat] == total - max(final[:seat] + final[seat + 1 :])
    assert sum(given["win"]) == pytest.approx(1)
    assert given["win"][int(np.argmax(final))] > 0 or max(final) == sorted(final)[-2]


@pytest.mark.parametrize("kind", ["all", "line-2"])
def test_a_state_is_restored(kind: str) -> None:
    """From a restored state the match goes on in the same way, whatever was played meanwhile."""
    env = made(kind, "raw_env")
    env.reset(seed=6)

    def play(steps: int) -> list[bytes]:
        told = []
        for _ in range(steps):
            env.step(int(env.infos[env.agent_selection]["legal_actions"][-1]))
            told.append(env.observe(env.agent_selection)["observation"].tobytes())
        return told

    play(30)
    kept = env.state()
    first = play(25)
    env.restore(kept)
    assert play(25) == first


@pytest.mark.parametrize("kind", ["plain", "line-2"])
def test_a_state_is_restored_after_the_end(kind: str) -> None:
    """Who plays on to the end can come back, seat after seat and all at once, and ends in the same way."""
    env, chance = made(kind, "env"), np.random.default_rng(2)
    env.reset(seed=4)
    begun = env.unwrapped.state()
    told = []
    for _ in range(2):
        env.unwrapped.restore(begun)
        first = []
        for agent in env.agent_iter():
            _, reward, over, _, info = env.last()
            first.append((agent, reward, over))
            env.step(None if over else info["legal_actions"][len(info["legal_actions"]) // 2])
        assert env.agents == []
        told.append(first)
    assert told[0] == told[1]

    all_ = made(kind, "parallel_env")
    with pytest.raises(gymnasium.error.ResetNeeded):
        all_.step({})
    _, infos = all_.reset(seed=4)
    kept = all_.state()
    legal = {agent: info["legal_actions"] for agent, info in infos.items()}
    while all_.agents:
        *_, infos = all_.step({agent: int(chance.choice(infos[agent]["legal_actions"])) for agent in all_.agents})
    with pytest.raises(gymnasium.error.ResetNeeded):
        all_.step({})
    _, infos = all_.restore(kept)
    assert all_.agents == all_.possible_agents
    assert {agent: info["legal_actions"] for agent, info in infos.items()} == legal


@every_kind
def test_a_pickled_match_goes_on(kind: str) -> None:
    """An environment can be sent to another process: it plays on as the first does."""
    env = made(kind, "env")
    env.reset(seed=3)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        seen, _, _, _, info = env.last()
        again, _, _, _, told = other.last()
        assert (seen["observation"] == again["observation"]).all()
        assert info["legal_actions"] == told["legal_actions"]
        for one in (env, other):
            one.step(info["legal_actions"][-1])


@pytest.mark.parametrize("kind", MATCHES)
def test_masks_are_what_the_rules_allow(kind: str) -> None:
    """In drafts and with goals, too, the mask of a seat that draws is the engine's legal actions, one for one."""
    env, chance = made(kind, "raw_env"), np.random.default_rng(7)
    for seed in range(2):
        env.reset(seed=seed)
        while not env.seats.table.over:
            table, seat = env.seats.table, env.possible_agents.index(env.agent_selection)
            legal = env.infos[env.agent_selection]["legal_actions"]
            sheet = table.match.sheets[seat]
            if table.match.phase is Phase.DRAWING:
                meant = [table.numbering.engine_action(sheet.words, number) for number in legal]
                assert {action.number for action in meant} == {action.number for action in sheet.legal()}
                assert len(meant) == len(sheet.legal())
            else:
                assert len(legal) == 2 * table.seats - len(table.match.draft.picks)
            env.step(int(chance.choice(legal)))


def test_a_seat_does_not_see_what_others_draw_in_this_round() -> None:
    """Sheets are drawn at the same time: what a seat sees does not depend on the others' running round (RI-2.2)."""
    table = InkTable(Options(players=2), 1)
    before = table.observe(1)
    for _ in range(2):
        assert table.act(0, int(np.flatnonzero(table.mask(0))[0])) is None
    assert (table.observe(1) == before).all()


def test_a_seat_sees_no_hidden_cards() -> None:
    """What a seat of Rail Line sees does not depend on the order of the stack and on other hands."""
    table = LineTable(LineOptions(2), 3)
    for _ in range(6):
        assert table.act(table.deciders()[0], int(np.flatnonzero(table.mask(table.deciders()[0]))[0])) is None
    seat = table.deciders()[0]
    before = table.observe(seat)
    shuffled = table.copy()
    words = shuffled.match.state
    from railwright.line.rules import layout as at

    drawn = int(words[at.DRAWN])
    words[at.B_ORDER + drawn : at.B_ORDER + at.B_CARDS] = words[at.B_ORDER + drawn : at.B_ORDER + at.B_CARDS][
        ::-1
    ].copy()
    words[at.A_ORDER : at.A_ORDER + at.A_CARDS] = words[at.A_ORDER : at.A_ORDER + at.A_CARDS][::-1].copy()
    assert (shuffled.observe(seat) == before).all()


@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "svg"])
@pytest.mark.parametrize("kind", ["goals", "line-3"])
def test_pictures(kind: str, mode: str) -> None:
    """A table can be seen as pixels, as text and as SVG."""
    for how in ("raw_env", "parallel_env"):
        env = made(kind, how, render_mode=mode)
        env.reset(seed=1)
        picture = env.render()
        if mode == "rgb_array":
            assert picture.dtype == np.uint8
            assert picture.shape[2] == 3
        else:
            assert picture.startswith("<svg") == (mode == "svg")


def test_wrong_options_are_refused() -> None:
    """What the rules or the environments do not know is refused with a sentence."""
    wrong: list[Callable[[], object]] = [
        lambda: ink_v0.env(players=1, draft=True),
        lambda: ink_v0.env(reward="fame"),
        lambda: line_v0.env(players=4),
        lambda: line_v0.parallel_env(render_mode="video"),
    ]
    for make in wrong:
        with pytest.raises(RailwrightError):
            make()


def test_both_tables_answer_all_that_the_environments_ask() -> None:
    """Each table has every method that the environments call."""
    asked = [name for name, _ in inspect.getmembers(Table) if not name.startswith("_")]
    assert all(hasattr(table, name) for table in (InkTable, LineTable) for name in asked)
