"""The dice of a contest as they are for everybody who plays it."""

from __future__ import annotations

from railwright.ink.draws import draw
from railwright.ink.events import Rolled
from railwright.ink.options import Options
from railwright.server.head import Head, new_game, options_of


def rolls_of(head: Head) -> list[list[str]]:
    """What is rolled in each round; nothing where there are no dice. Not for whoever could still play them."""
    options = options_of(head)
    if not isinstance(options, Options):
        return []
    _, dice = new_game(head)
    draws = [draw(options, number, dice.chance(number)) for number in range(1, options.has_set_up + options.rounds + 1)]
    return [[*told.route, *told.expansion] for told in draws if isinstance(told, Rolled)]


def commitment_of(head: Head) -> str | None:
    """What all rooms of the contest show before the first roll."""
    game, dice = new_game(head)
    return dice.view(game).commitment
