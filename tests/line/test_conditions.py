"""Boxes that bring nothing, and why (RL-6, RL-7)."""

from __future__ import annotations

import itertools
import random

import pytest

from railwright.line.conditions import Idle, idle_boxes
from railwright.line.deck import GOODS
from railwright.line.deck_file import standard_deck
from railwright.line.score import sheet_score
from railwright.line.tables import tables_of

pytestmark = pytest.mark.rules

DECK = standard_deck()


def idle(sheet: int, coins: int = 0, **marked: int) -> dict[tuple[str, int], tuple[str, tuple[tuple[str, int], ...]]]:
    """Why boxes bring nothing, by row and box."""
    found = idle_boxes(DECK.sheet(sheet), marked, coins)
    return {(one.row, one.box): (one.reason, one.boxes) for one in found}


def test_a_box_below_others_names_those_that_are_missing() -> None:
    """RL-6.4, RL-6.6: steel 2 waits for coal 4 and iron ore 2, the first factory for steel; a next box too."""
    found = idle(1, coal=3, iron_ore=1, steel=2, sugar_factory=1)
    assert ("steel", 1) not in found
    assert found["steel", 2] == ("column", (("coal", 4), ("iron_ore", 2)))
    assert found["iron_ore", 2] == ("column", (("coal", 4),))
    assert found["sugar_factory", 1] == ("column", (("sugar_beet", 1),))
    assert idle(1, coal=2, iron_ore=1)["factory", 1] == ("column", (("steel", 1),))


def test_wood_and_sawmill_name_each_other() -> None:
    """RL-6.5, RL-7.3: an empty row of a product makes the other worthless, a missing link what follows it."""
    assert idle(1, wood=3)["wood", 3] == ("partner", (("sawmill", 1),))
    assert not [row for row, _ in idle(1, wood=3, sawmill=1) if row in ("wood", "sawmill")]
    chain = idle(2, wood=3, sawmill=1)
    assert chain["wood", 3] == ("chain", (("sawmill", 2),))
    assert ("wood", 2) not in chain
    assert idle(2)["sawmill", 1] == ("chain", (("wood", 1),))


def test_a_locked_beet_names_the_sugar_factory() -> None:
    """RL-7.4: a beet beyond a line is lost until the sugar factory before the line is marked."""
    assert idle(2, sugar_beet=2)["sugar_beet", 3] == ("locked", (("sugar_factory", 1),))
    assert ("sugar_beet", 3) not in idle(2, sugar_beet=2, sugar_factory=1)


def test_factories_want_coins_and_beets_carry() -> None:
    """RL-7.5, RL-6.6: a factory that raises coins is worthless without one; a beet of 0 carries sugar factories."""
    assert idle(2, factory=2)["factory", 2] == ("coins", ())
    assert not [row for row, _ in idle(2, coins=1, factory=2) if row == "factory"]
    assert idle(1, sugar_beet=2)["sugar_beet", 2] == ("support", (("sugar_factory", 1), ("sugar_factory", 2)))
    assert ("sugar_beet", 2) not in idle(1, sugar_beet=2, sugar_factory=1)


@pytest.mark.parametrize("number", [1, 2])
def test_reasons_and_score_agree(number: int) -> None:
    """RL-6.4, RL-7.2: the rightmost marked box without a reason scores, and one does once all it names is marked."""
    sheet, tables, chance = DECK.sheet(number), tables_of(DECK, number), random.Random(6)
    single = [row for row in GOODS if row not in ("wood", "sawmill") and (row != "factory" or number == 1)]

    def scoring(marked: dict[str, int]) -> dict[str, int]:
        boxes = sheet_score(tables, marked, 1).boxes.values()
        return dict(itertools.chain.from_iterable(boxes))

    def vain(marked: dict[str, int]) -> list[Idle]:
        found = idle_boxes(sheet, marked, 1)
        return [one for one in found if one.box <= marked[one.row] and one.reason != "support"]

    for _ in range(60):
        marked: dict[str, int] = {row: chance.randint(0, len(sheet.rows[row].boxes)) for row in GOODS}
        counted = scoring(marked)
        without = {(one.row, one.box) for one in vain(marked)}
        for row in single:
            best = max((box for box in range(1, marked[row] + 1) if (row, box) not in without), default=0)
            assert counted.get(row, 0) == best, (row, marked)
        for one in vain(marked):
            more = dict(marked)
            for name, box in one.boxes:
                more[name] = max(more[name], box)
            assert (one.row, one.box) not in {(again.row, again.box) for again in vain(more)}, (one, marked)
