"""Proof that the masks of the environments are the engine's legal actions."""

from __future__ import annotations

import pytest
from tests.env.games import GAMES, NAMES
from tests.env.mask_checks import faults_on_random_states

from railwright.env.game import Game
from railwright.env.numbering import NumberingName

pytestmark = pytest.mark.proof


@pytest.mark.parametrize("numbering", ["compact", "full"])
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_masks_on_100000_states(game: Game, numbering: NumberingName) -> None:
    """On 100,000 random states of every game the mask is the engine's legal actions, one for one."""
    assert faults_on_random_states(game, numbering, states=100_000, seed=2) == 0
