"""Tests of both games in OpenSpiel, by its own random simulations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

WHY = "OpenSpiel is not installed: it is an extra (railwright[openspiel]), tested by `make research`."
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

GAMES = ["railwright_ink", "railwright_line(players=2)", "railwright_line(players=3,sheet=2)"]


@pytest.fixture(autouse=True)
def _registered() -> None:
    import railwright.env.openspiel  # noqa: F401 - importing it registers the games


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own simulation test plays each game at random, with clones and serialised states."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=4, serialize=True, verbose=False)
    capfd.readouterr()


def played(name: str, seed: int) -> Any:
    """A finished state of random play."""
    chance = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(int(chance.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_the_solo_game_is_that_of_the_environment() -> None:
    """168 rolls at each chance node, seven of them in a game, and the return is the score."""
    state = played("railwright_ink", 1)
    fresh = pyspiel.load_game("railwright_ink").new_initial_state()
    assert len(fresh.chance_outcomes()) == 168
    rolls = 0
    for action in state.history():
        rolls += fresh.is_chance_node()
        fresh.apply_action(action)
    assert rolls == 7
    assert fresh.returns() == state.returns() == [float(state.position.score)]


@pytest.mark.parametrize("players", [2, 3])
def test_rail_line_is_that_of_the_rules(players: int) -> None:
    """The cards that chance has chosen, as a shuffle of a match, lead with the same decisions to the same ranking."""
    from railwright.line.match import Match, SetUp
    from railwright.line.rules import layout as at

    for seed in range(5):
        state = played(f"railwright_line(players={players})", seed)
        a_order = (*state._dealt, *(card for card in range(at.A_CARDS) if card not in state._dealt))
        b_order = tuple(int(card) for card in state._stack())
        match = Match(state.options, SetUp(state._start, a_order, b_order))
        replayed = pyspiel.load_game(f"railwright_line(players={players})").new_initial_state()
        for action in state.history():
            if not replayed.is_chance_node():
                assert match.decider == replayed.current_player()
                assert match.legal_actions() == replayed.legal_actions()
                match.act(replayed.current_player(), action)
            replayed.apply_action(action)
        assert match.is_over
        winners = [place.seat for place in match.ranking() if place.place == 1]
        assert [share > 0 for share in state.returns()] == [seat in winners for seat in range(players)]
