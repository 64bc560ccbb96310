"""Last-round puzzles with proven answers."""

from __future__ import annotations

from railwright.server import puzzles
from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.puzzle_messages import (
    Answering,
    Asking,
    Drawing,
    NextPuzzle,
    PuzzleAnswer,
    PuzzleLook,
    PuzzleName,
    Puzzles,
    Why,
)


async def _listed(call: Call) -> Puzzles:
    return await call.make(puzzles.listed)


async def _further(call: Call) -> PuzzleName:
    return await call.make(lambda: puzzles.further(call.body))


async def _look(call: Call) -> PuzzleLook:
    return await call.make(lambda: puzzles.look(call.body, call.language))


async def _why(call: Call) -> Why:
    return await call.make(lambda: puzzles.why(call.body, call.language))


async def _answer(call: Call) -> PuzzleAnswer:
    return await call.make(lambda: puzzles.answer(call.body))


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", "Which puzzles there are, and today's", _listed, gives=Puzzles),
    Endpoint(
        "POST",
        "/api/puzzles/next",
        "Another puzzle of a game",
        _further,
        takes=NextPuzzle,
        gives=PuzzleName,
        refuses=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/look",
        "A puzzle after some drawings, and what is legal now",
        _look,
        takes=Drawing,
        gives=PuzzleLook,
        refuses=("malformed", "illegal", "timing"),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/why",
        "Why a piece cannot be drawn somewhere in a puzzle",
        _why,
        takes=Asking,
        gives=Why,
        refuses=("malformed", "illegal", "timing"),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/answer",
        "What a finished drawing misses, and the proven best",
        _answer,
        takes=Answering,
        gives=PuzzleAnswer,
        refuses=("malformed", "illegal", "timing"),
    ),
)
