"""What a deck file can get wrong although each of its fields is well formed."""

from __future__ import annotations

from collections.abc import Iterator

from railwright.line.deck import GOODS, Deck, Goods, Sheet, Symbol
from railwright.line.json_place import Step
from railwright.line.rules import layout as at

LANE_NAMES = ("top", "middle", "bottom")
Fault = tuple[tuple[Step, ...], str]


def first_fault(deck: Deck) -> Fault | None:
    """The path of the first field that cannot be, and a sentence; None where all is well."""
    return next(_faults(deck), None)


def _faults(deck: Deck) -> Iterator[Fault]:
    if deck.name.splitlines() != [deck.name]:
        yield ("name",), "The name of a deck is one line of text."
    for side, lanes in (("1", deck.start.side_1), ("2", deck.start.side_2)):
        for lane, station in enumerate(lanes):
            if len(station) != 1 or station[0] == "move_slow":
                yield ("start", side, lane), "A start station has exactly one goods symbol (RL-1.3)."
    yield from _curve_faults(deck)
    yield from _name_faults(deck)
    for lane, station in enumerate(deck.goal.lanes):
        if station:
            yield ("goal", "lanes", lane), "The goal card has no effect and no station (RL-2.4)."
    for number in (1, 2):
        for path, sentence in _sheet_faults(deck.sheet(number)):
            yield ("sheets", str(number), *path), sentence


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
                yield (field, number, "id"), f"The name {name} is used twice."
            seen.add(name)


def _curve_faults(deck: Deck) -> Iterator[Fault]:
    for curve in (1, 2):
        halves = [number for number, card in enumerate(deck.curves) if card.curve == curve]
        if len(halves) != 2:
            yield ("curves",), f"Curve {curve} needs two cards, but {len(halves)} say that they belong to it (RL-1.1)."
            continue
        upper, lower = (deck.curves[half].lanes for half in halves)
        stations: list[list[Symbol]] = deck.curve(curve)
        for lane in range(3):
            path = ("curves", halves[0], "lanes", lane)
            where = f"{LANE_NAMES[lane]} lane of curve {curve}"
            if upper[lane] and lower[2 - lane]:
                yield path, f"The {where} has a station on both of its cards; there is one (RL-2.4)."
            elif stations[lane].count("move_slow") != 1:
                yield path, f"The station on the {where} must show move_slow once (RL-2.4)."


def _sheet_faults(sheet: Sheet) -> Iterator[Fault]:
    for name in GOODS:
        row = sheet.rows[name]
        columns = row.columns
        if columns is not None and len(columns) != len(row.boxes):
            yield ("rows", name, "columns"), f"There are {len(row.boxes)} boxes, but {len(columns)} columns."
        elif columns is not None and sorted(set(columns)) != columns:
            yield ("rows", name, "columns"), "The columns must rise from left to right."
        elif row.below and columns is None:
            yield ("rows", name, "below"), "A row below others needs columns."
        elif name in row.below:
            yield ("rows", name, "below"), "A row does not stand below itself."
        elif columns is not None:
            yield from _column_faults(sheet, name)
    if len(sheet.chain_columns()) > at.MAX_COLUMNS:
        yield ("rows",), f"There can be at most {at.MAX_COLUMNS} columns of coal with boxes below."
    rows = sheet.rows
    if sheet.wood_sawmill == "zigzag" and len(rows["wood"].boxes) not in (
        len(rows["sawmill"].boxes),
        len(rows["sawmill"].boxes) + 1,
    ):
        yield ("rows", "sawmill", "boxes"), "A zigzag needs as many sawmills as woods, or one fewer (RL-7)."
    if sheet.beet_sections is not None:
        if sum(sheet.beet_sections) != len(rows["sugar_beet"].boxes):
            yield ("beet_sections",), f"The sections must hold all {len(rows['sugar_beet'].boxes)} boxes of sugar beet."
        elif len(sheet.beet_sections) > len(rows["sugar_factory"].boxes) + 1:
            yield ("beet_sections",), "Each section after the first needs a sugar factory box that opens it (RL-7)."
    if sheet.coin_rates is not None and len(sheet.coin_rates) != len(rows["factory"].boxes):
        yield ("coin_rates",), f"There must be one rate for each of the {len(rows['factory'].boxes)} factory boxes."


def _column_faults(sheet: Sheet, name: Goods) -> Iterator[Fault]:
    row = sheet.rows[name]
    for number, column in enumerate(row.columns or ()):
        if row.below and not any(sheet.rows[above].boxes_up_to(column) for above in row.below):
            yield ("rows", name, "columns", number), f"No row above has a box in column {column}."
