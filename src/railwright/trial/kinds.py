"""Every kind of game that a room may be opened with, as the engines list them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from railwright.ink.options import Longest, combinations
from railwright.line.rules.layout import MOST_PLAYERS as LINE_PLAYERS
from railwright.server.head import InkChoice, LineChoice

Wish = dict[str, Any]
"""What a room is opened with."""

_BOT = {"kind": "bot", "bot": "random"}
_LINE_LEAST = 2


def all_kinds() -> list[Wish]:
    """One wish for each kind of table: alone, two people, two people and a bot; Rail Line with and without a bot."""
    return [*_ink_kinds(), *_line_kinds()]


def _ink_kinds() -> Iterator[Wish]:
    readings = get_args(Longest)
    for people, bots in ((1, 0), (2, 0), (2, 1)):
        for number, options in enumerate(combinations(players=people + bots)):
            choice = {
                name: getattr(options, name)
                for name in InkChoice.__struct_fields__
                if name not in ("players", "longest", "pool")
            }
            reading = readings[number % len(readings)]
            yield {"game": "ink", "options": {**choice, "longest": reading}, "seats": _seats(people, bots)}


def _line_kinds() -> Iterator[Wish]:
    for sheet in get_args(get_type_hints(LineChoice)["sheet"]):
        for players in range(_LINE_LEAST, LINE_PLAYERS + 1):
            for bots in (0, 1):
                yield {"game": "line", "options": {"sheet": sheet}, "seats": _seats(players - bots, bots)}


def _seats(people: int, bots: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *([{"kind": "local"}] * (people - 1)), *([_BOT] * bots)]
