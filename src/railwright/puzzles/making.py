"""Puzzles from games of bots: last rounds whose best drawing is proven, nearly the only one, and easily missed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.players import LEVELS as PLAYERS
from railwright.bots.ink.players import Bot
from railwright.core.chance import SeededChance
from railwright.core.glicko import Rating, rated
from railwright.ink.actions import Action, all_actions
from railwright.ink.events import Rolled
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.rules.longest import SECTIONS
from railwright.ink.rules.sheet import Words
from railwright.ink.rules.turn import FINISH, apply
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of
from railwright.puzzles.proving import POSITIONS, Proof, prove
from railwright.puzzles.puzzle import Level, Puzzle, options_of, result_of
from railwright.puzzles.worth import worth

TRIES = 8
"""So often each of the weaker bots tries a puzzle: what it misjudges is drawn by lot."""
SOLVERS = {
    "beginner": Rating(1000.0, 80.0),
    "casual": Rating(1400.0, 80.0),
    "strong": Rating(1900.0, 80.0),
}
"""Bots as solvers, by rating: the fixed points of all ratings."""
FIRST_LOOK = Bot(replace(PLAYERS["strong"], prove=0))
"""Strong without its search to the end."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How puzzles are looked for; the same terms give the same puzzles.

    hosts: who plays the games, in turn; ways: with more drawings that are equally good a puzzle is arbitrary;
    positions: so many are visited at most for a proof.
    """

    game: str
    seed: int = 1
    hosts: tuple[str, ...] = ("casual", "strong", "casual")
    ways: int = 3
    positions: int = POSITIONS

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}-{'-'.join(self.hosts)}-{self.ways}-{self.positions}"


def candidates(terms: Terms, first: int) -> Iterator[tuple[int, Puzzle | None]]:
    """One game after the other from a number on, each with the puzzle that its last round makes, if it makes one."""
    number = first
    while True:
        yield number, candidate(terms, number)
        number += 1


def candidate(terms: Terms, number: int) -> Puzzle | None:
    """The puzzle that one seeded game makes."""
    options = options_of(terms.game)
    match = _played(
        options, f"puzzle-{terms.game}-{terms.seed}-{number}", terms.hosts[number % len(terms.hosts)], number
    )
    sheet = match.sheets[0].words
    proof = prove(sheet, ways=terms.ways, positions=terms.positions)
    if proof is None or not proof.path:
        return None
    tries = _tried(sheet, proof, number)
    level = _level(tries)
    if level is None:
        return None
    return Puzzle(
        number=number,
        level=level,
        rating=_rating(tries),
        best=round(proof.best, 6),
        ways=proof.ways,
        rolls=tuple(_roll(log.dice) for log in match.rounds if isinstance(log.dice, Rolled)),
        played=tuple(_text(log.actions[0]) for log in match.rounds[:-1]),
        answer=_text([all_actions()[action] for action in proof.path]),
    )


def _played(options: Options, seed: str, host: str, number: int) -> Match:
    """A game up to its last roll."""
    chance, match, player = SeededChance(seed), Match(options), Bot(PLAYERS[host])
    match.deal(chance)
    while match.round < options.rounds:
        for action in player.play_round(view_of(match, 0), seed=number):
            match.act(0, action)
        match.deal(chance)
    return match


def _tried(sheet: Words, proof: Proof, seed: int) -> dict[str, list[float]]:
    """By bot: the points that it misses, try by try."""
    solvers = {"beginner": Bot(PLAYERS["beginner"]), "casual": Bot(PLAYERS["casual"]), "strong": FIRST_LOOK}
    missed = {
        name: [max(0.0, proof.best - _reached(solver, sheet, TRIES * seed + attempt)) for attempt in range(tries)]
        for (name, solver), tries in zip(solvers.items(), (TRIES, TRIES, 1), strict=True)
    }
    return {**missed, "strong": missed["strong"] * TRIES}  # it decides alike each time


def _reached(solver: Bot, sheet: Words, seed: int) -> float:
    drawn = sheet.copy()
    for action in solver.best_path(sheet, SECTIONS, no_aims(), seed):
        if action != FINISH:
            apply(drawn, action)
    return worth(Sheet(drawn))


def _level(tries: dict[str, list[float]]) -> Level | None:
    """Hard: Strong's first look misses it; medium: Casual does more often than not; easy: only Beginner does."""
    missed = {name: sum(points > 0.0 for points in found) > len(found) / 2 for name, found in tries.items()}
    if missed["strong"]:
        return "hard"
    if missed["casual"]:
        return "medium"
    return "easy" if missed["beginner"] else None


def _rating(tries: dict[str, list[float]]) -> int:
    """The puzzle's rating after it has met the bots: what they miss, it wins."""
    results = [(SOLVERS[name], 1.0 - result_of(points)) for name, found in tries.items() for points in found]
    return round(rated(Rating(), results).rating)


def _roll(rolled: Rolled) -> str:
    return " ".join([*rolled.route, *(("|", *rolled.expansion) if rolled.expansion else ())])


def _text(actions: list[Action]) -> str:
    return " ".join(str(action) for action in actions if action.number != FINISH)
