"""Which puzzle comes next: one a day for all, and endless ones by game, level and the solver's rating."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection
from datetime import date

from railwright.core.chance import Chance, SeededChance, pick, shuffled
from railwright.core.errors import MalformedError
from railwright.puzzles.pack import packs
from railwright.puzzles.puzzle import Level, Puzzle

DAILY_GAME = "base"
"""The one that everybody knows."""
_NEAREST = 12
"""So many that suit a rating best are drawn from."""
_NAME = re.compile(r"([a-z]+(?:-[a-z]+)?)-(\d{1,9})")


def name_of(game: str, puzzle: Puzzle) -> str:
    """What a puzzle is called: base-lava-17."""
    return f"{game}-{puzzle.number}"


def find(name: str) -> tuple[str, Puzzle]:
    """The game and the puzzle of this name."""
    told = _NAME.fullmatch(name)
    puzzle = packs().get(told[1], {}).get(int(told[2])) if told else None
    if told is None or puzzle is None:
        raise MalformedError("puzzle_unknown")
    return told[1], puzzle


def of_day(day: date) -> str:
    """The name of the puzzle of a day: all of a pack in an order of their own, one after the other."""
    order = _daily_order()
    return name_of(DAILY_GAME, order[day.toordinal() % len(order)])


@functools.cache
def _daily_order() -> list[Puzzle]:
    return shuffled(SeededChance("puzzles of the day"), list(packs()[DAILY_GAME].values()))


def further(game: str, level: Level | None, rating: float, seen: Collection[int], chance: Chance) -> str:
    """The name of another puzzle: of a level, else one that suits the rating; one that was seen only if all were."""
    pack = packs().get(game)
    if not pack:
        raise MalformedError("puzzles_none", game=game)
    wanted = [puzzle for puzzle in pack.values() if level in (None, puzzle.level)]
    unseen = [puzzle for puzzle in wanted if puzzle.number not in seen] or wanted
    if not unseen:
        raise MalformedError("puzzles_none", game=game)
    if level is None:
        unseen = sorted(unseen, key=lambda puzzle: abs(puzzle.rating - rating))[:_NEAREST]
    return name_of(game, pick(chance, unseen))
