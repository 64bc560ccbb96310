"""A whole game in the university notation, with its dice: what was drawn in which round, as a match."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.errors import MalformedError, RailwrightError
from railwright.ink.actions import Action, done, drawing
from railwright.ink.draws import check_given_rolls, given
from railwright.ink.match import Match, Phase
from railwright.ink.options import Longest, Options
from railwright.ink.rules.pieces import DICE
from railwright.ink.university import Placement, read_board

Rolls = Sequence[Sequence[str]]


def match_of_rounds(rounds: Sequence[str], rolls: Rolls | None, longest: Longest = "sections") -> Match:
    """The match that was drawn round by round; without rolls the dice are those that were drawn."""
    options = Options(longest=longest)
    if len(rounds) != options.rounds:
        raise MalformedError("rolls_number", rounds=options.rounds, rolls=len(rounds))
    placed = [read_board(text) if text else [] for text in rounds]
    if rolls is None:
        rolls = [[placement[2] for placement in some if not _special(placement)] for some in placed]
    check_given_rolls(options, rolls)
    match = Match(options)
    for number, (roll, some) in enumerate(zip(rolls, placed, strict=True), 1):
        match.apply(given(options, number, _in_order(options, roll)))
        for placement in some:
            match.act(0, _drawn(placement))
        match.act(0, done())
    return match


def match_of_board(board: str, rolls: Rolls | None, longest: Longest = "sections") -> Match:
    """The match in which a board was drawn, piece by piece in this order.

    Without rolls the dice are those that were drawn, four a round. A special route that could belong to two rounds
    counts for the earlier one.
    """
    options, placed = Options(longest=longest), read_board(board)
    dice = len(options.route_dice)
    if rolls is None:
        drawn = [placement[2] for placement in placed if not _special(placement)]
        rolls = [drawn[start : start + dice] for start in range(0, len(drawn), dice)]
    check_given_rolls(options, rolls)
    match = Match(options)
    match.apply(given(options, 1, _in_order(options, rolls[0])))
    found = _placed(match, [_drawn(placement) for placement in placed], rolls)
    if found is None:
        raise MalformedError("university_game")
    return found


def _placed(match: Match, left: Sequence[Action], rolls: Rolls) -> Match | None:
    """The match after all that is left to draw, each piece as early as possible; None where that cannot be."""
    if match.phase is Phase.OVER:
        return None if left else match
    if left:
        further = match.copy()
        if _acted(further, left[0]) and (found := _placed(further, left[1:], rolls)):
            return found
    if not _acted(match, done()):
        return None
    if match.phase is Phase.ROLLING:
        number = match.round + 1
        match.apply(given(match.options, number, _in_order(match.options, rolls[number - 1])))
    return _placed(match, left, rolls)


def _acted(match: Match, action: Action) -> bool:
    try:
        match.act(0, action)
    except RailwrightError:
        return False
    return True


def _special(placement: Placement) -> bool:
    return placement[2].startswith("special-")


def _drawn(placement: Placement) -> Action:
    row, col, piece, orientation = placement
    return drawing(piece, row, col, orientation)


def _in_order(options: Options, roll: Sequence[str]) -> list[str]:
    """The faces as the dice lie: the die with stations last."""
    left, found = list(roll), []
    for die in options.route_dice:
        face = next((face for face in left if face in DICE[die]), None)
        if face is None:
            raise MalformedError("university_dice", dice=", ".join(roll))
        left.remove(face)
        found.append(face)
    return found + left
