"""A blank sheet of Railroad Ink on a quarter of a page: the same parts, set closer together."""

from __future__ import annotations

from dataclasses import replace

from railwright.ink.rules.board import NETWORK_POINTS
from railwright.ink.rules.goals import RACE_POINTS
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import SPECIALS
from railwright.paper.ink_board import (
    Blank,
    DieGroup,
    board,
    budget_name,
    expansion_groups,
    face_art_of_last_roll,
    fields,
    route_groups,
    sign,
    specials,
    tiles,
    track,
)
from railwright.paper.ink_parts import scored_parts
from railwright.paper.strokes import ART, box, boxed, capital, coin, line, placed, stacked, text

WIDTH, HEIGHT = 105.0, 148.5
_LEFT, _RIGHT = 8.0, 98.5
_SPACE = 10.45
_TOP = 22.0
_COLUMN = 87.6


def small_sheet(blank: Blank) -> str:
    """The whole sheet, 105 by 148.5."""
    parts = [_head(blank), placed(_LEFT, _TOP, board(blank), _SPACE / 100, ART), _specials(blank)]
    y = _TOP + 7 * _SPACE + 5.6
    parts.append(_dice(route_groups(blank), y))
    y += 8.0
    if blank.expansion or blank.edition == "challenge":
        parts.append(_boxes(blank, y))
        y += 7.6
    parts.append(_networks(blank, y))
    y += 8.8
    parts.append(_score(blank, y))
    if blank.edition == "challenge":
        parts.append(_goals(blank, y + 12.2))
    return "".join(parts)


def _head(blank: Blank) -> str:
    rolls, rounds = blank.options.rolls, blank.options.rounds
    title = f"{blank.title}, {blank.extra}" if blank.extra else blank.title
    out = [text(_LEFT, 9.4, title, "heading", most=46), fields(blank.say, 57, 9.4, _RIGHT, 10)]
    for k in range(rolls):
        x = _LEFT + k * 8.4
        if k:
            out.append(line(x - 3.6, 14.4, x, 14.4, "fine"))
        kind = "box" if k < rounds else "box dash"
        out.append(boxed(x, 12, 4.8, str(k + 1) if k < rounds else "", kind, 2.9))
        if k >= rounds:
            out.append(placed(x + 0.6, 12.6, face_art_of_last_roll(blank), 0.036, ART))
    return "".join(out)


def _specials(blank: Blank) -> str:
    """In a column beside the board, with the boxes for those that are used above it."""
    side, gap = 9.4, 1.5
    out = [text(_RIGHT, 13.9, blank.say("ink-specials"), "words", anchor="end", size=2, most=24)]
    first = _RIGHT - MOST_SPECIALS * 3.6 + 0.8
    out += [box(first + k * 3.6, 14.9, 2.8) for k in range(MOST_SPECIALS)]
    return "".join(out) + specials(SPECIALS, _COLUMN + 1.5, _TOP, side, gap, 1)


def _dice(groups: list[DieGroup], y: float) -> str:
    side, gap = 4.4, 0.57
    out = []
    for k, group in enumerate(groups):
        x = _LEFT + k * (_RIGHT - _LEFT + 1.2) / 3
        out.append(text(x, y - 0.9, group.label, "words", size=1.9, most=29))
        out.append(tiles(group, x, y, side, gap))
    return "".join(out)


def _boxes(blank: Blank, y: float) -> str:
    """In thirds of the width: the expansion's dice, the boxes of buildings, those of what pays for drawings."""
    groups, picture, third = expansion_groups(blank), blank.picture, (_RIGHT - _LEFT + 1.2) / 3
    out, x = [_dice(groups, y)], _LEFT + len(groups) * third
    tracks = [("village", picture.villages), ("university", picture.universities)]
    stacked = len(groups) + (picture.budget is not None) > 1
    side, at_x, at_y = (3.0, x, y - 1.8) if stacked else (4.4, x, y)
    for kind, boxes in tracks:
        if boxes:
            out.append(sign(kind, at_x + 1.8, at_y + side / 2, 3.8))
            out.append(track(boxes, at_x + 4.6, at_y, side, 0.6))
            at_x, at_y = (at_x, at_y + 3.8) if stacked else (at_x + third, at_y)
    if picture.budget:
        name, boxes = picture.budget
        x += third if picture.villages else 0
        out.append(text(x, y - 0.9, budget_name(blank.say, name), "words", size=1.9, most=third - 2))
        half = -(-len(boxes.boxes) // 2)
        rows = [replace(boxes, boxes=boxes.boxes[k : k + half]) for k in range(0, len(boxes.boxes), half)]
        out += [track(row, x, y + k * 3.7, 3.2, 0.6) for k, row in enumerate(rows)]
    return "".join(out)


def _networks(blank: Blank, y: float) -> str:
    """A strip: exits above, points below."""
    out = [text(_LEFT, y + 2.3, blank.say("print-networks"), "words", size=2, most=13)]
    out.append(text(_LEFT, y + 6.2, capital(blank.say("print-points")), "words", size=2, most=13))
    worth = [(exits, int(points)) for exits, points in enumerate(NETWORK_POINTS) if points]
    first, step = _LEFT + 14, (_RIGHT - _LEFT - 14) / len(worth)
    out.append(line(first, y + 3.6, _RIGHT, y + 3.6))
    for k, (exits, points) in enumerate(worth):
        x = first + (k + 0.5) * step
        out.append(text(x, y + 2.5, str(exits), "italic", anchor="middle", size=2.7))
        out.append(text(x, y + 6.6, str(points), "number", anchor="middle", size=2.7))
    return "".join(out)


def _score(blank: Blank, y: float) -> str:
    """A strip of boxes, each with its name above."""
    parts = scored_parts(blank.edition, blank.expansion)
    step = (_RIGHT - _LEFT + 1) / (len(parts) + 1)
    out = []
    for k, name in enumerate([*(part.label(blank.say) for part in parts), blank.say("ink-total")]):
        x = _LEFT + k * step
        kind, face = ("heavy", "label") if k == len(parts) else ("box", "words")
        out.append(stacked(x + (step - 1) / 2, y + 3.6, name, face, anchor="middle", size=1.9, most=step - 0.8))
        out.append(box(x, y + 4.4, step - 1, 6.2, kind))
    return "".join(out)


def _goals(blank: Blank, y: float) -> str:
    count = sum(count for _, count in blank.options.goal_pools)
    out = [text(_LEFT, y + 3.3, blank.say("ink-goals"), "words", size=2, most=10)]
    step = (_RIGHT - _LEFT - 10) / count
    for k in range(count):
        x = _LEFT + 10 + k * step
        out.append(box(x, y, 5))
        for place, points in enumerate(RACE_POINTS):
            out.append(coin(x + 9.4 + place * 5.4, y + 2.5, 2.3, str(points), 2.6))
    return "".join(out)
