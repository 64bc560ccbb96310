"""A table of Rail Line, or one score sheet, as SVG: ink on paper, all from the neutral data."""

from __future__ import annotations

import math
from html import escape

from railwright.render.line_picture import (
    FIRST_CURVE,
    LAST,
    SECOND_CURVE,
    CardPicture,
    EnginePicture,
    SheetPicture,
    Station,
    TablePicture,
    Tracks,
    card_number,
    lane,
    place,
)
from railwright.render.line_sheet_svg import SHEET_HEIGHT, SHEET_WIDTH, sheet_body
from railwright.render.line_signs import sign
from railwright.render.line_style import line_style
from railwright.render.pens import number
from railwright.render.picture import plain_text
from railwright.render.theme import PALETTES, Theme

_WIDTH, _HEIGHT, _PITCH = 138, 116, 124
"""A card, and the distance from one row to the next."""
_LANES = (22, 58, 94)
_STATION = 48
_TIE = 11.5
_MARGIN = 24
_TABLE = 10 * _WIDTH
_CARD_SCALE = 0.76


def table_svg(picture: TablePicture, *, theme: Theme = "light", width: int = 1440) -> str:
    """The line, hand and display, and all score sheets."""
    parts = [_line(picture)]
    height = 3 * _PITCH + 12.0
    if picture.hand or picture.display:
        parts.append(_moved(0, height, _cards(picture)))
        height += 30 + _HEIGHT * _CARD_SCALE + 26
    if picture.sheets:
        gap = (_TABLE - 3 * SHEET_WIDTH) / 2
        for index, sheet in enumerate(picture.sheets):
            parts.append(_moved(index * (SHEET_WIDTH + gap), height, sheet_body(sheet)))
        height += SHEET_HEIGHT
    if picture.caption:
        parts.append(f'<text class="caption" x="0" y="{number(height + 18)}">{_text(picture.caption)}</text>')
        height += 26
    return _document("".join(parts), (_TABLE, height), width, theme, picture.caption or "Rail Line")


def card_svg(card: CardPicture, *, theme: Theme = "light", width: int = 138) -> str:
    """One card alone."""
    return _document(_card(card.tracks, numbered=True), (_WIDTH, _HEIGHT), width, theme, card.name)


def sheet_svg(sheet: SheetPicture, *, theme: Theme = "light", width: int = 488) -> str:
    """One score sheet alone."""
    return _document(sheet_body(sheet), (SHEET_WIDTH, SHEET_HEIGHT), width, theme, sheet.name)


def _document(body: str, size: tuple[float, float], width: int, theme: Theme, title: str) -> str:
    wide, high = number(size[0] + 2 * _MARGIN), number(size[1] + 2 * _MARGIN)
    height = number(width * (size[1] + 2 * _MARGIN) / (size[0] + 2 * _MARGIN))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rw-line" width="{width}" height="{height}"'
        f' viewBox="{-_MARGIN} {-_MARGIN} {wide} {high}" role="img"><title>{_text(title)}</title>'
        f"<style>{line_style(PALETTES[theme])}</style>"
        f'<rect class="paper" x="{-_MARGIN}" y="{-_MARGIN}" width="{wide}" height="{high}"/>{body}</svg>\n'
    )


def _text(words: str) -> str:
    return escape(plain_text(words))


def _moved(x: float, y: float, body: str, kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<g{name} transform="translate({number(x)} {number(y)})">{body}</g>'


def _line(picture: TablePicture) -> str:
    laid = len(picture.line)
    open_positions = [n for n in range(max(laid, 1), LAST + 1) if n not in (FIRST_CURVE, SECOND_CURVE)]
    parts = [_slot(*place(position), str(card_number(position))) for position in open_positions]
    parts.append(_slot(2, 9, _text(picture.say("line-label-goal"))))
    parts += [_curve(0, picture, laid > FIRST_CURVE), _curve(1, picture, laid > SECOND_CURVE)]
    for position, tracks in enumerate(picture.line):
        if position not in (FIRST_CURVE, SECOND_CURVE):
            row, column = place(position)
            face = _card(tracks, flipped=row == 1, numbered=position == 0)
            parts.append(_moved(column * _WIDTH, row * _PITCH, face))
    if picture.ghost and laid <= LAST:
        row, column = place(laid)
        parts.append(_moved(column * _WIDTH, row * _PITCH, _card(picture.ghost, flipped=row == 1), "ghost"))
    for engine in picture.engines:
        parts += [_engine(engine, engine.slow, fast=False), _engine(engine, engine.fast, fast=True)]
    return "".join(parts)


def _slot(row: int, column: int, label: str) -> str:
    box = f'<rect x="3" y="3" width="{_WIDTH - 6}" height="{_HEIGHT - 6}" rx="3"/>'
    return _moved(
        column * _WIDTH, row * _PITCH, f'{box}<text x="{_WIDTH / 2}" y="{_HEIGHT / 2 + 6}">{label}</text>', "slot"
    )


def _card(tracks: Tracks, *, flipped: bool = False, numbered: bool = False) -> str:
    parts = [f'<rect class="card" width="{_WIDTH}" height="{_HEIGHT}"/>']
    for track, station in enumerate(tracks):
        y = _LANES[lane(1 if flipped else 0, track)]
        ties = "".join(f"M{number(_TIE * (step + 0.5))} {y - 6}v12" for step in range(round(_WIDTH / _TIE)))
        parts.append(f'<path class="rail" d="M0 {y}H{_WIDTH}"/><path class="tie" d="{ties}"/>')
        parts.append(_plate(station, _WIDTH - _STATION if flipped else _STATION, y))
        if numbered:
            parts.append(f'<circle class="disc" cx="11" cy="{y}" r="9"/>')
            parts.append(f'<text class="track" x="11" y="{y + 4.5}">{track + 1}</text>')
    return "".join(parts)


def _plate(station: Station, x: float, y: float) -> str:
    if not station:
        return ""
    two = len(station) == 2
    wide = 56 if two else 31
    slow = station == ("move_slow",)
    signs = "".join(sign(symbol, x + (13 * (2 * which - 1) if two else 0), y) for which, symbol in enumerate(station))
    corner = 15.5 if slow else 2.5
    left, top = number(x - wide / 2), number(y - 15.5)
    frame = f'<rect x="{left}" y="{top}" width="{wide}" height="31" rx="{corner}"/>'
    return f'<g class="{"plate slow" if slow else "plate"}">{frame}{signs}</g>'


def _bend(number_of_curve: int, track: int) -> tuple[float, float, float, int]:
    """Middle, radius and direction of a track's half circle; at the left the outer track is the third."""
    right = number_of_curve == 0
    radius = (98, 62, 26)[track if right else 2 - track]
    return (9 if right else 1) * _WIDTH, (0 if right else _PITCH) + 120, radius, 1 if right else -1


def _on_curve(number_of_curve: int, track: int, angle: float) -> tuple[float, float]:
    x, y, radius, way = _bend(number_of_curve, track)
    return x + way * radius * math.cos(angle), y + radius * math.sin(angle)


def _curve(number_of_curve: int, picture: TablePicture, laid: bool) -> str:
    parts = []
    for track in range(3):
        x, y, radius, way = _bend(number_of_curve, track)
        sweep = 1 if way > 0 else 0
        parts.append(f'<path class="rail" d="M{x} {y - radius}A{radius} {radius} 0 0 {sweep} {x} {y + radius}"/>')
        count = round(math.pi * radius / _TIE)
        ties = []
        for step in range(count):
            angle = -math.pi / 2 + math.pi * (step + 0.5) / count
            c, s = way * math.cos(angle), math.sin(angle)
            inner, outer = radius - 6, radius + 6
            ties.append(
                f"M{number(x + c * inner)} {number(y + s * inner)}L{number(x + c * outer)} {number(y + s * outer)}"
            )
        parts.append(f'<path class="tie" d="{"".join(ties)}"/>')
    if laid:
        tracks = picture.line[FIRST_CURVE if number_of_curve == 0 else SECOND_CURVE]
        for track, station in enumerate(tracks):
            parts.append(_plate(station, *_on_curve(number_of_curve, track, _station_angle(number_of_curve, track))))
    return f'<g class="{"bend" if laid else "bend future"}">{"".join(parts)}</g>'


def _station_angle(number_of_curve: int, track: int) -> float:
    inner = track == (2 if number_of_curve == 0 else 0)
    return 0.0 if inner else -0.5


def _engine(engine: EnginePicture, position: int, *, fast: bool) -> str:
    row, column = place(position)
    left = row == 1
    if position in (FIRST_CURVE, SECOND_CURVE):
        turned = 0 if position == FIRST_CURVE else 1
        outward = engine.track if turned else 2 - engine.track
        angle = (1.05, 0.75, 0.45)[outward] if fast else (-1.05, -1.15, -1.15)[outward]
        x, y = _on_curve(turned, engine.track, angle)
        left = fast == (turned == 0)
    else:
        x = column * _WIDTH + (_WIDTH - 110 if left else 110)
        y = row * _PITCH + _LANES[lane(row, engine.track)] - 5
        if engine.slow == engine.fast:
            x += (10 if fast else -22) * (-1 if left else 1)  # one behind the other on the same card
    kind = "fast" if fast else "slowly"
    way = " scale(-1 1)" if left else ""
    return (
        f'<g class="engine {kind} p{engine.player}" transform="translate({number(x)} {number(y)}){way}">'
        '<path class="body" d="M-19 7V-11h13v5H7v-6h5v6h4l4 7v6Z"/><path class="window" d="M-15.5-7.5h6V-2h-6Z"/>'
        '<circle cx="-12" cy="8" r="4"/><circle cx="-1" cy="8" r="4"/><circle cx="10" cy="8" r="4"/></g>'
    )


def _cards(picture: TablePicture) -> str:
    parts = []
    x = 0.0
    for label, cards in (("hand", picture.hand), ("display", picture.display)):
        if not cards:
            continue
        title = _text(picture.say(f"line-label-{label}"))
        parts.append(f'<text class="label" x="{number(x)}" y="14">{title}</text>')
        for card in cards:
            face = f'<g transform="scale({_CARD_SCALE})">{_card(card.tracks, numbered=True)}</g>'
            frame = (
                f'<rect class="frame" width="{_WIDTH * _CARD_SCALE:.1f}" height="{_HEIGHT * _CARD_SCALE:.1f}" rx="4"/>'
            )
            parts.append(_moved(x, 26, face + frame, "chosen" if card.chosen else ""))
            x += _WIDTH * _CARD_SCALE + 14
        x += 28
    if picture.stack is not None:
        high = _HEIGHT * _CARD_SCALE
        back = "".join(
            f'<rect class="back" x="{d}" y="{d}" width="84" height="{high - 12:.1f}" rx="4"/>' for d in (4, 0)
        )
        count = f'<text class="stack" x="42" y="{high / 2:.1f}">{picture.stack}</text>'
        title = _text(picture.say("line-label-stack"))
        parts.append(f'<text class="label" x="{number(x)}" y="14">{title}</text>{_moved(x, 26, back + count)}')
    return "".join(parts)
