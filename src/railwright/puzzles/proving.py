"""The best that the last round of a sheet can come to, if all that could be better has been tried."""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass

import numpy as np

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.desk import Desk, Judge, new_desk, stamps
from railwright.bots.ink.expansions import TAUGHT
from railwright.bots.ink.last_round import Memory, exhaust, new_memory
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.players import LEVELS
from railwright.bots.ink.search import search_round
from railwright.bots.ink.weights import load
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.longest import SECTIONS
from railwright.ink.rules.sheet import DICE, EDITION, EXPANSION, Words

POSITIONS = 60_000
"""So many are visited at most for a proof, unless somebody wants to wait less."""
FINALISTS = 48
"""So many finished sheets of the beam are kept, to see how many are equally good."""
BEAM = LEVELS["master"].last


@dataclass(frozen=True, slots=True)
class Proof:
    """No sheet is worth more than `best`; `path` leads to one that is worth so much, `ways` such sheets are known."""

    best: float
    path: tuple[int, ...]
    ways: int
    visited: int


class _Own(threading.local):
    """What the search works with; each thread has its own."""

    def __init__(self) -> None:
        self.desk: Desk = new_desk(BEAM.width, BEAM.looks, FINALISTS)
        self.memory: Memory = new_memory(POSITIONS)


_OWN = _Own()


@functools.cache
def _judge(edition: int, expansion: int) -> Judge:
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    return Judge(patterns(edition, expansion), network, prior, stamps(), no_aims(), rounds, SECTIONS, 0.0)


def prove(sheet: Words, *, ways: int = FINALISTS, positions: int = POSITIONS) -> Proof | None:
    """The best of a last round; None where that is not proven, or more ways lead there than are wanted."""
    if not TAUGHT[int(sheet[EXPANSION])]:
        return None
    judge = _judge(int(sheet[EDITION]), int(sheet[EXPANSION]))
    desk, memory = _OWN.desk, _OWN.memory
    found = int(search_round(sheet, judge, BEAM.width, desk, 0.0, 0))
    known = float(desk.final_worth[0])
    finals = desk.final_words[:found][desk.final_worth[:found] == known]
    known_ways = len({final[:DICE].tobytes() for final in finals})
    if known_ways > ways:
        return None
    path, result = desk.final_path[0], np.empty(2)
    if not exhaust(sheet, judge, known, positions, memory, result):
        return None
    if memory.path[0]:
        path, known_ways = memory.path, 1
    return Proof(float(result[0]), tuple(path[1 : 1 + path[0]].tolist()), known_ways, int(result[1]))
