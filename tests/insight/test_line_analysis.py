"""Tests of the analysis of Rail Line: the identity, the better action, the same report twice."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from tests.line.tables import deck_with

from railwright.bots.line import bot
from railwright.core.chance import SeededChance
from railwright.core.errors import RailwrightError
from railwright.insight.analysis import analyse
from railwright.insight.depth import DEPTHS
from railwright.insight.report import mark_of
from railwright.line.actions import action_words
from railwright.line.deck import Deck
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import write_record


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are tried in a few possible games only: what is tested here holds whatever the values are."""
    monkeypatch.setitem(DEPTHS, "quick", replace(DEPTHS["quick"], games=8))


def played(players: int, sheet: int, bots: list[str], seed: int, deck: Deck | None = None) -> Match:
    """A whole game of bots."""
    match = Match(Options(players, sheet, deck or standard_deck()), SetUp.drawn(players, SeededChance(seed)))
    while (seat := match.decider) is not None:
        match.act(seat, bot(bots[seat]).act(match.view(seat), seed=seed))
    return match


@pytest.mark.parametrize(("players", "sheet"), [(2, 1), (2, 2), (3, 1), (3, 2)])
def test_every_point_has_a_reason(players: int, sheet: int) -> None:
    """The start, all luck and all loss make the final score; no loss is negative, the best is legal, twice the same.

    With a deck of somebody's own, too.
    """
    deck = deck_with(B01=[["coal"], [], []]) if sheet == 2 else None
    match = played(players, sheet, ["casual", "random", "casual"], seed=4, deck=deck)
    record = write_record(match)
    report = analyse(record, depth="quick")
    assert msgspec.json.encode(report) == msgspec.json.encode(analyse(record, depth="quick"))
    decided = Match(match.options, match.setup)
    legal = []
    for decision in match.decisions:
        legal.append({action_words(match.options.deck, action) for action in decided.legal_actions()})
        decided.act(decision.seat, decision.action)
    for seat, score in zip(report.seats, match.scores(), strict=True):
        assert seat.total == score.total
        assert seat.value[0] + seat.luck - seat.loss == pytest.approx(seat.total, abs=1e-6)
        assert seat.win is not None
        assert len(seat.win) == len(seat.value) == len(seat.steps) + 1
        for step in seat.steps[:-1]:
            assert step.mark == mark_of(step.loss)
            assert step.loss >= 0
            assert {*step.best, *step.drawn} <= legal[step.round - 1]
            assert sum(step.parts.values()) == pytest.approx(step.loss, abs=1e-6)
        assert (seat.steps[-1].drawn, seat.steps[-1].loss) == ((), 0.0)


def test_who_plays_at_random_gives_away_more() -> None:
    """Against the same opponent Strong gives away less than a player without a plan; an unfinished game is refused."""
    record = write_record(played(2, 1, ["strong", "random"], seed=9))
    strong, careless = analyse(record, depth="quick").seats
    assert strong.loss < careless.loss
    unfinished = "\n".join(record.splitlines()[:-4]) + "\n"
    with pytest.raises(RailwrightError, match="not over"):
        analyse(unfinished)
