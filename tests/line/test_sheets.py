"""Both score sheets, part by part, with the boxes that score (RL-6, RL-7)."""

from __future__ import annotations

import pytest
from tests.line.tables import BLANK, begun, deck_with, do, give, kinds, player

from railwright.core.errors import MalformedError
from railwright.line.deck import GOODS
from railwright.line.deck_file import standard_deck
from railwright.line.events import Happened
from railwright.line.rules import layout as at
from railwright.line.score import Score, sheet_score
from railwright.line.tables import tables_of

pytestmark = pytest.mark.rules


def score(sheet: int, coins: int = 0, most: bool = False, first: bool = False, **boxes: int) -> Score:
    """The score of a sheet."""
    return sheet_score(tables_of(standard_deck(), sheet), boxes, coins, most_travellers=most, glass_first=first)


def row_values(sheet: int, row: str, boxes: int, **others: int) -> list[int]:
    """The points of a row after each of its boxes."""
    tables = tables_of(standard_deck(), sheet)
    return [sheet_score(tables, {row: count, **others}, 0).points[row] for count in range(1, boxes + 1)]


def test_the_example_of_the_book_scores_26() -> None:
    """RL-6.7: the book's example: 4+2+3+1+0+0+3+0+8+4+1 = 26."""
    example = score(
        1,
        coins=1,
        travellers=4,
        post=3,
        coal=3,
        iron_ore=1,
        factory=1,
        wood=1,
        sawmill=3,
        sugar_beet=5,
        sugar_factory=2,
        glass=4,
    )
    assert list(example.points.values()) == [4, 2, 3, 1, 0, 0, 3, 0, 8, 4, 1]
    assert example.total == 26


def test_the_example_of_the_factory_scores_17() -> None:
    """RL-7.5: all factory boxes and 5 coins: 4 x 4 + 1 = 17."""
    example = score(2, coins=5, factory=3)
    assert (example.total, example.points["coins"], example.boxes["coins"]) == (17, 17, (("factory", 3),))


def test_scores_say_which_box_they_come_from() -> None:
    """RL-6.1: only the rightmost marked box that counts scores, and the score names it."""
    found = score(1, travellers=4, coal=4, iron_ore=2, steel=1, wood=2, sawmill=3).boxes
    assert found["travellers"] == (("travellers", 4),)
    assert found["iron_ore"] == (("iron_ore", 2),)
    assert found["wood_sawmill"] == (("wood", 2), ("sawmill", 3))
    assert found["glass"] == ()


def test_travellers_of_sheet_1() -> None:
    """RL-6.2: travellers 1 to 8, doubled for the player with most."""
    assert row_values(1, "travellers", 8) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert score(1, travellers=5, most=True).points["travellers"] == 10


def test_only_strictly_most_travellers_are_doubled() -> None:
    """RL-6.2: the player with strictly most marked boxes scores double; a tie doubles nobody."""
    match = begun(players=3)
    give(match, 0, travellers=4)
    give(match, 1, travellers=3)
    assert match.scores()[0].points["travellers"] == 8
    give(match, 1, travellers=4)
    assert [score.points["travellers"] for score in match.scores()] == [4, 4, 1]


def test_post_and_glass_of_sheet_1() -> None:
    """RL-6.1, RL-6.3: post -2 4 2 8 6 13; glass 1 3 6 4 2; coins 1 each."""
    assert row_values(1, "post", 6) == [-2, 4, 2, 8, 6, 13]
    assert row_values(1, "glass", 5) == [1, 3, 6, 4, 2]
    assert score(1, coins=7).points["coins"] == 7
    assert score(1, glass=5, first=True).points["glass"] == 2  # being first counts on sheet 2 only


def test_the_chain_of_sheet_1() -> None:
    """RL-6.4: iron, steel and factory score only below marked boxes; otherwise the next one to the left that holds."""
    assert row_values(1, "coal", 6) == [1, 2, 3, 4, 6, 9]
    assert score(1, iron_ore=2).points["iron_ore"] == 0
    assert score(1, iron_ore=2, coal=2).points["iron_ore"] == 1
    assert score(1, iron_ore=2, coal=3).points["iron_ore"] == 1
    assert score(1, iron_ore=2, coal=4).points["iron_ore"] == 2
    assert score(1, steel=2, coal=4).points["steel"] == 0
    assert score(1, steel=2, coal=4, iron_ore=1).points["steel"] == 2
    assert score(1, steel=2, coal=4, iron_ore=2).points["steel"] == 5
    assert score(1, factory=2, coal=4, iron_ore=2).points["factory"] == 0
    assert score(1, factory=2, coal=4, iron_ore=2, steel=1).points["factory"] == 3
    assert score(1, factory=2, coal=4, iron_ore=2, steel=2).points["factory"] == 8


def test_wood_times_sawmill_on_sheet_1() -> None:
    """RL-6.5: wood times sawmill, 0 if either is empty."""
    assert score(1, wood=3, sawmill=5).points["wood_sawmill"] == 15
    assert score(1, wood=5).points["wood_sawmill"] == 0
    assert score(1, sawmill=5).points["wood_sawmill"] == 0


def test_sugar_of_sheet_1() -> None:
    """RL-6.6: beets 0; sugar factories 3 8 under beets 1 and 3, the rightmost with a marked beet above."""
    assert row_values(1, "sugar_beet", 5) == [0] * 5
    assert score(1, sugar_factory=2).points["sugar_factory"] == 0
    assert score(1, sugar_factory=2, sugar_beet=1).points["sugar_factory"] == 3
    assert score(1, sugar_factory=2, sugar_beet=2).points["sugar_factory"] == 3
    assert score(1, sugar_factory=2, sugar_beet=3).points["sugar_factory"] == 8


def test_travellers_and_post_of_sheet_2() -> None:
    """RL-7.1: travellers -1 to -8 always count, nothing doubles; post under travellers 2 4 6 7 8."""
    assert row_values(2, "travellers", 8) == [-1, -2, -3, -4, -5, -6, -7, -8]
    assert score(2, travellers=3, most=True).total == -3
    assert [score(2, post=5, travellers=count).points["post"] for count in range(9)] == [0, 0, 5, 5, 12, 12, 22, 28, 36]
    assert row_values(2, "post", 5, travellers=8) == [5, 12, 22, 28, 36]


def test_coal_iron_and_steel_of_sheet_2() -> None:
    """RL-7.2: the values of the data, with the condition of sheet 1."""
    assert row_values(2, "coal", 6) == [1, 2, 3, 4, 6, 9]
    assert score(2, coal=4, iron_ore=2, steel=2).points["steel"] == 8
    assert score(2, coal=3, iron_ore=2, steel=2).points["steel"] == 3
    assert score(2, coal=1, iron_ore=2, steel=2).points["steel"] == 0
    assert score(2, factory=3).points["factory"] == 0


def test_a_complete_column_gives_a_coin_at_that_instant() -> None:
    """RL-7.2: when coal 2 with iron and steel below are marked: 1 coin, in anybody's turn, once per column."""
    deck = deck_with(**BLANK | {"B01": [[], ["steel"], []], "B02": [[], ["coal"], []], "B03": [[], ["steel"], []]})
    match = begun(players=2, sheet=2, deck=deck)
    give(match, 1, coal=2, iron_ore=1)
    events = do(match, "lay B01")
    assert Happened.COLUMN_COMPLETED in kinds(events)
    assert player(match, 1).coins == 1
    do(match, "pass", "lay B02", "pass")
    assert player(match, 1).coins == 1
    give(match, 1, coal=4, iron_ore=2)
    do(match, "lay B03")
    assert player(match, 1).coins == 2


def test_a_column_is_completed_by_a_bought_box_too() -> None:
    """RL-7.2: a bought box that completes a column gives its coin; sheet 1 gives none."""
    for sheet, coins in ((1, 0), (2, 1)):
        match = begun(players=2, sheet=sheet)
        do(match, "lay A01")
        give(match, 0, coins=2, coal=2, iron_ore=1)
        do(match, "buy steel")
        assert player(match, 0).coins == coins


@pytest.mark.parametrize(
    ("wood", "sawmill", "points", "box"),
    [
        (0, 3, 0, None),
        (1, 0, 1, ("wood", 1)),
        (1, 1, 2, ("sawmill", 1)),
        (3, 1, 4, ("wood", 2)),
        (2, 5, 6, ("sawmill", 2)),
        (5, 4, 21, ("wood", 5)),
        (5, 5, 25, ("sawmill", 5)),
    ],
)
def test_the_zigzag_of_sheet_2(wood: int, sawmill: int, points: int, box: tuple[str, int] | None) -> None:
    """RL-7.3: the last box of the unbroken chain W1 M1 W2 M2 ... scores."""
    found = score(2, wood=wood, sawmill=sawmill)
    assert found.points["wood_sawmill"] == points
    assert found.boxes["wood_sawmill"] == ((box,) if box else ())


def test_sugar_of_sheet_2() -> None:
    """RL-7.4: beets and sugar factories each score their rightmost box."""
    assert row_values(2, "sugar_beet", 5) == [1, 3, 5, 7, 10]
    assert row_values(2, "sugar_factory", 2) == [1, 3]


@pytest.mark.parametrize(
    ("beets", "factories", "lost"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, False), (4, 1, True), (4, 2, False)],
)
def test_sections_of_beets(beets: int, factories: int, lost: bool) -> None:
    """RL-7.4: the sugar factory left of a line opens the next section; a beet that may not be marked is lost."""
    match = begun(players=2, sheet=2, deck=deck_with(B01=[["sugar_beet"], [], []]))
    give(match, 0, sugar_beet=beets, sugar_factory=factories)
    events = do(match, "lay B01")
    assert (Happened.SYMBOL_LOST in kinds(events)) == lost
    assert player(match, 0).boxes["sugar_beet"] == beets + (not lost)


@pytest.mark.parametrize(("boxes", "points"), [(0, 5), (1, 7), (2, 11), (3, 17)])
def test_factories_set_the_worth_of_coins(boxes: int, points: int) -> None:
    """RL-7.5: min(coins, n) x value + the rest: 2 coins at 2, 3 at 3, 4 at 4."""
    assert score(2, coins=5, factory=boxes).points["coins"] == points


def test_glass_of_sheet_2() -> None:
    """RL-7.6: the first to mark all boxes scores 8, others at most 4."""
    assert row_values(2, "glass", 5) == [0, 1, 2, 3, 4]
    assert score(2, glass=5, first=True).points["glass"] == 8
    assert score(2, glass=4, first=True).points["glass"] == 3


def test_all_who_fill_the_glass_row_in_the_same_turn_are_first() -> None:
    """RL-7.6: who fills the row in the same turn scores 8 too; a later turn is too late."""
    deck = deck_with(**BLANK | {"B01": [["glass"], ["glass"], []], "B02": [[], [], ["glass"]]})
    match = begun(players=3, sheet=2, deck=deck)
    for seat in range(3):
        give(match, seat, glass=4)
    do(match, "lay B01", "mark", "pass", "lay B02")
    while match.phase.name == "MARK_OR_COIN":
        do(match, "mark")
    assert [score.points["glass"] for score in match.scores()] == [8, 8, 4]


def test_the_second_card_belongs_to_the_same_turn_for_glass() -> None:
    """RL-7.6: one player's whole turn with its second card is one turn."""
    deck = deck_with(**BLANK | {"B01": [["glass"], [], []], "B02": [[], ["glass"], []]})
    match = begun(players=2, sheet=2, deck=deck)
    for seat in range(2):
        give(match, seat, glass=4, coins=1)
    do(match, "lay B01", "second B02")
    assert [score.points["glass"] for score in match.scores()] == [8, 8]


def test_each_last_extra_action_is_a_turn_of_its_own_for_glass() -> None:
    """RL-7.6: of two who buy the last glass box as last extra actions only the first is first."""
    match = begun(players=2, sheet=2, deck=deck_with(**BLANK))
    match.state[at.NEWEST] = at.LAST_POSITION - 1
    match.state[at.LINE + 1 : at.LINE + at.LAST_POSITION] = at.A_CARDS
    do(match, "lay B01", "pass", "pass")
    for seat in range(2):
        give(match, seat, glass=4, coins=2)
    do(match, "buy glass", "buy glass")
    assert match.is_over
    assert [score.points["glass"] for score in match.scores()] == [8, 4]


def test_a_station_with_goods_and_the_slow_train_symbol() -> None:
    """RL-7.7: on an owner's card with both the fast train marks and moves, the slow train chooses one."""
    deck = deck_with(**BLANK | {"B01": [["coal"], [], []], "B02": [["wood", "move_slow"], [], []]})
    match = begun(players=2, deck=deck)
    do(match, "lay B01", "pass", "lay B03", "pass", "lay B02")
    assert (match.decider, match.phase.name) == (0, "WHICH_FIRST")
    do(match, "choose move_slow")
    assert match.phase.name == "FREE_MOVE"
    do(match, "move 1")
    assert (player(match, 0).boxes["coal"], player(match, 0).boxes["wood"]) == (2, 1)
    give(match, 0, coins=1)
    do(match, "slow 1")
    assert (match.decider, match.phase.name) == (0, "WHICH_ONE")
    do(match, "choose wood")
    assert player(match, 0).boxes["wood"] == 2
    assert match.decider == 1


def test_impossible_sheets_are_refused() -> None:
    """An unknown row, too many boxes and negative coins are refused with a sentence."""
    with pytest.raises(MalformedError, match="no row"):
        score(1, cheese=1)
    with pytest.raises(MalformedError, match="has 8 boxes, not 9"):
        score(1, travellers=9)
    with pytest.raises(MalformedError, match="coins"):
        score(1, coins=-1)


def test_goods_are_numbered_as_in_the_kernels() -> None:
    """The rows of the deck files and of the kernels are the same, in the same order."""
    assert at.SYMBOLS[: at.GOODS] == GOODS
