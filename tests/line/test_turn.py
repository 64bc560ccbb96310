"""The turn: card, fast trains, curves, order (RL-2)."""

from __future__ import annotations

import pytest
from tests.line.tables import BLANK, begun, choices, deck_with, do, give, kinds, lay_plainly, marked, place_slow, player

from railwright.line.events import Happened

pytestmark = pytest.mark.rules


def test_a_card_from_hand_or_display_is_compulsory() -> None:
    """RL-2.1: the turn begins with a card from the hand or the display; nothing else is possible."""
    match = begun(b=["B05", "B06", "B07", "B08"])
    assert choices(match) == [f"lay {name}" for name in ("A01", "A02", "A03", "A04", "B05", "B06", "B07", "B08")]


def test_the_display_is_refilled_and_the_hand_is_not() -> None:
    """RL-2.1: the display goes back to four at once from the stack; hands are not refilled."""
    match = begun(players=2, b=["B10", "B11", "B12", "B13", "B14"])
    events = do(match, "lay B11")
    view = match.view(None)
    names = [match.options.deck.cards[card].id for card in view.display if card is not None]
    assert names == ["B10", "B14", "B12", "B13"]
    assert view.stack_count == 20
    assert kinds(events)[:2] == [Happened.CARD_LAID, Happened.CARD_DRAWN]
    do(match, "pass", "lay A05")
    assert match.view(None).players[1].hand_count == 3
    assert match.view(None).stack_count == 20


def test_every_fast_train_moves_and_marks_all_symbols() -> None:
    """RL-2.2: all fast trains go to the new card; both symbols of a station are marked, bare rails give nothing."""
    match = begun(players=2, b=["B01"])
    do(match, "lay B01")
    assert marked(match, 0) == {"travellers": 2, "post": 1}
    assert marked(match, 1) == {"travellers": 1, "sawmill": 1}
    do(match, "pass", "lay A05", "pass")
    match = begun(players=2, b=["B04"])
    do(match, "lay B04")
    assert marked(match, 1) == {"travellers": 1}
    assert player(match, 1).fast == 1


def test_the_owner_chooses_the_order_of_two_symbols_where_it_matters() -> None:
    """RL-2.2: of beet and sugar factory the owner chooses the order when the factory opens the beet's section."""
    match = begun(players=2, sheet=2)
    give(match, 1, sugar_beet=2)
    do(match, "lay A01", "pass")
    assert "lay A05" in choices(match)
    do(match, "lay A05")
    assert (match.decider, match.phase.name) == (1, "WHICH_FIRST")
    assert choices(match) == ["choose sugar_beet", "choose sugar_factory"]
    do(match, "choose sugar_factory")
    assert marked(match, 1)["sugar_beet"] == 3
    match.take_back(1)
    events = do(match, "choose sugar_beet")
    assert Happened.SYMBOL_LOST in kinds(events)
    assert (marked(match, 1)["sugar_beet"], marked(match, 1)["sugar_factory"]) == (2, 1)


def test_the_order_of_symbols_is_not_asked_where_it_changes_nothing() -> None:
    """RL-2.2: wood and sawmill come out the same in either order, so nobody is asked."""
    match = begun(players=2)
    do(match, "lay A01")
    assert match.phase.name == "EXTRA_ACTION"
    assert marked(match, 0) == {"travellers": 1, "wood": 1, "sawmill": 1}


def test_the_fast_train_is_the_one_farther_ahead() -> None:
    """RL-2.3: the engine farther from the start goes on; a slow train on the same card may be either."""
    match = begun(players=2, b=["B25", "B10"])
    do(match, "lay B25")
    give(match, 0, coins=1)
    do(match, "slow 1")
    assert (player(match, 0).slow, player(match, 0).fast) == (1, 1)
    do(match, "lay B10")
    assert (player(match, 0).slow, player(match, 0).fast) == (1, 2)


def test_the_eighth_card_is_resolved_first_then_the_curve() -> None:
    """RL-2.4: card 8 gives its symbols, then all fast trains reach the curve and each player makes one free move."""
    deck = deck_with(**{**BLANK, "B01": [["coal"], ["coal"], []], "B08": [["post"], ["post"], []]})
    match = begun(players=2, deck=deck, b=["B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08"])
    do(match, "lay B01", "pass")
    for name in ("B02", "B03", "B04", "B05", "B06", "B07"):
        do(match, f"lay {name}", "pass")
    events = do(match, "lay B08")
    order = [event.kind for event in events if event.kind in (Happened.BOX_MARKED, Happened.FAST_ARRIVED)]
    assert order == [Happened.FAST_ARRIVED] * 2 + [Happened.BOX_MARKED] * 2 + [Happened.FAST_ARRIVED] * 2
    assert match.view(None).newest == 9
    assert (match.decider, choices(match)) == (0, ["move 1", "move 2", "move 3"])
    do(match, "move 1")
    assert (match.decider, choices(match)) == (1, ["move 1", "move 2", "move 3"])
    do(match, "move 3")
    assert [player(match, seat).slow for seat in (0, 1)] == [1, 9]
    assert match.phase.name == "EXTRA_ACTION"
    assert marked(match, 0)["coal"] == 2  # one for the fast train, one for the slow train


def test_the_curve_comes_also_after_a_second_card() -> None:
    """RL-2.4: where the eighth card is laid as a second card, the curve follows too."""
    deck = deck_with(**{**BLANK, "B01": [["coal"], ["coal"], []]})
    match = begun(players=2, deck=deck)
    do(match, "lay B01", "pass")
    for name in ("B02", "B03", "B04", "B05", "B06"):
        do(match, f"lay {name}", "pass")
    do(match, "lay B07")
    give(match, 0, coins=1)
    events = do(match, "second B08")
    assert kinds(events).count(Happened.FAST_ARRIVED) == 4
    assert match.phase.name == "FREE_MOVE"
    assert match.view(None).newest == 9


def test_a_slow_train_that_stops_on_a_curve_later_moves_again() -> None:
    """RL-2.4: the curve station gives its free move also to a slow train that comes later."""
    deck = deck_with(**BLANK | {"B09": [[], [], ["coal"]], "B10": [[], [], ["post"]]})
    match = begun(players=2, deck=deck)
    lay_plainly(match, 8)
    assert [player(match, seat).slow for seat in (0, 1)] == [9, 9]  # nothing but the curve lay ahead
    do(match, "lay B09", "pass", "lay B10", "pass", "lay B11")
    place_slow(match, 0, 0)
    give(match, 0, coins=1)
    do(match, "slow 1")
    assert player(match, 0).slow == 9
    assert (match.decider, choices(match)) == (0, ["move 1", "move 2"])


def test_there_is_no_curve_after_the_last_card() -> None:
    """RL-2.4: after the 24th card the trains stay; the goal card has no effect."""
    match = begun(players=2)
    lay_plainly(match, 24)
    assert match.view(None).newest == 26
    assert match.options.deck.goal.lanes == [[], [], []]


def test_one_extra_action_after_the_card() -> None:
    """RL-2.5: after the card the player may do one extra action or pass; then the next player's turn begins."""
    match = begun(players=2, b=["B04"])
    do(match, "lay B04")
    assert (match.decider, match.phase.name) == (0, "EXTRA_ACTION")
    assert choices(match) == ["discard A01", "discard A02", "discard A03", "discard A04", "pass"]
    do(match, "discard A01")
    assert (match.decider, match.phase.name) == (1, "LAY_CARD")


def test_resolving_runs_from_the_start_player() -> None:
    """RL-2.6: marks and moves run from the START player clockwise, not from the player whose turn it is."""
    match = begun(players=3, start=1, b=["B13", "B25"])
    events = do(match, "lay B13")
    asked = [match.decider]
    assert [event.seat for event in events if event.kind == Happened.BOX_MARKED] == [1]
    do(match, "mark")
    while match.phase.name != "EXTRA_ACTION":
        asked.append(match.decider)
        do(match, "mark")
    assert asked == [2]
    do(match, "pass")
    assert match.decider == 2
    do(match, "lay B25")
    asked = []
    while match.phase.name != "EXTRA_ACTION":
        asked.append(match.decider)
        do(match, "mark")
    assert asked == [1, 0]


def test_each_player_finishes_before_the_next() -> None:
    """RL-2.6: a player's chain of moves is finished before the next player marks anything."""
    deck = deck_with(
        **{
            **BLANK,
            "B01": [["move_slow"], ["move_slow"], []],
            "B02": [["coal"], ["coal"], []],
            "B03": [["move_slow"], ["move_slow"], []],
        }
    )
    match = begun(players=2, start=1, deck=deck)
    do(match, "lay B01", "pass", "lay B02", "pass")
    place_slow(match, 0, 0)
    place_slow(match, 1, 0)
    do(match, "lay B03")
    assert (match.decider, choices(match)) == (1, ["move 1", "move 2", "move 3"])
    do(match, "move 1")
    assert (match.decider, choices(match)) == (1, ["move 1", "move 2"])
    do(match, "move 1")
    assert match.decider == 0
    assert marked(match, 1)["coal"] == 2  # one for the fast train, one for the slow train
