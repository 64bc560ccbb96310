"""A finished game as a page to hang up: every sheet, who played, what each part brought, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from babel.dates import format_date

from railwright.core.errors import MalformedError
from railwright.core.language import Speaker
from railwright.ink.match import Match as InkMatch
from railwright.ink.options import Options
from railwright.ink.picture import picture_of
from railwright.ink.score import Score
from railwright.ink.sheet import Sheet
from railwright.line.match import Match as LineMatch
from railwright.line.picture import table_picture
from railwright.line.rules.layout import PARTS
from railwright.paper.choices import SizeName
from railwright.paper.ink_parts import scored_parts
from railwright.paper.pdf import Page
from railwright.paper.sizes import Paper
from railwright.paper.strokes import line, placed, stacked, text
from railwright.render import sheet_svg
from railwright.render.line_svg import table_svg
from railwright.render.picture import printed

_MARGIN = 14.0
_TOP = 30.0
_LABEL = 7.0
_TABLE_HEAD, _ROW = 6.8, 6.6
_BOARD = 180.0
"""How wide a sheet is drawn before it is fitted into its place."""


@dataclass(frozen=True, slots=True)
class Result:
    """What the table of a game says of a player: place, name, points part by part, and all together."""

    place: int
    name: str
    points: tuple[int, ...]
    total: int


def names_for(names: Sequence[str], players: int, say: Speaker) -> list[str]:
    """A name for each player: the given ones, then numbers."""
    if len(names) > players:
        raise MalformedError("print_names", names=len(names), players=players)
    return [*names, *(say("print-player", number=seat + 1) for seat in range(len(names), players))]


def finished_ink(size: SizeName, match: InkMatch, names: Sequence[str], day: date | None, say: Speaker) -> Page:
    """A game of Railroad Ink: the sheets in rows, the table below; standing or lying, as the sheets are larger."""
    options, ranking = match.options, match.ranking()
    parts = scored_parts(options.edition, options.expansion)
    results = [
        Result(place.place, names[place.seat], tuple(part.points(place.score) for part in parts), place.score.total)
        for place in ranking
    ]
    high = _table_height(results)

    def room(paper: Paper) -> tuple[float, float]:
        return paper.width - 2 * _MARGIN, paper.height - _MARGIN - 8 - high - _TOP

    papers = (Paper.named(size), Paper.named(size, lying=True))
    paper = max(papers, key=lambda paper: _columns(len(ranking), *room(paper))[1])
    sheets = [(names[place.seat], _sheet(match.sheets[place.seat], place.score, place.seat, say)) for place in ranking]
    table = _table(results, [part.label(say) for part in parts], paper.width - 2 * _MARGIN, say)
    return paper.page(
        _heading(paper, _title(options, say), day, say)
        + placed(_MARGIN, _TOP, _in_rows(sheets, *room(paper)))
        + placed(_MARGIN, paper.height - _MARGIN - high, table)
    )


def finished_line(size: SizeName, match: LineMatch, names: Sequence[str], day: date | None, say: Speaker) -> Page:
    """A game of Rail Line: the line with all engines and score sheets, the table below."""
    paper, scores = Paper.named(size, lying=True), match.scores()
    results = [
        Result(place.place, names[place.seat], tuple(scores[place.seat].points[part] for part in PARTS), place.points)
        for place in match.ranking()
    ]
    labels = [say(f"line-part-{part}" if part in ("wood_sawmill", "coins") else f"line-good-{part}") for part in PARTS]
    table, high = _table(results, labels, paper.width - 2 * _MARGIN, say), _table_height(results)
    picture = replace(table_picture(match.view(None), names, say=say), hand=(), display=(), stack=None)
    room = (paper.width - 2 * _MARGIN, paper.height - _MARGIN - 4 - high - _TOP + 4)
    drawn = _fitted(table_svg(picture, theme="print"), *room)
    return paper.page(
        _heading(paper, say("line-context", sheet=match.options.sheet), day, say)
        + placed(_MARGIN, _TOP - 4, drawn)
        + placed(_MARGIN, paper.height - _MARGIN - high, table)
    )


def _title(options: Options, say: Speaker) -> str:
    game = say(f"game-{options.edition}")
    if not options.expansion:
        return game
    return say("ink-with_expansion", game=game, expansion=say(f"expansion-{options.expansion}-inside"))


def _heading(paper: Paper, title: str, day: date | None, say: Speaker) -> str:
    right = paper.width - _MARGIN
    out = text(_MARGIN, 20, title, "title", most=paper.width - 2 * _MARGIN - 48)
    if day:
        out += text(right, 20, format_date(day, "long", locale=say.language), "heading", anchor="end", most=46)
    return out + line(_MARGIN, 24, right, 24, "rule")


def _sheet(sheet: Sheet, score: Score, seat: int, say: Speaker) -> str:
    """The sheet with its networks, longest lines and open ends; the table says what they are worth."""
    picture = picture_of(sheet, score=score, say=say)
    bare = replace(picture, network_labels=(), open_ends_label="", villages=None, universities=None, budget=None)
    bare = replace(bare, lines=tuple(replace(traced, label="") for traced in bare.lines))
    return sheet_svg(bare, theme="print", size=_BOARD, player=seat + 1)


def _fitted(drawing: str, width: float, height: float) -> str:
    """A whole drawing as large as it fits, in the middle."""
    head = drawing[: drawing.index(">")]
    _, _, wide, high = (float(part) for part in head.partition('viewBox="')[2].partition('"')[0].split())
    scale = min(width / wide, height / high)
    sized = f'<svg class="{_attribute(head, "class")}" viewBox="{_attribute(head, "viewBox")}"'
    sized += f' width="{wide * scale:.3f}" height="{high * scale:.3f}"'
    return placed((width - wide * scale) / 2, (height - high * scale) / 2, sized + drawing[drawing.index(">") :])


def _attribute(head: str, name: str) -> str:
    return head.partition(f'{name}="')[2].partition('"')[0]


def _columns(count: int, width: float, height: float) -> tuple[int, float]:
    """In how many columns so many sheets are largest, and how wide they are then."""
    sides = {columns: min(width / columns, height / -(-count // columns) - _LABEL) for columns in range(1, count + 1)}
    columns = max(sides, key=lambda number: (sides[number], -number))
    return columns, sides[columns]


def _in_rows(sheets: Sequence[tuple[str, str]], width: float, height: float) -> str:
    columns, _ = _columns(len(sheets), width, height)
    wide, high = width / columns, height / -(-len(sheets) // columns)
    out = []
    for k, (name, drawing) in enumerate(sheets):
        inside = _fitted(drawing, wide, high - _LABEL)
        named = text(wide / 2, high - _LABEL + 3.6, name, "label", anchor="middle", size=3.4, most=wide - 4)
        out.append(placed(k % columns * wide, k // columns * high, inside + (named if len(sheets) > 1 else "")))
    return "".join(out)


def _table_height(results: Sequence[Result]) -> float:
    return _TABLE_HEAD + _ROW * len(results)


def _table(results: Sequence[Result], labels: Sequence[str], width: float, say: Speaker) -> str:
    name_end = width * 0.26
    step = (width - name_end) / (len(labels) + 1)
    out = [
        stacked(name_end + (k + 0.5) * step, 4.6, label, "words", anchor="middle", size=2.4, most=step - 1)
        for k, label in enumerate([*labels, say("ink-total")])
    ]
    y = _TABLE_HEAD
    out.append(line(0, y, width, y, "rule"))
    for result in results:
        middle = y + _ROW / 2 + 1.3
        out.append(text(1, middle, f"{result.place}.", "italic", size=3.7))
        out.append(text(8, middle, result.name, "label", size=3.4, most=name_end - 9))
        for k, points in enumerate(result.points):
            said = printed(points)
            out.append(text(name_end + (k + 0.5) * step, middle, said, "number", anchor="middle", size=3.7))
        total = printed(result.total)
        out.append(text(width - step / 2, middle + 0.3, total, "number", anchor="middle", size=5))
        y += _ROW
        out.append(line(0, y, width, y))
    return "".join(out)
