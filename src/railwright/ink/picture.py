"""From a sheet to the neutral picture that the renderers draw."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.ink.actions import Space
from railwright.ink.rules.board import BUILDINGS, EXITS, UNIVERSITY_BOXES, VILLAGE_POINTS
from railwright.ink.rules.pieces import CORNERS, PIECES, Variant
from railwright.ink.score import LongestLine, Score
from railwright.ink.sheet import Sheet
from railwright.render import Building, Cell, Exit, Glyph, Line, Picture, Track


@dataclass(frozen=True, slots=True)
class Legend:
    """What is said below a counted sheet; English unless it is told otherwise."""

    exits: str = "{number} exits joined"
    highway: str = "longest highway: {number}"
    railway: str = "longest railway: {number}"
    open_end: str = "{number} open end"
    open_ends: str = "{number} open ends"


_ENGLISH = Legend()


def glyph_of(variant: Variant) -> Glyph:
    """A piece as it lies in its space."""
    corners = tuple(mark for mark in variant.marks if mark in CORNERS)
    return Glyph(variant.edges, variant.joins, variant.station, "trees" in variant.marks, corners)


def glyph_of_piece(piece: str) -> Glyph:
    """A piece as a die shows it."""
    return glyph_of(PIECES[piece].variants[0])


def picture_of(
    sheet: Sheet,
    *,
    score: Score | None = None,
    wet_round: int | None = None,
    legal: tuple[Space, ...] = (),
    caption: str | None = None,
    legend: Legend = _ENGLISH,
) -> Picture:
    """The sheet; with a score its networks, longest lines and open ends too; one round's drawings as wet ink."""
    signs = sheet.signs
    challenge = sheet.edition == "challenge"
    joined = [network for network in score.networks if len(network.exits) > 1] if score else []
    return Picture(
        cells=tuple(
            Cell(drawn.row, drawn.col, glyph_of(drawn.variant), drawn.round, drawn.round == wet_round)
            for drawn in sheet.drawn
        ),
        exits=tuple(Exit(row, col, side, kind) for row, col, side, kind in EXITS),
        buildings=_buildings() if challenge else (),
        craters=signs.get("crater", ()),
        legal=legal,
        meteor=next(iter(signs.get("meteor", ())), None),
        networks=tuple(network.routes for network in joined),
        network_labels=tuple(legend.exits.format(number=len(network.exits)) for network in joined),
        lines=tuple(_traced(line, legend) for line in (score.highway, score.railway) if line.length) if score else (),
        open_ends=score.errors if score else (),
        open_ends_label=_open_ends(len(score.errors), legend) if score else "",
        villages=Track(tuple(str(points) for points in VILLAGE_POINTS[1:]), sheet.villages) if challenge else None,
        universities=Track((*[""] * (UNIVERSITY_BOXES - 1), "+"), sheet.universities) if challenge else None,
        caption=caption,
    )


def _buildings() -> tuple[Building, ...]:
    return tuple(Building(row, col, kind) for kind, spaces in BUILDINGS.items() for row, col in spaces)


def _open_ends(number: int, legend: Legend) -> str:
    return (legend.open_end if number == 1 else legend.open_ends).format(number=number)


def _traced(line: LongestLine, legend: Legend) -> Line:
    words = legend.highway if line.kind == "highway" else legend.railway
    return Line("H" if line.kind == "highway" else "R", line.routes, words.format(number=line.length))
