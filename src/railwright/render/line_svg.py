"""A table of Rail Line, or one score sheet, as SVG: ink on paper, all from the neutral data."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from railwright.render import line_card as parts
from railwright.render import line_geometry as at
from railwright.render.line_picture import (
    FIRST_CURVE,
    GOAL,
    LAST,
    SECOND_CURVE,
    CardPicture,
    EnginePicture,
    Lanes,
    SheetPicture,
    TablePicture,
    card_number,
)
from railwright.render.line_sheet_svg import SHEET_HEIGHT, SHEET_WIDTH, sheet_body
from railwright.render.line_style import line_style
from railwright.render.pens import number
from railwright.render.picture import plain_text
from railwright.render.theme import PALETTES, Theme

_MARGIN = 24
_TABLE = 10 * at.WIDTH
_CARD_SCALE = 0.76


def table_svg(picture: TablePicture, *, theme: Theme = "light", width: int = 1440) -> str:
    """The line, hand and display, and all score sheets."""
    body = [_line(picture)]
    height = 3 * at.PITCH + 12.0
    if picture.hand or picture.display:
        body.append(_moved(0, height, _cards(picture)))
        height += 30 + at.HEIGHT * _CARD_SCALE + 26
    if picture.sheets:
        gap = (_TABLE - 3 * SHEET_WIDTH) / 2
        for index, sheet in enumerate(picture.sheets):
            body.append(_moved(index * (SHEET_WIDTH + gap), height, sheet_body(sheet)))
        height += SHEET_HEIGHT
    if picture.caption:
        body.append(f'<text class="caption" x="0" y="{number(height + 18)}">{_text(picture.caption)}</text>')
        height += 26
    return _document("".join(body), (_TABLE, height), width, theme, picture.caption or "Rail Line")


def card_svg(card: CardPicture, *, theme: Theme = "light", width: int = 138) -> str:
    """One card alone."""
    return _document(parts.card(card.lanes), (at.WIDTH, at.HEIGHT), width, theme, card.name)


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
    open_positions = [n for n in range(max(laid, 1), LAST + 1) if not at.is_curve(n)]
    out = [_slot(position, str(card_number(position))) for position in open_positions]
    out.append(_slot(GOAL, _text(picture.say("line-label-goal"))))
    out += [_curve(position, picture.line) for position in (SECOND_CURVE, FIRST_CURVE)]
    out.append(parts.TRACK_NUMBERS)
    for position, lanes in enumerate(picture.line):
        if not at.is_curve(position):
            out.append(_moved(*at.corner(position), parts.card(lanes)))
    if picture.ghost and laid <= LAST:
        out.append(_moved(*at.corner(laid), parts.card(picture.ghost), "ghost-card"))
    for engine in picture.engines:
        out += [_engine(engine, fast=False), _engine(engine, fast=True)]
    return "".join(out)


def _slot(position: int, label: str) -> str:
    words = f'<text x="{at.WIDTH / 2:g}" y="{at.HEIGHT / 2:g}">{label}</text>'
    return _moved(*at.corner(position), parts.SLOT + words, "slot")


def _curve(position: int, line: Sequence[Lanes]) -> str:
    tracks = parts.curve_tracks(position)
    if position >= len(line):
        return f'<g class="future">{tracks}</g>'
    return f"<g>{tracks}{parts.curve_plates(position, line[position])}</g>"


def _engine(engine: EnginePicture, *, fast: bool) -> str:
    position, lane = (engine.fast, engine.fast_lane) if fast else (engine.slow, engine.slow_lane)
    kind = f"{'fast' if fast else 'slow'} p{engine.player}"
    if engine.slow == engine.fast:
        return parts.engine(at.pair_spot(position, lane, fast=fast), kind, parts.PAIR_SCALE)
    return parts.engine(at.engine_spot(position, lane), kind)


def _cards(picture: TablePicture) -> str:
    out = []
    x = 0.0
    for label, cards in (("hand", picture.hand), ("display", picture.display)):
        if not cards:
            continue
        title = _text(picture.say(f"line-label-{label}"))
        out.append(f'<text class="label" x="{number(x)}" y="14">{title}</text>')
        for card in cards:
            face = f'<g transform="scale({_CARD_SCALE})">{parts.card(card.lanes)}</g>'
            wide, high = at.WIDTH * _CARD_SCALE, at.HEIGHT * _CARD_SCALE
            frame = f'<rect class="frame" width="{wide:.1f}" height="{high:.1f}" rx="4"/>'
            out.append(_moved(x, 26, face + frame, "chosen" if card.chosen else ""))
            x += at.WIDTH * _CARD_SCALE + 14
        x += 28
    if picture.stack is not None:
        high = at.HEIGHT * _CARD_SCALE
        back = "".join(
            f'<rect class="back" x="{d}" y="{d}" width="84" height="{high - 12:.1f}" rx="4"/>' for d in (4, 0)
        )
        count = f'<text class="stack" x="42" y="{high / 2:.1f}">{picture.stack}</text>'
        title = _text(picture.say("line-label-stack"))
        out.append(f'<text class="label" x="{number(x)}" y="14">{title}</text>{_moved(x, 26, back + count)}')
    return "".join(out)
