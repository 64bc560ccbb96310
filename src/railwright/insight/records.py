"""Which game a record is of."""

from __future__ import annotations

from railwright.bots.registry import GameName
from railwright.core.errors import MalformedError

_NAMES: dict[str, GameName] = {"ink": "ink", "line": "line"}


def game_of(text: str) -> GameName:
    """The game that a record's first line names, whatever its version; refuses what is no record."""
    title, _, name = " ".join(text.lstrip().split("\n", 1)[0].split()[:2]).partition(" ")
    if title != "railwright" or name not in _NAMES:
        raise MalformedError("record_of_no_game")
    return _NAMES[name]
