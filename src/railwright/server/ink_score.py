"""Explained scores of Railroad Ink, for whoever asks where the points lie."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.ink.actions import Space, space_name
from railwright.ink.picture import Pen
from railwright.ink.score import LongestLine, Score
from railwright.ink.sheet import Sheet
from railwright.server.ink_messages import (
    AreaScore,
    Budget,
    CentreScore,
    ErrorScore,
    ExpansionScore,
    GridPath,
    InkScore,
    LongestScore,
    NetworkScore,
    RoutePart,
)


def told_score(score: Score, sheet: Sheet) -> InkScore:
    """An explained score as the page lights it up."""
    pen = Pen(sheet)

    def told_line(line: LongestLine) -> LongestScore:
        return LongestScore(line.length, _routes(line.routes), pen.along(line))

    return InkScore(
        networks=[
            NetworkScore(len(network.exits), _routes(network.exits), _routes(network.routes), pen.over(network))
            for network in score.networks
        ],
        exits=score.exits,
        highway=told_line(score.highway),
        railway=told_line(score.railway),
        centre=CentreScore(len(score.centre), names(score.centre)),
        errors=ErrorScore(len(score.errors), _routes(score.errors)),
        expansion=ExpansionScore(
            score.expansion,
            [AreaScore(area.name, area.count, names(area.spaces), pen.on(area)) for area in score.areas],
            told_lines(sheet),
            told_budget(sheet),
        ),
        villages=score.villages,
        goals=score.goal_points,
        total=score.total,
    )


def told_lines(sheet: Sheet) -> list[GridPath]:
    """What lies on the lines between spaces."""
    return [GridPath(line.name, line.row, line.col, line.path) for line in sheet.lines]


def told_budget(sheet: Sheet) -> Budget | None:
    """What is left to pay for drawings, if the expansion has such points."""
    return Budget(found.name, found.left, found.of) if (found := sheet.budget) else None


def names(spaces: Sequence[Space]) -> list[str]:
    """What players call these spaces."""
    return [space_name(*space) for space in spaces]


def _routes(routes: Sequence[tuple[int, int, str]]) -> list[RoutePart]:
    return [(space_name(row, col), sides) for row, col, sides in routes]
