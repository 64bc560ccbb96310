"""Environments for learning research (the extra `env`): importing this package registers them with Gymnasium.

    import gymnasium
    import railwright.env

    env = gymnasium.make("railwright/Ink-v0")
    games = gymnasium.make_vec("railwright/Ink-v0", num_envs=4096, vectorization_mode="vector_entry_point")

Matches of several seats are PettingZoo environments: `railwright.env.ink_v0` and `railwright.env.line_v0`.
"""

from __future__ import annotations

import importlib.util

from railwright.core.errors import IllegalError

if importlib.util.find_spec("gymnasium") is None or importlib.util.find_spec("pettingzoo") is None:
    raise IllegalError("env_not_installed")

from railwright.env.registration import register_all

__all__ = ["register_all"]

register_all()
