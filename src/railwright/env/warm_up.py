"""The first use of an environment: its kernels are compiled with a visible line of progress."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np

from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.progress import Step, compiling
from railwright.env import kernels
from railwright.env.game import Game
from railwright.env.numbering import numbering_of
from railwright.env.observing import specification_of
from railwright.ink.rules.sheet import DICE_SLOTS, DONE, WORDS

TITLE = "Compiling the environments"
PACKAGE = Path(__file__).resolve().parent


@functools.cache
def warm_up() -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    compiling(TITLE, PACKAGE, _steps())


def _steps() -> list[Step]:
    """What is called by others comes before them: so it is compiled once, for Python and for them (see compiled.py)."""
    game = Game()
    numbers, seen = numbering_of(game, "compact"), specification_of(game)
    sheets, rolled = (np.zeros((1, WORDS), dtype=np.int64) for _ in range(2))
    streams = np.ones((1, STREAM_WORDS), dtype=np.int64)
    legal = np.zeros((1, numbers.words), dtype=np.int64)
    shown = seen.unseen[None].copy()
    mask, bits = np.zeros((1, numbers.actions), dtype=np.uint8), seen.blank[None].copy()
    scores, rewards = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.float64)
    over, refused = np.zeros(1, dtype=np.uint8), np.zeros(1, dtype=np.uint8)
    row, actions, own, dice = (np.zeros(size, dtype=np.int64) for size in (1, 1, 1, DICE_SLOTS))
    lots = streams.copy()
    terms = np.zeros(kernels.TERMS, dtype=np.int64)
    table, fields = numbers.table, (seen.table, seen.faces, seen.pieces)

    def begin() -> None:
        seed_stream(streams[0], 1)
        kernels.is_over(sheets[0])
        sheets[0, DONE] = 1
        kernels.next_decision(sheets[0], rolled[0], streams[0], dice)
        kernels.begin_games(row, terms, sheets, rolled, streams, scores, over)

    def find() -> None:
        kernels.find_legal(sheets[0], table, own, legal[0])
        kernels.list_legal(legal[0], np.empty(numbers.actions, dtype=np.int64))
        kernels.drawing_of(sheets[0], table, 0)
        kernels.engine_number(sheets[0], table, numbers.actions - 1)
        kernels.number_of_engine(sheets[0], table, 0)
        kernels.choose_at_random(0, 1, actions, lots, legal)

    def show() -> None:
        kernels.show_sheet(sheets[0], *fields, shown[0], bits[0])
        kernels.show_games(row, terms, table, *fields, sheets, legal, shown, mask, bits)

    def step() -> None:
        shared = (terms, table, *fields, sheets, rolled, streams, legal, shown, mask, bits)
        kernels.step_games(0, 1, actions, 1, kernels.CHOSEN, lots, *shared, scores, rewards, over, refused)

    def look() -> None:
        count = kernels.count_legal(legal)
        games, found, gains = np.zeros((3, count), dtype=np.int64)
        then = np.zeros((count, seen.size), dtype=np.uint8)
        blank = (seen.blank, seen.unseen)
        kernels.look_ahead(0, 1, terms, table, *fields, *blank, sheets, legal, games, found, gains, then)

    return [("games", begin), ("legal actions", find), ("observations", show), ("steps", step), ("looking ahead", look)]
