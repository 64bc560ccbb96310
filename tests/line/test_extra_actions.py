"""The four extra actions, free moves and chains (RL-4)."""

from __future__ import annotations

import pytest
from tests.line.tables import BLANK, begun, choices, deck_with, do, give, kinds, lay_plainly, marked, place_slow, player

from railwright.line.events import Happened
from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules


def test_the_slow_train_moves_one_to_five_stations() -> None:
    """RL-4.1: only stations count, at most five and at most to the newest card; only the end is marked."""
    deck = deck_with(
        **BLANK
        | {"B01": [["coal"], [], []], "B03": [["post"], [], []], "B05": [["glass"], [], []], "B07": [["wood"], [], []]}
    )
    match = begun(players=2, deck=deck)
    for number in range(1, 7):
        do(match, f"lay B0{number}", "pass")
    do(match, "lay B07")
    give(match, 0, coins=1)
    assert [words for words in choices(match) if words.startswith("slow")] == ["slow 1", "slow 2", "slow 3", "slow 4"]
    before = marked(match, 0)
    do(match, "slow 3")
    assert player(match, 0).slow == 5
    assert marked(match, 0) == before | {"glass": 2}
    assert player(match, 0).coins == 0
    assert match.decider == 1


def test_five_stations_are_the_farthest() -> None:
    """RL-4.1: with more than five stations ahead the slow train reaches the fifth."""
    deck = deck_with(**BLANK | {f"B0{number}": [["coal"], ["coal"], []] for number in range(1, 8)})
    match = begun(players=2, deck=deck)
    for number in range(1, 7):
        do(match, f"lay B0{number}", "pass")
    do(match, "lay B07")
    give(match, 0, coins=1)
    assert [words for words in choices(match) if words.startswith("slow")][-1] == "slow 5"


def test_curve_stations_count_for_the_slow_train() -> None:
    """RL-4.1: a station in a curve counts like any other."""
    match = begun(players=2, deck=deck_with(**BLANK | {"B09": [[], ["coal"], ["coal"]]}))
    lay_plainly(match, 8)
    do(match, "lay B09")
    place_slow(match, 0, 0)
    assert match.view(0).stations_ahead(0) == [9, 10]


def test_of_two_symbols_the_slow_train_settles_one() -> None:
    """RL-4.1: of two symbols the owner chooses one, also one of a full row."""
    match = begun(players=2, deck=deck_with(**BLANK | {"B01": [["steel", "wood"], [], []]}))
    do(match, "lay B01")
    give(match, 0, coins=1, steel=2)
    do(match, "slow 1")
    assert (match.decider, choices(match)) == (0, ["choose steel", "choose wood"])
    do(match, "choose steel")
    assert (player(match, 0).coins, marked(match, 0)["wood"]) == (1, 1)


def test_without_a_station_ahead_there_is_no_slow_train_action() -> None:
    """RL-4.1: with only bare rails ahead the action is not allowed."""
    match = begun(players=2, deck=deck_with(**BLANK))
    do(match, "lay B01")
    give(match, 0, coins=1)
    assert not any(words.startswith("slow") for words in choices(match))


def test_the_slow_train_symbol_moves_in_another_players_turn() -> None:
    """RL-4.2: landing on the slow-train symbol gives the move free and at once, in anybody's turn."""
    deck = deck_with(**BLANK | {"B01": [[], ["coal"], []], "B02": [[], ["move_slow"], []]})
    match = begun(players=2, deck=deck, start=1)
    assert match.decider == 1
    do(match, "lay B03", "pass")
    match = begun(players=2, deck=deck)
    do(match, "lay B01", "pass", "lay B03", "pass", "lay B02")
    assert (match.decider, match.phase.name, choices(match)) == (1, "FREE_MOVE", ["move 1", "move 2"])
    do(match, "move 1")
    assert (player(match, 1).coins, marked(match, 1)["coal"]) == (0, 2)
    assert (match.decider, match.phase.name) == (0, "EXTRA_ACTION")


def test_a_free_move_does_not_count_as_the_extra_action() -> None:
    """RL-4.2: the free move is beyond the limit of one."""
    deck = deck_with(**BLANK | {"B01": [["coal"], [], []], "B02": [["move_slow"], [], []]})
    match = begun(players=2, deck=deck)
    do(match, "lay B01", "pass", "lay B03", "pass", "lay B02", "move 1")
    assert (match.decider, match.phase.name) == (0, "EXTRA_ACTION")


def test_free_moves_chain() -> None:
    """RL-4.2: the slow train that lands on a slow-train symbol moves again."""
    deck = deck_with(**BLANK | {"B01": [["move_slow"], [], []], "B02": [["wood"], [], []], "B03": [["glass"], [], []]})
    match = begun(players=2, deck=deck)
    do(match, "lay B01", "pass", "lay B02", "pass", "lay B03")
    place_slow(match, 0, 0)
    give(match, 0, coins=1)
    do(match, "slow 1")
    assert (match.decider, match.phase.name, choices(match)) == (0, "FREE_MOVE", ["move 1", "move 2"])
    do(match, "move 2")
    assert marked(match, 0)["glass"] == 2
    assert match.decider == 1


def test_a_free_move_must_be_made_and_is_made_where_there_is_no_choice() -> None:
    """RL-4.2: it must be made if possible: with one station ahead it happens without a question."""
    match = begun(players=2, deck=deck_with(**BLANK | {"B01": [["move_slow"], [], []]}))
    events = do(match, "lay B01")
    assert Happened.SLOW_ARRIVED in kinds(events)
    assert player(match, 0).slow == 1
    assert Happened.MOVE_LAPSED in kinds(events)  # the chained move has no station ahead


def test_a_second_card_costs_a_coin() -> None:
    """RL-4.3: a second card for 1 coin, resolved like the first; afterwards the turn is over."""
    match = begun(players=2, deck=deck_with(**BLANK | {"B02": [["coal"], ["coal"], []]}))
    do(match, "lay B01")
    assert not any(words.startswith("second") for words in choices(match))
    give(match, 0, coins=1)
    do(match, "second B02")
    assert (player(match, 0).coins, marked(match, 0)["coal"], marked(match, 1)["coal"]) == (0, 1, 1)
    assert (match.decider, match.phase.name) == (1, "LAY_CARD")
    assert match.view(None).cards_laid == 2


def test_discarding_an_a_card_gives_a_coin() -> None:
    """RL-4.4: a discarded A card gives 1 coin and leaves the game."""
    match = begun(players=2, b=["B04"])
    do(match, "lay B04", "discard A02")
    assert (player(match, 0).coins, player(match, 0).hand_count) == (1, 3)
    assert 1 not in match.view(0).hand


def test_a_box_can_be_bought_once() -> None:
    """RL-4.5: any free, permitted box for 2 coins, once per game and player."""
    match = begun(players=2, sheet=2)
    do(match, "lay A01")
    give(match, 0, coins=5, sugar_beet=2, steel=2)
    bought = [words.split()[1] for words in choices(match) if words.startswith("buy")]
    assert bought == [name for name in at.SYMBOLS[: at.GOODS] if name not in ("sugar_beet", "steel")]
    do(match, "buy glass")
    assert (player(match, 0).coins, marked(match, 0)["glass"], player(match, 0).box_bought) == (3, 1, True)
    do(match, "lay A05", "pass", "lay A02")
    assert not any(words.startswith("buy") for words in choices(match))


def test_a_box_costs_two_coins() -> None:
    """RL-4.5: with one coin no box can be bought."""
    match = begun(players=2)
    do(match, "lay A01")
    give(match, 0, coins=1)
    assert not any(words.startswith("buy") for words in choices(match))


def test_coins_may_be_spent_in_the_turn_in_which_they_are_gained() -> None:
    """RL-4.6: two coins from a full row pay for a box in the same turn; there is no limit to coins held."""
    match = begun(players=2, deck=deck_with(B01=[["coal"], [], []]))
    give(match, 0, coal=6)
    do(match, "lay B01")
    assert "buy wood" in choices(match)
    give(match, 0, coins=1000)
    do(match, "buy wood")
    assert player(match, 0).coins == 998
