"""One game of many, as a JSON line: a record, or the university notation with its dice."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from railwright.core.errors import MalformedError
from railwright.ink.options import Longest
from railwright.ink.record import write_record
from railwright.ink.university_game import match_of_board, match_of_rounds

_BOARD = re.compile(r"([ABS][0-5][A-G][0-6][0-7])+")


class GameLine(msgspec.Struct, frozen=True):
    """A line: `record`, or `anu` or `rounds` (the same by rounds) with `rolls`, which are the pieces where missing."""

    game: Literal["ink", "line"] = "ink"
    record: str | None = None
    anu: str | None = None
    rounds: list[str] | None = None
    rolls: list[list[str]] | None = None
    longest: Longest = "sections"


def record_of_line(line: bytes) -> str:
    """The record of the game in a line."""
    told = msgspec.json.decode(line, type=GameLine)
    if told.record is not None:
        return told.record
    if told.rounds is not None:
        return write_record(match_of_rounds(told.rounds, told.rolls, told.longest))
    if told.anu is not None:
        return write_record(match_of_board(told.anu, told.rolls, told.longest))
    raise MalformedError("game_line")


def record_of_text(text: str) -> str:
    """A record as it is, or that of a board in the university notation of which all dice were drawn."""
    board = text.strip()
    return write_record(match_of_board(board, None)) if _BOARD.fullmatch(board) else text
