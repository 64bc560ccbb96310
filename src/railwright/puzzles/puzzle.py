"""A puzzle: the game that led to its last round, the dice of that round, and what is proven about it."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from railwright.core.glicko import Rating
from railwright.ink.actions import Action, done, read_action
from railwright.ink.events import Acted, Rolled
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.rules.longest import READINGS, SECTIONS

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEVIATION, VOLATILITY = 80.0, 0.06
"""How sure the rating of a puzzle is: the bots' results say as much."""


class Puzzle(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One puzzle of a pack.

    number: of the candidate from which it was made; rolls: the dice of all rounds, route dice first; played: what was
    drawn in the rounds before the last one, without done; answer: a best drawing, without done; best: what it is worth;
    ways: how many drawings are known to be worth as much.
    """

    number: int
    level: Level
    rating: int
    best: float
    ways: int
    rolls: tuple[str, ...]
    played: tuple[str, ...]
    answer: str

    @property
    def strength(self) -> Rating:
        """The puzzle as an opponent."""
        return Rating(float(self.rating), DEVIATION, VOLATILITY)

    def position(self, options: Options) -> Match:
        """The match before the last round is drawn."""
        match = Match(options)
        for roll, drawn in zip(self.rolls, (*self.played, None), strict=True):
            route, _, expansion = roll.partition("|")
            match.apply(Rolled(tuple(route.split()), tuple(expansion.split())))
            if drawn is not None:
                for action in (*actions_of(drawn), done()):
                    match.apply(Acted(0, str(action)))
        return match


def actions_of(text: str) -> list[Action]:
    """Actions in their notation, one after the other."""
    return [read_action(word) for word in text.split()]


def options_of(game: str) -> Options:
    """The options of a game's puzzles: alone, without goals."""
    edition, _, expansion = game.partition("-")
    return Options(edition=edition, expansion=expansion or None, longest=READINGS[SECTIONS])  # type: ignore[arg-type]  # checked there


def result_of(missed: float) -> float:
    """A solver's result against a puzzle by the points that were missed: 1 for none, a half for one, less for more."""
    return 1.0 / (1.0 + missed)
