"""Bots with a limit of time: they stop there and play legally, and a limit that is not reached changes nothing."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import get_args

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, small

from railwright.bots.bell import ringing_after
from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.players import LEVELS, Beam, Bot
from railwright.bots.ink_random import roll
from railwright.bots.line.players import SearchingBot
from railwright.bots.line.search import Effort
from railwright.bots.registry import GameName, make
from railwright.bots.stream import STREAM_WORDS
from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.core.errors import MalformedError
from railwright.ink.match import Match as InkMatch
from railwright.ink.options import Options as InkOptions
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import CHALLENGE, DICE_SLOTS
from railwright.ink.rules.turn import apply, refused, start_round
from railwright.ink.view import view_of
from railwright.line.match import Match as LineMatch
from railwright.line.match import Options as LineOptions
from railwright.line.match import SetUp

compiled_only = pytest.mark.skipif(INTERPRETED, reason="A single step of the search takes longer than the limit.")

LIMIT = 0.2
MOST = 5.0
"""Seconds of the processor, which are the same on a busy machine: far below what a search without a limit takes."""


def new_table() -> InkMatch:
    """A table at its first roll."""
    match = InkMatch(InkOptions(edition="challenge"))
    match.deal(SeededChance(3))
    return match


def test_a_bell_rings_after_its_time_and_not_before() -> None:
    """It is silent while the time runs, rings then, and without a limit it never does."""
    begun = time.monotonic()
    with ringing_after(0.05) as bell, ringing_after(600.0) as later, ringing_after(None) as never:
        while not bell[0] and time.monotonic() < begun + 60:
            time.sleep(0.005)
        assert bell[0]
        assert time.monotonic() >= begun + 0.04
        assert not later[0]
        assert not never[0]


@compiled_only
def test_looking_ahead_ends_with_the_time() -> None:
    """A player that would try a hundred thousand sets of dice stops at its limit and ends the round legally."""
    endless = replace(LEVELS["master"], plan=(100_000,), work=10**12)
    match = new_table()
    Bot(replace(endless, plan=(1,))).play_round(view_of(match, 0), seed=1)  # loads what is compiled
    begun, used = time.monotonic(), time.process_time()
    actions = Bot(endless, LIMIT).play_round(view_of(match, 0), seed=1)
    assert time.monotonic() - begun >= LIMIT
    assert time.process_time() - used < MOST
    for action in actions:
        match.act(0, action)
    assert match.sheets[0].is_done


@compiled_only
def test_the_last_round_ends_with_the_time() -> None:
    """A search for the best sheet that would visit millions of positions stops and ends the round legally."""
    trail = KEYS.index("trail")
    sheet = play_alone(small("casual"), CHALLENGE, trail, seed=4, rounds=ROUNDS_OF[trail] - 1)
    dice, stream = np.empty(DICE_SLOTS, dtype=np.int64), np.ones(STREAM_WORDS, dtype=np.int64)
    roll(CHALLENGE, trail, stream, dice)
    start_round(sheet, dice)
    endless = replace(LEVELS["master"], last=Beam(1, 8), prove=3_000_000)
    Bot(replace(endless, prove=1)).best_path(sheet, 0, no_aims(), 1)  # loads what is compiled
    begun, used = time.monotonic(), time.process_time()
    with ringing_after(LIMIT) as bell:
        path = Bot(endless).best_path(sheet, 0, no_aims(), 1, bell=bell)
    assert time.monotonic() - begun >= LIMIT
    assert time.process_time() - used < MOST
    for action in path:
        assert refused(sheet, action) == Reason.FINE
        apply(sheet, action)


@compiled_only
def test_rail_line_ends_with_the_time() -> None:
    """A player that would play billions of cards stops at its limit with a legal action."""
    match = LineMatch(LineOptions(2), SetUp.drawn(2, SeededChance(1)))
    seat = match.decider
    assert seat is not None
    SearchingBot(Effort(1, 1)).act(match.view(seat), seed=1)
    begun, used = time.monotonic(), time.process_time()
    action = SearchingBot(Effort(10**10, 10**8), LIMIT).act(match.view(seat), seed=1)
    assert time.monotonic() - begun >= LIMIT
    assert time.process_time() - used < MOST
    assert action in match.legal_actions()


@compiled_only
def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    """With a minute to think a bot decides as without a limit."""
    view = view_of(new_table(), 0)
    assert make("ink", "strong", seconds=60.0).play_round(view, seed=5) == make("ink", "strong").play_round(
        view, seed=5
    )
    match = LineMatch(LineOptions(3, 2), SetUp.drawn(3, SeededChance(2)))
    assert match.decider is not None
    seen = match.view(match.decider)
    assert make("line", "strong", seconds=60.0).act(seen, seed=5) == make("line", "strong").act(seen, seed=5)


@pytest.mark.parametrize("game", get_args(GameName))
@pytest.mark.parametrize("seconds", [0.0, -1.0, np.nan, np.inf])
def test_a_limit_must_be_a_length_of_time(game: GameName, seconds: float) -> None:
    """Nothing, less than nothing and no end are refused with a sentence."""
    with pytest.raises(MalformedError, match="a number of seconds above 0"):
        make(game, "random", seconds=seconds)
