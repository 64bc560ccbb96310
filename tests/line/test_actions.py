"""The numbering of actions and their words: records and learned players rely on both."""

from __future__ import annotations

import pytest

from railwright.core.errors import MalformedError
from railwright.line.actions import ACTIONS_VERSION, action_words, read_action
from railwright.line.deck_file import standard_deck
from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules


def test_the_numbers_of_actions_are_pinned() -> None:
    """Version 1 has 127 actions in this order; a change needs a new version."""
    deck = standard_deck()
    assert ACTIONS_VERSION == 1
    goods = at.SYMBOLS[: at.GOODS]
    cards = [f"A{n:02}" for n in range(1, 13)] + [f"B{n:02}" for n in range(1, 26)]
    expected = ["side 1", "side 2", "track 1", "track 2", "track 3"]
    expected += [f"lay {card}" for card in cards] + [f"second {card}" for card in cards]
    expected += [f"discard {card}" for card in cards[:12]] + [f"slow {n}" for n in range(1, 6)]
    expected += [f"buy {name}" for name in goods] + ["pass"] + [f"move {n}" for n in range(1, 6)]
    expected += [f"choose {name}" for name in at.SYMBOLS] + ["mark", "coin"]
    assert [action_words(deck, action) for action in range(at.ACTIONS)] == expected


def test_words_are_read_back() -> None:
    """Every action is found again by its words."""
    deck = standard_deck()
    assert [read_action(deck, action_words(deck, action)) for action in range(at.ACTIONS)] == list(range(at.ACTIONS))


@pytest.mark.parametrize(
    "words", ["", "fly 1", "lay", "lay B99", "pass now", "slow 6", "slow 0", "buy move_slow", "x" * 999]
)
def test_words_that_are_no_action_are_refused(words: str) -> None:
    """Anything else is malformed and answered with a sentence."""
    with pytest.raises(MalformedError):
        read_action(standard_deck(), words)


def test_the_order_of_legal_actions_is_rising() -> None:
    """Legal actions come in the order of their numbers; here the first decisions of a game."""
    from tests.line.tables import begun, give

    match = begun(players=2)
    assert match.legal_actions() == [5, 6, 7, 8, 17, 18, 19, 20]
    match.act(0, 5)
    give(match, 0, coins=2)
    assert match.legal_actions() == [
        *(43, 44, 45, 54, 55, 56, 57),
        *(80, 81, 82),
        91,
        *range(96, 107),
        107,
    ]
