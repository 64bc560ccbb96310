"""How fast the environments are, beside other people's games, as the tables of docs/performance.md.

    make peers                                   # in an environment with OpenSpiel, Pgx and jax
    python benchmarks/environments.py            # without them

All in one run: random games of the engine first, as the measure of the machine; then our environments; then, where
they are installed, OpenSpiel's connect_four, backgammon and yacht through its Python API, PettingZoo's connect_four,
and Pgx's connect_four and backgammon on the CPU in batches of 4,096. Everybody plays at random; a step is one action
of a player.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import random
import time
from collections.abc import Callable, Iterator

from railwright.cli import env_bench, ink_bench
from railwright.cli.bench import machine
from railwright.env.vector import cores

SECONDS = 3.0
PGX_BATCH, PGX_STEPS = 4096, 64


def best_of(steps: Callable[[], int], clock: Callable[[], float]) -> float:
    """Steps per second, the best run among those that fit in a few seconds; a first one, which may compile, apart."""
    steps()
    best, end = 0.0, time.perf_counter() + SECONDS
    while best == 0.0 or time.perf_counter() < end:
        began = clock()
        done = steps()
        best = max(best, done / (clock() - began))
    return best


def open_spiel(name: str) -> float:
    """Whole games through OpenSpiel's Python API, per second of CPU time."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        steps = 0
        while steps < 2000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(chance.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    steps += 1
        return steps

    return best_of(play, time.process_time)


def pettingzoo() -> float:
    """Games of PettingZoo's connect_four, per second of CPU time."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play() -> int:
        steps = 0
        while steps < 500:
            env.reset(seed=steps)
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
                steps += not (over or cut)
        return steps

    return best_of(play, time.process_time)


def pgx(name: str) -> float:
    """Steps of a batch of games in Pgx on all cores, per second of the clock, with automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make(name)
    step = auto_reset(env.step, env.init)

    def once(state: object, key: object) -> tuple[object, None]:
        choosing, rolling = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)  # type: ignore[attr-defined]
        actions = jax.random.categorical(choosing, logits, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(rolling, PGX_BATCH)), None

    run = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, PGX_STEPS))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), PGX_BATCH))

    def play() -> int:
        jax.block_until_ready(run(state, jax.random.key(1)))
        return PGX_BATCH * PGX_STEPS

    return best_of(play, time.perf_counter)


def figures() -> Iterator[tuple[str, str, float]]:
    """What was measured, how, and steps per second."""
    yield "`railwright/Ink-v0`, one environment", "one core", env_bench.single()
    yield "the same, full numbering", "one core", env_bench.single("full")
    yield "vector environment, 1,024 games", "one core", env_bench.vector(threads=1)
    yield "the same, full numbering", "one core", env_bench.vector(threads=1, numbering="full")
    yield f"vector environment, {1024 * cores():,} games", "all cores", env_bench.vector(threads=cores())
    yield "the same, steps in one go", "all cores", env_bench.vector(threads=cores(), in_one_go=True)
    as_many = PGX_BATCH // cores()
    speed = env_bench.vector(threads=cores(), games_per_core=as_many)
    yield f"vector environment, {as_many * cores():,} games", "all cores", speed
    speed = env_bench.vector(threads=cores(), games_per_core=as_many, in_one_go=True)
    yield "the same, steps in one go", "all cores", speed
    if importlib.util.find_spec("pyspiel"):
        for name in ("connect_four", "backgammon", "yacht"):
            yield f"OpenSpiel {name}, Python API", "one core", open_spiel(name)
    with contextlib.suppress(ImportError):
        yield "PettingZoo connect_four", "one core", pettingzoo()
    if importlib.util.find_spec("pgx"):
        for name in ("connect_four", "backgammon"):
            yield f"Pgx {name}, CPU, batches of {PGX_BATCH:,}", "all cores", pgx(name)


def main() -> None:
    """Print the table as Markdown."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    games = ink_bench.base_games_per_second()
    print(f"Machine: {machine()}. Random games of the base game with score: {games:,.0f} a second and core.\n")
    print("| environment | on | steps per second | per random game/s and core |\n|---|---|--:|--:|")
    for name, where, speed in figures():
        many = cores() if where == "all cores" else 1
        print(f"| {name} | {where} | {speed:,.0f} | {speed / games / many:.2f} |", flush=True)


if __name__ == "__main__":
    main()
