"""The memory of a search for the best drawings: its table of positions never fills up."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.last_rounds import judge_of

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.desk import CLOCK, new_desk
from railwright.bots.ink.network import new_network
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.players import LEVELS, Beam
from railwright.bots.ink.prior import new_prior
from railwright.bots.ink.search import search_round
from railwright.bots.ink.training import BEAM, EVERY_LOOKS, INNER_BEAM, INNER_LOOKS, LOOKS
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.compiled import INTERPRETED
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.sheet import CHALLENGE, DICE_SLOTS, WORDS
from railwright.ink.rules.turn import new_sheet, start_round

BEAMS = [
    *{beam for level in LEVELS.values() for beam in (level.beam, level.last, level.ahead)},
    *(Beam(BEAM, LOOKS), Beam(BEAM, EVERY_LOOKS), Beam(INNER_BEAM, INNER_LOOKS)),
]


@pytest.mark.skipif(INTERPRETED, reason="Wide searches take minutes as plain Python.")
@pytest.mark.parametrize("untaught", [False, True])
@pytest.mark.parametrize("expansion", range(1, len(KEYS)))
def test_a_search_takes_half_of_its_table_at_most(expansion: int, untaught: bool) -> None:
    """With the most pieces to draw, and with a network that knows nothing, there is room for twice as many."""
    judge = judge_of(CHALLENGE, expansion, 0, no_aims())
    if untaught:
        judge = judge._replace(network=new_network(patterns(CHALLENGE, expansion), 1), prior=new_prior())
    stream, dice = np.empty(STREAM_WORDS, dtype=np.int64), np.empty(DICE_SLOTS, dtype=np.int64)
    for beam in BEAMS:
        desk, sheet = new_desk(beam.width, beam.looks, 1), np.empty(WORDS, dtype=np.int64)
        seed_stream(stream, beam.looks)
        for _ in range(2):
            new_sheet(sheet, CHALLENGE, expansion)
            for _ in range(judge.rounds):
                roll(CHALLENGE, expansion, stream, dice)
                start_round(sheet, dice)
                search_round(sheet, judge, beam.width, desk, 0.0, 0)
                assert np.count_nonzero(desk.seen[:, 1] == desk.counters[CLOCK]) <= len(desk.seen) // 2
                sheet[:] = desk.final_words[0]
