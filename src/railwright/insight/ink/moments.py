"""A finished match taken apart: every seat's sheet between the rounds, its goals, its dice and what it did."""

from __future__ import annotations

from dataclasses import dataclass, replace

from railwright.bots.ink.aims import aims_of
from railwright.ink.actions import Action
from railwright.ink.dice import slots_of
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.rules.sheet import Words
from railwright.ink.view import glance
from railwright.insight.ink.valuing import Position


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's part of a round, or of the roll after the last one."""

    before: Position
    dice: Words
    actions: tuple[Action, ...]
    after: Position


def turns_of(match: Match) -> list[list[Turn]]:
    """By seat and roll: what happened in a match that is over."""
    again = Match(match.options)
    positions: list[list[Position]] = []
    dice: list[list[Words]] = []
    for event in match.events:
        waiting = again.phase in (Phase.SETTING_UP, Phase.ROLLING, Phase.PICKING)
        if again.phase is Phase.ROLLING:
            positions.append(_positions(again))
        again.apply(event)
        if waiting and len(dice) < again.round and again.phase is not Phase.PICKING:
            dice.append(_dice(again))
    positions.append(_positions(again))
    return [
        [
            Turn(positions[number][seat], dice[number][seat], tuple(log.actions[seat]), positions[number + 1][seat])
            for number, log in enumerate(match.rounds)
        ]
        for seat in range(match.options.players)
    ]


def _positions(match: Match) -> list[Position]:
    """Where every seat stands between two rounds."""
    return [
        Position(
            sheet.words.copy(),
            aims_of(replace(glance(match, seat), round=match.round + 1)),
            float(match.goal_points(seat)),
        )
        for seat, sheet in enumerate(match.sheets)
    ]


def _dice(match: Match) -> list[Words]:
    """The dice that every seat draws with in the round that has begun."""
    rolled, drafted, options = match.rounds[-1].dice, match.draft, match.options
    if isinstance(rolled, Rolled):
        faces = [rolled.route] * options.players
    else:
        assert drafted is not None, "pairs are for a draft"
        faces = [drafted.dice_of(seat) for seat in range(options.players)]
    return [slots_of(route, options.expansion_dice, rolled.expansion) for route in faces]
