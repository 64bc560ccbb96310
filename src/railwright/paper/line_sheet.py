"""A blank score sheet of Rail Line: every row ends in its points box, so that one counts down the right edge."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from railwright.core.language import Speaker
from railwright.line.deck import GOODS, Deck, Goods, Row, Sheet
from railwright.line.rules.layout import SWAPS
from railwright.paper.strokes import (
    LINE_ART,
    box,
    boxed,
    coin,
    line,
    placed,
    text,
    width,
    wrapped,
)
from railwright.render.line_card import ENGINE
from railwright.render.line_signs import sign
from railwright.render.picture import printed

WIDTH, HEIGHT = 210.0, 297.0
_LEFT, _RIGHT = 14.0, 196.0
_BOXES = 53.0
_COINS = 161.0
_POINTS = 180.0
_SIDE = 11.6
_BESIDE = 1.3
"""Between boxes of a row."""
_PITCH = 16.4
_GAP = 4.4
_COIN_TRACK = 12
_GROUPS: tuple[tuple[Goods, ...], ...] = (
    ("travellers", "post", "glass"),
    ("wood", "sawmill"),
    ("coal", "iron_ore", "steel", "factory"),
    ("sugar_beet", "sugar_factory"),
)
assert sorted(itertools.chain(*_GROUPS)) == sorted(GOODS)


@dataclass
class _Writer:
    """A sheet that is being drawn, from top to bottom."""

    sheet: Sheet
    say: Speaker
    tiny: bool
    y: float = 41.4
    out: list[str] = field(default_factory=list)

    @property
    def step(self) -> float:
        """From one box to the next: all columns fit before the coins."""
        ends = (self.sheet.rows[name].column(len(self.sheet.rows[name].boxes) - 1) + self.shift(name) for name in GOODS)
        return min(_SIDE + _BESIDE, (_COINS - 4 - _BOXES) / max(ends))

    @property
    def side(self) -> float:
        """How large a box is: as usual, or smaller where a deck of one's own has many."""
        return self.step - _BESIDE

    @property
    def inset(self) -> float:
        """How far a box stands from the top and the foot of its row."""
        return (_SIDE - self.side) / 2

    def shift(self, name: Goods) -> float:
        """How many columns a row stands to the right: half a one for the sawmill of a zigzag."""
        return 0.5 if name == "sawmill" and self.sheet.wood_sawmill == "zigzag" else 0.0

    @property
    def label(self) -> float:
        """How large the names of rows are."""
        return 4.6 if self.tiny else 3.3

    def x(self, column: float) -> float:
        """Where a column (from 1) begins."""
        return _BOXES + (column - 1) * self.step

    def put(self, *parts: str) -> None:
        """Draw something."""
        self.out += parts


def line_sheet(deck: Deck, number: int, say: Speaker, *, tiny: bool = False) -> str:
    """Score sheet 1 or 2 of a deck, 210 by 297; one that becomes tiny has larger words, and only what can be read."""
    writer = _Writer(deck.sheet(number), say, tiny)
    _head(writer, number)
    for group in _GROUPS:
        first = writer.y
        for above, name in zip((None, *group), group, strict=False):
            _row(writer, name, above)
        if group == ("wood", "sawmill"):
            _wood_and_sawmill(writer, first)
        _between(writer)
    _coins_left(writer)
    _foot(writer)
    return "".join(writer.out)


def _head(writer: _Writer, number: int) -> None:
    say, put = writer.say, writer.put
    put(text(_LEFT, 20.4, say("game-line"), "title"))
    after = _LEFT + width(say("game-line"), "title") + 3
    put(text(after, 20.4, say("print-line_sheet", number=number), "part", most=94 - after))
    name, date, track = say("print-name"), say("print-date"), say("print-track")
    put(text(97, 20, name, "words"), line(97 + width(name, "words") + 1.4, 20.2, 140, 20.2, "fine"))
    put(text(144, 20, date, "words"), line(144 + width(date, "words") + 1.4, 20.2, 166, 20.2, "fine"))
    put(text(176.6, 20, track, "words", anchor="end", most=10))
    put(*(coin(180.6 + 6.2 * k, 19, 2.6, str(k + 1), 2.9) for k in range(3)))
    put(line(_LEFT, 29.6, _RIGHT, 29.6, "rule"))
    ties = "".join(f"M{_LEFT + 1.5 + 3.01 * k:.2f} 28.3v2.6" for k in range(60))
    put(f'<path class="p-fine" d="{ties}"/>')
    put(placed(172, 26.9, f'<g class="loco engine" style="color:#000">{ENGINE}</g>', 0.25, LINE_ART))
    put(text(_COINS, 37.6, say("print-row_full"), "words", anchor="middle", most=18))
    put(text(_POINTS + 8, 37.6, say("print-points"), "words", anchor="middle", most=16))


def _row(writer: _Writer, name: Goods, above: Goods | None) -> None:
    sheet, say, y = writer.sheet, writer.say, writer.y
    row = sheet.rows[name]
    note = "" if writer.tiny else _note(sheet, name, say)
    writer.put(placed(_LEFT + 4.6, y + _SIDE / 2, sign(name), 0.42, LINE_ART))
    label = y + _SIDE / 2 + (1.2 if not note else -0.7)
    most = _BOXES - _LEFT - 13
    writer.put(text(_LEFT + 11.4, label, say(f"line-good-{name}"), "label", size=writer.label, most=most))
    for k, words in enumerate(wrapped(note, "words", most + 0.6, 2.3)):
        writer.put(text(_LEFT + 11.4, label + 3.3 + 2.8 * k, words, "words", size=2.3))
    if above and above in row.below:
        for column in row.columns or ():
            middle = writer.x(column) + writer.side / 2
            writer.put(line(middle, y - (_PITCH - _SIDE) - writer.inset, middle, y + writer.inset, "bar"))
    for box_number, words in enumerate(_values(sheet, name, row)):
        at = writer.x(row.column(box_number) + writer.shift(name))
        writer.put(boxed(at, y + writer.inset, writer.side, words, size=4.8))
    _sections(writer, name)
    writer.put(coin(_COINS, y + _SIDE / 2, 3.5, f"+{row.full_coins}", 3.2))
    if any(row.boxes) and name not in ("wood", "sawmill"):
        writer.put(line(_COINS + 6, y + _SIDE - 1.2, _POINTS - 2.4, y + _SIDE - 1.2, "thin dash"))
        writer.put(box(_POINTS, y, 16, _SIDE))
    writer.y += _PITCH
    if sheet.column_coins and "coal" in row.below and not _goes_on(sheet, name):
        for column in row.columns or ():
            at = writer.x(column) + writer.side / 2
            writer.put(line(at, y + _SIDE - writer.inset, at, y + _SIDE + 0.4, "bar"))
            writer.put(coin(at, y + _SIDE + 2.15, 1.85, f"+{sheet.column_coins}", 2.2))


def _goes_on(sheet: Sheet, name: Goods) -> bool:
    """Whether a row has boxes of another one below its own."""
    return any(name in sheet.rows[other].below for other in GOODS)


def _values(sheet: Sheet, name: Goods, row: Row) -> list[str]:
    if name == "factory" and sheet.coin_rates:
        return [f"{rate.coins}×{rate.points_each}" for rate in sheet.coin_rates]
    return [printed(value) for value in row.boxes]


def _note(sheet: Sheet, name: Goods, say: Speaker) -> str:
    """What a player must know of a row, in a few words."""
    if name == "travellers" and sheet.most_travellers_double:
        return say("print-line_double")
    if name == "glass" and sheet.glass_first is not None:
        return say("print-line_glass_first", points=sheet.glass_first)
    if name == "factory" and sheet.coin_rates:
        return say("print-line_rates")
    if name == "sawmill" and sheet.wood_sawmill == "zigzag":
        return say("print-line_zigzag")
    if name == "sugar_factory" and sheet.beet_sections:
        return say("print-line_sections")
    below = len(sheet.rows[name].below)
    return say("print-line_below" if below == 1 else "print-line_chain") if below else ""


def _sections(writer: _Writer, name: Goods) -> None:
    """Bars after sections: what lies behind one waits for the sugar factory before it (RL-7)."""
    if name != "sugar_beet":
        return
    for column in itertools.accumulate((writer.sheet.beet_sections or [])[:-1]):
        x = writer.x(column + 1) - _BESIDE / 2
        writer.put(line(x, writer.y - 1.6, x, writer.y + _PITCH + _SIDE + 1.6, "bar"))


def _wood_and_sawmill(writer: _Writer, y: float) -> None:
    """Both rows bring one number: multiplied, or the end of one chain."""
    sheet, put = writer.sheet, writer.put
    bottom, x = y + _PITCH + _SIDE, _COINS + 6.5
    middle = (y + bottom) / 2
    put(f'<path class="p-fine" d="M{x} {y + 1:.2f}h3.2V{bottom - 1:.2f}h-3.2M{x + 3.2} {middle:.2f}H{_POINTS - 2.4}"/>')
    if sheet.wood_sawmill == "product":
        put(f'<circle class="p-gap" cx="{x + 3.2}" cy="{middle:.2f}" r="3"/>')
        put(text(x + 3.2, middle + 1.5, "×", "number", anchor="middle", size=4.4))
    else:
        upper, lower = y + _SIDE - writer.inset, y + _PITCH + writer.inset
        begin, end = writer.side * 0.75, writer.side * 0.25
        for k in range(len(sheet.rows.sawmill.boxes)):
            left, down = writer.x(k + 1), writer.x(k + 1 + writer.shift("sawmill"))
            put(line(left + begin, upper, down + end, lower, "bar"))
            if k + 1 < len(sheet.rows.wood.boxes):
                put(line(down + begin, lower, writer.x(k + 2) + end, upper, "bar"))
    put(box(_POINTS, middle - _SIDE / 2, 16, _SIDE))


def _between(writer: _Writer) -> None:
    at = writer.y - (_PITCH - _SIDE) + (_GAP + _PITCH - _SIDE) / 2
    writer.put(line(_LEFT, at, _RIGHT, at))
    writer.y += _GAP


def _coins_left(writer: _Writer) -> None:
    say, y = writer.say, writer.y - 0.6
    writer.put(coin(_LEFT + 4.6, y + _SIDE / 2, 3.9, "1", 3.4))
    most = _BOXES - _LEFT - 13
    writer.put(text(_LEFT + 11.4, y + _SIDE / 2 + 1.2, say("pad-coins"), "label", size=writer.label, most=most))
    writer.put(*(coin(_BOXES + 3.5 + k * 9.1, y + _SIDE / 2, 3.5) for k in range(_COIN_TRACK)))
    writer.put(box(_POINTS, y, 16, _SIDE))
    writer.y += _PITCH


def _foot(writer: _Writer) -> None:
    """The total, the extra actions with their prices and the once-a-game box, the coins of a three-player game."""
    say, put, y = writer.say, writer.put, writer.y - 1.8
    put(line(_LEFT, y, _RIGHT, y, "rule"))
    put(box(_POINTS - 2, y + 3, 18, 11, "heavy"))
    put(text(_POINTS - 5, y + 10, say("ink-total"), "label", anchor="end", size=4.2))
    put(text(_LEFT, y + 5.4, say("print-extra"), "label", most=98))
    extras = (("1", "slow"), ("1", "second"), ("+1", "discard"), ("2", "buy"))
    for k, (price, name) in enumerate(extras):
        x, at = _LEFT + k % 2 * 51, y + 11.6 + k // 2 * 6.6
        put(coin(x + 2.5, at - 1, 2.5, price, 2.7))
        words = say(f"print-extra-{name}")
        put(text(x + 7, at, words, "words", size=2.8, most=34 if name == "buy" else 42))
        if name == "buy":
            put(box(x + 10 + width(words, "words", 2.8), at - 3.2, 4.4))
    put(text(_LEFT + 106, y + 5.4, say("print-three_players"), "label", most=44))
    put(text(_LEFT + 106, y + 11.6, say("print-coin_instead"), "words", size=2.8, most=36))
    put(*(box(_LEFT + 106 + k * 6.2, y + 14.2, 4.4) for k in range(SWAPS)))
    put(text(_LEFT, 290, say("print-line_reminder"), "words", most=120))
    put(text(_RIGHT, 290, say("print-footer"), "words", anchor="end"))
