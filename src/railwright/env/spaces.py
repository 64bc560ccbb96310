"""The spaces of actions and observations, as Gymnasium knows them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from railwright.env.bank import Terms
from railwright.env.game import Game
from railwright.env.numbering import numbering_of
from railwright.env.observing import specification_of
from railwright.ink.rules.board import SIZE


def bits(*shape: int, kind: Any = np.uint8) -> spaces.Box:
    """So many zeros and ones."""
    return spaces.Box(0, 1, shape, kind)


def action_space(game: Game, terms: Terms) -> spaces.Discrete[np.int64]:
    """All numbers of actions."""
    return spaces.Discrete(numbering_of(game, terms.numbering).actions)


def observation_space(game: Game, terms: Terms) -> spaces.Space[Any]:
    """What one game shows."""
    seen = specification_of(game)
    shown: dict[str, spaces.Space[Any]]
    if terms.observation == "planes":
        shown = {"planes": bits(seen.planes, SIZE, SIZE), "facts": bits(seen.facts)}
    elif terms.mask_in_observation:
        shown = {"observation": bits(seen.size)}
    else:
        return bits(seen.size)
    if terms.mask_in_observation:
        shown["action_mask"] = bits(numbering_of(game, terms.numbering).actions, kind=np.int8)
    return spaces.Dict(shown)
