"""What chance does in a game of Railroad Ink; it depends on nothing but the options and the number of the draw."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.chance import Chance, pick
from railwright.core.errors import MalformedError
from railwright.ink.dice import check_faces, check_in_order, roll, roll_pairs
from railwright.ink.events import Paired, Rolled, SetUp
from railwright.ink.options import Options
from railwright.ink.race import draw_goals


def draw(options: Options, number: int, chance: Chance) -> SetUp | Rolled | Paired:
    """A draw of the game, counted from 1: the set-up where there is one, then the dice of each round."""
    if number == 1 and options.has_set_up:
        return set_up(options, chance)
    return dice(options, number - options.has_set_up, chance)


def set_up(options: Options, chance: Chance) -> SetUp:
    """The goal cards, and who begins a draft."""
    star = pick(chance, range(options.players)) if options.draft else None
    return SetUp(draw_goals(options, chance), star)


def dice(options: Options, round_number: int, chance: Chance) -> Rolled | Paired:
    """The dice of a round; of the roll after the last one only the expansion's."""
    if round_number == options.last_roll:
        return Rolled((), roll(chance, options.expansion_dice))
    if options.draft:
        pairs = roll_pairs(chance, options.pool_dice)
        return Paired(pairs, roll(chance, options.expansion_dice))
    return Rolled(roll(chance, options.route_dice), roll(chance, options.expansion_dice))


def check_roll(options: Options, round_number: int, event: Rolled) -> None:
    """Refuse faces that the dice of a round, or of the roll after the last one, cannot show."""
    check_faces(_route_dice(options, round_number), event.route)
    check_in_order(options.expansion_dice, event.expansion)


def given(options: Options, round_number: int, faces: Sequence[object]) -> Rolled:
    """A roll that somebody wrote down as one list: the route dice of the round, then the expansion's dice."""
    shown = tuple(str(face) for face in faces)
    route = len(_route_dice(options, round_number))
    return Rolled(shown[:route], shown[route:])


def check_given_rolls(options: Options, rolls: Sequence[Sequence[object]]) -> None:
    """One list a round, and if somebody wants to give it one more for the roll after the last one."""
    if len(rolls) not in (options.rounds, options.rolls):
        raise MalformedError("rolls_number", rounds=options.rounds, rolls=len(rolls))


def _route_dice(options: Options, round_number: int) -> Sequence[str]:
    return () if round_number == options.last_roll else options.route_dice
