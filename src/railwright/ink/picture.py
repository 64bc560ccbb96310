"""From a sheet to the neutral picture that the renderers draw."""

from __future__ import annotations

import functools
from dataclasses import astuple

from railwright.core.language import Speaker, speaker
from railwright.ink.actions import Space
from railwright.ink.rules.board import BUILDINGS, EXITS, UNIVERSITY_BOXES, VILLAGE_POINTS
from railwright.ink.rules.expansions import DATA, NAMES
from railwright.ink.rules.pieces import CORNERS, EXPANSION_OF, PIECE_LIST, PIECES, Variant
from railwright.ink.score import Area, LongestLine, Network, Score
from railwright.ink.sheet import Sheet
from railwright.render import (
    Building,
    Cell,
    Exit,
    Glyph,
    GridPath,
    Line,
    Picture,
    Sign,
    Track,
    along_lines,
    band,
    trace,
)


@functools.cache
def glyph_of(variant: Variant) -> Glyph:
    """A piece as it lies in its space."""
    marks: list[tuple[str, ...]] = [(mark,) for mark in variant.marks if mark not in CORNERS]
    if corners := [mark for mark in variant.marks if mark in CORNERS]:
        marks.append((NAMES[EXPANSION_OF[variant.piece] - 1], *corners))
    return Glyph(variant.edges, variant.joins, variant.station, tuple(marks))


def glyph_of_piece(piece: str) -> Glyph:
    """A piece as a die shows it."""
    return glyph_of(PIECES[piece].variants[0])


def glyphs_by_piece() -> dict[str, list[Glyph]]:
    """Every piece in its eight orientations."""
    return {piece.name: [glyph_of(variant) for variant in piece.by_orientation] for piece in PIECE_LIST}


def paths_by_piece() -> dict[str, tuple[str, str]]:
    """Every piece that lies on lines between spaces: the name of its drawing, and its steps as a die shows them."""
    return {
        piece: (name, steps)
        for name, data in zip(NAMES, DATA, strict=True)
        for piece, steps in data.get("paths", {}).items()
    }


def blank_sheet() -> Picture:
    """What is printed on a sheet of every edition."""
    return Picture(exits=_exits())


class Pen:
    """What is drawn over a sheet to show where its points lie, as SVG path data."""

    def __init__(self, sheet: Sheet) -> None:
        self._glyphs = {(drawn.row, drawn.col): glyph_of(drawn.variant) for drawn in sheet.drawn}

    def along(self, line: LongestLine) -> str:
        """A longest line as one pen stroke."""
        return trace(_traced(line), self._glyphs)

    def over(self, network: Network) -> str:
        """A network as the stroke of a highlighter."""
        return band(network.routes, self._glyphs)

    def on(self, area: Area) -> str:
        """What an area counts on lines between spaces, as the stroke of a highlighter."""
        return along_lines(GridPath(*astuple(area.line))) if area.line else ""


def picture_of(
    sheet: Sheet,
    *,
    score: Score | None = None,
    wet_round: int | None = None,
    legal: tuple[Space, ...] = (),
    caption: str | None = None,
    say: Speaker | None = None,
) -> Picture:
    """The sheet; with a score its networks, longest lines and open ends too; one round's drawings as wet ink.

    What is said below a counted sheet is said in English unless somebody else speaks.
    """
    say = say or speaker()
    challenge = sheet.edition == "challenge"
    joined = [network for network in score.networks if len(network.exits) > 1] if score else []
    return Picture(
        cells=tuple(
            Cell(drawn.row, drawn.col, glyph_of(drawn.variant), drawn.round, drawn.round == wet_round)
            for drawn in sheet.drawn
        ),
        exits=_exits(),
        buildings=_buildings() if challenge else (),
        signs=_signs(sheet),
        paths=tuple(GridPath(line.name, line.row, line.col, line.path) for line in sheet.lines),
        legal=legal,
        networks=tuple(network.routes for network in joined),
        network_labels=tuple(say("legend-exits", number=len(network.exits)) for network in joined),
        lines=tuple(
            _traced(line, say(f"legend-{line.kind}", number=line.length))
            for line in (score.highway, score.railway)
            if line.length
        )
        if score
        else (),
        open_ends=score.errors if score else (),
        open_ends_label=say("legend-open_ends", number=len(score.errors)) if score else "",
        villages=Track(tuple(str(points) for points in VILLAGE_POINTS[1:]), sheet.villages) if challenge else None,
        universities=Track((*[""] * (UNIVERSITY_BOXES - 1), "+"), sheet.universities) if challenge else None,
        budget=_budget(sheet),
        caption=caption,
    )


def _budget(sheet: Sheet) -> tuple[str, Track] | None:
    """The boxes that are crossed off as the expansion's points are spent."""
    if not (budget := sheet.budget):
        return None
    return budget.name, Track(("",) * budget.of, budget.of - budget.left)


def _exits() -> tuple[Exit, ...]:
    return tuple(Exit(row, col, side, kind) for row, col, side, kind in EXITS)


def _signs(sheet: Sheet) -> tuple[Sign, ...]:
    marks = DATA[NAMES.index(sheet.expansion)].get("marks", ()) if sheet.expansion else ()
    return tuple(Sign(name, row, col, name in marks) for name, spaces in sheet.signs.items() for row, col in spaces)


def _buildings() -> tuple[Building, ...]:
    return tuple(Building(row, col, kind) for kind, spaces in BUILDINGS.items() for row, col in spaces)


def _traced(line: LongestLine, label: str = "") -> Line:
    return Line("H" if line.kind == "highway" else "R", line.routes, label)
