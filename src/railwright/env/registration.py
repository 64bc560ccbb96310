"""Makes all environments known to Gymnasium, from the records of the editions and expansions."""

from __future__ import annotations

import gymnasium

from railwright.env.game import games


def register_all() -> None:
    """Register `railwright/Ink-v0`, `railwright/ChallengeLava-v0` and all the others; a second call does nothing."""
    for game in games():
        if game.id not in gymnasium.registry:
            gymnasium.register(
                game.id,
                entry_point="railwright.env.solo:SoloEnv",
                vector_entry_point="railwright.env.vector:SoloVectorEnv",
                kwargs={"edition": game.edition, "expansion": game.expansion},
            )
