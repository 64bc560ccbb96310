"""Tests of the analysis of Railroad Ink: the identity, the better drawing, cancelling, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from tests.ink.golden_games import FOLDER, played

from railwright.bots.ink.players import LEVELS
from railwright.core.errors import RailwrightError
from railwright.ink.actions import read_action
from railwright.ink.match import Match
from railwright.ink.options import Edition, Options
from railwright.ink.record import read_record, write_record
from railwright.insight.analysis import analyse
from railwright.insight.ink import par, valuing
from railwright.insight.ink.winning import chances
from railwright.insight.report import MARKS, Report, mark_of
from railwright.insight.watching import CancelledError

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.fixture
def few_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values by a few rolls and quick players, for tests of what holds whatever the values are."""
    monkeypatch.setattr(par, "LEVELS", {"beginner": LEVELS["beginner"]})
    monkeypatch.setattr(valuing, "MOST_ROLLS", 4)
    monkeypatch.setattr(valuing, "SAMPLED_ROLLS", 4)


def record_of(name: str) -> str:
    """A golden game."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def check_best(match: Match, report: Report) -> None:
    """What is called best can be drawn in the place of what was drawn."""
    again, checked = Match(match.options), 0
    for event in match.events:
        before = again.copy()
        again.apply(event)
        started = again.round > before.round or (before.draft and before.draft.to_pick is not None)
        if not started or again.phase.value != "draw" or any(again.rounds[-1].actions):
            continue
        for seat in report.seats:
            step, trial = seat.steps[again.round - 1], again.copy()
            for text in step.best:
                trial.act(seat.seat, read_action(text))
            checked += 1
    assert checked >= match.options.rounds * match.options.players


@pytest.mark.usefixtures("few_rolls")
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_point_has_a_reason(file: Path) -> None:
    """In every variant the start, all luck and all loss make the final score; the best is legal, no loss negative."""
    check(file.read_text("utf-8"))


@pytest.mark.usefixtures("few_rolls")
def test_every_point_has_a_reason_for_many_players_with_different_dice() -> None:
    """The same with four players who draft from dice of both editions, and further goals."""
    pool: tuple[Edition, ...] = ("base", "challenge", "base", "challenge")
    options = Options(edition="challenge", players=4, draft=True, goals=True, further_goals=True, pool=pool)
    check(write_record(played(options)))


def check(text: str) -> None:
    """The identity and all that goes with it, of a record."""
    match, report = read_record(text), analyse(text, depth="quick")
    assert [seat.total for seat in report.seats] == [match.score(seat).total for seat in range(match.options.players)]
    for seat in report.seats:
        assert len(seat.steps) == match.options.rolls == len(seat.value) - 1
        assert seat.value[0] + seat.luck - seat.loss == pytest.approx(seat.total, abs=1e-6)
        for step in seat.steps:
            assert step.loss >= 0
            assert step.mark == mark_of(step.loss)
            assert np.isfinite(step.luck)
            assert (step.best == step.drawn) or step.loss > 0
            assert sum(step.parts.values()) == pytest.approx(step.loss if step.parts else 0.0, abs=1e-6)
        assert list(seat.players) == ["beginner"]
    if match.options.players > 1:
        wins = [seat.win or () for seat in report.seats]
        assert [sum(moment) for moment in zip(*wins, strict=True)] == pytest.approx([1] * (match.options.rolls + 1))
        first = [place.seat for place in match.ranking() if place.place == 1]
        assert [seat.seat for seat in report.seats if seat.win and seat.win[-1] > 0] == sorted(first)
    check_best(match, report)


@pytest.mark.usefixtures("few_rolls")
def test_the_report_is_the_same_bit_for_bit() -> None:
    """Twice the same record, twice the same bytes."""
    text = record_of("challenge-lava-goals")
    once, twice = (msgspec.json.encode(analyse(text, depth="quick")) for _ in range(2))
    assert once == twice
    assert msgspec.json.encode(msgspec.json.decode(once, type=Report)) == once


@pytest.mark.usefixtures("few_rolls")
def test_an_analysis_tells_how_far_it_is_and_can_be_cancelled() -> None:
    """Progress rises to 1; once it is not wanted any more the analysis ends with an error of its own."""
    told: list[float] = []
    analyse(record_of("base-none"), depth="quick", progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    told.clear()
    with pytest.raises(CancelledError):
        analyse(record_of("base-none"), depth="quick", progress=told.append, cancelled=lambda: len(told) >= 3)
    assert len(told) == 3


def test_what_is_no_finished_game_is_refused_with_a_sentence() -> None:
    """An impossible move, a game that is not over, a depth that there is not."""
    text = record_of("base-none")
    broken = text.replace("\n1: ", "\n1: highway-t@D4/0 ", 1)
    with pytest.raises(RailwrightError, match=r"round 1.*highway-t@D4/0"):
        analyse(broken)
    unfinished = text[: text.index("round 7")]
    with pytest.raises(RailwrightError, match="not over"):
        analyse(unfinished)
    with pytest.raises(RailwrightError, match="quick, standard"):
        analyse(text, depth="endless")
    with pytest.raises(RailwrightError, match="record"):
        analyse("nonsense")


def test_marks_go_with_losses() -> None:
    """Each mark begins where the one before ends."""
    assert [mark_of(0.0), *(mark_of(limit) for limit, _ in MARKS)] == [
        *("best", "good", "inaccuracy", "mistake", "blunder")
    ]


def test_the_chance_to_win_follows_the_values() -> None:
    """Equal seats have equal chances, who is ahead has more, and more so with less to come."""
    assert chances([60, 60, 60], [4, 4, 4]) == pytest.approx([1 / 3] * 3)
    early, late = chances([64, 60], [5, 5])[0], chances([64, 60], [2, 2])[0]
    assert 0.5 < early < late < 1
    assert early == pytest.approx(0.7142, abs=1e-3)  # a normal of mean 4 and deviation 5 times the root of 2, above 0
