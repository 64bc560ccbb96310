"""Puzzles at the table: looked at, drawn on, answered. Nothing is kept here; the best is told with an answer only."""

from __future__ import annotations

import functools
import secrets
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from railwright.core.chance import SeededChance
from railwright.core.errors import TimingError
from railwright.core.glicko import Rating, rated
from railwright.core.language import Language
from railwright.ink.actions import done, read_action
from railwright.ink.events import Acted
from railwright.ink.match import Match
from railwright.ink.score import quick_total
from railwright.puzzles import choosing
from railwright.puzzles.pack import packs
from railwright.puzzles.puzzle import LEVELS, Puzzle, actions_of, options_of, result_of
from railwright.puzzles.worth import worth
from railwright.server.fair_messages import FairView
from railwright.server.games import Frame
from railwright.server.ink_game import why_not
from railwright.server.ink_score import told_score
from railwright.server.ink_view import PublicSheets, ink_view, sheet_view
from railwright.server.messages import Why as Question
from railwright.server.puzzle_messages import (
    Answering,
    Asking,
    Drawing,
    NextPuzzle,
    PuzzleAnswer,
    PuzzleGame,
    PuzzleLook,
    PuzzleName,
    Puzzles,
    Solution,
    Solver,
    Why,
)
from railwright.server.seats import Seat

_FAIR = FairView("chosen", None, [], asked=False, draws=0, link=None, seed=None)
_ROUNDING = 1e-5


def listed() -> Puzzles:
    """What there is, and today's."""
    today = datetime.now(UTC).date()
    return Puzzles(_games(), choosing.of_day(today), today.isoformat())


@functools.cache
def _games() -> list[PuzzleGame]:
    found = []
    for game, pack in packs().items():
        options, levels = options_of(game), Counter(puzzle.level for puzzle in pack.values())
        found.append(PuzzleGame(game, options.edition, options.expansion, {level: levels[level] for level in LEVELS}))
    return found


def further(told: NextPuzzle) -> PuzzleName:
    """Another one."""
    chance = SeededChance(secrets.token_hex(16))
    return PuzzleName(choosing.further(told.game, told.level, told.rating, frozenset(told.seen), chance))


@functools.lru_cache(maxsize=256)
def _position(name: str) -> Match:
    game, puzzle = choosing.find(name)
    return puzzle.position(options_of(game))


def _drawn(name: str, actions: Sequence[str]) -> Match:
    """The match after these actions; the first that the rules refuse is refused here."""
    match = _position(name).copy()
    for text in actions:
        match.apply(Acted(0, str(read_action(text))))
    return match


def look(told: Drawing, language: Language) -> PuzzleLook:
    """The puzzle after some drawings: what is legal now, and nothing about points."""
    _, puzzle = choosing.find(told.puzzle)
    if "done" in told.actions:
        raise TimingError("puzzle_answer")
    before, match = _position(told.puzzle), _drawn(told.puzzle, told.actions)
    view = ink_view(match, 0, PublicSheets(), Frame(told.puzzle, [Seat("human")], language, None, None, _FAIR, you=0))
    points = quick_total(before.sheets[0])
    silent = msgspec.structs.replace(
        view, score=None, seats=[msgspec.structs.replace(seat, score=points) for seat in view.seats]
    )
    return PuzzleLook(told.puzzle, puzzle.level, puzzle.rating, points, silent)


def why(told: Asking, language: Language) -> Why:
    """Why a piece cannot go there."""
    sheet = _drawn(told.puzzle, told.actions).sheets[0]
    question = Question(id="why", seat=0, piece=told.piece, space=told.space)
    return Why(why_not(sheet, question, language).text)


def answer(told: Answering) -> PuzzleAnswer:
    """What somebody has made of the puzzle, beside the best."""
    _, puzzle = choosing.find(told.puzzle)
    finished = [action for action in told.actions if action != "done"]
    yours = _solved(_drawn(told.puzzle, [*finished, "done"]))
    best = _solved(_drawn(told.puzzle, [*map(str, actions_of(puzzle.answer)), str(done())]))
    missed = max(0.0, round(puzzle.best - yours.worth, 2))
    if missed < _ROUNDING:
        missed = 0.0
    return PuzzleAnswer(
        told.puzzle, puzzle.level, puzzle.rating, missed, yours, best, _rated(told.solver, puzzle, missed)
    )


def _solved(match: Match) -> Solution:
    sheet = match.sheets[0]
    return Solution(sheet_view(sheet), told_score(match.score(0), sheet), round(worth(sheet), 2))


def _rated(solver: Solver | None, puzzle: Puzzle, missed: float) -> Solver | None:
    """The solver's rating after the puzzle, if it counts."""
    if solver is None:
        return None
    own = Rating(solver.rating, solver.deviation, solver.volatility)
    new = rated(own, [(puzzle.strength, result_of(missed))])
    return Solver(round(new.rating, 2), round(new.deviation, 2), round(new.volatility, 6))
