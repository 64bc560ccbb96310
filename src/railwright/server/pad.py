"""For owners of the paper games: score, draw, type and rank sheets, see what fits, roll; today's dice for all."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, MalformedError
from railwright.core.language import Language, speaker
from railwright.ink.actions import space_name
from railwright.ink.draws import dice
from railwright.ink.events import Paired
from railwright.ink.likely import likely as likely_pieces
from railwright.ink.match import Match, Phase
from railwright.ink.match import rank as rank_ink
from railwright.ink.options import Options
from railwright.ink.picture import picture_of
from railwright.ink.score import explain
from railwright.ink.sheet import Sheet
from railwright.ink.typed import read_drawings
from railwright.ink.university import read_board
from railwright.line.deck_file import standard_deck
from railwright.line.match import rank as rank_line
from railwright.line.picture import paper_picture
from railwright.line.score import Score as LineScore
from railwright.line.score import sheet_score, with_most_travellers
from railwright.line.tables import tables_of
from railwright.render import sheet_svg
from railwright.render.line_svg import sheet_svg as line_sheet_svg
from railwright.render.theme import Theme
from railwright.server.http_messages import (
    Canyon,
    InkScored,
    InkSheet,
    LineSheet,
    Piece,
    PieceOnSheet,
    Placements,
    Roll,
    Rolled,
    Scored,
)
from railwright.server.ink_score import told_score
from railwright.server.ink_view import sheet_view
from railwright.server.line_view import told_score as told_line_score
from railwright.server.pad_messages import Likely, PaperPlace, ReadLine, Result, Sheets, SpaceOnSheet, Typed


def score(told: InkSheet | LineSheet) -> Scored:
    """The explained score of a sheet, however it came about."""
    if isinstance(told, LineSheet):
        return told_line_score(_line_score(told), standard_deck().sheet(told.sheet), told.boxes, told.coins)
    sheet = _sheet(told)
    score = told_score(explain(sheet, told.goal_points), sheet)
    written = {space_name(row, col) for row, col, _, _ in _drawn(told)}
    brought = [piece for piece in sheet_view(sheet).drawn if piece.space not in written]
    return InkScored(**{name: getattr(score, name) for name in score.__struct_fields__}, brought=brought)


def _line_score(told: LineSheet) -> LineScore:
    return sheet_score(
        tables_of(standard_deck(), told.sheet),
        told.boxes,
        told.coins,
        most_travellers=told.most_travellers,
        glass_first=told.glass_first,
    )


def picture(told: InkSheet | LineSheet, theme: Theme, language: Language) -> str:
    """A sheet as SVG with words in the reader's language; one of Rail Line with its points."""
    if isinstance(told, InkSheet):
        return sheet_svg(picture_of(_sheet(told)), theme=theme, title=speaker(language)("legend-sheet"))
    drawn = paper_picture(
        standard_deck(),
        told.sheet,
        told.boxes,
        told.coins,
        _line_score(told),
        most_travellers=told.most_travellers,
        glass_first=told.glass_first,
        say=speaker(language),
    )
    return line_sheet_svg(drawn, theme=theme)


def placements(told: PieceOnSheet) -> Placements:
    """Where a piece may be drawn."""
    found = _sheet(told.sheet).placements(told.piece)
    spaces: dict[str, list[int]] = {}
    for row, col, orientation in found:
        spaces.setdefault(space_name(row, col), []).append(orientation)
    return Placements(found, spaces)


def likely(told: SpaceOnSheet) -> Likely:
    """What fits in a space, the likeliest first."""
    return Likely([(found.piece, found.orientation) for found in likely_pieces(_sheet(told.sheet), told.row, told.col)])


def read_line(told: Typed) -> ReadLine:
    """Drawings that somebody has typed; they are read whole or not at all."""
    empty = Sheet.new(told.sheet.edition, told.sheet.expansion)
    actions = read_drawings(told.text, empty)
    drawn = [Piece(*a.space, a.variant.piece, a.variant.orientation) for a in actions if a.variant and a.space]
    canyons = [Canyon(a.path.row, a.path.col, a.path.path) for a in actions if a.path]
    _sheet(InkSheet(told.sheet.edition, told.sheet.expansion, drawn=drawn, canyons=canyons))
    return ReadLine(drawn, canyons)


def result(told: Sheets) -> Result:
    """Who has won with these sheets, by the rules of their game (RI-4.5, RI-10.3, RL-5.3)."""
    if told.star is not None and told.star >= len(told.sheets):
        raise MalformedError("star_unknown", star=told.star + 1, sheets=len(told.sheets))
    ink = [sheet for sheet in told.sheets if isinstance(sheet, InkSheet)]
    line = [sheet for sheet in told.sheets if isinstance(sheet, LineSheet)]
    if ink and line:
        raise MalformedError("sheets_of_two_games")
    if ink:
        ranked = rank_ink([explain(_sheet(sheet), sheet.goal_points) for sheet in ink], told.star)
        return Result([PaperPlace(p.place, p.seat, p.score.total, len(p.score.errors)) for p in ranked])
    most = with_most_travellers([sheet.boxes.get("travellers", 0) for sheet in line])
    if len(line) > 1:
        line = [replace(sheet, most_travellers=most[k]) for k, sheet in enumerate(line)]
    totals, coins = [_line_score(sheet).total for sheet in line], [sheet.coins for sheet in line]
    return Result([PaperPlace(p.place, p.seat, p.points, p.coins, most[p.seat]) for p in rank_line(totals, coins)])


def _drawn(told: InkSheet) -> list[tuple[int, int, str, int]]:
    if told.anu is not None:
        return read_board(told.anu)
    return [(piece.row, piece.col, piece.piece, piece.orientation) for piece in told.drawn]


def _sheet(told: InkSheet) -> Sheet:
    return Sheet.of_pieces(
        _drawn(told),
        marks=told.marks,
        lines=[(canyon.row, canyon.col, canyon.path) for canyon in told.canyons],
        edition=told.edition,
        expansion=told.expansion,
        longest=told.longest,
        villages=told.villages,
    )


def roll(told: Roll) -> Rolled:
    """Dice for a real table; goals and the start player where they are wanted."""
    options = Options(
        edition=told.edition,
        expansion=told.expansion,
        goals=told.goals,
        further_goals=told.further_goals,
        draft=told.draft,
        players=told.players,
        pool=told.pool,
    )
    chance = SeededChance(secrets.token_hex(16))
    if told.last:
        if not options.last_roll:
            raise IllegalError("no_last_roll")
        faces = dice(options, options.last_roll, chance).expansion
        return Rolled(route=[], expansion=list(faces), pairs=[], goals=[], star=None)
    match = Match(options)
    match.deal(chance)
    assert match.phase in (Phase.DRAWING, Phase.PICKING)
    rolled = match.rounds[0].dice
    return Rolled(
        route=[] if isinstance(rolled, Paired) else list(rolled.route),
        expansion=list(rolled.expansion),
        pairs=list(rolled.pairs) if isinstance(rolled, Paired) else [],
        goals=[goal.name for goal in match.goals],
        star=match.star,
    )
