"""The loops of an analysis: a sheet against many sets of dice, and rounds played on to the end."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.aims import GOAL, LATE, NOW, SOON, SOON_ROUNDS
from railwright.bots.ink.desk import Desk, Doubles, Judge
from railwright.bots.ink.search import search_round
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.goals import meets_goal
from railwright.ink.rules.scoring import score
from railwright.ink.rules.sheet import WORDS, Words
from railwright.ink.rules.turn import start_round


@compiled
def try_rolls(
    sheet: Words, rolls: Words, first: int, last: int, judge: Judge, width: int, desk: Desk, made: Doubles
) -> None:
    """Fill in what a search makes of the round after the sheet with each of the rolls from `first` to before `last`."""
    trial = np.empty(WORDS, dtype=np.int64)
    for number in range(first, last):
        overwrite(trial, sheet)
        start_round(trial, rolls[number])
        search_round(trial, judge, width, desk, 0.0, 0)
        made[number] = desk.final_worth[0]


@compiled
def play_on(sheet: Words, rolls: Words, judge: Judge, width: int, desk: Desk, parts: Words, goals: Doubles) -> None:
    """Play the rounds to come with these rolls, one each; the parts of the score in the end, and what goals brought."""
    trial = np.empty(WORDS, dtype=np.int64)
    overwrite(trial, sheet)
    aims, reading = judge.aims, judge.reading
    met = np.zeros(len(aims), dtype=np.bool_)
    goals[0] = 0.0
    for number in range(len(rolls)):
        start_round(trial, rolls[number])
        search_round(trial, judge, width, desk, 0.0, 0)
        overwrite(trial, desk.final_words[0])
        for row in range(len(aims)):
            if not met[row] and meets_goal(trial, int(aims[row, GOAL]), reading):
                met[row] = True
                column = LATE if number > aims[row, SOON_ROUNDS] else (SOON if number else NOW)
                goals[0] += aims[row, column]
    score(trial, reading, parts)
