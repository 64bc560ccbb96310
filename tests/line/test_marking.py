"""Marking boxes, full rows, and the coin instead of a symbol (RL-3)."""

from __future__ import annotations

import pytest
from tests.line.tables import BLANK, begun, choices, deck_with, do, give, kinds, lay_plainly, marked, player

from railwright.line.events import Happened
from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules

COAL_FOR_ALL = deck_with(**BLANK | {f"B{n:02}": [["coal"], ["coal"], ["coal"]] for n in range(1, 9)})


def test_the_next_free_box_is_marked_even_when_it_hurts() -> None:
    """RL-3.1: marking is compulsory and goes from left to right: the first post box costs two points."""
    match = begun(players=2, b=["B11"])
    before = match.scores()[0].total
    events = do(match, "lay B11")
    boxes = [(event.first, event.second) for event in events if event.kind == Happened.BOX_MARKED and event.seat == 0]
    assert boxes == [(1, 1)]
    assert match.scores()[0].total == before - 2


@pytest.mark.parametrize(("row", "boxes", "coins"), [("coal", 6, 2), ("steel", 2, 1)])
def test_a_full_row_gives_the_coins_at_its_end(row: str, boxes: int, coins: int) -> None:
    """RL-3.2: for a symbol of a full row the coins printed at its end are taken instead."""
    deck = deck_with(B01=[[row], [], []])
    match = begun(players=2, deck=deck)
    give(match, 0, **{row: boxes})
    events = do(match, "lay B01")
    assert player(match, 0).coins == coins
    assert marked(match, 0)[row] == boxes
    assert kinds(events)[-1] == Happened.ROW_OVERFLOWED


def test_a_coin_may_replace_a_symbol_in_another_players_turn() -> None:
    """RL-3.3: with three players each may take 1 coin instead of a symbol in another player's turn."""
    match = begun(players=3, deck=COAL_FOR_ALL)
    do(match, "lay B01")
    assert (match.decider, match.phase.name, choices(match)) == (1, "MARK_OR_COIN", ["mark", "coin"])
    assert match.view(1).asked == "coal"
    do(match, "coin", "mark")
    assert [player(match, seat).coins for seat in range(3)] == [0, 1, 0]
    assert [marked(match, seat).get("coal", 0) for seat in range(3)] == [1, 0, 1]
    assert player(match, 1).coins_instead == 1


def test_nobody_else_acts_while_a_player_decides() -> None:
    """RL-3.3: the decision belongs to the player who meets the symbol; nothing else can happen before."""
    match = begun(players=3, deck=COAL_FOR_ALL)
    do(match, "lay B01")
    assert match.view(0).legal_actions() == []
    assert match.view(2).legal_actions() == []
    assert match.view(1).legal_actions() == match.legal_actions()


def test_the_coin_is_not_for_the_own_turn_nor_for_two_players() -> None:
    """RL-3.3: never in the own turn, and never with two players."""
    match = begun(players=2, deck=COAL_FOR_ALL)
    do(match, "lay B01")
    assert match.phase.name == "EXTRA_ACTION"
    match = begun(players=3, deck=COAL_FOR_ALL)
    do(match, "lay B01")
    assert match.decider != 0


def test_the_coin_may_be_taken_four_times() -> None:
    """RL-3.3: after four coins the player is not asked any more."""
    match = begun(players=3, deck=COAL_FOR_ALL)
    for turn in range(6):
        do(match, f"lay B0{turn + 1}")
        while match.phase.name == "MARK_OR_COIN":
            do(match, "coin" if match.decider == 2 else "mark")
        do(match, "pass")
    assert player(match, 2).coins_instead == 4
    assert marked(match, 2)["coal"] == 2  # both met in the own turns
    do(match, "lay B07")
    assert match.decider == 1
    do(match, "mark")
    assert match.phase.name == "EXTRA_ACTION"  # seat 3 was not asked
    assert (player(match, 2).coins, marked(match, 2)["coal"]) == (4, 3)


def test_two_coins_in_one_turn_where_two_symbols_are_met() -> None:
    """RL-3.3: of two symbols each may be replaced."""
    match = begun(players=3, deck=deck_with(B01=[[], ["coal", "wood"], []]))
    do(match, "lay B01", "coin", "coin")
    assert (player(match, 1).coins, player(match, 1).coins_instead) == (2, 2)
    assert marked(match, 1) == {"travellers": 1}


def test_the_coin_is_possible_for_the_slow_train() -> None:
    """RL-3.3: also for the symbol that the slow train meets in another player's turn."""
    match = begun(players=3, deck=deck_with(**BLANK | {"B01": [[], ["coal"], []], "B02": [[], ["move_slow"], []]}))
    do(match, "lay B01", "mark", "pass")
    match.state[4] = 2  # as if it were the turn of the third player
    match.state[3] = 2
    do(match, "lay B02", "mark", "move 1")
    assert (match.decider, choices(match)) == (1, ["mark", "coin"])


def test_the_coin_is_possible_for_a_locked_beet() -> None:
    """RL-3.3: a beet that may not be marked can become a coin; marking means losing it."""
    deck = deck_with(B01=[[], ["sugar_beet"], []])
    match = begun(players=3, sheet=2, deck=deck)
    give(match, 1, sugar_beet=2)
    do(match, "lay B01")
    assert choices(match) == ["mark", "coin"]
    events = do(match, "mark")
    assert Happened.SYMBOL_LOST in kinds(events)
    match.take_back(1)
    do(match, "coin")
    assert player(match, 1).coins == 1


def test_the_coin_is_possible_for_the_slow_train_symbol() -> None:
    """RL-3.3: a coin instead of the slow-train symbol leaves the slow train where it is."""
    match = begun(players=3, deck=deck_with(**BLANK | {"B01": [["coal"], ["move_slow"], []]}))
    do(match, "lay B01")
    assert (match.decider, match.view(1).asked, choices(match)) == (1, "move_slow", ["mark", "coin"])
    do(match, "coin")
    assert (player(match, 1).coins, player(match, 1).coins_instead, player(match, 1).slow) == (1, 1, 0)
    assert match.phase.name == "EXTRA_ACTION"
    match.take_back(1)
    do(match, "mark")  # the only station ahead is the card itself, so the move is made without asking
    assert (player(match, 1).coins, player(match, 1).slow) == (0, 1)


def test_the_coin_is_possible_in_a_curve() -> None:
    """RL-3.3: also the free move of a curve may become a coin, in another player's turn."""
    match = begun(players=3, deck=deck_with(**BLANK))
    lay_plainly(match, 7)
    do(match, "lay B08")
    assert (match.state[at.CURRENT], match.decider, match.view(2).asked) == (1, 0, "move_slow")
    do(match, "coin")
    assert (player(match, 0).coins, player(match, 0).slow, player(match, 1).slow) == (1, 0, 9)


def test_the_coin_is_possible_for_a_full_row() -> None:
    """RL-3.3: one coin instead of a symbol whose row is full; who does not take it gets the coins of the row."""
    match = begun(players=3, deck=COAL_FOR_ALL)
    give(match, 1, coal=6)
    do(match, "lay B01", "coin")
    assert (player(match, 1).coins, player(match, 1).coins_instead) == (1, 1)
    match.take_back(1)
    do(match, "mark")
    assert (player(match, 1).coins, player(match, 1).coins_instead) == (2, 0)


def test_no_coin_in_the_set_up() -> None:
    """RL-3.3: the symbol of the start station is marked without a question."""
    assert begun(players=3).phase.name == "LAY_CARD"
