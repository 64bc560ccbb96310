"""How fast the environments for learning are: the base game, random legal actions, observation and mask filled."""

from __future__ import annotations

import importlib.util
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from railwright.env.numbering import NumberingName

PACKAGE = Path(__file__).resolve().parent.parent / "env"
GAMES_PER_CORE = 1024
STEPS = 40
SECONDS = 1.0


def is_installed() -> bool:
    """Whether the extra `env` is there."""
    return all(importlib.util.find_spec(package) for package in ("gymnasium", "pettingzoo"))


def steps_per_second() -> dict[str, int]:
    """One Gymnasium environment; the vector environment on one core, by CPU time, and on all cores, by the clock."""
    from railwright.env.vector import cores

    return {
        "single": round(single()),
        "vector_one_core": round(vector(threads=1)),
        "vector_all_cores": round(vector(threads=cores())),
    }


def single(numbering: NumberingName = "compact") -> float:
    """Steps of one environment per second of CPU time, the best of several runs."""
    from railwright.env.solo import SoloEnv

    env = SoloEnv(numbering=numbering)
    for _ in range(2):  # what is compiled lazily
        env.reset(seed=1)
        env.step(env.legal_actions()[0])
    lots = np.random.default_rng(1).random(STEPS * 100).tolist()
    best, end = 0.0, time.perf_counter() + SECONDS
    _, info = env.reset(seed=1)
    while best == 0.0 or time.perf_counter() < end:
        began = time.process_time()
        for lot in lots:
            legal = info["legal_actions"]
            _, _, over, _, info = env.step(legal[int(lot * len(legal))])
            if over:
                _, info = env.reset()
        best = max(best, len(lots) / (time.process_time() - began))
    return best


def vector(
    threads: int,
    numbering: NumberingName = "compact",
    *,
    in_one_go: bool = False,
    games_per_core: int = GAMES_PER_CORE,
) -> float:
    """Steps of all games per second, the best of several runs: by CPU time with one thread, by the clock with more.

    Python chooses the actions of every step, or all of them are played in one go.
    """
    from railwright.env.vector import SoloVectorEnv

    count = games_per_core * threads
    clock = time.process_time if threads == 1 else time.perf_counter
    env = SoloVectorEnv(count, threads=threads, numbering=numbering, copy=False)
    env.reset(seed=1)
    for _ in range(STEPS):  # until the games are in different rounds
        env.step(env.random_actions())
    best, end = 0.0, time.perf_counter() + SECONDS
    while best == 0.0 or time.perf_counter() < end:
        began = clock()
        if in_one_go:
            env.random_steps(STEPS)
        else:
            for _ in range(STEPS):
                env.step(env.random_actions())
        best = max(best, STEPS * count / (clock() - began))
    env.close()
    return best
