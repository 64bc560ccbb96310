"""The analysis of a game of Rail Line: every decision of a seat in possible games, luck and loss told apart.

Seen from a seat, hidden cards and what the others do are chance. A decision is worth the points that its seat makes on
average in games that its view leaves open, played on by the quick player; all actions in the same games. One half of
the games says which action is best, the other half by how much: so nothing is called better for its luck in the games
alone, and a lead of less than its standard error is none.
"""

from __future__ import annotations

import numpy as np

from railwright.bots.line.players import policy_for
from railwright.bots.line.quick import new_desk
from railwright.bots.line.search import Floats
from railwright.core.errors import TimingError
from railwright.insight.depth import Depth
from railwright.insight.line.kernels import try_actions
from railwright.insight.report import VERSION, Report, SeatReport, StepReport, mark_of
from railwright.insight.watching import Cancelled, Progress, Watch
from railwright.line.actions import action_words
from railwright.line.match import Match
from railwright.line.rules import layout as at

SEED = 1_000_003
"""Possible games of decisions that follow each other must not be the same."""


def analyse_match(match: Match, depth: Depth, progress: Progress, cancelled: Cancelled) -> Report:
    """What a finished match tells its players; one that is not over is refused."""
    if not match.is_over:
        raise TimingError("insight_unfinished")
    watch = Watch(len(match.decisions) + 1, progress, cancelled)
    seats = [_Seat(depth) for _ in range(match.options.players)]
    again = Match(match.options, match.setup)
    for number, decision in enumerate(match.decisions, 1):
        seats[decision.seat].decide(again, number, decision.action)
        again.act(decision.seat, decision.action)
        watch.step()
    winners = [place.seat for place in match.ranking() if place.place == 1]
    totals = [score.total for score in match.scores()]
    reports = tuple(
        told.report(seat, totals[seat], (seat in winners) / len(winners), len(match.decisions) + 1)
        for seat, told in enumerate(seats)
    )
    watch.step()
    return Report(VERSION, "line", depth.name, calibrated=False, seats=reports)


def try_first(match: Match, depth: Depth) -> None:
    """Weigh the first decision of a match; nothing comes of it but that everything is compiled."""
    _Seat(depth).decide(match, 1, match.legal_actions()[0])


class _Seat:
    """One seat's decisions. What was chosen is worth so much until the seat decides again: the difference is luck."""

    def __init__(self, depth: Depth) -> None:
        self._games = depth.games
        self._desk = new_desk()
        self._steps: list[StepReport] = []
        self._values: list[float] = []
        self._wins: list[float] = []

    def decide(self, match: Match, number: int, chosen: int) -> None:
        """A decision; one without a choice is none."""
        legal = match.legal_actions()
        if len(legal) == 1:
            return
        view, actions = match.view(match.decider), np.array(legal, dtype=np.int64)
        parts = np.zeros((len(legal), self._games, len(at.PARTS) + 1))
        wins = np.zeros((len(legal), self._games))
        try_actions(view.observation, actions, policy_for(view), SEED * number, self._desk, parts, wins)
        half = self._games // 2
        own, best = legal.index(chosen), int(parts[:, :half, -1].mean(axis=1).argmax())
        parts, wins = parts[:, half:], wins[:, half:]
        ahead = parts[best, :, -1] - parts[own, :, -1]
        if ahead.mean() <= _error(ahead):
            best = own
        points = parts[:, :, -1].mean(axis=1)
        loss = float(points[best] - points[own])
        if not self._values:
            self._values.append(float(points[best]))
            self._wins.append(float(wins[best].mean()))
        deck = match.options.deck
        drawn = (action_words(deck, chosen),)
        self._steps.append(
            StepReport(
                round=number,
                luck=float(points[best]) - self._values[-1],
                loss=loss,
                mark=mark_of(loss),
                proven=False,
                beats=False,
                standard_error=_error(ahead if loss else parts[own, :, -1]),
                drawn=drawn,
                best=(action_words(deck, legal[best]),) if loss else drawn,
                parts=_parts(parts[best] - parts[own]) if loss else {},
            )
        )
        self._values.append(float(points[own]))
        self._wins.append(float(wins[own].mean()))

    def report(self, seat: int, total: int, won: float, last: int) -> SeatReport:
        """All of it, with one step more for what came after the seat's last decision."""
        luck = total - self._values[-1]
        self._steps.append(StepReport(last, luck, 0.0, mark_of(0.0), False, False, 0.0, (), (), {}))
        values, wins = (*self._values, float(total)), (*self._wins, won)
        return SeatReport(seat, total, values, wins, {}, tuple(self._steps))


def _error(points: Floats) -> float:
    """The standard error of a mean over possible games."""
    return float(points.std() / np.sqrt(len(points)))


def _parts(less: Floats) -> dict[str, float]:
    """What was given away, by part of the score."""
    means = less.mean(axis=0)
    return {name: float(mean) for name, mean in zip(at.PARTS, means, strict=False) if mean}
