"""The scores of random sheets against the rules written out a second time, with the numbers of the book."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from railwright.line.deck_file import standard_deck
from railwright.line.score import sheet_score
from railwright.line.tables import tables_of

pytestmark = pytest.mark.rules

SIZES = {
    1: {"travellers": 8, "post": 6, "coal": 6, "iron_ore": 2, "steel": 2, "factory": 2, "wood": 5, "sawmill": 5}
    | {"sugar_beet": 5, "sugar_factory": 2, "glass": 5},
    2: {"travellers": 8, "post": 5, "coal": 6, "iron_ore": 2, "steel": 2, "factory": 3, "wood": 5, "sawmill": 5}
    | {"sugar_beet": 5, "sugar_factory": 2, "glass": 5},
}
TABLES = {sheet: tables_of(standard_deck(), sheet) for sheet in (1, 2)}


def rightmost(values: list[int], count: int) -> int:
    """The value of the last of so many marked boxes."""
    return values[count - 1] if count else 0


def best_below(values: list[int], columns: list[int], count: int, *above: list[int]) -> int:
    """The last marked box in whose column all boxes of the rows above are marked (given as marked columns)."""
    for box in range(count, 0, -1):
        if all(columns[box - 1] in marked for marked in above):
            return values[box - 1]
    return 0


def first_sheet(b: dict[str, int], coins: int, most: bool) -> int:
    """RL-6, word for word."""
    coal = list(range(1, b["coal"] + 1))
    iron, steel = [2, 4][: b["iron_ore"]], [2, 4][: b["steel"]]
    beets = list(range(1, b["sugar_beet"] + 1))
    return (
        b["travellers"] * (2 if most else 1)
        + rightmost([-2, 4, 2, 8, 6, 13], b["post"])
        + rightmost([1, 2, 3, 4, 6, 9], b["coal"])
        + best_below([1, 2], [2, 4], b["iron_ore"], coal)
        + best_below([2, 5], [2, 4], b["steel"], coal, iron)
        + best_below([3, 8], [2, 4], b["factory"], coal, iron, steel)
        + b["wood"] * b["sawmill"]
        + best_below([3, 8], [1, 3], b["sugar_factory"], beets)
        + rightmost([1, 3, 6, 4, 2], b["glass"])
        + coins
    )


def second_sheet(b: dict[str, int], coins: int, first: bool) -> int:
    """RL-7, word for word."""
    coal = list(range(1, b["coal"] + 1))
    chain = ["W1", "M1", "W2", "M2", "W3", "M3", "W4", "M4", "W5", "M5"]
    marked = {f"W{n}" for n in range(1, b["wood"] + 1)} | {f"M{n}" for n in range(1, b["sawmill"] + 1)}
    unbroken = next((number for number, box in enumerate(chain) if box not in marked), len(chain))
    rated, each = [(0, 1), (2, 2), (3, 3), (4, 4)][b["factory"]]
    glass = 8 if b["glass"] == 5 and first else rightmost([0, 1, 2, 3, 4], b["glass"])
    return (
        -b["travellers"]
        + best_below([5, 12, 22, 28, 36], [2, 4, 6, 7, 8], b["post"], list(range(1, b["travellers"] + 1)))
        + rightmost([1, 2, 3, 4, 6, 9], b["coal"])
        + best_below([1, 2], [2, 4], b["iron_ore"], coal)
        + best_below([3, 8], [2, 4], b["steel"], coal, [2, 4][: b["iron_ore"]])
        + rightmost([1, 2, 4, 6, 8, 11, 14, 17, 21, 25], unbroken)
        + rightmost([1, 3, 5, 7, 10], b["sugar_beet"])
        + rightmost([1, 3], b["sugar_factory"])
        + glass
        + min(coins, rated) * each
        + max(0, coins - rated)
    )


def sheets(number: int) -> st.SearchStrategy[dict[str, int]]:
    """Any marked sheet."""
    return st.fixed_dictionaries({row: st.integers(0, size) for row, size in SIZES[number].items()})


@given(sheets(1), st.integers(0, 30), st.booleans(), st.booleans())
@settings(max_examples=1000)
def test_sheet_1_scores_as_written(boxes: dict[str, int], coins: int, most: bool, first: bool) -> None:
    """RL-6: any sheet 1 scores what the rules say; the parts sum up to the total."""
    found = sheet_score(TABLES[1], boxes, coins, most_travellers=most, glass_first=first)
    assert found.total == first_sheet(boxes, coins, most)
    assert sum(found.points.values()) == found.total


@given(sheets(2), st.integers(0, 30), st.booleans(), st.booleans())
@settings(max_examples=1000)
def test_sheet_2_scores_as_written(boxes: dict[str, int], coins: int, most: bool, first: bool) -> None:
    """RL-7: any sheet 2 scores what the rules say; the parts sum up to the total."""
    found = sheet_score(TABLES[2], boxes, coins, most_travellers=most, glass_first=first)
    assert found.total == second_sheet(boxes, coins, first)
    assert sum(found.points.values()) == found.total
