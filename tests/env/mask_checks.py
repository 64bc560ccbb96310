"""Compares the masks of many games at once with what the engine lists as legal."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.core.compiled import compiled
from railwright.env.bank import Bank, Terms
from railwright.env.game import Game
from railwright.env.kernels import engine_number, number_of_engine
from railwright.env.numbering import NumberingName
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.turn import ACTIONS, FINISH, finish_refused, legal_actions

ROWS = 250


@compiled
def count_faults(sheets: Any, numbers: Any, mask: Any, listed: Any) -> int:
    """How many legal actions are not in the mask, plus how many entries of the mask are no legal actions.

    Whether one may be done is asked in the other way, too, by which the rules give a reason why not.
    """
    faults = 0
    for game in range(len(sheets)):
        count = legal_actions(sheets[game], listed)
        for index in range(count):
            number = number_of_engine(sheets[game], numbers, listed[index])
            if mask[game, number] != 1 or engine_number(sheets[game], numbers, number) != listed[index]:
                faults += 1
        entries = 0
        for number in range(mask.shape[1]):
            entries += mask[game, number] != 0
        faults += abs(entries - count)
        faults += (count > 0 and listed[count - 1] == FINISH) != (finish_refused(sheets[game]) == Reason.FINE)
    return faults


def faults_on_random_states(game: Game, numbering: NumberingName, states: int, seed: int = 1) -> int:
    """Play many games at random through so many states in all; the faults of all their masks."""
    bank = Bank(game, Terms(numbering=numbering), ROWS)
    for row in range(ROWS):
        bank.seed(row, np.random.default_rng(ROWS * seed + row))
    bank.begin(np.arange(ROWS))
    actions = np.zeros(ROWS, dtype=np.int64)
    listed = np.empty(ACTIONS, dtype=np.int64)
    faults = 0
    for _ in range(-(-states // ROWS)):
        faults += count_faults(bank.sheets, bank.numbering.table, bank.mask, listed)
        bank.random_actions(0, ROWS, actions)
        bank.step(0, ROWS, actions)
        faults += int(bank.refused.sum())
    return faults
