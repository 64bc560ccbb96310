"""The end of the game and the ranking (RL-5)."""

from __future__ import annotations

import pytest
from tests.line.tables import (
    BLANK,
    Station,
    begun,
    choices,
    deck_with,
    do,
    give,
    kinds,
    lay_plainly,
    plain_choice,
    player,
)

from railwright.line.events import Happened
from railwright.line.match import Match, Place, rank
from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules


def fill_line(match: Match) -> None:
    """Lay cards until 24 lie."""
    while match.view(None).cards_laid < 24:
        do(match, plain_choice(match))


def test_the_24th_card_ends_the_game_after_the_round() -> None:
    """RL-5.1: with the 24th card the round is finished so that all have had equally many turns."""
    blank_hands: dict[str, list[Station]] = {f"A{number:02}": [[], [], []] for number in range(1, 13)}
    match = begun(players=3, deck=deck_with(**BLANK | blank_hands))
    do(match, "lay B01")
    give(match, 0, coins=1)
    do(match, "second B02")
    fill_line(match)
    assert match.view(None).turn == 23
    assert match.decider == 1
    do(match, "pass")
    assert match.phase.name == "EXTRA_ACTION"  # the third player cannot lay any more, but may do an extra action
    assert match.decider == 2
    events = do(match, "pass")
    assert Happened.LAST_ACTIONS_BEGAN in kinds(events)
    assert match.view(None).turn == 25


def test_where_no_card_can_be_laid_an_extra_action_is_still_possible() -> None:
    """RL-5.1: a player who cannot lay any more may still use an extra action, but no second card."""
    match = begun(players=2, deck=deck_with(**BLANK))
    do(match, "lay B01")
    give(match, 0, coins=1)
    do(match, "second B02")
    fill_line(match)
    assert match.decider == 0
    match.state[at.SEATS + at.SEAT_SIZE + at.COINS] = 2
    do(match, "pass")
    assert (match.decider, match.phase.name) == (1, "EXTRA_ACTION")
    assert {words.split()[0] for words in choices(match)} >= {"discard", "buy", "pass"}
    assert not any(words.startswith("second") for words in choices(match))


def test_an_empty_stack_ends_the_game_and_cards_stay_compulsory() -> None:
    """RL-5.1: when the last card of the stack is drawn the last round has come; laying stays compulsory."""
    match = begun(players=3)
    while match.view(None).stack_count > 1 or match.phase.name != "LAY_CARD":
        options = choices(match)
        do(match, next((words for words in options if words.startswith("lay B")), options[-1]))
    assert match.decider == 2
    laid = match.view(None).cards_laid
    assert laid == 20
    do(match, next(words for words in choices(match) if words.startswith("lay B")))
    assert match.view(None).stack_count == 0
    while match.phase.name != "LAST_ACTION":
        assert match.phase.name != "LAY_CARD"
        do(match, choices(match)[-1])
    assert match.view(None).cards_laid == 21


def test_after_an_empty_stack_the_others_still_lay_a_card() -> None:
    """RL-5.1: the players after the one who drew the last card must lay one, from hand or the rest of the display."""
    match = begun(players=3)
    match.state[at.DRAWN] = 24
    do(match, next(words for words in choices(match) if words.startswith("lay B")))
    assert match.view(None).stack_count == 0
    while match.phase.name != "LAY_CARD":
        do(match, choices(match)[-1])
    assert match.decider == 1
    assert len([words for words in choices(match) if words.startswith("lay B")]) == 4
    do(match, next(words for words in choices(match) if words.startswith("lay B")))
    assert match.view(None).display.count(None) == 1
    while match.phase.name != "LAY_CARD":
        do(match, choices(match)[-1])
    assert match.decider == 2


def test_each_player_may_do_one_last_extra_action() -> None:
    """RL-5.2: from the start player each may do one last extra action, but not lay a card."""
    match = begun(players=2, start=1, deck=deck_with(**BLANK))
    lay_plainly(match, 24)
    assert (match.decider, match.phase.name) == (1, "LAST_ACTION")
    assert {words.split()[0] for words in choices(match)} == {"discard", "pass"}
    do(match, choices(match)[0])
    assert (match.decider, match.phase.name) == (0, "LAST_ACTION")
    events = do(match, "pass")
    assert match.is_over
    assert match.decider is None
    assert kinds(events)[-1] == Happened.GAME_ENDED


def test_a_last_extra_action_can_be_a_slow_train_move_or_a_box() -> None:
    """RL-5.2: the slow train, a discarded card and a bought box are all possible as the last extra action."""
    match = begun(players=2)
    lay_plainly(match, 24)
    give(match, 0, coins=2)
    assert {words.split()[0] for words in choices(match)} >= {"slow", "buy", "pass"}
    assert not any(words.startswith("second") for words in choices(match))


@pytest.mark.parametrize(
    ("points", "coins", "places"),
    [
        ((10, 12, 8), (0, 0, 0), [(1, 1), (2, 0), (3, 2)]),
        ((10, 10, 8), (0, 2, 9), [(1, 1), (2, 0), (3, 2)]),
        ((10, 10, 10), (1, 1, 0), [(1, 0), (1, 1), (3, 2)]),
    ],
)
def test_ranking(points: tuple[int, ...], coins: tuple[int, ...], places: list[tuple[int, int]]) -> None:
    """RL-5.3: most points, then more coins left, then the place is shared."""
    assert [(place.place, place.seat) for place in rank(points, coins)] == places


def test_the_ranking_of_a_match_counts_points_and_coins() -> None:
    """RL-5.3: equal points are decided by the coins that are left."""
    match = begun(players=2)
    give(match, 0, coins=3, travellers=0, coal=0)
    give(match, 1, coins=0, travellers=0, coal=3)
    assert match.ranking() == [Place(1, 0, 3, 3), Place(2, 1, 3, 0)]
    assert player(match, 0).coins == 3
