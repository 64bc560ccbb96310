"""Tests of the dice table: with a pair of ordinary dice everything comes as often as with the dice of the game."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from railwright.core.language import speaker
from railwright.ink.options import Edition, Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import DICE
from railwright.paper.dice_table import PIPS, dice_table, throws
from railwright.paper.ink_board import Blank
from railwright.paper.sizes import Paper

NUMBERS = range(1, PIPS + 1)


def chances(outcomes: list[tuple[str, ...]]) -> dict[tuple[str, ...], Fraction]:
    """How likely each outcome is where all in the list are equally likely."""
    return {outcome: Fraction(times, len(outcomes)) for outcome, times in Counter(outcomes).items()}


@pytest.mark.parametrize("edition", ["base", "challenge"])
@pytest.mark.parametrize("expansion", KEYS)
def test_a_throw_of_the_pair_has_the_chances_of_two_dice(edition: Edition, expansion: str | None) -> None:
    """RI-2.1: counted over all 36 throws, every pair of faces is as likely as on the two dice themselves."""
    options = Options(edition=edition, expansion=expansion)
    rolled = [*throws(options.route_dice), *throws(list(options.expansion_dice))]
    assert [die for throw in rolled for die in (throw.light, throw.dark) if die] == [
        *options.route_dice,
        *options.expansion_dice,
    ]
    for throw in rolled:
        thrown = chances([throw.shows(light, dark) for light, dark in product(NUMBERS, NUMBERS)])
        dice = [DICE[die] for die in (throw.light, throw.dark) if die]
        assert thrown == chances(list(product(*dice)))


@pytest.mark.parametrize("expansion", [None, "desert"])
def test_the_page_shows_the_face_of_each_number(expansion: str | None) -> None:
    """Down each column stand the faces of its die, for one pip to six, the columns in the order of the throws."""
    blank = Blank("challenge", expansion, speaker())
    body = dice_table(Paper(210, 297), blank)[0].body
    tiles = [(float(x.replace("_", ".")), float(y.replace("_", ".")), face) for face, x, y in _TILE.findall(body)]
    columns = sorted({x for x, _, _ in tiles})
    shown = [[face for _, _, face in sorted((y, at, face) for at, y, face in tiles if at == x)] for x in columns]
    options = blank.options
    assert shown == [[str(face) for face in DICE[die]] for die in (*options.route_dice, *options.expansion_dice)]


_TILE = re.compile(r'<clipPath id="(.+?)-(\d+_\d+)-(\d+_\d+)">')
