"""The first start of Rail Line: compile its kernels with a visible line of progress."""

from __future__ import annotations

import functools
from pathlib import Path

import railwright.bots.line
import railwright.line.rules
from railwright.core.chance import SeededChance
from railwright.core.progress import Step, compiling, is_compiled
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules.marking import is_full, is_locked
from railwright.line.rules.scoring import has_most_travellers
from railwright.line.rules.tracks import station_ahead
from railwright.line.score import sheet_score, with_most_travellers
from railwright.line.tables import tables_of

RULES_TITLE = "Compiling the rules of Rail Line"
BOTS_TITLE = "Compiling the bots of Rail Line"
RULES = Path(railwright.line.rules.__file__).resolve().parent
BOTS = Path(railwright.bots.line.__file__).resolve().parent


@functools.cache
def warm_up(*, bots: bool = True) -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    compiling(RULES_TITLE, RULES, _rules_steps())
    if bots:
        compiling(BOTS_TITLE, BOTS, _bot_steps())


def is_warm() -> bool:
    """Whether `warm_up` would have nothing to do."""
    return is_compiled(RULES_TITLE, RULES) and is_compiled(BOTS_TITLE, BOTS)


def _new_match() -> Match:
    match = Match(Options(2), SetUp.drawn(2, SeededChance(0)))
    while match.phase.name != "EXTRA_ACTION" and match.decider is not None:
        match.act(match.decider, match.legal_actions()[0])
    return match


def _rules_steps() -> list[Step]:
    """What is called by others comes before them: so it is compiled once, for Python and for them (see compiled.py)."""
    return [
        ("score sheets", _score_sheets),
        ("the course of the game", _new_match),
        ("reasons", lambda: _new_match().refusal(0, 0)),
        ("views", _look),
        ("scores", lambda: _new_match().scores()),
    ]


def _score_sheets() -> None:
    with_most_travellers([0, 0])
    sheet_score(tables_of(standard_deck(), 1), {}, 0)


def _look() -> None:
    match = _new_match()
    view = match.view(0)
    _ = view.stations_ahead(0), view.station(0, 0), has_most_travellers(match.state, 0)
    for question in (is_full, is_locked, station_ahead):
        question(view.observation, view.tables, 0, 0)


def _bot_steps() -> list[Step]:
    def casual() -> None:
        match = _new_match()
        seat = match.decider or 0
        railwright.bots.line.bot("casual").act(match.view(seat), seed=0)

    return [("the casual bot", casual)]
