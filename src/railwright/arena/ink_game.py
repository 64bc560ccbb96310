"""One game of Railroad Ink between bots, or of one alone."""

from __future__ import annotations

import hashlib

from railwright.arena.contest import Contest, Task, seed_of
from railwright.arena.results import GameResult, SeatResult
from railwright.arena.stopwatch import Stopwatch
from railwright.bots.registry import make
from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError
from railwright.ink.draws import given
from railwright.ink.match import Match, Phase
from railwright.ink.record import write_record
from railwright.ink.score import Score
from railwright.ink.view import view_of

PARTS = ("exits", "highway", "railway", "centre", "errors", "expansion", "villages", "goals")


def play_ink(contest: Contest, task: Task) -> GameResult:
    """Play from the first roll to the last score."""
    return ink_match(contest, task)[1]


def ink_match(contest: Contest, task: Task) -> tuple[Match, GameResult]:
    """The same, with the match itself."""
    table = _Table(contest, task)
    result = table.play()
    return table.match, result


class _Table:
    def __init__(self, contest: Contest, task: Task) -> None:
        self.contest = contest
        self.task = task
        self.match = Match(contest.terms.ink)
        self.chance = SeededChance(seed_of(contest.terms, task.deal, "dice"))
        self.names = contest.key(task)[1]
        self.bots = [make("ink", contest.bots[bot], seconds=contest.terms.seconds) for bot in task.seats]
        self.watches = [Stopwatch() for _ in self.bots]

    def play(self) -> GameResult:
        match = self.match
        while match.phase is not Phase.OVER:
            self._roll()
            while match.phase is Phase.PICKING:
                self._pick()
            for seat in range(len(self.bots)):
                if match.phase is Phase.DRAWING and not match.sheets[seat].is_done:
                    self._draw(seat)
        winners = [place.seat for place in match.ranking() if place.place == 1]
        seats = tuple(
            SeatResult(
                bot=name,
                total=(score := match.score(seat)).total,
                win=1 / len(winners) if seat in winners else 0.0,
                parts=parts_of(score),
                spent=self.watches[seat].spent,
            )
            for seat, name in enumerate(self.names)
        )
        record = hashlib.sha256(write_record(match).encode()).hexdigest()[:16]
        return GameResult(self.task.deal, record, seats)

    def _roll(self) -> None:
        match = self.match
        while match.phase in (Phase.SETTING_UP, Phase.ROLLING):
            rolls = self.contest.given[self.task.deal].rolls if self.contest.given else []
            if match.phase is Phase.ROLLING and match.round < len(rolls):
                match.apply(given(match.options, match.round + 1, rolls[match.round]))
            else:
                match.apply(match.due(self.chance))

    def _pick(self) -> None:
        match = self.match
        assert match.draft is not None
        seat = match.draft.to_pick
        assert seat is not None
        view = view_of(match, seat)
        seed = self._seed(seat, f"pick {len(match.draft.picks)}")
        with self.watches[seat].timing("pick"):
            pair = self.bots[seat].pick(view, seed=seed)
        match.pick(seat, pair)

    def _draw(self, seat: int) -> None:
        match, number = self.match, self.match.round
        view = view_of(match, seat)
        with self.watches[seat].timing("round"):
            actions = self.bots[seat].play_round(view, seed=self._seed(seat, "draw"))
        for action in actions:
            match.act(seat, action)
        if match.phase is Phase.DRAWING and match.round == number and not match.sheets[seat].is_done:
            raise IllegalError("arena_round_unfinished", bot=self.names[seat], round=number)

    def _seed(self, seat: int, purpose: str) -> int:
        told = f"{self.names[seat]} in seat {seat}, round {self.match.round}, {purpose}"
        return seed_of(self.contest.terms, self.task.deal, told)


def parts_of(score: Score) -> dict[str, int]:
    """The points of a sheet by part; errors count against it."""
    points = (
        score.exits,
        score.highway.length,
        score.railway.length,
        len(score.centre),
        -len(score.errors),
        score.expansion,
        score.villages,
        score.goal_points,
    )
    return dict(zip(PARTS, points, strict=True))
