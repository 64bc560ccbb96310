"""What sheets are worth between two rounds, and what the best of a round is: the values that an analysis compares."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from railwright.bots.ink.aims import GOAL, NOW, Aims, no_aims, one_round_later
from railwright.bots.ink.desk import Desk, Doubles, Judge, new_desk, stamps
from railwright.bots.ink.expansions import TAUGHT
from railwright.bots.ink.last_round import exhaust, new_memory
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.players import Beam
from railwright.bots.ink.search import best_answer, final_points, search_round
from railwright.bots.ink.weights import load
from railwright.ink.options import Options, number_of
from railwright.ink.rules import turn
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.goals import meets_goal
from railwright.ink.rules.longest import READINGS
from railwright.ink.rules.scoring import PARTS
from railwright.ink.rules.sheet import DONE, EDITIONS, ROUND, Words
from railwright.insight.depth import Depth
from railwright.insight.ink.calibration import Calibration
from railwright.insight.ink.kernels import play_on, try_rolls
from railwright.insight.ink.rolls import rolls_of
from railwright.insight.watching import Watch

AHEAD = Beam(1, 8)
"""How wide the round after a sheet is searched for its value, at every depth: values must not depend on it."""
MOST_ROLLS = 630
"""Up to so many different rolls are all counted: the route dice of either edition."""
SAMPLED_ROLLS = 252
"""Where there are more, the value of a sheet is a mean over so many, the same for every sheet."""


@dataclass(frozen=True, slots=True)
class Position:
    """A sheet between two rounds, with what its seat knows of the goals: those to come, and the points it has."""

    sheet: Words
    aims: Aims
    taken: float


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth, by the rolls that it was tried against."""

    mean: float
    made: Doubles
    """What came of each roll, not corrected."""
    error: float = 0.0
    """Standard error of the mean; 0 where all rolls were tried."""


class _Tried:
    """What a position came to with the first so many rolls."""

    def __init__(self, rolls: int) -> None:
        self.many, self.made = 0, np.empty(rolls)


@dataclass(frozen=True, slots=True)
class Best:
    """What a search found in a round: the actions, and where they lead."""

    path: tuple[int, ...]
    position: Position
    ahead: float
    """By how much it is worth more than what was drawn; below 0 where the player found something better."""
    error: float
    """Standard error of that."""
    proven: bool


class Valuer:
    """Values sheets of one game; its memory is its own, so that analyses can run side by side."""

    def __init__(self, options: Options, depth: Depth, calibration: Calibration, watch: Watch) -> None:
        self.options, self.depth, self.calibration, self.watch = options, depth, calibration, watch
        edition, expansion = EDITIONS.index(options.edition), number_of(options.expansion)
        network, prior = load(edition, expansion)
        reading = READINGS.index(options.longest)
        self._judge = Judge(
            patterns(edition, expansion), network, prior, stamps(), no_aims(), ROUNDS_OF[expansion], reading, 0.0
        )
        self._taught = bool(TAUGHT[expansion])
        self.rolls = rolls_of(tuple(options.route_dice), options.expansion_dice, MOST_ROLLS, SAMPLED_ROLLS)
        self._ahead = new_desk(AHEAD.width, AHEAD.looks, 1)
        self._tried: dict[bytes, _Tried] = {}
        self._desks: dict[Beam, Desk] = {}
        self._memory = new_memory(depth.prove)

    def _desk(self, beam: Beam) -> Desk:
        if beam not in self._desks:
            self._desks[beam] = new_desk(beam.width, beam.looks, self.depth.stages[0][0])
        return self._desks[beam]

    def value(self, position: Position) -> Value:
        """What a position is worth before the next dice; what follows after the last round is counted exactly."""
        number = int(position.sheet[ROUND])
        if number >= self.options.rounds:
            return Value(self._counted(position), np.empty(0))
        made = self.tried(position, len(self.rolls.slots))
        raw = float(made @ self.rolls.weights)
        error = 0.0 if self.rolls.complete else float(made.std() / np.sqrt(len(made)))
        return Value(position.taken + self.calibration.corrections[number].applied(raw), made, error)

    def _counted(self, position: Position) -> float:
        """After the last round: the score, less what the roll after it takes on average if it is to come."""
        points = final_points(position.sheet, self.options.rounds, self._judge.reading, self._ahead.scratch)
        return float(points) + position.taken

    def tried(self, position: Position, many: int) -> Doubles:
        """What the round after a position comes to with each of so many rolls, by the value of the sheets it leads to.

        What was tried once is known from then on: the same sheet is drawn, found and looked at by several seats.
        """
        self.watch.check()
        known = self._tried.setdefault(
            position.sheet.tobytes() + position.aims.tobytes(), _Tried(len(self.rolls.slots))
        )
        if known.many < many:
            judge = self._judge._replace(aims=position.aims)
            try_rolls(position.sheet, self.rolls.slots, known.many, many, judge, AHEAD.width, self._ahead, known.made)
            known.many = many
        return known.made[:many]

    def with_dice(self, position: Position, dice: Words) -> float:
        """The same with one roll."""
        made = np.empty(1)
        judge = self._judge._replace(aims=position.aims)
        try_rolls(position.sheet, dice[np.newaxis], 0, 1, judge, AHEAD.width, self._ahead, made)
        return float(made[0])

    def after(self, before: Position, sheet: Words) -> Position:
        """The position that a sheet at the end of the round is, as far as its seat can tell: nobody else moved."""
        sheet = sheet.copy()
        sheet[DONE] = 1
        met = np.array([meets_goal(sheet, int(row[GOAL]), self._judge.reading) for row in before.aims], dtype=np.bool_)
        taken = before.taken + float(before.aims[met, NOW].sum())
        return Position(sheet, one_round_later(before.aims[~met]), taken)

    def best(self, before: Position, dice: Words, drawn: Position) -> Best:
        """The best that a search finds in a round, beside what was drawn."""
        self.watch.check()
        sheet = before.sheet.copy()
        turn.start_round(sheet, dice)
        if sheet[ROUND] > self.options.rounds:
            return self._best_answer(before, sheet, drawn)
        if sheet[ROUND] == self.options.rounds:
            return self._best_ending(before, sheet, drawn)
        return self._best_drawing(before, sheet, drawn)

    def _best_answer(self, before: Position, sheet: Words, drawn: Position) -> Best:
        """To a question after the last round: all answers are compared."""
        desk = self._ahead
        path = () if sheet[DONE] else (int(best_answer(sheet, self._judge.reading, desk.actions, desk.scratch)),)
        for action in path:
            turn.apply(sheet, action)
        found = Position(sheet, before.aims, before.taken)
        return Best(path, found, self._counted(found) - self._counted(drawn), 0.0, proven=True)

    def _best_ending(self, before: Position, sheet: Words, drawn: Position) -> Best:
        """In the last round: a beam, then all that could still be better, as far as the depth goes."""
        beam = self.depth.last
        desk, judge = self._desk(beam), self._judge._replace(aims=before.aims)
        search_round(sheet, judge, beam.width, desk, 0.0, 0)
        path, proven = desk.final_path[0], False
        known = max(float(desk.final_worth[0]), self._counted(drawn) - before.taken)
        if self._taught:
            proven = bool(exhaust(sheet, judge, known, self.depth.prove, self._memory, np.empty(2)))
            if self._memory.path[0]:
                path = self._memory.path
        actions = tuple(path[1 : 1 + path[0]].tolist())
        for action in actions:
            turn.apply(sheet, action)
        found = self.after(before, sheet)
        return Best(actions, found, self._counted(found) - self._counted(drawn), 0.0, proven)

    def _best_drawing(self, before: Position, sheet: Words, drawn: Position) -> Best:
        """The finished sheets of a beam against the rolls of the next round: more and more rolls for fewer sheets.

        They are compared with what was drawn on the same rolls, in points as corrected.
        """
        beam = self.depth.beam
        desk, judge = self._desk(beam), self._judge._replace(aims=before.aims)
        found = int(search_round(sheet, judge, beam.width, desk, 0.0, 0))
        positions = [self.after(before, desk.final_words[place]) for place in range(found)]
        paths = [tuple(path[1 : 1 + path[0]].tolist()) for path in desk.final_path[:found]]
        correction = self.calibration.corrections[int(sheet[ROUND])]
        most = min(self.depth.stages[-1][1], len(self.rolls.slots))
        drawn_made = self.tried(drawn, most)
        ahead = np.zeros(found)
        left = list(range(found))
        for kept, rolls in self.depth.stages:
            left, until = left[:kept], min(rolls, most)
            weights = self.rolls.weights[:until] / self.rolls.weights[:until].sum()
            for place in left:
                gained = float((self.tried(positions[place], until) - drawn_made[:until]) @ weights)
                ahead[place] = positions[place].taken - drawn.taken + (1 + correction.slope) * gained
            left.sort(key=lambda place: -ahead[place])
        best = left[0]
        error = 0.0
        if most < len(self.rolls.slots) or not self.rolls.complete:
            error = float((self.tried(positions[best], most) - drawn_made).std() / np.sqrt(most))
        return Best(paths[best], positions[best], float(ahead[best]), error, proven=False)

    def parts(self, position: Position, futures: list[Words]) -> Doubles:
        """The parts of the score to be expected in the end, goals last: by playing on with these rolls each."""
        total = np.zeros(PARTS + 1)
        found = np.empty(PARTS, dtype=np.int64)
        judge = self._judge._replace(aims=position.aims)
        goals = np.empty(1)
        for rolls in futures:
            self.watch.check()
            play_on(position.sheet, rolls, judge, AHEAD.width, self._ahead, found, goals)
            total[:PARTS] += found
            total[PARTS] += goals[0]
        total /= len(futures)
        total[PARTS] += position.taken
        return total
