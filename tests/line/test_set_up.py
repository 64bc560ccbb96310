"""The set-up of the table (RL-1)."""

from __future__ import annotations

import pytest
from tests.line.tables import BLANK, begun, choices, deck_with, do, give, lay_plainly, marked, new_match, player

from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules


def test_the_line_has_three_rows_of_eight_cards() -> None:
    """RL-1.1: rows of 8 cards with a curve after the first and the second; the 24th card is the last."""
    match = begun(players=2)
    lay_plainly(match, 24)
    faces = match.view(None).faces
    assert len(faces) == 27
    assert [position for position, face in enumerate(faces) if face >= at.CURVE_FACE] == [9, 18]
    assert faces[0] == at.START_FACE


@pytest.mark.parametrize(
    ("before", "lanes"), [(0, (0, 1, 2)), (7, (0, 1, 2)), (8, (2, 1, 0)), (15, (2, 1, 0)), (16, (0, 1, 2))]
)
def test_the_outer_tracks_change_lanes_in_row_2(before: int, lanes: tuple[int, int, int]) -> None:
    """RL-1.1: who runs on the top lane of rows 1 and 3 runs on the bottom lane of row 2; the middle stays."""
    goods = ("coal", "post", "glass")
    card = f"B{before + 1:02}"
    match = begun(players=3, deck=deck_with(**BLANK | {card: [[symbol] for symbol in goods]}))
    lay_plainly(match, before)
    offered = match.options.deck.cards.index(next(c for c in match.options.deck.cards if c.id == card))
    promised = [match.view(None).next_station(offered, track) for track in range(3)]
    do(match, f"lay {card}")
    while match.phase.name == "MARK_OR_COIN":
        do(match, "mark")
    met = [next(name for name in goods if name in marked(match, seat)) for seat in range(3)]
    assert met == [goods[lane] for lane in lanes]
    assert promised == [(name,) for name in met]


def test_a_slow_train_reads_its_own_lane_in_row_2() -> None:
    """RL-1.1: the slow train meets in row 2 what the fast train met there."""
    match = begun(players=2, deck=deck_with(**BLANK | {"B09": [["coal"], [], ["glass"]]}))
    lay_plainly(match, 8)
    do(match, "lay B09")
    assert match.view(None).station(10, 0) == ("glass",)
    give(match, 0, coins=1)
    do(match, "slow 1")
    assert (player(match, 0).slow, marked(match, 0)["glass"]) == (10, 2)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_chooses_the_side_before_hands_are_dealt(start: int) -> None:
    """RL-1.2: the side of the start card comes first, then hands and display."""
    match = new_match(start=start)
    assert match.decider == start
    assert choices(match) == ["side 1", "side 2"]
    view = match.view(start)
    assert (view.hand, view.display, view.stack_count) == ((), (None,) * 4, 25)
    do(match, "side 2")
    assert match.view(None).faces == (at.START_FACE + 1,)
    assert len(match.view(start).hand) == 4


@pytest.mark.parametrize("players", [2, 3])
def test_each_player_gets_four_a_cards(players: int) -> None:
    """RL-1.2: four secret A cards each, four open B cards, 21 in the stack; with two players four A cards leave."""
    match = new_match(players)
    do(match, "side 1")
    hands = [match.view(seat).hand for seat in range(players)]
    assert [len(hand) for hand in hands] == [4] * players
    cards = [card for hand in hands for card in hand]
    assert len(set(cards)) == 4 * players
    assert all(card < at.A_CARDS for card in cards)
    assert len([card for card in match.view(None).display if card is not None]) == 4
    assert match.view(None).stack_count == 21


def test_tracks_are_chosen_from_the_start_player_clockwise() -> None:
    """RL-1.3: each chooses a free track; the last player takes the one that is left."""
    match = new_match(start=1)
    do(match, "side 1")
    assert (match.decider, choices(match)) == (1, ["track 1", "track 2", "track 3"])
    do(match, "track 2")
    assert (match.decider, choices(match)) == (2, ["track 1", "track 3"])
    do(match, "track 3")
    assert [player(match, seat).track for seat in range(3)] == [0, 1, 2]
    assert (match.decider, match.phase.name) == (1, "LAY_CARD")


def test_the_start_station_is_marked_and_there_are_no_coins() -> None:
    """RL-1.3: both engines on the start station, its symbol marked, no coins."""
    for side, symbol in ((1, "travellers"), (2, "coal")):
        match = begun(side=side)
        assert [marked(match, seat) for seat in range(3)] == [{symbol: 1}] * 3
        assert all((p.coins, p.slow, p.fast) == (0, 0, 0) for p in match.view(None).players)


def test_with_two_players_one_track_stays_unused() -> None:
    """RL-1.3: the second player chooses among two tracks; the third stays empty."""
    match = new_match(players=2)
    do(match, "side 1", "track 3")
    assert choices(match) == ["track 1", "track 2"]
    do(match, "track 1")
    assert [p.track for p in match.view(None).players] == [2, 0]


@pytest.mark.parametrize("sheet", [1, 2])
def test_all_players_use_the_same_sheet(sheet: int) -> None:
    """RL-1.3: one score sheet for everybody."""
    match = begun(sheet=sheet)
    assert all(match.view(seat).sheet == sheet for seat in range(3))
    assert {score.points["post"] for score in match.scores()} == {0}
