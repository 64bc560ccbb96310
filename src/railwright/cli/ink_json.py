"""The JSON lines of Railroad Ink: score, legal, play-out. The formats are described in docs/command-line.md."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec

from railwright.bots import registry
from railwright.bots.readiness import get_ready
from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError
from railwright.ink.actions import LINE_PIECES
from railwright.ink.draws import check_given_rolls, given
from railwright.ink.match import Match, Phase
from railwright.ink.options import Edition, Longest, Options
from railwright.ink.record import write_record
from railwright.ink.rules.pieces import BARE
from railwright.ink.score import Score, explain
from railwright.ink.sheet import Sheet
from railwright.ink.university import read_board
from railwright.ink.view import view_of

Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class DrawnLine(msgspec.Struct):
    """A piece on a sheet."""

    row: int
    col: int
    piece: str
    orientation: int


class LineOnGrid(msgspec.Struct):
    """Something along grid lines: unit steps from a grid point."""

    row: int
    col: int
    path: Annotated[str, msgspec.Meta(max_length=84)]


class SheetLine(msgspec.Struct):
    """A sheet as it is written down; or, with `anu`, in the university notation."""

    game: Literal["ink"]
    edition: Edition = "base"
    expansion: str | None = None
    longest: Longest = "sections"
    drawn: list[DrawnLine] = []
    craters: list[tuple[int, int]] = []
    dried: list[tuple[int, int]] = []
    """Spaces whose cacti are gone while the route stays (RI-15.4)."""
    canyons: list[LineOnGrid] = []
    villages: int = 0
    goal_points: Points = 0
    anu: str | None = None

    def sheet(self) -> Sheet:
        """The sheet; not asked how it came about."""
        if self.anu is not None:
            if self.drawn:
                raise MalformedError("sheet_given_twice")
            drawn = read_board(self.anu)
        else:
            drawn = [(piece.row, piece.col, piece.piece, piece.orientation) for piece in self.drawn]
        return Sheet.of_pieces(
            drawn,
            marks={"crater": self.craters},
            dried=self.dried,
            lines=[(line.row, line.col, line.path) for line in self.canyons],
            edition=self.edition,
            expansion=self.expansion,
            longest=self.longest,
            villages=self.villages,
        )


class LegalLine(SheetLine):
    """A sheet and the piece to be drawn on it."""

    piece: str = msgspec.field(default="")


class PlayOutLine(msgspec.Struct):
    """A solo game without goals on given dice."""

    game: Literal["ink"]
    rolls: list[list[str | int]]
    edition: Edition = "base"
    expansion: str | None = None
    longest: Longest = "sections"
    bot: str = "random"
    seed: int = 0


def score(line: bytes) -> dict[str, Any]:
    """The points of a sheet."""
    told = msgspec.json.decode(line, type=SheetLine)
    return _points(explain(told.sheet(), told.goal_points))


def legal(line: bytes) -> dict[str, Any]:
    """Where a piece may be drawn."""
    told = msgspec.json.decode(line, type=LegalLine)
    if not told.piece:
        raise MalformedError("piece_missing")
    sheet = told.sheet()
    on_lines = told.piece in LINE_PIECES
    return {"placements": sheet.placements_on_lines(told.piece) if on_lines else sheet.placements(told.piece)}


def play_out(line: bytes) -> dict[str, Any]:
    """The game that a bot plays on the given dice."""
    told = msgspec.json.decode(line, type=PlayOutLine)
    options = Options(edition=told.edition, expansion=told.expansion, longest=told.longest)
    check_given_rolls(options, told.rolls)
    bot = registry.make("ink", told.bot)
    get_ready("ink", [told.bot])
    began = time.process_time()
    match, chance = Match(options), SeededChance(told.seed)
    while match.phase is not Phase.OVER:
        number = match.round + 1
        is_given = number <= len(told.rolls)
        match.apply(given(options, number, told.rolls[number - 1]) if is_given else match.due(chance))
        if not match.sheets[0].is_done:
            for action in bot.play_round(view_of(match, 0), seed=1000 * told.seed + number):
                match.act(0, action)
    return {
        "record": write_record(match),
        "sheet": _sheet(match),
        "score": _points(match.score(0)),
        "cpu_seconds": round(time.process_time() - began, 4),
    }


def _points(told: Score) -> dict[str, Any]:
    return {
        "networks": told.joined_exits,
        "exits": told.exits,
        "highway": told.highway.length,
        "railway": told.railway.length,
        "centre": len(told.centre),
        "errors": len(told.errors),
        "expansion": told.expansion,
        "villages": told.villages,
        "goal_points": told.goal_points,
        "total": told.total,
    }


def _sheet(match: Match) -> dict[str, Any]:
    """The sheet of a solo game; what has dried up is written as it was drawn, and named."""
    sheet = match.sheets[0]
    actions = [action for log in match.rounds for action in log.actions[0]]
    asked = {action.space: action.variant for action in actions if action.variant and action.space}
    drawn, dried = [], []
    for one in sheet.drawn:
        variant, at_first = one.variant, asked.get((one.row, one.col))
        if at_first and at_first.number != variant.number and BARE[at_first.number] == variant.number:
            variant = at_first
            dried.append((one.row, one.col))
        drawn.append({"row": one.row, "col": one.col, "piece": variant.piece, "orientation": variant.orientation})
    return {
        "game": "ink",
        "edition": sheet.edition,
        "expansion": sheet.expansion,
        "longest": sheet.longest,
        "drawn": drawn,
        "craters": sheet.signs.get("crater", ()),
        "dried": dried,
        "canyons": [
            {"row": line.row, "col": line.col, "path": line.path}
            for line in sheet.lines
            if line.name == sheet.expansion  # what it lays bears its name; bridges follow from it
        ],
        "villages": sheet.villages,
        "goal_points": 0,
    }
