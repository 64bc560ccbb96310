"""A sheet typed in one line: drawings in the notation of moves, names cut short, or a board in university notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from railwright.core.errors import MalformedError
from railwright.ink.actions import Action, drawing, read_action
from railwright.ink.likely import pieces_of
from railwright.ink.sheet import Sheet
from railwright.ink.university import read_board

_UNIVERSITY = re.compile(r"(?:[ABS][0-9][A-G][0-9][0-9])+")
_BETWEEN = re.compile(r"[\s,;]+")


def read_drawings(text: str, sheet: Sheet) -> list[Action]:
    """The drawings of a line in their order; a refusal says which word it could not read."""
    found = []
    for word in filter(None, _BETWEEN.split(text)):
        if _UNIVERSITY.fullmatch(word):
            found += [drawing(piece, row, col, turned) for row, col, piece, turned in read_board(word)]
        else:
            found.append(_read_drawing(word, pieces_of(sheet)))
    if not found:
        raise MalformedError("nothing_typed")
    return found


def _read_drawing(word: str, pieces: Sequence[str]) -> Action:
    name, at, place = word.partition("@")
    action = read_action(_whole_name(name.lower(), pieces) + at + place.upper() if at else word)
    if action.piece is None:
        raise MalformedError("no_drawing", text=repr(word))
    return action


def _whole_name(name: str, pieces: Sequence[str]) -> str:
    """The only piece whose words begin like these: `h-t` is `highway-t`; a name that is whole is itself."""
    if name in pieces:
        return name
    parts = name.split("-")
    found = [piece for piece in pieces if _begins(piece.split("-"), parts)]
    if len(found) > 1:
        raise MalformedError("piece_ambiguous", text=repr(name), pieces=found)
    return found[0] if found else name


def _begins(words: Sequence[str], parts: Sequence[str]) -> bool:
    return len(words) == len(parts) and all(map(str.startswith, words, parts))
