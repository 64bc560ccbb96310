"""A table of Rail Line as lines of characters for a terminal 80 columns wide, in colour or plain."""

from __future__ import annotations

from rich.cells import cell_len

from railwright.core.language import Speaker
from railwright.render.line_picture import (
    FIRST_CURVE,
    LAST,
    SECOND_CURVE,
    CardPicture,
    EnginePicture,
    RowPicture,
    Station,
    TablePicture,
    card_number,
    place,
)
from railwright.render.picture import plain_text
from railwright.render.terminal import Canvas, Depth, Style, wrapped
from railwright.render.theme import PALETTES, Palette, Theme

WIDTH = 80
_CELL = 8
_CARD = 9
_SHEET = 27
_MARKS = "●■▲◆○✚"


def table_text(picture: TablePicture, *, depth: Depth = "plain", theme: Theme = "dark") -> str:
    """The line, the cards and the score sheets, one below the other."""
    colours = PALETTES[theme]
    parts = [line_lines(picture, colours, depth), card_lines(picture, colours, depth)]
    parts.append(sheet_lines(picture, colours, depth))
    return "\n".join("\n".join(part) for part in parts if part) + "\n"


def line_lines(picture: TablePicture, colours: Palette, depth: Depth) -> list[str]:
    """The serpentine: three rows of cards with three tracks each."""
    canvas = Canvas(11, WIDTH, Style(colours.ink, colours.sheet))
    for position in range(1, LAST + 1):
        if position >= len(picture.line) and position not in (FIRST_CURVE, SECOND_CURVE):
            row, column = place(position)
            canvas.put(row * 4 + 1, column * _CELL, f"{card_number(position):^8}", colours.ink_3)
    canvas.put(9, 9 * _CELL, f"  {picture.say('line-label-goal')}", colours.ink_3)
    _curve_lines(canvas, len(picture.line), colours)
    for position, lanes in enumerate(picture.line):
        for lane, station in enumerate(lanes):
            _put_station(canvas, picture, colours, position, lane, station)
    return [*canvas.lines(depth), *(_plain_lines(picture.caption, colours, depth) if picture.caption else [])]


def _curve_lines(canvas: Canvas, laid: int, colours: Palette) -> None:
    """The bends at the right of rows 1 and 2 and at the left of rows 2 and 3."""
    first = colours.ink if laid > FIRST_CURVE else colours.grid
    second = colours.ink if laid > SECOND_CURVE else colours.grid
    right, left = 9 * _CELL, 0
    for index, (down, up) in enumerate(zip(("──╮", "─╮│", "╮││"), ("╯││", "─╯│", "──╯"), strict=True)):
        canvas.put(index, right + 5, down, first)
        canvas.put(4 + index, right, "─" * 5 + up, first)
    canvas.put(3, right + 5, "│││", first)
    for index, (down, up) in enumerate(zip(("╭──", "│╭─", "││╭"), ("││╰", "│╰─", "╰──"), strict=True)):
        canvas.put(4 + index, left, down, second)
        canvas.put(8 + index, left, up + "─" * 5, second)
    canvas.put(7, left, "│││", second)


def _put_station(
    canvas: Canvas, picture: TablePicture, colours: Palette, position: int, lane: int, station: Station
) -> None:
    row, column = place(position)
    line, left = row * 4 + lane, column * _CELL
    here = (position, lane)
    engine = next((e for e in picture.engines if here in ((e.slow, e.slow_lane), (e.fast, e.fast_lane))), None)
    ink = colours.player(engine.player) if engine else colours.ink
    slow, fast = _engine_marks(engine, position, row)
    plate = _plate(station, picture.say)
    if position == 0:
        cell = f"{lane + 1}{plate:─<4}"
        marks = {5: slow, 6: fast}
    elif position in (FIRST_CURVE, SECOND_CURVE):
        cell = "─»»──" if position == FIRST_CURVE else "──»»─"
        left += 0 if position == FIRST_CURVE else 3
        marks = {0: slow, 3: fast} if position == FIRST_CURVE else {4: slow, 1: fast}
    else:
        cell = f"{plate:─^{_CELL}}"
        marks = {0: slow, _CELL - 1: fast} if row != 1 else {_CELL - 1: slow, 0: fast}
    width = 5 if position in (FIRST_CURVE, SECOND_CURVE) else _CELL
    canvas.put(line, left, f"{cell:─<{width}}", colours.ink)
    for offset, mark in marks.items():
        if mark:
            canvas.put(line, left + offset, mark, ink, bold=True)


def _plate(station: Station, say: Speaker) -> str:
    return f"[{''.join(say(f'line-short-{symbol}') for symbol in station)}]" if station else ""


def _engine_marks(engine: EnginePicture | None, position: int, row: int) -> tuple[str, str]:
    if engine is None:
        return "", ""
    slow, fast = ("◁", "◀") if row == 1 else ("▷", "▶")
    return slow if engine.slow == position else "", fast if engine.fast == position else ""


def card_lines(picture: TablePicture, colours: Palette, depth: Depth) -> list[str]:
    """The own hand and the display, side by side."""
    say = picture.say
    in_stack = "" if picture.stack is None else f" ({say('line-label-in_stack', number=picture.stack)})"
    groups = [(say("line-label-hand"), picture.hand), (say("line-label-display") + in_stack, picture.display)]
    shown = [(title, cards) for title, cards in groups if cards]
    if not shown:
        return []
    canvas = Canvas(5, WIDTH, Style(colours.ink, colours.sheet))
    left = 0
    for title, cards in shown:
        canvas.put(0, left, title[: WIDTH - left], colours.ink_2)
        for card in cards:
            _put_card(canvas, card, left, say, colours)
            left += _CARD
        left += 3
    return canvas.lines(depth)


def _put_card(canvas: Canvas, card: CardPicture, left: int, say: Speaker, colours: Palette) -> None:
    ink = colours.player(1) if card.chosen else colours.ink
    canvas.put(1, left, f"{card.name:^{_CARD - 1}}"[: _CARD - 1], ink, bold=True)
    for lane, station in enumerate(card.lanes):
        canvas.put(2 + lane, left, f"{_plate(station, say):─^{_CARD - 1}}", ink)


def sheet_lines(picture: TablePicture, colours: Palette, depth: Depth) -> list[str]:
    """The score sheets side by side; in plain text marked boxes are filled and a scoring one has a star."""
    sheets = picture.sheets
    if not sheets:
        return []
    canvas = Canvas(3 + max(len(sheet.rows) for sheet in sheets), WIDTH, Style(colours.ink, colours.sheet))
    for number, sheet in enumerate(sheets):
        left = number * _SHEET
        own = colours.player(sheet.player)
        name = f"{_MARKS[(sheet.player - 1) % len(_MARKS)]} {plain_text(sheet.name)}"
        points = f"{sheet.points:>4}"
        canvas.put(1, left, _cut(name, _SHEET - 6), own, bold=True)
        canvas.put(1, left + _SHEET - 6, points, colours.ink, bold=True)
        canvas.put(2, left, _cut(sheet.note, _SHEET - 1), colours.ink_2)
        for line, row in enumerate(sheet.rows, 3):
            canvas.put(line, left, picture.say(f"line-short-{row.symbol}"), colours.ink_2)
            _put_row(canvas, line, left, row, own, colours, depth)
    return canvas.lines(depth)


def _put_row(canvas: Canvas, line: int, left: int, row: RowPicture, own: str, colours: Palette, depth: Depth) -> None:
    for box in row.boxes:
        at = left + 3 * box.column
        filled = box.state in ("marked", "scores")
        text = f"{box.text:>2}"[-2:]
        if filled:
            canvas.fill(line, at, 1, 2, colours.ink if box.state == "marked" else own)
        if depth == "plain" and filled:
            text = " ■" if box.state == "marked" else f"{'*' + box.text:>3}"[-3:]
        ink = colours.sheet if filled else own if box.state == "next" else colours.ink_3
        canvas.put(line, at + 2 - len(text), text, ink, bold=box.state == "next")


def _cut(text: str, width: int) -> str:
    while cell_len(text) > width:
        text = text[:-1]
    return text


def _plain_lines(text: str, colours: Palette, depth: Depth) -> list[str]:
    lines = wrapped(plain_text(text), WIDTH)
    canvas = Canvas(len(lines), WIDTH, Style(colours.ink_2, colours.sheet))
    for number, line in enumerate(lines):
        canvas.put(number, 0, line)
    return canvas.lines(depth)
