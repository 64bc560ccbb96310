"""The par of the dice: what the players make of exactly these dice."""

from __future__ import annotations

from dataclasses import replace

from railwright.bots.ink.aims import aims_of
from railwright.bots.ink.players import LEVELS, Bot
from railwright.ink.actions import Action, all_actions
from railwright.ink.events import SetUp
from railwright.ink.match import Match, Phase, RoundLog
from railwright.ink.view import view_of
from railwright.insight.watching import Watch

Totals = dict[str, int]
"""Final points by player, the weakest first."""


def rehearsals(match: Match) -> int:
    """How many games have to be played for it."""
    return len(LEVELS) * (match.options.players if match.options.draft else 1)


def par_of(match: Match, watch: Watch) -> list[Totals]:
    """By seat. With the same dice for all it is the same for all: each player alone, with the goals of a game alone.

    After a draft every seat had dice of its own: there the players take its place, and all others do what they did.
    """
    if match.options.draft:
        return [_totals(match, seat, watch) for seat in range(match.options.players)]
    return [_totals(match, None, watch)] * match.options.players


def _totals(match: Match, seat: int | None, watch: Watch) -> Totals:
    totals = {}
    for name, level in LEVELS.items():
        totals[name] = _played(match, seat, Bot(level), watch)
        watch.step()
    return totals


def _played(match: Match, seat: int | None, player: Bot, watch: Watch) -> int:
    """The points of a player in the place of a seat, or alone."""
    options = match.options if seat is not None else replace(match.options, players=1)
    again, own = Match(options), seat or 0
    for event in match.events[:1]:
        if isinstance(event, SetUp):
            again.apply(event)
    for log in match.rounds:
        watch.check()
        again.apply(log.dice)
        for pick in log.picks:
            again.apply(pick)
        if again.phase is Phase.DRAWING:
            _draw(again, own, player, log)
    return again.score(own).total


def _draw(match: Match, own: int, player: Bot, log: RoundLog) -> None:
    """Everybody's part of a round; only points count, not who wins."""
    for number in range(match.options.players):
        if match.sheets[number].is_done:
            continue
        actions: list[Action] = log.actions[number]
        if number == own:
            view = view_of(match, own)
            path = player.best_path(view.sheet.words, view.sheet.reading, aims_of(view), seed=match.round)
            actions = [all_actions()[action] for action in path]
        for action in actions:
            match.act(number, action)
