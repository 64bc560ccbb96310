"""A deck and one of its score sheets as the flat numbers that the kernels read (see `rules.layout`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from railwright.line.deck import GOODS, Deck, Sheet
from railwright.line.rules import layout as at

Ints = NDArray[np.int64]


def tables_of(deck: Deck, sheet: int) -> Ints:
    """The kernel tables for games with this deck and score sheet."""
    numbers = np.zeros(at.TABLES_SIZE, dtype=np.int64)
    _write_faces(deck, numbers)
    _write_rows(deck.sheet(sheet), numbers)
    _write_specials(deck.sheet(sheet), numbers)
    return numbers


def _write_faces(deck: Deck, numbers: Ints) -> None:
    faces = [card.lanes for card in deck.cards]
    for lanes in faces:
        for station in lanes:
            for symbol in station:
                numbers[at.PRINTED + at.SYMBOLS.index(symbol)] += 1
    faces += [deck.start.side_1, deck.start.side_2, deck.curve(1), deck.curve(2)]
    for face, lanes in enumerate(faces):
        for lane, station in enumerate(lanes):
            place = at.FACES + (face * 3 + lane) * 2
            numbers[place : place + 2] = -1
            for which, symbol in enumerate(station):
                numbers[place + which] = at.SYMBOLS.index(symbol)


def _write_rows(sheet: Sheet, numbers: Ints) -> None:
    for number, name in enumerate(GOODS):
        row = sheet.rows[name]
        numbers[at.ROW_BOXES + number] = len(row.boxes)
        numbers[at.ROW_COINS + number] = row.full_coins
        for box, value in enumerate(row.boxes):
            numbers[at.VALUES + number * at.MAX_BOXES + box] = value
            for above in row.below:
                needs = at.NEEDS + (number * at.MAX_BOXES + box) * at.GOODS + GOODS.index(above)
                numbers[needs] = sheet.rows[above].boxes_up_to(row.column(box))


def _write_specials(sheet: Sheet, numbers: Ints) -> None:
    numbers[at.DOUBLED] = sheet.most_travellers_double
    numbers[at.ZIGZAG] = sheet.wood_sawmill == "zigzag"
    numbers[at.GLASS_POINTS] = sheet.glass_first or 0
    for box, factories in enumerate(sheet.beet_gates()):
        numbers[at.BEET_GATES + box] = factories
    if sheet.column_coins:
        numbers[at.COLUMN_COINS] = sheet.column_coins
        for number, column in enumerate(sheet.chain_columns()):
            numbers[at.COLUMN_COUNT] = number + 1
            for row, name in enumerate(GOODS):
                if name == "coal" or "coal" in sheet.rows[name].below:
                    numbers[at.COLUMNS + number * at.GOODS + row] = sheet.rows[name].boxes_up_to(column)
    for number, rate in enumerate(sheet.coin_rates or []):
        numbers[at.RATED] = 1
        numbers[at.RATE_COINS + number] = rate.coins
        numbers[at.RATE_POINTS + number] = rate.points_each
