"""Dice that were rolled before: read from JSON lines and checked against the options of the game."""

from __future__ import annotations

import hashlib

import msgspec

from railwright.arena.contest import GivenDice
from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.reading import Source, read_lines, refusal_of
from railwright.ink.draws import check_given_rolls, check_roll, given
from railwright.ink.options import Options

LONGEST_NAME = 60


def read_dice(source: Source, options: Options) -> tuple[GivenDice, ...]:
    """The dice of a file, one game a line; a bad line is refused with its number."""
    games = []
    for number, line in read_lines(source):
        try:
            if isinstance(line, MalformedError):
                raise line
            dice = msgspec.json.decode(line, type=GivenDice)
            _check(dice, options)
        except (RailwrightError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise MalformedError("dice_file_line", line=number, why=refusal_of(error)) from error
        games.append(dice)
    if not games:
        raise MalformedError("dice_file_empty")
    return tuple(games)


def digest_of(games: tuple[GivenDice, ...]) -> str:
    """A short name for just these dice."""
    return hashlib.sha256(msgspec.json.encode([game.rolls for game in games])).hexdigest()[:16]


def _check(dice: GivenDice, options: Options) -> None:
    check_given_rolls(options, dice.rolls)
    if any(not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME for name in dice.published_scores):
        raise MalformedError("dice_file_name", most=LONGEST_NAME)
    for number, faces in enumerate(dice.rolls, 1):
        check_roll(options, number, given(options, number, faces))
