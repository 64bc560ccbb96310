"""A blank sheet of Railroad Ink over a whole page: spaces for a real pen, and all that is looked up while playing."""

from __future__ import annotations

from railwright.ink.rules.board import NETWORK_POINTS
from railwright.ink.rules.goals import RACE_POINTS, cards
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import SPECIALS
from railwright.paper.ink_board import (
    MARGIN,
    Blank,
    DieGroup,
    board,
    budget_name,
    emblem,
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
from railwright.paper.strokes import ART, box, boxed, coin, line, placed, text, wrapped

WIDTH, HEIGHT = 210.0, 297.0
_LEFT, _RIGHT, _BOTTOM = 14.0, 196.0, 283.0
_SPACE = 18.65
_TOP = 46.2
"""Where the frame of the board begins."""
_COLUMN = 158.2
"""Where the column beside the board begins."""
_BUDGET = 5.4
"""A box of what pays for drawings."""


def full_sheet(blank: Blank) -> str:
    """The whole page, 210 by 297."""
    below = _TOP + 7 * _SPACE + 9.5
    parts = [_head(blank), _rounds(blank)]
    parts.append(placed(_LEFT, _TOP, board(blank), _SPACE / 100, ART))
    beside, y = _specials(blank)
    parts.append(beside)
    if blank.edition == "challenge":
        parts.append(_buildings(blank, y))
        routes, below = _dice_row(route_groups(blank), below)
        parts.append(routes)
    else:
        column, end = _dice_column(blank, y)
        parts.append(column)
        below = end + 4.6
    if blank.expansion:
        extra, below = _expansion_row(blank, below)
        parts.append(extra)
    parts.append(line(_LEFT, below + 1.2, _RIGHT, below + 1.2, "rule"))
    top = below + 8.4
    parts += [_networks(blank, top), _score(blank, top)]
    parts.append(_goals(blank, top) if blank.edition == "challenge" else _notes(blank, top))
    parts.append(text(_LEFT, 290, blank.say("print-reminder"), "words"))
    parts.append(text(_RIGHT, 290, blank.say("print-footer"), "words", anchor="end"))
    return "".join(parts)


def _head(blank: Blank) -> str:
    title = text(_LEFT + 14.5, 19.8, blank.title, "title", most=88)
    return emblem(_LEFT, 11.5, 0.11) + title + fields(blank.say, 121, 19.4, _RIGHT)


def _rounds(blank: Blank) -> str:
    """Stations on a railway; a roll after the last round is a stop on request."""
    y, step, first = 31.0, 18.1, 32.0
    rolls, rounds = blank.options.rolls, blank.options.rounds
    out = [text(_LEFT, y + 1.1, blank.say("ink-round_word"), "label", most=14)]
    for k in range(rolls - 1):
        x = first + k * step
        out.append(line(x, y, x + step, y, "rule"))
        ties = (x + step * j / 9 for j in range(1, 9))
        out += [line(at, y - 1.15, at, y + 1.15, "fine") for at in ties if min(at - x, x + step - at) > 4.2]
    for k in range(rolls):
        kind = "box" if k < rounds else "box dash"
        out.append(boxed(first + k * step - 3.6, y - 3.6, 7.2, str(k + 1) if k < rounds else "", kind, 4.1))
    end = first + (rolls - 1) * step
    if rolls > rounds:
        out.append(placed(end - 2.6, y - 2.6, face_art_of_last_roll(blank), 0.052, ART))
    if blank.extra:
        out.append(text(_RIGHT, y + 1.7, blank.extra, "heading", anchor="end", most=_RIGHT - end - 8))
    return "".join(out)


def _specials(blank: Blank) -> tuple[str, float]:
    """The special routes with the boxes for those that are used, and where the next thing may begin."""
    say, y, side, gap = blank.say, _TOP - 1.2, 17.6, 2.4
    note = say("print-specials_note", most=MOST_SPECIALS)
    out = [text(_COLUMN, y, say("ink-specials"), "heading", most=_RIGHT - _COLUMN)]
    out.append(text(_COLUMN, y + 4.4, note, "words", most=_RIGHT - _COLUMN))
    y += 7
    out.append(specials(SPECIALS, _COLUMN, y, side, gap, 2))
    y += (side + gap) * ((len(SPECIALS) + 1) // 2)
    out.append(text(_COLUMN, y + 4.1, say("print-used"), "words"))
    first = _RIGHT - MOST_SPECIALS * 7.4 + 1.4
    out += [box(first + k * 7.4, y, 6) for k in range(MOST_SPECIALS)]
    return "".join(out), y + 6


def _buildings(blank: Blank, y: float) -> str:
    """What each building gives, with its boxes."""
    tracks = {"village": blank.picture.villages, "university": blank.picture.universities, "factory": None}
    out = []
    for kind, boxes in tracks.items():
        y += 4
        out.append(line(_COLUMN, y, _RIGHT, y))
        out.append(sign(kind, _COLUMN + 4, y + 7.2, 8.6))
        most = _RIGHT - _COLUMN - 10.5
        out.append(text(_COLUMN + 10.5, y + 6, blank.say(f"print-building-{kind}"), "label", size=3.2, most=most))
        out.append(text(_COLUMN + 10.5, y + 9.6, blank.say(f"print-building-{kind}_note"), "words", most=most))
        y += 12.6
        if boxes:
            out.append(track(boxes, _COLUMN, y, 8.2, 1.1))
            y += 8.2
    return "".join(out)


def _dice_column(blank: Blank, y: float) -> tuple[str, float]:
    """The route dice beside the board, where there are no buildings, and where they end."""
    out, side, gap = [], 11.0, 2.4
    for group in route_groups(blank):
        y += 4
        out.append(line(_COLUMN, y, _RIGHT, y))
        out.append(text(_COLUMN, y + 5, group.label, "label", most=_RIGHT - _COLUMN))
        out.append(tiles(group, _COLUMN, y + 7, side, gap, 3))
        y += 7 + 2 * side + gap
    return "".join(out), y


def _dice_row(groups: list[DieGroup], y: float) -> tuple[str, float]:
    """Dice side by side below the board."""
    side, gap = 8.75, 1.05
    step = (_RIGHT - _LEFT + 3.6) / 3
    out = []
    for k, group in enumerate(groups):
        x = _LEFT + k * step
        out.append(text(x, y, group.label, "label", most=step - 4))
        out.append(tiles(group, x, y + 1.9, side, gap))
    return "".join(out), y + 1.9 + side + 4.6


def _expansion_row(blank: Blank, y: float) -> tuple[str, float]:
    """The expansion's dice, the boxes of what pays for its drawings, and what it brings."""
    groups = expansion_groups(blank)
    out, after = _dice_row(groups, y)
    x = _LEFT + len(groups) * (_RIGHT - _LEFT + 3.6) / 3
    if budget := blank.picture.budget:
        name, boxes = budget
        out += text(x, y, budget_name(blank.say, name), "label", most=60)
        out += track(boxes, x, y + 1.9 + (8.75 - _BUDGET) / 2, _BUDGET, 0.8)
        x += len(boxes.boxes) * (_BUDGET + 0.8) + 3
    return out + _scores(blank, x, y), after


def _scores(blank: Blank, x: float, y: float) -> str:
    """How the expansion scores, in the room that its dice leave, in lines that end with them."""
    key = f"print-scores-{blank.expansion}"
    if not blank.say.knows(key):
        return ""
    own = next(part for part in scored_parts(blank.edition, blank.expansion) if part.name == blank.expansion)
    note, wide = blank.say(key), _RIGHT - x
    sizes = (size for size in (2.9, 2.6, 2.4) if len(wrapped(note, "words", wide, size)) * size * 1.25 < 10)
    size = next(sizes, 2.2)
    out = text(x, y, own.label(blank.say), "label", most=wide)
    lines = enumerate(wrapped(note, "words", wide, size))
    return out + "".join(text(x, y + 4.2 + k * size * 1.25, words, "words", size=size) for k, words in lines)


def _networks(blank: Blank, y: float) -> str:
    out = [text(_LEFT, y, blank.say("print-networks"), "heading", most=28)]
    out.append(text(_LEFT, y + 4.4, blank.say("print-networks_note"), "words", most=30))
    worth = [(exits, int(points)) for exits, points in enumerate(NETWORK_POINTS) if points]
    step = (_BOTTOM - y - 9.5) / (len(worth) - 1)
    for k, (exits, points) in enumerate(worth):
        at = y + 10.6 + k * step
        out.append(text(_LEFT + 6, at, str(exits), "italic", anchor="middle", size=3.9))
        out.append(line(_LEFT + 10.5, at - 1.2, _LEFT + 17.5, at - 1.2, "thin dash"))
        out.append(text(_LEFT + 22, at, str(points), "number", anchor="middle", size=3.9))
    return "".join(out)


def _score(blank: Blank, y: float) -> str:
    left, right, points = 47.0, 121.0, 107.0
    out = [text(left, y, blank.say("print-score"), "heading")]
    parts = scored_parts(blank.edition, blank.expansion)
    step = min(8.6, (_BOTTOM - y - 14) / len(parts))
    at = y + 3.4
    out.append(line(left, at, right, at))
    for part in parts:
        out.append(text(left, at + step / 2 + 1.2, part.label(blank.say), "part", most=32 if part.spread else 50))
        if part.spread:
            out += [box(77 + k * 9, at + 0.7, 9, step - 1.4, "thin") for k in range(3)]
        else:
            out.append(text(103.5, at + step / 2 + 1.3, part.sign, "number", anchor="middle", size=3.9))
        out.append(box(points, at + 0.7, right - points, step - 1.4))
        at += step
        out.append(line(left, at, right, at))
    out.append(line(left, at, right, at, "rule"))
    out.append(text(left, at + 7, blank.say("ink-total"), "label", size=4))
    out.append(box(101, at + 1.6, right - 101, 9, "heavy"))
    return "".join(out)


def _goals(blank: Blank, y: float) -> str:
    left, say = 130.0, blank.say
    heading = say("ink-goals")
    out = [text(left, y, heading, "heading")]
    out.append(text(_RIGHT, y, say("ink-goals_race"), "words", anchor="end", most=_RIGHT - left - 18))
    at = y + 3.4
    for _ in range(sum(count for _, count in blank.options.goal_pools)):
        out.append(box(left, at, 8.2))
        out.append(line(left + 11, at + 6.6, left + 38, at + 6.6))
        for k, points in enumerate(RACE_POINTS):
            out.append(coin(_RIGHT - 3.7 - (len(RACE_POINTS) - 1 - k) * 8.9, at + 4.1, 3.6, str(points), 3.9))
        at += 9.9
    names = [*cards("base", further=True), *(cards(blank.expansion, further=True) if blank.expansion else ())]
    rows = (len(names) + 1) // 2
    step = min(5.6, (_BOTTOM + 1 - at - 3) / max(rows - 1, 1))
    size = min(2.6, step * 0.68)
    for k, name in enumerate(names):
        x, line_at = left + k // rows * 34, at + 3.4 + k % rows * step
        out.append(text(x, line_at, name, "italic", size=size * 1.25))
        out.append(text(x + 6, line_at, say(f"terminal-goal_short-{name}"), "words", size=size, most=26.5))
    return "".join(out)


def _notes(blank: Blank, y: float) -> str:
    left = 130.0
    out = [text(left, y, blank.say("print-notes"), "heading")]
    at = y + 9
    while at < _BOTTOM + 1:
        out.append(line(left, at, _RIGHT, at))
        at += 7.2
    return "".join(out)


assert _LEFT - MARGIN * _SPACE / 100 > 5, "the exits stay on the paper that printers reach"
