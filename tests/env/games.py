"""Random games of the environments, for their tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from railwright.env.game import Game, games
from railwright.env.solo import SoloEnv

GAMES = games()
NAMES = [game.name for game in GAMES]


def env_of(game: Game, **terms: Any) -> SoloEnv:
    """The environment of a game."""
    return SoloEnv(game.edition, game.expansion, **terms)


def random_steps(env: SoloEnv, seed: int, episodes: int = 1) -> Iterator[tuple[int, Any, float, bool, dict[str, Any]]]:
    """Whole episodes with random legal actions: each action and what the step returned."""
    chance = np.random.default_rng(seed)
    for episode in range(episodes):
        _, info = env.reset() if episode else env.reset(seed=seed)
        over = False
        while not over:
            action = int(chance.choice(info["legal_actions"]))
            seen, reward, over, _, info = env.step(action)
            yield action, seen, reward, over, info
