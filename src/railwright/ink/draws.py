"""What chance does in a game of Railroad Ink; it depends on nothing but the options and the number of the draw."""

from __future__ import annotations

from railwright.core.chance import Chance, pick
from railwright.ink.dice import roll, roll_pairs
from railwright.ink.events import Paired, Rolled, SetUp
from railwright.ink.options import Options
from railwright.ink.race import draw_goals


def draw(options: Options, number: int, chance: Chance) -> SetUp | Rolled | Paired:
    """A draw of the game, counted from 1: the set-up where there is one, then the dice of each round."""
    return set_up(options, chance) if number == 1 and options.has_set_up else dice(options, chance)


def set_up(options: Options, chance: Chance) -> SetUp:
    """The goal cards, and who begins a draft."""
    star = pick(chance, range(options.players)) if options.draft else None
    return SetUp(draw_goals(options, chance), star)


def dice(options: Options, chance: Chance) -> Rolled | Paired:
    """The dice of a round."""
    if options.draft:
        pairs = roll_pairs(chance, options.pool_dice)
        return Paired(pairs, roll(chance, options.expansion_dice))
    return Rolled(roll(chance, options.route_dice), roll(chance, options.expansion_dice))
