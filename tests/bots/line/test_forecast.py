"""The forecast: at the end it is the score, before the end it hopes, and no deck can make it huge."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from railwright.bots.line.forecast import COUNTERS, LARGEST_TABLE, MONEY, TRACK_CARDS, Forecast, forecast
from railwright.line.deck_file import standard_deck
from railwright.line.rules import layout as at
from railwright.line.rules.scoring import score_sheet
from railwright.line.tables import tables_of

Ints = NDArray[np.int64]


def expected(found: Forecast, counts: Ints, cards: int) -> float:
    """The points to expect with so many cards to come."""
    places = found.base + cards * found.size
    np.add.at(places, found.group, counts * found.stride)
    return float(found.values[places].sum())


@pytest.mark.parametrize("sheet", [1, 2])
def test_with_no_card_to_come_it_is_the_score(sheet: int) -> None:
    """All groups together give the points of the sheet, coins included (RL-6, RL-7)."""
    tables = tables_of(standard_deck(), sheet)
    tables[at.COLUMN_COINS] = 0  # the forecast counts the coins of complete columns, which a score has among its coins
    found = forecast(tables, 2, 1.0)
    numbers = np.random.default_rng(sheet)
    for _ in range(200):
        counts = numbers.integers(0, found.limit + 1)
        counts[at.GOODS : MONEY] = 0
        boxes = counts[: at.GOODS]
        first = boxes[at.GLASS] == tables[at.ROW_BOXES + at.GLASS]
        out = np.zeros(at.SCORE_SIZE, dtype=np.int64)
        score = score_sheet(boxes, counts[MONEY], bool(boxes[at.TRAVELLERS] > 0), bool(first), tables, out)
        assert expected(found, counts, 0) == pytest.approx(score)


@pytest.mark.parametrize("sheet", [1, 2])
def test_cards_to_come_give_hope(sheet: int) -> None:
    """An empty sheet is worth more the more cards are to come, and more to a player with a choice."""
    tables = tables_of(standard_deck(), sheet)
    nothing = np.zeros(COUNTERS, dtype=np.int64)
    worth = [expected(forecast(tables, 2, 1.0), nothing, cards) for cards in range(TRACK_CARDS + 1)]
    assert worth[0] == 0
    assert worth == sorted(worth)
    assert expected(forecast(tables, 2, 1.5), nothing, TRACK_CARDS) > worth[-1]


def test_the_first_in_the_race_for_glass_keeps_its_points() -> None:
    """Who has filled the row before the others scores 8 whatever they do; who is late scores 4 (RL-7.6)."""
    tables = tables_of(standard_deck(), 2)
    found = forecast(tables, 3, 1.0)
    place = found.base[found.group[at.GLASS]] + TRACK_CARDS * found.size[found.group[at.GLASS]]
    full = found.limit[at.GLASS]
    hope = TRACK_CARDS * tables[at.PRINTED + at.GLASS] / (3 * at.CARDS) * 1.5  # coins of the full row
    first = found.values[place + full * found.stride[at.GLASS]]
    late = found.values[place + full * (found.stride[at.GLASS] + found.stride[at.GOODS + 1])]
    assert (first, late) == (pytest.approx(8 + hope), pytest.approx(4 + hope))


def test_a_deck_that_links_everything_stays_small() -> None:
    """Where an owner's sheet makes many long rows depend on each other, a part of that is overlooked."""
    tables = tables_of(standard_deck(), 1)
    tables[at.ROW_BOXES : at.ROW_BOXES + at.GOODS] = at.MAX_BOXES
    tables[at.NEEDS : at.BEET_GATES] = 1
    assert forecast(tables, 2, 1.0).size.max() <= LARGEST_TABLE
