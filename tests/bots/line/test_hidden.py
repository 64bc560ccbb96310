"""Possible tables: they look as the seat sees them, and hold every card once."""

from __future__ import annotations

import numpy as np
import pytest

from railwright.bots.line.hidden import deal_hidden
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.chance import SeededChance, pick
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules import layout as at
from railwright.line.rules.observing import observe


def dealt(match: Match, seat: int, seed: int) -> list[int]:
    """A table that the seat's view leaves open."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    state = np.empty(at.STATE_SIZE, dtype=np.int64)
    deal_hidden(match.view(seat).observation, seat, stream, np.empty(at.CARDS, dtype=np.int64), state)
    seen = np.empty(at.STATE_SIZE, dtype=np.int64)
    observe(state, seat, seen)
    assert np.array_equal(seen, match.view(seat).observation)
    numbers: list[int] = state.tolist()
    return numbers


@pytest.mark.parametrize("players", [2, 3])
def test_a_possible_table_looks_like_the_real_one(players: int) -> None:
    """Whatever is dealt, the seat sees the same, no card is there twice, and the stack is whole (RL-1.2)."""
    chance = SeededChance(players)
    match = Match(Options(players), SetUp.drawn(players, chance))
    while (seat := match.decider) is not None:
        state = dealt(match, seat, seed=match.state[at.TURN])
        stack = state[at.B_ORDER + state[at.DRAWN] : at.B_ORDER + at.B_CARDS]
        shown = [card for card in state[at.DISPLAY : at.SEATS] if 0 <= card < at.CARDS]
        hands = [state[at.SEATS + other * at.SEAT_SIZE + at.HAND] for other in range(players)]
        held = [card for hand in hands for card in range(at.A_CARDS) if hand >> card & 1]
        all_cards = stack + shown + held
        assert len(set(all_cards)) == len(all_cards)
        assert {card for card in all_cards if card >= at.A_CARDS} == set(range(at.A_CARDS, at.CARDS))
        match.act(seat, pick(chance, match.legal_actions()))


def test_every_hidden_card_comes_up() -> None:
    """Before the deal every A card can come into every hand (RL-1.2)."""
    match = Match(Options(2), SetUp.drawn(2, SeededChance(1)))
    assert match.decider is not None
    firsts = {dealt(match, match.decider, seed)[at.A_ORDER] for seed in range(200)}
    assert firsts == set(range(at.A_CARDS))
