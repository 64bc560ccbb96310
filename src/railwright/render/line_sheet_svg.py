"""One score sheet of Rail Line as SVG: rows of boxes with signs, the next box and what scores."""

from __future__ import annotations

from html import escape

from railwright.render.line_picture import BoxPicture, RowPicture, SheetPicture
from railwright.render.line_signs import LEFT_ROWS, RIGHT_ROWS, sign
from railwright.render.pens import number
from railwright.render.picture import plain_text, printed

_BOX, _STEP, _ROW = 21.5, 24, 30
_BOXES = 26
_SECOND = _BOXES + 8 * _STEP + 32
SHEET_WIDTH = 440
SHEET_HEIGHT = 66 + 6 * _ROW
_DISC = "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"
_MARKS = {
    1: _DISC,
    2: "M-5.5-5.5H5.5V5.5H-5.5Z",
    3: "M0-6.5 6.5 5.5H-6.5Z",
    4: "M0-7 7 0 0 7-7 0Z",
}


def sheet_body(sheet: SheetPicture) -> str:
    """A sheet 440 wide: heading, then travellers, post, wood, sawmill and glass at the left, the rest at the right."""
    head = (
        f'<path class="bar p{sheet.player}" d="M0 0H{SHEET_WIDTH}"/>'
        f'<path class="mark p{sheet.player}" transform="translate(8 24)" d="{_MARKS.get(sheet.player, _DISC)}"/>'
        f'<text class="name" x="22" y="29">{escape(plain_text(sheet.name))}'
        f'<tspan class="note" dx="10">{escape(plain_text(sheet.note))}</tspan></text>'
        f'<text class="points" x="{SHEET_WIDTH}" y="32">{printed(sheet.points)}</text>'
    )
    left = [row for row in sheet.rows if row.symbol in LEFT_ROWS]
    right = [row for row in sheet.rows if row.symbol in RIGHT_ROWS]
    body = "".join(_row(row, 0, 50 + index * _ROW) for index, row in enumerate(left))
    body += "".join(_row(row, _SECOND, 50 + index * _ROW) for index, row in enumerate(right))
    return f'<g class="sheet p{sheet.player}">{head}{body}</g>'


def _row(row: RowPicture, x: float, y: float) -> str:
    boxes = "".join(_box(box, x + _BOXES + (box.column - 1) * _STEP, y) for box in row.boxes)
    bars = "".join(f"M{number(x + _BOXES + column * _STEP - 1.25)} {number(y - 4)}v{_ROW - 2}" for column in row.bars)
    end = x + _BOXES + max(box.column for box in row.boxes) * _STEP
    coins = "".join(
        f'<circle class="coin" cx="{number(end + 5 + 7 * coin)}" cy="{number(y + _BOX / 2)}" r="4.5"/>'
        for coin in range(row.coins)
    )
    line = f'<path class="section" d="{bars}"/>' if bars else ""
    return sign(row.symbol, x + 10, y + _BOX / 2) + boxes + line + coins


def _box(box: BoxPicture, x: float, y: float) -> str:
    small = ' class="small"' if len(box.text) > 2 else ""
    text = f'<text{small} x="{number(x + _BOX / 2)}" y="{number(y + 15.5)}">{printed(box.text)}</text>'
    return (
        f'<g class="box {box.state}"><rect x="{number(x)}" y="{number(y)}" width="{_BOX}" height="{_BOX}"/>{text}</g>'
    )
