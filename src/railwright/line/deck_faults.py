"""What a deck file can get wrong although each of its fields is well formed."""

from __future__ import annotations

from collections.abc import Iterator

from railwright.core.errors import MalformedError
from railwright.line.deck import GOODS, Deck, Goods, Sheet, Symbol
from railwright.line.json_place import Step
from railwright.line.rules import layout as at

LANE_NAMES = ("top", "middle", "bottom")
Fault = tuple[tuple[Step, ...], MalformedError]


def first_fault(deck: Deck) -> Fault | None:
    """The path of the first field that cannot be, and what is wrong with it; None where all is well."""
    return next(_faults(deck), None)


def _faults(deck: Deck) -> Iterator[Fault]:
    if deck.name.splitlines() != [deck.name]:
        yield ("name",), MalformedError("deck_name")
    for side, lanes in (("1", deck.start.side_1), ("2", deck.start.side_2)):
        for lane, station in enumerate(lanes):
            if len(station) != 1 or station[0] == "move_slow":
                yield ("start", side, lane), MalformedError("deck_start")
    yield from _curve_faults(deck)
    yield from _name_faults(deck)
    for lane, station in enumerate(deck.goal.lanes):
        if station:
            yield ("goal", "lanes", lane), MalformedError("deck_goal")
    for number in (1, 2):
        for path, refusal in _sheet_faults(deck.sheet(number)):
            yield ("sheets", str(number), *path), refusal


def _name_faults(deck: Deck) -> Iterator[Fault]:
    seen: set[str] = set()
    named = {
        "a": [card.id for card in deck.a],
        "b": [card.id for card in deck.b],
        "curves": [card.id for card in deck.curves],
    }
    for field, names in named.items():
        for number, name in enumerate(names):
            if name in seen:
                yield (field, number, "id"), MalformedError("deck_name_twice", name=name)
            seen.add(name)


def _curve_faults(deck: Deck) -> Iterator[Fault]:
    for curve in (1, 2):
        halves = [number for number, card in enumerate(deck.curves) if card.curve == curve]
        if len(halves) != 2:
            yield ("curves",), MalformedError("deck_curve_cards", curve=curve, cards=len(halves))
            continue
        upper, lower = (deck.curves[half].lanes for half in halves)
        stations: list[list[Symbol]] = deck.curve(curve)
        for lane in range(3):
            path = ("curves", halves[0], "lanes", lane)
            if upper[lane] and lower[2 - lane]:
                yield path, MalformedError("deck_curve_stations", lane=LANE_NAMES[lane], curve=curve)
            elif stations[lane].count("move_slow") != 1:
                yield path, MalformedError("deck_curve_symbol", lane=LANE_NAMES[lane], curve=curve)


def _sheet_faults(sheet: Sheet) -> Iterator[Fault]:
    for name in GOODS:
        row = sheet.rows[name]
        columns = row.columns
        if columns is not None and len(columns) != len(row.boxes):
            yield (
                ("rows", name, "columns"),
                MalformedError("deck_columns_number", boxes=len(row.boxes), columns=len(columns)),
            )
        elif columns is not None and sorted(set(columns)) != columns:
            yield ("rows", name, "columns"), MalformedError("deck_columns_order")
        elif row.below and columns is None:
            yield ("rows", name, "below"), MalformedError("deck_below_columns")
        elif name in row.below:
            yield ("rows", name, "below"), MalformedError("deck_below_itself")
        elif columns is not None:
            yield from _column_faults(sheet, name)
    if len(sheet.chain_columns()) > at.MAX_COLUMNS:
        yield ("rows",), MalformedError("deck_coal_columns", most=at.MAX_COLUMNS)
    rows = sheet.rows
    if sheet.wood_sawmill == "zigzag" and len(rows["wood"].boxes) not in (
        len(rows["sawmill"].boxes),
        len(rows["sawmill"].boxes) + 1,
    ):
        yield ("rows", "sawmill", "boxes"), MalformedError("deck_zigzag")
    if sheet.beet_sections is not None:
        if sum(sheet.beet_sections) != len(rows["sugar_beet"].boxes):
            yield ("beet_sections",), MalformedError("deck_sections", boxes=len(rows["sugar_beet"].boxes))
        elif len(sheet.beet_sections) > len(rows["sugar_factory"].boxes) + 1:
            yield ("beet_sections",), MalformedError("deck_sections_open")
    if sheet.coin_rates is not None and len(sheet.coin_rates) != len(rows["factory"].boxes):
        yield ("coin_rates",), MalformedError("deck_rates", boxes=len(rows["factory"].boxes))


def _column_faults(sheet: Sheet, name: Goods) -> Iterator[Fault]:
    row = sheet.rows[name]
    for number, column in enumerate(row.columns or ()):
        if row.below and not any(sheet.rows[above].boxes_up_to(column) for above in row.below):
            yield ("rows", name, "columns", number), MalformedError("deck_column_alone", column=column)
