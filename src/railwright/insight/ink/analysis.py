"""The analysis of a game of Railroad Ink: every seat's rounds one by one, luck and loss told apart."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from railwright.core.errors import TimingError
from railwright.ink.actions import all_actions
from railwright.ink.match import Match, Phase
from railwright.ink.rules.scoring import ERRORS, TOTAL
from railwright.ink.rules.sheet import ROUND, Words
from railwright.ink.rules.turn import FINISH
from railwright.insight.depth import Depth
from railwright.insight.ink.calibration import Calibration, calibration_for
from railwright.insight.ink.moments import Turn, turns_of
from railwright.insight.ink.par import par_of, rehearsals
from railwright.insight.ink.valuing import Best, Position, Valuer
from railwright.insight.ink.winning import chances
from railwright.insight.report import VERSION, Report, SeatReport, StepReport, mark_of
from railwright.insight.watching import Cancelled, Progress, Watch

PART_NAMES = ("exits", "highway", "railway", "centre", "errors", "expansion", "villages", "goals")
"""As the arena calls them; errors count against a sheet."""
LAST_ROLL_SPREAD = 1.0
"""Standard deviation of what the roll after the last round does to a score."""


def analyse_match(match: Match, depth: Depth, progress: Progress, cancelled: Cancelled) -> Report:
    """What a finished match tells its players; one that is not over is refused."""
    if match.phase is not Phase.OVER:
        raise TimingError("insight_unfinished")
    options = match.options
    calibration, calibrated = calibration_for(options)
    watch = Watch(options.players * options.rolls + rehearsals(match), progress, cancelled)
    valuer = Valuer(options, depth, calibration, watch)
    seats = [Told(valuer, turns, float(match.score(seat).total)) for seat, turns in enumerate(turns_of(match))]
    wins, pars = _wins(match, seats, calibration), par_of(match, watch)
    return Report(
        version=VERSION,
        game="ink",
        depth=depth.name,
        calibrated=calibrated,
        seats=tuple(
            SeatReport(seat, match.score(seat).total, tuple(told.values), wins[seat], pars[seat], tuple(told.steps))
            for seat, told in enumerate(seats)
        ),
    )


class Told:
    """One seat's game, told apart."""

    def __init__(self, valuer: Valuer, turns: list[Turn], total: float) -> None:
        self.valuer = valuer
        self.steps: list[StepReport] = []
        self.values: list[float] = []
        before = valuer.value(turns[0].before)
        self.values.append(before.mean)
        for number, turn in enumerate(turns, 1):
            after = valuer.value(turn.after)
            value = total if number == len(turns) else after.mean
            drawn = valuer.after(turn.before, turn.after.sheet)
            found = valuer.best(turn.before, turn.dice, drawn)
            loss = max(found.ahead, 0.0)
            self.steps.append(
                StepReport(
                    round=number,
                    luck=value + loss - self.values[-1],
                    loss=loss,
                    mark=mark_of(loss),
                    proven=found.proven,
                    beats=found.ahead < 0.0 and not found.proven,
                    standard_error=float(np.hypot(before.error, found.error)),
                    drawn=_notation(action.number for action in turn.actions),
                    best=_notation(found.path if loss > 0.0 else (action.number for action in turn.actions)),
                    parts=self._parts(drawn, found) if loss > 0.0 and valuer.depth.futures else {},
                )
            )
            self.values.append(value)
            before = after
            valuer.watch.step()

    def _parts(self, drawn: Position, found: Best) -> dict[str, float]:
        """Where the loss lies, by playing both sheets on with the same dice; scaled to add up to the loss."""
        futures = self._futures(int(drawn.sheet[ROUND]))
        less = self.valuer.parts(found.position, futures) - self.valuer.parts(drawn, futures)
        less[ERRORS] = -less[ERRORS]
        less = np.delete(less, TOTAL)
        shares = np.abs(less)
        if shares.sum() == 0.0:
            return {}
        less += (found.ahead - less.sum()) * shares / shares.sum()
        return {name: float(points) for name, points in zip(PART_NAMES, less, strict=True) if points}

    def _futures(self, played: int) -> list[Words]:
        """Dice for the rounds to come, several times; after so many rounds always the same."""
        rounds, rolls = max(self.valuer.options.rounds - played, 0), self.valuer.rolls
        if rounds == 0:
            return [rolls.slots[:0]]
        chance = np.random.default_rng(played)
        numbers = chance.choice(len(rolls.slots), (self.valuer.depth.futures, rounds), p=rolls.weights)
        return [rolls.slots[some] for some in numbers]


def _notation(numbers: Iterable[int]) -> tuple[str, ...]:
    """Actions as records have them, without done."""
    return tuple(str(all_actions()[number]) for number in numbers if number != FINISH)


def _wins(match: Match, seats: list[Told], calibration: Calibration) -> list[tuple[float, ...] | None]:
    """By seat: the chance to win before each step and in the end."""
    if len(seats) == 1:
        return [None]
    spreads = [correction.spread for correction in calibration.corrections]
    spreads += [LAST_ROLL_SPREAD] * (match.options.rolls - match.options.rounds)
    moments = [
        chances([seat.values[number] for seat in seats], [spread] * len(seats)) for number, spread in enumerate(spreads)
    ]
    winners = [place.seat for place in match.ranking() if place.place == 1]
    moments.append(tuple((seat in winners) / len(winners) for seat in range(len(seats))))
    return list(zip(*moments, strict=True))
