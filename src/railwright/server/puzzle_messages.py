"""What is said about puzzles over HTTP, see docs/puzzles.md and /api/openapi.json."""

from __future__ import annotations

from typing import Annotated

import msgspec

from railwright.ink.options import Edition
from railwright.puzzles.puzzle import Level
from railwright.server.http_messages import Body
from railwright.server.ink_messages import InkScore, InkView, Part, SheetView
from railwright.server.messages import ShortText

MOST_ACTIONS = 40
MOST_SEEN = 2_000
Actions = Annotated[list[ShortText], msgspec.Meta(max_length=MOST_ACTIONS)]


class Solver(Body, frozen=True):
    """A solver's Glicko-2 rating, as the browser keeps it."""

    rating: Annotated[float, msgspec.Meta(ge=-5_000, le=10_000)] = 1500.0
    deviation: Annotated[float, msgspec.Meta(ge=10, le=350)] = 350.0
    volatility: Annotated[float, msgspec.Meta(ge=0.01, le=0.2)] = 0.06


class NextPuzzle(Body, frozen=True):
    """Another puzzle of a game: of a level, else one that suits the rating; `seen` are numbers of those before."""

    game: ShortText
    level: Level | None = None
    rating: Annotated[float, msgspec.Meta(ge=-5_000, le=10_000)] = 1500.0
    seen: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEEN)] = ()


class Drawing(Body, frozen=True):
    """A puzzle, and what somebody has drawn of its last round so far."""

    puzzle: ShortText
    actions: Actions


class Asking(Body, frozen=True):
    """Why a piece cannot go to a space."""

    puzzle: ShortText
    piece: ShortText
    space: ShortText
    actions: Actions


class Answering(Body, frozen=True):
    """All that somebody has drawn, and their rating if it is to change."""

    puzzle: ShortText
    actions: Actions
    solver: Solver | None = None


class PuzzleName(Part, frozen=True):
    """The name of a puzzle."""

    puzzle: str


class PuzzleGame(Part, frozen=True):
    """A game that has puzzles, and how many of each level."""

    game: str
    edition: Edition
    expansion: str | None
    levels: dict[Level, int]


class Puzzles(Part, frozen=True):
    """All games that have puzzles; the puzzle of today, which is the same for everybody, and its date (UTC)."""

    games: list[PuzzleGame]
    today: str
    date: str


class PuzzleLook(Part, frozen=True):
    """A puzzle as its solver sees it; `before`: the points on the sheet before the last round."""

    puzzle: str
    level: Level
    rating: int
    before: int
    view: InkView


class Why(Part, frozen=True):
    """The reason."""

    text: str


class Solution(Part, frozen=True):
    """A finished sheet; `worth`: its points, less what a roll after the last round takes on average."""

    sheet: SheetView
    score: InkScore
    worth: float


class PuzzleAnswer(Part, frozen=True):
    """What somebody made of a puzzle beside the proven best; `solver`: their rating now."""

    puzzle: str
    level: Level
    rating: int
    missed: float
    yours: Solution
    best: Solution
    solver: Solver | None
