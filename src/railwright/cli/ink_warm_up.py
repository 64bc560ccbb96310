"""The first start: compile the kernels of Railroad Ink with a visible line of progress."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np

import railwright.bots
import railwright.ink.rules
from railwright.core.chance import SeededChance
from railwright.core.progress import Step, compiling
from railwright.ink.actions import done
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.rules import goals, longest, turn
from railwright.ink.rules import sheet as words
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.expansions import DATA, NAMES
from railwright.ink.score import explain, quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

RULES = Path(railwright.ink.rules.__file__).resolve().parent
BOTS = Path(railwright.bots.__file__).resolve().parent


@functools.cache
def warm_up(*, bots: bool = True) -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    compiling("Compiling the rules", RULES, _rules_steps())
    if bots:
        compiling("Compiling the bots", BOTS, _bot_steps())


def _rules_steps() -> list[Step]:
    return [
        ("sheets", Sheet.new),
        ("longest lines", _longest_line),
        ("scoring", lambda: quick_total(Sheet.new())),
        ("legal actions", lambda: Sheet.new().legal()),
        ("reasons", lambda: Sheet.new().refusal(done())),
        ("drawing", _draw),
        ("goals", lambda: goals.meets_goal(Sheet.new().words, 0)),
        ("explanations", _explain),
        ("placements", lambda: Sheet.new().placements("highway-t")),
    ]


def _longest_line() -> None:
    longest.longest_line(Sheet.new().words, 0, 0, np.empty(longest.LINE_WORDS, dtype=np.int64))


def _draw() -> None:
    sheet = Sheet.new()
    turn.start_round(sheet.words, np.zeros(words.DICE_SLOTS, dtype=np.int64))
    _ = sheet.fitting_dice, sheet.special_allowed, sheet.duty
    turn.apply(sheet.words, sheet.legal()[0].number)


def _explain() -> None:
    """One sheet per expansion with all of its pieces on it, so that everything that explains a score is called."""
    explain(Sheet.of_pieces([(0, 1, "highway-t", 0), (1, 1, "highway-straight", 0)]))
    for name, data in zip(NAMES, DATA, strict=True):
        pieces = [(number // SIZE, number % SIZE, piece, 0) for number, piece in enumerate(data["pieces"])]
        sheet = Sheet.of_pieces([*pieces, (5, 5, "highway-terminal", 0)], expansion=name)
        explain(sheet)
        _ = sheet.question, sheet.signs


def _bot_steps() -> list[Step]:
    from railwright.bots import ink_greedy

    return [("random play", _play_at_random), ("greedy play", ink_greedy.prepare)]


def _play_at_random() -> None:
    from railwright.bots.ink_random import RandomBot

    match = Match(Options())
    match.deal(SeededChance(0))
    RandomBot().play_round(view_of(match, 0), seed=0)
