"""The first start: compile the kernels of Railroad Ink with a visible line of progress."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import railwright.bots
import railwright.ink.rules
from railwright.core.chance import SeededChance
from railwright.core.progress import Step, compiling, is_compiled
from railwright.ink.actions import done
from railwright.ink.match import Match
from railwright.ink.options import Options
from railwright.ink.rules import goals, longest, turn
from railwright.ink.rules import sheet as words
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.expansions import DATA, NAMES
from railwright.ink.rules.pieces import BARE, variant_of
from railwright.ink.score import explain, quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.survey import survey
from railwright.ink.view import view_of

RULES_TITLE = "Compiling the rules"
BOTS_TITLE = "Compiling the bots"
RULES = Path(railwright.ink.rules.__file__).resolve().parent
BOTS = Path(railwright.bots.__file__).resolve().parent


@functools.cache
def warm_up(*, bots: bool = True) -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    compiling(RULES_TITLE, RULES, _rules_steps())
    if bots:
        compiling(BOTS_TITLE, BOTS, _bot_steps())


def is_warm() -> bool:
    """Whether `warm_up` would have nothing to do."""
    return is_compiled(RULES_TITLE, RULES) and is_compiled(BOTS_TITLE, BOTS)


def longest_lines() -> None:
    """Compile the search for them, the one large part of the rules that stands alone."""
    longest.longest_line(Sheet.new().words, 0, 0, np.empty(longest.LINE_WORDS, dtype=np.int64))


def _rules_steps() -> list[Step]:
    """What is called by others comes before them: so it is compiled once, for Python and for them (see compiled.py)."""
    return [
        ("sheets", _lay_out),
        ("placements", _place),
        ("legal actions", lambda: Sheet.new().legal()),
        ("reasons", lambda: Sheet.new().refusal(done())),
        ("drawing", _draw),
        ("longest lines", longest_lines),
        ("explanations", lambda: [explain(sheet) for sheet in _sheets()]),
        ("scoring", lambda: quick_total(Sheet.new())),
        ("views", lambda: survey(Sheet.new())),
        ("goals", lambda: goals.meets_goal(Sheet.new().words, 0, 0)),
    ]


def _sheets() -> Iterator[Sheet]:
    """One sheet per expansion with all of its pieces on it, so that everything that explains a score is called."""
    yield Sheet.of_pieces([(0, 1, "highway-t", 0), (1, 1, "highway-straight", 0)])
    for name, data in zip(NAMES, DATA, strict=True):
        pieces = [(number // SIZE, number % SIZE, piece, 0) for number, piece in enumerate(data["pieces"])]
        yield Sheet.of_pieces([*pieces, (5, 5, "highway-terminal", 0)], expansion=name)


def _lay_out() -> None:
    for sheet in _sheets():
        _ = sheet.question, sheet.signs, sheet.areas, sheet.lines, sheet.budget, sheet.dice, sheet.too_dear
        if sheet.record and sheet.record.on_lines:
            sheet.placements_on_lines(sheet.record.on_lines[0].name)
    Sheet.new().price(done())
    for name, data in zip(NAMES, DATA, strict=True):
        for piece in data["pieces"]:
            if BARE[variant_of(piece, 0).number] >= 0:
                Sheet.of_pieces([(0, 0, piece, 0)], dried=[(0, 0)], expansion=name)


def _started() -> Sheet:
    sheet = Sheet.new()
    turn.start_round(sheet.words, np.zeros(words.DICE_SLOTS, dtype=np.int64))
    return sheet


def _place() -> None:
    sheet = _started()
    _ = sheet.placements("highway-t"), sheet.fitting_dice, sheet.special_allowed, sheet.duty
    _ = sheet.not_offered("highway-t"), sheet.not_done()


def _draw() -> None:
    for name in NAMES:
        match = Match(Options(expansion=name))
        match.deal(SeededChance(0))
        sheet = match.sheets[0]
        _ = sheet.question, sheet.brings([action.number for action in sheet.legal()])
    sheet = _started()
    turn.apply(sheet.words, sheet.legal()[0].number)
    _ = sheet.brings([action.number for action in sheet.legal()])
    turn.list_brought(sheet.words, np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64))


def _bot_steps() -> list[Step]:
    from railwright.bots import ink_greedy

    return [("random play", _play_at_random), ("greedy play", ink_greedy.prepare)]


def _play_at_random() -> None:
    from railwright.bots.ink_random import RandomBot

    match = Match(Options())
    match.deal(SeededChance(0))
    RandomBot().play_round(view_of(match, 0), seed=0)
